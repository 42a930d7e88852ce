import {
  DEEP_WINDOW_MINUTES,
  EVENING_FROM_SECONDS_OF_DAY,
  EVENING_UNTIL_SECONDS_OF_DAY,
  type INTRO_SLIDES,
  SUMMARY_REFLECTIONS_MIN,
} from '../../../core/domain/limits.ts';
import { hourWord, numberWord } from '../../../core/domain/texts/limit-texts.ts';

/** The drawing of a slide: a class name in intro-drawings.module.css. */
type IntroDrawing = 'evening' | 'deep' | 'journey' | 'summary' | 'cards' | 'inward';

type IntroSlide = { title: string; text: string; drawing: IntroDrawing };

export const introSlides: readonly IntroSlide[] & { length: typeof INTRO_SLIDES } = [
  {
    title: 'Daily reflections',
    text: `Every evening from ${hourWord(EVENING_FROM_SECONDS_OF_DAY)} to ${hourWord(EVENING_UNTIL_SECONDS_OF_DAY)}, one question waits for you. Five quiet minutes are enough.`,
    drawing: 'evening',
  },
  {
    title: 'Deep reflections',
    text: `Once a day, at a moment you cannot foresee, ${numberWord(DEEP_WINDOW_MINUTES)} minutes open for a question that goes further down.`,
    drawing: 'deep',
  },
  {
    title: 'Your reflection journey',
    text: 'A streak, a calendar and a few honest milestones show how far you have come.',
    drawing: 'journey',
  },
  {
    title: 'AI weekly summaries',
    text: `Write ${numberWord(SUMMARY_REFLECTIONS_MIN)} times in a week, and read what your own words were about.`,
    drawing: 'summary',
  },
  {
    title: 'Shareable visual cards',
    text: 'Turn a week into a card in a design of your own, and share it when you feel like it.',
    drawing: 'cards',
  },
  {
    title: 'Begin your journey inward',
    text: 'Where reflection actually happens.',
    drawing: 'inward',
  },
];
