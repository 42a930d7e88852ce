import { type DrawingProps, type Layout, usualThemeRoom } from '../../base/layout.ts';
import { Paragraphs } from '../../base/paragraphs.tsx';
import { hasManyWords } from '../../base/text-room.ts';
import { titleType } from '../../base/title-type.ts';
import './typewriter.css';
import css from './typewriter.css?inline';
import { Bail, Machine } from './typewriter-machine.tsx';

/** Strips of embossed label tape, one for each theme. */
function Labels({ themes }: { themes: readonly string[] }) {
  return (
    <div className="labels" data-fit="10 16">
      <ul>
        {themes.map((theme) => (
          <li key={theme}>
            <span dir="auto">{theme}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Typewriter({ content }: DrawingProps) {
  const isQuote = content.mode === 'quote';
  return (
    <div className={hasManyWords(content) ? 'typewriter is-dense' : 'typewriter'}>
      <div className="sheet">
        <p className="date">{content.range}</p>
        <div className="title" data-fit={titleType(content, '13 34', 22)}>
          <h2 dir="auto">{content.title}</h2>
        </div>
        <div className="words" data-fit={isQuote ? '10 46' : '10 34'}>
          <Paragraphs content={content} />
        </div>
        <p className="source">typed from {content.reflections}</p>
      </div>
      <Bail />
      <div className="machine">
        <Machine />
        {content.themes.length > 0 && <Labels themes={content.themes} />}
      </div>
    </div>
  );
}

export const typewriterLayout: Layout = { Drawing: Typewriter, css, themeRoom: usualThemeRoom };
