// The phrases of danger.ts by language, written as they look in lower case and without accents. In each language what
// is harmless (idioms, negations, accidents) is taken out of a sentence first; then what says danger is looked for.

import { type DangerPhrases, english, language } from './danger-phrases-english.ts';

const german = language({
  harmless: [
    '\\b(?:nicht|nie|niemals|kein(?:e|en)?)(?: (?:mehr|daran|wirklich))? (?:sterben|umbringen|toten|verletzen|ritzen|suizidal|(?:selbstmord|suizid)\\w*)',
    'sterben (?:vor|konnen)|vor (?:scham|lachen|langeweile|peinlichkeit|neugier|angst|gluck) (?:\\w+ )?sterben|in wurde sterben|zu hause sterben',
    'fast umgebracht',
    '\\bbeim (?!ritzen)[a-z]+en\\b(?: (?!absicht|arme|handgelenke|oberschenkel|sterben|umbringen|toten)[a-z]+){0,6} geschnitten|in den finger geschnitten|\\ban (?:einem|einer|der|dem) [a-z]+ (?:[a-z]+ )?geschnitten|\\bnicht alle [a-z]*(?:tabletten|pillen) auf einmal',
    'vor die tur (?:werfen|springen)|mit (?:der|dieser|meiner) (?:arbeit|firma|schule|beziehung) schluss machen',
  ],
  danger: [
    '\\b(?:ich (?:will|mochte|wollte|wurde)|will ich|mochte ich|wollte ich|(?:^|[,;:~] ?)(?:will|mochte))(?: (?!nicht|nie|dass|er|sie)[a-z]+){0,4} (?:sterben|tot sein)\\b',
    '\\b(?:will|mochte|wollte|kann|mag) (?:ich )?(?:einfach |so |wirklich |auch )*nicht (?:mehr|langer|weiter) (?:weiter)?leben(?! (?:in|mit|bei|hier|wie|als)\\b)|\\bnicht mehr leben (?:will|wollen|mochte|wollte)\\b',
    '\\bich\\b(?:,? (?!nicht|nie|er|konnte|fast)[a-z]+){0,4},? (?:mich|ihn|sie|alle|meinen [a-z]+|meine [a-z]+)(?: (?!nicht|nie)[a-z]+){0,3} (?:umbringen|umzubringen|erhangen|aufhangen|erschiessen|erstechen|vergiften|ritzen)\\b',
    '\\b(?:bring|bringe) (?:ich )?(?:mich|ihn|sie|alle|euch)(?: [a-z]+)? um\\b|\\britze (?:ich )?mich\\b|\\bmich (?:(?!nicht|nie|an|am)[a-z]+ ){0,3}geritzt\\b',
    '\\bmir (?:(?!nicht|nie)[a-z]+ ){0,3}das leben (?:zu )?nehmen|\\bnehme mir das leben|\\bmeinem leben ein ende (?:zu )?(?:setzen|machen|bereiten)',
    '\\bmich (?:selbst )?(?:(?!nicht)[a-z]+ )?(?:(?:zu )?toten|selbst (?:zu )?verletzen|selbst verletzt)\\b',
    '\\bich\\b[^.!?]{0,40}\\b(?:selbstmord|suizid)(?:gedanken| begehen)|\\bich (?:bin|war|fuhle mich) (?:\\w+ )?suizidal',
    '\\b(?:ware ich (?:doch |nur |bloss |lieber )*tot|ich ware (?:lieber |am liebsten |besser )?tot)\\b|\\bohne mich (?:ware|waren) [a-z ]{0,30}besser dran|\\bbesser dran ohne mich',
    '\\bmich (?:[a-z]+ )?(?:unaliven|unalive)\\b|\\b(?:absichtlich|mit absicht|extra) (?:[a-z]+ ){0,4}(?:tabletten|pillen|schlaftabletten|medikamente)\\b|\\b(?:tabletten|pillen|schlaftabletten|medikamente) (?:[a-z]+ ){0,3}(?:absichtlich|mit absicht|um zu sterben)|\\bich (?:habe|hab) (?:[a-z]+ ){0,3}uberdosis (?:[a-z]+ )?genommen',
    '\\bmir (?:(?!nicht|nie)[a-z]+ ){0,3}(?:die pulsadern|eine kugel)|\\bmich (?:(?!nicht|nie)[a-z]+ ){0,2}(?:vor (?:den|einen) (?:zug|bus|lkw)|von (?:der|einer) brucke|vom dach|aus dem fenster) (?:zu )?(?:werfen|sturzen|schmeissen)|\\bich (?:will|mochte|wollte) (?:[a-z]+ ){0,2}vor (?:den|einen) zug springen',
    '\\bich (?:will|mochte|wollte|hoffe) (?:[a-z]+ ){0,3}(?:nicht|nie) (?:mehr |wieder )aufwachen|\\bkeinen grund(?: mehr)?,? (?:mehr )?zu leben|\\bmein leben (?:(?!nicht)[a-z]+ )?beenden\\b(?! als)|\\bich habe mit (?:dem|meinem) leben abgeschlossen',
    '\\bich\\b(?:,? (?!nicht|nie|er|sie)[a-z]+){0,4},? an (?:selbstmord|suizid)\\b(?! (?:von|in|der|des))|\\b(?:denke|dachte) (?:ich )?(?:(?!nicht|nie)[a-z]+ ){0,2}uber (?:selbstmord|suizid) nach',
    '\\bich (?:will|mochte) (?:einfach |nur |wirklich )*nicht (?:mehr|langer) (?:da|am leben|auf (?:der|dieser) welt) sein(?=$|[.,!?;~])|\\bkeinen sinn (?:mehr )?(?:darin )?(?:zu leben|im leben)\\b',
    '\\bmi(?:r|ch) (?:(?!nicht|nie)[a-z]+ ){0,2}(?:(?:die|in die|meine|in meine) (?:arme|handgelenke|haut|oberschenkel) (?:auf)?ge(?:schnitten|ritzt)|(?:absichtlich|mit absicht) geschnitten)|\\bmich (?:gestern |heute |schon )?wieder (?:selbst )?geschnitten(?=$|[.!?;~])|\\bam liebsten war(?:e)? ich (?:[a-z]+ )?tot\\b|\\b(?:ich|i) (?:mog|mag|will|kann) (?:[a-z]+ )?nimmer leben(?! (?:ohne|in|mit))|\\b(?:tabletten|pillen)\\b(?:(?! nicht )[^.!?]){0,40}\\balle auf einmal (?:nehmen|genommen|schlucken)|\\bdamit ich (?:nicht mehr|nie mehr|nie wieder) aufwache(?=$|[.!?;~])|\\bschluss mit (?:dem|meinem) leben(?! (?:im|in|als|auf))\\b|\\bmein(?:en|em)? (?:[a-z]+ )?(?:selbstmord|suizid)versuch|\\b(?:ganze (?:packung|schachtel)|alle|alle meine) (?:schlaf)?(?:tabletten|pillen) auf einmal',
  ],
});

