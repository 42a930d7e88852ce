import { type Lexicon, setOf, startsWith, stems, wholeWords } from './builtin-lexicon.ts';

export const french: Lexicon = {
  code: 'fr',
  stopWords: setOf(`le la les l un une des du de d et ou mais ne n pas plus que qu qui quoi dont je j tu il elle on nous
vous ils elles me m te t se s mon ma mes ton ta tes son sa ses notre nos votre leur leurs est était suis sont été être ai
as a avait avoir ont fait faire dans sur sous avec sans pour par chez très bien tout tous toute toutes aujourd hui hier
demain encore toujours jamais cette cet ce ces c ça cela comme quand si en y à au aux donc car puis alors rien peu trop
même autre autres deux trois non oui là ici où dit va vais allé venu peut peux pu dois doit veux voulu sais sait jour
jours soir nuit matin semaine semaines mois an ans année années heure heures minute minutes temps chose choses fois gens
homme femme part côté fin début moment moments lundi mardi mercredi jeudi vendredi samedi dimanche midi après avant
depuis pendant entre vers contre question réponse mot mots vie main mains yeux tête façon peu monde avais premier première aussi`),
  beforeNouns: setOf('le la les l un une des du mon ma mes notre nos ce cet cette ces au aux d chaque'),
  self: wholeWords(`je j'ai j'avais j'étais j me m'a mon ma mes moi nous notre nos`),
  feeling: stems(`peur triste heureu content fier fière fatigué épuisé seul colère honte soulag reconnaiss espoir espère
manque aime pleur larme calme libre nerveu inquiet inquièt jaloux déçu vide lourd léger coupable courage sent ressen joie
chagrin tendresse`),
  insight: wholeWords(`compris comprends appris réalisé décidé sais savais remarqué découvert enfin jamais toujours
peut-être vérité avoue besoin assez autrement pour_la_première_fois demande crois pense oublié promis voudrais veux ose osé
accepte accepté`),
  contrast: wholeWords('mais pourtant pas jamais ne malgré plutôt seulement'),
  leaning: startsWith(`il elle ils elles ce c'est c'était ça cela ceci celui celle lui leur son sa ses y et_il et_elle
et_c'est et_ça mais_il mais_elle mais_c'est alors_il alors_elle ensuite`),
  dull: /^(?:aujourd.hui (?:rien|c.était|il)|(?:une )?(?:journée|longue journée) (?:normale|tranquille|longue|ordinaire)|rien de (?:spécial|neuf)|tout va bien)/iu,
};

export const spanish: Lexicon = {
  code: 'es',
  stopWords:
    setOf(`el la los las lo un una unos unas y e o u pero no ni sí si más muy que qué quien como cómo cuando donde
yo tú él ella nosotros ellos ellas me te se le les nos mi mis tu tus su sus es era fue soy son ser estar está estoy estaba
tengo tenía tiene hay había he ha han en con sin para por sobre entre hasta desde de del al a todo todos toda todas hoy ayer
mañana siempre nunca también tampoco ya esto eso este esta estos esa ese aquí ahí allí algo nada porque pues luego después
antes cada otro otra otros dos tres tan tanto mucho mucha poco solo sólo casi aún todavía dije dijo decir fui ir voy va hacer
hice hizo puedo pude quiero quería sé sabía día días noche noches tarde semana semanas mes año años hora horas minuto
minutos tiempo cosa cosas vez veces gente hombre mujer parte lado fin principio momento momentos lunes martes miércoles
jueves viernes sábado domingo mediodía pregunta respuesta palabra palabras vida mano manos ojos cabeza manera mundo primera primer única último`),
  beforeNouns: setOf('el la los las un una mi mis nuestra nuestro del al este esta ese esa cada otra otro'),
  self: wholeWords('yo me mi mis mí conmigo nos nosotros nuestra nuestro soy estoy tengo quiero siento sé he'),
  feeling:
    stems(`miedo triste feliz content orgullos cansad agotad sol[oa](?!\\p{L}) enfad rabia vergüenza alivi agradec
esperanza espero extraño echo_de_menos eché_de_menos quiero amo llor lágrima calma tranquil libre nervios preocup celos
decepcion vací pesa liger culpa valent sent sient alegr pena`),
  insight:
    wholeWords(`entendí entiendo comprendí aprendí aprendo noté cuenta decidí sé sabía descubrí por_fin nunca siempre
quizá quizás tal_vez verdad admito necesito basta bastante primera_vez pregunto creo pienso pensé olvidé prometí quisiera
aceptar atreví atrevo`),
  contrast: wholeWords('pero sino aunque no nunca sin_embargo solo sólo'),
  leaning: startsWith(`él ella ellos ellas esto eso ese esa este esta aquello lo le les su sus y_él y_ella y_eso pero_él
pero_ella pero_eso entonces_él luego`),
  dull: /^(?:hoy (?:nada|fue|ha sido|otra)|(?:un )?día (?:normal|largo|tranquilo|duro)|nada (?:especial|nuevo)|todo bien)/iu,
};

