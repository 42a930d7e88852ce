import { icon } from './icon.tsx';

// Icons of the screens behind home: they come with those, not before.
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
