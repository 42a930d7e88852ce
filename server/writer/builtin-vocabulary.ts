/**
 * The few words that are the product's own in a summary: every English frame there is, as data. {day}, {quote}, {themes}
 * and the like are filled with what was counted or written. They praise nothing, advise nothing and guess nothing.
 */
export const openings = [
  'You came back to the page on {days} of this week: {kinds} in all.',
  'You wrote on {days} of this week, {kinds} in all.',
  'There are {kinds} in it, from {days}.',
  'You kept {kinds} from {days} of this week.',
] as const;

export const themeLines = {
  one: [
    'If this week has a single subject, it is {themes}.',
    'What you wrote this week comes back to {themes}.',
    'More than once this week you came back to {themes}.',
  ],
  many: [
    'This week you wrote about {themes}.',
    'What you wrote this week keeps turning to {themes}.',
    'This was a week about {themes}.',
    'Your pages this week come back to {themes}.',
  ],
  /** Where nothing was spoken of twice. */
  once: [
    'This week you wrote about {themes}.',
    'These pages are about {themes}.',
    'You had words this week for {themes}.',
  ],
} as const;

export const feelingLines = [
  'You named what you felt: {feelings}.',
  'And you said how it felt: {feelings}.',
  'You had your own words for how it felt: {feelings}.',
] as const;

/** What can be said of the lengths of its pages; "most of the words" only of a page that has more than all others. */
export const lengthLines = {
  longest: [
    'Your longest page is from {longest}, your shortest from {shortest}.',
    'Of these pages, {longest} has the most words and {shortest} the fewest.',
    'The page with the most words is from {longest}, the one with the fewest from {shortest}.',
  ],
  most: [
    'Your longest page is from {longest}, your shortest from {shortest}.',
    'Of these pages, {longest} has the most words and {shortest} the fewest.',
    'Most of the words are from {longest}, the fewest from {shortest}.',
  ],
} as const;

export const leads = [
  'This is how it went.',
  'The rest is yours, word for word.',
  'Here it is, one day after another.',
] as const;

/** For the reflection that opens the week. */
export const firstFrames = {
  evening: [
    'The week opens on {day} evening: {quote}',
    'It starts on {day} evening, when you wrote, {quote}',
    'You began on {day} evening: {quote}',
  ],
  deep: [
    'The week opens on {day} with a deep reflection: {quote}',
    'It starts with the deep reflection of {day}, when you wrote, {quote}',
    'You began with a deep page on {day}: {quote}',
  ],
} as const;

export const frames = {
  evening: [
    'On {day} evening you wrote, {quote}',
    'By {day} evening it had come to this: {quote}',
    'You told the page on {day} evening, {quote}',
    'On {day} evening you put it this way: {quote}',
    'And in the evening of {day} you noted, {quote}',
    'What stayed from {day} evening was this: {quote}',
    'You kept {day} evening with the words {quote}',
    'There is a moment on {day} evening when you say, {quote}',
    'The line that stands out from {day} evening is {quote}',
    'After {day} had gone by, your evening page says, {quote}',
    '{day} evening brought this: {quote}',
    'And of {day}, once it was evening, you said, {quote}',
    'In your own words, {day} evening went: {quote}',
    'From {day} evening you kept this: {quote}',
  ],
  deep: [
    'In the deep reflection of {day} you went further: {quote}',
    'Asked to go deep on {day}, you answered, {quote}',
    'In the middle of {day} came a deep reflection: {quote}',
    'Your deep page for {day} says, {quote}',
    'You took ten quiet minutes on {day} to go deep, and wrote, {quote}',
    'What the deep reflection of {day} found was this: {quote}',
    'You went deep again on {day}: {quote}',
    'And on {day}, in a deep reflection, you said, {quote}',
  ],
} as const;

/** For a page of which so little is quoted that a frame would be longer. */
export const briefFrames = {
  evening: [
    '{day} evening was short: {quote}',
    'On {day} evening, only this: {quote}',
    'For {day} evening there is just {quote}',
    'All that {day} evening says is {quote}',
  ],
  deep: ['The deep page of {day} was short: {quote}', 'On {day}, in a deep reflection, only this: {quote}'],
} as const;

/** For the place where the week turns: the person wrote "but", "finally", "for the first time". */
export const turnFrames = {
  evening: [
    'But then came {day} evening, and this: {quote}',
    'Then, on {day} evening, the week turned: {quote}',
    'Then came {day} evening, and this: {quote}',
  ],
  deep: [
    'But then came the deep reflection of {day}: {quote}',
    'Then, in the deep reflection of {day}, the week turned: {quote}',
    'Then came the deep reflection of {day}: {quote}',
  ],
} as const;

export const lastFrames = {
  evening: [
    'And on {day} evening, in the end, you wrote, {quote}',
    'The week ends on {day} evening: {quote}',
    'On {day} evening, at the end of it, you wrote, {quote}',
  ],
  deep: [
    'And in the end, in the deep reflection of {day}, {quote}',
    'The week ends with the deep reflection of {day}: {quote}',
    'At the end of it, in the deep reflection of {day}, you wrote, {quote}',
  ],
} as const;

/** For one more sentence of the page that was quoted just before. */
export const furtherFrames = [
  'A little further down you added, {quote}',
  'The same page also has this: {quote}',
  'You also wrote, {quote}',
  'And there is one more line: {quote}',
  'Later on that page you said, {quote}',
  'Beside it you noted, {quote}',
  'Further on it says, {quote}',
  'And still on that page, {quote}',
] as const;

/** For the sentence that directly follows the one quoted before it. */
export const nextFrames = [
  'You went on, {quote}',
  'And then you wrote, {quote}',
  'To that you added, {quote}',
  'The line after it is {quote}',
  'And you went on from there: {quote}',
  'After that came {quote}',
] as const;

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
  evening: ['{day} evening ends with a question: {quote}', 'You left {day} evening with a question: {quote}'],
  deep: [
    'The deep reflection of {day} ends with a question: {quote}',
    'The deep page of {day} left you with a question: {quote}',
  ],
} as const;

/** Each looks at what is next: cards quote such a sentence. */
export const closings = [
  'That was the week, in {words} of yours, and the next week is still to come.',
  'All of it, {words}, is here to come back to, whatever the next week brings.',
  'And so the week ends, after {words}, and the next one begins.',
  'You wrote {words} this week, and the next page is empty.',
] as const;

export const carefulClosings = [
  'These pages stay here as you left them.',
  'All of it stays here, as you wrote it.',
] as const;

/** What a week is called by its two or three surest themes. */
export const titles = {
  two: ['{a} and {b}', 'A week of {a} and {b}', '{b} and {a}', 'Between {a} and {b}', 'Days of {a} and {b}'],
  three: ['{a}, {b} and {c}', 'A week of {a}, {b} and {c}', '{b}, {a} and {c}', 'Days of {a}, {b} and {c}'],
} as const;

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
    briefFrames,
    turnFrames,
    lastFrames,
    furtherFrames,
    nextFrames,
    silentFrames,
    questionFrames,
    closings,
    carefulClosings,
    titles,
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