export const portuguese: Lexicon = {
  code: 'pt',
  stopWords:
    setOf(`o os a as um uma uns umas e ou mas não nem sim se mais muito muita que quem como quando onde eu tu você ele
ela nós eles elas me te lhe nos meu meus minha minhas teu tua seu sua seus suas foi fui é era sou são ser estar está estou
estava estive tenho tinha tem há havia em no na nos nas com sem para pra pro por pelo pela sobre entre até desde de do da dos
das ao à aos às todo toda todos todas tudo hoje ontem amanhã sempre nunca também já isto isso este esta esse essa aqui ali lá
algo nada porque pois depois antes cada outro outra dois duas três tão tanto pouco só quase ainda disse dizer ir vou vai fazer
fiz fez posso pude quero queria sei sabia dia dias noite noites tarde manhã semana semanas mês ano anos hora horas minuto
minutos tempo coisa coisas vez vezes gente homem mulher parte lado fim começo momento momentos segunda terça quarta quinta
sexta sábado domingo feira meio pergunta resposta palavra palavras vida mão mãos olhos cabeça maneira mundo primeira primeiro única único última último`),
  beforeNouns: setOf('o a os as um uma meu minha meus minhas nosso nossa do da no na ao à este esta cada pelo pela'),
  self: wholeWords('eu me mim meu minha meus minhas comigo nós nosso nossa sou estou tenho quero sinto sei'),
  feeling:
    stems(`medo triste feliz content orgulh cansad exaust sozinh raiva zanga vergonha alívi alivi agradec grat esperança
espero saudade amo chor lágrima calm tranquil livre nervos preocup ciúme desilu vazi pes[ao](?!\\p{L}) leve culpa coragem sent
sint alegr pena`),
  insight:
    wholeWords(`entendi entendo percebi aprendi notei decidi sei sabia descobri finalmente enfim nunca sempre talvez
verdade admito preciso basta primeira_vez pergunto acho penso pensei esqueci prometi queria aceitar tive_coragem`),
  contrast: wholeWords('mas porém não nunca embora só apesar'),
  leaning:
    startsWith(`ele ela eles elas isto isso esse essa este esta aquilo lhe seu sua e_ele e_ela e_isso mas_ele mas_ela
mas_isso depois`),
  dull: /^(?:hoje (?:nada|foi|não)|(?:um )?dia (?:normal|longo|calmo|tranquilo)|nada de (?:especial|novo)|tudo bem)/iu,
};

export const italian: Lexicon = {
  code: 'it',
  stopWords:
    setOf(`il lo la i gli le l un uno una un' e ed o ma non né sì se più molto molta che chi come quando dove io tu lui
lei noi voi loro mi ti si ci vi ne me te mio mia miei mie tuo tua suo sua suoi nostro nostra è era ero sono sei stato stata
essere ho ha hai aveva avevo avere hanno in nel nella nei nelle con senza per su sul sulla tra fra di del della dei delle dal
dalla da al alla ai alle a tutto tutti tutta oggi ieri domani sempre mai anche già questo questa questi quello quella qui lì
qualcosa niente nulla perché poi dopo prima ogni altro altra due tre così tanto poco solo quasi ancora detto dire andato vado
fare fatto fa posso potevo voglio volevo so sapevo giorno giorni sera notte mattina settimana settimane mese anno anni ora ore
minuto minuti tempo cosa cose volta volte gente uomo donna parte lato fine inizio momento momenti lunedì martedì mercoledì
giovedì venerdì sabato domenica mezzogiorno pomeriggio domanda risposta parola parole vita mano mani occhi testa modo mondo c primo prima ultima`),
  beforeNouns: setOf(
    'il lo la i gli le l un uno una mio mia nostro nostra del della nel nella al alla dal dalla questo questa ogni',
  ),
  self: wholeWords('io mi me mio mia miei mie noi ci nostro nostra sono ho voglio sento so'),
  feeling:
    stems(`paura triste felic content orgogl fier stanc esaust sol[oa](?!\\p{L}) rabbia arrabbiat vergogn solliev grat
speran spero manca amo voglio_bene pian[gts] lacrim calm seren liber nervos preoccup gelos delus vuot pesant legger colpa coragg
sent sento gioia`),
  insight:
    wholeWords(`capito capisco imparato notato accorto accorta deciso so sapevo scoperto finalmente mai sempre forse
verità ammetto bisogno abbastanza prima_volta chiedo credo penso pensato dimenticato promesso vorrei accettare osato`),
  contrast: wholeWords('ma però non mai anche_se eppure solo invece'),
  leaning: startsWith(`lui lei loro questo questa quello quella ciò gli le suo sua e_lui e_lei e_questo ma_lui ma_lei
ma_questo poi`),
  dull: /^(?:oggi (?:niente|è stat|è stata|nulla)|(?:una )?giornata (?:normale|lunga|tranquilla)|niente di (?:speciale|nuovo)|tutto bene)/iu,
};
