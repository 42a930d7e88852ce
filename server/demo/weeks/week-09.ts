import { prose } from '../prose.ts';
import type { SampleWeek } from '../sample-week.ts';

export const week09: SampleWeek = {
  about: 'A night of fog, and learning to ask for help',
  reflections: [
    {
      weekday: 0,
      type: 'evening',
      promptIndex: 45,
      content: prose(`
        Fair, it would have said, and there was fog in it by noon. The piano took its first pull towards pitch,
        a quarter of a tone, without complaint. My father had a clear morning, and gave Petra the tonnage of
        every ferry he ever sailed. By the afternoon he was asking when my mother would be back from her lesson.
        Later, I said. It was the first time that I have lied to him about her, and it worked, and I have been
        standing in the kitchen with that ever since. A small fog. By supper it had lifted.
      `),
    },
    {
      weekday: 1,
      type: 'evening',
      promptIndex: 94,
      content: prose(`
        That I slept while he went out. At five this morning our front door stood open with fog up to the
        windowsills, real fog, the kind in which the harbour horn goes. I ran down Bell Lane in my nightshirt
        and boots, calling my father by his first name, which I have never done in my life. Doors opened. Idris
        came, and Sanna, and the baker in his apron, and nobody asked anything. They spread out along the quay
        with torches as if it had been rehearsed.

        We found my father on the ferry steps at twenty to six, in his uniform cap, perfectly calm, with the dog
        beside him. He was waiting, he said, for the fog to make up its mind. He let Idris take his arm, because
        Idris told him that the captain was wanted at home.

        There is a bolt on the door now, and a bell. The thought is still in here with me. I am leaving it on
        this page, and in the morning I will see whether it stayed.
      `),
    },
    {
      weekday: 2,
      type: 'deep',
      promptIndex: 27,
      content: prose(`
        Help, before it is an emergency. Eleven people came out of their houses into the fog yesterday, and not
        one of them had ever been asked for anything by me. I have tuned their uprights and bought their bread,
        I have been friendly and brisk, and then I have gone home and shut the door on all of it, the nights,
        the ferry that does not sail, the word for fork.

        Where did I learn that asking is the same as failing? From my father, who once steered for nineteen
        hours with a broken wrist. From my mother, who taught until the week before she died and told her pupils
        that it was a cold. It is a family pattern, and we are proud of it, and yesterday it nearly walked into
        the harbour.

        When I went to thank the baker’s wife this morning, she told me that the street had been waiting for
        weeks to be let in. So perhaps asking for help is not taking. Perhaps it is opening a door, from the
        inside, for people who are already standing on the step with a lamp. I plan to ask for three things this
        week. I have written down the names.
      `),
    },
    {
      weekday: 2,
      type: 'evening',
      promptIndex: 20,
      content: prose(`
        Eleven people. I wrote their names on the back of the old list, and my father and I went from door to
        door with a bag of buns to say thank you. He did not know exactly what for, and he was magnificent. At
        Sanna’s he kissed her hand. The first of my three questions is out, too: from next week Idris will come
        to play cards on Wednesday nights, so that I can go to Ruth’s. I asked him for help so fast that he
        needed me to say it again.
      `),
    },
    {
      weekday: 3,
      type: 'evening',
      promptIndex: 29,
      content: prose(`
        A place at the Anchor, two days a week. From outside it is a flat brick building with a good kitchen, a
        dozen old people, and a woman called Beate who used to cook on ships. From inside the van, with my
        father beside me and the engine off, it was the edge of the world. I felt like somebody giving away a
        dog. My father studied the sign for a while. An anchor is not for ever, he said, one takes it up again.
        Then he walked in ahead of me and asked what was for lunch. All this time the help was there, on Mill
        Road, between the garage and the library, and for nine weeks I have driven past it.
      `),
    },
    {
      weekday: 4,
      type: 'evening',
      promptIndex: 78,
      content: prose(`
        I rang Jonas for no reason at all. We had not spoken since I gave up the flat, and I used to ring him
        only with a reason, a form, a forwarding address. I told him about the fog. Jonas was silent for so long
        that I thought the line had gone, and then he said that in eleven years this was the first thing I had
        told him before it was solved. He did not sound like somebody being measured. He asked to hear the
        cello, so I laid the telephone on a kitchen chair and played him the one tune I know, and Bosun joined
        in at the usual place.
      `),
    },
    {
      weekday: 5,
      type: 'deep',
      promptIndex: 23,
      content: prose(`
        A whole free day. Sanna took my father and Nils out to the lighthouse this morning, and told me not to
        be useful until four. Elin, too, has sent me something: she has brought her first week forward and comes
        on the Friday ferry. So here I sit in the shed with nothing in my hands.

        What I find hardest to receive is anything that I cannot pay back in the same week. A gift makes me
        reach for the account book. In my head I was already tuning Sanna’s piano while she was still buckling
        my father into her car.

        But the piano in front of me has been at pitch since last night, all two hundred and twenty strings of
        it, and I did not do that by strength. I added a little, and then I waited for the wood to agree.
        Waiting was the larger part. It may be that taking help is a skill of the same kind: you take up a
        little of the strain, you wait, and you do not snap.
      `),
    },
    {
      weekday: 5,
      type: 'evening',
      promptIndex: 42,
      content: prose(`
        In the shed, until four, not being useful. There was rain on the skylight, and the stove ticked, and I
        lay down on the floor under my mother’s piano with my jacket for a pillow and looked up at the
        soundboard. The sky is smaller than it was. Then I slept for an hour and a half, as I have not slept
        since I came. They woke me, all three of them wet through and full of lighthouse, and my father bent
        down, looked in, and asked whether there was room.
      `),
    },
    {
      weekday: 6,
      type: 'evening',
      promptIndex: 97,
      content: prose(`
        That in the week of the fog I asked for three things and was given all three. Cards on Wednesdays, the
        Anchor on Mondays and Thursdays, Elin on the ferry next Friday. That asking for help felt like stepping
        off the quay, and that each time there was a boat. My father will not remember this week, so I will
        remember it for both of us, in two columns. The piano stands in the shed at pitch, and the next thing is
        the voicing, which is where it stops being a machine. Idris would like an evening of music down there,
        with chairs. I said yes before I had time to find a reason.
      `),
    },
  ],
};
