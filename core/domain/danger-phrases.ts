// The phrases of danger.ts by language, written as they look in lower case and without accents. In each language what
// is harmless (idioms, negations, accidents) is taken out of a sentence first; then what says danger is looked for.

type Phrases = { readonly harmless: RegExp; readonly danger: RegExp };

/** Joins alternatives; a space stands for one space. */
const anyOf = (...alternatives: readonly string[]) => `(?:${alternatives.join('|')})`;

const language = (phrases: { harmless: readonly string[]; danger: readonly string[] }): Phrases => ({
  harmless: new RegExp(anyOf(...phrases.harmless), 'g'),
  danger: new RegExp(anyOf(...phrases.danger)),
});

const kinEnglish =
  'mother|father|mom|mum|dad|sister|brother|husband|wife|son|daughter|boss|neighbou?r|teacher|ex|baby|kids?|children|family|parents|colleagues?|stepfather|stepmother|girlfriend|boyfriend|partner|roommate|uncle|aunt';
const someoneElse = `he|she|they|you|who|${kinEnglish}|friend|man|woman|people|patients?|grandmother|grandfather|character|hero`;
/** "I", then at most five words among which nobody else comes up; or a sentence that leaves "I" out. */
const iEnglish = `(?:\\b(?:i|im|i'm|ive|i've|i'd|i'll)\\b(?: (?!(?:${someoneElse})\\b)[a-z']+){0,5} |(?:^|[,;:~(–—-] ?)(?:(?:just|really|honestly|only|and|but|so|still|god) )*)`;
const wishEnglish = `${iEnglish}(?:want(?:ed)? to|wanna|need(?:ed)? to|wish i could|decided to|(?:an? |the )?urges? to)`;
const willEnglish = `${iEnglish}(?:want(?:ed)? to|wanna|need(?:ed)? to|going to|gonna|will|i'll|plan(?:ned|ning)? to|tried to|trying to|(?:think|thinking|thought|thoughts|dream|dreaming|fantasi[sz]e|fantasi[sz]ing) (?:about|of)|(?:an? |the )?urges? to|feel like|felt like|decided to|wish i could)`;
const othersEnglish = `(?:(?:him|her|you|someone|somebody|everyone|everybody|people|them(?: all)?|(?:my|this|that|the) (?:${kinEnglish}|man|woman|guy|bastard|bitch))(?! (?:feelings|portrait|wedding|a |an |with kindness|for |some|if (?:he|she|they))))`;

