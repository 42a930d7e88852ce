import { prose } from '../prose.ts';
import type { SampleWeek } from '../sample-week.ts';

export const week08: SampleWeek = {
  about: 'Taking the piano apart in the shed, with a young apprentice',
  reflections: [
    {
      weekday: 0,
      type: 'evening',
      promptIndex: 47,
      content: prose(`
        Eighty-eight keys on a sheet, in order, like a fish market. This morning four old ferrymen carried the
        piano down Bell Lane on ropes, with their captain walking ahead and giving the commands, and the whole
        lane came to its windows. Now the piano stands under the skylight with its front off and its insides
        showing. The keys along my bench were numbered by the man who built it, in a hand so small that he must
        have used a needle. I recorded each note before I loosened it. Some of the recordings are nothing but a
        knock.
      `),
    },
    {
      weekday: 1,
      type: 'evening',
      promptIndex: 32,
      content: prose(`
        That Nils can whistle a perfect fifth without knowing what it is called. He came to the shed after
        school because he had seen the piano go by, and he asked if this was an operation, so I gave him a
        brush. For two hours he cleaned hammers, one at a time, with the tip of his tongue out, and laid each of
        them back in its place. Nils learned that felt is wool that has been frightened, which is how my own
        teacher explained it to me. I learned that I like explaining. When his mother came at six she asked
        whether he had been in the way. Nobody has ever been less in the way in my life.
      `),
    },
    {
      weekday: 2,
      type: 'deep',
      promptIndex: 6,
      content: prose(`
        A repaired piano is never finished, one only stops. In the city I stopped when the soloist arrived. Here
        nobody is coming, and I could work on the hammers for a year. So I have had to ask myself what enough
        would sound like, and the answer came while I was scraping old glue off a rail: it should sound as if
        somebody lives there.

        That would do for most things, I think. For the house, which I keep polishing. For my father’s days,
        which I keep arranging. For the cello, which I practise as though somebody were counting. Enough is when
        it sounds as if somebody lives there, a few scratches included.

        How I will know it, I cannot say. But after writing that sentence I put down the scraper and drank a
        whole cup of tea while it was hot, beside the stove, with eighty-eight hammers looking on.
      `),
    },
    {
      weekday: 2,
      type: 'evening',
      promptIndex: 85,
      content: prose(`
        Time ran in the shed, and it stood still at dinner. My father could not find the word for fork. He
        looked at it, and I looked at it, and the clock above the cooker went on and on. Then he said: tuning.
        There was nothing wrong with that at all. I fetched the tuning fork out of my work jacket and laid it
        beside his plate, and he struck it on his knee and held it to his ear, and smiled until it was quiet.
      `),
    },
    {
      weekday: 3,
      type: 'evening',
      promptIndex: 30,
      content: prose(`
        A knot in the low E. The string had snapped a hand’s breadth above its loop, and instead of ordering a
        new one I tied in a length of wire with the knot that my teacher showed me once, twenty years ago, and
        that I have never needed since. The knot is the size of a lentil, and it holds a hundred kilos. Nobody
        will ever see it or ask about it, and each time that somebody plays the note, one of my mother’s own
        strings will be doing the work. I sat and looked at that knot as a fisherman looks at the sea.
      `),
    },
    {
      weekday: 4,
      type: 'evening',
      promptIndex: 4,
      content: prose(`
        Good and tired, in the forearms, with glue. There is another kind behind the eyes, from the three times
        last night that my father was up and dressed for a ferry that stopped sailing years ago. At two o’clock
        I made him cocoa and told him that the crossing was cancelled because of the wind. He accepted it at
        once, for he has always respected wind. So I am wearing both kinds of tired like two coats, one over the
        other. The hammers go back into the piano tomorrow.
      `),
    },
    {
      weekday: 5,
      type: 'deep',
      promptIndex: 83,
      content: prose(`
        When there is a small person beside it. Nils has been in the shed on four afternoons now, and the work
        has turned back into what it was before I was paid for it: taking a thing apart in order to see what is
        inside. In our game every hammer has a character. Number forty is a liar, number twelve is brave but
        damp. Nils asks me questions that I have not heard since I asked them myself. Where does the sound go
        when it stops? Does the piano know which tune it is?

        Effort feels like play when the mistake is interesting. With the cello it is the same. On Tuesday I got
        lost in the second line, and Ruth said, good, and what is it like there? In the city a mistake was a
        telephone call. I would like to keep this, whatever becomes of the piano.
      `),
    },
    {
      weekday: 5,
      type: 'evening',
      promptIndex: 3,
      content: prose(`
        Fish soup out of mugs, cooked on the stove in the shed. My father, Nils, his mother Sanna, Petra and I
        sat on fish boxes around the piano, because the hammers are back and that had to be celebrated. There
        was no table, no cloth, and one spoon too few. My father told the one about the coal ship, and since
        Nils had never heard it, it was a new story. Everybody should have someone in the room who has not heard
        it yet.
      `),
    },
    {
      weekday: 6,
      type: 'evening',
      promptIndex: 76,
      content: prose(`
        The old tuning. I had dreaded it all week, and this evening, alone in the shed, I put the lever on the
        first pin and turned, and the last sound that my mother had paid for went up like a kite and was gone.
        The recording has it. I feel that I should feel more. What I felt was the wood taking the strain again
        from left to right, like someone sitting up in bed. Next week I will bring the piano up to pitch a
        little each day, so that nothing breaks. I learned that on the ferries, by the way: one does not pull a
        boat off the sand in one go.
      `),
    },
  ],
};
