import type { ModelCall, ModelFault, ModelOutcome, ModelWriter, WeekToSummarise } from '../writer.ts';
import { readAnswer } from './answer/answer.ts';
import { assembleSummary } from './answer/assemble-summary.ts';
import { type Called, callModel } from './call-model.ts';
import { checkAnswer } from './check/check-answer.ts';
import type { ModelChoice } from './model-choice.ts';
import { type ModelPrompt, promptFor, promptForCorrection } from './prompt.ts';
import type { ProviderModel } from './provider-model.ts';

/** Faults of the connection or the configuration, not of the answer: the same week may succeed later. */
const temporary: readonly ModelFault[] = ['rate_limited', 'unavailable', 'timed_out', 'model_missing', 'key_refused'];

/** What the model is told about an answer that cannot be used, so that its second answer is better. */
const unreadable = {
  not_understood: 'It was not one JSON object of the shape that was asked for.',
  cut_short: 'It was too long and ended in the middle. Write less.',
} as const;

/** A refused answer is cut to this length when it is sent back to the model. */
const mostRefusedCharacters = 20_000;

type Judged =
  | { readonly summary: NonNullable<ModelOutcome['summary']> }
  | {
      readonly summary: null;
      readonly fault: ModelFault;
      readonly text: string | null;
      readonly faults: readonly string[];
    };

/** Return whether the server may have refused the JSON schema of the answer. */
const refusesSchema = ({ status, text, ...called }: Called): boolean =>
  (status === 400 || status === 422) && !('fault' in called && called.fault === 'context_too_small');

async function judge(week: WeekToSummarise, called: Called): Promise<Judged> {
  if (called.text === null) {
    const { fault } = called;
    const faults = fault === 'cut_short' || fault === 'not_understood' ? [unreadable[fault]] : [];
    return { summary: null, fault, text: null, faults };
  }
  const answer = readAnswer(called.text);
  if (answer === null)
    return { summary: null, fault: 'not_understood', text: called.text, faults: [unreadable.not_understood] };
  const { answer: kept, faults } = await checkAnswer(week, answer);
  if (kept === null) return { summary: null, fault: 'unfaithful', text: called.text, faults };
  return { summary: assembleSummary(week, kept) };
}

/**
 * Return a writer that drops faulty sentences of an answer. If an answer cannot be read or too little is left, it calls
 * the model again with the faults.
 */
export function modelWriter(choice: ModelChoice, model: ProviderModel): ModelWriter {
  // Some servers accept no JSON schema. Once a server has refused it, send none until this process ends.
  let isStructured = true;
  // Some models reason at length. Once an answer was cut off while reasoning, allow more tokens in all later calls.
  let reasons = false;

  async function ask(
    week: WeekToSummarise,
    prompt: ModelPrompt,
    calls: ModelCall[],
  ): Promise<Judged & Pick<Called, 'retryAfterMs'>> {
    let called = await callModel(model, choice, prompt, { isStructured, reasons });
    if (isStructured && refusesSchema(called)) {
      calls.push(called.call);
      called = await callModel(model, choice, prompt, { isStructured: false, reasons });
      if (called.text !== null || called.isCutWhileReasoning) isStructured = false;
    }
    if (called.isCutWhileReasoning && !reasons) {
      calls.push(called.call);
      reasons = true;
      called = await callModel(model, choice, prompt, { isStructured, reasons });
    }
    const judged = await judge(week, called);
    calls.push({ ...called.call, fault: judged.summary === null ? judged.fault : null });
    return { ...judged, retryAfterMs: called.retryAfterMs };
  }

  return {
    name: choice.model,
    write: async (week) => {
      const calls: ModelCall[] = [];
      // Only the builtin writer may summarise a week with a danger phrase.
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
