/**
 * Answers a function that tells whether a reflection says outright that its writer wants to harm themselves or others.
 * It looks on this device only, after the words are safe; nothing is sent or kept. The list of phrases is fetched from
 * now on, while the words are on their way, so that nobody waits for it; where it cannot be had the answer is no.
 */
export function prepareHelpLines(): (content: string) => Promise<boolean> {
  const loading = import('../../../core/domain/danger/danger.ts').catch(() => null);
  return async (content) => (await loading)?.hasDangerPhrase(content) ?? false;
}
