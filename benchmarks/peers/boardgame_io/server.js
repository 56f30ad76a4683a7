// A draft of the same shape as Āmul on boardgame.io: everybody offers a card in secret, picks one in turn, reveals one
// in secret; nine rounds. No effects and no scoring. State lives in memory, as boardgame.io does by default.
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const SEATS = 4, ROUNDS = 9, HAND = 6, FILL = 2;

const deal = (G) => {
  for (const seat of Object.values(G.players)) while (seat.hand.length < HAND) seat.hand.push(G.secret.deck.pop());
  for (let n = 0; n < FILL; n++) G.market.push(G.secret.deck.pop());
};

const pick = (G, seat, card) => {
  if (Number(seat) !== (G.picked + G.round) % SEATS) return 'INVALID_MOVE';
  const place = G.market.indexOf(card);
  if (place < 0) return 'INVALID_MOVE';
  G.market.splice(place, 1);
  G.players[seat].hand.push(card);
  if (++G.picked === SEATS) { G.step = 'reveal'; G.picked = 0; }
};

const choose = (G, seat, card, events) => {
  if (!G.players[seat].hand.includes(card)) return 'INVALID_MOVE';
  G.players[seat].choice = card;
  G.chosen[seat] = true;
  if (Object.keys(G.chosen).length < SEATS) return;
  for (const [number, player] of Object.entries(G.players)) {
    player.hand.splice(player.hand.indexOf(player.choice), 1);
    (G.step === 'offer' ? G.market : G.areas[number]).push(player.choice);
    player.choice = null;
  }
  G.chosen = {};
  if (G.step === 'offer') { G.step = 'pick'; return; }
  G.step = 'offer';
  G.market = [];
  if (++G.round > ROUNDS) events.endGame({ winner: '0' }); else deal(G);
};

const Draft = {
  name: 'draft',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const G = { round: 1, step: 'offer', market: [], picked: 0, chosen: {}, areas: {}, players: {},
      secret: { deck: random.Shuffle([...Array(100).keys()]) } };
    for (let seat = 0; seat < SEATS; seat++) { G.players[seat] = { hand: [], choice: null }; G.areas[seat] = []; }
    deal(G);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: { all: 'any' } },
  moves: {
    act: {
      client: false,
      ignoreStaleStateID: true, // simultaneous choices must not refuse each other
      move: ({ G, playerID, events }, card) =>
        (G.step === 'pick' ? pick(G, playerID, card) : choose(G, playerID, card, events)),
    },
  },
};

const port = Number(process.argv[2]);
const server = Server({ games: [Draft], origins: [Origins.LOCALHOST] });
server.run({ port, lobbyConfig: { apiPort: port + 1 }, callback: () => console.log('ready') });
