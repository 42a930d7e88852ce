// The phrases of danger.ts in English, and how those of a language are put together.

/** What is taken out of a sentence first, and what says danger in what is left. */
export type DangerPhrases = { readonly harmless: RegExp; readonly danger: RegExp };

/** Joins alternatives; a space stands for one space. */
const anyOf = (...alternatives: readonly string[]) => `(?:${alternatives.join('|')})`;

export const language = (phrases: { harmless: readonly string[]; danger: readonly string[] }): DangerPhrases => ({
  harmless: new RegExp(anyOf(...phrases.harmless), 'g'),
  danger: new RegExp(anyOf(...phrases.danger)),
});

const kinEnglish =
  'mother|father|mom|mum|dad|sister|brother|husband|wife|son|daughter|boss|neighbou?r|teacher|ex|baby|kids?|children|family|parents|colleagues?|stepfather|stepmother|girlfriend|boyfriend|partner|roommate|uncle|aunt';
const someoneElse = `he|she|they|you|who|${kinEnglish}|friend|man|woman|people|patients?|grandmother|grandfather|character|hero`;
/** "I", then at most seven words among which nobody else comes up; or a sentence that leaves "I" out. */
const iEnglish = `(?:\\b(?:i|im|i'm|ive|i've|i'd|i'll)\\b(?: (?!(?:${someoneElse})\\b)[a-z']+){0,7} |(?:^|[,;:~(–—-] ?)(?:(?:just|really|honestly|only|and|but|so|still|god|been|also|then|keep|can't stop|cannot stop) )*)`;
const wishEnglish = `${iEnglish}(?:want(?:ed)? to|wanna|need(?:ed)? to|wish i could|decided to|(?:an? |the )?urges? to)`;
const willEnglish = `${iEnglish}(?:want(?:ed)? to|wanna|need(?:ed)? to|going to|gonna|will|i'll|plan(?:ned|ning)? to|tried to|trying to|(?:think|thinking|thought|thoughts|dream|dreaming|fantasi[sz]e|fantasi[sz]ing) (?:about|abt|bout|of)|(?:an? |the )?urges? to|feel like|felt like|decided to|wish i could)`;
const othersEnglish = `(?:(?:him|her|you|someone|somebody|everyone|everybody|people|them(?: all)?|(?:my|this|that|the) (?:${kinEnglish}|step(?:dad|mum|mom|brother|sister)|flatmate|man|woman|guy|bastard|bitch))(?! (?:feelings|portrait|wedding|a |an |with kindness|for (?!what |everything )|some|if (?:he|she|they))))`;

/** What somebody else is told to say or ask: to where the writer comes in again. */
const untilI =
  '(?:(?! (?:and|but|because|so|yet|then|when|while|now|though|until|till|that) | i )[^.!?,;:~(–—-]){0,160}';
const speakers = `he|she|they|man|woman|patient|nurse|doctor|gp|therapist|counsell?or|psychologist|friend|hero|heroine|character|villain|${kinEnglish}`;
const ownTurn = '[^.!?]{0,160}(?:\\b(?:and|but|so|because|then|now)|[,;:–—-]) ?(?:now |then |just )?i\\b';

