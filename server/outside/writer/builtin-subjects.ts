import { setOf } from './builtin-lexicon.ts';

/** Something that English diaries are about. */
export type Subject = {
  readonly id: number;
  /** What stands before the name: "my father", "the garden", "sleep". */
  readonly article: '' | 'the ' | 'my ';
  /** How often it is what a week is about when it is spoken of at all, from 0 to 3. */
  readonly weight: number;
  /** Nouns that may name the theme, the plainest first. */
  readonly names: readonly string[];
};

const subjects: readonly (readonly [article: Subject['article'], weight: number, names: string, others?: string])[] = [
  ['my ', 3, 'mother mum mom mam mama mummy mommy'],
  ['my ', 3, 'father dad papa daddy'],
  ['my ', 3, 'sister'],
  ['my ', 3, 'brother'],
  ['my ', 3, 'daughter'],
  ['my ', 3, 'son sons'],
  ['my ', 3, 'husband'],
  ['my ', 3, 'wife', 'married marriage'],
  ['my ', 2, 'boyfriend girlfriend partner fiancé fiancée'],
  ['my ', 3, 'grandmother grandma gran granny nan'],
  ['my ', 3, 'grandfather grandad granddad grandpa'],
  ['my ', 2, 'aunt uncle cousin niece nephew'],
  ['the ', 3, 'baby babies newborn', 'nappy nappies midwife'],
  ['the ', 1, 'children kids'],
  ['', 2.5, 'sleep tiredness insomnia', 'slept sleeping asleep awake tired exhausted nap naps'],
  [
    '',
    2,
    'work job interview interviews applications office ward shifts',
    'working worked boss colleague colleagues deadline client clients customers overtime manager staff deploy shift engineer code bug company startup product handover',
  ],
  ['', 2.5, 'money cash rent salary debt debts wages bills mortgage payroll loan', 'invoice overdraft salaries'],
  ['', 2, 'school homework maths', 'class classroom pupils teacher teachers'],
  ['', 1.5, 'lessons lesson'],
  ['', 2.5, 'studying university exams essay thesis exam', 'seminar lectures lecture revision degree essays'],
  ['', 2, 'friendship friends', 'friend'],
  ['', 1.5, 'loneliness solitude', 'alone lonely'],
  ['the ', 2, 'garden allotment roses', 'gardening seeds seedlings beans potatoes tomatoes weeds compost'],
  ['', 1, 'cooking soup recipes baking bread', 'cook cooked kitchen recipe baked dough'],
  ['', 1, 'food dinner lunch breakfast pie', 'ate eat eating eats meal diner'],
  ['', 2, 'running run', 'ran runs jog jogged jogging marathon'],
  ['', 1, 'walking walk', 'walks hike hiked'],
  ['', 2, 'drawing sketchbook', 'drew draw sketch sketched'],
  ['', 2, 'painting canvas paintings', 'paint painted studio'],
  ['', 1, 'music choir piano singing guitar violin cello trumpet song', 'sing sang songs concert'],
  ['', 1, 'letters letter', 'envelope envelopes'],
  ['', 2.5, 'moving boxes packing', 'packed unpacked relocation'],
  ['the ', 2, 'hospital clinic', 'surgery operation scan chemo'],
  ['', 1, 'pain', 'ache aches aching migraine sore'],
  ['', 2, 'grief mourning funeral', 'grieve grieving grave ashes widow widower'],
  ['', 0, 'fear', 'afraid scared frightened terrified dread'],
  ['', 0.5, 'shame', 'ashamed'],
  ['the ', 0.5, 'weather rain snow', 'rained raining snowed storm frost'],
  ['the ', 0.5, 'dog puppy', 'dogs'],
  ['the ', 0.5, 'cat kitten', 'cats'],
  ['the ', 0.5, 'sea harbour harbor boat ferry', 'waves tide boats'],
  ['', 2.5, 'lambing sheep lambs ewes', 'lamb ewe'],
  ['the ', 2, 'farm harvest', 'cattle cows herd tractor'],
  ['the ', 1.5, 'road truck lorry', 'drove miles motorway highway'],
  ['', 1.5, 'driving', 'drive'],
  ['', 2.5, 'sobriety drinking drink meetings', 'sober drank drunk drinks sponsor'],
  ['', 1.5, 'prayer faith church chapel mosque', 'pray prayed praying psalm'],
  ['the ', 2, 'language accent', 'languages vocabulary grammar fluent german french spanish'],
  ['', 2.5, 'prison visiting visits', 'visit'],
  ['', 0.5, 'reading books', 'novel library book'],
  ['the ', 2.5, 'divorce separation custody'],
  ['the ', 1, 'wedding'],
  ['the ', 2, 'exhibition gallery'],
  ['', 1.5, 'illness fever flu', 'ill sick cough'],
  ['', 1, 'training gym', 'pool'],
  ['', 1.5, 'retirement pension', 'retired'],
  ['the ', 2.5, 'bees hive hives honey'],
  ['', 2, 'boxing gloves fight', 'boxed spar sparring'],
  ['', 2, 'fishing fish', 'nets net fished'],
  ['', 2, 'chess tournament'],
  ['', 2, 'knitting sewing pottery', 'knit knitted sewed wool loom clay kiln'],
  ['', 2, 'swimming swim', 'swam'],
  ['', 2, 'climbing', 'climb climbed mountain mountains summit'],
  ['', 2, 'dancing dance ballet', 'danced'],
  ['the ', 1.5, 'horse horses', 'stable'],
  ['', 2, 'teaching', 'taught teach'],
  ['', 2.5, 'cancer chemo treatment', 'scan scans tumour tumor biopsy oncologist'],
  ['', 2.5, 'pregnancy', 'pregnant midwife miscarriage ivf'],
  ['', 2.5, 'visa papers residency', 'asylum permit embassy'],
  ['', 2, 'caring care', 'carer'],
  ['', 1.5, 'hearing deafness', 'deaf'],
  ['the ', 2, 'band', 'gig gigs rehearsal rehearsals'],
  ['', 1.5, 'homesickness', 'homesick'],
  ['my ', 1.5, 'grandson granddaughter grandchildren'],
  ['my ', 1.5, 'stepfather stepmother stepson stepdaughter'],
  ['the ', 1.5, 'election strike union'],
];

/** Names that stand alone only with an article. */
export const countable =
  setOf(`essay thesis exam job office loan song piano guitar violin cello letter canvas sketchbook run
walk funeral church chapel mosque gym pension drink`);

/** Which subject a lower-case word speaks of. */
export const subjectOf: ReadonlyMap<string, Subject> = new Map(
  subjects.flatMap(([article, weight, names, others = ''], id) => {
    const subject = { id, article, weight, names: names.split(' ') };
    return [...subject.names, ...others.split(' ')].map((word): [string, Subject] => [word, subject]);
  }),
);
