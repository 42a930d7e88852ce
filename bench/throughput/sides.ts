import { randomUUID } from 'node:crypto';
import type { Call, Round } from './load.ts';
import { ask, type Bare, type Person, type Product, type Side, statementsOf, teach } from './servers.ts';

export type Servers = {
  readonly product: Product;
  readonly bare: Bare;
  readonly large: Product;
  readonly peer: Product;
};

/** The timings of one call, sent to each server in turn. `peer` is null if the peer server does not have this call. */
export type Rounds = {
  readonly product: Round;
  readonly bare: Round;
  readonly large: Round;
  readonly peer: Round | null;
};

export const by = (call: Call, { authorization }: Person): Call => ({
  ...call,
  headers: { ...call.headers, authorization },
});

/** Return the requests of a call for each server. Record the product's SQL statements for the bare server. */
export async function sidesOf(
  { product, bare, large, peer }: Servers,
  name: string,
  call: Call,
  isWrite: boolean,
): Promise<Readonly<Record<keyof Rounds, Side>>> {
  const [watched] = product.people;
  if (!watched) throw new Error('there are no users');
  const { userId } = watched;
  const statements = await statementsOf(product, by(call, watched));
  if (statements.length === 0) throw new Error(`${name} sent no statement to the database`);
  // The idempotency key and the id of the new reflection must differ in each request.
  const key = call.headers?.['idempotency-key'];
  const made = statements.find(({ text }) => text.startsWith('insert into "app"."reflections"'))?.values[1];
  const fresh = [key, made].filter((value) => typeof value === 'string');
  const callOf = (person: Person) => {
    const own = by(call, person);
    return key === undefined ? own : { ...own, headers: { ...own.headers, 'idempotency-key': randomUUID() } };
  };
  return {
    product: { address: product.address, callOf },
    bare: await teach(bare, { name, statements, userId, fresh, isWrite }, call),
    large: { address: large.address, callOf },
    peer: { address: peer.address, callOf },
  };
}

/** Throw if the peer's response differs from the product's. */
export async function compareAnswers({ product, peer }: Servers, name: string, call: Call): Promise<void> {
  const [ours, theirs] = [product.people[1], peer.people[1]];
  if (!ours || !theirs) throw new Error('there are too few users');
  const answers = await Promise.all([ask(product.address, by(call, ours)), ask(peer.address, by(call, theirs))]);
  const [one, other] = answers.map((answer) => JSON.stringify(answer));
  if (one !== other) throw new Error(`${name}: the peer answers ${other?.slice(0, 500)}, not ${one?.slice(0, 500)}`);
}
