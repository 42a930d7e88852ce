import type { ReactNode } from 'react';

export type IconProps = { size?: number };

/** Draw a line icon on a 24 px grid in the text's colour. It grows with the text size up to 1.5 times and is hidden from screen readers. */
function drawIcon(drawing: ReactNode, size: number) {
  const extent = `min(${size / 16}rem, ${size * 1.5}px)`;
  return (
    <svg
      style={{ width: extent, height: extent }}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  );
}

export const icon =
  (drawing: ReactNode) =>
  ({ size = 22 }: IconProps) =>
    drawIcon(drawing, size);
