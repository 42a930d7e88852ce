import type { CSSProperties } from 'react';
import { paragraphTexts } from '../../base/card-content.ts';
import { evenGradient } from '../../base/even-gradient.ts';
import { type DrawingProps, type Layout, usualThemeRoom } from '../../base/layout.ts';
import { roomOf } from '../../base/text-room.ts';
import { wordBreaks } from '../../base/text-script.ts';
import { titleType } from '../../base/title-type.ts';
import './polaroid.css';
import css from './polaroid.css?inline';
import { LakePhoto, Miniature, Peg, StringOfLights } from './polaroid-pictures.tsx';

/** A text with more characters than this has a smaller photo. */
const LONG_CHARACTERS = 1_200;

const paper = {
  '--paper': evenGradient('linear', '170deg', [
    ['#fffefa', 0],
    ['#f6f1e6', 100],
  ]),
} as CSSProperties;

/** Small photos at the foot of the card, one for each theme. */
function Prints({ themes }: { themes: readonly string[] }) {
  return (
    <div className="prints" data-fit="10 15">
      <ul>
        {themes.map((theme, index) => (
          <li key={theme}>
            <Miniature index={index} />
            <p dir="auto" className={`caption ${wordBreaks(theme, 13)}`}>
              {theme}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Polaroid({ content }: DrawingProps) {
  const paragraphs = paragraphTexts(content);
  const isQuote = content.mode === 'quote';
  const [lead, ...rest] = paragraphs;
  const written = isQuote ? rest : paragraphs;
  const isAiry = roomOf(content) === 'airy';
  const isLong = !isQuote && written.reduce((length, { text }) => length + text.length, 0) > LONG_CHARACTERS;
  return (
    <div className={isLong ? 'polaroid is-long' : 'polaroid'}>
      <StringOfLights />
      <div className="print" style={paper}>
        <div className="photo">
          <LakePhoto />
          {isQuote && (
            <div
              className={written.length > 0 && !isAiry ? 'lead' : 'lead is-alone'}
              data-fit={written.length > 0 ? `13 ${isAiry ? 54 : 38}` : '13 62'}
            >
              <p dir="auto">{lead?.text}</p>
            </div>
          )}
        </div>
        <div className="title" data-fit={titleType(content, '15 50', 26)}>
          <h2 dir="auto" className={wordBreaks(content.title, 18)}>
            {content.title}
          </h2>
        </div>
        {written.length > 0 && (
          <div className="words" data-fit={`10.5 ${isQuote ? (isAiry ? 28 : 21) : isAiry ? 40 : 34}`}>
            <div>
              {written.map(({ key, text }) => (
                <p key={key} dir="auto">
                  {text}
                </p>
              ))}
            </div>
          </div>
        )}
        <div className="note">
          <p>{content.range}</p>
          <p>{content.reflections}, slowly developed</p>
        </div>
      </div>
      <Peg />
      {content.themes.length > 0 && <Prints themes={content.themes} />}
    </div>
  );
}

export const polaroidLayout: Layout = { Drawing: Polaroid, css, themeRoom: usualThemeRoom };
