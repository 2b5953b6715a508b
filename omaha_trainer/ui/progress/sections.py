"""The sections of the page, each made when it first has something to show; before that, what will appear there."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from omaha_trainer.store.progress_rows import CostPicture, Overview, PlayPicture, SkillPicture
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.cost_card import CostCard
from omaha_trainer.ui.progress.days_card import DaysCard
from omaha_trainer.ui.progress.empty_state import EmptyState
from omaha_trainer.ui.progress.frame import Frame
from omaha_trainer.ui.progress.place import Place
from omaha_trainer.ui.progress.play_section import PlaySection
from omaha_trainer.ui.progress.plot_engine import PlotEngine
from omaha_trainer.ui.progress.skill_section import SkillSection
from omaha_trainer.ui.voices import translate


class Sections(QObject):
    """`wanted` carries the page that an empty section wants opened; `everything_wanted` comes to take filters away."""

    skill_chosen = Signal(str, str)
    day_chosen = Signal(object, bool)
    wanted = Signal(str)
    everything_wanted = Signal()

    def __init__(self, frame: Frame, look: Look, engine: PlotEngine, parent: QObject) -> None:
        super().__init__(parent)
        self._look, self._engine = look, engine
        self._skill_place, self._day_place, self._play_place, self._cost_place = (Place() for _ in range(4))
        for place in self._places:
            frame.add(place)
        self.skills: SkillSection | None = None
        self.days: DaysCard | None = None
        self.play: PlaySection | None = None
        self.costs: CostCard | None = None

    @property
    def key(self) -> tuple[str, str]:
        """Kind and trap of the chosen skill."""
        return self.skills.table.key if self.skills else ("", "")

    def show_overview(self, overview: Overview, today: date) -> None:
        self._show_skills(overview)
        if overview.days:
            self._made_days().show_days(overview.days, today)
            self._day_place.put(self._made_days())
        else:
            self._day_place.put(None)

    def show_skill(self, picture: SkillPicture) -> None:
        """The picture of the chosen skill."""
        if self.skills is not None:
            self.skills.panel.show_skill(*self.key, picture)

    def show_play(self, picture: PlayPicture) -> None:
        if picture.outcomes:
            self._made_play().show_play(picture)
            self._play_place.put(self._made_play())
        elif picture.kept:
            self._play_place.put(self._nothing_here())
        else:
            self._play_place.put(self._no_hands())

    def show_costs(self, picture: CostPicture) -> None:
        """Nothing stands there until there is a decision beside the coach's: his own tab says how to ask him."""
        if picture.curve:
            self._made_costs().show_costs(picture)
            self._cost_place.put(self._made_costs())
        else:
            self._cost_place.put(self._nothing_here() if picture.kept else None)

    @property
    def _places(self) -> tuple[Place, ...]:
        return self._skill_place, self._day_place, self._play_place, self._cost_place

    def dress(self) -> None:
        for part in (self.skills, self.days, self.play, self.costs):
            if part is not None:
                part.dress()
        for place in self._places:
            if isinstance(place.shown, EmptyState):
                place.shown.dress()

    def _show_skills(self, overview: Overview) -> None:
        if overview.skills:
            self._made_skills().table.show_skills(overview.skills)
            self._skill_place.put(self._made_skills())
        elif overview.days:
            self._skill_place.put(self._nothing_here())
        else:
            self._skill_place.put(self._no_answers())

    # -- made when there is something to show ----------------------------------------------------------------

    def _made_skills(self) -> SkillSection:
        if self.skills is None:
            self.skills = SkillSection(self._look, self._engine)
            self.skills.table.chosen.connect(self.skill_chosen)
        return self.skills

    def _made_days(self) -> DaysCard:
        if self.days is None:
            self.days = DaysCard(self._look)
            self.days.chosen.connect(self.day_chosen)
        return self.days

    def _made_play(self) -> PlaySection:
        if self.play is None:
            self.play = PlaySection(self._look, self._engine)
        return self.play

    def _made_costs(self) -> CostCard:
        if self.costs is None:
            self.costs = CostCard(self._look, self._engine)
        return self.costs

    # -- where there is nothing ------------------------------------------------------------------------------

    def _no_answers(self) -> QWidget:
        empty = EmptyState(
            "quiz",
            translate("Progress", "How you come on, skill by skill"),
            translate(
                "Progress",
                "After your first questions you see here how many you answer right, how fast you are, which mistakes "
                "you make instead, and the days on which you practised.",
            ),
            translate("Progress", "Start a quiz"),
            self._look,
        )
        empty.started.connect(self._want_quiz)
        return empty

    def _no_hands(self) -> QWidget:
        empty = EmptyState(
            "table",
            translate("Progress", "Your results in big blinds"),
            translate(
                "Progress",
                "After your first hands you see here what you won and lost, what your all-ins were worth, and how many "
                "pots you scooped, shared or lost.",
            ),
            translate("Progress", "Play a hand"),
            self._look,
        )
        empty.started.connect(self._want_play)
        return empty

    def _nothing_here(self) -> QWidget:
        empty = EmptyState(
            "filter",
            translate("Progress", "Nothing passes these filters"),
            translate("Progress", "There is something of other games, structures or days."),
            translate("Progress", "Show everything"),
            self._look,
        )
        empty.started.connect(self.everything_wanted)
        return empty

    def _want_quiz(self) -> None:
        self.wanted.emit("quiz")

    def _want_play(self) -> None:
        self.wanted.emit("play")
