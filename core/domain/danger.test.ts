import { expect, test } from 'vitest';
import { dangerousSentences, hasDangerPhrase } from './danger.ts';

const dangerous: readonly (readonly [string, readonly string[]])[] = [
  [
    'English',
    [
      'I want to die.',
      'i just want to die',
      'Honestly, I don’t want to live anymore.',
      'I WANT TO KILL MYSELF',
      'I keep thinking about killing myself.',
      'I can’t stop thinking about ending my life.',
      'Want to die.',
      'Work was fine\nwant to die\nmade soup',
      'Sometimes I wish I was dead.',
      'They would all be better off without me.',
      'I cut myself again last night.',
      'I feel suicidal and nobody knows.',
      'I have suicidal thoughts again.',
      'I thought about jumping off the bridge on Mill Road.',
      'I don’t want to wake up tomorrow.',
      'I’m going to take all the pills tonight.',
      'The urge to hurt myself came back.',
      'I have no reason to live.',
      'I want to kill him.',
      'I am going to stab my stepfather.',
      'I told her “I want to die” and she went quiet.',
      'I am not angry, I just want to kill myself.',
      'I want to\ndie.',
      'I want to stop cutting myself but I can’t.',
      'i want to kms',
    ],
  ],
  [
    'German',
    [
      'Ich will sterben.',
      'Ich möchte einfach nur noch sterben.',
      'Ich will nicht mehr leben.',
      'Manchmal denke ich darüber nach, mich umzubringen.',
      'Ich bringe mich um.',
      'Wäre ich doch tot.',
      'Ich habe mich wieder geritzt.',
      'Ich will mir das Leben nehmen.',
      'Ich werde ihn umbringen.',
    ],
  ],
  [
    'French',
    [
      'Je veux mourir.',
      'J’ai envie de me tuer.',
      'Je ne veux plus vivre.',
      'J’ai envie d’en finir, de mettre fin à mes jours.',
      'J’ai des idées suicidaires.',
      'Je vais le tuer.',
    ],
  ],
  [
    'Spanish',
    ['Quiero morirme.', 'Ya no quiero vivir.', 'Pienso en suicidarme.', 'Tengo ganas de matarme.', 'Voy a matarlo.'],
  ],
  [
    'Portuguese',
    ['Quero morrer.', 'Não quero mais viver.', 'Pensei em me matar.', 'Vou tirar a minha vida.', 'Quero matá-lo.'],
  ],
  ['Italian', ['Voglio morire.', 'Non voglio più vivere.', 'Ho pensato di uccidermi.', 'Vorrei farla finita.']],
  [
    'Dutch',
    [
      'Ik wil dood.',
      'Ik wil niet meer leven.',
      'Ik denk aan zelfmoord.',
      'Ik wil mezelf iets aandoen, mezelf snijden.',
    ],
  ],
  ['Polish', ['Chcę umrzeć.', 'Nie chcę już żyć.', 'Chcę się zabić.', 'Mam myśli samobójcze.']],
  ['Japanese', ['もう死にたい。', '生きていたくない。', '自殺を考えている。', 'あいつを殺したい。']],
  ['Arabic', ['أريد أن أموت.', 'لا أريد أن أعيش.', 'أفكر في الانتحار.', 'سأقتل نفسي.']],
  ['Russian', ['Я хочу умереть.', 'Не хочу больше жить.', 'Думаю покончить с собой.']],
  ['Turkish', ['Ölmek istiyorum.', 'Artık yaşamak istemiyorum.', 'Kendimi öldürmek istiyorum.']],
  ['Swedish', ['Jag vill dö.', 'Jag vill inte leva längre.']],
  ['Hindi', ['मैं मरना चाहता हूँ।', 'मैं आत्महत्या करना चाहती हूँ।']],
  ['Chinese', ['我想死。', '我不想活了。']],
  ['Korean', ['죽고 싶다.', '더 이상 살고 싶지 않다.']],
];

