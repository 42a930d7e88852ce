import type { Design } from './design.ts';
import { autumn } from './designs/autumn.ts';
import { blueprint } from './designs/blueprint.ts';
import { code } from './designs/code.ts';
import { comic } from './designs/comic.ts';
import { diary } from './designs/diary.ts';
import { forest } from './designs/forest.ts';
import { galaxy } from './designs/galaxy.ts';
import { graffiti } from './designs/graffiti.ts';
import { marble } from './designs/marble.ts';
import { midnight } from './designs/midnight.ts';
import { minimalist } from './designs/minimalist.ts';
import { neon80s } from './designs/neon80s.ts';
import { newspaper } from './designs/newspaper.ts';
import { ocean } from './designs/ocean.ts';
import { polaroid } from './designs/polaroid.ts';
import { royal } from './designs/royal.ts';
import { scrapbook } from './designs/scrapbook.ts';
import { sketch } from './designs/sketch.ts';
import { sunset } from './designs/sunset.ts';
import { typewriter } from './designs/typewriter.ts';
import { vintage } from './designs/vintage.ts';
import { watercolor } from './designs/watercolor.ts';

/** Every design there is, in the picker's order. A new one is a file in designs/ and a line here. */
export const designs = {
  royal,
  forest,
  midnight,
  comic,
  diary,
  newspaper,
  polaroid,
  sketch,
  neon80s,
  watercolor,
  code,
  typewriter,
  vintage,
  minimalist,
  graffiti,
  scrapbook,
  blueprint,
  ocean,
  sunset,
  marble,
  galaxy,
  autumn,
} as const satisfies Record<string, Design>;

export type DesignKey = keyof typeof designs;

export const designKeys = Object.keys(designs) as readonly DesignKey[];

export const defaultDesign: DesignKey = 'royal';
