import { checkNames, dataFault, dataSections, linesOf, type Section, wordsOf } from './data-file.ts';

const names = [
  'only when written',
  'only when quoted',
  'always also',
  'also when written',
  'named together',
  'relatives',
  'area log odds',
  'main subject log odds',
];

const sections = dataSections(new URL('topic-groups.txt', import.meta.url));
checkNames(sections, names);
const setOf = (name: string): ReadonlySet<string> => new Set(wordsOf(sections, name));
const sectionLines = (name: string): Section['lines'] => sections.byName.get(name)?.lines ?? [];

/** Read lines of the form `topic: other topics`. Map each topic after a colon to the topic before the colon. */
function topicsByOther(name: string): ReadonlyMap<string, string> {
  return new Map(
    sectionLines(name).flatMap(({ number, text }) => {
      const [topic, others] = text.split(': ');
      if (topic === undefined || others === undefined)
        throw dataFault(sections.file, number, 'expected "topic: other topics"');
      return others.split(/\s+/u).map((other): [string, string] => [other, topic]);
    }),
  );
}

/** Topics that become a theme only if the user wrote one of their names. */
export const onlyWhenWritten = setOf('only when written');

/** Areas, such as work, that nearly every week mentions: they are themes only if a quoted sentence names them. */
export const onlyWhenQuoted = setOf('only when quoted');

/** For each topic, a broader topic that its theme may also name, such as family for mother. */
export const alwaysAlso = topicsByOther('always also');

/** For each topic, a related topic that its theme may also name if the user wrote about both. */
export const alsoWhenWritten = topicsByOther('also when written');

/** Groups of areas. Two areas of one group can form one theme, such as "fear and anger". */
export const namedTogether: readonly ReadonlySet<string>[] = linesOf(sections, 'named together').map(
  (line) => new Set(line.split(/\s+/u)),
);

export const relatives = setOf('relatives');

function logOddsByArea(name: string): ReadonlyMap<string, number> {
  return new Map(
    sectionLines(name).map(({ number, text }) => {
      const [area = '', odds] = text.split(' ');
      if (odds === undefined || !Number.isFinite(Number(odds)))
        throw dataFault(sections.file, number, 'expected an area and a number');
      return [area === '-' ? '' : area, Number(odds)];
    }),
  );
}

/** For each area, a number that is added to the log odds that the week is about this area. */
export const areaLogOdds = logOddsByArea('area log odds');

/** For each area, a number that is added to the log odds that this area is the main subject of the week. */
export const mainSubjectLogOdds = logOddsByArea('main subject log odds');
