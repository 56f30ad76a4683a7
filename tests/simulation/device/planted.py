"""Bugs planted into the client's worker, each of which the simulator has to find: other lines in its sources."""

from __future__ import annotations

from tests.simulation.device.host import Host, Planted
from tests.simulation.device.world import DeviceWorld

TABLE, TABLES, STORE, GAME = "local/table.ts", "local/tables.ts", "local/store.ts", "local/engine/game.ts"

BUGS: dict[str, tuple[Planted, int]] = {
    "acknowledge before it is stored": (
        Planted(
            TABLE,
            "    await this.settle();\n    this.#show([viewer, { type: 'ack', id, again: false }]);",
            "    viewer.send({ type: 'ack', id, again: false });\n    await this.settle();\n    this.#show();",
        ),
        1,
    ),
    "show before it is stored": (
        Planted(
            TABLE,
            "    await this.settle();\n    this.#show([viewer, { type: 'ack', id, again: false }]);",
            "    this.#show();\n    await this.settle();\n    this.#show([viewer, { type: 'ack', id, again: false }]);",
        ),
        0,
    ),
    "let two decisions overtake each other": (
        Planted(
            TABLE, "await this.#turns.take(() => this.#act(viewer, message));", "await this.#act(viewer, message);"
        ),
        0,
    ),
    "welcome while a move is being stored": (
        Planted(
            TABLE,
            "await this.#turns.take(() => this.#welcome(viewer, message.watch ? null : "
            "this.#seatOf(message.invite ?? null)))",
            "this.#welcome(viewer, message.watch ? null : this.#seatOf(message.invite ?? null))",
        ),
        1,
    ),
    "say nothing when a game is not stored": (
        Planted(TABLE, "if (this.#isKept || this.#warned.has(viewer)) return;", "return;"),
        0,
    ),
    "believe that everything was stored": (
        Planted(STORE, "      unkept.set(kept.table.id, kept);\n      return false;", "      return true;"),
        0,
    ),
    "forget decisions at a restart": (
        Planted(TABLES, "{ ...changed, secret, given }), acts);", "{ ...changed, secret, given }));"),
        0,
    ),
    "apply a decision twice": (Planted(TABLE, "    this.#acts.add(`${seat} ${id}`);\n", ""), 0),
    "remember a decision by its name alone": (
        Planted(TABLE, "this.#acts.has(`${seat} ${id}`)", "[...this.#acts].some((act) => act.endsWith(id.slice(-1)))"),
        0,
    ),
    "remember a refused decision": (
        Planted(
            TABLE,
            "    if (version !== game.version) return",
            "    this.#acts.add(`${seat} ${id}`);\n    if (version !== game.version) return",
        ),
        1,
    ),
    "take a decision about another position": (
        Planted(TABLE, "if (version !== game.version) return", "if (false) return"),
        1,
    ),
    "let somebody decide for others": (
        Planted(
            TABLE,
            "const place = choice ?? game.find(move as unknown as Move);",
            "const place = choice ?? game.view(seat).legal.findIndex((one) => one.do === (move as any).do);",
        ),
        8,
    ),
    "let anybody take a move back": (
        Planted(TABLE, "if (this.#withdrawable !== seat) return refuse(", "if (!this.#withdrawable) return refuse("),
        2,
    ),
    "offer to take back what is final": (
        Planted(GAME, "    this.#before = null;\n    this.log.push(move);", "    this.log.push(move);"),
        0,
    ),
    "forget what others did when a move is taken back": (Planted(GAME, "    this.moves.pop();\n", ""), 0),
    "keep a choice in secret for the next step": (Planted(GAME, "    this.#sealed.clear();\n", ""), 8),
    "take the first of somebody's choices": (
        Planted(
            GAME,
            "if (this.#sealed.set(move.seat, move).size < this.head.players) return;",
            "if (!this.#sealed.has(move.seat)) this.#sealed.set(move.seat, move);\n"
            "    if (this.#sealed.size < this.head.players) return;",
        ),
        30,
    ),
    "show everybody the first seat": (
        Planted(TABLE, "view: this.game.welcome(seat) as", "view: this.game.welcome(seat === null ? null : 0) as"),
        0,
    ),
    "send everybody everybody's news": (
        Planted(TABLE, "if (whose === seat) told.push(", "told.push("),
        0,
    ),
    "give everybody the first seat": (
        Planted(
            TABLE,
            "return this.people.includes(Number(invite)) ? Number(invite) : null;",
            "return this.people[0] ?? null;",
        ),
        0,
    ),
    "let two pages play one table": (
        Planted(TABLES, "  await claim(id);\n  const kept", "  const kept"),
        12,
    ),
    "go on from what was read before the table was free": (
        Planted(
            TABLES,
            "  await keptOf(id); // what is not there is not claimed\n  await claim(id);\n"
            "  const kept = await keptOf(id); // its holder until now may have played on\n",
            "  const kept = await keptOf(id);\n  await claim(id);\n",
        ),
        0,
    ),
    "lose the secret at a restart": (
        Planted(TABLES, "store.put({ ...changed, secret, given })", "store.put(changed)"),
        0,
    ),
    "draw by the engine's own chance after a restart": (Planted(GAME, "    game.#draws = draws;\n", ""), 0),
    "draw the second card again": (
        Planted(GAME, "return this.log.filter(({ seat })", "return this.log.slice(1).filter(({ seat })"),
        0,
    ),
    "let bots stand still after a restart": (
        Planted(
            TABLE,
            "        void this.letBotsPlay();\n        break;\n      case 'act':",
            "        break;\n      case 'act':",
        ),
        1,
    ),
    "never end a game": (Planted(TABLE, "if (this.game.over && this.table.status !== 'over') {", "if (false) {"), 0),
    "lose a change that the disk refused": (
        Planted(TABLE, "log: game.log, acts", "log: this.#isKept ? game.log : game.log.slice(0, -1), acts"),
        0,
    ),
}
"""Each with a seed whose world shows it."""
OTHER_WORLDS = 40


def found(host: Host, name: str) -> list[str]:
    """What is wrong in the bug's own world or, where that shows nothing any more, in the first of some others."""
    bug, seed = BUGS[name]
    worlds = (DeviceWorld(str(number), host, [bug]).run().trouble for number in (seed, *range(OTHER_WORLDS)))
    return next((trouble for trouble in worlds if trouble), [])
