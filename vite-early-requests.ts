import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** The screens, by the first segment of their paths. A screen that is missing here works, but its code loads later. */
const screens: Readonly<Record<string, string>> = {
  '': 'home',
  reflect: 'reflect',
  history: 'history',
  summary: 'summaries',
  'weekly-summary': 'summaries',
  share: 'share',
  settings: 'settings',
};

/** The code and the fonts of the default card design. */
const defaultCard = {
  code: ['web/features/cards/designs/classic/classic-layout.tsx', 'web/features/cards/designs/royal/royal-scenery.tsx'],
  fonts: {
    'English fonts': /\/playfair-display-basic-(?:wght-normal|400-italic)-[^/]+\.woff2$/,
    'Latin fonts': /\/playfair-display-latin-(?:wght-normal|400-italic)-[^/]+\.woff2$/,
  },
};

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

/**
 * Return the files of these modules and of their static imports, the largest script first, except those that the entry
 * loads anyway.
 */
function filesOf(modules: readonly string[], chunks: ReadonlyMap<string, Chunk>): string[] {
  const found = new Set<string>();
  const visit = (name: string, files: Set<string>) => {
    const chunk = chunks.get(name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of chunk.imports) visit(next, files);
  };
  const ofEntry = new Set<string>();
  for (const [name, { isEntry }] of chunks) if (isEntry) visit(name, ofEntry);
  for (const module of modules) {
    const name = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))?.fileName;
    if (!name) throw new Error(`The build has no chunk for ${module}: correct vite-early-requests.ts`);
    visit(name, found);
  }
  const sizeOf = (file: string) => chunks.get(file)?.code.length ?? 0;
  return [...found]
    .filter((file) => !ofEntry.has(file))
    .map((file) => `/${file}`)
    .sort((a, b) => sizeOf(b.slice(1)) - sizeOf(a.slice(1)));
}

/** Build web/early-requests.ts and put it into index.html, before the app's script. */
export const earlyRequests: Plugin = {
  name: 'early-requests',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle = {} }) => {
      const chunks = new Map<string, Chunk>();
      for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
      const files = Object.fromEntries(
        Object.entries(screens).map(([segment, screen]) => [
          segment,
          filesOf(['web/app/signed-in-app.tsx', `web/screens/${screen}/${screen}-screen.tsx`], chunks),
        ]),
      );
      files['signed out'] = filesOf(['web/app/signed-out-app.tsx'], chunks);
      files['share card'] = filesOf(defaultCard.code, chunks).filter((file) => !files['share']?.includes(file));
      for (const [name, pattern] of Object.entries(defaultCard.fonts)) {
        const fonts = Object.keys(bundle).filter((file) => pattern.test(file));
        if (fonts.length !== 2) throw new Error('The build has other fonts: correct vite-early-requests.ts');
        files[name] = fonts.map((file) => `/${file}`);
      }
      const [built] = [
        await build({
          configFile: false,
          root: fileURLToPath(new URL('web', import.meta.url)),
          publicDir: false,
          logLevel: 'error',
          define: { __SCREEN_FILES__: JSON.stringify(files) },
          build: {
            target: 'chrome79',
            write: false,
            rolldownOptions: {
              input: fileURLToPath(new URL('web/early-requests.ts', import.meta.url)),
              output: { format: 'iife' },
            },
          },
        }),
      ].flat();
      if (!built || !('output' in built)) throw new Error('The script of index.html was not built');
      const [{ code }] = built.output;
      return html.replace('<script type="module"', () => `<script>${code.trim()}</script>\n    <script type="module"`);
    },
  },
};
