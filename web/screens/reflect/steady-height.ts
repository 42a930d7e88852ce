/** Some words are this much wider in Newsreader than in its fallback. On average they are equally wide. */
const WIDER_IN_NEWSREADER = '1.5%';

/**
 * Keep the height of a text when Newsreader replaces its fallback. In a few texts another word then begins a line, and
 * one line more or less would move everything below. The height is free again when the window's size changes. Pass this
 * function to React as a `ref`.
 */
export function keepHeight(text: HTMLElement | null): (() => void) | undefined {
  if (!text || document.fonts.check('1rem Newsreader')) return;
  const { style } = text;
  style.paddingRight = WIDER_IN_NEWSREADER;
  style.minHeight = `${text.offsetHeight}px`;
  style.paddingRight = '';
  const free = () => {
    style.minHeight = '';
  };
  window.addEventListener('resize', free);
  return () => window.removeEventListener('resize', free);
}
