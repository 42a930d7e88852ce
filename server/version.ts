import { readFileSync } from 'node:fs';

/** The version of the product, such as '1.4.2'. */
export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** The sentence that names the version, when the server starts and in `npm run admin -- check`. */
export const versionSentence = `This is Inward ${version}.`;
