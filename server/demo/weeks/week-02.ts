import { prose } from '../prose.ts';
import type { SampleWeek } from '../sample-week.ts';

export const week02: SampleWeek = {
  about: 'Finding a workshop and her first pianos in the town',
  reflections: [
    {
      weekday: 0,
      type: 'evening',
      promptIndex: 89,
      content: prose(`
        The door of the boat shed behind Petra’s chandlery, swollen shut, with a horseshoe nailed above it
        upside down. Petra put her shoulder to the wood and we both fell in. Forty square metres, a bench as
        long as a rowing boat, a skylight so dirty that it made its own weather. The rent is less than I paid
        for parking in the city. I clapped my hands once to hear the room, and the shed answered dry and short,
        with no echo and no ring. A good room for listening. I told Petra that I would think about it, and I was
        already thinking about where the vice would go.
      `),
    },
    {
      weekday: 1,
      type: 'deep',
      promptIndex: 82,
      content: prose(`
        Silence, mostly. People pay for the two hours at the piano, and they see the levers and the felt. Nobody
        pays for the hour before, in which I must not quarrel, or play the radio, or drink a second coffee,
        because the ear gets coarse. Nobody pays for the way I listen to every lift and kettle and refrigerator
        as if it owed me an A.

        My work asks me to hear what is wrong with things all day, and then to go home and love them anyway.
        That is the part I have not always managed. I could hear a friend’s voice go a little flat at the end of
        a sentence, and I would wait for it to come back into tune by itself. Jonas told me once that being
        listened to by me felt like being measured.

        This morning I tuned a piano in this town for the first time. The owner, an old man in slippers, sat in
        the next room with the door open and wept a little, quietly, for no reason that he gave. I did not
        listen to that. I finished the octave, and then I tuned the rest of his piano a little more slowly than
        I needed to. I think that I chose right.
      `),
    },
    {
      weekday: 1,
      type: 'evening',
      promptIndex: 8,
      content: prose(`
        Tar. Petra gave me the key to the shed and I opened it alone, and there it was: my father’s ferry coming
        in, my mother waiting on the quay in a green coat, my own fingers in the rope. I sat on a fish box until
        it had passed. Then I swept the shed for three hours.
      `),
    },
    {
      weekday: 2,
      type: 'evening',
      promptIndex: 18,
      content: prose(`
        Idris, the caretaker of the school, who is about to stop being a stranger. He showed me the piano in the
        gym, a grand that somebody gave them and nobody has tuned for eleven years, with crisps in it. We took
        out the crisps, a hair slide, two coins and a love letter, and he put the letter in his breast pocket
        without reading it, to think about. The strings of the school piano are sound under the rust. I told him
        that it would take three visits, and that the first one would make it worse. His dentist had told him
        the same, he said. We shook hands on the price and on the crisps.
      `),
    },
    {
      weekday: 3,
      type: 'evening',
      promptIndex: 71,
      content: prose(`
        Six people in my mother’s old address book heard from me today that Ingrid’s daughter tunes pianos. Six
        times the same small cliff before the dialling tone. Two had died, one had sold the piano, one thought I
        was selling insurance, and two said, come on Monday. In the city I never had to ask anybody for work.
        The hall rang, and I went. Here the town has to decide whether it needs me, and I have to stand still
        while it decides. An inch braver, then, six times: half a foot.
      `),
    },
    {
      weekday: 4,
      type: 'deep',
      promptIndex: 12,
      content: prose(`
        The cello. There, I have written it down. Ever since I was small I have wanted the one sound in the
        orchestra that seems to come from under the floor, and because we had a piano in the house and a mother
        who taught it, the question never came up. Later I was surrounded by people who played wonderfully,
        which is the surest way not to begin. A tuner with a perfect ear who plays like a gate: how could I bear
        it? I would hear everything, every single thing.

        But I have just spent a week ringing strangers, renting a shed that leaks, and making a school piano
        worse so that it can get better. I seem to have a talent for beginnings at the moment. Perhaps one
        should use it before it passes.
      `),
    },
    {
      weekday: 6,
      type: 'evening',
      promptIndex: 49,
      content: prose(`
        Rust, all day long. The strings of the school piano, the hinges of the shed, the tin roof when the sun
        went under it, my fingertips, the bath. My father asked how the first week of business had gone, and I
        said: five pianos, one shed, no heating. He went out and came back with the little iron stove from his
        last ferry, the one with the brass rail, and put it in the van without another word. Next week the shed
        will be warm. The plan is simple now: tune what comes, learn the names of the streets again, and be home
        by six to eat with him.
      `),
    },
  ],
};