const english = language({
  harmless: [
    `\\b(?:do not|don't|dont|did not|didn't|didnt|does not|would not|wouldn't|will not|won't|wont|cannot|can't|could not|couldn't|am not|not|never|no longer|nor|stopped|used to|without|no|no plans?|no intention)(?: (?:even|ever|really|actually|want|wanted|wanting|wish|going|gonna|thinking|think|thought|about|to|of|on|i|i'm|planning|plan|feel|feeling|felt|like|intend|mean|meant|trying|try|be|consider|considered|contemplating|any|having|have|just|the))* (?:die|dead|suicidal|suicide|(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|burn|burning|hang|hanging|drown|drowning|shoot|stab|poison) (?:myself|him|her|them|anyone|anybody|someone|somebody|people|you|my [a-z]+)|end(?:ing)? (?:my life|it all)|tak(?:e|ing) my (?:own )?life|commit(?:ting)? suicide|self[- ]?harm(?:ing|ed)?|thoughts)`,
    `kill(?:ed|ing)? myself (?:laughing|with (?:laughter|work|overtime|stress|worry)|over (?:it|work|this|that|a|an|the)|at (?:work|the gym)|for (?:a |an |the |my |it|forgetting|not|leaving|saying)|to (?:finish|get|make|meet|please|impress|pass|keep)|working|trying|training|studying|running)`,
    `(?:die|dying|died|dead) (?:laughing|happy|old|peacefully|knowing|young|trying|rich|(?:of|from) (?:laughter|laughing|embarrassment|shame|boredom|cringe|happiness|joy|curiosity|thirst|hunger|heat|old age|natural)|at home|in (?:my|a) (?:own )?(?:bed|sleep|peace)|with dignity|without regrets?|before|for (?:a|an|this|that|these|you|her|him|it)|on (?:stage|the dance ?floor))`,
    `(?:cut|cutting|burn|burning|burned|hurt|hurting) myself (?:some|off|short|a |an |on |out|loose|in |shaving|with the (?:knife|grater|peeler|paper|scissors)|while|when i (?:cook|chop|slic|fell)|at |chopping|slicing|cooking|by accident|accidentally|laughing|running|lifting|another)`,
    '(?:slugs?|ants|aphids|wasps?|mosquito(?:e?s)?|weeds?|mice|mouse|rats?|moths?|flies|fly|spiders?|snails?|bugs?|cockroach(?:es)?|zombies?|dragons?|characters?|villains?)\\b.*',
    'end(?:ed|ing)? my life (?:in|as|at) (?:the|a|an|this|that) (?:city|town|country|village|office|company|manager|teacher|nurse|lawyer)\\b',
    '(?:kill|murder) (?:for|the (?:lights|time|engine|mood|deal|process|story))',
    '\\b(?:character|hero|heroine|villain|novel|film|movie|book|play|song|lyrics?|chorus|episode)\\b.*',
  ],
  danger: [
    `${wishEnglish}(?: (?:just|really|finally))* (?:die|be dead|disappear forever)\\b`,
    `${willEnglish}(?: (?:go and|just|really|finally))* (?:(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|hang|hanging|drown|drowning|shoot|shooting|stab|stabbing|starve|starving|poison|poisoning) myself|self[- ]?harm|overdose|overdosing|suicide|end(?:ing)? it all|(?:take|taking|swallow|swallowing) all (?:of )?(?:the|my|these) (?:pills|tablets)(?! (?:with|at|before|after|the))|(?:jump|jumping) (?:off|from) (?:the|a|that|this) (?:bridge|roof|building|balcony|cliff|window)(?! (?:into|with))|(?:jump|jumping|step|stepping|throw myself|throwing myself) (?:in front of|under) (?:the|a) (?:train|bus|car|truck))`,
    `\\b(?:kill|killing|killed|hang|hanging|hanged|harming) myself\\b|${willEnglish} kms\\b`,
    `\\b(?:end|ending|ended) my (?:own )?life\\b|\\b(?:take|taking) my own life\\b`,
    `${iEnglish}(?:commit|committing|attempt|attempted|attempting|contemplat\\w+|considering|considered) suicide`,
    `${iEnglish}(?:am |feel |feeling |felt |was |been )?(?:so |really |very |a bit |actively )?suicidal\\b|\\bmy suicid(?:e|al)\\b|${iEnglish}(?:have|having|had|get|getting) (?:\\w+ )?(?:suicidal|suicide) thoughts`,
    `${iEnglish}(?:cut|cutting|burned|hurt|burning|hurting) myself (?:again|on purpose|deliberately|last night|tonight|to feel|because)`,
    `${iEnglish}(?:started|keep|kept|been|am|back to|stop)(?: \\w+)? (?:cutting|burning|hurting|harming|starving) myself`,
    `${iEnglish}self[- ]?harm(?:ed|ing)?\\b`,
    `\\bwish (?:that )?i (?:was|were) (?:dead|never born|not alive)|\\bwish i(?:'d| had) (?:died|never been born)|\\bwish i (?:wasn't|weren't|was not|were not) alive`,
    `\\b(?:i'd|i would) (?:be|rather be|be better off) (?:better off )?dead|\\b(?:i am|i'm|im) better off dead|\\bbetter (?:off )?if i (?:was|were) (?:dead|gone)|\\bbetter off without me\\b|\\bworld (?:is|would be) better without me`,
    `\\b(?:don't|dont|do not|didn't|did not) (?:really |even )?(?:want to|wanna|wish to) (?:live|be alive|exist|go on living)(?: any ?more| any longer)?(?=$|[.,!?;~–—]| (?:and|because|but|with this pain))`,
    `\\b(?:don't|dont|do not) (?:want to|wanna) wake up (?:any ?more|again|tomorrow|ever)|\\b(?:hope|wish|pray) i (?:don't|do not|didn't|wouldn't|never) wake up`,
    `\\b(?:no reason|nothing)(?: left)?(?: for me)? to live(?: for)?(?: any ?more)?(?=$|[.,!?;~–—]| (?:and|because|left))|\\bcan(?:'t|not) go on living\\b`,
    `${willEnglish}(?: (?:really|just|go and))* (?:kill(?:ing)?|murder(?:ing)?|strangl(?:e|ing)|stab(?:bing)?|poison(?:ing)?|shoot(?:ing)?|beat(?:ing)? up|hurt(?:ing)?) ${othersEnglish}`,
  ],
});

