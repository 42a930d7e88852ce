// On a server with several models, choose the largest chat model that fits into the machine's memory, because it writes
// best. Of equally large models, choose the newest. Models for code or mathematics come after all others. If no model
// fits, choose the smallest.

/** What a server says about one of its models. */
export type ListedModel = {
  readonly name: string;
  /** The size of the model in bytes, which is about the memory that the model needs. Null if unknown. */
  readonly bytes: number | null;
  /** When the model was downloaded or changed, in epoch ms; 0 if unknown. */
  readonly changedAtMs: number;
  /** Whether the model is already loaded into memory. */
  readonly isLoaded: boolean;
};

const noChat = /embed|rerank|\bbge\b|minilm|\bgte\b|\be5\b|nomic-bert|guard|shield|whisper|\btts\b|\bocr\b/i;
const forCode = /cod(e|er|estral)|starcoder|sql|math/i;

/** Whether a model, judging by its name, is for chat rather than for embedding, ranking, filtering or the like. */
export const isChatName = (name: string): boolean => !noChat.test(name);

/** The share of the memory that a model may take. The rest is for the texts that it works on and for other programs. */
const memoryShare = 0.75;
/** The estimated size of a model per parameter: four bits, plus some overhead. */
const bytesPerParameter = 0.6;

/** Estimate the size of a model in bytes from the parameter count in its name ("qwen3-8b"), or return null. */
export function bytesByName(name: string): number | null {
  const billions = /(?:^|[-_:/x])(\d+(?:\.\d+)?)b\b/i.exec(name)?.[1];
  return billions === undefined ? null : Number(billions) * 1e9 * bytesPerParameter;
}

/** Return the chat models, the best one for summaries first. `memoryBytes` is the memory of the machine. */
export function chatModelsByRank<M extends ListedModel>(models: readonly M[], memoryBytes: number): M[] {
  const chat = models.filter(({ name }) => isChatName(name));
  const sizeOf = ({ bytes }: ListedModel) => bytes ?? 0;
  const fits = (model: ListedModel) => model.isLoaded || sizeOf(model) <= memoryBytes * memoryShare;
  const largestFirst = (a: ListedModel, b: ListedModel) =>
    Number(forCode.test(a.name)) - Number(forCode.test(b.name)) ||
    sizeOf(b) - sizeOf(a) ||
    b.changedAtMs - a.changedAtMs ||
    (a.name < b.name ? -1 : 1);
  const tooLarge = chat.filter((model) => !fits(model)).toSorted((a, b) => sizeOf(a) - sizeOf(b));
  return [...chat.filter(fits).toSorted(largestFirst), ...tooLarge];
}
