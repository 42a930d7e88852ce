import { CARD_THEME_TERMINAL_CHARACTERS, CARD_THEMES_MAX } from '../../../../../core/domain/limits.ts';
import { paragraphTexts } from '../../base/card-content.ts';
import type { CardContent, DrawingProps, Layout } from '../../base/layout.ts';
import { hasManyWords, roomOf } from '../../base/text-room.ts';
import { titleType } from '../../base/title-type.ts';
import './code.css';
import css from './code.css?inline';
import { Braces, Branch, Lights } from './code-marks.tsx';

const quotations = /([“«「][^”»」]+[”»」])/;

/** Colour quotations, most of which are the user's own words, like strings in code. */
function Highlighted({ text }: { text: string }) {
  const parts = text.split(quotations).map((part, index) => ({ part, key: String(index) }));
  return parts.map(({ part, key }) =>
    quotations.test(part) ? (
      <span key={key} className="string">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Number each paragraph once, as a code editor numbers a wrapped line. */
function Words({ content, firstNumber }: { content: CardContent; firstNumber: number }) {
  const paragraphs = paragraphTexts(content);
  return (
    <div className="words" data-fit={content.mode === 'quote' ? '10 46' : '10 40'}>
      <div>
        {paragraphs.map(({ key, text }, index) => (
          <div key={key} className="line">
            <span className="number">{firstNumber + index}</span>
            <p dir="auto">
              <Highlighted text={text} />
            </p>
          </div>
        ))}
        <div className="line">
          <span className="number">{firstNumber + paragraphs.length}</span>
          <p className="syntax">);</p>
        </div>
      </div>
    </div>
  );
}

function Editor({ content }: { content: CardContent }) {
  return (
    <div className="editor">
      {roomOf(content) === 'airy' && <Braces />}
      <div className="line">
        <span className="number">1</span>
        <p className="comment">{`// ${content.range}`}</p>
      </div>
      <div className="line">
        <span className="number">2</span>
        <p className="syntax">
          <span className="keyword">const</span> <span className="name">week</span> ={' '}
          <span className="keyword">await</span> <span className="call">reflect</span>(
        </p>
      </div>
      <div className="title" data-fit={titleType(content, '13 34', 22)}>
        <div className="line">
          <span className="number">3</span>
          <h2 dir="auto">{content.title}</h2>
        </div>
      </div>
      <Words content={content} firstNumber={4} />
    </div>
  );
}

function Shell({ themes }: { themes: readonly string[] }) {
  return (
    <div className="shell">
      <p className="prompt">
        <span className="dollar">$</span> inward --what-mattered
      </p>
      <ul>
        {themes.map((theme) => (
          <li key={theme}>
            <span className="tick">✓</span>
            <span className="theme" dir="auto">
              {theme}
            </span>
          </li>
        ))}
      </ul>
      <p className="prompt">
        <span className="dollar">$</span> <span className="caret" />
      </p>
    </div>
  );
}

function Code({ content }: DrawingProps) {
  return (
    <div className={hasManyWords(content) ? 'code is-dense' : 'code'}>
      <div className="bar">
        <Lights />
        <p className="tab">week.ts</p>
      </div>
      <Editor content={content} />
      {content.themes.length > 0 && <Shell themes={content.themes} />}
      <div className="status">
        <Branch />
        <p>quiet-evenings</p>
        <p className="count">{content.reflections}</p>
      </div>
    </div>
  );
}

export const codeLayout: Layout = {
  Drawing: Code,
  css,
  themeRoom: { quote: CARD_THEMES_MAX, fulltext: CARD_THEMES_MAX, characters: CARD_THEME_TERMINAL_CHARACTERS },
};
