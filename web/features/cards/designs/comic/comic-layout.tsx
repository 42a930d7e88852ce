import { paragraphTexts } from '../../base/card-content.ts';
import { type CardContent, type DrawingProps, type Layout, usualThemeRoom } from '../../base/layout.ts';
import { hasManyWords, roomOf } from '../../base/text-room.ts';
import { wordBreaks } from '../../base/text-script.ts';
import './comic.css';
import css from './comic.css?inline';
import { BubbleTail, Burst, NightScene, Sunburst } from './comic-art.tsx';

function TitlePanel({ title, range }: { title: string; range: string }) {
  return (
    <div className="panel opening">
      <Sunburst />
      <div className="labels">
        <p className="label">{range}</p>
        <p className="label">Meanwhile, within…</p>
      </div>
      <div className="title" data-fit="15 78">
        <h2 dir="auto" className={wordBreaks(title, 20)}>
          {title}
        </h2>
      </div>
    </div>
  );
}

/** The narrator's boxes, one for each paragraph. */
function Captions({ paragraphs, maxPx }: { paragraphs: ReturnType<typeof paragraphTexts>; maxPx: number }) {
  return (
    <div className="panel story">
      <div className="story-room" data-fit={`10 ${maxPx}`}>
        <div className="captions">
          {paragraphs.map(({ key, text }) => (
            <p key={key} dir="auto" className="caption">
              {text}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

function Sounds({ themes }: { themes: readonly string[] }) {
  return (
    <div className="sounds" data-fit="10 23">
      <ul>
        {themes.map((theme) => (
          <li key={theme}>
            <Burst />
            <p dir="auto" className={`sound ${wordBreaks(theme, 14)}`}>
              {theme}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Put the first sentence in a paragraph of its own. */
function withLeadAlone(content: CardContent): CardContent {
  const [[lead = '', ...rest] = [], ...others] = content.paragraphs;
  return { ...content, paragraphs: [[lead], ...(rest.length > 0 ? [rest] : []), ...others] };
}

function Comic({ content }: DrawingProps) {
  const isQuote = content.mode === 'quote';
  const isLong = hasManyWords(content);
  const isAiry = roomOf(content) === 'airy';
  // A long fulltext needs the room of the bubble for its captions.
  const hasBubble = isQuote || !isLong;
  const paragraphs = paragraphTexts(hasBubble ? withLeadAlone(content) : content);
  const captioned = hasBubble ? paragraphs.slice(1) : paragraphs;
  return (
    <div className={isLong ? 'comic is-long' : isAiry ? 'comic is-airy' : 'comic'}>
      <TitlePanel title={content.title} range={content.range} />
      <div className="panel scene">
        {hasBubble && (
          <div className="bubble">
            <div
              className={captioned.length > 0 ? 'spoken' : 'spoken is-alone'}
              data-fit={captioned.length > 0 ? `12 ${isAiry ? 54 : 36}` : '12 80'}
            >
              <p dir="auto">{paragraphs[0]?.text}</p>
            </div>
            <BubbleTail />
          </div>
        )}
        <div className="town">
          <NightScene />
        </div>
      </div>
      {captioned.length > 0 && <Captions paragraphs={captioned} maxPx={isAiry ? (isQuote ? 26 : 38) : 20} />}
      {content.themes.length > 0 && <Sounds themes={content.themes} />}
      <div className="foot">
        <p>Based on {content.reflections}</p>
        {/* A quote is only a part of the text. */}
        {(isQuote || content.hasNext) && <p>To be continued…</p>}
      </div>
    </div>
  );
}

export const comicLayout: Layout = { Drawing: Comic, css, themeRoom: usualThemeRoom };