const german = language({
  harmless: [
    '\\b(?:nicht|nie|niemals|kein(?:e|en)?)(?: (?:mehr|daran|wirklich))? (?:sterben|umbringen|toten|verletzen|ritzen|suizidal|(?:selbstmord|suizid)\\w*)',
    'sterben (?:vor|konnen)|vor (?:scham|lachen|langeweile|peinlichkeit|neugier|angst|gluck) (?:\\w+ )?sterben|in wurde sterben|zu hause sterben',
    'fast umgebracht',
  ],
  danger: [
    '\\b(?:ich (?:will|mochte|wollte|wurde)|will ich|mochte ich|wollte ich|(?:^|[,;:~] ?)(?:will|mochte))(?: (?!nicht|nie|dass|er|sie)[a-z]+){0,4} (?:sterben|tot sein)\\b',
    '\\b(?:will|mochte|wollte|kann|mag) (?:ich )?(?:einfach |so |wirklich |auch )*nicht (?:mehr|langer|weiter) (?:weiter)?leben(?! (?:in|mit|bei|hier|wie|als)\\b)|\\bnicht mehr leben (?:will|wollen|mochte|wollte)\\b',
    '\\bich\\b(?:,? (?!nicht|nie|er|konnte|fast)[a-z]+){0,4},? (?:mich|ihn|sie|alle|meinen [a-z]+|meine [a-z]+)(?: (?!nicht|nie)[a-z]+){0,3} (?:umbringen|umzubringen|erhangen|aufhangen|erschiessen|erstechen|vergiften|ritzen)\\b',
    '\\b(?:bring|bringe) (?:ich )?(?:mich|ihn|sie|alle|euch)(?: [a-z]+)? um\\b|\\britze (?:ich )?mich\\b|\\bmich (?:wieder |gestern )?geritzt\\b',
    '\\bmir (?:(?!nicht|nie)[a-z]+ ){0,3}das leben (?:zu )?nehmen|\\bnehme mir das leben|\\bmeinem leben ein ende (?:zu )?(?:setzen|machen|bereiten)',
    '\\bmich (?:selbst )?(?:(?!nicht)[a-z]+ )?(?:(?:zu )?toten|selbst (?:zu )?verletzen|selbst verletzt)\\b',
    '\\bich\\b[^.!?]{0,40}\\b(?:selbstmord|suizid)(?:gedanken| begehen)|\\bich (?:bin|war|fuhle mich) (?:\\w+ )?suizidal',
    '\\b(?:ware ich (?:doch |nur |bloss |lieber )*tot|ich ware (?:lieber |am liebsten |besser )?tot)\\b|\\bohne mich (?:ware|waren) [a-z ]{0,30}besser dran|\\bbesser dran ohne mich',
  ],
});