const french = language({
  harmless: [
    "\\b(?:ne |n')(?:[a-z']{1,20} ){0,4}(?:pas|plus|jamais)(?: envie)?(?: de| d')? ?(?:mourir|me tuer|me suicider|le tuer|la tuer)",
    'mourir de (?:rire|honte|faim|soif|chaud|froid|ennui|peur|vieillesse|fatigue)|mourir (?:chez moi|dans mon lit|vieux|vieille|heureu)',
    '(?:tuer|mourir) pour (?:un|une|ce|cette)',
    'une balle dans le pied',
    'me tuer (?:au travail|a la tache|a (?:le|lui|leur))',
  ],
  danger: [
    "\\b(?:je (?:veux|voudrais|voulais|vais|pense a|songe a)|j'(?:ai|avais) (?:[a-z]+ )?(?:envie|besoin) de|envie de|j'aimerais)(?: (?!pas|plus|jamais|qu)[a-z]+){0,2} (?:mourir|crever|me tuer|me suicider|me pendre|me faire du mal|me couper|me scarifier|me noyer|en finir avec (?:la|ma) vie|disparaitre pour toujours)\\b",
    "\\b(?:en finir avec (?:la|ma) vie|mettre fin a (?:mes jours|ma vie)|m'oter la vie|me suicider|je me suis scarifiee?)\\b",
    "\\bje (?:ne |n')?(?:veux|voudrais|voulais) plus (?:vivre|etre en vie|exister)(?! (?:ici|avec|dans|a |comme|seule?|chez|en))|\\bplus (?:envie|la force) de vivre\\b(?! (?:ici|avec|dans|a ))",
    "\\bj'aurais (?:prefere|mieux fait d') ?(?:mourir|etre morte?)|\\bje (?:voudrais|prefererais) etre morte?|\\b(?:mieux|bien) sans moi\\b",
    "\\bje (?:suis|me sens) suicidaire|\\bj'ai des (?:idees|pensees) suicidaires",
    "\\b(?:je (?:veux|vais|voudrais)|j'ai envie de|envie de) (?:le|la|les|tous les) (?:tuer|poignarder|etrangler)\\b(?! pour)|\\b(?:je (?:veux|vais)|j'ai envie de) tuer (?:mon|ma|mes|quelqu'un|tout le monde)",
    "\\bj'ai (?:pris|avale) (?:[a-z]+ ){0,4}(?:cachets|medicaments|comprimes|somniferes)\\b[^.!?]{0,30}(?:expres|volontairement|pour mourir|pour en finir)|\\b(?:expres|volontairement) (?:[a-z]+ ){0,4}(?:cachets|medicaments|comprimes|somniferes)\\b",
    "\\b(?:je (?:veux|vais|voudrais|pense a)|envie de|j'ai pense a) (?:m'ouvrir les veines|me tailler les veines|me tirer une balle|me jeter (?:sous|devant) (?:un|le) (?:train|metro|bus)|me jeter (?:d'un|du) pont|me foutre en l'air|sauter du (?:pont|toit))",
    '\\b(?:aucune|plus de|plus aucune) raison de vivre\\b|\\bfatiguee? de vivre\\b(?! (?:ici|avec|dans|a |chez|seule?))',
    "\\b(?:je (?:pense|repense|songe|pensais)|j'ai (?:[a-z]+ )?pense)(?: (?!pas|plus|jamais)[a-z]+){0,2} au suicide\\b(?! (?:de|d'|assiste))|\\bje (?:ne )?(?:veux|voudrais) plus etre (?:la|de ce monde)(?=$|[.,!?;~])|\\ba quoi bon (?:continuer a )?vivre\\b(?! (?:ici|avec|dans|a ))",
    "\\bje me suis (?:encore |de nouveau )?(?:(?:(?:coupee?|tailladee?|brulee?) (?:expres|volontairement)|(?:coupee?|tailladee?) les (?:bras|veines|poignets|cuisses))|scarifiee?)\\b|\\bje me suis (?:encore|de nouveau) coupee?(?=$|[.!?;]| (?:hier|ce soir|cette nuit|aujourd))|\\bje me (?:taillade|coupe|scarifie) (?:encore )?les (?:bras|veines|poignets|cuisses)|\\bj'?ai (?:pris|avale) (?:toute la boite|(?:la|une) boite entiere) de (?:[a-z]+ )?(?:medocs|cachets|medicaments|somniferes)|\\b(?:je (?:veux|voudrais)|j'aimerais|envie de)\\b[^.!?]{0,25}\\bne (?:plus|jamais) (?:plus |jamais )?me reveiller\\b(?! (?:a |si|trois|aussi|toutes|avant|en |la nuit))|\\bj'ai fait une tentative de suicide",
  ],
});

