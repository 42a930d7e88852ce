// The measurements of bench/throughput.ts. Reads are repeated; writes happen once per user and window.
import { randomUUID } from 'node:crypto';
import type { CurrentWindowBody } from '../../core/contract/reflections.ts';
import type { Call } from './load.ts';
import { ask, askFor, askOnce, type Person, type Product, setClock } from './servers.ts';
import { by, compareAnswers, type Rounds, type Servers, sidesOf } from './sides.ts';

const roundMs = 500;
const minuteMs = 60_000;
const dayMs = 86_400_000;
/** An evening in the week after the last stored evening. */
const eveningMs = Date.parse('2026-06-01T19:30:00Z');
const words = 'Today I walked home along the river and noticed how quiet the evening had become. '.repeat(4);

const current: Call = {
  method: 'POST',
  path: '/api/reflections/current',
  body: { timezoneOffset: 0, type: 'evening' },
};
const month = 'start=2026-05-01T00:00:00.000Z&end=2026-05-31T23:59:59.000Z';
const reads: readonly (readonly [name: string, call: Call])[] = [
  ['stats', { method: 'GET', path: '/api/user/stats' }],
  ['current window', current],
  ['list of 100', { method: 'GET', path: '/api/reflections?limit=100' }],
  ['calendar month', { method: 'GET', path: `/api/reflections/calendar?${month}` }],
];

/** Split the users, without the one whose statements are recorded, into halves that write to different servers. */
function halves({ people: [, ...people] }: Product): readonly [Person[], Person[]] {
  const half = people.length / 2;
  return [people.slice(0, half), people.slice(half)];
}

async function setClocks({ product, large, peer }: Servers, nowMs: number): Promise<void> {
  await Promise.all([product, large, peer].map((server) => setClock(server, nowMs)));
}

/** Set the clocks and request the evening window for each user, as a page does. Return the window of the first user. */
async function openEvening(servers: Servers, nowMs: number): Promise<CurrentWindowBody> {
  await setClocks(servers, nowMs);
  const { product, large } = servers;
  for (const { address, people } of [product, large]) {
    await askOnce({ address, callOf: (person) => by(current, person) }, people);
  }
  return ask(product.address, by(current, product.people[0] as Person));
}

async function readRounds(servers: Servers, name: string, call: Call, rounds: number): Promise<Rounds[]> {
  const sides = await sidesOf(servers, name, call, false);
  const hasPeer = call !== current;
  if (hasPeer) await compareAnswers(servers, name, call);
  const [, ...people] = servers.product.people;
  const [, ...largePeople] = servers.large.people;
  const [, ...peerPeople] = servers.peer.people;
  const measured: Rounds[] = [];
  // The first round warms up the servers and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const product = await askFor(roundMs, sides.product, people);
    const bare = await askFor(roundMs, sides.bare, people);
    const large = await askFor(roundMs, sides.large, largePeople);
    const peer = hasPeer ? await askFor(roundMs, sides.peer, peerPeople) : null;
    if (round > 0) measured.push({ product, bare, large, peer });
  }
  return measured;
}

async function writeRound(servers: Servers, name: string, call: Call): Promise<Rounds> {
  const sides = await sidesOf(servers, name, call, true);
  const [ours, theirs] = halves(servers.product);
  const product = await askOnce(sides.product, ours);
  const bare = await askOnce(sides.bare, theirs);
  const large = await askOnce(sides.large, halves(servers.large)[0]);
  const peer = call === current ? null : await askOnce(sides.peer, halves(servers.peer)[0]);
  return { product, bare, large, peer };
}

function createOf({ window, prompt }: CurrentWindowBody): Call {
  const { type, availableFrom, availableUntil } = window;
  const body = { promptId: prompt?.id, type, content: words, availableFrom, availableUntil, timezoneOffset: 0 };
  return { method: 'POST', path: '/api/reflections', headers: { 'idempotency-key': randomUUID() }, body };
}

export async function measureRows(servers: Servers, rounds: number): Promise<ReadonlyMap<string, readonly Rounds[]>> {
  const rows = new Map<string, readonly Rounds[]>();
  await openEvening(servers, eveningMs);
  for (const [name, call] of reads) rows.set(name, await readRounds(servers, name, call, rounds));

  const [asked, created]: [Rounds[], Rounds[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const nowMs = eveningMs + (round + 1) * dayMs;
    const create = createOf(await openEvening(servers, nowMs));
    await setClocks(servers, nowMs + minuteMs);
    const first = await writeRound(servers, 'first asking of a minute', current);
    const written = await writeRound(servers, 'create', create);
    if (round === 0) continue;
    asked.push(first);
    created.push(written);
  }
  return rows.set('window, first of its minute', asked).set('create', created);
}