const french = language({
  harmless: [
    "\\b(?:ne|n'|n') ?(?:[a-z']+ ){0,4}(?:pas|plus|jamais)(?: envie)?(?: de| d')? ?(?:mourir|me tuer|me suicider|le tuer|la tuer)",
    'mourir de (?:rire|honte|faim|soif|chaud|froid|ennui|peur|vieillesse|fatigue)|mourir (?:chez moi|dans mon lit|vieux|vieille|heureu)',
    '(?:tuer|mourir) pour (?:un|une|ce|cette)',
    'me tuer (?:au travail|a la tache|a (?:le|lui|leur))',
  ],
  danger: [
    "\\b(?:je (?:veux|voudrais|voulais|vais|pense a|songe a)|j'(?:ai|avais) (?:[a-z]+ )?(?:envie|besoin) de|envie de|j'aimerais)(?: (?!pas|plus|jamais|qu)[a-z]+){0,2} (?:mourir|crever|me tuer|me suicider|me pendre|me faire du mal|me couper|me scarifier|me noyer|en finir avec (?:la|ma) vie|disparaitre pour toujours)\\b",
    "\\b(?:en finir avec (?:la|ma) vie|mettre fin a (?:mes jours|ma vie)|m'oter la vie|me suicider|je me suis scarifiee?)\\b",
    "\\bje (?:ne |n')?(?:veux|voudrais|voulais) plus (?:vivre|etre en vie|exister)(?! (?:ici|avec|dans|a |comme|seule?|chez|en))|\\bplus (?:envie|la force) de vivre\\b(?! (?:ici|avec|dans|a ))",
    "\\bj'aurais (?:prefere|mieux fait d') ?(?:mourir|etre morte?)|\\bje (?:voudrais|prefererais) etre morte?|\\b(?:mieux|bien) sans moi\\b",
    "\\bje (?:suis|me sens) suicidaire|\\bj'ai des (?:idees|pensees) suicidaires",
    "\\b(?:je (?:veux|vais|voudrais)|j'ai envie de|envie de) (?:le|la|les|tous les) (?:tuer|poignarder|etrangler)\\b(?! pour)|\\b(?:je (?:veux|vais)|j'ai envie de) tuer (?:mon|ma|mes|quelqu'un|tout le monde)",
  ],
});

const spanish = language({
  harmless: [
    '\\b(?:no|nunca|jamas)(?: me)? (?:quiero|quise|queria|pienso|voy a|deseo)(?: [a-z]+)? ?(?:morir|morirme|matarme|suicidarme|hacerme dano|matarlo|matarla)',
    '(?:morir|morirme|muero) (?:de (?:risa|verguenza|hambre|sed|calor|frio|aburrimiento|ganas|sueno|amor)|en (?:mi casa|paz|mi cama)|viej[oa]|feliz)',
    'matarme (?:de risa|trabajando|estudiando|a trabajar|a estudiar)|matar por (?:un|una)|me mata[n]?\\b',
  ],
  danger: [
    '\\b(?:quiero|quisiera|queria|deseo|necesito|voy a|pienso en|(?:tengo|tenia) ganas de|ganas de|intente|me gustaria)(?: (?!que|no)[a-z]+)? (?:morir|morirme|matarme|suicidarme|quitarme la vida|cortarme las venas|cortarme otra vez|hacerme dano|ahorcarme|desaparecer para siempre|estar muert[oa])\\b',
    '\\b(?:quitarme la vida|suicidarme|acabar con mi vida|terminar con mi vida|cortarme las venas)\\b',
    '\\b(?:ya )?no (?:quiero|tengo ganas de|puedo) (?:seguir )?(?:vivir|viviendo|existir)(?: mas)?(?! (?:aqui|con|en|asi|sol[oa]|mas en|mas con))|\\bno quiero seguir (?:viva|vivo|viviendo)',
    '\\b(?:ojala|desearia|preferiria) (?:estar|estuviera|haber) muert[oa]|\\bmejor sin mi\\b(?! (?:coche|telefono|movil|ayuda))|\\bme quiero (?:morir|matar)(?! de)',
    '\\b(?:tengo|tuve) (?:pensamientos|ideas) suicidas|\\b(?:me siento|soy|estoy) suicida',
    '\\b(?:quiero|voy a|quisiera|pienso) (?:matarl[oa]s?|apunalarl[oa]|matar a (?:mi|el|ella|alguien|todos))(?! a (?:besos|preguntas))|\\b(?:lo|la|los) (?:quiero|voy a) matar\\b(?! a)',
  ],
});

