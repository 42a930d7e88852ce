import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { continuesTyping } from './recent-typing.ts';

let field: HTMLTextAreaElement;
beforeEach(() => {
  field = document.body.appendChild(document.createElement('textarea'));
});
afterEach(() => field.remove());

/** Dispatch an event with the time stamp `ms`. */
function send<Sent extends Event>(event: Sent, ms: number): Sent {
  Object.defineProperty(event, 'timeStamp', { value: ms });
  field.dispatchEvent(event);
  return event;
}

const type = (ms: number) => send(new InputEvent('input', { bubbles: true }), ms);
const press = (key: string, ms: number, more: KeyboardEventInit = {}) =>
  continuesTyping(send(new KeyboardEvent('keydown', { key, bubbles: true, ...more }), ms));

test('a key counts as typing until 2 s after the last character, and until 5 s after the last input event', () => {
  type(1_000);
  const characters = [2_900, 4_800, 5_900, 6_000].map((ms) => press('4', ms));
  expect(characters).toEqual([true, true, true, false]);
  type(10_000);
  expect([press('4', 11_999), press('4', 14_000)]).toEqual([true, false]);
});

test.each<[string, KeyboardEventInit]>([
  ['ArrowDown', {}],
  ['Shift', {}],
  ['j', { repeat: true }],
])('the key %s does not extend the time in which keys count as typing (%j)', (key, more) => {
  type(1_000);
  expect([press(key, 2_900, more), press('2', 3_100)]).toEqual([true, false]);
});

test.each<[string, KeyboardEventInit]>([
  ['Escape', {}],
  ['Tab', {}],
  ['Enter', { ctrlKey: true }],
  ['Enter', { metaKey: true }],
])('after the key %s, the next key no longer counts as typing (%j)', (key, more) => {
  type(1_000);
  press(key, 1_100, more);
  expect(press('2', 1_200)).toBe(false);
});

test('keys still count as typing after Enter in a text area, but not after a tap', () => {
  type(1_000);
  press('Enter', 1_100);
  expect(press('2', 1_200)).toBe(true);
  send(new PointerEvent('pointerdown', { bubbles: true }), 1_300);
  expect(press('2', 1_400)).toBe(false);
});

test.each([
  ['after Back to another page, the next key no longer counts as typing', '/reflect', false],
  ['keys still count as typing after a dialog went back in the history of the page', '/', true],
])('%s', (_, left, isTyping) => {
  const { href } = window.location;
  onTestFinished(() => history.replaceState(history.state, '', href));
  history.replaceState(history.state, '', left);
  type(1_000);
  history.replaceState(history.state, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(press('w', 1_200)).toBe(isTyping);
});
