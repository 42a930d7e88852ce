import { prose } from '../prose.ts';
import type { SampleWeek } from '../sample-week.ts';

export const week03: SampleWeek = {
  about: 'Her father’s forgetting, and the visit to the doctor',
  reflections: [
    {
      weekday: 1,
      type: 'deep',
      promptIndex: 10,
      content: prose(`
        My father’s mind. I have walked around it since I came, as one walks around a hole in the pavement,
        talking about the weather.

        On Sunday he told me the story of the coal ship, and half an hour later he told it again, with the same
        pauses and the same joke. This morning there was a pan on the cooker with nothing left in it but a black
        ring, and the gas still burning, and my father was at the window watching the harbour. He turned round
        and said that there was a smell, as if it had come in from outside. I turned off the gas and opened the
        window, and we agreed about the smell.

        What I have not looked at is this: my father is the only one left who remembers me small. My mother is
        gone, and my sister was always too busy being older. If he loses it, there is nobody who knows what I
        was like before I learned to be useful. That is a selfish fear, and I am writing it down first so that
        it does not lead me around on a string. The other fear comes straight behind it. He would know. For a
        long time, he would know.
      `),
    },
    {
      weekday: 1,
      type: 'evening',
      promptIndex: 13,
      content: prose(`
        You left the gas on. Instead of saying it I made a list and put it on the fridge: GAS, DOOR, TABLETS,
        KEYS, in capitals, as if shouting were kindness. My father read the list with his glasses on, and added
        a line of his own underneath in his logbook handwriting. DAUGHTER, TEA, FOUR O’CLOCK.
      `),
    },
    {
      weekday: 3,
      type: 'evening',
      promptIndex: 28,
      content: prose(`
        Getting through to the doctor. Forty minutes of a pan flute playing a song I used to like, and then a
        young man who asked for my father’s date of birth and how long this had been going on. I did not know
        where to begin. Since the fall? Since the burnt pan? Since the birthday card that he posted to Elin with
        nothing inside it? We have an appointment tomorrow. My father took the news as he used to take the
        forecast, looking out, nodding, saying that one goes out in what there is.
      `),
    },
    {
      weekday: 4,
      type: 'deep',
      promptIndex: 59,
      content: prose(`
        In the doctor’s waiting room this morning I noticed that my father and I sit in the same way: feet flat,
        hands on knees, like two people about to be told the depth of the water. The doctor asked him to draw a
        clock. He drew a compass rose, perfectly, with all thirty-two points, and she waited, and then he
        laughed and said, I see, the other one. The clock took him a long time. I kept my own hand very still,
        because it wanted to help.

        From my father I have the hands, and the silence, and the habit of going to look at the sea when
        somebody is crying. From my mother I have the ear and the temper. Watching it happen is like hearing
        somebody in the next room practise a piece that I will have to play one day. I listen for the hard
        places. So far he is playing them with a great deal of humour.
      `),
    },
    {
      weekday: 4,
      type: 'evening',
      promptIndex: 21,
      content: prose(`
        The doctor was gentle. She spoke to my father and not over his head to me, and when she came to the word
        she said it slowly, and then waited for as long as it took. Early days, she called it, perhaps years of
        mostly good ones. My father asked whether he could still go out in the boat. Not alone, she said, and
        who would want to? On the way home he bought two ice creams, and we ate them in the van with the windows
        shut, looking at the rain on the harbour.
      `),
    },
    {
      weekday: 6,
      type: 'evening',
      promptIndex: 58,
      content: prose(`
        The list. All week I have carried it around in my head, gas, door, tablets, keys, and gone through it
        like a pilot: at breakfast, by telephone from the shed at noon, at night on the stairs in my socks.
        Today my father took the list off the fridge and copied it out in two columns, one headed HIM and one
        headed HER. Gas and door are his. Tablets and keys are mine. Fear is in neither column, I notice, so I
        suppose that we share it. I learned something from those columns: help that leaves nothing to do is not
        help. Tomorrow an electrician comes to fit a cooker that turns itself off, and my father plans to
        supervise.
      `),
    },
  ],
};
