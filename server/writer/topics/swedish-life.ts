/** Work and the rest of life in Swedish diaries: see english.ts; a star stands for any ending. */
export const swedishLifeTopics = `
work jobb jobbet arbete arbetet kontoret kontor | arbet[ae]* arbetade chef* chefen kolleg* kollega mötet mötena
  kontor* kunden kunder lönesam* lönesamtal medarbetar* medarbetarsamtal anställ* anställd övertid* löneförhandling
  kundtjänst praktik* praktikplats* deadline* facket fackklubb* personalbrist underbemann* timanställ* timvik*
  vikariat* fast_tjänst fast_jobb tjänst_på arbetspass arbetskamrat* arbetsplats* arbetsgivar* arbetsdag* arbetsliv*
  karriär* sommarjobb* extrajobb* bemanningsföretag lunchrast distansjobb* hemmajobb* jobba_hemma teams-möte zoommöte
  presentation* konferens* avdelningschef* mellanchef* omorganis* provanställ* företaget firma firman uppdrag* ekonom
  sekreterare ingenjör* projektledare* tjänsteresa* stressigt_på_jobbet mobbing_på utfryst_på befordran arbetsmiljö*
  lönelyft apl lärling* kneg* knega* slita_hund kund kunderna kundens möte möten mötets jobb(?!ig)* mötesrum*
  personalmöte* arbetsmöte* säljmöte* avdelningsmöte* veckomöte* morgonmöte* arbetslag* arbetsledar* gruppchef*
  lagret_jobbar | projekt schema beställning mejl mail lager rapport personal fabrik
nights skift nattpass nattskift nattjobb | nattpass* skift* jour jouren jourpass* nattskift* kvällspass* morgonpass*
  dagpass tvåskift treskift nattpersonal delade_turer | pass natt schema
nursing ?avdelning sjukvård vården | patient* avdelning_på undersköterska* undersköterskor sjuksköterska* sköterska*
  sjuksköterske* ssk vårdbiträde* brukare* brukaren vårdtagare* medicinrond överrapportering vårdplatser iva-sköterska
  hemtjänst_jobbar | avdelningen ronden rapport
medic ambulans akuten | ambulans* ambulanssjuksköterska larmcentral hjärtstopp* hlr | larm
redundancy arbetslöshet jobbsökande uppsägning anställningsintervju | arbetslös* uppsagd* uppsägning* varsl* varsel
  ansökning* arbetsintervju* anställningsintervju* arbetsförmedling* a-kassa* a-kassan söka_jobb sökt_jobb söker_jobb
  jobbansök* jobbintervju* personligt_brev fick_inte_jobbet fick_sparken sparken sparkad neddragning* konkurs*
  avgångsvederlag omställning* rekryterare* | intervju avslag cv
company företag företaget firman eget_företag | egenföretag* enskild_firma frilans* moms* momsen omsättning*
  investerare* startup entreprenör* offert* f-skatt egen_firma konkurs* | faktura fakturor kunder
coding programmering kod | programmer* utvecklare* kodar koda* buggar bugg* deploy* pull_request merge* standup repot
  kodgranskning | server servern
trades bygge bygget snickeri byggarbete | byggarbets* snickare* elektriker* rörmokare_jobbar murare* mura* målare*
  plåtslagare* takläggare* betong* byggställning* byggjobb* byggfirma* hantverkare* lärling* gips_skivor bänkskiv*
  köksrenover* svetsa* svetsare golvlägg* platschef* byggde kapade kapsåg* mekaniker* verkstad* rev_köket bygga bygger
  byggt byggen byggplats* byggarbetsplats* ställningen_på gipsa gipsade regla reglade panel_spik* takstol* spikade |
  golv kök köket verktyg*
cleaning städning städjobb | lokalvård* städerska* städare* städfirma* städjobb* hemstäd* | städa* mopp* damms*
social socialtjänst socialt_arbete | socialsekreterare* soc socialtjänst* orosanmäl* klient* boendestöd*
  behandlingsassistent* kurator_på stödboende | utredning*
teaching undervisning lärarjobb elever | elev* undervis* lektionsplaner* rätta_prov rättar rättade rättning*
  betygsätt* utvecklingssamtal* lärarrum* kollegiet mentorselev* rektorn vikarierar mina_elever min_klass lärarlag*
  lärarutbild* pedagog* förskollärare* barnskötare* fritidspedagog* vfu | klass lektion* lärare klassen
school skola skolan ?klass läxor matte | skol[aedgkmrstv]* lärare läraren läxa läxan läx* klassrum* betyg* matte*
  mattan_prov rasten rektor* klasskamrat* klasskompis* gymnasie* gymnasiet högstadiet mellanstadiet nationella_prov
  mattetest matteprov* prov_i provet provvecka i_klassen skolka* skolk* lektionen lektioner skolfoto bänkkamrat
  betygssamtal kvarsittning so-prov no-prov engelskaprov studiedag skoltrött niondeklass nian nionde åttan sommarlov*
  höstlov* sportlov* student_fest studenten | prov klassen plugga paus elever lektion rast
exams tenta tentan prov_och examen | tent[ao]* examen* kugg* tentor plugga_till pluggat_till omtent* omprov
  högskoleprov* tentaplugg* tentaångest hp_provet slutprov* muntligt_prov | plugga pluggat prov
study studier universitet universitetet uppsats högskola utbildning | plugg* universitet* uppsats* föreläs* student*
  plugga* kurs_på studielån csn doktorand* studi[ep]* studera* studerar högskol* kandidat* kandidatuppsats magister*
  master* opponer* handledare* handledning* seminari* studentlägenhet folkhögskola* komvux tentaperiod nollning*
  campus avhandling* distansstudier yrkeshögskola studietakt poäng_kvar | kurs bibliotek* korridoren
research forskning labb | forsk* labb* doktorera* avhandlingen experiment* postdok* forskningsansökan anslag_från |
  artikel prover
restaurant restaurang café kafé | servitris* servitör* kypare bartender* kock* krogen restaurang* disken_på diskare
  serverar serveringen stamgäst* kallskänk* lunchservering | gäster dricks bord
hotel hotell | hotellrecept* receptionist* hotellstäd* | gäster
bakery bageri | bagare* bageri* degblandare konditor*
hair salong frisörsalong | frisörsalong* klippte_kund slingor barberare* frisör_jobbar | frisör* sax kund
post ?post postrunda | brevbärar* postbud* paketbud* utbärning budbil* budfirma tidningsbud* paketombud
  postnord_jobbar foodora wolt_bud | paket brevlåd* rundan terminalen
road lastbil ?taxi ?plogbil lastbilen | lastbil* lastbilschaufför* chaufför* busschaufför* taxichaufför* taxiförare*
  passagerar* åkeri* färdskrivare långtradar* trailer* kör_buss kör_taxi kör_lastbil plogbil* plogning* ploga*
  saltbil* timmerbil* virkesbil* grusbil* släpvagn* bussförare* spårvagnsförar* distributionsbil* | motorväg* vägen
  tur
railway järnväg | lokförare* järnväg* konduktör* tågklarerare* ställverk* | tågvärd*
warehouse ?lager fabrik lagret | truck* truckförare lagerjobb* lagerarbet* plockar_ordrar fabriks* fabriken
  löpande_band orderplock* industri* industrin_jobb produktionen pallar | band
shop ?butik ?affär mataffär | butiksbiträde* butikschef* butikskontroll kassajobb* kassör* sitter_i_kassan stammis*
  stamkund* skyltfönster* bokhandel_jobbar marknadsstånd* inventering* frukthandel försäljare* säljare* | kassa*
  kunder varor hyllor
police polisjobb | polis_jobb polisman poliserna_på yttre_tjänst polisaspirant patrullen | polis*
fire räddningstjänsten brandstation | brandman* brandmän* brandstation* räddningstjänst* rökdykar* deltidsbrandman
military lumpen militärtjänst försvaret | värnplikt* mönstring* mönstra* soldat* regemente* utlandstjänst* rekryt*
  hemvärn* militär*
politics politik valrörelse kommunfullmäktige | kommunfullmäktige* kommunpolit* partiet partimöte valkampanj*
  valarbet* politiker* riksdag* demonstration* demonstrer* | val röst*
journalism journalistik redaktion | journalist* reporter* redaktion* redaktör* nyhetsdesk* lokaltidning* | artikel
  källa
strike strejk | strejk* fackför* avtalsrörelse*
security bevakning | väktare* ordningsvakt* vakt_på bevakning*
fishing fiske | fiskar fiskade fiska fiskat fiskare* fiskebåt* trålare* kräftskiva nät_la metspö* gädd* abborr*
  laxfiske isfiske pimpla* fisket fisketur* fiskespö* fiskekort fiskelyck* fiskelina | nät fångst
money ?pengar lön ekonomi ekonomin lönen | räcker_inte_till pengarna_räcker pengar_kvar inga_pengar ont_om_pengar
  ekonomisk* sparpeng* sparkonto* spara_pengar försörjningsstöd* existensminimum försäkringskassan bostadsbidrag*
  löneförhöjning* löneskillnad sjukpenning luspank pank fattig* slut_på_pengar månadsbudget budget* utgift* matpriser
  elpriser elräkning* inflation* socialbidrag pengabekymmer dyrtid* fickpeng* veckopeng* barnbidrag tomt_på_kontot
  kontot_tomt lönelyft arv_pengar deklaration* | betala* betalade kronor räkning* bank* dyr* skatt* hyra* swish*
  sparat sparade
debt skulder lån skuldsättning | skuldsatt* skulder* kronofogd* kronofogden lånet lånade_pengar inkasso* avbetal*
  amorter* snabblån* sms-lån betalningsanmärkning* skuldsanering* kreditkort* lånat_pengar | låna* lånade
bills räkningar hyra hyran elräkning | hyreshöjning* hyreskont* hyresvärd* elräkning* avi_på vräk* elkostnad* hyran_är
  driftskostnad* ränta räntan räntor* bolån* | räkning* faktur*
moving flytt flytten flyttlådor | flytt* flyttade flytta flyttat flyttlass* ny_lägenhet nya_lägenheten nytt_hus
  nya_huset lägenhetsvisning bostadskö* andrahand* ny_stad nya_staden flyttstäd* inflyttning* tillträde* bostadsbyte*
  egen_lägenhet flyttat_in flytta_in | lådor kartong* packa* nyckel nycklar
house ?lägenhet ?hem ?hus ?lägenheten stugan | hyreskontrakt* bostadsrätt* sälja_huset sålt_huset husköp* hemmafix*
  hushåll* hushålls* dödsstäda* bostadsbrist villan radhus* kollektiv* | vardagsrum soffa balkong rum* dörr fönster
  huset kök
repairs renovering ?tak vattenskada | renover* rörmokare* vattenskad* mögel mögligt stopp_i_avloppet tapetser* kakla*
  kakel hantverkare_kom elektriker_kom värmepump* pannan_gick taket_läcker måla_om badrumsrenover* byta_fönster fukt_i
  reparation* reparer* laga_taket vvs värmen_funkar läckte läckage* läckan läcka läckt | taket kran målade golv läcker
neighbours grannar granne grannen grannarna | grannes grannfru* granngubb* grannkvinn* grannskap* grannsämja
  störande_grannar trapphuset_granne
friendship vänskap vänner vän kompis kompisar polare | vännen vännerna väninna väninnor väninnan kompisen kompisgäng*
  bästis* bästisen bästa_vän bästa_kompis barndomsvän* kompis* polarna polaren tjejgäng* killgäng* gamla_vänner
  gammal_vän tjejkväll vänskap* vänkrets* umgäng* vänskapen vännernas kompisarna kompisens polarn bästisar tjejkompis*
  killkompis* jobbarkompis väninnorna barndomskompis* gammal_kompis gamla_kompisar umgås umgicks | gänget tjejerna
  grabbarna
dog hund hunden valp valpen | valp* hundpromenad* hundar hundarna hundens hundmöte* hundvakt* hundkurs* rasta* rastade
  skällde_hunden tik tiken jycke* voffsen kennel hundgård matte_och_husse | veterinär* koppel kopplet
cat katt katten kattunge | katt* kattunge* katter kisse* kissen misse* spinner_katten kattlåda* jamar | veterinär*
  spann
horse häst hästen hästar ridning | häst* stallet ryktade ponny* föl fölet sto stoet travhäst* galopper* sadel*
  hovslagar* hage rida rider red ridit ridskola* ridlektion* ridläger* ridhus* ridtur* | stall
garden trädgård trädgården kolonilott odling | trädgård* plantera* odl* planterade odla odlade vattnade vattna
  växthus* sådde sått så_frön fröer krukväxt* ogräs* rensade_ogräs klippte_gräset gräsklipp* kolonilott* koloni*
  pallkrag* beskär* kompost* äppelträd* potatisland* plantor plantan skott_på blomrabatt rosor* tulpan* dahlior
  sticklingar frösådd* omskol* rabatterna rabattkant* | tomat* blommor blomm* skörd* gräva gräs gräset
nature natur naturen skog skogen | skog* svamp_plocka svampskog* svampplock* kantarell* bärplock* blåbär_plock lingon
  naturreservat* solnedgång* soluppgång* stjärnhim* friluftsliv* vildmark* älgen norrsken* | träd träden fågl* fågel
  bäck rådjur måne himmel
running löpning maraton löprunda | sprungit springtur* joggade jogga* joggingrunda löptur* halvmara* maraton*
  intervall* löparskor* milen_på springa_milen sprang_milen sprang_mil kilometer_sprang nummerlapp* vasaloppet
  lidingöloppet personbästa parkrun motionslopp löpa löpte löppass* löpningen löpspår* löpband* löpträning* | sprang
  springa runda kilometer mil löp[neprst]*
training träning träningen gym gymmet | gym* träna tränare* tränat tävling* styrketräning* yoga* pilates crossfit
  skidor* skidåkning längdskidor åka_skidor åkt_skidor skidspår* vikter marklyft knäböj friskis* pt spinning* laget
  omklädningsrum* gymnastik* friidrott* idrott* motion* motionera* cirkelträning* tränar tränade träningspass*
  träningsvärk* träningskompis* träningskläder tränarens | match* lag åkte
football fotboll fotbollen | fotboll* målvakt* straffspark* allsvenskan hammarby aik serieseger avspark innebandymatch
  fotbollsplan* halvlek* | match* mål lag domaren
teamgames ishockey hockey innebandy handboll tennis basket | hockey* hockeyn innebandy* handboll* tennis* basket*
  volleyboll padel* badminton bandy* pingis bordtennis shl golf* | match* mål
boxing boxning | box[ans]* boxades sparra* sparring* boxhandsk*
martial judo karate kampsport | judo* karate* taekwondo bjj dojo*
swimming simning simhall bad_i_sjön | simm* simma* simhall* simskola* bassäng* vinterbad* vinterbadade crawl*
  bröstsim* badhus* simträning | badade bada
cycling cykling cykeltur | cykl* cyklade cykeltur* racercykel* mountainbike* elcykel* punktering vätternrundan |
  cykel*
climbing klättring | klättr* boulder* bouldring firn* säkrade_mig topprep* klätterhall* | grepp
dancing dans dansen balett | dansade balett* salsa tango bugg_kurs dansa dansar dansat dansgolv* danskurs*
  danslektion* dansgrupp* danssko* danstävling*
skating skridskor konståkning | skridsko* skateboard* skata* isbana* långfärdsskridskor
walking promenad promenaden vandring | promen* vandr* vandring* långpromenad* kvällspromenad* skogspromenad*
  gick_en_sväng gick_en_runda fjällvandring* pilgrimsvandring* strosa* flanera* tog_en_promenad | gick runda
sea hav havet sjö båt sjön båten strand | hav* båt* brygga bryggan fiskebåt segla* seglade seglats* segel* skärgård*
  ebb strand* klippor klipporna fyren kajen hamnen salta_bad ombord skeppare* roddbåt* kajak* paddla* sjösätt* havsbad
  motorbåt* | vågor fyr kust vatten
sailing segling | segla* seglade segling* segelbåt* segelläger
island ön ö_i | skärgårdsö* öbor öbo
mountains fjäll fjällen skidåkning | fjäll* skidbacke* utförsåkning toppen_av alperna skidresa slalom* offpist
  snowboard* bergs* bergstopp toppstuga* | berg topp stuga
weather väder vädret regn regnet snö snön storm kyla mörker mörkret | regn* snöade snöar snöig* snö* kylan blåst
  blåste dimma dimman hagel åska* åskade oväder* värmebölja* vårväder kallgrader minusgrader köldknäpp* snöstorm*
  snöoväder snöskott* skotta_snö skottade skotta höstmörker* vintermörk* vinterdepp* rusk* slask* slasket isigt isgata
  ösregn* ösregnade duggregn* hetta* becksvart grått_väder stormar stormade stormen halkigt halt_ute halka halkan
  mörkt_ute mörkt_när mörk_morgon novembermörk* kolmörk* mörkt | sol solen is isen november höst vinter vintern kallt
  kall vind mörk*
flood översvämning | översväm* sandsäckar
drought ?torka torkan | uttorkad*
music musik musiken ?kör kören sång piano gitarr | körsång* körövning* sjöng sjunga sjung* piano* gitarr* konsert*
  sång* fiol* violin* cello* stråk* orkester* noter noterna repetition* låten låtar ackord* spelar_piano spelade_piano
  spelar_gitarr spelade_gitarr trumset* trummor* trumpet* flöjt* klarinett* saxofon* dragspel* dirigent* kantor*
  övar_på musik* musikskola* kulturskolan replokal* replokalen repade melodi* vispop körledare* spelman* nyckelharpa*
  instrument* skala_övar blåsorkester* uppträdande* spelning* låtens låttext* | ton övade övar öva spelade spelar rep
  stämma
band ?band | bandet_repade replokal* trummis* basist* sångare_i
painting måleri målning konst målningar | måla_tavla målar_tavlor måla[rd]* målade akvarell* oljefärg* duk duken
  pensel* penslar ateljé* målarkurs* konstnär* konsten akryl* stafflie | färger tavla tavlor måla
drawing teckning teckningar | teckna* teckning* skiss* skissblock* rita[rtd]* ritade | rita penna
exhibition utställning museum | utställning* museum* museet galleri* vernissage*
pottery keramik | drejade dreja* keramik* lera_dreja glasyr* brännugn
crafts stickning virkning sömnad handarbete | sticka* stickade stickning* virka* virkade sydde sy_en symaskin* syr
  brodera* broderi* garn garnet lapptäcke* vävde väv[ae]* vävstol* pyssla* pyssel* hantverk* | sy tyg nål tråd sticka
woodwork träslöjd snickra ?verkstad | snickr* snick[ae]* slöjd* slöjda* täljde tälja* svarva* hyvla* modelljärnväg*
  modellbygge* restaurera* restaurerade möbelsnick* fiolbygg* | såg trä verktyg* limma*
writing skrivande dikter dikt roman novell | novell* manus* manuset författar* förlag* refuser* skrivarkurs*
  skrivkramp* poesi* poet* skriva_bok skriver_på_en min_bok kapitel_skrev skrivit_klart romanen romaner romanens
  dikten dikterna diktsamling* | skriva skrev kapitel bok dagbok
reading läsning ?böcker | bokklubb* bokcirkel* läste_ut läst_ut läsning* biblioteksbok* bokhandel* läshörna läslust
  boken_är läsecirkel deckare* pocketbok* | läser läst läsa läste
photography fotografi fotografering | fotograf* fotade fota* kamera_med objektiv* | kamera foton bilder
theatre teater teatern premiär | teater* skådespel* amatörteater* pjäs* generalrep* musikal* improviser* revy*
  premiären premiärkväll* | scen scenen publik roll
gaming gaming dataspel tv-spel | gam[ea]* gamade spelkväll* playstation xbox fortnite minecraft nintendo* datorspel*
  lanade twitch discord | spelat spela
chess schack | schack*
calls telefonsamtal ?telefon | videosamtal* facetim* långa_samtal pratade_länge_i pratade_i_telefon prata_i_telefon
  telefonsamtal* ringsamtal röstmeddelande* | ringde ringt samtal samtalet sms telefon* ring ringer ringa svarade
  meddelande*
phone ?mobilen skärmtid sociala_medier | skärmtid* skrolla* scrolla* scrollade skrollade tiktok doomscroll*
  mobilberoende mobilförbud följare likes instagram_raderade mobilfri* | mobil instagram insta snap snapchat skärm*
letters brev brevet vykort | brev_från skrev_brev brevvän* handskrivet vykort* brevväxl* | kuvert* frimärk* brev*
news nyheter nyheterna politik | nyhet* valet_i valresultat* klimatkris* klimatångest* klimat* världsläget trump putin
  riksdagsval* rubriker* | val tidning*
war krig kriget | krig* bomb* ukraina gaza syrien flykting* flytt_från raketer* drönare* soldater bombade skyddsrum* |
  sirener flydde
papers uppehållstillstånd asyl medborgarskap ?papper | migrationsverk* visum* asyl* medborgarskap* utvisning* utvisad
  utvis* arbetstillstånd* anhöriginvandring* uppehållstillståndet uppehållsrätt | pass gräns ansökan
homesickness hemlängtan | hemlängtan* hemland* hemlandet längtar_hem längtade_hem längta_hem utlandet_bor utvandr*
  emigrer* rotlös* långt_hemifrån utlandssvensk* långt_från_hemma | längta* utomlands främmande
belonging tillhörighet | tillhörighet* höra_hemma hör_hemma hör_inte_hemma passar_inte_in passa_in mellanförskap
  utanförskap* rasism* rasistisk* utböling* invandrar* | främmande
language språk språket accent dialekt ?svenska | språk* svenskakurs* sfi accent* dialekt* grammatik* ordförråd*
  modersmål* tvåspråkig* översätt* glosor duolingo bruten_svenska tolken tolkar | engelska svenska* uttal*
speech stamning | stamma* stammade stamning*
prison fängelse fängelset | fängelse* häkte* häktet anstalt* intagen intagna fotboja frivården kriminalvård* | cell
court rättegång domstol tingsrätt | rättegång* tingsrätt* domstol* domare* advokat* polisanmäl* åtal* vittna* hovrätt*
  stämningsansök* domen_föll dömd dömdes | domen
farm gård lantbruk kor korna ?gården | gårds* lantbruk* jordbruk* traktor* mjölk[abn]* mjölkning* mjölkade kalv*
  kalven ladugård* ladugården bonde bönder bondgård* höskörd* skörd* får_lamm lamm lammen lamning* höns* getter grisar
  gris_bonde kvigor ensilage* tröska* tröskade mjölkbönder åkern vall_slog hö_in åkrar åkrarna bondgården kossor
  kossorna korna_är grisarna lammungar | ko hö höns får skog stall fält
bees bin biodling | biodl* bikup* bisamhälle* bidrottning* honungsram* varroa* | honung* svärm*
driving ?bilkörning körkort körkortet övningskörning | körkort* körlektion* uppkörning* körskola* övningskör*
  kuggade_uppkörning trafikskola* teoriprov* fickparkera* krock* | köra koppling rondell
travel resa resan semester semestern | resväska* resa_till rest_till semester* semestra* flygplats* utlandsresa*
  charter* backpack* campa* tågluff* weekendresa* jorden_runt solsemester vandrarhem* | resa* flyg* hotell* packade
  väska
commute pendling ?tåg | pendla* pendlare* pendeltåg* pendling* tågförsening* försenat_tåg inställt_tåg inställda_tåg
  tåg_inställt sl-strul sj_försening restid* | tåg* perrong* försening* försenad* tunnelbana* buss* station* bilkö*
car ?bil ?bilen | bilbesiktning* besiktning* besiktigade bilverkstad* däckbyte* vinterdäck* bilkrångel bilen_strejkar
  bärgning* bärgare* bilköp* bilen_dog | motor däck
clothes kläder | garderob* klädstil* secondhand* outfit*
village byn | bygemenskap* bygdegård* hembygds* byalag*
volunteering ideellt_arbete volontär | volontär* ideell* röda_korset föreningsliv* soppkök* styrelsemöte*
  stadsmission* blodgiv* frivilligarbet* frivilliga | förening* styrelse*
rest vila ledighet återhämtning | vila* vilade vilat vilar ledig_dag ledig lediga återhämt* avslappn* avkoppl* slappa*
  slappade slappna* gjorde_ingenting gjort_ingenting meditera* meditation* mindfulness* bastu* spa soffhäng latade
  latmask ladda_batterierna | paus soffan bad
birthday födelsedag | födelsedag* fyllde_trettio fyllde_fyrtio fyllde_femtio fyllde_sextio fyller_år fyllde_år
  fyllt_år födelsedagskalas | tårta present*
christmas jul ?julen julafton midsommar | jul[abdefgkmpst]* julafton* julklapp* adventsljus* lucia* nyårs* nyårsafton
  midsommar* påsk* pepparkak* lussebull* | gran granen present*
funerals begravningsbyrå | begravningsentreprenör*
sailor sjölivet | sjöman* sjömän* maskinrum* matros* styrman*
accident ?olycka bilolycka | trafikolycka* bilolycka* cykelolycka påkörd krockade krock krocken arbetsolycka* voltade
boredom tristess ?leda | uttråkad* långtråkig* tråkigt_idag ha_tråkigt urtråkigt dötråkigt tråkigaste tråkig_dag
boss !chef | min_chef_sa chefen_sa chefen_ringde
colleagues kollegor arbetskamrater | kollega kollegan kollegorna arbetskamrat* jobbarkompis* kollegans kolleger
  arbetskompis* jobbkompis* jobbkompisar
calm ?lugn frid | lugnare stillsam* fridfull* inre_lugn rofylld* harmonisk* | lugnt
dreams drömmar mardrömmar | mardröm* drömde_att drömde_om drömt_om | dröm drömde drömmen
emptynest tomt_bo | utflugna flyttat_hemifrån flyttar_hemifrån flyttade_hemifrån
future framtid framtiden | framtid* om_fem_år om_tio_år
givingup ge_upp | gett_upp gav_upp ger_upp kasta_in_handduken lägga_ner lagt_ner vill_sluta
gossip skvaller rykten | skvallr* skvaller* snack_bakom bakom_ryggen baktal* ryktena ryktas | rykte*
heart hjärtproblem hjärtinfarkt | hjärtinfarkt* hjärtflimmer förmaksflimmer pacemaker hjärtsvikt kardiolog* bypass
housework hushållsarbete städning tvätt | dammsuga dammsög dammsugit storstäda* storstädning disken disk_på tvätten
  tvättstuga* stryka_skjortor rensade_ut tvätthög* | städa städade diskade tvättade
longing längtan saknad_efter | längtan* längtade_efter längtar_efter saknar_dig saknar_honom saknar_henne
  distansförhållande | längtar saknar
mistake misstag ?fel | misstag* gjorde_fel gjort_fel klantade klantat tabbe tabben
newjob nytt_jobb nya_jobbet | nytt_arbete jobbyte bytt_jobb byta_jobb fick_jobbet jobberbjudande första_arbetsdag
  första_dagen_på ny_tjänst
overlooked osynliggjord | ignorer* förbisedd inte_sedd ingen_lyssnar osynlig_för utnyttjad* överkörd räknas_inte
  åsidosatt
party ?fest ?festen kalas | festade hemmafest inflyttningsfest maskerad kräftskiva studentfest avslutningsfest
periods mens endometrios | mensvärk pms pcos mensen
racism rasism | rasis* diskrimin* n-ordet var_kommer_du
relief lättnad | lättad lättnad* sten_från_bröstet andas_ut andades_ut föll_från
roommate rumskompis | rumskompis* inneboende* kollektivet korridorskompis
sadness ledsamhet nedstämdhet | ledsen ledsna ledset nedstämd* nere_idag deppig* olycklig vemod* sorgsen* dyster*
  deppar
shopping ?handling shopping | storhandla* handla_mat veckohandla* shoppa* inköpslista* | handla handlade
teeth ?tänder tandläkare | tandläkar* tandvärk rotfyll* visdomstand* tandställning* tandlossning hål_i_tanden | tand
theft stöld inbrott | stulen stulit stal stulna inbrott* tjuv* rånad rånade bestulen snodde snott
kindness vänlighet | snäll_gest vänlig_gest vänliga_ord snällt_av
animals djur husdjur | kanin* hamster* marsvin* undulat* sköldpadda* akvarium*
birds ?fåglar fågelskådning | fågelskåd* fågelbord* fågelholk* talgox* rödhake* tranor tranorna sädesärl*
motorbike motorcykel | motorcyk* moped* mc_tur hojen
hobby hobby scrabble kortspel korsord | hobby* pussel* pussla* frimärk* samling_av korsordet sällskapsspel* brädspel*
  alfapet kanasta bridge bouleklubb*
housebuying husköp | köpa_hus köpt_hus köpte_hus budgivning* lånelöfte* mäklare* visningen kontantinsats* huset_sålt
  bolånelöfte
television ?tv serie bio | netflix tv-serie* melodifestivalen mello filmkväll* | film serien
disappointment besvikelse | besvik* besviken snopen
excitement förväntan | förväntansfull* ser_fram_emot längtar_till pirrig* räknar_dagar uppspelt*
rudeness otrevlighet | otrevlig* oförskämd* otrevligt förolämp* ohövlig* dryg_kund
trauma trauma | trauma* ptsd flashback*
camping camping | camping* tältade tälta* husvagn* husbil* lägereld* | tält
addiction missbruk beroende | missbruk* beroende_av knark* tolvsteg* behandlingshem* avgiftning droger drogerna
  drogberoende drogmissbruk*
`;
