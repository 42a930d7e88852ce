/** A thin line that widens to a lozenge between two dots. */
export function ClassicRule() {
  return (
    <svg className="rule" width="236" height="16" viewBox="0 0 236 16" aria-hidden="true">
      <path d="M118 1 125 8 118 15 111 8ZM100 6.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM136 6.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z" />
      <path d="M92 7.4V8.6L0 8.1V7.9ZM144 7.4V8.6L236 8.1V7.9Z" />
    </svg>
  );
}
