import { paragraphTexts } from '../../base/card-content.ts';
import { type DrawingProps, type Layout, usualThemeRoom } from '../../base/layout.ts';
import { wordBreaks } from '../../base/text-script.ts';
import './graffiti.css';
import css from './graffiti.css?inline';
import { Crown, SprayCan, Swoosh, Wall, WingedHeart } from './graffiti-paint.tsx';

type Paragraphs = ReturnType<typeof paragraphTexts>;

/** The text in quote mode, sprayed on the bricks. */
function Sprayed({ paragraphs }: { paragraphs: Paragraphs }) {
  const isAlone = paragraphs.length === 1;
  return (
    <div className="words" data-fit={isAlone ? '12 84' : '12 44'}>
      <div>
        {paragraphs.map(({ key, text }) => (
          <p key={key} dir="auto">
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The text in fulltext mode, on a poster. */
function Pasted({ paragraphs }: { paragraphs: Paragraphs }) {
  return (
    <div className="poster">
      <div className="words" data-fit="10.5 34">
        <div>
          {paragraphs.map(({ key, text }) => (
            <p key={key} dir="auto">
              {text}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

function Stickers({ themes }: { themes: readonly string[] }) {
  return (
    <div className="stickers" data-fit="11 22">
      <ul>
        {themes.map((theme) => (
          <li key={theme}>
            <p className="hello">Hello</p>
            <p dir="auto" className={`theme ${wordBreaks(theme, 13)}`}>
              {theme}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Graffiti({ content }: DrawingProps) {
  const paragraphs = paragraphTexts(content);
  return (
    <div className="graffiti">
      <Wall />
      <p className="range">{content.range}</p>
      <div className="name">
        <Crown />
        <div className="title" data-fit="20 124">
          <h2 dir="auto" className={wordBreaks(content.title, 20)}>
            {content.title}
          </h2>
        </div>
      </div>
      <Swoosh />
      {content.mode === 'quote' ? <Sprayed paragraphs={paragraphs} /> : <Pasted paragraphs={paragraphs} />}
      <div className="spare">
        <WingedHeart />
      </div>
      {content.themes.length > 0 ? <Stickers themes={content.themes} /> : <div className="top-of-can" />}
      <p className="closing">{content.reflections} passed by here</p>
      <SprayCan />
    </div>
  );
}

export const graffitiLayout: Layout = { Drawing: Graffiti, css, themeRoom: usualThemeRoom };
