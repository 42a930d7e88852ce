import { paragraphTexts } from '../../base/card-content.ts';
import { type DrawingProps, type Layout, usualThemeRoom } from '../../base/layout.ts';
import { isRightToLeft, wordBreaks } from '../../base/text-script.ts';
import { titleType } from '../../base/title-type.ts';
import './sketch.css';
import css from './sketch.css?inline';
import { Asterisk, Binding, Frame, LyingPencil, PencilUnderline, Tag, WindowStudy } from './sketch-drawings.tsx';

/** A text with more characters than this has a smaller drawing. */
const LONG_CHARACTERS = 1_200;

type Paragraphs = ReturnType<typeof paragraphTexts>;

function Lead({ text, isAlone }: { text: string; isAlone: boolean }) {
  return (
    <div className="lead">
      <Frame />
      <div className={isAlone ? 'lead-room is-alone' : 'lead-room'} data-fit={isAlone ? '13 70' : '13 42'}>
        <p dir="auto">{text}</p>
      </div>
    </div>
  );
}

/** Notes beside the drawing. In quote mode, each note begins with a star. */
function Notes({ paragraphs, isQuote }: { paragraphs: Paragraphs; isQuote: boolean }) {
  return (
    <div className="notes" data-fit={isQuote ? '10.5 22' : '10.5 42'}>
      <div>
        {paragraphs.map(({ key, text }) => (
          <div key={key} dir="auto" className="note">
            {isQuote && <Asterisk />}
            <p>{text}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

function Tags({ themes }: { themes: readonly string[] }) {
  return (
    <div className="tags" data-fit="10.5 20">
      <ul>
        {themes.map((theme, index) => (
          <li key={theme}>
            <Tag index={index} />
            <p dir="auto" className={`theme ${wordBreaks(theme, 14)}`}>
              {theme}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sketch({ content }: DrawingProps) {
  const paragraphs = paragraphTexts(content);
  const isQuote = content.mode === 'quote';
  const [lead, ...rest] = paragraphs;
  const noted = isQuote ? rest : paragraphs;
  const isLong = !isQuote && noted.reduce((length, { text }) => length + text.length, 0) > LONG_CHARACTERS;
  return (
    <div className={isLong ? 'sketch is-long' : 'sketch'}>
      <Binding />
      <div className="head">
        <p>A quick study of</p>
        <p>{content.range}</p>
      </div>
      <div className="title" data-fit={titleType(content, '17 76', 32)}>
        <h2 dir="auto" className={wordBreaks(content.title, 20)}>
          {content.title}
        </h2>
      </div>
      <PencilUnderline isMirrored={isRightToLeft(content.title)} />
      {isQuote && lead && <Lead text={lead.text} isAlone={noted.length === 0} />}
      <div className="spare">
        <WindowStudy />
      </div>
      {noted.length > 0 && <Notes paragraphs={noted} isQuote={isQuote} />}
      {content.themes.length > 0 && <Tags themes={content.themes} />}
      <p className="closing">sketched from {content.reflections}</p>
      <LyingPencil />
    </div>
  );
}

export const sketchLayout: Layout = { Drawing: Sketch, css, themeRoom: usualThemeRoom };
