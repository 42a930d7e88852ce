import { type DrawingProps, type Layout, usualThemeRoom } from '../../base/layout.ts';
import { Paragraphs } from '../../base/paragraphs.tsx';
import { roomOf } from '../../base/text-room.ts';
import './vintage.css';
import css from './vintage.css?inline';
import { Paper, Stamp } from './vintage-paper.tsx';
import { Seaside } from './vintage-seaside.tsx';

function Postmark({ range }: { range: string }) {
  return (
    <div className="postmark">
      <svg width="220" height="104" viewBox="0 0 220 104" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="52" cy="52" r="49" strokeWidth="2.4" />
        <circle cx="52" cy="52" r="43" strokeWidth="1" />
        <path
          d="M103 26q13-9 26 0t26 0 26 0 26 0M106 42q13-9 26 0t26 0 26 0 26 0M106 58q13-9 26 0t26 0 26 0 26 0M103 74q13-9 26 0t26 0 26 0 26 0"
          strokeWidth="2"
        />
      </svg>
      <div className="days">
        {range.split(' – ').map((day) => (
          <p key={day}>{day}</p>
        ))}
      </div>
    </div>
  );
}

function Vintage({ content }: DrawingProps) {
  const isQuote = content.mode === 'quote';
  return (
    <div className="vintage">
      <Paper />
      <div className="side">
        <div className="picture">
          <Seaside />
          <p className="greeting">Greetings from the week of</p>
          <div className="title" data-fit="16 58">
            <h2 dir="auto">{content.title}</h2>
          </div>
        </div>
        <div className="post">
          <div className="head">
            <p className="name">Post Card</p>
            <p className="motto">a few lines, from not so far away</p>
          </div>
          <Stamp />
          <Postmark range={content.range} />
        </div>
        <div className="words" data-fit={isQuote || roomOf(content) === 'airy' ? '10 42' : '10 32'}>
          <Paragraphs content={content} />
        </div>
        {content.themes.length > 0 && (
          <div className="address" data-fit="11 18">
            <ul>
              {content.themes.map((theme) => (
                <li key={theme} dir="auto">
                  {theme}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="closing">Sent with {content.reflections}</p>
      </div>
    </div>
  );
}

export const vintageLayout: Layout = { Drawing: Vintage, css, themeRoom: usualThemeRoom };
