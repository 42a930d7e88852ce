import { totalmem } from 'node:os';
import type { LocalPlace, LocalSearch, ModelChoice } from '../model/model-choice.ts';
import { isLoopbackHost } from '../model/private-network.ts';
import { lookAtLlamaCpp } from './llama-cpp.ts';
import { lookAtLmStudio } from './lm-studio.ts';
import type { LocalAnswer, Look } from './local-answer.ts';
import { lookAtOllama } from './ollama.ts';
import { isOnThisMachine } from './on-this-machine.ts';
import { isPortOfAnotherPerson } from './port-owners.ts';

/** The time limit for one address. A closed port refuses at once, but a busy server may need a moment. */
const lookLimitMs = 1_000;

const looks: Readonly<Record<LocalPlace['server'], (look: Look) => Promise<LocalAnswer>>> = {
  Ollama: lookAtOllama,
  'llama.cpp': lookAtLlamaCpp,
  'LM Studio': lookAtLmStudio,
};

export type Finding = { readonly place: LocalPlace } & LocalAnswer;

/**
 * Search all addresses in parallel for at most one second, without sending reflections. Return the findings in the
 * order of `places`.
 */
export async function lookForModels({ places, key, timeoutMs }: LocalSearch): Promise<readonly Finding[]> {
  const signal = AbortSignal.timeout(lookLimitMs);
  const late = new Promise<LocalAnswer>((resolve) => {
    signal.addEventListener('abort', () => resolve({ state: 'nobody' }));
  });
  const look = async ({ server, baseUrl }: LocalPlace): Promise<LocalAnswer> => {
    const { hostname, port } = new URL(baseUrl);
    if (!(await isOnThisMachine(hostname))) return { state: 'nobody' };
    if (isLoopbackHost(hostname) && isPortOfAnotherPerson(Number(port || 80))) return { state: 'another_person' };
    return looks[server]({ baseUrl, key, signal, timeoutMs, memoryBytes: totalmem() });
  };
  return Promise.all(places.map(async (place) => ({ place, ...(await Promise.race([look(place), late])) })));
}

export function firstFound(findings: readonly Finding[]): ModelChoice | null {
  for (const finding of findings) if (finding.state === 'found') return finding.choice;
  return null;
}