/** What says danger after `iEnglish`. */
const afterI = [
  '(?:commit(?:ting)? )?sewer ?slide\\b',
  `(?:took|swallowed|taken|taking|take) (?:[a-z]+ ){0,2}(?:too many|too much|a lot of|lots of|all|whole|half|handful|bunch|bottle|box|pack|packet|\\d{2,}|twenty|thirty|forty|fifty)\\b(?: [a-z]+){0,3} (?:pills|tablets|painkillers|paracetamol|tylenol|aspirin|ibuprofen|meds|medication|antidepressants)(?: [a-z]+){0,3} (?:on purpose|deliberately|intentionally|to die|to end (?:it all|everything|my life)|so (?:that )?i (?:would not|wouldn't|won't|never) wake up|hoping (?:that )?i (?:would not|wouldn't|won't|never|don't) (?:ever )?wake up)`,
  'overdosed (?:again|on purpose|deliberately|intentionally|last night|yesterday|on (?:my |the )?(?:[a-z]+ )?(?:pills|tablets|meds|medication|painkillers|paracetamol))',
  '(?:stockpil(?:ed|ing)|hoard(?:ed|ing)|saved up|saving up) (?:(?:my|the|some|enough|sleeping|all) )*(?:pills|tablets|painkillers|meds)',
  'cut(?:ting)? my wrists?\\b',
  '(?:wrote|writing|written|write|finished) (?:my|a) suicide note',
  '(?:hate|tired of|sick of|done with) (?:being alive|living)(?=$|[.,!?;~–—]| (?:and|because|any ?more|now))',
  '(?:commit|committing|attempt|attempted|attempting|contemplat\\w+|considering|considered) suicide',
  '(?:am |feel |feeling |felt |was |been )?(?:so |really |very |a bit |actively )?suicidal\\b',
  '(?:have|having|had|get|getting) (?:\\w+ )?(?:suicidal|suicide) thoughts',
  '(?:cut|cutting|burned|hurt|burning|hurting) myself (?:again|on purpose|deliberately|last night|tonight|to feel|because)',
  '(?:started|keep|kept|been|am|back to|stop)(?: \\w+)? (?:cutting|burning|hurting|harming|starving) myself',
  '(?:(?:to|did|wanna|often|do|doing|need|started|use|hide|sometimes|only|just) self[- ]?harm(?! (?:awareness|prevention|week|talk))|self[- ]?harm (?:is|was) (?:the only|my only|how i|what keeps)|self[- ]?harm(?:ed|ing)|relapsed (?:into|with) self[- ]?harm|self[- ]?harm (?:again|tonight|today))\\b',
  'done living(?=$|[.!?;~–—])',
  '(?:burn|burned|burnt|burning) my (?:own )?(?:arms?|legs?|skin|wrists?|thighs?)(?: again)? with (?:a |the )?(?:cigarettes?|lighter)\\b(?! (?:by accident|accidentally|lighting|while|when))',
  '(?:nearly|almost) (?:drove|crashed|swerved)(?: (?!not|but|because|he|she|they|driver|somebody|someone)[a-z]+){0,5} on purpose',
  '(?:wrote|written|writing|finished) my goodbye (?:letters?|notes?)(?=$|[.!?;]| (?:today|tonight|already|to my (?:kids|children|mum|mom|parents|family|wife|husband)))',
  "(?:put|held|pressed|loaded|had) (?:the|a|my|(?:my )?dad's) (?:(?!massage|glue|water|nerf|toy|heat)[a-z]+ )?(?:gun|barrel|pistol|rifle|muzzle)\\b[^.!?]{0,25}\\b(?:in my mouth|(?:to|against) my (?:own )?(?:head|temple))",
  '(?:cut|burn(?:ed|t)?|hurt|scratched) my (?:own )?(?:arms?|wrists?|legs?|thighs?|skin)(?: (?!not|he|she|they|it)[a-z]+){0,4} (?:on purpose|deliberately|intentionally)',
  'cut my (?:own )?(?:arms|thighs?|legs|forearms?)(?: open)?(?: again| last night| tonight)+(?![^.!?]{0,60}(?:razor|shav))(?=$|[.,!?;~–—]| like | because | and )',
  '(?:cut|cutting|burned|hurt) myself (?:again |today |tonight |last night |yesterday )*and it felt (?:so |really )?(?:good|better)',
  '(?:took|swallowed) (?:the|a) (?:whole|entire) (?:bottle|box|packet|pack|strip) of (?:[a-z]+ )?(?:pills|tablets|painkillers|paracetamol|tylenol|aspirin|ibuprofen|antidepressants)(?! (?:back|to|on|with|from|home)\\b)',
  '(?:googled?|googling|searched|searching|looked up|looking up)(?: for)? (?:how to|(?:the )?(?:[a-z]+ )?ways? to|how many (?:[a-z]+ )?(?:it|you|i) (?:takes?|needs?) to) die(?=$|[.,!?;~–—]| (?:again|tonight|without|painlessly|fast|quickly))',
  '(?:took|taken|take|taking) an overdose\\b(?! (?:of (?:sun|sugar|cake|chocolate|caffeine|vitamin|nature)|by mistake|by accident))',
  '(?:cut|cutting|scratch|scratching) my (?:own )?(?:arms?|legs?|thighs?|skin|wrists?)(?: open)? (?:till|until|so) (?:they|it|i) (?:bleeds?|bled)',
  '(?:been|started|keep|kept) cutting my (?:own )?(?:arms|legs|thighs|wrists)\\b(?! (?:shaving|on|in the|while|when))',
  '(?:held|holding|put|pressed) (?:a|the) (?:[a-z]+ )?(?:knife|blade) (?:to|against) my (?:own )?(?:wrists?|throat|skin|arms?|neck)\\b',
  '(?:(?:could|might) just|like to) (?:drive|swerve|steer) (?:my car |the car )?(?:into (?:a|the) (?:tree|wall|truck|lorry|river|oncoming traffic)|off (?:a|the) (?:bridge|cliff|road))',
  '(?:nearly|almost) (?:(?:jumped|threw myself) (?:in front of|under) (?:the|a) (?:train|tube|tram|bus|truck|lorry)(?! (?:to|when|because)\\b)|jumped (?:off|from) (?:the|a|that) (?:bridge|roof|balcony|building)(?! (?:into|with|when|laughing)))',
  '(?:stood|sat|was|stopped|am|standing) (?:[a-z]+ ){0,3}(?:bridge|roof|ledge|railing|cliff|balcony|platform|tracks)\\b[^.!?]{0,40}\\b(?:thought|thinking|think|imagined|wanted) (?:about |of |to )(?:jump|jumping|letting go|let go|stepping off)(?=$|[.,!?;~–—]| and | off| down| again| because)(?! off (?:the|a) (?:diving|board|springboard))',
];

