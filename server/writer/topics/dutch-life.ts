/** Work and the rest of life in Dutch diaries: see english.ts; a star stands for any ending. */
export const dutchLifeTopics = `
work werk baan kantoor werkdag | baas chef collega* vergadering vergaderen vergaderingen gewerkt werken klant klanten
  deadline* leidinggevende* overuren contract uitzendbureau uitzendkracht manager teamleider dienstrooster kantoortuin
  thuiswerk* thuisgewerkt thuis_gewerkt overleg functioneringsgesprek beoordelingsgesprek salarisverhoging stage
  stagiair* stageplek bijbaan bijbaantje zaterdagbaan vakantiewerk afdelingshoofd directeur directie hr-gesprek
  promotie proeftijd opzegtermijn ontslag ontslagen personeelstekort onderbezet onderbezetting ingevallen invallen
  presentatie kantoor* loonstrook secretaresse ingenieur boekhouder receptioniste ambtenaar gemeente_werk zoom-call
  teams-meeting meeting* bedrijf klus klussen_voor opdrachtgever werkgever werknemer* loopbaan carrière vakbond
  gepest_op_werk zwoegen ploeteren leerling-monteur mbo-stage reorganisatie personeel borrel_werk
  werk(?!elijk)(?!ing)(?!wijze)(?!loo)* heidag functiegesprek teamoverleg teambuilding gemeentehuis ambtenaren
  vergunningen vergunningaanvraag dienst_gehad werkoverleg mijn_baas leidinggevenden afdelingsoverleg | project team
  mail mails ploeg rooster bestelling machine bureau magazijn dienst bezwaar vergunning
nights nachtdienst nachtdiensten nachtwerk ploegendienst diensten | nachtdienst* late_dienst vroege_dienst
  avonddienst* ploegendienst* nachtploeg nachtwacht weekenddienst dagdienst dubbele_dienst onregelmatig* wisseldienst
  bereikbaarheidsdienst achterwacht slaapdienst laatdienst vroege_ploeg late_ploeg | dienst overdracht
nursing ?afdeling verpleging thuiszorgwerk | patiënt* verpleegkund* verpleger verpleegster bewoner_van bewoners
  verzorgende verpleegafdeling op_de_afdeling ic-verpleegkundige wondverzorging visite medicijnronde zorgmedewerker
  zorgkundige helpende | overdracht cliënt*
medic ambulance spoedeisende_hulp | ambulance* ambulanceverpleegkundige reanimatie gereanimeerd meldkamer paramedic |
  melding rit
redundancy werkloosheid sollicitaties ontslag sollicitatie sollicitatiegesprek | sollicit* sollicitatie* werkloos*
  werkloze gesolliciteerd uwv ontslagen wegbezuinigd bijstand ww-uitkering uitkering vacature* cv motivatiebrief
  boventallig reorganisatie afgewezen_voor op_straat_gezet contract_niet_verlengd faillissement afvloeiing*
  vaststellingsovereenkomst baan_kwijt baan_verloren baan_zoeken werkzoekend* outplacement afwijzingsmail | afwijzing
company bedrijf onderneming eigen_zaak | zzp* freelance* opdrachten ondernemer* investeerder* startup eigen_bedrijf
  kvk omzet btw-aangifte faillissement offerte* ondernemen | factuur facturen
coding programmeren software | programmeur developer programmeer* bug bugs deployment deploy code_review merge
  pull_request standup sprint_review repo codebase | server code release
trades bouwplaats ?bouw | timmerman* metselaar* metselen loodgieter_ben elektricien_ben stukadoor* bouwvakker*
  dakdekker* steiger* steigerbouw beton lasser lassen_op hijskraan voorman uitvoerder aannemer* installateur monteur*
  bouwkeet | steen kraan
cleaning schoonmaak | schoonmaakster schoonmaker* schoonmaakwerk poetsvrouw poetshulp interieurverzorg* | poetsen
  emmer dweil
social maatschappelijk_werk jeugdzorg | jeugdzorg* hulpverlener* cliënten wijkteam uithuisplaatsing begeleider_op
  woonbegeleid* | cliënt
teaching lesgeven ?klas onderwijs leerlingen | leerling* nakijken nagekeken rapporten lesuur oudergesprek*
  oudergesprekken rapportgesprek* docent* lerarenkamer mijn_klas lessen_voorbereid voor_de_klas lerarenopleiding
  surveilleren mentorklas mentorgesprek* schoolleider kleuterjuf studiedag invaljuf pabo leerkracht* geef_les gaf_les
  lesgeef* kwt lesplan | juf meester schoolbord leraar les
school school huiswerk wiskunde ?klas middelbare_school | leraar lerares les_uitgevallen tussenuur proefwerk* toets
  toetsen toetsweek schoolplein brugklas klasgenoot klasgenoten klasgenootje in_de_klas mijn_klas_zit spijbel*
  gespijbeld rooster_vrij mentor cijfer cijfers onvoldoende schoolfeest schoolreis* schooltas schoolbank basisschool
  havo vwo vmbo atheneum gymnasium mavo profielkeuze rekentoets spreekbeurt presentatie_voor zittenblijven
  blijven_zitten blijf_zitten nablijven strafwerk schooldag schoolexamen herkansing herkansen na_school
  overgangsrapport kantine_zat boekverslag school* lesuitval pauze_alleen vriendengroepje_op | les juf meester rapport
  pauze lokaal
exams examens examen tentamen eindexamen | tentamen* examen* geslaagd gezakt tentamenweek herexamen hertentamen
  blokken geblokt eindexamens examenstress examenvrees leren_voor geleerd_voor toetsweek samenvatting*
  diploma-uitreiking studeren_voor | cijfer leren geleerd
study studie studeren universiteit scriptie opleiding hogeschool | gestudeerd college colleges collegezaal
  studiepunten scriptiebegeleider scriptie* student* studente studie* uni universiteits* hbo collegegeld studiekeuze
  studiegenoot bachelor master masterscriptie afstuderen afgestudeerd afstudeer* bsa duo-schuld studentenhuis
  studentenkamer stufi werkgroep_voor bachelorscriptie erasmus tussenjaar studieschuld thesis propedeuse
  promotieonderzoek practicum | bibliotheek vak paper
research onderzoek_doen lab promotie_onderzoek | promotor proefschrift promovendus promoveren labwerk experiment*
  pipet* reviewer* subsidieaanvraag postdoc | onderzoek artikel
restaurant restaurant café horeca | serveerster ober bediening_in barista kok chef-kok afwasser serveren horeca*
  keuken_van_het lunchroom bardienst koffietent keukenploeg | gasten fooi tafels terras
hotel hotel | receptie kamermeisje housekeeping hotelgasten nachtportier roomservice | gasten
bakery bakkerij | deegmachine broodjes_gebakken croissants patissier bakkersvak meesterbakker deeg_kneden | meel oven
  deeg bakker
hair kapsalon kapperszaak | kapster knippen_bij kappers* barbershop | kapper klant schaar
post ?post postronde pakketten bezorging | postbode* pakketbezorg* bezorger* bezorg* postbezorger* maaltijdbezorg*
  thuisbezorgd postwijk postsorteer* koerier* brievenbussen krantenwijk flitsbezorger | pakket pakje brievenbus route
  wijk
road vrachtwagen vrachtwagenchauffeur ?taxi | chauffeur* trucker* buschauffeur* taxichauffeur* passagiers rijtijden
  tachograaf vrachtauto vracht trailer oplegger laden_en_lossen heftruck trambestuurder* | rit snelweg lading bus
  haven file
railway ?spoor | machinist* conducteur* treindienstleid* seinhuis locomotief | perron
warehouse magazijn fabriek distributiecentrum | lopende_band heftruck* pallets orderpick* magazijn* inpakafdeling
  lopendebandwerk productiewerk sorteercentrum scanner fabrieks* | rekken ploeg
shop ?winkel supermarkt | winkelvloer verkoopster verkoper kassière vakkenvullen vakkenvuller winkel[iem]* boekwinkel
  toonbank etalage filiaal kassawerk vaste_klanten vaste_klant winkelier* marktkraam marktkoopman inventaris | kassa
  klant klanten schappen
police politiewerk | agente agent_bij politiebureau surveill* rechercheur* politie(?!k)* | politie
fire brandweer | brandweer* uitruk uitgerukt | brand
military leger defensie | soldaat* kazerne militair* uitzending_naar landmacht marinier* | missie
politics politiek gemeenteraad | gemeenteraad* raadslid wethouder campagne_voeren verkiezing* tweede_kamer fractie*
  burgemeester demonstratie kabinet | stemmen partij
journalism journalistiek redactie | journalist* redacteur hoofdredacteur interview* krant_werk deadline_krant |
  artikel bron
strike staking | staken staak* vakbond* cao gestaakt
security beveiliging | beveiliger* portier* uitsmijter bewaker* surveillance
fishing visserij vissen_op | visser* kotter viskotter vangst hengel* vissen_gegaan gevist | netten vis
money ?geld salaris loon spaargeld geldzorgen | geldzorg* geldproblemen geldgebrek rondkomen schulden toeslag
  toeslagen bijstand uitkering spaarrekening sparen gespaard bezuinig* geld_over geld_tekort geen_geld te_weinig_geld
  geld_op maandlasten vaste_lasten krap_bij_kas rood_staan rood_staat in_de_min bankrekening_leeg zakgeld minimumloon
  voedselbank inflatie energielasten financieel* financiën budget armoede arm_zijn huurachterstand hypotheek
  belastingaangifte onbetaalbaar niet_betalen kan_betalen alles_duurder zwart_geld poen centen erfenis geldkwestie
  loonsverhoging | betalen betaald duur rekening* euro bank belasting uitgaven huur
debt schulden schuld_bij lening | aanmaning* deurwaarder* incasso* schuldhulp* schuldsanering afbetaling afbetalen
  aflossen geleend_geld bewindvoerder schuldeiser* studieschuld betalingsachterstand beslaglegging betalingsregeling
  rood_staan krediet* | geleend lenen
bills rekeningen huur energierekening | huurverhoging huurachterstand huurbaas verhuurder gasrekening stroomrekening
  energiekosten voorschot vaste_lasten huurprijs servicekosten uit_huis_gezet huisuitzetting hypotheek | rekening*
moving verhuizing verhuizen | verhuisd verhuis* verhuisdozen verhuiswagen nieuwe_huis nieuw_huis nieuwe_woning
  sleuteloverdracht oude_huis woning_zoeken huis_zoeken kijkhuis bezichtiging woningruil kamer_zoeken nieuwe_stad
  ander_huis nieuwe_appartement verhuizers samen_gaan_wonen op_mezelf op_kamers | dozen inpakken ingepakt uitpakken
  sleutel
house ?huis ?thuis appartement woning flatje | huisgenoot* huurhuis koophuis woningnood studentenhuis sociale_huur
  huis_verkocht huis_verkopen bod_op_huis opgeruimd_en schoonmaakrooster woongroep flat_gehuurd huurcontract | kamer
  keuken deur raam balkon trap woonkamer flat
repairs verbouwing renovatie lekkage ?dak dakgoot | verbouw* verbouwen loodgieter* schilder_komt lekt lekkend lekte
  schimmel klussen geklust kluslijst aannemer_kwam tegelzetter isolatie cv-ketel ketel_kapot verwarming_kapot
  waterschade vochtplek gestuukt stucen behangen verstopping kluswerk schuren_en bouwmarkt vloer_gelegd laminaat
  reparatie repareren gerepareerd elektricien lekken_van ladder_op | kraan tegels geverfd verwarming monteur kapot
  boor verstopt
neighbours buren buurvrouw buurman ?buurt | buurmeisje buurjongen bovenburen onderburen bovenbuurman bovenbuurvrouw
  onderbuurvrouw geluidsoverlast buren* buurtfeest buurtapp burenruzie straatfeest
friendship vriendschap vrienden vriendin vriend vriendinnen ?maat | vriendengroep beste_vriendin beste_vriend
  oude_vriend oude_vriendin vriendschappen hartsvriendin boezemvriend maten_van mijn_maten mijn_maat klimmaat
  vriendinnetje vriendjes vriendinnetjes bff bestie jeugdvriend* schoolvriend* clubje weerzien bevriend vriendenclub
  kameraad kameraden matties mattie vriendinnenweekend vriendengroepje vriendinnen_van vriendin_gebeld oude_vrienden
  goede_vriendin goede_vriend dierbare_vriend vriendendienst | appte groepje borrel
dog hond puppy honden hondje | honden* hondenuitlaat* hond_uitgelaten hond_uitlaten uitlaatrondje pup puppy* baasje
  blaft blafte geblaft asielhond labrador hondenschool poot_van hondenmand | riem dierenarts
cat kat poes kitten katten | kattenbak poezen kittens spint spon katje poesje kater_van mauwt miauw* kattenvoer |
  dierenarts krab*
horse paard paarden paardrijden pony | manege paardrijles merrie veulen zadel gereden_op hoefsmid ruiter rijlaarzen
  bokken_paard dressuur | stal
garden tuin moestuin volkstuin tuinieren | geplant zaaien gezaaid zaailing* onkruid wieden gewied schoffel* gieter
  moestuinbak snoeien gesnoeid kas_tomaten tuincentrum tuinhuisje tuin* gras_gemaaid grasmaaien compost* stekje*
  stekjes bloembollen appelboom perenboom kweekbak balkontuin planten_water plantjes bloeien snijbloemen slakken_in
  tulpenbollen krokussen aardappels_gerooid | tomaten rozen zaden sla courgettes oogsten geoogst aarde bloemen planten
  plant bloeit kas
nature natuur bos | natuurgebied boswandeling zonsondergang zonsopgang sterrenhemel heide hei paddenstoelen veluwe
  waddengebied natuur(?!lijk)(?!kund)* | bomen boom vogel ree sterren rivier maan
running hardlopen marathon halve_marathon | hardgelopen hardloop* hardloopschoenen rondje_gerend rondje_hardlopen
  rondje_rennen joggen gejogd rennen_gegaan looptraining loopgroep startnummer finish persoonlijk_record parkrun
  kilometer_gelopen km_gelopen duurloop interval* | gerend rennen kilometer ren loopje
training training sport sportschool fitness yoga | trainer trainen getraind traint trainings* wedstrijd* kleedkamer
  kampioen* sporten gesport sporthal gym workout krachttraining pilates crossfit gewichten squats toernooi* competitie
  turnen zumba spinningles personal_trainer sportclub sport_gedaan | ploeg team
football voetbal voetballen | voetbal* keeper scheidsrechter penalty doelpunt* gescoord voetbalclub elftal rust_stond
  ajax feyenoord psv spits_van uitwedstrijd thuiswedstrijd | goal veld gewonnen bal
teamgames hockey handbal volleybal tennis basketbal korfbal | hockey* handbal* volleybal* tennis* basketbal* padel
  tafeltennis badminton waterpolo darten korfbal*
boxing boksen kickboksen | boks* bokshandschoen* sparren gebokst bokstraining
martial judo karate | judo* taekwondo jiujitsu bjj dojo
swimming zwemmen zwembad | gezwommen zwem* zwemles baantjes baantjes_getrokken schoolslag borstcrawl zwom | duik
cycling ?fietsen wielrennen racefiets mountainbiken ?fiets | fietstocht fietstochtje fietsvakantie wielren*
  wielrenner* mountainbike* peloton gewielrend fietsrondje e-bike toerfiets lekke_band fietsclub | gefietst
climbing klimmen boulderen klimhal | boulder* gezekerd zekeren klimtouw klimpartner route_geklommen geklommen klimmuur
  klim(?!aat)* | route touw greep
dancing dansen ballet dansles | gedanst dans* salsa danste tango danslessen
skating schaatsen | geschaatst schaats* skateboard* skeeler* ijsbaan elfstedentocht
walking wandelen wandeling wandelingen | gewandeld wandel* blokje_om ommetje rondje_gelopen struinen avondwandeling
  wandelde pelgrim* boswandeling vierdaagse lange_wandeling | gelopen park
sea zee strand boot haven schip | golven_op eb vloed vuurtoren zeilen zeilboot duinen strandwandeling branding
  waddenzee noordzee kustlijn meeuwen zeelucht strand* roeiboot sloep schipper aan_boord matroos zeeziek | dek dijk
  water golven schepen
sailing zeilen | gezeild zeilboot zeilles mast zeilkamp
island ?eiland | eilander* waddeneiland texel vlieland terschelling ameland | veerboot veerpont
mountains bergen skiën bergwandelen | bergtop alpen skivakantie geskied bergtocht berghut snowboard* wintersport
  langlauf* huttentocht | top hut
weather weer regen sneeuw storm hitte | geregend regent regende sneeuwt gesneeuwd sneeuwde vorst ijzel hagel hittegolf
  bewolkt onweer* onweerde gladheid donkere_dagen winterdagen donker_buiten vroeg_donker winterdip herfststorm
  stortbui* regenbui* miezer* noodweer sneeuwstorm steenkoud ijskoud kletsnat snikheet benauwd_weer windkracht
  windstoten in_het_donker het_donker gure guur somber_weer | zon wind kou graden ijs winter koud nat donker lente
  herfst mist
flood overstroming watersnood | overstroomd zandzakken hoogwater ondergelopen overstroming*
drought droogte | verdord uitgedroogd
music muziek koor piano gitaar viool zingen orgel ?lied drums cello fluit koorrepetitie | gezongen zingt zong zongen
  accordeon trompet klarinet saxofoon bladmuziek dirigent muziekles pianoles gitaarles vioolles harmonie_repetitie
  fanfare concert concertje optreden_met liedjes liedje songtekst componeren gecomponeerd toonladder* gitaar* piano*
  altviool muziek* sopraan tenor nummer_geschreven playlist popkoor drumstel zangles opnemen_album smartlap orkest
  requiem cantate koorlid koorleden koorleider dirigente alten sopranen bassen tenoren akkoorden | stem repetitie
  oefenen noten band speelde inzet
band ?band | bandrepetitie drummer bassist oefenruimte optredens zanger_van | optreden
painting schilderen schilderij kunst aquarel | geschilderd schilderij* schilderijen penseel* atelier schildersdoek
  schilderles verftubes olieverf acrylverf expositie_van aquarel* schilderde | kwast verf doek
drawing tekenen tekening tekeningen | getekend tekende schets* schetsboek geschetst tekenles | potlood
exhibition tentoonstelling museum expositie | galerie vernissage museum* musea
pottery keramiek pottenbakken klei | draaischijf pottenbak* glazuur* keramiek* boetseren
crafts breien naaien haken handwerken | gebreid naaimachine gehaakt genaaid quilt* borduren geborduurd breiwerk
  haakwerk patroon_naaien knutselen breide breiwerk* breinaald* breipatroon breiclub | wol stof naald draad
woodwork ?werkplaats houtbewerking modelbouw timmeren | getimmerd schaven houtdraai* meubelmak* zaagsel draaibank
  modeltrein* houtsnij* geschuurd_en restaureren gerestaureerd | gereedschap hout zaag beitel schuur
writing ?schrijven roman gedichten gedicht manuscript | gedicht* romans schrijver uitgever* uitgeverij schrijfles
  schrijfcursus writer's schrijfblok verhaal_geschreven verhaal_schrijven korte_verhalen hoofdstuk_geschreven
  mijn_boek personages poëzie schrijfgroep | boek hoofdstuk dagboek verhaal tekst
reading ?lezen ?boeken leesclub | boekenclub boek_uit bibliotheekboek boekwinkel uitgelezen leesboek* leesclub*
  boekhandel | gelezen boek bladzijde
photography fotografie fotograferen | fotograf* gefotografeerd camera_mee lens | camera foto's
theatre toneel theater | toneel* toneelstuk toneelclub première theater* acteur* actrice cabaret musical improvisatie*
  | repetitie podium publiek rol
gaming gamen games videospellen | gegamed game* gamer* playstation xbox fortnite minecraft fifa nintendo twitch
  controller discord
chess schaken schaak | geschaakt schaak* schaakclub remise
calls telefoontjes ?telefoon ?telefoontje videobellen | lang_gebeld uren_gebeld videobel* gevideobeld facetime*
  beeldbellen gebeeldbeld telefoongesprek lang_aan_de blauwe_vinkjes | gebeld belde bericht opgehangen voicemail
  appjes appje berichtje spraakbericht
phone ?telefoon ?mobiel schermtijd sociale_media | gescrold scrollen scroll scrolde doomscroll* tiktok schermtijd*
  telefoonverslav* telefoon_weggelegd instagram_verwijderd altijd_op_telefoon volgers likes | instagram insta scherm
  notificatie* snapchat snap reels
letters brieven ?brief | briefwisseling brief_geschreven ansichtkaart* penvriend* handgeschreven brief_gestuurd
  kaartje_gestuurd | kaart envelop postzegel
news ?nieuws politiek | krantenkop* verkiezingen wilders journaal_gezien klimaatcrisis klimaat* wereldnieuws rutte
  trump poetin stikstof nieuws(?!gier)(?!te)* | journaal krant stemmen
war oorlog | bommen gevlucht oorlogs* raketten oekraïne gaza syrië vluchteling* schuilkelder bombardement* luchtalarm
  soldaten onderduik* | sirenes front
papers verblijfsvergunning ?papieren visum asiel naturalisatie nationaliteit | ind asiel* azc verblijfs* inburgering*
  vluchtelingenstatus statushouder* gezinshereniging uitzetting werkvergunning dubbele_nationaliteit nederlanderschap
  uitgeprocedeerd | grens paspoort
homesickness heimwee | mis_mijn_land mijn_land vaderland moederland geëmigreerd emigratie emigreren expat* ontheemd
  heimwee* ver_van_huis thuisland mis_thuis | buitenland vreemd gemist
belonging erbij_horen | erbij_hoor hoor_erbij hoor_er_niet buitenbeentje tussen_twee_culturen twee_werelden
  buitenstaander | anders afkomst
language taal accent taalles ?nederlands dialect | vertalen vertaling* vertaald grammatica inburgering taalcursus
  woordjes moedertaal tweetalig* taal* taalbarrière uitspraak_van woordenschat tolk nt2 | engels
speech stotteren | stotter* gestotterd
prison gevangenis cel_zat | gevangen* bajes vast_zit gedetineerd* reclassering detentie enkelband proefverlof | cel
court rechtbank rechtszaak | rechtbank* advocaten aangifte dagvaarding hoger_beroep zitting veroordeeld vonnis
  rechters de_rechter rechtbankzitting getuige getuigen getuigenis | advocaat
farm boerderij oogst koeien schapen ?stal vee melkvee | boeren* trekker tractor melken gemolken kalf kalveren lammeren
  lammetje* boer boerin hooi_binnen melkveehouder varkens kippen schuur_vol akker* melkrobot kuil ruilverkaveling mest
  maaien_gras koe melkprijs melkput oogsten_van gekalfd aardappeloogst suikerbieten geiten boerenbedrijf | land hooi
  schuur kippenhok
bees bijen imkerij | imker* bijenkast* bijenvolk zwerm_gevangen honingraat varroa | honing zwerm
driving ?rijden rijles rijbewijs autorijden | rijexamen rijinstructeur rijles* rijschool theorie-examen afgereden
  koppeling lessen_rijden fileparkeren | auto rotonde
travel reis vakantie reizen ?uitje | vakantie* reis[aegjkl]* vliegveld backpack* rondreis stedentrip wereldreis
  roadtrip interrail jetlag vakantiehuis | koffer hotel vlucht gevlogen
commute ?trein forenzen woon-werkverkeer | trein_vertraging trein_viel_uit trein_uitgevallen gemiste_aansluiting
  ov-staking file_gestaan in_de_file treinvertraging reistijd overstap_gemist pendelen treinreis forens(?!isch)* |
  perron vertraging station file ov spits overstap bus tram
car ?auto | apk autopech pech_onderweg garage_auto lekke_band wegenwacht anwb autoverzekering | garage motor
clothes kleding ?kleren | kledingkast outfit kledingruil
village ?dorp | dorps* dorpsfeest dorpshuis
volunteering vrijwilligerswerk vrijwilliger voedselbank | voedselbank* vrijwilligers buurthuis kringloop_werk collecte
  collecteren bestuur_van rode_kruis bestuurslid verenigingsleven vrijwilligers* vrijwilligster penningmeester
rest ?rust ontspanning vrije_dag | uitgerust uitrusten ontspannen ontspan ontspannend bijgekomen bijkomen niks_gedaan
  niets_gedaan niksen luie_dag lui_geweest luieren tot_rust meditatie mediteren gemediteerd mindfulness sauna
  dagje_vrij vrije_middag adempauze opgeladen opladen welverdiende_rust | bank bad pauze thee
birthday verjaardag | jarig verjaardags* dertig_geworden veertig_geworden vijftig_geworden zestig_geworden
  sarah_gezien achttien_geworden abraham_gezien | taart cadeau slingers
christmas kerst ?kerstmis sinterklaas | kerst* kerstboom kerstdiner pakjesavond oudjaar oud_en_nieuw oliebollen
  surprise_maken kerstavond | cadeaus lichtjes sint
flying ?vliegen | piloot stewardess cockpit cabin_crew
sailor zeevaart binnenvaart | binnenvaart* schipper* matroos machinekamer vaarwater | dek ruim lading
tailoring naaiatelier | kleermaker* coupeuse doorpassen
funerals uitvaartwerk | uitvaartverzorg* begrafenisondernem* lijkwagen
accident ?ongeluk aanrijding | auto-ongeluk fietsongeluk verkeersongeluk aangereden verongelukt bedrijfsongeval
  kop-staartbotsing | gevallen
boredom verveling | verveeld verveel verveelde saai saaie me_vervelen doodsaai
boss !baas !chef !leidinggevende | baas_zei
colleagues collega's | collega* team_op_werk werkmaat* lunch_met_collega
calm ?rust kalmte | rustiger sereen vredig innerlijke_rust tot_rust_gekomen rust_gevonden kalm | rustig
dreams dromen nachtmerries | gedroomd_dat gedroomd_over nachtmerrie droomde | droom gedroomd
emptynest leeg_nest | lege_nest het_huis_uit uit_huis_gegaan kinderen_uitgevlogen
future toekomst | toekomstplannen over_vijf_jaar over_tien_jaar hoe_nu_verder toekomst*
givingup opgeven | opgegeven ermee_kappen ermee_stoppen bijltje_erbij handdoek_in_de de_handdoek wil_stoppen
gossip roddels | roddelen geroddeld roddel* geruchten geklets_over achter_mijn_rug
heart hartproblemen hartinfarct | hartaanval pacemaker hartfalen ritmestoornis boezemfibrilleren cardioloog stent
  hartklep
housework huishouden ?schoonmaken ?was | gepoetst gestofzuigd stofzuigen strijken gestreken afwas wasmand opruimen
  grote_schoonmaak ontspullen huishoudelijk* dweilen gedweild | opgeruimd wasmachine
longing gemis verlangen | mis_hem mis_haar ik_mis_je miste_hem miste_haar verlang_naar langeafstandsrelatie | mis
mistake ?fout vergissing | fout_gemaakt blunder* verprutst verknald stomme_fout vergist
newjob nieuwe_baan | nieuw_werk eerste_werkdag baan_aangeboden baanwissel andere_baan proefdag inwerken ingewerkt
overlooked genegeerd_worden | genegeerd negeert niet_gezien over_het_hoofd niemand_luistert niet_serieus_genomen
  gebruikt_voel lucht_voor_hen niet_gehoord
party ?feest ?feestje | huisfeest gefeest carnaval tuinfeest koningsdag
periods menstruatie endometriose | ongesteld* menstruatie* pms pcos
racism racisme | racistisch* gediscrimineerd discriminatie discrimineer* waar_kom_je echt_vandaan n-woord
relief opluchting | opgelucht pak_van_mijn van_mijn_schouders last_van_mijn opluchten
roommate huisgenoot huisgenoten | huisgenote huisgenot* kamergenoot
sadness somberheid | somber* verdrietig* neerslachtig* treurig* in_de_put down_voel ongelukkig depri
shopping ?boodschappen winkelen | boodschappenlijst geshopt shoppen online_shoppen weekboodschappen
teeth ?tanden tandarts | tandarts* kiespijn wortelkanaal verstandskies* beugel kunstgebit orthodontist | kies tand
  gaatje
theft diefstal inbraak | gestolen ingebroken inbreker* beroofd bestolen gejat overval zakkenroller
kindness vriendelijkheid | lief_gebaar aardig_gebaar vriendelijk_woord
animals dieren huisdieren | konijn cavia hamster parkiet schildpad huisdier aquarium
birds ?vogels vogels_kijken | vogelaar* vogelspotten voederhuisje vogelhuisje mezen roodborst* ijsvogel
motorbike motorrijden | motorrit motorrijbewijs brommer scooter_gereden
hobby hobby's scrabble klaverjassen bridge ?kaarten spelletjes | hobby puzzelen legpuzzel verzameling postzegels
  scrabbelen gescrabbeld gekaart kaartavond kaartclub klaverjas* spelletjesavond bordspel* rummikub kruiswoord*
  sjoelen jeu_de_boules biljart* bingo
housebuying huis_kopen | huis_gekocht hypotheekadvies notaris makelaar bod_gedaan bezichtiging overbieden overboden
television ?tv ?serie bioscoop | netflix televisie tv-avond series_kijken | film
disappointment teleurstelling | teleurgesteld teleurstellend* tegenvaller in_de_steek
excitement opwinding | kan_niet_wachten zin_in_heb aftellen opgewonden kijk_uit_naar
rudeness onbeleefdheid | onbeleefd* onbeschoft* beledigd belediging uitgescholden lomp
trauma trauma | traumatisch* ptss herbeleving* flashback*
camping kamperen | camping gekampeerd kampvuur caravan camper tent_opgezet | tent
addiction verslaving | verslaafd* afkicken afgekickt afkickkliniek drugs cocaïne
`;
