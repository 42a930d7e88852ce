import { dataFault } from './data-file.ts';
import { sectionOf } from './lexicon.ts';

/** Properties that only some languages have. README.md describes each. */
const properties = [
  'no-spaces',
  'capital-nouns',
  'compounds',
  'cases',
  'long-endings',
  'many-verb-forms',
  'verb-before-subject',
  'names-with-s',
  'known-names-only',
  'calendar-names',
  'article-before-titles',
] as const;
type Property = (typeof properties)[number];

function readProperties(code: string): ReadonlySet<Property> {
  const { file, section } = sectionOf(code, 'properties');
  const words = (section?.lines ?? []).flatMap(({ text }) => text.split(/\s+/u));
  return new Set(
    words.map((word) => {
      const known = properties.find((property) => property === word);
      if (known !== undefined) return known;
      throw dataFault(
        file,
        section?.line ?? 1,
        `[properties] has ${word}, which is not one of ${properties.join(', ')}`,
      );
    }),
  );
}

const byLanguage = new Map<string, ReadonlySet<Property>>();

export function hasProperty(code: string, property: Property): boolean {
  const found = byLanguage.get(code) ?? readProperties(code);
  byLanguage.set(code, found);
  return found.has(property);
}
