import { type DrawingProps, type Layout, usualThemeRoom } from '../../base/layout.ts';
import { Paragraphs } from '../../base/paragraphs.tsx';
import { hasManyWords } from '../../base/text-room.ts';
import { canBeSpaced, wordBreaks } from '../../base/text-script.ts';
import './scrapbook.css';
import css from './scrapbook.css?inline';
import { PaperFlower, PaperHeart, PastedBalloon, PatternedPapers, TornEdge } from './scraps.tsx';

/** A title with more characters than this is handwritten, because cut-out letters would be too small. */
const CUT_OUT_CHARACTERS = 36;

/** A word in letters cut from five papers, never broken across lines. Combining marks stay with their letters. */
function CutOutWord({ word, start }: { word: string; start: number }) {
  return (
    <span className="word">
      {Array.from(word).map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters have no identity but their position.
        <span key={index} className={`letter paper-${((start + index) * 3) % 5}`}>
          {letter}
        </span>
      ))}
    </span>
  );
}

function Title({ title }: { title: string }) {
  const isCutOut = title.length <= CUT_OUT_CHARACTERS && canBeSpaced(title);
  if (!isCutOut)
    return (
      <div className="title is-written" data-fit="16 46">
        <h2 dir="auto" className={wordBreaks(title, 22)}>
          {title}
        </h2>
      </div>
    );
  const words = title.split(/\s+/);
  return (
    <div className="title" data-fit="16 64">
      {/* Without the label, screen readers would spell the title letter by letter. */}
      <h2 dir="auto" className={wordBreaks(title, 16)} aria-label={title}>
        {words.map((word, index) => {
          const start = words.slice(0, index).join('').length;
          return <CutOutWord key={`${start} ${word}`} word={word} start={start} />;
        })}
      </h2>
    </div>
  );
}

function Tapes({ themes }: { themes: readonly string[] }) {
  return (
    <div className="tapes" data-fit="11 21">
      <ul>
        {themes.map((theme) => (
          <li key={theme} dir="auto" className={wordBreaks(theme, 20)}>
            {theme}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Scrapbook({ content }: DrawingProps) {
  const isQuote = content.mode === 'quote';
  return (
    <div className={hasManyWords(content) ? 'scrapbook is-dense' : 'scrapbook'}>
      <PatternedPapers />
      <div className="head">
        <div className="ticket">
          <p className="admit">Admit one week</p>
          <p>{content.range}</p>
        </div>
        <PaperFlower />
      </div>
      <Title title={content.title} />
      <div className="paper">
        <div className="tape is-left" />
        <div className="tape is-right" />
        <div className="words" data-fit={isQuote ? '10.5 66' : '10.5 40'}>
          <Paragraphs content={content} />
        </div>
        <div className="spare">
          <PastedBalloon />
        </div>
        <TornEdge />
      </div>
      <div className="foot">
        {content.themes.length > 0 && <Tapes themes={content.themes} />}
        <p className="closing">{content.reflections}, worth keeping</p>
      </div>
      <PaperHeart />
    </div>
  );
}

export const scrapbookLayout: Layout = { Drawing: Scrapbook, css, themeRoom: usualThemeRoom };
