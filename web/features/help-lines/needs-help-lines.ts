const loadDangerPhrases = () => import('../../../core/domain/danger/danger.ts').catch(() => null);

/** Load the list of phrases while the reflection is being sent, so that the user does not wait. */
export function prefetchDangerPhrases(): void {
  void loadDangerPhrases();
}

/**
 * Return whether a text says explicitly that its author wants to harm themselves or others, where the earlier stored text
 * does not. Checked on this device: nothing is sent or stored. False if the list of phrases cannot be loaded.
 */
export async function needsHelpLines(content: string, earlier: string | null = null): Promise<boolean> {
  return (await loadDangerPhrases())?.hasNewDangerPhrase(content, earlier) ?? false;
}
