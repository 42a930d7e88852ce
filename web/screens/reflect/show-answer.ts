import { bringIntoView } from '../../ui/bring-into-view.ts';
import { focusIfLost } from '../../ui/focus-if-lost.ts';

/** The submit button is below the text and may be disabled now: scroll to the answer, and focus it if the focus is lost. */
export function showAnswer(answer: HTMLElement | null): void {
  bringIntoView(answer);
  focusIfLost(answer);
}