const spanish = language({
  harmless: [
    '\\b(?:no|nunca|jamas)(?: [a-z]+){0,3} en (?:el )?suicidio',
    '\\b(?:no|nunca|jamas)(?: me)? (?:quiero|quise|queria|pienso|voy a|deseo)(?: [a-z]+)? ?(?:morir|morirme|matarme|suicidarme|hacerme dano|matarlo|matarla)',
    '(?:morir|morirme|muero) (?:de (?:la |pura |tanta )?(?:risa|verguenza|hambre|sed|calor|frio|aburrimiento|ganas|sueno|amor)|en (?:mi casa|paz|mi cama)|viej[oa]|feliz)',
    'matarme (?:de risa|trabajando|estudiando|a trabajar|a estudiar)|matar por (?:un|una)|me mata[n]?\\b',
  ],
  danger: [
    '\\b(?:quiero|quisiera|queria|deseo|necesito|voy a|pienso en|(?:tengo|tenia) ganas de|ganas de|intente|me gustaria)(?: (?!que|no)[a-z]+)? (?:morir|morirme|matarme|suicidarme|quitarme la vida|cortarme las venas|cortarme otra vez|hacerme dano|ahorcarme|desaparecer para siempre|estar muert[oa])\\b',
    '\\b(?:quitarme la vida|suicidarme|acabar con mi vida|terminar con mi vida|cortarme las venas)\\b',
    '\\b(?:ya )?no (?:quiero|tengo ganas de|puedo) (?:seguir )?(?:vivir|viviendo|existir)(?: mas)?(?! (?:aqui|con|en|asi|sol[oa]|mas en|mas con))|\\bno quiero seguir (?:viva|vivo|viviendo)',
    '\\b(?:ojala|desearia|preferiria) (?:estar|estuviera|haber) muert[oa]|\\bmejor sin mi\\b(?! (?:coche|telefono|movil|ayuda))|\\bme quiero (?:morir|matar)(?! de)',
    '\\b(?:tengo|tuve) (?:pensamientos|ideas) suicidas|\\b(?:me siento|soy|estoy) suicida',
    '\\b(?:quiero|voy a|quisiera|pienso) (?:matarl[oa]s?|apunalarl[oa]|matar a (?:mi|el|ella|alguien|todos))(?! a (?:besos|preguntas))|\\b(?:lo|la|los) (?:quiero|voy a) matar\\b(?! a)',
    '\\b(?:me )?(?:tome|trague) (?:[a-z]+ ){0,4}(?:pastillas|pildoras|medicamentos|somniferos)\\b[^.!?]{0,30}(?:a proposito|adrede|para morir|queriendo)|\\b(?:a proposito|adrede) (?:[a-z]+ ){0,4}(?:pastillas|pildoras|somniferos)\\b',
    '\\b(?:quiero|voy a|quisiera|pienso en|ganas de|pense en) (?:desvivirme(?! por)|pegarme un tiro|cortarme las munecas|tirarme (?:a las? vias?|(?:de un|del|de la|por el|por la|al) (?:[a-z]+ )?(?:puente|ventana|tren|metro|balcon|edificio|tejado|piso|acantilado|barranco|azotea|rio|camion|precipicio|terraza|torre))|saltar del (?:puente|tejado|balcon))\\b|\\bme quiero desvivir\\b(?! por)',
    '\\b(?:no tengo|sin) (?:ninguna )?(?:razon|razones|motivos?) para (?:seguir )?viv(?:ir|iendo)|\\bno (?:quiero|quisiera) (?:volver a )?despertar(?:me)?(?: mas| nunca)?(?=$|[.,!?;~])|\\bcansad[oa] de vivir\\b(?! (?:aqui|con|en|asi|sol[oa]))',
    '\\b(?:pienso|he pensado|pense|pensando)(?: (?!que|no)[a-z]+)? en (?:el )?suicidio\\b(?! de)|\\bno quiero (?:seguir )?(?:estar |estando )?viv[oa]\\b|\\bno quiero estar en este mundo|\\bpara que (?:seguir )?(?:vivir|viviendo)(?=$|[.!?])|\\bme (?:corte|he cortado|volvi a cortar) (?:otra vez|de nuevo|anoche)(?= (?:anoche|ayer|hoy)|$|[.!?;])|\\bpastillas\\b[^.!?]{0,20}\\bpara (?:matarme|morir|suicidarme)|\\bme voy a tirar (?:del|de un|al|por el) (?:balcon|puente|tren|edificio)|\\bdormir(?:me)? y (?:no|nunca) (?:volver a )?despertar(?:me)?(?: nunca| jamas| mas)?(?=$|[.,!?;])|\\bintente (?:el )?suicidio|\\bme (?:he cortado|corte|volvi a cortar) (?:otra vez |de nuevo )?(?:los brazos|las venas|las munecas|los muslos|a proposito)(?! (?:podando|con))',
  ],
});

