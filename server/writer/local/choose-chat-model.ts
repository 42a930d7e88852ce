// The rule for a server with several models: the largest chat model that fits into the machine's memory, because it
// writes best; of equals the newest. Models for code come after all others. If none fits, the smallest is taken.

/** What a server says about one of its models. */
export type ListedModel = {
  readonly name: string;
  /** The size in bytes, which is about the memory that it needs. Null if unknown. */
  readonly bytes: number | null;
  /** When it was downloaded or changed, epoch ms; 0 if unknown. */
  readonly changedAtMs: number;
  /** Whether it is in memory already. */
  readonly isLoaded: boolean;
};

const noChat = /embed|rerank|\bbge\b|minilm|\bgte\b|\be5\b|nomic-bert|guard|shield|whisper|\btts\b|\bocr\b/i;
const forCode = /cod(e|er|estral)|starcoder|sql|math/i;

/** Whether the name of a model is that of one that converses, and not of one that embeds, ranks or filters texts. */
export const isChatName = (name: string): boolean => !noChat.test(name);

/** The part of the memory that a model may take: the rest is for the texts it works on, and for other programs. */
const memoryShare = 0.75;
/** With four bits for each parameter, and the tables around them. */
const bytesPerParameter = 0.6;

/** Return the size of a model from the number of parameters in its name ("qwen3-8b"), or null. */
export function bytesByName(name: string): number | null {
  const billions = /(?:^|[-_:/x])(\d+(?:\.\d+)?)b\b/i.exec(name)?.[1];
  return billions === undefined ? null : Number(billions) * 1e9 * bytesPerParameter;
}

/** Return the chat models, the best one for a summary first. `memoryBytes`: the memory of the machine. */
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
