/** Trinkets, drawn by itself: the trinkets so far, what everybody has, and the hand as cards to press. */

const MARGIN = 16;
let host = null;

addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'hello') {
    [host] = ports;
    host.onmessage = ({ data: news }) => draw(news);
  }
});

function draw({ view, seats, choices, fields, dark }) {
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  const [title, stake] = [make('h2', fields.drawn), make('p', view.drawn.join(' · '), 'trinkets')];
  const rows = view.seats.map(({ points, hand_size: cards }, seat) => make('li', `${seats[seat]}: ${points} (${cards})`));
  const hand = choices.map(({ text, move, chosen }, number) => {
    const card = make('button', String(move.card), chosen ? 'card chosen' : 'card');
    card.title = text;
    card.onclick = () => host.postMessage({ type: 'choose', choice: number });
    return card;
  });
  const list = make('ul');
  list.append(...rows);
  const cards = make('div', '', 'hand');
  cards.append(...hand);
  document.body.replaceChildren(title, stake, list, cards);
  host.postMessage({ type: 'height', pixels: document.body.offsetHeight + 2 * MARGIN });
}

function make(name, text = '', kind = '') {
  const found = document.createElement(name);
  found.textContent = text;
  found.className = kind;
  return found;
}