const harmless: readonly (readonly [string, readonly string[]])[] = [
  [
    'English',
    [
      'This job is killing me.',
      'We were dying of laughter.',
      'I could kill for a coffee.',
      'I nearly killed myself laughing.',
      'Suicide Squad is a terrible film.',
      'I don’t want to die.',
      'I never wanted to kill myself, I only wanted to sleep.',
      'I am not suicidal.',
      'I wanted to die of embarrassment.',
      'I cut myself shaving.',
      'I cut myself some slack.',
      'I burned myself on the oven while I was cooking.',
      'I want to end my life in the city and move to the country.',
      'I want to run 5 kms before breakfast.',
      'My grandfather said he wanted to die at home.',
      'She told me she wanted to die.',
      'He wants to kill himself, he said, and I called the doctor.',
      'The radio played “I want to die” and I turned it off.',
      'She sang "I don\'t want to live anymore" under the shower.',
      'The hero of the novel says I will kill him and then he does not.',
      'I am going to kill the slugs in the lettuce.',
      'I want to kill time until the train comes.',
      'I don’t want to hurt her feelings.',
      'I would never hurt him.',
      'I don’t want to live in this city.',
      'I want to shoot her wedding in black and white.',
      'I want to die happy.',
      'My phone died and I could have died too, it was so awkward.',
      'There is nothing to live with here but mice.',
      'I was dead tired.',
      'I am so tired I could die.',
      'On that hill I thought I was going to die.',
      'My patient tried to kill herself and I held her hand.',
      'We talked about self-harm at school today.',
      'I want to kill it at the gig tomorrow.',
      'I am going to kill my sister for eating the cake.',
      'I will kill every plant I own.',
      'I stopped cutting myself two years ago today.',
      'I hurt myself on the shelf again.',
      'We are going to jump off the bridge into the lake.',
      'He says he wants to hurt me.',
      'I have to take all my pills with breakfast.',
      'Sleep, bread, the garden.',
      '',
    ],
  ],
  [
    'German',
    [
      'Der Job bringt mich noch um.',
      'Ich will nicht sterben.',
      'Ich wollte vor Scham sterben.',
      'Ich könnte ihn umbringen, so laut schnarcht er.',
      'Ich will nicht mehr leben wie ein Student.',
      'Das Sterben der Bienen macht mir Sorgen.',
    ],
  ],
  ['French', ['Je ne veux pas mourir.', 'C’était à mourir de rire.', 'Je meurs de faim.', 'Ce travail me tue.']],
  ['Spanish', ['No quiero morir.', 'Quería morirme de vergüenza.', 'Me muero de hambre.', 'El trabajo me mata.']],
  ['Portuguese', ['Não quero morrer.', 'Vou morrer de rir.', 'Queria morrer de vergonha.']],
  ['Italian', ['Non voglio morire.', 'Volevo morire di vergogna.', 'Muoio di fame.']],
  ['Dutch', ['Ik wil niet dood.', 'Ik lach me dood.', 'Ik ben doodmoe.']],
  ['Polish', ['Nie chcę umrzeć.', 'Chcę zabić czas.']],
  ['Japanese', ['死にたくない。', '死ぬほど疲れた。']],
  ['Arabic', ['لا أريد أن أموت.', 'أموت من الضحك.']],
  ['Russian', ['Я не хочу умирать.', 'Я чуть не умерла от смеха.', 'Не хочу жить здесь.']],
  ['Turkish', ['Ölmek istemiyorum.']],
  ['Swedish', ['Jag vill inte dö.']],
  ['Chinese', ['我不想死。', '笑死我了。']],
];

test.each(dangerous.flatMap(([language, texts]) => texts.map((text) => [language, text] as const)))(
  '%s, said outright: %s',
  (_language, text) => {
    expect(hasDangerPhrase(text)).toBe(true);
    expect(hasDangerPhrase(`The rain came late. ${text} Then there was soup.`)).toBe(true);
  },
);

test.each(harmless.flatMap(([language, texts]) => texts.map((text) => [language, text] as const)))(
  '%s, harmless: %s',
  (_language, text) => {
    expect(hasDangerPhrase(text)).toBe(false);
    expect(dangerousSentences(`The rain came late. ${text}`)).toEqual([]);
  },
);

test('only the sentences that say it are named, once and in order', () => {
  expect(dangerousSentences('I made soup. I want to die. It rained. I want to die. I want to kill myself.')).toEqual([
    'I want to die.',
    'I want to kill myself.',
  ]);
});

test('accents, curly apostrophes and capitals make no difference', () => {
  expect(hasDangerPhrase('je n’ai plus envie de vivre, j’ai envie de mourir')).toBe(true);
  expect(hasDangerPhrase('ICH MOECHTE NICHTS. ICH MÖCHTE STERBEN')).toBe(true);
});

test('20,000 characters without a point take no noticeable time', () => {
  const started = Date.now();
  expect(hasDangerPhrase('i want to and not the '.repeat(900))).toBe(false);
  expect(hasDangerPhrase('i '.repeat(10_000))).toBe(false);
  expect(Date.now() - started).toBeLessThan(1_000);
});
