/** What diaries are about, in Swedish: see english.ts; a star stands for any ending. */
export const swedishTopics = `
mother mamma !mor | mammas
father pappa !far | pappas
parents föräldrar | föräldra*
sister syster | syst*
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
divorce skilsmässa skilsmässan separation | skilsmäss* skild* skilja*
wedding bröllop | bröllop*
baby bebis bebisen bebis* | blöja* amning* amma* barnvagn* barnmorska* tvilling* blöja amning barnvagn
pregnancy graviditet | gravid* ultraljud*
children barn barnen | förskol* dagis
family familj familjen | familj*
sleep sömn nätter trötthet | sov sova sovit sover vaknade vaken sömn* trött | natten säng* natt
tired trötthet utmattning | trött* utmattad*
work jobb arbete jobbet kontoret arbetet | jobb* arbet* chef* kolleg* möte* kontor* kund* lönesam* kollega kollegor |
  projekt
nights skift nattpass pass | nattpass* skift* jour* patient* avdelning* sjuksköterska
nursing avdelning vård | patient* avdelning* sjuksköterska* undersköterska*
redundancy arbetslöshet jobbsökande uppsägning | arbetslös* uppsagd* varsl* ansökning* arbetsintervju*
teaching undervisning klass elever | elev* undervis*
school skola skolan klass klassen | skol[ae]* lärare läxor klassrum* elev*
exams tenta prov examen | tent[ao]* examen* kugg*
study studier universitet uppsats tenta tentan examen | plugg* universitet* uppsats* föreläs* student* plugga*
  universitetet
money pengar lön hyra skulder räkning* | betala* bank* sparpeng* betala kronor | dyr*
debt skulder lån | skuld* kronofogd* lånet lånade
bills räkningar hyra | räkning* hyra*
moving flytt flyttlådor flytten | flytt* lådor kartong* flyttade
house lägenhet lägenheten stugan | lägenhet* | hus huset stuga* rum*
repairs renovering | renover* rörmokare* | tak
neighbours grannar granne granne* | grann*
friendship vänskap vänner vän kompis* | vän*
loneliness ensamhet ensamheten | ensam* ensam tom tomt | ingen
silence tystnad stillhet tystnaden | tyst* tyst
grief sorg saknad förlust sorgen begravning begravningen död döden | sorg* sakna* änka änkling* dog
death död | dog död* kyrkogård* dö grav graven gravsten
funeral begravning | begravning* kista*
illness sjukdom feber diagnos cancer | sjuk* medicin* tablett* hosta* sjuk läkare* | doktor*
hospital sjukhus operation sjukhuset operation* | sjukhus* oper* akuten
cancer cancer cellgifter | cellgift* tumör*
pain smärta värk ont | smärt* värk* migrän* skada*
joints knä rygg höft | | knä* rygg* höft*
body kropp vikt | kropp*
therapy terapi | terap* psykolog*
fear rädsla mod | rädd* skräck* rädd
worry oro ångest stress | oro* ångest* stress* nervös* panik*
courage mod | modig* vågade
memory minne glömska demens minnen | glöm* demen* glömt glömmer
memories minnen barndom | minn* barndom*
caring omsorg vård äldreboende | hemtjänst* äldreboende* vårda*
ageing åldrande ålder | åldr* gammal
retirement pension pensionen | pension* pensionär
sobriety alkohol nykterhet | nykter* drack återfall* nykter | vin öl
food mat middag frukost | äta hungrig* middag*
cooking matlagning soppa bröd bakning mat maten bak* | baka* bakade recept* soppa* bröd* pannkak* | lagade
garden trädgård odling trädgården | trädgård* plantera* odl* blommor* tomat* rabatt* planterade
nature natur skog | skog* fågl* träd*
running löpning | sprang springa* löp* springa
sport träning skidor | trän* match* gym* skid* åkte
swimming simning | simm* simma*
walking promenad promenaden | promen* | gick
sea hav sjö båt havet sjön båten | hav* båt* vågor*
weather väder regn snö regnet snön mörker mörkret | regn* snö* storm* mörk* kyla regnade snöade
music musik kör piano sång kören | kör* sjöng sjunga sjung* piano* gitarr* konsert* sång* psalm*
painting måleri målning | måla* målning*
drawing teckning | teckna* rita*
crafts stickning | sticka* sydde
woodwork snickeri verkstad | snick* verktyg*
writing skrivande | dikt* roman*
reading läsning böcker | böck* | läs* bok*
calls telefonsamtal telefon telefonen | telefon* ringde | ring*
letters brev brevet | brev*
war krig | krig* bomb*
papers uppehållstillstånd papper | uppehåll* migrationsverk* visum*
homesickness hemlängtan | hemlängtan* längta* utlänning*
language språk svenska språket | språk* svenska* accent*
faith ?tro bön kyrka gud | bön* kyrk* präst* gud*
dog hund hunden | hund*
cat katt katten | katt*
farm gård | kor korna gården mjölk* traktor*
driving körkort | körkort* körlektion*
commute tåg buss | | tåg* buss*
travel resa semester | resa* resan* semester*
shop butik affär | butik* kassa*
rest vila | vila*
waiting väntan | | vänta*
hope hopp besvikelse hoppet | hopp* besvik*
doubt tvivel | tvivl*
shame skam lögn | skäm* skam* skäms
secret hemlighet lögn | hemlig* ljug* ljög*
guilt skuld | dåligt_samvete
anger ilska | arg* ilsk* skrek* arg
argument bråk | bråk* gräl*
forgiveness förlåtelse | förlåt* ursäkt*
pride stolthet | stolt*
help hjälp | | hjälp*
goodbyes avsked farväl | avsked*
crying gråt tårar | grät gråt* tår*
laughter skratt | skratt*
gratitude tacksamhet glädje lycka | tacksam* lycklig* | glad*
`;
