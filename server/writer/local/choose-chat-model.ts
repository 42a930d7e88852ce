// If a server has several chat models, choose the largest that fits into the machine's memory, because it writes best.
// Choose the newest of equally large ones. Choose a model for code or mathematics last. If none fits, choose the
// smallest.

export type ListedModel = {
  readonly name: string;
  /** The size of the model, which is about the memory that it needs; null if unknown. */
  readonly bytes: number | null;
  /** When the model was downloaded or changed, in epoch ms; 0 if unknown. */
  readonly changedAtMs: number;
  readonly isLoaded: boolean;
};

const noChat = /embed|rerank|\bbge\b|minilm|\bgte\b|\be5\b|nomic-bert|guard|shield|whisper|\btts\b|\bocr\b/i;
const forCode = /cod(e|er|estral)|starcoder|sql|math/i;

/** Return whether a model's name looks like a chat model and not, for example, like an embedding model. */
export const isChatName = (name: string): boolean => !noChat.test(name);

/** The share of the memory that a model may use. The rest is for its context and for other programs. */
const memoryShare = 0.75;
/** An estimate for models that are quantised to four bits, with some overhead. */
const bytesPerParameter = 0.6;

/** Estimate the size of a model from the parameter count in its name ("qwen3-8b"). Return null if there is none. */
export function bytesByName(name: string): number | null {
  const billions = /(?:^|[-_:/x])(\d+(?:\.\d+)?)b\b/i.exec(name)?.[1];
  return billions === undefined ? null : Number(billions) * 1e9 * bytesPerParameter;
}

/** Return the chat models, the best for summaries first. `memoryBytes` is the memory of the machine. */
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
