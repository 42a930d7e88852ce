import { DOOR, type PlanShape } from './plan-geometry.ts';

const WALL = 9;

/** The left and right edges of the sliding door. The arc of a swinging door would cross the text. */
const ENTRANCE = { left: 404, right: 458 };

function wallPath({ outer, crossWall, walls, doors }: PlanShape): string {
  const right = outer.x + outer.width;
  const foot = outer.y + outer.height;
  const cross = [outer.x, ...doors.flatMap((door) => [door, door + DOOR]), right];
  const pieces = cross.flatMap((from, index) => (index % 2 === 0 ? [`M${from} ${crossWall}H${cross[index + 1]}`] : []));
  return [
    `M${ENTRANCE.left} ${outer.y}H${outer.x}V${foot}H${right}V${outer.y}H${ENTRANCE.right}`,
    ...pieces,
    ...walls.map((x) => `M${x} ${crossWall}V${foot}`),
  ].join('');
}

function Windows({ outer, crossWall }: PlanShape) {
  const right = outer.x + outer.width;
  const upright = [outer.y + 92, outer.y + 292];
  const panes = [
    ...upright.map((y) => ({ x: outer.x - WALL / 2, y, width: WALL, height: 96 })),
    ...upright.map((y) => ({ x: right - WALL / 2, y, width: WALL, height: 96 })),
    { x: 130, y: outer.y - WALL / 2, width: 130, height: WALL },
    { x: outer.x - WALL / 2, y: crossWall + 42, width: WALL, height: 40 },
    { x: right - WALL / 2, y: crossWall + 42, width: WALL, height: 40 },
  ];
  return panes.map(({ x, y, width, height }) => (
    <g key={`${x} ${y}`}>
      <rect x={x} y={y} width={width} height={height} className="pane" />
      <path d={height > width ? `M${x + width / 2} ${y}v${height}` : `M${x} ${y + height / 2}h${width}`} />
    </g>
  ));
}

function Dimensions({ outer, crossWall }: PlanShape) {
  const right = outer.x + outer.width;
  const foot = outer.y + outer.height;
  const top = outer.y - 20;
  const side = outer.x - 18;
  const ticks = [outer.x, 130, 260, ENTRANCE.left, ENTRANCE.right, right].map(
    (x) => `M${x - 4} ${top + 4}l8-8M${x} ${top - 6}v12`,
  );
  const sideTicks = [outer.y, outer.y + 92, outer.y + 188, outer.y + 292, outer.y + 388, crossWall, foot].map(
    (y) => `M${side - 4} ${y + 4}l8-8M${side - 6} ${y}h12`,
  );
  return (
    <path
      d={`M${outer.x - 8} ${top}H${right + 8}M${side} ${outer.y - 8}V${foot + 8}${ticks.join('')}${sideTicks.join('')}`}
      className="dimension"
    />
  );
}

function Stairs({ walls, crossWall, outer }: PlanShape) {
  const [left = 0, right = 0] = walls;
  const foot = outer.y + outer.height;
  const treads = Array.from({ length: 9 }, (_, index) => `M${left} ${foot - 14 - index * 12}H${right}`);
  const middle = (left + right) / 2;
  return (
    <path
      d={`${treads.join('')}M${middle} ${foot - 8}V${crossWall + 24}M${middle - 6} ${crossWall + 34}L${middle} ${crossWall + 22} ${middle + 6} ${crossWall + 34}`}
    />
  );
}

/** The furniture of a room without a theme: a round table with four chairs. */
const table =
  'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0M-10-29h20v-11h-20ZM-10 29h20v11h-20ZM-29-10v20h-11v-20ZM29-10v20h11v-20Z';

export function Plan({ plan, named }: { plan: PlanShape; named: number }) {
  const { outer, crossWall, doors, rooms } = plan;
  const walls = wallPath(plan);
  return (
    <svg className="plan" width="540" height="960" viewBox="0 0 540 960" fill="none" aria-hidden="true">
      <path d="M18 18H522V942H18Z" strokeWidth="0.8" />
      <path d="M26 26H514V934H26Z" strokeWidth="2.4" />
      <g transform="translate(488 50)">
        <circle r="13" />
        <path d="M0-20 7 10 0 5-7 10Z" className="north" />
      </g>
      <Dimensions {...plan} />
      <path d={walls} strokeWidth={WALL + 2} strokeLinecap="square" />
      <path d={walls} strokeWidth={WALL - 2.6} strokeLinecap="square" className="poche" />
      <Windows {...plan} />
      <path d={`M${ENTRANCE.left} ${outer.y - 2}h32M${ENTRANCE.right} ${outer.y + 2}h-32`} strokeWidth="2" />
      {doors.map((x) => (
        <path key={x} d={`M${x} ${crossWall}v${DOOR}M${x + DOOR} ${crossWall}a${DOOR} ${DOOR} 0 0 1-${DOOR} ${DOOR}`} />
      ))}
      {plan.walls.length > rooms.length - 1 && <Stairs {...plan} />}
      {rooms.slice(named).map(({ x, y, width, height }) => (
        <path
          key={x}
          d={table}
          transform={`translate(${x + width / 2} ${y + height / 2 - 2}) scale(${height > 70 ? 1 : 0.6})`}
        />
      ))}
    </svg>
  );
}
