import type { Log } from '../../log/log.ts';
import { faultSentences } from '../model/fault-sentences.ts';
import { destinationOf } from '../model/model-choice.ts';
import { lookAtModel } from './look-at-model.ts';
import type { SummaryModel } from './summary-model.ts';

/** At start, log which model writes the summaries, or what is wrong with it. Never reject. */
export async function reportModel(model: SummaryModel, log: Pick<Log, 'info' | 'warn' | 'fault'>): Promise<void> {
  try {
    const choice = await model.find();
    if (choice === null) return;
    const fault = await lookAtModel(choice);
    const fields = { model: choice.model, host: destinationOf(choice) };
    if (fault !== null) log.warn(faultSentences[fault], fields);
    else if (!choice.isLocal) log.info('the model that WRITER names answers', fields);
  } catch (error) {
    log.fault('the look at the model failed', error);
  }
}
