import { prose } from '../prose.ts';
import type { SampleWeek } from '../sample-week.ts';

export const week06: SampleWeek = {
  about: 'Her sister’s visit, a quarrel and the paper boats',
  reflections: [
    {
      weekday: 0,
      type: 'evening',
      promptIndex: 63,
      content: prose(`
        Elin’s bed. I worried about it from the moment I woke: the sheets, the damp in her room, whether she
        would notice how much older the house is. My sister notices things from the doorway, with her coat on.
        Now the bed is made, with our grandmother’s blanket and the lamp from my own table, and the worry has
        only changed its address. What I fear is what Elin will say about our father. For five weeks I have been
        the one who knows how he is. Tomorrow a second opinion arrives on the three o’clock ferry, and I am
        ashamed of how little I want one.
      `),
    },
    {
      weekday: 1,
      type: 'evening',
      promptIndex: 19,
      content: prose(`
        Elin would say that I talked too much. She came off the ferry with one small bag and her good shoes, and
        all the way up Bell Lane I gave my report, tablets, doctor, cooker, the columns on the fridge, as if she
        were an inspector. At the table our father was brilliant. He told three stories, once each, and
        remembered the name of her boss in Lisbon. Over the washing-up my sister said quietly that he seemed
        perfectly fine to her. I dried the same glass for a long time. How do I explain that one good evening at
        the table costs him the whole of the next day?
      `),
    },
    {
      weekday: 2,
      type: 'deep',
      promptIndex: 61,
      content: prose(`
        The story of the harbour race. In Elin’s version she is sixteen and wins it, and our parents are so
        proud that they forget my birthday, which was the same day. It is a funny story, and my sister tells it
        well, with our mother’s voice. In mine there is a table. I am eleven, and I have laid the table for
        eight people, with a paper boat at each place, and I hear the car come up the lane and all of them
        singing in it, and I sweep the paper boats into my lap before anybody can see.

        Nobody did anything wrong. That is what makes it so hard to put away. Elin has never heard about the
        boats, so for thirty years she has told a story in front of me of which she knows only half. It is
        hardly fair to hold the other half against her, and I have held it with both hands.

        At breakfast today our father told the story from his own side. He had noticed the table, he said. He
        had counted eight plates and asked himself what was missing from them. Elin looked at me across the
        toast, and I looked at the butter.
      `),
    },
    {
      weekday: 2,
      type: 'evening',
      promptIndex: 12,
      content: prose(`
        The one at breakfast, before Elin’s telephone rang. My sister carries her office around the house with
        her like a crying child. And the one just now on the stairs, when she asked, with her hand on the
        banister, whether I was happy here. I said that I was busy. With a few minutes more I might have found
        the other word.
      `),
    },
    {
      weekday: 4,
      type: 'evening',
      promptIndex: 65,
      content: prose(`
        Elin had printed out two brochures. Homes with a sea view, both of them, and last night she laid them on
        the table beside our father’s cup as if they were holiday photographs. I said things. My sister said
        that nobody had asked me to give up my life, and that I should not send her the bill. Our father got up,
        took the dog, and went to look at the harbour.

        Underneath the anger was that sentence about the bill, because it is partly true. I did not come home
        only for him. I came because I was tired of my life and his fall was a door, and I have let everybody
        admire me for walking through it.

        Underneath that was something simpler. Elin goes back on Sunday. I had hoped that she would say thank
        you, and she, I think, had hoped that I would say stay. All day long three people at one table have
        passed each other the salt with great politeness.
      `),
    },
    {
      weekday: 5,
      type: 'deep',
      promptIndex: 77,
      content: prose(`
        With my sister, for thirty years. Politeness is how this family quarrels: we ask after each other’s
        work. This morning at six I found Elin at the kitchen table, folding the brochures into something. She
        was making paper boats. Our father had told her the rest of the story on his walk, the eight plates and
        the boats in my lap, so he had seen that as well, and has known it all this time. My sister pushed a
        paper boat across the table and said that she is frightened, that she lies awake in Lisbon looking at
        homes for him, because looking is the only thing that she can do from there.

        So for once I was clear. I told Elin that I do not want to be thanked, I want to be relieved: one week
        in every two months, her turn, no reports. She took out her telephone and I thought that it was over,
        and then I saw that she was looking for flights. We have a plan now. We both feel like people who have
        put down a wardrobe.
      `),
    },
  ],
};
