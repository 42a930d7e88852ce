import { paragraphTexts } from './card-content.ts';
import type { CardContent } from './layout.ts';

/** The card's text as plain paragraphs, each in its own writing direction. */
export function Paragraphs({ content }: { content: CardContent }) {
  return (
    <div>
      {paragraphTexts(content).map(({ key, text }) => (
        <p key={key} dir="auto">
          {text}
        </p>
      ))}
    </div>
  );
}
