// A small game for two with hidden hands, about as large as Assembly: modules on a ring of bays, moved by cards.
'use strict';

const { PlayerView } = require('boardgame.io/core');

const NAME = 'ring';
const BAYS = 12;
const HAND = 5;
const CARDS = 48; // a game of Assembly takes about as many decisions
const COMMANDS = ['rotate', 'swap', 'lock'];

/** The cards in their printed order. */
function allCards() {
  return Array.from({ length: CARDS }, (_, number) => ({
    id: `card-${number}`,
    command: COMMANDS[number % COMMANDS.length],
    distance: 1 + (number % 4),
  }));
}

/** Modules in any order on the ring, a hand for each player that only they see, and a pile that nobody sees. */
function setup({ random }) {
  const pile = random.Shuffle(allCards());
  const modules = Array.from({ length: BAYS }, (_, number) => ({ module: `module-${number}`, locked: false }));
  return {
    ring: random.Shuffle(modules),
    played: [],
    left: CARDS,
    players: { 0: { hand: pile.splice(0, HAND) }, 1: { hand: pile.splice(0, HAND) } },
    secret: { pile },
  };
}

/** Every unlocked module moves the same way along the unlocked bays. */
function rotate(ring, distance) {
  const bays = ring.flatMap((each, bay) => (each.locked ? [] : [bay]));
  const moved = bays.map((bay) => ring[bay]);
  bays.forEach((bay, place) => {
    ring[bay] = moved[(place + distance) % moved.length];
  });
}

function swap(ring, first, second) {
  [ring[first], ring[second]] = [ring[second], ring[first]];
}

const carryOut = {
  rotate: (ring, card) => rotate(ring, card.distance),
  swap: (ring, card, first, second) => swap(ring, first, second),
  lock: (ring, card, first) => {
    ring[first].locked = !ring[first].locked;
  },
};

/** Play a card of one's hand, about two bays, and draw another one. */
function play({ G, playerID }, place, first, second) {
  const { hand } = G.players[playerID];
  const card = hand[place];
  if (card === undefined || !isBay(first) || !isBay(second)) return 'INVALID_MOVE';
  hand.splice(place, 1);
  carryOut[card.command](G.ring, card, first, second);
  G.played.push({ seat: playerID, card, first, second });
  G.left -= 1;
  if (G.secret.pile.length) hand.push(G.secret.pile.pop());
}

function isBay(bay) {
  return Number.isInteger(bay) && bay >= 0 && bay < BAYS;
}

const Ring = {
  name: NAME,
  setup,
  minPlayers: 2,
  maxPlayers: 2,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false } },
  endIf: ({ G }) => (G.left === 0 ? { locked: G.ring.filter((each) => each.locked).length } : undefined),
};

module.exports = { Ring, NAME, BAYS };