/** What says danger after `willEnglish`. */
const afterWill = [
  '(?: (?:go and|just|really|finally))* (?:(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|hang|hanging|drown|drowning|shoot|shooting|stab|stabbing|starve|starving|poison|poisoning) myself|self[- ]?harm|overdose|overdosing|suicide|end(?:ing)? it all|(?:take|taking|swallow|swallowing) (?:all (?:of )?(?:the|my|these)|every) (?:pills?|tablets?)\\b(?! (?:with (?:my |the )?(?:breakfast|lunch|dinner|food|water)|at (?:the|eight|nine|ten|night|noon|breakfast)|before (?:breakfast|lunch|dinner|bed)|after (?:breakfast|lunch|dinner)|the|twice|once a|every|as prescribed|until|even|she|he|they))|(?:consume|drink|take|swallow|drinking|taking) (?:the |some |rat )?poison(?=$|[.,!?;~–—]| (?:tonight|today|and|because|now))|(?:jump|jumping) (?:off|from) (?:the|a|that|this) (?:bridge|roof|building|balcony|cliff|window)(?! into the (?:[a-z]+ )?(?:pool|lake|sea|water again|snow|leaves|hay)\\b| with (?:a |the )?(?:parachute|rope|bungee|friends|kids|them)\\b|[^.!?,]{0,40}(?:on|with|by|in) (?:a |the |my )?(?:bungee|parachute))|(?:jump|jumping|step|stepping|throw myself|throwing myself) (?:in front of|under) (?:it\\b|(?:the|a|that) (?:train|bus(?! for (?:the|my|school|work) )|car|truck|tram|tube|lorry)))',
  ' kms\\b',
  ' (?:beat|hit|choke|strangle|stab|punch|kick) (?:him|her|them) (?:until|till) (?:he|she|they) (?:stops? (?:breathing|moving)|dies?|is dead|are dead)',
  ' (?:put|stick|plunge) (?:a|the|this) knife (?:in|into|through) (?:his|her|their) (?:neck|throat|chest|heart|stomach)',
  " bring (?:a|the|my(?: (?!glue|nail|water|nerf|toy|heat|staple|spray)[a-z]+'?s?)?) (?:gun|rifle) to (?:school|work|class|the office)\\b",
  ' (?:put|hold) a pillow over (?:his|her|their) face\\b',
  ' (?:off myself|offing myself|ctb)\\b',
  '(?: just)? (?:(?:drive|driving|crash|crashing|swerve|swerving|steer|steering) (?:my car |the car )?(?:into (?:a|the) (?:tree|wall|truck|lorry|river|lake|oncoming traffic)|into oncoming traffic|off (?:a|the) (?:bridge|cliff|road))|walk(?:ing)? into traffic|walk(?:ing)? into the (?:sea|ocean|river|lake) and (?:not|never) com(?:e|ing) back|(?:shoot up|shooting up|bomb|blow up|burn down) (?:the|my|this) (?:school|office|church|place))',
  `(?: (?:really|just|go and))* (?:kill(?:ing)?|murder(?:ing)?|strangl(?:e|ing)|stab(?:bing)?|poison(?:ing)?|shoot(?:ing)?|beat(?:ing)? up|hurt(?:ing)?) ${othersEnglish}`,
];

