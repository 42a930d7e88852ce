import type { ReactNode } from 'react';

export type IconProps = { size?: number };

/** Line icons on a 24 px grid; they take the text's colour and are hidden from screen readers. */
function drawIcon(drawing: ReactNode, size: number) {
  return (
    <svg
      width={size}
      height={size}
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
