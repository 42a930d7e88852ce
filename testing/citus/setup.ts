import type { TestProject } from 'vitest/node';
import type {} from '../test-database.ts';
import { findCitus, startNode } from './cluster.ts';

/** Start a coordinator and two workers before the first test file. Return the function that stops them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findCitus();
  if (programs === null) throw new Error('Citus is missing: run npm run test:citus, which finds or builds it.');
  const nodes = await Promise.all([1, 2, 3].map(() => startNode(programs)));
  project.provide('databaseUrl', nodes[0]?.url ?? '');
  project.provide(
    'citusNodes',
    nodes.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(nodes.map((node) => node.remove()));
  };
}
