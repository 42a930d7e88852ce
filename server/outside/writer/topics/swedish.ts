/** What diaries are about, in Swedish: see english.ts; a star stands for any ending. */
export const swedishTopics = `
mother mamma !mor | mammas
father pappa !far | pappas
parents föräldrar | föräldra*
sister syster | syst* systern systrar lillasyster storasyster
brother bror | bror* brodern bröder
daughter dotter | dott*
son !son | sonen
husband !man
wife !fru hustru
partner sambo pojkvän flickvän
marriage äktenskap | gift*
grandmother mormor farmor
grandfather morfar farfar
grandchild barnbarn
kin moster faster morbror farbror kusin
inlaws svärmor svärfar
love kärlek förhållande kärleken | kär kyss*
breakup uppbrott separation | gjorde_slut lämnade
divorce skilsmässa skilsmässan separation | skilsmäss* skild* skilja* skild
wedding bröllop | bröllop* brud brudgum förlovad
baby bebis bebisen bebis* | blöja* amning* amma* barnvagn* barnmorska* tvilling* blöja amning barnvagn
pregnancy graviditet | gravid* ultraljud*
children barn barnen | förskol* dagis leksak* mina_barn förskola
family familj familjen | familj* släkt* syskon
sleep sömn nätter trötthet | sov sova sovit sover vaknade vaken sömn* trött somnade insomnia mardröm* sömnlös* vakade
  tupplur | natten säng* natt säng
tired trötthet utmattning | trött* utmattad* slut_i trötta orkeslös
work jobb arbete jobbet kontoret arbetet | jobb* arbet* chef* kolleg* möte* kontor* kund* lönesam* kollega kollegor
  anställd kontrakt fabrik lager byggarbets* snickare elektriker frisör chaufför lastbil_jobb butiksbiträde ekonom
  ingenjör programmerare jurist polis brandman journalist praktik chefen kollegorna arbetspass övertid löneförhandling
  kundtjänst | projekt schema beställning
nights skift nattpass pass | nattpass* skift* jour* patient* avdelning* sjuksköterska nattskift jourpass | natt
nursing avdelning vård | patient* avdelning* sjuksköterska* undersköterska*
redundancy arbetslöshet jobbsökande uppsägning | arbetslös* uppsagd* varsl* ansökning* arbetsintervju*
teaching undervisning klass elever | elev* undervis* lärare elev lektion lektioner undervisar klassrummet
school skola skolan klass klassen | skol[ae]* lärare läxor klassrum* elev* betyg matte rast rektor klasskamrat* | prov
exams tenta prov examen | tent[ao]* examen* kugg* tentan tentor plugga pluggat
study studier universitet uppsats tenta tentan examen | plugg* universitet* uppsats* föreläs* student* plugga*
  universitetet kurs tentaplugg stipendium studielån csn doktorand*
money pengar lön hyra skulder räkning* | betala* bank* sparpeng* betala kronor räkning räkningar sparade betalade
  utgift* lönen | dyr*
debt skulder lån | skuld* kronofogd* lånet lånade kronofogden
bills räkningar hyra | räkning* hyra*
moving flytt flyttlådor flytten | flytt* lådor kartong* flyttade flytta flyttat
house lägenhet lägenheten stugan | lägenhet* vardagsrum soffa balkong hyresvärd* | hus huset stuga* rum* dörr fönster
repairs renovering | renover* rörmokare* | tak
neighbours grannar granne granne* | grann*
friendship vänskap vänner vän kompis* | vännen vänninna väninna kompis kompisar bästa_vän
loneliness ensamhet ensamheten | ensam* ensam tom tomt ensamma isolerad på_egen_hand | ingen
silence tystnad stillhet tystnaden | tyst* tyst tystna tysta stilla
grief sorg saknad förlust sorgen begravning begravningen död döden | sorg* sakna* änka änkling* dog_förra sörja sörjer
  dödsbo saknar_henne saknar_honom
death död | död* kyrkogård* dö grav graven gravsten avled bortgång
funeral begravning | begravning* kista*
illness sjukdom feber diagnos cancer | sjuk* medicin* tablett* hosta* sjuk läkare* förkyld influensa blodtryck
  diabetes hosta sjukskriven vårdcentral* | doktor*
hospital sjukhus operation sjukhuset operation* | sjukhus* oper* akuten
cancer cancer cellgifter | cellgift* tumör*
pain smärta värk ont | smärt* värk* migrän* skada* axeln_värker värker inflammation sena senan läkarbesök sjukgymnast
  fysioterapeut rehab skadad skadan gips
joints knä rygg höft | | knä* rygg* höft*
body kropp vikt | kropp* händer händerna fingrar fingret axel axeln ben fötter mage hud hår | arm armen
therapy terapi | terap* psykolog*
fear rädsla mod | rädd* skräck* rädd rädslan skräck vågade skrämd darrade
worry oro ångest stress | oro* ångest* stress* nervös* panik* orolig oroar stressad nervös ängslig
courage mod | modig* vågade
memory minne glömska demens minnen | glöm* demen* glömt glömmer
memories minnen barndom | minn* barndom*
caring omsorg vård äldreboende | hemtjänst* äldreboende* vårda* hemtjänst
ageing åldrande ålder | åldr* gammal
retirement pension pensionen | pension* pensionär pensionerad
sobriety alkohol nykterhet | nykter* drack återfall* nykter | vin öl
food mat middag frukost | äta hungrig* middag*
cooking matlagning soppa bröd bakning mat maten bak* | baka* bakade recept* soppa* bröd* pannkak* | lagade
garden trädgård odling trädgården | trädgård* plantera* odl* blommor* tomat* rabatt* planterade odla odlade vattna
  vattnade skörd* växthus sådde gräva
nature natur skog | skog* fågl* träd*
running löpning | sprang springa* löp* springa
training träning skidor | trän* match* gym* skid* åkte
swimming simning | simm* simma*
walking promenad promenaden | promen* | gick
sea hav sjö båt havet sjön båten | hav* båt* vågor* brygga bryggan fiskare fyr segla seglade kust | vatten
weather väder regn snö regnet snön mörker mörkret | regn* snö* storm* mörk* kyla regnade snöade sol solen kylan blåst
  storm dimma is isen november höst vinter | kallt
music musik kör piano sång kören | kör* sjöng sjunga sjung* piano* gitarr* konsert* sång* psalm* fiol fiolen violin
  cello stråke stråken orkester orkestern konsert konserten noter repetition låten ackord öva övade övar spelade
  spelar instrument | ton
painting måleri målning | måla* målning*
drawing teckning | teckna* rita*
crafts stickning | sticka* sydde
woodwork snickeri verkstad | snick* verktyg*
writing skrivande | dikt* roman*
reading läsning böcker | böck* | läs* bok*
calls telefonsamtal telefon telefonen | telefon* ringde ringt samtal samtalet sms videosamtal | ring*
letters brev brevet | brev*
war krig | krig* bomb*
papers uppehållstillstånd papper | uppehåll* migrationsverk* visum*
homesickness hemlängtan | hemlängtan* längta* utlänning*
language språk svenska språket | språk* svenska* accent*
faith ?tro bön kyrka gud | bön* kyrk* präst* gud* bad_en kyrkan präst gudstjänst moské ramadan bibel*
dog hund hunden | hund*
cat katt katten | katt*
farm gård | kor korna gården traktor* ko mjölkning kalv kalven traktor hö höns får lamm ladugård bonde
driving körkort | körkort* körlektion*
commute tåg buss | perrong försening pendlar tunnelbana bussen station | tåg* buss*
travel resa semester | resa* resan* semester*
shop butik affär | butik* kassa*
rest vila | vila* vilade vilar paus ledig ledighet
waiting väntan | | vänta*
hope hopp besvikelse hoppet | hopp* besvik* hoppas hoppades besviken
doubt tvivel | tvivl*
shame skam lögn | skäm* skam* skäms
secret hemlighet lögn | hemlig* ljug* ljög* gömt gömde ljög ljuga erkände
guilt skuld | dåligt_samvete skuldkänsl* ångrar ångrade
anger ilska | arg* ilsk* skrek* arg arga ilsken skrek grälade rasande
argument bråk | bråk* gräl*
forgiveness förlåtelse | förlåt* ursäkt*
pride stolthet | stolt* stolt
help hjälp | be_om_hjälp hjälpte hjälper | hjälp*
goodbyes avsked farväl | avsked*
crying gråt tårar | grät tår* gråter gråta tåren
laughter skratt | skratt*
gratitude tacksamhet glädje lycka | tacksam* lycklig* tacksam glad lycklig | glad* tack
`;
