import { Fragment, type ReactNode } from 'react';
import type { MarkdownPart } from '../../../core/domain/texts/markdown.ts';

function nodeOf(part: MarkdownPart, linkClass: string | undefined): ReactNode {
  if (typeof part === 'string') return part;
  const inner = formattedParts(part.parts, linkClass);
  if (part.kind !== 'link') return part.kind === 'strong' ? <strong>{inner}</strong> : <em>{inner}</em>;
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {inner}
    </a>
  );
}

/** Return the parts of an imported text as elements that show its format. */
export const formattedParts = (parts: readonly MarkdownPart[], linkClass?: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
  parts.map((part, index) => <Fragment key={index}>{nodeOf(part, linkClass)}</Fragment>);
