import type { WrittenSummary } from '../../../server/writer/writer.ts';
import { type LabelledWeek, parseWeek } from '../labelled-week.ts';

export const exampleWeek: LabelledWeek = parseWeek(
  'example',
  `about: An example
start: 2026-03-02
language: en
subject: the garden, garden, gardening
themes: the garden, garden | sleep, tired | my father
false: dog | miss office
echo: Mon and Tue: garden
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

/** A summary of the example week that passes all criteria. */
export const exampleSummary: WrittenSummary = {
  title: 'Week of March 2, 2026: The Garden',
  longSummary: `This was a week of the garden, and of sleep.

On Monday evening you wrote: “I don’t miss the office, I miss being asked.” The garden is there on Monday and on Tuesday.

The deep reflection of Tuesday: “My father slept through the film and woke up for the song.”`,
  keyThemes: ['the garden', 'sleep'],
  evidence: [],
};
