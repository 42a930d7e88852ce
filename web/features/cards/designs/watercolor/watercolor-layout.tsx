import { type DrawingProps, type Layout, usualThemeRoom } from '../../base/layout.ts';
import { Paragraphs } from '../../base/paragraphs.tsx';
import { hasManyWords, roomOf } from '../../base/text-room.ts';
import { titleType } from '../../base/title-type.ts';
import './watercolor.css';
import css from './watercolor.css?inline';
import { Dab } from './watercolor-dab.tsx';
import { Landscape, Sprigs } from './watercolor-painting.tsx';

function Watercolor({ content }: DrawingProps) {
  const isQuote = content.mode === 'quote';
  const isDense = hasManyWords(content);
  const isAiry = roomOf(content) === 'airy';
  return (
    <div className={isDense ? 'watercolor is-dense' : isAiry ? 'watercolor is-airy' : 'watercolor'}>
      <Landscape depth={isDense ? 'shallow' : isQuote ? 'deep' : 'low'} />
      <Sprigs />
      <div className="page">
        <p className="range">{content.range}</p>
        <div className="title" data-fit={titleType(content, '18 50', 29)}>
          <h2 dir="auto">{content.title}</h2>
        </div>
        <div className="words" data-fit={isQuote || isAiry ? '12 58' : '11 42'}>
          <Paragraphs content={content} />
        </div>
        {content.themes.length > 0 && (
          <ul className="dabs">
            {content.themes.map((theme, index) => (
              <li key={theme}>
                <Dab index={index} />
                <div className="theme" data-fit="11 19">
                  <p dir="auto">{theme}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
        <p className="closing">Painted from {content.reflections}</p>
      </div>
    </div>
  );
}

export const watercolorLayout: Layout = { Drawing: Watercolor, css, themeRoom: usualThemeRoom };
