/** The three buttons of a window on macOS. */
export function Lights() {
  return (
    <svg className="lights" width="58" height="14" viewBox="0 0 58 14" aria-hidden="true">
      <circle cx="7" cy="7" r="6.5" fill="#ff5f57" />
      <circle cx="29" cy="7" r="6.5" fill="#febc2e" />
      <circle cx="51" cy="7" r="6.5" fill="#28c840" />
    </svg>
  );
}

export function Braces() {
  return (
    <svg
      className="braces"
      width="300"
      height="240"
      viewBox="0 0 300 240"
      fill="none"
      strokeWidth="20"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M96 16H84Q56 16 56 44V92Q56 120 28 120 56 120 56 148V196Q56 224 84 224H96" />
      <path d="M204 16H216Q244 16 244 44V92Q244 120 272 120 244 120 244 148V196Q244 224 216 224H204" />
    </svg>
  );
}

export function Branch() {
  return (
    <svg
      width="13"
      height="16"
      viewBox="0 0 13 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="3" cy="3" r="2" />
      <circle cx="3" cy="13" r="2" />
      <circle cx="10.5" cy="5" r="2" />
      <path d="M3 5v6M10.5 7c0 3-7 1.5-7 4" />
    </svg>
  );
}
