import { prose } from '../prose.ts';
import type { SampleWeek } from '../sample-week.ts';

export const week01: SampleWeek = {
  about: 'Moving back into her father’s house, box by box',
  reflections: [
    {
      weekday: 0,
      type: 'evening',
      promptIndex: 48,
      content: prose(`
        A crane, a row of masts, and the bakery sign that has been missing its second letter since I was at
        school. My old window looks out on all of it. The boxes are stacked so high behind me that the room has
        become a corridor, and I am writing this on the only clear corner of the bed. Fourteen boxes of tools,
        six of books, and one marked KITCHEN that I do not dare to open, because my father’s kitchen already has
        everything in the places where my mother put it. Twelve years in the city fit into one van. The harbour
        light goes round and crosses my ceiling every nine seconds, exactly as it did when I was ten.
      `),
    },
    {
      weekday: 1,
      type: 'evening',
      promptIndex: 16,
      content: prose(`
        My father needed me to stop asking what he needed. He said so over the potatoes, kindly, with the peeler
        in his hand. Since his fall in the bathroom I have treated him like something marked FRAGILE, and today
        I unpacked a box of jars onto his spice shelf without asking, and he put every one of them back in the
        box while I was out. The kitchen is his ship. Nobody rearranges a ship because she has read an article
        about trip hazards. Could I give him what he needed? For about an hour. Then I moved the rug.
      `),
    },
    {
      weekday: 2,
      type: 'deep',
      promptIndex: 31,
      content: prose(`
        The flat on Calder Street. I handed the keys to a young couple who were already measuring the window for
        curtains, and I smiled, and I walked down all four flights counting the steps, because I wanted a number
        to keep. Sixty-eight.

        I had not said goodbye to the woman I was in that flat. She was the one who answered the phone at
        midnight when the concert hall had a broken string, who ate standing up, who thought that being needed
        by strangers was a life. I am not sure that I want her back. But I gave her keys away without asking
        her, and some mornings she still wakes up before me and reaches for the wrong light switch.

        At breakfast my father asked how long I would stay. I said, until you are steady again. Both of us heard
        that it was not an answer. The truth is that I have kept the boxes taped because taped boxes are still
        on their way somewhere. What would it mean to cut the tape? Perhaps only that there would be mugs in the
        kitchen and books beside the bed. Perhaps that I live here.
      `),
    },
    {
      weekday: 3,
      type: 'evening',
      promptIndex: 57,
      content: prose(`
        At the chandlery Petra did not recognise me until I said whose daughter I was. Then her whole face
        opened and she asked whether I had come home for good, and I laughed as if that were a funny question.
        It stung all the way up Bell Lane. People here know my father’s ferry, my mother’s piano lessons and my
        sister’s wedding, and I am the one who went away. Tonight I cut the tape on two boxes. Mugs, mostly. A
        blue mug now hangs on the hook beside my father’s white one, and neither of us has said a word about it.
      `),
    },
    {
      weekday: 5,
      type: 'evening',
      promptIndex: 27,
      content: prose(`
        The lock of the back door. My father has been lifting that door with his hip for years, and it took me
        ten minutes with a screwdriver and a bit of candle wax from one of the boxes. He locked and unlocked it
        four times, listening. A lock has a pitch when it is right, he said, and I understood where I got my
        ears from. The whole evening had that sound in it.
      `),
    },
    {
      weekday: 6,
      type: 'evening',
      promptIndex: 98,
      content: prose(`
        Coffee in the old enamel pot, measured, so that my father only has to light the gas. Two mugs beside it,
        the blue and the white. Eleven boxes are empty now and flattened in the hall, and the house has stopped
        echoing at me. This week I learned that unpacking has very little to do with things. Each box asked the
        same question, and each time I put something on a shelf I gave a small answer. The tool boxes are still
        closed. Next week I have to find a place to work, because a piano tuner without a workshop is only a
        woman with good hearing and a van.
      `),
    },
  ],
};
