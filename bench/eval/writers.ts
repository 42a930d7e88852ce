import { readConfig } from '../../server/config.ts';
import { builtinWriter } from '../../server/outside/writer/builtin.ts';
import { openModelWriter } from '../../server/outside/writer/model/open-model-writer.ts';
import type { WeekToSummarise, WrittenSummary } from '../../server/outside/writer/writer.ts';

/** A writer as the measure sees it; `standsIn` where the builtin summary stands because the model's was not taken. */
export type MeasuredWriter = {
  readonly name: string;
  readonly write: (week: WeekToSummarise) => Promise<{ readonly summary: WrittenSummary; readonly standsIn: boolean }>;
};

/** The builtin writer, or the model that WRITER and its kin name. Throws when it is asked for and none is named. */
export async function openWriter(kind: string): Promise<MeasuredWriter> {
  const builtin = async (week: WeekToSummarise) => ({ summary: await builtinWriter.write(week), standsIn: false });
  if (kind === 'builtin') return { name: 'builtin', write: builtin };
  const model = await openModelWriter(readConfig(process.env));
  if (kind !== 'model' || model === null) throw new Error('--writer is builtin or model; for a model set WRITER');
  return {
    name: model.name,
    write: async (week) => {
      const own = await builtin(week);
      if (week.careful) return own;
      const { summary } = await model.write(week, own.summary);
      return summary === null ? { ...own, standsIn: true } : { summary, standsIn: false };
    },
  };
}
