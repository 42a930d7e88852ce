import { holdTyping } from './hold-typing.ts';

const patienceMs = 5_000;

const find = () => document.querySelector<HTMLInputElement>('main input[type="search"]');
const findList = () => document.querySelector<HTMLElement>('[aria-label="List view"]');

/** Focus a field, and type the text into it. */
function typeInto(field: HTMLInputElement | null, text: string): void {
  field?.focus();
  if (!field || text === '') return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Focus the search box of the screen. If there is none, open history and switch to its list, which has one. `typed` and
 * what the user types meanwhile go into the box. Give up after 5 s or when the user does something else: the list of a
 * new user never has a search box.
 */
export async function focusSearch(navigate: (path: string) => void, typed: string): Promise<void> {
  const { text, isLatest, end } = holdTyping(typed);
  if (!find() && !findList()) navigate('/history');
  const untilMs = Date.now() + patienceMs;
  let hasList = false;
  while (isLatest() && !find() && Date.now() < untilMs) {
    const list: HTMLElement | null = hasList ? null : findList();
    if (list?.getAttribute('aria-pressed') === 'false') list.click();
    hasList ||= list !== null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  end();
  if (isLatest()) typeInto(find(), text());
}
