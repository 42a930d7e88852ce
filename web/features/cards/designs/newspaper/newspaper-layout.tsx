import { paragraphTexts } from '../../base/card-content.ts';
import { type DrawingProps, type Layout, usualThemeRoom } from '../../base/layout.ts';
import { hasManyWords, roomOf } from '../../base/text-room.ts';
import { canBeSpaced } from '../../base/text-script.ts';
import './newspaper.css';
import css from './newspaper.css?inline';
import { Engraving } from './newspaper-engraving.tsx';

function Masthead({ range }: { range: string }) {
  return (
    <>
      <p className="ears">
        <span>Evening Edition</span>
        <span>Price: Ten Quiet Minutes</span>
      </p>
      <p className="masthead">The Inward Times</p>
      <p className="dateline">
        <span>{range}</span>
      </p>
    </>
  );
}

/** The largest type of the columns. A story shows it at three quarters of its size, as large as that of a card. */
const STORY_COLUMN_PX = 24;
const CARD_COLUMN_PX = 18;

type ColumnsProps = {
  paragraphs: ReturnType<typeof paragraphTexts>;
  hasDropCap: boolean;
  columnPx: number;
  singlePx: number;
};

/** The text in two columns. A short text has one column in larger type. */
function Columns({ paragraphs, hasDropCap, columnPx, singlePx }: ColumnsProps) {
  const isLong = paragraphs.reduce((length, { text }) => length + text.length, 0) > 150;
  const isCapped = hasDropCap && isLong;
  return (
    <div className="words" data-fit={`10 ${isLong ? columnPx : singlePx}`}>
      <div className={!isLong ? 'single' : columnPx > CARD_COLUMN_PX ? 'columns is-large' : 'columns'} dir="auto">
        {paragraphs.map(({ key, text }, index) => (
          <p key={key} dir="auto" className={isCapped && index === 0 && canBeSpaced(text) ? 'drop-cap' : undefined}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The index at the foot of the page, with a cell for each theme. */
function Index({ themes }: { themes: readonly string[] }) {
  return (
    <div className="index">
      <p className="index-title">Inside this week</p>
      <div className="index-room" data-fit="10 17">
        <ul>
          {themes.map((theme) => (
            <li key={theme} dir="auto">
              {theme}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Newspaper({ content, shape }: DrawingProps) {
  const paragraphs = paragraphTexts(content);
  const isQuote = content.mode === 'quote';
  const [lead, ...rest] = paragraphs;
  const body = isQuote ? rest : paragraphs;
  const isAiry = roomOf(content) === 'airy';
  return (
    <div className={hasManyWords(content) ? 'newspaper is-dense' : isAiry ? 'newspaper is-airy' : 'newspaper'}>
      <Masthead range={content.range} />
      <div className="headline" data-fit={isQuote ? '16 84' : '16 72'}>
        <h2 dir="auto">{content.title}</h2>
      </div>
      {isQuote && (
        <div
          className={body.length > 0 ? 'lead' : 'lead is-alone'}
          data-fit={body.length > 0 ? `12 ${isAiry ? 50 : 36}` : '12 54'}
        >
          <p dir="auto">{lead?.text}</p>
        </div>
      )}
      <div className="picture">
        <Engraving />
      </div>
      {body.length > 0 && (
        <Columns
          paragraphs={body}
          hasDropCap={!isQuote && content.earlier.length === 0}
          columnPx={shape === 'story' && !isQuote ? STORY_COLUMN_PX : CARD_COLUMN_PX}
          singlePx={isQuote ? 26 : 40}
        />
      )}
      {content.themes.length > 0 && <Index themes={content.themes} />}
      <p className="imprint">
        <span>Set in type from {content.reflections}</span>
      </p>
    </div>
  );
}

export const newspaperLayout: Layout = { Drawing: Newspaper, css, themeRoom: usualThemeRoom };
