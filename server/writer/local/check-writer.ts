import { faultSentences } from '../model/fault-sentences.ts';
import { destinationOf, type LocalSearch, type ModelChoice } from '../model/model-choice.ts';
import { openModelWriter } from '../model/open-model-writer.ts';
import type { ModelFault, WeekToSummarise } from '../writer.ts';
import { type Finding, firstFound, lookForModels } from './find-local-model.ts';
import { lookAtModel } from './look-at-model.ts';

export type WriterReport = { readonly lines: readonly string[]; readonly isFine: boolean };

const builtinWrites = 'The builtin writer writes the summaries.';

const findingSentences: Readonly<Record<Finding['state'], (at: string) => string>> = {
  found: (at) => `${at}: it answers and has a chat model.`,
  nobody: (at) => `${at}: nobody answers.`,
  another_program: (at) => `${at}: another program answers.`,
  another_person: (at) =>
    `${at}: another user of this machine runs it, so it is not used: to use it, name its model in WRITER.`,
  no_model: (at) => `${at}: it has no chat model that runs on this machine: pull or load one (ollama pull NAME).`,
  key_refused: (at) => `${at}: ${faultSentences.key_refused}.`,
};

const isFault = ({ state }: Finding) => state === 'no_model' || state === 'key_refused' || state === 'another_person';

/** Let the model summarise an invented week. Return its fault, which may be null, and the time in seconds. */
async function tryModel(choice: ModelChoice, week: WeekToSummarise) {
  const began = performance.now();
  const outcome = await (await openModelWriter({ writer: choice }))?.write(week);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const fault: ModelFault | null = outcome && outcome.summary === null ? outcome.fault : null;
  return { fault, seconds };
}

async function checkModel(choice: ModelChoice, week: WeekToSummarise): Promise<WriterReport> {
  const name = `${choice.model} at ${destinationOf(choice)}`;
  const looked = await lookAtModel(choice);
  if (looked !== null) return { lines: [`${name}: ${faultSentences[looked]}.`], isFine: false };
  const { fault, seconds } = await tryModel(choice, week);
  if (fault !== null) return { lines: [`${name}: ${faultSentences[fault]}.`], isFine: false };
  return { lines: [`${name}: it wrote the summary of an invented week in ${seconds} s.`], isFine: true };
}

function sentenceOf({ place: { server, baseUrl }, state }: Finding): string {
  return findingSentences[state](`${server} at ${new URL(baseUrl).host}`);
}

/** Return a sentence for each problem of the writer that can be found without calling the model. */
export async function lookAtWriter(writer: 'builtin' | ModelChoice | LocalSearch): Promise<string[]> {
  if (writer === 'builtin') return [];
  if ('places' in writer) return (await lookForModels(writer)).filter(isFault).map(sentenceOf);
  const fault = await lookAtModel(writer);
  return fault === null ? [] : [`${writer.model} at ${destinationOf(writer)}: ${faultSentences[fault]}.`];
}

/** Let the configured writer summarise an invented week, and report the result in plain sentences. */
export async function checkWriter(
  writer: 'builtin' | ModelChoice | LocalSearch,
  week: WeekToSummarise,
): Promise<WriterReport> {
  if (writer === 'builtin') return { lines: [`WRITER is builtin: no model is asked. ${builtinWrites}`], isFine: true };
  if (!('places' in writer)) return checkModel(writer, week);
  const findings = await lookForModels(writer);
  const lines = findings.map(sentenceOf);
  const choice = firstFound(findings);
  if (choice === null) return { lines: [...lines, builtinWrites], isFine: !findings.some(isFault) };
  const checked = await checkModel(choice, week);
  return { lines: [...lines, ...checked.lines], isFine: checked.isFine };
}
