import { prose } from '../prose.ts';
import type { SampleWeek } from '../sample-week.ts';

export const week05: SampleWeek = {
  about: 'A week of fever in bed',
  reflections: [
    {
      weekday: 1,
      type: 'evening',
      promptIndex: 0,
      content: prose(`
        In my throat, and behind the eyes, and in each knee separately. Three cancelled pianos, no cello. My
        father carried soup up the stairs on a tray, one step at a time, and I lay listening to the spoon
        tremble against the bowl, and did not get up to help him, and it was the right thing. He sat on the edge
        of the bed and laid the back of his hand on my forehead as if forty years were nothing.
      `),
    },
    {
      weekday: 3,
      type: 'evening',
      promptIndex: 70,
      content: prose(`
        I washed my hair, and that is the whole news.
      `),
    },
    {
      weekday: 6,
      type: 'evening',
      promptIndex: 38,
      content: prose(`
        Toast with butter and salt, at the kitchen table, in clothes. The whole week went by on the other side
        of a curtain. From up there I could hear the house managing without me: the new cooker clicking itself
        off, the radio, the dog’s claws, my father telling Elin on the telephone that everything was under
        control, which for once it was. My sister is coming on Tuesday. He remembered to tell me only now.
      `),
    },
  ],
};