const portuguese = language({
  harmless: [
    '\\b(?:nao|nunca|jamais)(?: [a-z]+){0,2} (?:em|no) suicidio',
    '\\b(?:nao|nunca|jamais)(?: me)? (?:quero|quis|queria|vou|penso em|pensei em)(?: [a-z]+)? ?(?:morrer|me matar|matar-me|suicidar)',
    'morrer (?:de (?:rir|vergonha|fome|sede|calor|frio|tedio|rir)|em (?:casa|paz)|feliz|velh[oa])|me matar (?:de (?:rir|trabalhar|estudar)|a (?:rir|trabalhar))|matar (?:por|a (?:fome|sede|saudade))',
  ],
  danger: [
    '\\b(?:quero|queria|vou|penso em|pensei em|pensando em|preciso|(?:tenho|tinha|da) vontade de|vontade de|tentei|gostava de|gostaria de)(?: (?!que|nao)[a-z]+)? (?:morrer|me matar|matar-me|me suicidar|suicidar-me|me cortar|cortar-me|me enforcar|tirar a (?:minha )?(?:propria )?vida|acabar com a (?:minha )?vida|me machucar|magoar-me|me ferir|estar mort[oa])\\b(?! cabelo)',
    '\\b(?:me suicidar|suicidar-me|tirar a minha (?:propria )?vida|acabar com a minha vida|por fim a minha vida)\\b',
    '\\bnao (?:quero|aguento|consigo) mais (?:viver|existir)(?! (?:aqui|com|em|nesta|neste|assim))|\\bja nao quero viver(?! (?:aqui|com|em))|\\bnao quero (?:continuar a viver|viver mais)(?! (?:aqui|com|em))',
    '\\b(?:queria|preferia) (?:estar|ter) mort[oa]|\\bmelhor sem mim\\b|\\b(?:tenho|tive) pensamentos suicidas',
    '\\b(?:quero|vou) (?:mata-l[oa]s?|matar (?:o meu|a minha|meu|minha|ele|ela|alguem|todos))(?! a saudade)',
    '\\b(?:tomei|engoli) (?:[a-z]+ ){0,4}(?:comprimidos|remedios|pilulas)\\b[^.!?]{0,30}(?:de proposito|para morrer)|\\bde proposito (?:[a-z]+ ){0,4}(?:comprimidos|remedios|pilulas)\\b',
    '\\b(?:quero|queria|vou|penso em|pensei em|vontade de) (?:cortar os (?:meus )?pulsos|dar um tiro na (?:minha )?cabeca|me (?:jogar|atirar) (?:da ponte|de uma ponte|da janela|na frente d[oe] (?:um )?(?:trem|comboio|carro)))',
    '\\b(?:sem|nao tenho|nenhuma) (?:mais )?(?:razao|razoes|motivos?) para (?:continuar a )?viver\\b|\\bnao quero (?:mais )?acordar(?: nunca)?(?: mais)?(?=$|[.,!?;~])|\\bcansad[oa] de viver\\b(?! (?:aqui|com|em|assim|sozinh))',
    '\\b(?:penso|pensei|pensando)(?: (?!que|nao)[a-z]+)? (?:em|no) suicidio\\b(?! d)|\\bnao quero mais estar (?:viv[oa]|neste mundo)|\\b(?:me cortei|cortei-me) (?:de novo |outra vez )?(?:de proposito|(?:nos|os) (?:bracos|pulsos)(?! com))|\\bme cortei (?:de novo|outra vez)(?= (?:ontem|hoje|esta noite)|$|[.!?;])|\\bvoltei a (?:me cortar|cortar-me)(?! (?:o|a|com|no) )|\\bdormir e (?:nunca|nao) (?:mais )?acordar(?=$|[.!?;]| nunca| mais)|\\btentei (?:o )?suicidio|\\bcortei os meus (?:pulsos|bracos)',
  ],
});

const italian = language({
  harmless: [
    '\\b(?:non|mai)(?: [a-z]+){0,3} al suicidio',
    '\\b(?:non|mai) (?:[a-z]+ )?(?:voglio|volevo|voglia di|penso di|vorrei)(?: [a-z]+)? ?(?:morire|uccidermi|ammazzarmi|suicidarmi|farmi del male)',
    'morire (?:di|dal) (?:ridere|risate|vergogna|fame|sete|caldo|freddo|noia|ridere)|morire (?:a casa|felice|vecchi[oa])|ammazzarmi di (?:lavoro|risate)|uccider(?:e|ei) per (?:un|una)',
  ],
  danger: [
    '\\b(?:voglio|vorrei|volevo|penso di|pensato di|pensando di|ho (?:solo )?voglia di|voglia di|devo|ho provato a|ho tentato di)(?: (?!che|non)[a-z]+)? (?:morire|uccidermi|ammazzarmi|suicidarmi|impiccarmi|tagliarmi|togliermi la vita|farmi del male|farla finita(?! con (?!(?:la|questa) (?:mia )?vita|tutto(?=$|[.,!?;])|il dolore|questo (?:dolore|mondo)|me stess))|essere mort[oa])\\b(?! i capelli)',
    '\\b(?:togliermi la vita|suicidarmi|porre fine alla mia vita|farla finita con la vita|mi voglio (?:uccidere|ammazzare)|mi ammazzo)\\b',
    '\\bnon (?:voglio|riesco|ce la faccio) (?:piu )?(?:a )?(?:vivere|esistere)(?: piu)?(?! (?:qui|con|in|cosi|sol[oa]|a ))|\\bnon ho piu voglia di vivere(?! (?:qui|con|in))',
    '\\b(?:vorrei|preferirei) essere mort[oa]|\\bmeglio senza di me\\b|\\bho pensieri suicidi',
    '\\b(?:voglio|vorrei) (?:ucciderl[oa]|ammazzarl[oa]|uccidere (?:mio|mia|lui|lei|qualcuno|tutti))|\\b(?:lo|la|li) ammazzo\\b(?! di)',
    '\\bho (?:preso|ingoiato) (?:[a-z]+ ){0,4}(?:pastiglie|pillole|compresse|medicine)\\b[^.!?]{0,30}(?:apposta|di proposito|per morire)|\\b(?:apposta|di proposito) (?:[a-z]+ ){0,4}(?:pastiglie|pillole|compresse)\\b',
    '\\b(?:voglio|vorrei|penso di|pensato di|voglia di) (?:tagliarmi le vene|spararmi(?! (?:una serie|un film|un caffe))|buttarmi (?:sotto (?:un|il) treno|giu dal|dal (?:ponte|balcone)|dalla finestra))',
    '\\b(?:nessuna|non ho (?:piu )?(?:una |nessuna )?) ?ragion[ei] (?:per|di) vivere\\b|\\bnon (?:voglio|vorrei) (?:piu )?svegliarmi(?: piu)?(?=$|[.,!?;~])|\\bstanc[oa] di vivere\\b(?! (?:qui|con|in|cosi|sol[oa]))',
    '\\b(?:penso|pensato|pensavo|pensando)(?: (?!che|non)[a-z]+)? al suicidio\\b(?! d)|\\bnon voglio piu (?:stare|essere) (?:al mondo|viv[oa])|\\b(?:penso|pensato|pensavo|pensando)(?: (?!non)[a-z]+){0,3} di (?:uccidermi|ammazzarmi|suicidarmi)\\b(?! di)|\\bho deciso di (?:uccidermi|ammazzarmi|farla finita(?! con (?!(?:la|questa) (?:mia )?vita|tutto(?=$|[.,!?;])|il dolore|questo (?:dolore|mondo)|me stess)))|\\bmi butto (?:dal (?:balcone|ponte)|sotto (?:un|il) treno|dalla finestra)(?! se |[^.!?]{0,20}elastico)|\\baddormentarmi e non svegliarmi piu|\\bho tentato il suicidio|\\bmi sono tagliat[oa] (?:di nuovo|ancora)(?= (?:ieri|oggi|stanotte|stasera)|$|[.!?;])|\\bmi sono tagliat[oa] (?:di nuovo |ancora )?(?:apposta|le (?:vene|braccia|cosce)|i polsi)\\b',
  ],
});

