"""The shapes of requests and answers of the HTTP API."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from underhall.server.tables.chairs import LONGEST_CHAT, LONGEST_NAME

Name = Field(default="", max_length=4 * LONGEST_NAME, description="What the seat is called.")
Level = Field(default="", max_length=40, description="Of a bot; a good one if none is named.")
SeatNumber = Field(
    default=None, ge=0, description="Needed only by somebody who holds several seats."
)
Seen = Field(ge=1, description="The number of the table when this was decided.")


class Asking(BaseModel):
    """The base of every request: nothing unknown is ignored."""

    model_config = ConfigDict(extra="forbid")


class ChairWanted(Asking):
    """One chair: yours, somebody's at the same device, open by invitation, or a bot's."""

    kind: Literal["me", "here", "open", "bot"]
    name: str = Name
    level: str = Level


class Opening(Asking):
    """A table as it is wanted."""

    game: str = Field(max_length=40)
    seats: list[ChairWanted] = Field(min_length=1, max_length=12)
    options: dict[str, str] = Field(default={}, max_length=40)
    undo: Literal["consent", "free", "none"] = "consent"
    clock: int | None = Field(default=None, description="Seconds a turn; none without a clock.")
    then: Literal["wait", "bot"] = Field(
        default="wait", description="What happens when the clock runs out."
    )
    position: dict[str, Any] | None = Field(default=None, description="Begin in the middle.")
    public: bool = Field(
        default=False, description="Whether the hall shows the free chairs to everybody."
    )
    hints: bool = Field(default=True, description="Whether the coach may be asked for hints.")
    trial_of: str = Field(
        default="",
        pattern=r"^[a-z0-9]{0,40}$",
        description="The table from which somebody tries things out here.",
    )


class Joining(Asking):
    """An invitation that is accepted."""

    code: str = Field(max_length=40)
    name: str = Name
    another: bool = Field(
        default=False, description="Take a chair even if this browser has one there already."
    )


class Acting(Asking):
    """Something that one seat does."""

    seat: int | None = SeatNumber


class Deciding(Acting):
    """Something that one seat does because of what it saw."""

    number: int = Seen


class Move(Deciding):
    """An option by its token."""

    token: str = Field(max_length=200)


class Answer(Deciding):
    """Whether to agree to what somebody has asked."""

    what: Literal["undo", "end"]
    yes: bool


class Naming(Acting):
    """Another name."""

    name: str = Name


class Pacing(Acting):
    """How fast bots go."""

    pace: Literal["slow", "normal", "fast", "instant", "hurry"]


class Calling(Acting):
    """Where to be called when it is one's turn; "" for nowhere."""

    url: str = Field(max_length=500)


class Saying(Acting):
    """A line of chat."""

    text: str = Field(max_length=4 * LONGEST_CHAT)


class SeatingBot(Acting):
    """A bot for a chair that is empty or whose time has run out."""

    chair: int = Field(ge=0)
    level: str = Level


class Freeing(Asking):
    """A chair that somebody else may take."""

    chair: int = Field(ge=0)


class Renewing(Asking):
    """A key that is to open nothing any more."""

    role: str = Field(
        pattern=r"^([0-9]{1,2}|w|o)$",
        description="The number of a seat, w for the link to look on, o for the owner's key.",
    )


class Done(BaseModel):
    """What was asked for has happened and is on the disk."""

    number: int = Field(description="The number of the table now.")


class DoneOrAsked(Done):
    """It has happened, or the others have to agree first."""

    asked: list[int] = Field(description="The seats that have to agree first; none if it is done.")


class SeatKey(BaseModel):
    """A seat and the key to it."""

    seat: int
    key: str
    link: str


class Keys(BaseModel):
    """The keys that a visitor holds to a table, and those to hand out."""

    table: str
    seats: list[SeatKey]
    owner: str | None = Field(description="The key that may delete the table.")
    watch: str = Field(description="A link for those who only look on.")
    invite: str | None = Field(description="The code for a free chair.")
    invite_link: str | None


class Opened(Keys):
    """A new table."""

    number: int


class Trouble(BaseModel):
    """Why something was refused; nothing was changed."""

    error: str
    message: str
    number: int | None = None
    clause: str | None = None
    reason: str | None = None
