const patienceMs = 5_000;

const find = () => document.querySelector<HTMLElement>('main input[type="search"]');

/** Focus the search box of the screen. In history, show the list first, which has it; elsewhere, open history. */
export async function focusSearch(navigate: (path: string) => void): Promise<void> {
  if (!find() && !document.querySelector('[aria-label="List view"]')) navigate('/history');
  const untilMs = Date.now() + patienceMs;
  while (!find() && Date.now() < untilMs) {
    document.querySelector<HTMLElement>('[aria-label="List view"][aria-pressed="false"]')?.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  find()?.focus();
}
