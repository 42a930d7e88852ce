import { type Lexicon, startsWith, stems, wholeWords } from './builtin-lexicon.ts';
import { englishArticles, englishStopWords } from './builtin-stop-words.ts';

export const english: Lexicon = {
  code: 'en',
  stopWords: englishStopWords,
  beforeNouns: englishArticles,
  self: wholeWords(`i i'm i'd i've i'll im ive id me my mine myself we us our`),
  feeling: stems(`afraid scared frighten fear anxious nervous worr sad sorrow grief griev lonel alone angr anger furious
asham shame guilt jealous envy proud pride grateful thankful glad happy happi joy relie hope hopeful calm peace tired exhaust
bored stress overwhelm brave courage confus homesick excite numb uneasy embarrass hurt heartbr love miss missed missing cry
cried crying tears wept laugh smil dread hate sorry felt feel feeling fragile tender warm lost safe free empty heavy light
ache trembl shak`),
  insight:
    wholeWords(`realise realised realize realized learn learned learnt notice noticed understood understand know knew
known remember remembered forgive forgave forgiven promise promised decide decided admit admitted enough finally instead never
always wish wished want wanted ought should maybe perhaps truth true honest honestly really first only nobody no_one everybody
everyone somebody ever again anymore any_more still yet whole without because thought think mean meant minded needed need
expected forgot hadn't supposed turns_out even if worth wait waiting let_go stay stayed chose choose allowed belong stop
stopped myself`),
  contrast:
    wholeWords(`but and_then yet although though instead rather not didn't don't wasn't isn't couldn't can't never
nothing than which except even_though as_if like`),
  leaning:
    startsWith(`he she they it its it's it’s he's she's they're he’s she’s they’re he'd she'd they'd he’d she’d they’d
he'll she'll they'll it'd it'll his her hers their theirs them him this that that's that’s these those thats such both neither
the_other one_of_them same so_it so_he so_she so_they and_he and_she and_they and_it and_that and_his and_her and_this and_he's
and_she's and_it's but_he but_she but_they but_it but_that but_this but_it's then_he then_she then_they then_it because_he
because_she because_they because_it or_he or_she or_it when_he when_she when_they if_he if_she if_they not_that which who`),
  dull: /^(?:today (?:was|is|i) (?:a )?(?:fine|ok|okay|good|normal|long|busy|quiet|nothing|alright)|(?:a |an )?(?:fine|ok|okay|normal|long|busy|ordinary|quiet|slow|good|nothing) (?:day|week|special|much|really)|not much|nothing (?:special|much|really|new|happened)|same (?:as|again)|so[,.]? (?:today|yeah)|ok(?:ay)?[,.]|well[,.]|where do i start|dear (?:diary|journal)|woke up|got up|had (?:breakfast|lunch|dinner)|the weather)/iu,
};

/** "It" and "this" that need no sentence before them: "It was the first time that I ...", "This morning ...". */
export const standsAlone =
  /^[^\p{L}]*(?:it(?:'s|’s| is| was| wasn't| isn't)? (?:not )?(?:the first time|hard|easy|strange|odd|raining|snowing|good to|so hard|time|late|been (?:a|the|so)|rained|snowed|took me|turns out|turned out|occurred to me|struck me|hit me|dawned on me|seems|seemed|feels like i|felt like i|is (?:possible|true)|has been|had been|rained|got dark|hurts to|helps to)|it is not that i|(?:this|that|these) (?:morning|week|evening|afternoon|year|month|summer|winter|spring|autumn|house|time|is what i|is the \p{L}+ (?:that )?i)|that i |that (?:you|we|there|one|nobody|somebody|the|my|a) |both of (?:us|my)|if (?:he|she|they) )/iu;
