import { CARD_THEME_RETRO_CHARACTERS, CARD_THEMES_MAX } from '../../../../../core/domain/limits.ts';
import type { DrawingProps, Layout } from '../../base/layout.ts';
import { Paragraphs } from '../../base/paragraphs.tsx';
import { hasManyWords, roomOf } from '../../base/text-room.ts';
import { titleType } from '../../base/title-type.ts';
import './neon80s.css';
import css from './neon80s.css?inline';
import { Sundown } from './neon80s-sundown.tsx';

const tracks = ['A1', 'A2', 'B1', 'B2'];

function Neon80s({ content }: DrawingProps) {
  const isQuote = content.mode === 'quote';
  const isDense = hasManyWords(content);
  const isAiry = roomOf(content) === 'airy';
  const isTall = isQuote && isAiry;
  return (
    <div className={isDense ? 'neon80s is-dense' : isAiry ? 'neon80s is-airy' : 'neon80s'}>
      <Sundown size={isTall ? 'large' : isDense && !isQuote ? 'least' : 'small'} />
      <p className="range">{content.range}</p>
      <div className="title" data-fit={titleType(content, '13 34', 25)}>
        <h2 dir="auto">{content.title}</h2>
      </div>
      <p className="wordmark">Rewind</p>
      <div className="screen">
        <div className="words" data-fit={isQuote || isAiry ? '10 40' : '10 30'}>
          <Paragraphs content={content} />
        </div>
      </div>
      {content.themes.length > 0 && (
        <ul className="tracks">
          {content.themes.map((theme, index) => (
            <li key={theme}>
              <span className="track">{tracks[index]}</span>
              <span className="theme" dir="auto">
                {theme}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="foot">
        <svg width="44" height="14" viewBox="0 0 44 14" aria-hidden="true">
          <path d="M20 0 8 7 20 14ZM32 0 20 7 32 14Z" fill="currentColor" />
        </svg>
        <p>{content.reflections} on this tape</p>
      </div>
    </div>
  );
}

export const neon80sLayout: Layout = {
  Drawing: Neon80s,
  css,
  themeRoom: { quote: CARD_THEMES_MAX, fulltext: CARD_THEMES_MAX, characters: CARD_THEME_RETRO_CHARACTERS },
};
