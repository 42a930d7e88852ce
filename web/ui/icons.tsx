import type { ReactNode } from 'react';

type IconProps = { size?: number };

/** Draw a line icon on a 24 px grid in the text's colour. The icon grows with the text size, up to 1.5 times. */
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

const icon =
  (drawing: ReactNode) =>
  ({ size = 22 }: IconProps) =>
    drawIcon(drawing, size);

export const BackIcon = icon(<path d="M15 5l-7 7 7 7" />);
export const ListIcon = icon(<path d="M4 6.5h16M4 12h16M4 17.5h10" />);
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="3" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="2.5" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
export const FlameIcon = icon(
  <path d="M12 3c.6 3.2 5.5 5.6 5.5 10.6a5.5 5.5 0 0 1-11 0c0-2.2 1-3.6 2-4.7.3 1.4 1 2.2 1.9 2.5C10 8.5 10.3 5.2 12 3z" />,
);
export const SettingsIcon = icon(
  <>
    <path d="M4 8h9M18.5 8H20M4 16h1.5M11 16h9" />
    <circle cx="15.7" cy="8" r="2.5" />
    <circle cx="8.3" cy="16" r="2.5" />
  </>,
);
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const MoreIcon = icon(<path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="2.6" />);
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const DotIcon = icon(<circle cx="12" cy="12" r="3" />);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.5M6.3 7.3C3.9 9 2.5 12 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2" />,
);
export const ForwardIcon = icon(<path d="M9 5l7 7-7 7" />);
export const ChevronDownIcon = icon(<path d="M5 9l7 7 7-7" />);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </>,
);
export const ShareIcon = icon(
  <path d="M12 15V4M7.5 8L12 3.5 16.5 8M5 13v5.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V13" />,
);
export const PaletteIcon = icon(
  <>
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.4 0 2-.9 2-1.8 0-1.5-1.2-1.7-1.2-2.9 0-1 .8-1.8 1.9-1.8h2.1c2.1 0 3.7-1.5 3.7-3.6 0-4-3.8-6.9-8.5-6.9z" />
    <path d="M7.8 12.2h.01M9.3 8.2h.01M14 7.2h.01" />
  </>,
);
export const HeartIcon = icon(
  <path d="M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15.2 12 20 12 20z" />,
);
export const CopyIcon = icon(
  <>
    <rect x="9" y="9" width="11" height="11" rx="2.5" />
    <path d="M15 9V6.5A2.5 2.5 0 0 0 12.5 4h-6A2.5 2.5 0 0 0 4 6.5v6A2.5 2.5 0 0 0 6.5 15H9" />
  </>,
);
export const YearIcon = icon(<path d="M5 5h5.2v5.2H5zM13.8 5H19v5.2h-5.2zM5 13.8h5.2V19H5zM13.8 13.8H19V19h-5.2z" />);
export const MoveUpIcon = icon(<path d="M12 19V5.5M6 11.5l6-6 6 6" />);
export const MoveDownIcon = icon(<path d="M12 5v13.5M6 12.5l6 6 6-6" />);
