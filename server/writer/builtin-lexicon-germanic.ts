import { type Lexicon, setOf, startsWith, stems, wholeWords } from './builtin-lexicon.ts';

export const german: Lexicon = {
  code: 'de',
  stopWords:
    setOf(`der die das den dem des ein eine einen einem einer eines und oder aber nicht auch noch nur schon sehr
ich du er sie es wir ihr mich mir dich dir sich uns euch ihn ihm ihnen ist war bin sind waren habe hatte haben hat wird
werden wurde worden mit von aus bei nach über unter für auf zum zur wenn dass daß weil als wie heute gestern morgen immer
wieder etwas nichts alles mehr viel mein meine meinen meiner meinem meines sein seine seinen seiner seinem ihre ihren
ihrer ihrem dein deine diese dieser dieses diesen diesem jede jeder jedes jeden kein keine keinen so da dann doch mal
man in im an am zu um vor ob was wer wo warum hier dort jetzt nie ganz gar bis ohne durch gegen zwei drei eins ja nein
kann konnte könnte muss musste will wollte soll sollte darf mag möchte hab ging kam sagte gesagt gemacht gegangen
tag tage tagen abend abends morgens nacht woche wochen monat jahr jahre jahren jahrs uhr minuten stunde stunden zeit
ding dinge mal male leute mensch menschen mann frau seite teil ende anfang moment montag dienstag mittwoch donnerstag
freitag samstag sonntag wochenende vormittag nachmittag mittag minute sekunde sekunden frage antwort satz wort worte
wörter gefühl gedanke gedanken leben weg hand hände augen kopf art sache sachen grund paar bisschen weise stück`),
  // Without "der" and "die": in much of Germany they stand before names too.
  beforeNouns:
    setOf(`ein eine einen einem einer eines mein meine meinen meiner meinem im am zum zur vom beim ins unser unsere
kein keine keinen dieser diese dieses diesen jeden jede ihr ihre sein seine viele viel wenige einige alte alten neue neuen
kleine kleinen große großen erste ersten letzte letzten`),
  self: wholeWords('ich mich mir mein meine meinen meiner meinem uns wir'),
  feeling: stems(`angst traurig glücklich froh stolz müde allein einsam wütend scham schäm geschämt erleichter dankbar
hoff vermiss fehlt lieb geweint weine weinte ruhig frei nervös sorge sehnsucht neidisch enttäusch leer schwer leicht
überforder schuld mut gefühlt fühl freu tränen wohl zuhause`),
  insight: wholeWords(`gemerkt merke merkte verstanden verstehe begriffen gelernt erkannt weiß wusste entschieden
entscheide plötzlich endlich nie niemals immer mal vielleicht eigentlich wahrheit ehrlich zugeben wünsche wünschte
brauche genug anders statt erst zum_ersten_mal frage_mich glaube denke vergessen versprochen loslassen möchte will`),
  contrast: wholeWords('aber doch sondern trotzdem dennoch obwohl nicht kein keine nur'),
  leaning: startsWith(`er sie es das dies dieser diese dieses ihm ihn ihr ihre sein seine ihnen dort deshalb deswegen
danach dabei dafür darum damit davon außerdem und_er und_sie und_es und_das aber_er aber_sie aber_es aber_das dann_er dann_sie`),
  dull: /^(?:heute (?:war|ist|nichts|wieder)|(?:ein )?(?:ganz )?(?:normaler|langer|guter|ruhiger|anstrengender) tag|nichts (?:besonderes|los|neues)|wetter|aufgestanden|alles (?:gut|ok))/iu,
};

export const dutch: Lexicon = {
  code: 'nl',
  stopWords: setOf(`de het een en of maar niet ook nog wel ik jij hij zij wij ze mijn jouw zijn haar was waren heb had
hebben heeft met van uit bij naar voor over onder vandaag gisteren morgen altijd weer iets niets alles meer veel deze dit
dat die er te om als dan toen want door aan op in is ben bent tot zo nu al hier daar wat wie waar hoe waarom geen me mij
je we ons onze hun hem ging kwam zei gezegd gedaan kan kon moet moest wil wilde zou zal worden werd wordt geworden na
tegen zonder tussen elke elk andere twee drie heel erg best even gewoon echt misschien nooit maar dag dagen avond nacht
week weken maand jaar jaren uur minuten tijd ding dingen keer mensen mens man vrouw deel einde begin moment maandag
dinsdag woensdag donderdag vrijdag zaterdag zondag ochtend middag weekend vraag antwoord woord woorden gevoel leven weg
hand handen ogen hoofd manier stuk beetje paar kant soort`),
  beforeNouns: setOf('de het een mijn ons onze geen deze dit elke haar zijn'),
  self: wholeWords('ik me mij mijn mezelf wij we ons onze'),
  feeling:
    stems(`bang verdriet gelukkig blij trots moe alleen eenzaam boos scham schaam opgelucht dankbaar hoop mis_ miste
gemist lief houd hou huil gehuild rustig vrij zenuwachtig zorgen verlang jaloers teleurgesteld leeg zwaar licht schuld
moed voel gevoel tranen thuis`),
  insight: wholeWords(`gemerkt merk merkte besefte besef begreep begrijp geleerd weet wist besloot besloten opeens
eindelijk nooit altijd misschien eigenlijk waarheid eerlijk toegeven wens nodig genoeg anders voor_het_eerst vraag_me
denk dacht vergeten beloofd loslaten wil durf durfde`),
  contrast: wholeWords('maar toch niet geen ondanks hoewel alleen pas'),
  leaning: startsWith(`hij zij ze het dit dat deze die hem haar zijn hun daar daarom daarna en_hij en_ze en_het en_dat
maar_hij maar_ze maar_het maar_dat`),
  dull: /^(?:vandaag (?:was|is|niets|weer)|(?:een )?(?:gewone|lange|goede|rustige|drukke) dag|niets bijzonders|alles goed)/iu,
};
