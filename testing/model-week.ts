import type { Answer } from '../server/writer/model/answer/answer.ts';
import type { WeekToSummarise } from '../server/writer/writer.ts';

/** A week that a model summarises in tests. `goodAnswer` is an answer about it that passes every check. */
export const modelWeek: WeekToSummarise = {
  weekStart: '2026-03-02',
  version: 0,
  careful: false,
  earlier: [],
  corrections: [],
  reflections: [
    {
      type: 'evening',
      localDate: '2026-03-02',
      question: 'What stayed with you?',
      content: 'Carried the old ladder to the orchard with Tobias. My back hurt, and I was glad of it all the same.',
    },
    {
      type: 'deep',
      localDate: '2026-03-04',
      question: 'What do you avoid?',
      content: 'I avoid the phone. Three messages from my sister wait there, and each day makes the answer heavier.',
    },
    {
      type: 'evening',
      localDate: '2026-03-05',
      question: 'What was hard?',
      content: 'Rain. I sat in the kitchen and did not call her. I told myself that tomorrow is a day too.',
    },
    {
      type: 'evening',
      localDate: '2026-03-07',
      question: 'What was good?',
      content: 'I called at last. She laughed at the ladder story, and we talked until the tea was cold.',
    },
  ],
};

export const goodAnswer: Answer = {
  title: 'The ladder, the phone and a call at last',
  themes: ['The orchard', 'An unanswered phone', 'Talking again'],
  paragraphs: [
    {
      sentences: [
        {
          text: 'This week went from work with your hands to a call that you had put off, and it ended warmer than it began.',
          evidence: [
            { reflection: 1, quote: 'Carried the old ladder' },
            { reflection: 4, quote: 'I called at last.' },
          ],
        },
      ],
    },
    {
      sentences: [
        {
          text: 'On Monday the orchard came first, with the ladder and your back: “My back hurt, and I was glad of it all the same.”',
          evidence: [{ reflection: 1, quote: 'My back hurt, and I was glad of it all the same.' }],
        },
        {
          text: 'On Wednesday you looked at what lay waiting, and you wrote that “each day makes the answer heavier.”',
          evidence: [{ reflection: 2, quote: 'each day makes the answer heavier' }],
        },
      ],
    },
    {
      sentences: [
        {
          text: 'Thursday was rain and a kitchen, and the call was still not made, though you promised it to yourself for another day.',
          evidence: [{ reflection: 3, quote: 'I sat in the kitchen and did not call her.' }],
        },
        {
          text: 'Then, on Saturday, it happened: “She laughed at the ladder story, and we talked until the tea was cold.”',
          evidence: [
            { reflection: 4, quote: 'She laughed at the ladder story, and we talked until the tea was cold.' },
          ],
        },
        {
          text: 'The ladder of Monday was there again at the end, as the story at which she laughed, until the tea was cold.',
          evidence: [{ reflection: 4, quote: 'She laughed' }],
        },
      ],
    },
  ],
};
