const WIDTH = 472;
const HEIGHT = 520;
const SUN = { x: 236, y: 252, radius: 40 };

/** A hill, shaded by `strokes` lines below its outline, `gap` apart. */
type Hill = {
  readonly top: number;
  readonly swell: number;
  readonly phase: number;
  readonly gap: number;
  readonly strokes: number;
};

const hills: readonly Hill[] = [
  { top: 272, swell: 9, phase: 0.6, gap: 4.6, strokes: 9 },
  { top: 298, swell: 15, phase: 3.4, gap: 4.2, strokes: 14 },
  { top: 342, swell: 20, phase: 1.1, gap: 4, strokes: 22 },
  { top: 412, swell: 18, phase: 4.2, gap: 3.8, strokes: 32 },
];

const heightAt = ({ top, swell, phase }: Hill, x: number) =>
  top + Math.sin((x / WIDTH) * Math.PI * 1.7 + phase) * swell;

/** Return the outline of a hill, moved down by `lower` px, as many short lines that look like a curve. */
function outline(hill: Hill, lower: number): string {
  const points = Array.from({ length: 25 }, (_, index) => {
    const x = (index / 24) * WIDTH;
    return `${x.toFixed(1)} ${(heightAt(hill, x) + lower).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The strokes of the sky: heavy at the top, fine at the horizon, none around the sun. */
const sky = Array.from({ length: 50 }, (_, index) => {
  const y = 4 + index * 5.6;
  const half = Math.sqrt(Math.max(0, 86 ** 2 - (y - SUN.y) ** 2));
  const gap = half > 0 ? `H${(SUN.x - half).toFixed(1)}M${(SUN.x + half).toFixed(1)} ${y.toFixed(1)}` : '';
  return { d: `M0 ${y.toFixed(1)}${gap}H${WIDTH}`, weight: (1.5 - index * 0.024).toFixed(2) };
});

const rays = Array.from({ length: 48 }, (_, index) => {
  const angle = (index / 48) * Math.PI * 2;
  const at = (radius: number) =>
    `${(SUN.x + Math.cos(angle) * radius).toFixed(1)} ${(SUN.y + Math.sin(angle) * radius).toFixed(1)}`;
  return `M${at(SUN.radius + 8)}L${at(index % 2 === 0 ? SUN.radius + 38 : SUN.radius + 22)}`;
}).join('');

const birds = 'M330 196q7-8 13 0q6-8 13 0M362 178q5-6 10 0q5-6 10 0M312 214q4-5 8 0q4-5 8 0';

/** On the second hill: a house with a lit window, and two poplars. */
const house = 'M96 312V294L109 283 122 294V312Z';
const trees =
  'M134 313C129 298 131 284 136 274 141 284 143 298 138 313ZM148 314C144 302 146 292 150 284 154 292 156 302 152 314Z';

/** A woodcut of a sunset behind hills, cropped to the space that the text leaves free. */
export function Engraving() {
  return (
    <svg
      className="engraving"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {sky.map(({ d, weight }) => (
        <path key={d} d={d} strokeWidth={weight} />
      ))}
      <circle cx={SUN.x} cy={SUN.y} r={SUN.radius} strokeWidth="2" />
      <path d={rays} strokeWidth="1.3" />
      <path d={birds} strokeWidth="1.8" strokeLinecap="round" />
      {hills.map((hill, index) => (
        <g key={hill.top}>
          <path d={`${outline(hill, 0)}V${HEIGHT}H0Z`} className="paper" strokeWidth="2" />
          {Array.from({ length: hill.strokes }, (_, stroke) => stroke + 1).map((stroke) => (
            <path key={stroke} d={outline(hill, stroke * hill.gap)} strokeWidth={(1.5 - stroke * 0.035).toFixed(2)} />
          ))}
          {index === 1 && (
            <>
              <path d={house} className="paper" strokeWidth="1.6" />
              <path d="M106 300h6v6h-6Z" className="ink" stroke="none" />
              <path d={trees} className="ink" stroke="none" />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
