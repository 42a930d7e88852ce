import { prose } from '../prose.ts';
import type { SampleWeek } from '../sample-week.ts';

export const week04: SampleWeek = {
  about: 'A borrowed cello, and being a beginner',
  reflections: [
    {
      weekday: 0,
      type: 'evening',
      promptIndex: 87,
      content: prose(`
        A cello. It will live behind the door of my room, where the boxes of books used to be. Ruth Okafor, who
        played in an orchestra for thirty years and now lives above the bakery, owns three of them, and lends
        one to anybody who promises to make a noise on it every day. I had only gone there to tune her piano.
        Ruth watched me work for an hour and then asked what I would play if nobody in my family had ever played
        anything. The word was out before I could stop it. I carried the cello home along the quay in a cross
        wind, like somebody walking a large, reluctant dog.
      `),
    },
    {
      weekday: 1,
      type: 'evening',
      promptIndex: 2,
      content: prose(`
        My hands held a bow as if it were a live fish. Ruth moved my thumb four times without a word, and the
        fifth time I moved it myself. One string for forty minutes, the lowest one, all the way from the heel of
        the bow to the tip and back. On the third try, or the three hundredth, the note opened: the floor
        hummed, and I could feel it in my ribs, in the chair, in the legs of the chair. Then it was gone, and
        the gate was back. Those four seconds are what I would like to remember. My hands know now that they
        exist.
      `),
    },
    {
      weekday: 2,
      type: 'deep',
      promptIndex: 48,
      content: prose(`
        To be bad at something in company. I grew up in a house where the piano was played well or kept closed.
        My mother was not cruel about it. She only winced, and I had good eyes. So I became the one who looks
        after the instruments of others, and nobody has heard me play a wrong note in twenty-five years, because
        nobody has heard me play.

        Ruth says that beginners are the only people who hear the cello properly, since everybody else hears
        themselves. She makes me play badly on purpose for the first minute of every lesson. Scrape, she calls
        out. Worse. Now with feeling. Yesterday we both laughed so hard that the baker knocked on his ceiling
        with a broom.

        Would it have been better to learn this at seven? It would have saved me a good deal. But perhaps one
        needs to have something to lose first, a reputation or a perfect ear, before being a beginner is of any
        use.
      `),
    },
    {
      weekday: 2,
      type: 'evening',
      promptIndex: 17,
      content: prose(`
        With my father, about the dog. I was practising behind a closed door, and heard him explain to Bosun,
        quite seriously, that it was not a seal, and then Bosun howled an open G, exactly an open G, and we had
        to sit down on the stairs.
      `),
    },
    {
      weekday: 3,
      type: 'evening',
      promptIndex: 59,
      content: prose(`
        At half past five, with the bow in my hand and my father at the door for the third time to ask whether
        the post had come. The post came at nine. He had read it and answered it, and the pen was still in his
        pocket. I told him so in a voice like a drawer being shut. My father stood there a moment, and said that
        he had only wanted to hear how the note ends. Later I left the door open and played the open strings for
        both of us, one after another, C, G, D, A. Patience may be nothing more than a longer bow.
      `),
    },
    {
      weekday: 4,
      type: 'evening',
      promptIndex: 26,
      content: prose(`
        Around noon in the school gym, on my second visit. There were two hundred strings to go, and then
        suddenly there were none. Since the cello came I hear the pianos differently, less as a list of faults
        and more as a voice that is looking for its seat. The children arrived for volleyball and found me with
        my head inside the grand, and one of them, a serious boy from our lane called Nils, asked if it hurts. I
        told him that the piano feels better afterwards. Like a haircut, said Nils.
      `),
    },
    {
      weekday: 5,
      type: 'deep',
      promptIndex: 52,
      content: prose(`
        That sound is a thing one can sit inside. Under my mother’s piano, when I was four or five, there was a
        house. The pedals were the door and the soundboard was the sky, and when she played the low notes the
        sky came down and I could lay my hand on it. I did not know what the notes were called. I knew which
        ones were warm.

        Then I learned their names, and then their numbers, four hundred and forty, and the beats per second,
        and at some point I climbed out of that house and became its janitor.

        Yesterday, with my eyes shut and my cheek against the neck of Ruth’s cello, I was back inside for the
        length of one bow. The lowest string is one of the warm ones. I want to plan my days so that each of
        them has twenty minutes in it without a name and without a number.
      `),
    },
    {
      weekday: 6,
      type: 'evening',
      promptIndex: 92,
      content: prose(`
        Tuesday, three o’clock, the stairs above the bakery. At forty-one I count the days to a cello lesson as
        I once counted them to the harbour fair. My left fingertips are sore and a little hard, and I keep
        touching them with my thumb to make sure. Seven days, seven times twenty minutes, and one note that
        stays open for a whole bow. It is a small growth, as growth goes. Next week Ruth wants to add a second
        finger, and I already feel sorry for the dog.
      `),
    },
  ],
};
