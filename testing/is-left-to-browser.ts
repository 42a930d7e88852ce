/** Press Alt and `key` on an element. Return whether the page leaves the key to the browser, as Alt+Left for Back. */
export const isLeftToBrowser = (element: Element, key: string): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }));