const dutch = language({
  harmless: [
    '\\b(?:niet|nooit) (?:meer )?aan zelfmoord|\\b(?:boek|film|serie|artikel|podcast|les) (?:over|waarin|met) (?:[a-z]+ ){0,2}zelfmoord|\\bzelfmoord heeft gepleegd',
    '\\b(?:niet|nooit|geen)(?: (?:meer|echt|zin om|om))* (?:dood|doodgaan|sterven|te sterven|zelfmoord\\w*|vermoorden|snijden)',
    'dood(?:gaan)? van (?:het lachen|schaamte|verveling|de honger)|dood ?lachen|dood ?(?:moe|op)',
  ],
  danger: [
    '\\b(?:ik (?:wil|wou|wilde)|wil ik|wilde ik|^(?:wil|wou))(?: (?!niet|nooit|dat|hij|ze|zij)[a-z]+){0,4} (?:dood|doodgaan|sterven)\\b',
    '\\b(?:wil|wilde|kan|hoef) (?:ik )?(?:echt |gewoon )?niet (?:meer|langer) (?:verder )?(?:leven|verder leven)(?! (?:in|met|bij|hier|zo)\\b)',
    '\\b(?:mezelf|mijzelf|me) (?:(?!niet|nooit)[a-z]+ ){0,2}(?:(?:te )?(?:doden|vermoorden|ophangen|verdrinken|snijden)|van kant (?:te )?maken|van het leven (?:te )?beroven|pijn (?:te )?doen|iets aan (?:te )?doen)\\b',
    '\\b(?:ik|aan)\\b[^.!?]{0,40}\\bzelfmoord(?:gedachten| (?:te )?plegen)?\\b(?! ?(?:van|bij|film))|\\been eind(?:e)? (?:maken )?aan mijn leven|\\bik sn(?:ij|eed) (?:weer )?(?:in )?mezelf\\b|(?:\\bik |^)(?:heb|had) mezelf (?:weer )?gesneden|\\b(?:wou|wilde) dat ik (?:dood was|(?:niet|nooit) meer wakker werd)',
    '\\bwas ik maar dood\\b|\\bbeter af zonder mij\\b|\\b(?:ik )?(?:maak er een einde? aan|ga er een einde? aan maken)\\b',
    '\\bik (?:wil|ga|zal)(?: [a-z]+){0,2} (?:hem|haar|ze|iemand|iedereen|mijn [a-z]+)(?: [a-z]+)? (?:vermoorden|doodmaken|doodsteken|doodschieten)\\b',
    '\\b(?:expres|met opzet) (?:[a-z]+ ){0,4}(?:pillen|slaappillen|tabletten)\\b|\\b(?:pillen|slaappillen|tabletten) (?:[a-z]+ ){0,2}(?:expres|met opzet|om te sterven)|\\bmijn polsen (?:doorsnijden|door te snijden)',
    '\\bik (?:wil|wou|wilde)(?: [a-z]+){0,2} (?:voor (?:de|een) trein|van (?:de|een) brug)(?: springen)?\\b|\\b(?:wil|wilde|hoop) (?:ik )?(?:gewoon )?(?:niet meer|nooit meer) wakker (?:te )?worden|\\bgeen reden (?:meer )?om te leven',
    '\\bik (?:wil|wou|wilde) (?:er )?(?:gewoon |echt )?niet meer (?:bestaan|zijn)(?=$|[.,!?;~])|\\bik (?:ga|zal)(?: [a-z]+){0,2} (?:voor (?:de|een) trein|van (?:de|een|het) (?:brug|dak)) springen(?! in)|\\bik zie het nut (?:er )?niet (?:meer )?van (?:het )?leven',
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
    '\\b(?:celowo|specjalnie|umyslnie) (?:[a-z]+ ){0,4}(?:tabletek|tabletki|lekow|leki)\\b|\\b(?:tabletek|tabletki|lekow|leki),? (?:zeby umrzec|celowo|specjalnie)|\\bpodci(?:ac|elam|alem) sobie zyly',
    '\\b(?:chce|mysle zeby|mam ochote) (?:rzucic sie pod pociag|skoczyc z (?:mostu|dachu))|\\bnie chce sie(?: juz)? obudzic|\\bnie mam (?:juz )?(?:po co|dla kogo) zyc',
    '\\b(?:poci(?:elam|alem) sie|sie poci(?:elam|alem))\\b(?! (?:przy|podczas|przypadk|papier|noz|szkl|o ))|\\bnie widze (?:juz )?sensu (?:zycia|zyc|dalej zyc)\\b(?! (?:w|z|na) )',
  ],
});

