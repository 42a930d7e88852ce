/**
 * Whether a reflection says outright that its writer wants to harm themselves or others. Looked at on this device only,
 * after the words are safe; nothing is sent or kept. The list of phrases comes when it is needed, and where it cannot
 * be had the answer is no.
 */
export async function needsHelpLines(content: string): Promise<boolean> {
  try {
    const { hasDangerPhrase } = await import('../../../core/domain/danger.ts');
    return hasDangerPhrase(content);
  } catch {
    return false;
  }
}
