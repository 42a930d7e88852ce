import { paragraphTexts } from './card-content.ts';
import type { CardContent } from './layout.ts';

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