const japanese = language({
  harmless: [
    '自殺の?こと(?:は|を|なんて|など)?(?:考えて(?:い)?(?:ない|ません)|考えたことは?(?:ない|ありません))|が[^。、]{0,12}(?:死にたい|自殺したい|自殺の?ことを考えている|殺したい)(?:と|って)(?:言|話|書)[^。]*',
    '死にたく(?:は|も)?(?:ない|なかった|ありません)',
    '死ぬほど',
    '笑い死に',
    '(?:映画|小説|歌詞|ドラマ|主人公)[^。！？]*',
  ],
  danger: [
    '死にたい|死にたかった|死にたくなる|死にたくて|死んでしまいたい|死のうと(?:思|した)|消えてしまいたい|自殺(?:したい|しよう|を考え|未遂を|することを)|生きていたくない|もう生きたくない|生きる(?:のがつらい|のが辛い|意味がない)|首を吊(?:りたい|ろう|って(?:終わり|死|しまいたい))|リスカ(?:した|したい|してしま)|リストカット(?:した|したい|してしま)|自分を(?:傷つけたい|傷つけてしま|殺したい)|殺したい|殺してや(?:る|りたい)|殺そうと思|わざと薬|薬を(?:大量に|全部)飲んだ|オーバードーズ(?:した|したい|してしま)|手首を切(?:った|りたい|ろうと)|飛び降りたい|(?:電車|線路)に飛び込(?:みたい|もうと)|自殺の方法を?調べ|遺書も書いた|私の遺書|もう目が覚めなければ|生きる理由が(?:ない|ありません)|生きて(?:い)?る(?:意味|価値)が(?:ない|ありません|わからない)|生きるのに疲れた|自殺の?こと(?:を|ばかり|ばかりを)?考え',
  ],
});

const arabic = language({
  harmless: [
    '(?:^|[،,.؛] ?)(?:أنا |انا |و)?(?:ما|لم|لا) [أا]?فكر(?:ت)? (?:في |ب)الانتحار|(?:بدي )?موت من (?:الضحك|الجوع|الحر|البرد|التعب)',
    '(?:لا|لم|لن) (?:أريد|اريد|أرد|ارد|أفكر في|افكر في|أرغب في) ?(?:ان |أن )?(?:أموت|اموت|الموت|أقتل نفسي|اقتل نفسي|الانتحار)',
    '(?:أموت|اموت|الموت) (?:من|ضحكا|جوعا)',
  ],
  danger: [
    '(?:أريد|اريد|أتمنى|اتمنى|أرغب|أود|اود|أفكر في|افكر في|بدي|عايز|عايزة) (?:ب|في |أن |ان )?(?:أموت|اموت|الموت|أقتل نفسي|اقتل نفسي|قتل نفسي|الانتحار|أنتحر|انتحر|أنهي حياتي|انهي حياتي|إنهاء حياتي|إيذاء نفسي|ايذاء نفسي|أؤذي نفسي|اؤذي نفسي)',
    '(?:لا|لم أعد|لم اعد|ما) (?:أريد|اريد) (?:أن |ان )?(?:أعيش|اعيش|العيش|الحياة)(?! (?:هنا|مع|في))|(?:سأقتل|ساقتل|سوف أقتل) (?:نفسي|ه|ها|هم)|سأقتله|سأقتلها|سأنتحر|سانتحر|ليتني (?:ميت|ميتة|مت)|أفكر بالانتحار|افكر بالانتحار|(?:تناولت|أخذت|اخذت|بلعت) [^.!؟]{0,30}(?:حبوب|أقراص|اقراص)[^.!؟]{0,20}(?:عمدا|قصدا|لأموت|لاموت)|(?:أريد|اريد) (?:أن )?(?:أقطع|اقطع) شراييني|لا (?:أريد|اريد) (?:أن )?(?:أستيقظ|استيقظ) (?:أبدا|ابدا|بعد اليوم)|بدي موت|(?:بدي|عايز|عايزة|[أا]بي|[أا]بغى) [أا](?:قتل|ذبح) (?:حالي|نفسي|روحي)|ما (?:عاد )?[أا]?ب(?:ي|غى) [أا]عيش(?! (?:هنا|مع|في))|(?:جرحت|آذيت|اذيت) نفسي (?:[^.!؟]{0,20})(?:بالشفرة|بالموس|بالسكين|عمدا|قصدا)|فكرت (?:في |ب)الانتحار|لا معنى لحياتي(?! (?:بدون|من دون|بلا))',
  ],
});

/** Each simplified character beside the one that is written where traditional ones are. */
const bothScripts =
  '杀殺 药藥 结結 残殘 们們 过過 楼樓 桥橋 从從 没沒 义義 来來 着著 遗遺 书書 经經 饿餓 写寫 划劃'.split(' ');
