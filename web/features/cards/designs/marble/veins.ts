import { pseudoRandom } from '../../base/scenery.ts';

/** `d`: an SVG path. `weight`: from 0 to 1. */
export type Vein = { readonly d: string; readonly weight: number };

/** Return a vein that wanders from a point in a direction (radians), and its thinner branches. */
function crack(seed: number, x: number, y: number, direction: number, weight: number, length: number): readonly Vein[] {
  const next = pseudoRandom(seed);
  const points = [`${x} ${y}`];
  const branches: Vein[] = [];
  let [atX, atY, angle] = [x, y, direction];
  for (let step = 0; step < length; step += 1) {
    angle += (next() - 0.5) * 1.1 + (direction - angle) * 0.22;
    const stride = 10 + next() * 20;
    atX += Math.cos(angle) * stride;
    atY += Math.sin(angle) * stride;
    points.push(`${atX.toFixed(1)} ${atY.toFixed(1)}`);
    if (weight > 0.3 && next() < 0.14) {
      const turn = (next() < 0.5 ? -1 : 1) * (0.4 + next() * 0.6);
      branches.push(...crack(seed * 31 + step, atX, atY, angle + turn, weight * 0.5, Math.floor(length * 0.4)));
    }
  }
  return [{ d: `M${points.join('L')}`, weight }, ...branches];
}

export const greyVeins: readonly Vein[] = [
  ...crack(5, -20, 250, -0.62, 1, 26),
  ...crack(12, -20, 620, -0.5, 0.5, 34),
  ...crack(19, 560, 560, 2.5, 1, 30),
  ...crack(27, 340, -20, 0.9, 0.6, 22),
  ...crack(33, -20, 850, -0.2, 0.7, 30),
];

export const goldVeins: readonly Vein[] = [
  ...crack(44, -20, 330, -0.7, 0.6, 30),
  ...crack(52, 560, 640, 2.45, 0.6, 28),
];
