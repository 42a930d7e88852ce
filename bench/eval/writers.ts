import { readConfig } from '../../server/config/config.ts';
import { openSummaryModel } from '../../server/writer/local/summary-model.ts';
import { openModelWriter } from '../../server/writer/model/open-model-writer.ts';
import { builtinWriter } from '../../server/writer/tell/builtin-writer.ts';
import type { WeekToSummarise, WrittenSummary } from '../../server/writer/writer.ts';

type Written = { readonly summary: WrittenSummary; readonly standsIn: boolean };

/** A writer to measure. `standsIn` says that the builtin summary replaces a model's answer that was refused. */
export type MeasuredWriter = {
  readonly name: string;
  /** How often to write each summary. The shortest time counts, because other programs may slow down any run. */
  readonly timings: number;
  readonly write: (week: WeekToSummarise) => Promise<Written>;
};

/** Open the builtin writer or the model that the variable WRITER names. Throw if there is no such model. */
export async function openWriter(kind: string): Promise<MeasuredWriter> {
  const builtin = async (week: WeekToSummarise) => ({ summary: await builtinWriter.write(week), standsIn: false });
  if (kind === 'builtin') return { name: 'builtin', timings: 5, write: builtin };
  const choice = await openSummaryModel(readConfig(process.env).writer, {
    log: { info: () => {} },
    clock: Date,
  }).find();
  const model = choice && (await openModelWriter({ writer: choice }));
  if (kind !== 'model' || model === null)
    throw new Error('--writer must be builtin or model; a model also needs the variable WRITER');
  return {
    name: model.name,
    timings: 1,
    write: async (week) => {
      const own = await builtin(week);
      if (week.careful) return own;
      const { summary } = await model.write(week);
      return summary === null ? { ...own, standsIn: true } : { summary, standsIn: false };
    },
  };
}

export async function timed(
  writer: MeasuredWriter,
  week: WeekToSummarise,
): Promise<Written & { readonly milliseconds: number }> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 1; ; round += 1) {
    const began = performance.now();
    const written = await writer.write(week);
    shortest = Math.min(shortest, performance.now() - began);
    if (round >= writer.timings) return { ...written, milliseconds: shortest };
  }
}
