export function NotebookDrawing() {
  return (
    <svg
      width="120"
      height="84"
      viewBox="0 0 120 84"
      fill="none"
      aria-hidden="true"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M60 34c-10-7-24-9-40-7v44c16-2 30 0 40 7 10-7 24-9 40-7V27c-16-2-30 0-40 7Z" />
      <path d="M60 34v44" />
      <path d="M30 41c7-.6 13 .2 19 2M30 52c7-.6 13 .2 19 2" opacity="0.45" />
      <path d="M60 2l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" stroke="var(--evening)" />
    </svg>
  );
}
