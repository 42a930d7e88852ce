import { expect, test } from 'vitest';
import { goodAnswer, modelWeek } from '../../../../testing/model-week.ts';
import { nameFaults } from './check-names.ts';
import { answerParts } from './fault.ts';

const german = {
  ...modelWeek,
  reflections: modelWeek.reflections.map((one) => ({
    ...one,
    content:
      'Ich war mit Thomas im Garten und habe die Leiter nicht gefunden. Der Regen ist stark und ich war müde. Wir haben über die Arbeit und das Haus in Lübeck gesprochen.',
  })),
};

function found(week: typeof modelWeek, where: 'later' | 'title' | 'first', text: string): string[] {
  const answer = structuredClone(goodAnswer);
  if (week !== modelWeek) answer.paragraphs = [{ sentences: [{ text: 'es war ruhig.', evidence: [] }] }];
  if (where === 'title') answer.title = text;
  else {
    const [first] = answer.paragraphs;
    if (where === 'first') first?.sentences.push({ text, evidence: [] });
    else answer.paragraphs.push({ sentences: [{ text, evidence: [] }] });
  }
  return nameFaults(week, answerParts(answer, week.reflections.length)).map(({ text: fault }) =>
    fault.slice(fault.indexOf(': ') + 2),
  );
}

type Case = readonly [text: string, where: 'later' | 'title' | 'first', name: string | null];
const inEnglish: readonly Case[] = [
  ['You thought of Miriam on the way home.', 'later', 'Miriam'],
  ['Miriam stayed with you all week.', 'later', 'Miriam'],
  ['Later Ottilie was on the phone.', 'later', 'Ottilie'],
  ['Zorah called you back.', 'later', 'Zorah'],
  ['Ludmila had waited in the rain.', 'later', 'Ludmila'],
  ['It was Miriam’s ladder.', 'later', 'Miriam’s'],
  ['You went to Reykjavik, and it was cold.', 'later', 'Reykjavik'],
  ['Your sister, Oona, laughed.', 'later', 'Oona'],
  ['With Miriam the evening was lighter.', 'later', 'Miriam'],
  ['Mrs. Abernathy came by.', 'later', 'abernathy'],
  ['On Monday you thought of Tobias.', 'later', null],
  ['Tobias carried the ladder.', 'later', null],
  ['Thursday was rain and I did not call.', 'later', null],
  ['Carrying the ladder was hard, and you were glad.', 'later', null],
  ['Messages waited, and Wednesday made them heavier.', 'later', null],
  ['Laughter came back in the end.', 'later', null],
  ['What Tobias’s ladder began, a call ended.', 'later', null],
  ['Quiet evenings followed in March.', 'later', null],
  ['A Ladder, A Phone and Rain', 'title', null],
  ['A week with Tobias', 'title', 'Tobias'],
  ['Miriam and the ladder', 'title', 'Miriam'],
  ['It began with Tobias.', 'first', 'Tobias'],
  ['Tobias was there.', 'first', 'Tobias'],
  ['It began with rain.', 'first', null],
];
const inGerman: readonly Case[] = [
  ['Am Ende war auch Miriam da.', 'later', 'Miriam'],
  ['Miriam war auch da.', 'later', 'Miriam'],
  ['Du hast mit Ottilie gesprochen.', 'later', 'Ottilie'],
  ['Du hast an Sören gedacht.', 'later', 'Sören'],
  ['Frau Petersen kam vorbei.', 'later', 'petersen'],
  ['Am Ende stand die Ruhe nach der langen Suche.', 'later', null],
  ['Der Regen brachte Müdigkeit, und der Garten blieb still.', 'later', null],
  ['Ein Gespräch über Arbeit gab dir Kraft.', 'later', null],
  ['Mit Thomas war die Suche leichter.', 'later', null],
  ['Am Mittwoch blieb nur Stille.', 'later', null],
  ['Das Haus in Lübeck kam wieder.', 'later', null],
  ['Zuerst war da Regen, dann kam Hoffnung.', 'later', null],
  ['Ein Garten mit Thomas', 'title', 'Thomas'],
  ['Die Leiter und der Regen', 'title', null],
  ['Es begann mit Thomas.', 'first', 'Thomas'],
  ['Es begann mit Regen im Garten.', 'first', null],
];

test.each(inEnglish)(
  'the check finds the right names in the English text "%s" (part of the summary: %s)',
  (text, where, name) => {
    expect(new Set(found(modelWeek, where, text).map((word) => word.toLowerCase()))).toEqual(
      new Set(name === null ? [] : [name.toLowerCase()]),
    );
  },
);
test.each(inGerman)(
  'the check finds the right names in the German text "%s" (part of the summary: %s)',
  (text, where, name) => {
    expect(new Set(found(german, where, text).map((word) => word.toLowerCase()))).toEqual(
      new Set(name === null ? [] : [name.toLowerCase()]),
    );
  },
);
