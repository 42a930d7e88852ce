/** Return a pseudo-random number from 0 to 1 that depends only on the two arguments. */
export function noise(seed: number, index: number): number {
  const value = Math.sin(seed * 127.1 + index * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Return how far the edge of a pool of paint deviates from a regular shape at `angle` (radians): about -1 to 1. */
function stray(seed: number, angle: number): number {
  let sum = 0;
  for (let wave = 2; wave <= 13; wave += 1)
    sum += Math.sin(angle * wave + noise(seed, wave) * 6.283) * (1.5 / (wave + 1)) * (0.4 + noise(seed + 7, wave));
  return sum;
}

/** A pool of paint, in CSS px. `roughness`: how far its edge deviates, as a share of its size. */
export type Pool = { x: number; y: number; width: number; height: number; roughness: number };

/**
 * Return the irregular outline of a pool of paint. A `squareness` of 2 gives an ellipse. A higher value gives a
 * rectangle with soft corners.
 */
export function washPath({ x, y, width, height, roughness }: Pool, seed: number, squareness = 2): string {
  const count = 56;
  const power = 2 / squareness;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = 1 + roughness * stray(seed, angle);
    return {
      x: x + Math.sign(cos) * Math.abs(cos) ** power * (width / 2) * reach,
      y: y + Math.sign(sin) * Math.abs(sin) ** power * (height / 2) * reach,
    };
  });
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % count] ?? point;
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)} ${((point.x + next.x) / 2).toFixed(1)} ${((point.y + next.y) / 2).toFixed(1)}`;
  });
  const [first = ''] = middles;
  return `M${first.split(' ').slice(2).join(' ')}Q${[...middles.slice(1), first].join(' ')}Z`;
}

/** Return the area of a line of hills across the card, with peaks up to `height` px above `y`. */
export function ridgePath(seed: number, y: number, height: number): string {
  const points = Array.from({ length: 46 }, (_, index) => {
    const x = index * 12.5 - 10;
    const rise = 0.5 + 0.34 * stray(seed, x / 130) + 0.05 * noise(seed, index);
    return `${x.toFixed(1)} ${(y - height * rise).toFixed(1)}`;
  });
  return `M-10 ${y + 160}L${points.join(' ')}L560 ${y + 160}Z`;
}
