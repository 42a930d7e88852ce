import { pseudoRandom, type Scenery, type SceneryProps } from '../../base/scenery.ts';
import type { Room } from '../../base/text-room.ts';
import './midnight-scenery.css';
import css from './midnight-scenery.css?inline';

/** Half the width of the town. The town is wider than the card: it must still fill the card when it is scaled down. */
const HALF = 620;

type House = { x: number; width: number; wall: number; roof: number };

function houses(seed: number, least: number, most: number, wall: number): readonly House[] {
  const next = pseudoRandom(seed);
  const row: House[] = [];
  for (let x = -HALF; x < HALF; ) {
    const width = least + next() * (most - least);
    row.push({ x, width, wall: wall * (0.7 + next() * 0.6), roof: width * (0.3 + next() * 0.35) });
    x += width;
  }
  return row;
}

const houseFront = ({ x, width, wall, roof }: House, index: number) => {
  const left = x.toFixed(1);
  const right = (x + width).toFixed(1);
  const ridge = (x + width / 2).toFixed(1);
  const eaves = (-wall).toFixed(1);
  const top = (-wall - roof).toFixed(1);
  const chimney = x + width * 0.68;
  const chimneyPath = index % 2 === 0 ? `M${chimney.toFixed(1)} ${eaves}v${(-roof * 0.95).toFixed(1)}h9V${eaves}Z` : '';
  return `M${left} 0V${eaves}L${ridge} ${top}L${right} ${eaves}V0Z${chimneyPath}`;
};

const outline = (row: readonly House[]) => row.map(houseFront).join('');

const far = outline(houses(11, 34, 70, 108));
const near = outline(houses(29, 62, 110, 66));

/** A church tower with a cornice and a spire with a cross. */
const tower =
  'M-32 0V-176H-38V-186H38V-176H32V0ZM-30-186 0-250 30-186ZM-1.500-268H1.500V-246H-1.500ZM-7-262H7V-259H-7Z';

/** The x of the tower in CSS px, to the right of the key themes. */
const towers: Readonly<Record<Room, number>> = { airy: 440, roomy: 450, tight: 462, dense: 470 };

const stars = (() => {
  const next = pseudoRandom(5);
  return Array.from({ length: 170 }, () => ({
    x: 8 + next() * 524,
    y: 16 + next() ** 1.3 * 720,
    radius: 0.5 + next() * 1.1,
    opacity: 0.3 + next() * 0.6,
  }));
})();

/** Return the stars that are not near the text, where a star would look like a full stop. */
function starsOver(room: Room) {
  const isOpenBelowDates = room === 'airy' || room === 'roomy';
  return stars.filter(({ x, y }) => y < 30 || (isOpenBelowDates && y > 96 && y < 168) || x < 36 || x > 506);
}

const scales: Readonly<Record<Room, number>> = { airy: 1.2, roomy: 0.86, tight: 0.66, dense: 0.5 };
const moons: Readonly<Record<Room, string>> = {
  airy: 'translate(384 158) scale(1.2)',
  roomy: 'translate(428 122) scale(0.86)',
  tight: 'translate(462 70) scale(0.48)',
  dense: 'translate(468 62) scale(0.4)',
};

function Moon() {
  return (
    <>
      <circle r="250" fill="url(#midnight-halo)" />
      <circle r="78" className="old-moon" />
      <path d="M-22-74.8A78 78 0 1 0 74.8 22 64 64 0 0 1-22-74.8Z" fill="url(#midnight-moon)" />
    </>
  );
}

function NightTown({ room }: SceneryProps) {
  return (
    <svg className="scenery" width="540" height="960" viewBox="0 0 540 960" aria-hidden="true">
      <defs>
        <radialGradient id="midnight-halo">
          <stop offset="0" stopColor="#c4d0ff" stopOpacity="0.4" />
          <stop offset="0.35" stopColor="#aab8ff" stopOpacity="0.16" />
          <stop offset="1" stopColor="#aab8ff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="midnight-moon" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fffdf3" />
          <stop offset="1" stopColor="#d9dcf5" />
        </linearGradient>
        <radialGradient id="midnight-lamp">
          <stop offset="0" stopColor="#ffc566" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
      </defs>
      {starsOver(room).map(({ x, y, radius, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="#fff" opacity={opacity} />
      ))}
      <g transform={moons[room]}>
        <Moon />
      </g>
      <path d="M0 919H540V960H0Z" className="near" />
      <g transform={`translate(270 920) scale(${scales[room]})`}>
        <path d={far} className="far" />
        <g transform={`translate(${(towers[room] - 270) / scales[room]} 0)`}>
          <path d={tower} className="far" />
          <circle cy="-148" r="21" className="dial" />
          <path d="M0-146V-164" className="hands" />
          <path d="M0-144V-157" className="hands is-hour" />
        </g>
        <path d={near} className="near" />
        <circle cx="24" cy="-50" r="58" fill="url(#midnight-lamp)" />
        <path d="M14-66h20v28h-20Z" className="lit" />
        <path d="M24-66v28M14-53h20" className="bars" />
      </g>
    </svg>
  );
}

export const midnightScenery: Scenery = {
  Drawing: NightTown,
  css,
  page: {
    airy: { top: 56, bottom: 400 },
    roomy: { top: 56, bottom: 218 },
    tight: { top: 48, bottom: 178 },
    dense: { top: 42, bottom: 132 },
  },
};
