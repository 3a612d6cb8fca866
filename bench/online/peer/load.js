// `node load.js PORT TABLES EVERY WARM_UP SECONDS`: people at many tables, a move at each every so many seconds.
// Says `measuring` when the warm-up is over, and then what was measured, as JSON.
'use strict';

const { performance } = require('node:perf_hooks');
const { io } = require('socket.io-client');
const { NAME, BAYS } = require('./game');

const [port, tables, every, warmUp, seconds] = process.argv.slice(2).map(Number);
const URL = `http://127.0.0.1:${port}`;
const SEATS = ['0', '1'];
const AT_ONCE = 20; // how many tables are made at the same time
const GRACE = 1000; // milliseconds in which the last messages may still arrive
const PATIENCE = 10 * GRACE; // in which people leave, also those to whom a table was never shown

const found = { told: [], refused: 0, replaced: 0, unanswered: 0 };
let begins = Infinity;
let ends = Infinity;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const anyOf = (count) => Math.floor(Math.random() * count);
const isMeasured = (sent) => sent >= begins && sent < ends;

async function post(path, body) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${URL}/games/${NAME}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** One person with a connection of their own, who knows the table as it was last told. */
class Person {
  constructor(match, seat, credentials) {
    Object.assign(this, { match, seat, credentials, state: null, other: null });
    this.moves = new Map(); // when the other person made a move, by the state that it comes to
    this.socket = io(`${URL}/${NAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.on('update', (_, state) => this.see(state));
  }

  /** Wait until the table is shown. */
  sitDown() {
    return new Promise((resolve) => {
      this.socket.on('sync', (_, { state }) => {
        this.see(state);
        resolve();
      });
      this.socket.on('connect', () => this.socket.emit('sync', this.match, this.seat, this.credentials, SEATS.length));
    });
  }

  see(state) {
    const arrived = performance.now();
    if (this.state !== null && state._stateID <= this.state._stateID) found.refused += isMeasured(arrived) ? 1 : 0;
    this.state = state;
    const sent = this.moves.get(state._stateID);
    if (sent === undefined) return;
    this.moves.delete(state._stateID);
    if (isMeasured(sent)) found.told.push(arrived - sent);
  }

  play() {
    const { state, match, seat, credentials } = this;
    const args = [anyOf(state.G.players[seat].hand.length), anyOf(BAYS), anyOf(BAYS)];
    const payload = { type: 'play', args, playerID: seat, credentials };
    this.other.moves.set(state._stateID + 1, performance.now());
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, seat);
  }
}

/** A new match with a person in each seat. */
async function newTable() {
  const { matchID } = await post('create', { numPlayers: SEATS.length });
  const people = await Promise.all(SEATS.map((seat) => joined(matchID, seat)));
  await Promise.all(people.map((person) => person.sitDown()));
  [people[0].other, people[1].other] = [people[1], people[0]];
  return people;
}

async function joined(match, seat) {
  const { playerCredentials } = await post(`${match}/join`, { playerID: seat, playerName: `seat ${seat}` });
  return new Person(match, seat, playerCredentials);
}

function leave(people) {
  for (const person of people) {
    found.unanswered += [...person.moves.values()].filter(isMeasured).length;
    person.socket.disconnect();
  }
}

/** Moves at one table until the end; where a game is over, another one begins. */
async function playOn(people) {
  let due = performance.now() + Math.random() * every * 1000;
  while (due < ends) {
    await sleep(Math.max(0, due - performance.now()));
    if (people[0].state.ctx.gameover) {
      leave(people);
      people = await newTable();
      found.replaced += isMeasured(performance.now()) ? 1 : 0;
      due = performance.now();
    }
    // Nobody, where the last move is still on its way to one of them.
    people.find((person) => person.seat === person.state.ctx.currentPlayer)?.play();
    due += every * 1000;
  }
  await sleep(GRACE);
  leave(people);
}

async function newTables() {
  const made = [];
  while (made.length < tables) {
    const count = Math.min(AT_ONCE, tables - made.length);
    made.push(...(await Promise.all(Array.from({ length: count }, newTable))));
  }
  return made;
}

async function measure() {
  const made = await newTables();
  const playing = Promise.all(made.map(playOn));
  await sleep(warmUp * 1000);
  const before = process.cpuUsage();
  begins = performance.now();
  ends = begins + seconds * 1000;
  console.log('measuring');
  await sleep(seconds * 1000);
  const used = process.cpuUsage(before);
  console.log('measured');
  await Promise.race([playing, sleep(PATIENCE)]);
  return { ...found, clients: (used.user + used.system) / 1e6 / seconds };
}

measure().then((measured) => {
  process.stdout.write(`${JSON.stringify(measured)}\n`, () => process.exit(0));
});
