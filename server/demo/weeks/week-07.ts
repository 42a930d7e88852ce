import { prose } from '../prose.ts';
import type { SampleWeek } from '../sample-week.ts';

export const week07: SampleWeek = {
  about: 'Opening her mother’s piano after nine years',
  reflections: [
    {
      weekday: 0,
      type: 'evening',
      promptIndex: 51,
      content: prose(`
        The front room, for the first time. We keep its door shut and call it cold, and it is not cold, it is
        only where the piano is. Since Elin’s ferry left yesterday the house is large again, and I went in to
        let some air through, and stayed. Nine years of dust lie on the lid of the piano, with one clean square
        where my father puts his hand, I suppose, when he thinks that nobody is at home. I did not open it. I
        sat down on the stool, which is still at my mother’s height, and the room was quiet in a way that I
        would call patient.
      `),
    },
    {
      weekday: 1,
      type: 'deep',
      promptIndex: 101,
      content: prose(`
        My mother’s. I carry it as one carries a tray: with attention, away from the body, and always on the way
        to somewhere else. When she died I was in the middle of a festival, nine grand pianos in four days, and
        I finished them. People admired that. I tuned the ninth on the morning of her funeral and drove six
        hours with the fork still in my pocket, and during the hymn I heard that the organ was flat, and was
        thankful for it, because it gave me something to do.

        What carries me? For years it was work, and work is strong, I will not speak badly of it. But work only
        carries a thing around in circles. Lately it has been smaller: the baker’s broom, my father’s two
        columns, a dog who howls in G, a sister with a paper boat.

        I believe that the piano in the front room is the tray. I have come to the end of the corridor with it,
        and there is nowhere left to set it down but here.
      `),
    },
    {
      weekday: 2,
      type: 'evening',
      promptIndex: 55,
      content: prose(`
        The key to my mother’s piano, a small brass one on a green ribbon. My father had kept it in the tea tin,
        under the tea, so that for nine years every breakfast has tasted very slightly of it. He gave me the key
        without my asking. It went with me all day, to the shed, to two customers, to the bakery, and my hand
        went to my pocket like a tongue to a tooth. Now the key lies beside me on the blanket. Tomorrow, said my
        father, and then corrected himself: when you like.
      `),
    },
    {
      weekday: 3,
      type: 'deep',
      promptIndex: 40,
      content: prose(`
        On the stairs, mostly, and not at night, as one would expect, but at about eleven in the morning when
        the house smells of nothing in particular. Then for half a second a pupil is playing scales in the front
        room, the one who always hurried the fourth finger, and my mother is counting, and I am late for
        something.

        The past does not come to fetch me. I believe that it comes to see whether the piano is still there,
        like somebody who has left a bag at a friend’s house. This morning I stopped on the seventh step and
        said to it, aloud: all right, today.
      `),
    },
    {
      weekday: 3,
      type: 'evening',
      promptIndex: 35,
      content: prose(`
        The five minutes after the lid went up. My father stood behind me with a hand on my shoulder. I turned
        the key, and the piano opened with a sigh, and the smell came out of it, felt and lavender and pencil.
        The keys have gone the colour of tea. On the music stand lay the exercise book of her last pupil with my
        mother’s last remark in it: slower, this is not a train. Neither of us laughed at first. Then I played
        the A above the middle, and it was so far from an A that there is no name for it, and it went on for a
        long time in that room, and my father said, there she is.
      `),
    },
    {
      weekday: 4,
      type: 'evening',
      promptIndex: 86,
      content: prose(`
        May I repair it? I would advise any customer against it. Two strings are gone, the hammers are
        moth-eaten, the pin block has a crack as long as my hand, and the piano is worth about as much as it
        would cost to take it away. But is it mine to change? The last tuning that my mother paid for is still
        in there, sinking a little every year like a house in sand, and once I put a lever on the first pin it
        is gone for good. I would be the one who wipes it out. I am also the only one alive who could bring back
        what it is sinking from.
      `),
    },
    {
      weekday: 5,
      type: 'evening',
      promptIndex: 11,
      content: prose(`
        My mother’s, from a cassette. My father found a box of them when he was looking for batteries: fourteen
        lessons, recorded for a pupil who was ill. You hear the piano as it used to be, quick and bright at the
        top, with that brown low register I climbed into as a child, and over it her voice saying, again, and
        again, good, and again. She says good so seldom that I sat up each time.

        Near the end of the tape a door opens, and a girl asks where the scissors are, without a hello. That is
        me. In the blue jug, my treasure, says my mother, and then to the pupil, from the second bar. I had
        forgotten that she ever called me that. I played the tape again, and again, good, and again.
      `),
    },
    {
      weekday: 6,
      type: 'evening',
      promptIndex: 101,
      content: prose(`
        I would walk it to the gate with a lamp. This afternoon my father and I took the front off the piano
        together. He held every screw in his palm and named them like passengers. Under the keys we found a
        pencil, a button, a ferry ticket and eight paper boats, pressed flat as leaves, and I know exactly who
        put them there, and on which birthday. So the decision has been made, and quietly. Next week the piano
        goes down to the shed, and I will repair it, and before I touch the first string I will record every
        note as it is now. Goodnight, day. Mind the step.
      `),
    },
  ],
};
