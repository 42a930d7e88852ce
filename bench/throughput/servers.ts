import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { fetchedPackage } from '../../testing/fetched-package.ts';
import type { Answer } from './bare.ts';
import type { Filled } from './fill.ts';
import { bytesOf, type Call, load, type Round } from './load.ts';
import type { Statement, ToProduct } from './product.ts';

export type Person = { readonly userId: string; readonly authorization: string };

/** A server under load, and a function that returns its request for a user. */
export type Side = { readonly address: string; readonly callOf: (person: Person) => Call };

export type Product = { readonly child: ChildProcess; readonly address: string; readonly people: readonly Person[] };
export type Bare = { readonly child: ChildProcess; readonly address: string };

const connections = 8;

const startChild = (file: string, given: readonly string[]) =>
  fork(fileURLToPath(new URL(`./${file}.ts`, import.meta.url)), given, { serialization: 'advanced' });

async function firstMessage<T>(child: ChildProcess): Promise<T> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('a server exited')));
  ended.catch(() => {});
  const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [T];
  stopping.abort();
  return message;
}

async function tell<T>(child: ChildProcess, message: ToProduct | Answer): Promise<T> {
  const answered = firstMessage<T>(child);
  child.send(message);
  return answered;
}

/** Start the product on a filled database. By default, it runs no background jobs. */
export async function startProduct(
  { url, productUrl, userIds }: Filled,
  dataDir: string,
  roles = 'web',
): Promise<Product> {
  const child = startChild('product', [productUrl, url, dataDir, String(userIds.length), roles]);
  const { address, tokens } = await firstMessage<{ address: string; tokens: string[] }>(child);
  const people = userIds.map((userId, n) => ({ userId, authorization: `Bearer ${tokens[n]}` }));
  return { child, address, people };
}

/** Start the peer (Express with SQLite) on a copy of the database. */
export async function startPeer(url: string, folder: string, userIds: readonly string[]): Promise<Product> {
  const express = fetchedPackage('express', '5.2.1');
  const child = startChild('peer', [url, folder, express, String(userIds.length)]);
  const { address, tokens } = await firstMessage<{ address: string; tokens: string[] }>(child);
  const people = userIds.map((userId, n) => ({ userId, authorization: `Bearer ${tokens[n]}` }));
  return { child, address, people };
}

export async function startBare(url: string): Promise<Bare> {
  const child = startChild('bare', [url]);
  const { address } = await firstMessage<{ address: string }>(child);
  return { child, address };
}

export async function setClock({ child }: Product, nowMs: number): Promise<void> {
  await tell(child, { nowMs });
}

export async function ask<T>(address: string, { method, path, headers, body }: Call): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

export async function statementsOf({ child, address }: Product, call: Call): Promise<readonly Statement[]> {
  await tell(child, 'record');
  await ask(address, call);
  return (await tell<{ statements: Statement[] }>(child, 'recorded?')).statements;
}

/**
 * Send the SQL statements of one response to the bare server. Return a side whose requests make the bare server run
 * them.
 */
export async function teach({ child, address }: Bare, answer: Answer, like: Call): Promise<Side> {
  await tell(child, answer);
  const { method, body } = like;
  const about = body === undefined ? {} : { body };
  return {
    address,
    callOf: ({ userId }) => ({ method, path: `/${encodeURIComponent(answer.name)}/${userId}`, ...about }),
  };
}

/** Send the requests of all users in turn, again and again, for this many milliseconds. */
export function askFor(ms: number, { address, callOf }: Side, people: readonly Person[]): Promise<Round> {
  const requests = people.map((person) => bytesOf(callOf(person)));
  const end = performance.now() + ms;
  let n = 0;
  const next = () => {
    n += 1;
    return performance.now() < end ? (requests[n % requests.length] ?? null) : null;
  };
  return load(address, connections, next);
}

export function askOnce({ address, callOf }: Side, people: readonly Person[]): Promise<Round> {
  const requests = people.map((person) => bytesOf(callOf(person)));
  return load(address, connections, () => requests.pop() ?? null);
}
