import type { CSSProperties } from 'react';
import { paragraphTexts } from '../../base/card-content.ts';
import { evenGradient } from '../../base/even-gradient.ts';
import { type DrawingProps, type Layout, usualThemeRoom } from '../../base/layout.ts';
import { isRightToLeft, wordBreaks } from '../../base/text-script.ts';
import './diary.css';
import css from './diary.css?inline';
import { Cover, InkUnderline, Ribbon, Ring, TeaAndFlowers, Weathers } from './diary-doodles.tsx';

const paper = {
  '--paper': evenGradient('linear', '170deg', [
    ['#fffaea', 0],
    ['#fbf1d8', 60],
    ['#f3e4c2', 100],
  ]),
} as CSSProperties;

/** Themes with more characters than this in total get an area as wide as the page. */
const LONG_THEMES_CHARACTERS = 70;

function Themes({ themes }: { themes: readonly string[] }) {
  const isLong = themes.join('').length > LONG_THEMES_CHARACTERS;
  return (
    <div className={isLong ? 'themes is-long' : 'themes'}>
      <p className="themes-title">On my mind:</p>
      <div className="themes-room" data-fit="12 24">
        <ul>
          {themes.map((theme) => (
            <li key={theme}>
              <Ring />
              <p dir="auto" className={wordBreaks(theme, 16)}>
                {theme}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Diary({ content }: DrawingProps) {
  const isQuote = content.mode === 'quote';
  return (
    <div className="diary">
      <Cover />
      <div className="leaves" />
      <div className="page" style={paper}>
        <div className="head">
          <Weathers />
          <p className="range">{content.range}</p>
        </div>
        <p className="salutation">Dear diary,</p>
        <div className="title" data-fit="18 58">
          <h2 dir="auto" className={wordBreaks(content.title, 22)}>
            {content.title}
          </h2>
        </div>
        <InkUnderline isMirrored={isRightToLeft(content.title)} />
        <div className="words" data-fit={isQuote ? '12 62' : '12 40'}>
          <div className="text">
            {paragraphTexts(content).map(({ key, text }, index) => (
              <p key={key} dir="auto">
                {isQuote && index === 0 ? <span className="marked">{text}</span> : text}
              </p>
            ))}
          </div>
          <div className="spare-lines">
            <TeaAndFlowers />
          </div>
        </div>
        {content.themes.length > 0 && <Themes themes={content.themes} />}
        <p className="closing">Goodnight, diary. {content.reflections}, all true.</p>
      </div>
      <Ribbon />
    </div>
  );
}

export const diaryLayout: Layout = { Drawing: Diary, css, themeRoom: usualThemeRoom };
