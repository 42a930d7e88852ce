import { checkNames, dataFault, dataSections, linesOf } from '../../../languages/data-file.ts';

export type GrammaticalPerson = 'first' | 'second' | 'third';

const file = new URL('person-forms.txt', import.meta.url);
const sections = dataSections(file);
checkNames(sections, ['pronouns', 'possessives', 'auxiliaries', 'endings']);

const isPerson = (text: string): text is GrammaticalPerson => ['first', 'second', 'third'].includes(text);

function personsByCode(section: string): ReadonlyMap<string, ReadonlyMap<string, GrammaticalPerson>> {
  const byCode = new Map<string, Map<string, GrammaticalPerson>>();
  for (const line of linesOf(sections, section)) {
    const [code = '', person = '', ...words] = line.split(' ');
    if (!isPerson(person)) throw dataFault(file, sections.byName.get(section)?.line ?? 1, `no person in "${line}"`);
    const persons = byCode.get(code) ?? new Map<string, GrammaticalPerson>();
    byCode.set(code, persons);
    for (const word of words) persons.set(word.normalize('NFC'), person);
  }
  return byCode;
}

const pronouns = personsByCode('pronouns');
const possessives = personsByCode('possessives');
const auxiliaries = personsByCode('auxiliaries');
const endings = personsByCode('endings');
const none: ReadonlyMap<string, GrammaticalPerson> = new Map();

/** Return the words and endings that show a grammatical person. Empty for a language without lines in the file. */
export const personForms = (code: string) => ({
  pronouns: pronouns.get(code) ?? none,
  possessives: possessives.get(code) ?? none,
  auxiliaries: auxiliaries.get(code) ?? none,
  endings: endings.get(code) ?? none,
});
