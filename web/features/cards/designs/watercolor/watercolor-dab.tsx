import { washPath } from './wash.ts';

const paints = ['#e9a3ae', '#8fbfdc', '#f0c678', '#9cc7a6'];

/** A broad brush stroke behind a theme. `index` selects the paint. */
export function Dab({ index }: { index: number }) {
  const paint = paints[index % paints.length];
  const pool = { x: 107, y: 27, width: 196, height: 44, roughness: 0.05 };
  const edge = washPath(pool, index + 3, 4);
  return (
    <svg className="dab" width="214" height="54" viewBox="0 0 214 54" aria-hidden="true">
      <path d={edge} fill={paint} opacity="0.42" />
      <path d={washPath({ ...pool, width: 178, height: 37 }, index + 13, 4)} fill={paint} opacity="0.38" />
      <path d={washPath({ ...pool, x: 80, width: 110, height: 30 }, index + 23, 3)} fill={paint} opacity="0.3" />
      <path d={edge} fill="none" stroke={paint} strokeWidth="1.6" opacity="0.75" />
    </svg>
  );
}
