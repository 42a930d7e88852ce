import { Fragment } from 'react';
import { paragraphTexts } from '../../card-content.ts';
import type { DrawingProps, Layout } from '../../layout.ts';
import { canBeSpaced } from '../../text-script.ts';
import './classic.css';
import css from './classic.css?inline';
import { ClassicFrame, ClassicRule } from './classic-ornaments.tsx';

const capitals = (text: string) => (canBeSpaced(text) ? 'capitals' : 'plain');

/** As many characters of spaced capitals as go on a line beside a lozenge. */
const LINE_CHARACTERS = 30;

/** Short themes stand in pairs, a lozenge between them; a long one has a line of its own. */
function linesOf(themes: readonly string[]): readonly (readonly string[])[] {
  const lines: string[][] = [];
  for (const theme of themes) {
    const line = lines[lines.length - 1];
    if (line?.length === 1 && line.join('').length + theme.length <= LINE_CHARACTERS) line.push(theme);
    else lines.push([theme]);
  }
  return lines;
}

function ThemeLines({ themes }: { themes: readonly string[] }) {
  const lines = linesOf(themes);
  return (
    <div className="themes" data-fit="10 14">
      <ul>
        {lines.map((line) => (
          <li key={line.join()}>
            {line.map((theme, index) => (
              <Fragment key={theme}>
                {index > 0 && <span className="lozenge" />}
                <span dir="auto" className={`theme ${capitals(theme)}`}>
                  {theme}
                </span>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Classic({ content, design }: DrawingProps) {
  const isQuote = content.mode === 'quote';
  return (
    <div className="classic">
      <ClassicFrame emblem={design.emblem} />
      <div className="page">
        <p className="range">{content.range}</p>
        <div className="title" data-fit="16 66">
          <h2 dir="auto">{content.title}</h2>
        </div>
        <ClassicRule />
        <div className="words" data-fit={isQuote ? '12 54' : '11 30'}>
          <div className="text">
            {paragraphTexts(content).map(({ key, text }, index) => (
              <p key={key} dir="auto" className={!isQuote && index === 0 && canBeSpaced(text) ? 'drop-cap' : undefined}>
                {text}
              </p>
            ))}
          </div>
        </div>
        {content.themes.length > 0 && <ThemeLines themes={content.themes} />}
      </div>
      <p className="closing">{content.reflections}</p>
    </div>
  );
}

export const classicLayout: Layout = { Drawing: Classic, css, themeRoom: { quote: 4, fulltext: 3 } };
