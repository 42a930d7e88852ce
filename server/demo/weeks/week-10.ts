import { prose } from '../prose.ts';
import type { SampleWeek } from '../sample-week.ts';

export const week10: SampleWeek = {
  about: 'Voicing the piano, and an evening of music in the shed',
  reflections: [
    {
      weekday: 0,
      type: 'evening',
      promptIndex: 24,
      content: prose(`
        The treble of the piano. Voicing is done with three needles in a handle: you prick the felt of the
        hammer until the note loses its edge, and one stab too many cannot be taken back. I did thirty hammers
        today, listening, pricking, listening. My father had his first Monday at the Anchor and came home with
        flour on his cuffs, because Beate had put him in charge of the dumplings. The posters are up as well.
        Nils drew them: an evening in the shed, Saturday at seven, bring a chair. The piano on the poster has a
        face, and it looks like someone who has slept well.
      `),
    },
    {
      weekday: 1,
      type: 'deep',
      promptIndex: 90,
      content: prose(`
        In rehearsal rooms, after everyone has left. In ferry cafeterias. Under tables. And for about a week now
        in the boat shed, which I rent by the month, and which leaks.

        I used to think that home was a place that knew you. This town knew me when I came, as Ingrid’s
        youngest, as the one who went away, and I felt like a guest at my own funeral. Then I thought that home
        was where one is needed, and I made myself needed until I could hardly stand. What has changed since the
        fog is that I leave the door of the shed open while I work. People look in. The baker leaves bread, and
        Nils leaves drawings. A man whom I did not know sat down on a fish box yesterday, listened to me voice
        an octave of the piano and said, that one is still sour, and he was right.

        Perhaps home is where people can hear you working, mistakes and all, and nobody leaves. I would like to
        write that on the wall above the stove. Of course I will not. But I know the place where it would go,
        between the calendar of tides and the hook for my father’s cap.
      `),
    },
    {
      weekday: 1,
      type: 'evening',
      promptIndex: 72,
      content: prose(`
        On the stairs above the bakery, with the cello on my back and a loaf under my arm, out of breath, six
        minutes late. Ruth wants the two of us to play together on Saturday, two cellos, one page, and I am to
        have the lower part, which is made of eleven notes. I told her no on the landing and yes at the door.
        The first four bars went by like somebody else’s dream. In bar five I heard myself, and fell off. Again,
        said Ruth, and I nearly turned round, because it was so exactly my mother’s again.
      `),
    },
    {
      weekday: 2,
      type: 'evening',
      promptIndex: 37,
      content: prose(`
        Eleven notes. They went round while I voiced the middle of the piano, while I bought candles, while I
        counted chairs with Petra, and now they are going round the kitchen, because my father hums them. He has
        heard them only through a wall. My father cannot say what day it is, and he has the whole second line,
        with the rest in the right place. When I came back from Ruth’s at nine, Idris was humming it too, over
        the cards. If this goes on, by Saturday the entire town will know my part except me.
      `),
    },
    {
      weekday: 3,
      type: 'evening',
      promptIndex: 79,
      content: prose(`
        A day for the bass, I thought, with the door shut. But my father would not go into the Anchor. He sat in
        the van with his cap on his knees and wept, and said that he wanted to go home, and when I said that I
        would take him home, he said: no, home. I did not argue. We drove out to the point, where one can see
        all the way up the coast, and ate our sandwiches at half past nine in the morning. After a while my
        father began to tell me the names of the lights, one after another, and which of them flash and how
        often. By the last light he had stopped crying. The bass of the piano is still too hard, and it can
        wait. Some days nothing gets voiced, and one only sits near.
      `),
    },
    {
      weekday: 4,
      type: 'deep',
      promptIndex: 58,
      content: prose(`
        A way of saying again. The height of a piano stool. A knot. Ears from both sides, and the thirty-two
        points of the compass. The habit of finishing the ninth piano.

        The front room was also handed down to me as it was, with its shut door and its good silence in which
        nobody ever played a wrong note, and I believe that I am allowed not to accept it. An inheritance can be
        turned down. There is a form for that, says Elin, who is good with forms, and who arrives at three today
        with her small bag and a whole week.

        What I would like to hand on is not the piano. It is the first minute of the lesson: worse, and now with
        feeling. Nils does it already. On Tuesday he sat down at the school grand in front of his class, Idris
        tells me, announced that the first minute would be horrible, and enjoyed it. I learned that at
        forty-one. Nils is nine.
      `),
    },
    {
      weekday: 4,
      type: 'evening',
      promptIndex: 10,
      content: prose(`
        Elin, and I believe that she did notice. My sister came off the ferry, put down her bag in the shed,
        looked at the piano for a long time and asked where she could be of use. Nowhere, I said, sit. So she
        sat on a fish box in her good shoes and folded paper boats, one for each chair, forty-two of them, for
        as long as I was voicing the bass. We said perhaps ten words. At the end the lowest A came out dark and
        soft, and Elin looked up from her boats and said, there she is. She cannot have known. Nobody told her
        what our father said when the lid went up.
      `),
    },
    {
      weekday: 5,
      type: 'evening',
      promptIndex: 41,
      content: prose(`
        Forty-two chairs, three fish boxes, two dogs. Elin played first, of all people, the little minuet that
        she learned on this piano when she was eight, with the same mistake in it. Then came seven of my
        mother’s pupils, grey now, who queued up to play something each, as if she were sitting there with her
        pencil. Then Nils, horrible minute and all. Then Ruth and I. In the first bar my bow shook so much that
        it made a kind of ornament. In the fifth bar I heard myself, and stayed. Somebody in the front row was
        humming my part, a shade ahead of me, to show me the way, and I followed my father’s voice from note to
        note, like a boat behind a pilot, right to the end.

        Afterwards he asked me whose piano that was. Ours, I said. My father put his hand on the lid, where the
        clean square used to be. A good ship, he said.

        I do not believe that I ever hoped for this. I would not have known how.
      `),
    },
    {
      weekday: 6,
      type: 'evening',
      promptIndex: 93,
      content: prose(`
        That nothing happened. That I drank my coffee from the blue mug, tuned the vicar’s upright, walked my
        father to the Anchor and back, and practised for twenty minutes, and that it rained. This morning I
        flattened the last box. It was the one marked KITCHEN, and there was nothing in it that this house did
        not have already, so the second kettle has gone to the shed. The piano is staying down there as well. My
        father decided that at breakfast: a piano should be where people are. The front room is empty now, its
        door is open, and the dog has moved in. I have told Petra that I will take the shed for a year. Next
        week Ruth and I begin a new page.
      `),
    },
  ],
};
