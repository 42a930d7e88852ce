/**
 * The few words that are the product's own in a summary: every English frame there is, as data. {day}, {quote}, {themes}
 * and the like are filled with what was counted or written. They praise nothing, advise nothing and guess nothing.
 */
export const openings = [
  'You wrote on {days} this week, and what you left is {kinds}.',
  'This week holds {kinds} from {days}.',
  'There are {kinds} in this week, written on {days}.',
  'On {days} of this week you put something into words: {kinds} in all.',
] as const;

export const themeLines = {
  one: [
    'If the week has one theme, it is {themes}.',
    'One thing comes back more than once: {themes}.',
    'The clearest thread of these days is {themes}.',
  ],
  many: [
    'What comes back is {themes}.',
    'The clearest threads of these days are {themes}.',
    'Your pages return to {themes}, and then return again.',
    'The week turns around {themes}.',
  ],
  /** Where nothing was spoken of twice. */
  once: ['Your pages speak of {themes}.', 'These days speak of {themes}.', 'There is {themes} in these days.'],
} as const;

export const feelingLines = [
  'Some of what was in it you named yourself: {feelings}.',
  'You gave some of it a name of your own: {feelings}.',
  'You found the words for it too: {feelings}.',
] as const;

/** What can be said of the lengths of its pages. */
export const lengthLines = [
  'Its longest page is from {longest}, its shortest from {shortest}.',
  'Most of it came on {longest}, the shortest part on {shortest}.',
  'You wrote longest on {longest} and shortest on {shortest}.',
] as const;

export const leads = [
  'This is how it went, in the order that you wrote it.',
  'Here it is, from its first page to its last.',
  'What follows is in your own words, one day after another.',
] as const;

/** For the reflection that opens the week. */
export const firstFrames = {
  evening: [
    'It began on {day} evening: {quote}',
    'The first page is from {day} evening: {quote}',
    '{day} evening opened the week: {quote}',
  ],
  deep: [
    'It began in the deep reflection of {day}: {quote}',
    'The first page is the deep reflection from {day}: {quote}',
    'A deep reflection on {day} opened the week: {quote}',
  ],
} as const;

export const frames = {
  evening: [
    'On {day} evening you wrote: {quote}',
    'Next came {day} evening: {quote}',
    'By {day} evening there was this: {quote}',
    'What {day} evening left: {quote}',
    'You closed {day} with an evening page: {quote}',
    'From {day} evening comes this: {quote}',
    '{day} evening has a line that says: {quote}',
    'When {day} turned to evening, you noted: {quote}',
    'Your own words on {day} evening: {quote}',
    'The evening of {day} put it this way: {quote}',
    'And {day}, once it was evening: {quote}',
    'Late on {day}, in the evening, you set down: {quote}',
    '{day} ended in an evening note: {quote}',
    'Here is {day} evening, plainly: {quote}',
  ],
  deep: [
    'In the deep reflection of {day} you went further: {quote}',
    'The deep page for {day} says: {quote}',
    '{day} has a deep reflection: {quote}',
    'You went deep on {day}: {quote}',
    'Ten quiet minutes on {day} gave a deep answer: {quote}',
    'A deep reflection came on {day} too: {quote}',
    'In the middle of {day}, a deep page: {quote}',
    'Then {day} and its deep reflection: {quote}',
  ],
} as const;

/** For the place where the week turns: the person wrote "but", "finally", "for the first time". */
export const turnFrames = {
  evening: ['Then, on {day} evening, a turn: {quote}', 'But then came {day} evening: {quote}'],
  deep: ['Then, in the deep reflection of {day}, a turn: {quote}', 'But then came the deep page of {day}: {quote}'],
} as const;

export const lastFrames = {
  evening: [
    'The last word belongs to {day} evening: {quote}',
    'Finally, on {day} evening: {quote}',
    'And the week closed on {day} evening with: {quote}',
  ],
  deep: [
    'The last word belongs to the deep reflection of {day}: {quote}',
    'Finally, from the deep page of {day}: {quote}',
    'And the week closed with the deep reflection of {day}: {quote}',
  ],
} as const;

/** For one more sentence of the page that was quoted just before. */
export const furtherFrames = [
  'A little further on: {quote}',
  'Beside it stands: {quote}',
  'On the same page: {quote}',
  'And after that: {quote}',
  'A few lines away: {quote}',
  'It goes on: {quote}',
  'Near the end: {quote}',
  'There is also this: {quote}',
] as const;

/** For what stood before on the same page. */
export const earlierFrames = ['Earlier there: {quote}', 'Before that: {quote}', 'Near the beginning: {quote}'] as const;

/** For the sentence that directly follows the one quoted before it. */
export const nextFrames = ['And then: {quote}', 'Next line: {quote}', 'It follows: {quote}', 'Then: {quote}'] as const;

/** For a page that is not quoted. */
export const silentFrames = {
  evening: [
    '{day} evening has its own page, left as it is.',
    'There is a page from {day} evening as well, and it stays where you put it.',
    'What you wrote on {day} evening stays on its page.',
    'You left a page on {day} evening too, and it is kept whole.',
    'The page for {day} evening stays with you.',
  ],
  deep: [
    'The deep reflection of {day} is there as well, left whole.',
    'What the deep page of {day} says stays on that page.',
    'A deep reflection from {day} is kept as it was written.',
  ],
} as const;

export const questionFrames = {
  evening: [
    'One question from {day} evening is still open: {quote}',
    'And {day} evening left a question open: {quote}',
  ],
  deep: [
    'One question from the deep reflection of {day} is still open: {quote}',
    'And the deep page of {day} left a question open: {quote}',
  ],
} as const;

export const closings = [
  'That makes {words}, and the next page is empty.',
  'In all it comes to {words}, and next week begins on a clean page.',
  'The week ends here at {words}, with the next page still to be written.',
  'Those are {words} of yours, there to come back to.',
] as const;

export const carefulClosings = [
  'These pages stay here as you left them.',
  'All of it stays here, as you wrote it.',
] as const;

/** What a week is called, and what stands in for themes, where it is too short of words to have any. */
export const plainTitles = ['Day by Day', 'In Your Own Words', 'A Few Lines'] as const;
export const plainThemes = ['a few words', 'a quiet week'] as const;

const numbers = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const counted = 'reflection evening deep page word day all seven every the and of week title';

export const numberWord = (count: number): string => numbers[count] ?? count.toLocaleString('en-US');

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

/** Every word, in lower case, that a summary may hold although nobody wrote it; days, months and figures aside. */
export const builtinVocabulary: ReadonlySet<string> = new Set(
  [
    openings,
    themeLines,
    feelingLines,
    lengthLines,
    leads,
    firstFrames,
    frames,
    turnFrames,
    lastFrames,
    furtherFrames,
    earlierFrames,
    nextFrames,
    silentFrames,
    questionFrames,
    closings,
    carefulClosings,
    plainTitles,
    plainThemes,
    numbers,
    counted,
    'reflections evenings pages words days your',
  ]
    .flatMap(textsOf)
    .flatMap(
      (text) =>
        text
          .replace(/\{\w+\}/gu, ' ')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [],
    ),
);
