import { noInputSince } from '../../ui/no-input-since.ts';

const patienceMs = 5_000;

const find = () => document.querySelector<HTMLElement>('main input[type="search"]');
const findList = () => document.querySelector<HTMLElement>('[aria-label="List view"]');

/**
 * Focus the search box of the screen. If there is none, open history and switch to its list, which has one. Give up
 * after 5 s or when the user does something else: the list of a new user never has a search box.
 */
export async function focusSearch(navigate: (path: string) => void): Promise<void> {
  const isLatest = noInputSince();
  if (!find() && !findList()) navigate('/history');
  const untilMs = Date.now() + patienceMs;
  let hasList = false;
  while (isLatest() && !find() && Date.now() < untilMs) {
    const list: HTMLElement | null = hasList ? null : findList();
    if (list?.getAttribute('aria-pressed') === 'false') list.click();
    hasList ||= list !== null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (isLatest()) find()?.focus();
}