const portuguese = language({
  harmless: [
    '\\b(?:nao|nunca|jamais)(?: me)? (?:quero|quis|queria|vou|penso em|pensei em)(?: [a-z]+)? ?(?:morrer|me matar|matar-me|suicidar)',
    'morrer (?:de (?:rir|vergonha|fome|sede|calor|frio|tedio|rir)|em (?:casa|paz)|feliz|velh[oa])|me matar (?:de (?:rir|trabalhar|estudar)|a (?:rir|trabalhar))|matar (?:por|a (?:fome|sede|saudade))',
  ],
  danger: [
    '\\b(?:quero|queria|vou|penso em|pensei em|preciso|(?:tenho|tinha|da) vontade de|vontade de|tentei|gostava de|gostaria de)(?: (?!que|nao)[a-z]+)? (?:morrer|me matar|matar-me|me suicidar|suicidar-me|me cortar|cortar-me|me enforcar|tirar a (?:minha )?(?:propria )?vida|acabar com a (?:minha )?vida|me machucar|magoar-me|me ferir|estar mort[oa])\\b(?! cabelo)',
    '\\b(?:me suicidar|suicidar-me|tirar a minha (?:propria )?vida|acabar com a minha vida|por fim a minha vida)\\b',
    '\\bnao (?:quero|aguento|consigo) mais (?:viver|existir)(?! (?:aqui|com|em|nesta|neste|assim))|\\bja nao quero viver(?! (?:aqui|com|em))|\\bnao quero (?:continuar a viver|viver mais)(?! (?:aqui|com|em))',
    '\\b(?:queria|preferia) (?:estar|ter) mort[oa]|\\bmelhor sem mim\\b|\\b(?:tenho|tive) pensamentos suicidas',
    '\\b(?:quero|vou) (?:mata-l[oa]s?|matar (?:o meu|a minha|meu|minha|ele|ela|alguem|todos))(?! a saudade)',
  ],
});

const italian = language({
  harmless: [
    '\\b(?:non|mai) (?:[a-z]+ )?(?:voglio|volevo|voglia di|penso di|vorrei)(?: [a-z]+)? ?(?:morire|uccidermi|ammazzarmi|suicidarmi|farmi del male)',
    'morire (?:di|dal) (?:ridere|risate|vergogna|fame|sete|caldo|freddo|noia|ridere)|morire (?:a casa|felice|vecchi[oa])|ammazzarmi di (?:lavoro|risate)|uccider(?:e|ei) per (?:un|una)',
  ],
  danger: [
    '\\b(?:voglio|vorrei|volevo|penso di|pensato di|pensando di|ho (?:solo )?voglia di|voglia di|devo|ho provato a|ho tentato di)(?: (?!che|non)[a-z]+)? (?:morire|uccidermi|ammazzarmi|suicidarmi|impiccarmi|tagliarmi|togliermi la vita|farmi del male|farla finita|essere mort[oa])\\b(?! i capelli)',
    '\\b(?:togliermi la vita|suicidarmi|porre fine alla mia vita|farla finita con la vita|mi voglio (?:uccidere|ammazzare)|mi ammazzo)\\b',
    '\\bnon (?:voglio|riesco|ce la faccio) (?:piu )?(?:a )?(?:vivere|esistere)(?: piu)?(?! (?:qui|con|in|cosi|sol[oa]|a ))|\\bnon ho piu voglia di vivere(?! (?:qui|con|in))',
    '\\b(?:vorrei|preferirei) essere mort[oa]|\\bmeglio senza di me\\b|\\bho pensieri suicidi',
    '\\b(?:voglio|vorrei) (?:ucciderl[oa]|ammazzarl[oa]|uccidere (?:mio|mia|lui|lei|qualcuno|tutti))|\\b(?:lo|la|li) ammazzo\\b(?! di)',
  ],
});

