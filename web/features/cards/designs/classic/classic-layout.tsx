import { classNames } from '../../../../ui/styles/class-names.ts';
import { paragraphTexts } from '../../base/card-content.ts';
import { beginsWithOwnWords } from '../../base/card-sentences.ts';
import { type DrawingProps, type Layout, usualThemeRoom } from '../../base/layout.ts';
import type { Scenery } from '../../base/scenery.ts';
import { roomOf } from '../../base/text-room.ts';
import { canBeSpaced } from '../../base/text-script.ts';
import { titleType } from '../../base/title-type.ts';
import './classic.css';
import type { ClassicLook } from '../../base/classic-look.ts';
import css from './classic.css?inline';
import { ClassicThemes } from './classic-themes.tsx';

const TITLE_OVER_QUOTE_PX = 26;

/** For designs with the classic layout that define no look. */
const plainLook: ClassicLook = {
  scenery: 'royal',
  rule: 'swelling',
  themes: 'pairs',
  hasDropCap: true,
  titleType: '16 66',
  quoteType: '10 46',
  fulltextType: '10 30',
  themeType: '10 14',
  wording: { closing: (reflections) => reflections },
};

/** Return whether a text can begin with a drop cap: it needs several lines, and a script whose letters do not join. */
const isLongEnough = (text: string) => text.length > 120 && canBeSpaced(text);

/** A thin line that widens to a lozenge between two dots. */
function ClassicRule() {
  return (
    <svg className="rule" width="236" height="16" viewBox="0 0 236 16" aria-hidden="true">
      <path d="M118 1 125 8 118 15 111 8ZM100 6.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM136 6.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z" />
      <path d="M92 7.4V8.6L0 8.1V7.9ZM144 7.4V8.6L236 8.1V7.9Z" />
    </svg>
  );
}

function Classic({ content, design, scenery }: DrawingProps & { scenery: Scenery }) {
  const look = design.look ?? plainLook;
  const isQuote = content.mode === 'quote';
  const room = roomOf(content);
  // Not in centred text, where the letter would stand apart from its word, and only on the first of several pictures.
  const hasDropCap = look.hasDropCap && !isQuote && room !== 'airy' && content.earlier.length === 0;
  const { Drawing: SceneryDrawing, page } = scenery;
  return (
    <div className={`classic ${look.scenery} is-${room}`}>
      <SceneryDrawing room={room} emblem={design.emblem} />
      <div className="page" style={page[room]}>
        {look.wording.kicker && <p className="kicker">{look.wording.kicker}</p>}
        <p className="range">{content.range}</p>
        <div className="title" data-fit={titleType(content, look.titleType, TITLE_OVER_QUOTE_PX)}>
          <h2 dir="auto">{content.title}</h2>
        </div>
        {look.rule === 'swelling' && <ClassicRule />}
        <div className="words" data-fit={isQuote || room === 'airy' ? look.quoteType : look.fulltextType}>
          <div className="text">
            {paragraphTexts(content).map(({ key, text }, index) => (
              <p
                key={key}
                dir="auto"
                className={classNames(
                  hasDropCap && index === 0 && isLongEnough(text) && 'drop-cap',
                  isQuote && index === 0 && beginsWithOwnWords(text) && 'is-quoted',
                )}
              >
                {text}
              </p>
            ))}
          </div>
        </div>
        {content.themes.length > 0 && <ClassicThemes themes={content.themes} look={look} />}
      </div>
      <p className="closing">{look.wording.closing(content.reflections)}</p>
    </div>
  );
}

const layouts = new Map<Scenery, Layout>();

/** Return the classic layout with this scenery. The object is cached, because React compares its component. */
export function classicLayout(scenery: Scenery): Layout {
  const known = layouts.get(scenery);
  if (known) return known;
  const layout: Layout = {
    Drawing: (props) => <Classic {...props} scenery={scenery} />,
    css: `${css}\n${scenery.css}`,
    themeRoom: usualThemeRoom,
  };
  layouts.set(scenery, layout);
  return layout;
}
