import type { Plugin } from 'vite';

/** Return the files of the first cycle of static imports, in order, or null if there is none. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return null;
}

/**
 * Fail the build if scripts import each other in a circle: one of them would run before a script that it needs, and the
 * page would fail to load. The cause is a group in vite.config.ts that contains a module but not the module's imports.
 */
export const chunkCycles: Plugin = {
  name: 'chunk-cycles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const imports = new Map<string, readonly string[]>();
    for (const file of Object.values(bundle)) if (file.type === 'chunk') imports.set(file.fileName, file.imports);
    const cycle = findCycle(imports);
    if (cycle) throw new Error(`Scripts import each other in a circle: ${cycle.join(' -> ')}`);
  },
};
