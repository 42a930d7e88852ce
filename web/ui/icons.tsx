import { icon } from './icon.tsx';

export { CheckIcon } from './sign-in-icons.tsx';

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
