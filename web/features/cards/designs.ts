import type { Design } from './base/design.ts';
import { autumn } from './designs/autumn/autumn.ts';
import { blueprint } from './designs/blueprint/blueprint.ts';
import { code } from './designs/code/code.ts';
import { comic } from './designs/comic/comic.ts';
import { diary } from './designs/diary/diary.ts';
import { forest } from './designs/forest/forest.ts';
import { galaxy } from './designs/galaxy/galaxy.ts';
import { graffiti } from './designs/graffiti/graffiti.ts';
import { marble } from './designs/marble/marble.ts';
import { midnight } from './designs/midnight/midnight.ts';
import { minimalist } from './designs/minimalist/minimalist.ts';
import { neon80s } from './designs/neon80s/neon80s.ts';
import { newspaper } from './designs/newspaper/newspaper.ts';
import { ocean } from './designs/ocean/ocean.ts';
import { polaroid } from './designs/polaroid/polaroid.ts';
import { royal } from './designs/royal/royal.ts';
import { scrapbook } from './designs/scrapbook/scrapbook.ts';
import { sketch } from './designs/sketch/sketch.ts';
import { sunset } from './designs/sunset/sunset.ts';
import { typewriter } from './designs/typewriter/typewriter.ts';
import { vintage } from './designs/vintage/vintage.ts';
import { watercolor } from './designs/watercolor/watercolor.ts';

/** All designs in the order of the picker. To add a design, create its folder in designs/ and add it here. */
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
