import { setOf } from './builtin-lexicon.ts';

/**
 * English words that say nothing about what a week was about: grammar, the commonest verbs, adverbs and adjectives,
 * and the furniture of any diary (today, evening, week, thing). A theme is never one of them.
 */
const englishGrammar = `a an the and or but nor so yet for if then else than that this these those there here where when
while who whom whose which what why how i me my mine myself you your yours yourself he him his himself she her hers
herself it its itself we us our ours ourselves they them their theirs themselves is am are was were be been being do
does did done doing have has had having will would shall should can could may might must ought not no none neither
nobody nothing nowhere never of in on at by with without within about against between among into onto through during
before after above below to from up down out off over under again further once because as until till since upon toward
towards across along around behind beside besides beyond near inside outside despite except although though unless
whether however therefore instead both either each every any some all more most many much few fewer less least other
others another such own same only just also too very really quite rather almost even still already ever always often
sometimes usually maybe perhaps probably somehow anyway anymore enough else away back forward together apart ahead
someone somebody something somewhere anyone anybody anything anywhere everyone everybody everything everywhere one two
three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand first second third
last next half dozen couple lot lots bit kind sort piece pieces per via etc ok okay yes yeah oh well don doesn didn isn
aren wasn weren haven hasn hadn won wouldn couldn shouldn ain ll ve re d s t m`;

const englishVerbs = `say says said saying tell tells told telling ask asks asked asking answer answered go goes went
gone going come comes came coming get gets got gotten getting make makes made making take takes took taken taking give
gives gave given giving put puts putting keep keeps kept keeping let lets leave leaves left leaving stay stays stayed
start starts started stop stops stopped begin begins began begun try tries tried trying want wants wanted wanting need
needs needed needing like likes liked love loves loved hate feel feels felt feeling think thinks thought thinking know
knows knew known knowing see sees saw seen seeing look looks looked looking watch watched watching hear hears heard
hearing listen listened notice noticed noticing find finds found finding seem seems seemed become becomes became happen
happens happened happening turn turns turned move moved walk walked walking sit sits sat sitting stand stands stood
standing run runs ran running read reads write writes wrote written writing speak speaks spoke spoken talk talks talked
talking call calls called calling use used using work works worked play plays played show shows showed mean means meant
remember remembers remembered forget forgot forgotten hope hopes hoped wish wished believe believed realise realised
realize realized learn learned learning understand understood wait waited waiting bring brings brought carry carried
hold holds held holding open opened close closed fall falls fell rise rose sleep slept wake woke eat ate drink drank
cook cooked buy bought sell sold pay paid send sent meet met help helped change changed finish finished set pull pulled
push pushed cut reach reached pass passed miss missed lose lost win laugh laughed cry cried smile smiled live lived
decide decided spend spent follow followed choose chose chosen wonder wondered grow grew grown worry worried matter
matters mattered end ended`;

const englishFurniture = `today tonight yesterday tomorrow day days night nights morning mornings evening evenings noon
afternoon afternoons midday midnight week weeks weekend month months year years hour hours minute minutes moment moments
time times date monday tuesday wednesday thursday friday saturday sunday january february march april june july august
september october november december now later soon earlier late early ago thing things stuff way ways part parts point
fact reason case example idea people person man men woman women guy everyone life self place side front top bottom edge
middle number word words sentence question questions sense reflection reflections good bad better best worse worst great
nice fine big small little large long short high low new old young early late hard easy soft real true false right wrong
sure same different able whole full empty open free busy happy sad tired glad sorry afraid angry calm proud quiet loud
slow fast warm cold hot cool dry wet dark light bright strange odd funny strong weak ready simple plain clear close far
deep wide thin thick heavy alone several certain possible important ordinary proper entire single past present own
actually finally simply suddenly slowly quickly exactly mostly nearly barely hardly clearly honestly especially usually
completely certainly definitely truly red blue green yellow white black grey gray brown orange pink golden hand hands head heads
eye eyes face faces voice voices arm arms foot feet finger fingers back wall walls floor chair room rooms corner window door doors
table line lines word name names note notes question page pages picture minute second sound`;

/** No theme is one of these. */
export const englishStopWords = setOf(englishGrammar, englishVerbs, englishFurniture);

/** Grammar alone: such words make up about half of any English text. */
export const englishGrammarWords = setOf(englishGrammar);

/** Words that a noun often follows directly. */
export const englishArticles =
  setOf(`the a an my your his her our their its this that these those some any no every each
another both`);