const dutch = language({
  harmless: [
    '\\b(?:niet|nooit|geen)(?: (?:meer|echt|zin om|om))* (?:dood|doodgaan|sterven|te sterven|zelfmoord\\w*|vermoorden|snijden)',
    'dood(?:gaan)? van (?:het lachen|schaamte|verveling|de honger)|dood ?lachen|dood ?(?:moe|op)',
  ],
  danger: [
    '\\b(?:ik (?:wil|wou|wilde)|wil ik|wilde ik|^(?:wil|wou))(?: (?!niet|nooit|dat|hij|ze|zij)[a-z]+){0,4} (?:dood|doodgaan|sterven)\\b',
    '\\b(?:wil|wilde|kan|hoef) (?:ik )?(?:echt |gewoon )?niet (?:meer|langer) (?:verder )?(?:leven|verder leven)(?! (?:in|met|bij|hier|zo)\\b)',
    '\\b(?:mezelf|mijzelf|me) (?:(?!niet|nooit)[a-z]+ ){0,2}(?:(?:te )?(?:doden|vermoorden|ophangen|verdrinken|snijden)|van kant (?:te )?maken|van het leven (?:te )?beroven|pijn (?:te )?doen|iets aan (?:te )?doen)\\b',
    '\\b(?:ik|aan)\\b[^.!?]{0,40}\\bzelfmoord(?:gedachten| (?:te )?plegen)?\\b(?! ?(?:van|bij|film))|\\been eind(?:e)? (?:maken )?aan mijn leven|\\bik sn(?:ij|eed) (?:weer )?(?:in )?mezelf\\b|\\bik (?:heb|had) mezelf (?:weer )?gesneden',
    '\\bwas ik maar dood\\b|\\bbeter af zonder mij\\b|\\b(?:ik )?maak er een eind(?:e)? aan\\b',
    '\\bik (?:wil|ga|zal)(?: [a-z]+){0,2} (?:hem|haar|ze|iemand|iedereen|mijn [a-z]+)(?: [a-z]+)? (?:vermoorden|doodmaken|doodsteken|doodschieten)\\b',
  ],
});

const polish = language({
  harmless: [
    '\\bnie (?:chce|chcialam|chcialem|zamierzam|mysle o)(?: [a-z]+)? ?(?:umrzec|umierac|sie zabic|zabic sie|samoboj\\w+|go zabic)',
    'umrzec (?:ze (?:smiechu|wstydu)|z (?:nudow|glodu|zimna|goraca))|zabic czas',
  ],
  danger: [
    '\\b(?:chce|chcialabym|chcialbym|chcialam|chcialem|zamierzam|wole|musze|mysle o tym,? zeby|mam ochote)(?: (?!nie|zeby|aby)[a-z]+){0,2} (?:umrzec|umierac|zabic|powiesic|pociac|skonczyc ze soba|odebrac sobie zycie|popelnic samobojstwo|zrobic sobie krzywde|byc martw[ay])\\b(?! (?:czas|muche|komara))',
    '\\b(?:zabije sie|zabic sie|skonczyc ze soba|odebrac sobie zycie|popelnic samobojstwo|targnac sie na (?:swoje )?zycie|tne sie|pocielam sie znowu)\\b',
    '\\bnie (?:chce|chce mi sie|moge)(?: juz)? (?:dluzej )?zyc(?: dluzej)?(?! (?:tu|tutaj|z |w |tak|sam))|\\bmam mysli samobojcze|\\bmysle o samobojstwie',
    '\\b(?:chcialabym|chcialbym) nie zyc|\\b(?:lepiej|latwiej) beze mnie\\b|\\bzabije (?:go|ja|ich|ojca|matke|meza)\\b',
  ],
});

const japanese = language({
  harmless: [
    '死にたく(?:は|も)?(?:ない|なかった|ありません)',
    '死ぬほど',
    '笑い死に',
    '(?:映画|小説|歌詞|ドラマ|主人公)[^。！？]*',
  ],
  danger: [
    '死にたい|死にたかった|死にたくなる|死にたくて|死んでしまいたい|死のうと(?:思|した)|消えてしまいたい|自殺(?:したい|しよう|を考え|未遂を|することを)|生きていたくない|もう生きたくない|生きる(?:のがつらい|のが辛い|意味がない)|首を吊(?:りたい|ろう)|リスカ(?:した|したい|してしま)|リストカット(?:した|したい|してしま)|自分を(?:傷つけたい|傷つけてしま|殺したい)|殺したい|殺してやる|殺そうと思',
  ],
});