const inBothScripts = (phrases: string) =>
  bothScripts.reduce((found, pair) => found.split(pair.slice(0, 1)).join(`[${pair}]`), phrases);

const chinese = language({
  harmless: [
    inBothScripts(
      '不想死|不想自杀|笑死|想死你|累死|饿死|(?:^|我|从来|也)没(?:有)?想(?:过)?(?:要)?自杀|[他她](?:说[他她])?想过(?:要)?自杀',
    ),
  ],
  danger: [
    inBothScripts(
      '(?:我|好|真)(?:[^。！？，]{0,4})想死|想自杀|(?:我)(?:[^。！？，]{0,6})不想活|(?:^|[，。！？；,; ~])(?:真的?|都|就|也|已经)?不想活了|活不下去了|结束(?:自己|我)的生命|想自残|我(?:要|想)杀了?(?:他|她|他们|自己)|故意吃了?(?:很多|太多|一瓶|一整瓶)?(?:安眠)?药|(?:吞|吃)了(?:很多|一瓶|一整瓶|太多)安眠药|(?:我)(?:[^。！？，]{0,4})(?:割腕|想跳楼|想跳桥)|没有活下去的(?:理由|意义)|不想再醒来|(?:我|又|再次|昨晚|刀片?)(?:割了自己|(?:割|划)了(?:手腕|手臂))|(?:又|再次|昨晚|今晚)割(?:自己|腕)|想过(?:要)?自杀|活着(?:真的|真)?没(?:有)?(?:意思|意义)|想(?:要)?从(?![^。！？，]{0,5}(?:跳台|滑梯|床|板))[^。！？，]{0,6}跳下去|遗书(?:已经|都|也)*写好',
    ),
  ],
});

