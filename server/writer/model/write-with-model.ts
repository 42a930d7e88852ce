import type { ModelCall, ModelFault, ModelOutcome, ModelWriter, WeekToSummarise } from '../writer.ts';
import { readAnswer } from './answer/answer.ts';
import { assembleSummary } from './answer/assemble-summary.ts';
import { type Called, callModel } from './call-model.ts';
import { answerFaults } from './check/check-answer.ts';
import type { ModelChoice } from './model-choice.ts';
import { type ModelPrompt, promptFor, promptForCorrection } from './prompt.ts';
import type { ProviderModel } from './provider-model.ts';

/** Faults of the connection, not of the answer: the same week may succeed later. */
const temporary: readonly ModelFault[] = ['rate_limited', 'unavailable', 'timed_out'];

/** Sentences that tell the model why its answer could not be read. */
const unreadable = {
  not_understood: 'It was not one JSON object of the shape that was asked for.',
  cut_short: 'It was too long and ended in the middle. Write less.',
} as const;

/** The greatest number of characters of a refused answer that are sent back to the model. */
const mostRefusedCharacters = 20_000;

type Judged =
  | { readonly summary: NonNullable<ModelOutcome['summary']> }
  | {
      readonly summary: null;
      readonly fault: ModelFault;
      readonly text: string | null;
      readonly faults: readonly string[];
    };

async function judge(week: WeekToSummarise, called: Called): Promise<Judged> {
  if (called.text === null) {
    const { fault } = called;
    const faults = fault === 'cut_short' || fault === 'not_understood' ? [unreadable[fault]] : [];
    return { summary: null, fault, text: null, faults };
  }
  const answer = readAnswer(called.text);
  if (answer === null)
    return { summary: null, fault: 'not_understood', text: called.text, faults: [unreadable.not_understood] };
  const faults = await answerFaults(week, answer);
  if (faults.length > 0) return { summary: null, fault: 'unfaithful', text: called.text, faults };
  return { summary: assembleSummary(week, answer) };
}

/**
 * Return a writer that uses the chosen model. If an answer cannot be read or fails the checks, the model is called once
 * more with the faults. Other faults are not retried here: the queue retries them.
 */
export function modelWriter(choice: ModelChoice, model: ProviderModel): ModelWriter {
  // Some model servers accept no schema: after the first such error, send no schema until this process ends.
  let isStructured = true;

  async function ask(
    week: WeekToSummarise,
    prompt: ModelPrompt,
    calls: ModelCall[],
  ): Promise<Judged & Pick<Called, 'retryAfterMs'>> {
    let called = await callModel(model, choice, prompt, isStructured);
    if (isStructured && (called.status === 400 || called.status === 422)) {
      calls.push(called.call);
      called = await callModel(model, choice, prompt, false);
      if (called.text !== null) isStructured = false;
    }
    const judged = await judge(week, called);
    calls.push({ ...called.call, fault: judged.summary === null ? judged.fault : null });
    return { ...judged, retryAfterMs: called.retryAfterMs };
  }

  return {
    name: choice.model,
    write: async (week) => {
      const calls: ModelCall[] = [];
      // Only the builtin writer may summarise a careful week.
      if (week.careful) return { calls, summary: null, fault: 'not_allowed', again: false, retryAfterMs: null };
      let judged = await ask(week, promptFor(week), calls);
      if (judged.summary === null && judged.faults.length > 0) {
        const refused = judged.text?.slice(0, mostRefusedCharacters) ?? null;
        judged = await ask(week, promptForCorrection(week, refused, judged.faults), calls);
      }
      if (judged.summary !== null) return { calls, summary: judged.summary };
      const { fault, retryAfterMs } = judged;
      return { calls, summary: null, fault, again: temporary.includes(fault), retryAfterMs };
    },
  };
}