export const english = language({
  harmless: [
    `\\b(?:do not|don't|did not|didn't|does not|would not|wouldn't|will not|won't|cannot|can't|could not|couldn't|am not|not|never|no longer|nor|stopped|used to|without|no(?= (?:thoughts|suicid|plans?|intention|wish|desire|self|(?:cutting|hurting|harming|burning|killing) myself))|no plans?|no intention)(?: (?:even|ever|really|actually|want|wanted|wanting|wish|going|gonna|thinking|think|thought|about|to|of|on|i|i'm|planning|plan|feel|feeling|felt|like|intend|mean|meant|trying|try|be|consider|considered|contemplating|any|having|have|just|the))* (?:die|dead|suicidal|suicide|(?:kill|killing|unalive|unaliving|hurt|hurting|harm|harming|cut|cutting|burn|burning|hang|hanging|drown|drowning|shoot|stab|poison) (?:myself|him|her|them|anyone|anybody|someone|somebody|people|you|my [a-z]+)|end(?:ing)? (?:my life|it all)|tak(?:e|ing) my (?:own )?life|commit(?:ting)? suicide|self[- ]?harm(?:ing|ed)?|thoughts|(?:take|took|taken|taking|swallowed|overdosed?|slit|ready)\\b)`,
    `\\b(?:${speakers})(?: (?!i\\b|me\\b|my\\b|when\\b|because\\b)[a-z']+){0,3} (?:say|says|said|saying|shouts?|shouted|jokes?|joked|sings?|sang),? (?:that )?'?i (?:want|wanna)\\b${untilI}`,
    `\\b(?:${speakers}) (?:[a-z']+ ){0,2}(?:asked|asks)(?: (?!myself\\b|i\\b)[a-z']+){0,3} (?:if|whether) i ${untilI}(?=,? and i (?:said|told (?:him|her|them)) (?:no|never)(?=$|[.!~]|, which is (?:true|so)))`,
    `kill(?:ed|ing)? myself (?:laughing|with (?:laughter|work|overtime|stress|worry)|over (?:it|work|this|that|a|an|the)|at (?:work|the gym)|for (?!a (?:long|while))(?:a |an |the |my |it|forgetting|not|saying)|to (?:finish|meet|please|impress|pass)|working|training|studying|running)|kill(?:ed|ing) myself (?:to (?:get|make|keep)|trying)|kill myself (?:trying|to (?:get good|get better|get there|make that deadline|keep everyone))`,
    `(?:die|dying|died|dead) (?:laughing|happy|old|peacefully|knowing|young|trying|rich|(?:of|from) (?:laughter|laughing|embarrassment|shame|boredom|cringe|happiness|joy|curiosity|thirst|hunger|heat|old age|natural)|at home|in (?:my|a) (?:own )?(?:bed|sleep|peace)|with dignity|without regrets?|for (?:a|an|this|that|these|you|her|him|it)|on (?:stage|the dance ?floor))`,
    `(?:cut|cutting|burn|burning|burned|hurt|hurting) myself (?:some|off|short|a |an |on |out|loose|in |shaving|with the (?:grater|peeler|paper|scissors)|while|when i (?:cook|chop|slic|fell)|at |chopping|slicing|cooking|by accident|accidentally|laughing|running|lifting|another)`,
    '\\b(?:slugs?|ants|aphids|wasps?|mosquito(?:e?s)?|bugs|weeds?|greenfl(?:y|ies)|flies|mice|mouse|rats?|moths?|spiders?|snails?|cockroach(?:es)?|zombies?|dragons?)\\b(?![^.!?]{0,160}\\b(?:myself|my (?:own )?life|i (?:just )?(?:want to|wanna) (?:die|be dead)|suicid|to live|be alive)).*',
    'end(?:ed|ing)? my life (?:in|as|at) (?:the|a|an|this|that) (?:city|town|country|village|office|company|manager|teacher|nurse|lawyer)\\b',
    '(?:kill|murder) (?:for|the (?:lights|time|engine|mood|deal|process|story))',
    `\\b(?:characters?|hero|heroine|villains?|novel|film|movie|book|(?:a|the|this|school) play|song|lyrics?|chorus|episode)\\b(?!${ownTurn}).*|kill myself in (?:act|scene|the (?:first|second|third|last) (?:act|scene))`,
    "\\b(?:don't|not|won't|never) let me die",
    'shoot(?:ing)? myself in the foot|cut(?:ting)? my wrists? (?:on|while|when|opening|with the)|worth living without (?:coffee|chocolate|cheese|tea|music|books|bread|cake|wine|my phone)|overdos(?:e|ed|ing) on (?:chocolate|coffee|cake|cheese|sugar|sun|caffeine|sweets|crime|series|netflix)|(?:tired|sick) of living (?:out of|in|with|here|like|alone|at|on|off|under|near|next|between|together|this|a)\\b.*',
  ],
  danger: [
    // Each beginning once: many of them would look at every "I" as often.
    iEnglish + anyOf(...afterI),
    willEnglish + anyOf(...afterWill),
    `${wishEnglish}(?: (?:just|really|finally))* (?:(?:die|be dead|disappear forever)\\b|(?:go to sleep|fall asleep|sleep)(?: forever)? and (?:never (?:have to )?wake(?: up)?(?! (?:up )?(?:until|till|before|for|to))|not wake(?: up)?(?=$|[.!?;]| again| any ?more)))`,
    '\\b(?:i want is|want) to (?:not (?:exist|live|be alive)|stop existing|cease to exist)\\b(?! (?:in|with|on))|\\b(?:nerve|courage|guts) to (?:jump (?:(?:off|from) (?:the|a) (?:bridge|roof|balcony|building)|in front of (?:a|the) (?:train|bus|tube|tram|car))|kill myself|die(?=$|[.,!?;~]))',
    "\\b(?:kill|killing|killed|hang|hanging|hanged|harming) myself\\b|\\b(?:do|doing|done) away with myself\\b|\\b(?:top|topping) myself\\b(?! up)|^kms (?:im|i'm|rn|fr)\\b",
    "\\b(?:the|my) (?:thoughts of suicide|suicidal thoughts)\\b(?! (?:of|are gone|have gone|stopped|went|left))|\\b(?:my|i|i still|i always) self[- ]?harm\\b(?! (?:scars?|days|recovery))|\\bi (?:just |really |so )*(?:want|wish) (?:him|her) dead(?=$|[.,!?;~–—]| and )|\\bwish i(?:(?:'d|d| had) (?:just )?(?:never|not)| hadn't) woken up(?=$|[.!?;]| (?:today|this morning|at all|after the overdose))",
    '\\bun-?aliv(?:e|ing|ed) myself\\b',
    '\\b(?:slit|slitting|slash|slashing) my (?:own )?(?:wrists?|veins|throat)\\b|\\bblow(?:ing)? my (?:own )?brains out\\b|\\ba bullet (?:in|through) my (?:own )?(?:head|brain)',
    `\\b(?:i am|i'm|im|i feel) (?:(?:so|finally|really|just|now) )?ready to die\\b`,
    `\\brather not (?:be alive|exist|live)\\b|\\b(?:don't|do not) want to be (?:on this (?:earth|planet)|in this world|alive) any ?more`,
    `\\blife (?:is not|isn't|is no longer|was not|wasn't) worth living\\b|\\b(?:nobody|no one) would (?:even )?(?:miss me|notice|care|be sad) if i (?:died|(?:was|were) (?:dead|gone)|disappeared|killed)`,
    '\\b(?:end|ending|ended) my (?:own )?life\\b|\\b(?:take|taking) my own life\\b',
    "\\bmy suicid(?:e|al)\\b|\\blet me (?:just |please )?die(?=$|[.,!?~]| and)|\\bby the time (?:anyone|anybody|someone|you|they) (?:reads?|finds?) this,? i(?:'ll| will) be (?:gone|dead)(?! (?:to|for|home|shopping))",
    "\\b(?:no longer (?:want|wish) to (?:live|be alive|exist)|(?:don't|do not|can't|cannot|no longer) (?:see|have|find) (?:any|a) reason to (?:live|go on living|stay alive|keep living|be alive))(?=$|[.,!?;~–—]| (?:and|because|but))",
    `\\bwish (?:that )?i (?:was|were) (?:dead|never born|not alive)|\\bwish i(?:'d| had) (?:died|never been born)|\\bwish i (?:wasn't|weren't|was not|were not) alive`,
    `\\b(?:i'd|i would) (?:be|rather be|be better off) (?:better off )?dead|\\b(?:i am|i'm|im) better off dead|\\bbetter (?:off )?if i (?:was|were) (?:dead|gone)|\\bbetter off without me\\b|\\bworld (?:is|would be) better without me`,
    `\\b(?:don't|do not|didn't|did not) (?:really |even )?(?:want to|wanna|wish to) (?:live|be alive|exist|go on living)(?: any ?more| any longer)?(?=$|[.,!?;~–—]| (?:and|because|but|with this pain))`,
    `\\b(?:don't|do not) (?:want to|wanna) wake up (?:any ?more|again|tomorrow|ever)|\\b(?:hope|wish|pray) (?:that )?i(?:'d)? (?:don't|do not|didn't|wouldn't|never|could never) wake up`,
    `\\b(?:no reason|nothing)(?: left)?(?: for me)? to live(?: for)?(?: any ?more)?(?=$|[.,!?;~–—]| (?:and|because|left))|\\bcan(?:'t|not) go on living\\b(?! (?:(?:in|at|on|under|near) (?:this|the|my|a|that) (?:[a-z]+ )?(?:flat|house|city|town|street|room|apartment|place|country|village)|with (?:my )?(?:parents|flatmates?|roommates?|mum|mom|dad)|out of|here(?=$|[.,!?;])))`,
    `\\bno reason(?: left)?(?: for me)? to (?:go on living|keep (?:on )?living|stay alive|be alive)\\b|\\b(?:(?:don't|do not|can't|cannot|can not|no longer|not) (?:really |even )?see (?:the|any|a|much)|what(?:'s| is) the|no|isn't any|is not any|is there any) (?:point|sense) (?:(?:of|in|to) )?(?:living|being alive|going on living)(?=$|[.,!?;~–—]| (?:and|because|any ?more))`,
  ],
});
