import { CARD_THEMES_BLUEPRINT_QUOTE, CARD_THEMES_SOME_LAYOUTS } from '../../../../../core/domain/limits.ts';
import type { CardContent, DrawingProps, Layout } from '../../base/layout.ts';
import { Paragraphs } from '../../base/paragraphs.tsx';
import { hasManyWords, roomOf } from '../../base/text-room.ts';
import { titleType } from '../../base/title-type.ts';
import './blueprint.css';
import css from './blueprint.css?inline';
import { Plan } from './blueprint-plan.tsx';
import { type Box, planOf } from './plan-geometry.ts';

const placed = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });

function Rooms({ themes, rooms }: { themes: readonly string[]; rooms: readonly Box[] }) {
  return rooms.map((room, index) => {
    const theme = themes[index];
    return theme === undefined ? null : (
      <div key={theme} className="room" style={placed(room)} data-fit="10 22">
        <p dir="auto">{theme}</p>
      </div>
    );
  });
}

function TitleBlock({ content }: { content: CardContent }) {
  return (
    <div className="title-block">
      <div className="cell">
        <p className="label">Week</p>
        <p>{content.range}</p>
      </div>
      <div className="cell">
        <p className="label">Built from</p>
        <p>{content.reflections}</p>
      </div>
      <div className="cell">
        <p className="label">Scale</p>
        <p>Life size</p>
      </div>
    </div>
  );
}

function Blueprint({ content }: DrawingProps) {
  const isQuote = content.mode === 'quote';
  const isDense = hasManyWords(content);
  const plan = planOf(content.mode, isDense);
  return (
    <div className={isDense ? 'blueprint is-dense' : 'blueprint'}>
      <Plan plan={plan} named={content.themes.length} />
      <p className="caption">Plan of a week, from the inside</p>
      <div className="title" data-fit={titleType(content, '14 46', 25)}>
        <h2 dir="auto">{content.title}</h2>
      </div>
      <div
        className="hall"
        style={placed(plan.hall)}
        data-fit={isQuote || roomOf(content) === 'airy' ? '10 48' : '10 34'}
      >
        <Paragraphs content={content} />
      </div>
      <Rooms themes={content.themes} rooms={plan.rooms} />
      <TitleBlock content={content} />
    </div>
  );
}

export const blueprintLayout: Layout = {
  Drawing: Blueprint,
  css,
  themeRoom: { quote: CARD_THEMES_BLUEPRINT_QUOTE, fulltext: CARD_THEMES_SOME_LAYOUTS },
};