const others = language({
  // Russian and Ukrainian, Turkish, Swedish, Hindi in its own and in Latin letters, Korean.
  harmless: [
    'не дума(?:ю|л|ла) (?:о|про) (?:самоубийств|суицид)[а-я]*|(?:не хочу|не хотел|не хотела|не собираюсь) (?:умирать|умереть|убивать|покончить)|умереть (?:от|со) (?:смеха|стыда|скуки|смеху)',
    "(?:\\b(?:burada|orada|sehirde|koyde|evde|ulkede|mahallede|apartmanda|yurtta)|[a-z]'(?:de|da|te|ta)|(?:onun|senin|annem|babam)la|(?:senin|ailem|annem)le) (?:artık )?yasamak istemiyorum|kendime zarar vermek istemiyorum|olmek istemiyorum|(?:gulmekten|utanctan|aclıktan|sıkıntıdan) ol\\w+|kendimi oldurmek istemiyorum",
    '\\binte (?:vill ha|vill do|do|ta livet)\\b|do av (?:skratt|skam|trakighet)',
    'दाढी[^।!?,]*काट[^।!?,]*|(?:नहीं|मत) मरना|मरना नहीं चाहत',
    '\\b(?:mai|main|mein|mujhe|abhi) (?:nahi|nahin|nhi) mar(?:na| ja+na)|(?:usne|unhone|jisne) (?:[a-z]+ ){0,2}khud ko|(?:yaha+n?|waha+n?) (?:ab |aur )*(?:nahi|nahin|nhi) (?:je+|ji)na|(?:yaha+n?|waha+n?|aise|is tarah|akel[ei]|ke saath|(?:sheher|shehar|shahar|ghar|gaon|desh|city|hostel) (?:me|mein|main)) (?:ab )?(?:je+|ji)na (?:ab )?(?:nahi|nahin|nhi)',
    '[을를] 살 이유가 없|(?:집|도시|동네|나라|서울|아파트|방|여기|거기|시골|한국)에(?:서)? (?:더 ?이상 )?살(?:고 ?싶지 ?않|기 ?싫)|자살 생각(?:은|이|도)? (?:전혀 )?(?:없|안)|죽고 싶지 (?:않|안)|배고파 죽',
  ],
  danger: [
    'хочу (?:умереть|сдохнуть)|хотел(?:а|ось)? (?:бы )?умереть|хочется умереть|(?:не хочу|не хочется|не могу)(?: больше)? жить(?: больше)?(?! (?:здесь|тут|с |в |так|как))|(?:убить|убью|порезать|режу) себя|себя (?:убить|убью)|покончить с собой|покончу с собой|(?:думаю|мысли) о самоубийстве|убью (?:его|ее|их|всех)|хочу (?:его|ее|их) убить|хочу померти|не хочу (?:більше )?жити|вбити себе|(?:специально|нарочно) (?:[а-я]+ ){0,4}таблет|таблет[а-я]+,? (?:[а-я]+ )?(?:специально|нарочно|чтобы умереть)|(?:вскрыть|вскрыла|вскрыл|порезать|резать) (?:себе )?вены|пытал(?:ся|ась) (?:повеситься|покончить с собой|отравиться|убить себя)|хочу (?:повеситься|отравиться)|хочу (?:прыгнуть (?:с (?:крыши|моста)|под поезд)|выпилиться|не проснуться)|(?:незачем|нет смысла|не вижу смысла) (?:больше )?жить|(?:^|[^а-яё])(?:по)?резала? себе (?:руки|вены)(?! (?:травой|бумагой|стеклом|осокой|ножом|об? |когда|на кухне))|дума(?:ю|ла|л) (?:о|про) суицид',
    '\\b(?:olmek istiyorum|kendimi oldur(?:mek|ecegim)|intihar et(?:mek istiyorum|meyi dusunuyorum|ecegim)|intiharı? dusunuyorum|yasamak istemiyorum(?! (?:burada|onunla))|keske olseydim|canıma kıy(?:mak|acagım)|kendime zarar ver(?:mek|iyorum|dim)|onu oldurecegim|bilerek (?:[a-zı]+ ){0,3}(?:hap|ilac)|(?:bileklerimi|bilegimi|(?:yine|tekrar|jiletle) kollarımı) kes(?:mek|tim|ecegim|iyorum)|bir daha uyanmak istemiyorum|yasamak icin (?:bir )?(?:sebebim|nedenim) (?:yok|kalmadı)|yasamanın (?:bir |artık )*anlamı (?:yok|kalmadı))',
    '\\bjag vill (?:bara |verkligen )?(?:do|inte leva(?: langre| mer)?)(?=$|[.,!?;~])|\\b(?:ta livet av mig|ta mitt (?:eget )?liv|doda mig sjalv|skada mig sjalv|skar mig sjalv|bega sjalvmord|sjalvmordstankar)|\\bjag (?:ska|vill) doda (?:honom|henne|dem)|\\bmed flit (?:[a-z]+ ){0,4}(?:tabletter|piller)|\\b(?:tabletter|piller) med flit|\\bjag vill hoppa (?:framfor taget|fran bron)|\\b(?:ing(?:en|et|e) (?:skal|anledning) att leva|(?:inget|ingenting) att leva for)(?=$|[.,!?;~])|\\bvill (?:aldrig|inte) vakna (?:mer|igen|langre)|\\bjag (?:har )?(?:tanker|tankt|tankte) (?:(?!inte|aldrig)[a-z]+ ){0,2}pa (?:sjalvmord|att ta livet av mig)\\b|\\bjag vill inte (?:finnas|existera)(?: mer| langre)?(?=$|[.,!?;~])|(?:\\bjag |^)skar mig igen(?= i natt| igar| i gar| ikvall|$|[.,!?;])|\\bjag (?:har )?(?:skar|skurit) mig (?:igen )?(?:med flit|i arm(?:en|arna)(?! pa ))',
    'मरना चाहत[ाी]|मर जाना चाहत[ाी]|(?:जीना|जीने का मन) नहीं (?:चाहत[ाी]|है|करता)|(?:आत्महत्या|खुदकुशी) कर(?:ना|ने|ूँ|ूं|ूंग|ूँग)|खुद को (?:मार|नुकसान|चोट)|अपनी जान (?:ले|दे)|जानबूझकर (?:[^।!? ]+ ){0,4}(?:गोलियाँ|गोलियां|दवा)|जीने (?:की|का) (?:कोई )?(?:वजह|मतलब) नहीं|अपनी (?:कलाई|नस) काट ली|अपना हाथ काट लिया[^।!?]*जानबूझ|(?:हाथ|कलाई) काट[^।!?]{0,8}ब्लेड|ब्लेड से [^।!?]{0,12}(?:हाथ|कलाई) काट|(?:आत्महत्या|खुदकुशी) के (?:बारे में सोच|ख्याल|विचार)',
    '\\b(?:mujhe (?:ab |bas )?mar(?:na| ja+na) hai\\b|(?:ab|aur) (?:nahi|nahin|nhi) (?:je+|ji)na(?=$|[.,!?;~])|(?:kalai|nas|naas) (?:[a-z]+ )?ka+t (?:li|lu|lun|loon)\\b|mar(?:na| ja+na) cha+ht[ai]\\b(?! (?:hai|hain|tha|thi)\\b)|ka+sh (?:mai|main|mein) (?:[a-z]+ )?mar ja+(?:u|un|oon|ta|ti)\\b|mar ja+ne ka man+ (?:kar|ho|hai)|(?:je+|ji)na (?:ab )?(?:nahi|nahin|nhi) cha+ht[ai]\\b(?! (?:hai|hain|tha|thi)\\b)|(?:je+|ji)ne ka (?:ab )?man+ (?:hi )?(?:nahi|nahin|nhi)|(?:je+|ji)ne (?:ki|ka) (?:ab |koi )*(?:[wv]ajah|matlab) (?:hi )?(?:nahi|nahin|nhi)|khud ko (?:khatam|khatm|ma+r(?:na)?|nuksa+n) (?:kar|de|du|dun|doon|lu|lun|loon|pahu(?:n)?cha|cha+ht)[a-z]*|(?:suicide|khud ?kushi|a+tma?hat?ya) (?:karna cha+ht[ai](?! (?:hai|hain|tha|thi)\\b)|karne ka (?:man|khaya+l|soch)|kar (?:lu|lun|loon|lunga|lungi)\\b)|apni ja+n (?:le|de) (?:lu|lun|loon|lunga|lungi|du|dun|doon|dunga|dungi)\\b|ja+n ?(?:bu|boo)jh ?kar (?:[a-z]+ ){0,4}goli(?:ya|yan|yaan)?\\b)',
    '죽고 ?싶(?:다|어|었|은|습)|자살(?:하고 ?싶|을 생각|할까|하려)|살고 ?싶지 ?않|자해(?:했|하고|를)|(?:그를|그녀를|모두) 죽이고 ?싶|일부러 [^.!?]{0,12}약을|손목을 그(?:었|어|고 ?싶)|뛰어내리고 ?싶|(?:살|살아갈) 이유가 없(?!는)|다시는 깨어나고 ?싶지 ?않|자살(?:을 (?:하|생각|시도)| 생각| 충동)|죽어 ?버리고 ?싶|더 ?이상 살기 ?싫(?!은)|(?:살아갈|내가 살|더 ?이상 살|더는 살) 의미가 없|목숨을 끊(?:기로|고 ?싶|을까|으려)',
  ],
});

/** One entry for each language that is known well enough, one more for those with only the plainest phrases. */
export const dangerPhrases: readonly DangerPhrases[] = [
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
  chinese,
  others,
];
