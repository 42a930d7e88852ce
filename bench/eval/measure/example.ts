import type { WrittenSummary } from '../../../server/writer/writer.ts';
import { type LabelledWeek, parseWeek } from '../labelled-week.ts';

/** A small week for the tests of the measure. */
export const exampleWeek: LabelledWeek = parseWeek(
  'example',
  `about: An example
start: 2026-03-02
language: en
themes: the garden, garden | sleep, tired | my father
names: Elin
forbid: hero

# Mon evening | What was there?
I dug the whole garden over with Elin. [[I don't miss the office, I miss being asked.]]

# Tue deep | And then?
[[My father slept through the film and woke up for the song.]] Was it enough? We counted 31 seeds.

# Tue evening | What else?
Rain, three kinds of it
[[the garden drank it all]]

# Thu evening | What else?
[[I was tired in a good way, like a dog.]]
`,
);

/** A summary of the example week that passes. */
export const exampleSummary: WrittenSummary = {
  title: 'Week of March 2, 2026: The Garden and Sleep',
  longSummary: `You wrote four reflections on three days, three evenings and one deep reflection. They turn around the garden and sleep.

On Monday evening you wrote: “I don’t miss the office, I miss being asked.” The deep reflection of Tuesday went further: “My father slept through the film and woke up for the song.”

Then Tuesday evening: “the garden drank it all.” It ended on Thursday evening: “I was tired in a good way, like a dog.”`,
  keyThemes: ['the garden', 'sleep', 'my father'],
  evidence: [],
};