const arabic = language({
  harmless: [
    '(?:لا|لم|لن) (?:أريد|اريد|أرد|ارد|أفكر في|افكر في|أرغب في) ?(?:ان |أن )?(?:أموت|اموت|الموت|أقتل نفسي|اقتل نفسي|الانتحار)',
    '(?:أموت|اموت|الموت) (?:من|ضحكا|جوعا)',
  ],
  danger: [
    '(?:أريد|اريد|أتمنى|اتمنى|أرغب|أود|اود|أفكر في|افكر في|بدي|عايز|عايزة) (?:ب|في |أن |ان )?(?:أموت|اموت|الموت|أقتل نفسي|اقتل نفسي|قتل نفسي|الانتحار|أنتحر|انتحر|أنهي حياتي|انهي حياتي|إنهاء حياتي|إيذاء نفسي|ايذاء نفسي|أؤذي نفسي|اؤذي نفسي)',
    '(?:لا|لم أعد|لم اعد|ما) (?:أريد|اريد) (?:أن |ان )?(?:أعيش|اعيش|العيش|الحياة)(?! (?:هنا|مع|في))|(?:سأقتل|ساقتل|سوف أقتل) (?:نفسي|ه|ها|هم)|سأقتله|سأقتلها|سأنتحر|سانتحر|ليتني (?:ميت|ميتة|مت)|أفكر بالانتحار|افكر بالانتحار',
  ],
});

const others = language({
  // Russian and Ukrainian, Turkish, Swedish, Hindi, Chinese, Korean.
  harmless: [
    '(?:не хочу|не хотел|не хотела|не собираюсь) (?:умирать|умереть|убивать|покончить)|умереть (?:от|со) (?:смеха|стыда|скуки|смеху)',
    'olmek istemiyorum|(?:gulmekten|utanctan|aclıktan|sıkıntıdan) ol\\w+|kendimi oldurmek istemiyorum',
    '\\binte (?:vill ha|vill do|do|ta livet)\\b|do av (?:skratt|skam|trakighet)',
    '(?:नहीं|मत) मरना|मरना नहीं चाहत',
    '不想死|不想自杀|笑死|想死你|累死|饿死',
    '죽고 싶지 (?:않|안)|배고파 죽',
  ],
  danger: [
    'хочу умереть|хотел(?:а|ось)? (?:бы )?умереть|хочется умереть|(?:не хочу|не хочется|не могу)(?: больше)? жить(?: больше)?(?! (?:здесь|тут|с |в |так|как))|(?:убить|убью|порезать|режу) себя|себя (?:убить|убью)|покончить с собой|покончу с собой|(?:думаю|мысли) о самоубийстве|убью (?:его|ее|их|всех)|хочу (?:его|ее|их) убить|хочу померти|не хочу (?:більше )?жити|вбити себе',
    '\\b(?:olmek istiyorum|kendimi oldur(?:mek|ecegim)|intihar et(?:mek istiyorum|meyi dusunuyorum|ecegim)|intiharı? dusunuyorum|yasamak istemiyorum(?! (?:burada|onunla))|keske olseydim|canıma kıy(?:mak|acagım)|kendime zarar ver(?:mek|iyorum|dim)|onu oldurecegim)',
    '\\bjag vill (?:bara |verkligen )?(?:do|inte leva(?: langre)?)(?=$|[.,!?;~])|\\b(?:ta livet av mig|ta mitt (?:eget )?liv|doda mig sjalv|skada mig sjalv|skar mig sjalv|bega sjalvmord|sjalvmordstankar)|\\bjag (?:ska|vill) doda (?:honom|henne|dem)',
    'मरना चाहत[ाी]|मर जाना चाहत[ाी]|(?:जीना|जीने का मन) नहीं (?:चाहत[ाी]|है|करता)|(?:आत्महत्या|खुदकुशी) कर(?:ना|ने|ूँ|ूं|ूंग|ूँग)|खुद को (?:मार|नुकसान|चोट)|अपनी जान (?:ले|दे)',
    '(?:我|好|真)(?:[^。！？，]{0,4})想死|想自杀|(?:我)(?:[^。！？，]{0,6})不想活|活不下去了|结束(?:自己|我)的生命|想自残|我(?:要|想)杀了?(?:他|她|他们|自己)',
    '죽고 ?싶(?:다|어|었|은|습)|자살(?:하고 ?싶|을 생각|할까|하려)|살고 ?싶지 ?않|자해(?:했|하고|를)|(?:그를|그녀를|모두) 죽이고 ?싶',
  ],
});

/** One entry for each language that is known well enough, one more for those with only the plainest phrases. */
export const dangerPhrases: readonly Phrases[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  japanese,
  arabic,
  others,
];
