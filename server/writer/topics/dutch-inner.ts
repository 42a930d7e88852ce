/** People, body and mind in Dutch diaries: see english.ts; a star stands for any ending. */
export const dutchInnerTopics = `
mother moeder mama mam ma moeke mamma mams | moeders mama's moederdag ons_moe moederlief
father vader papa pa paps | vaders papa's vaderdag ons_pa | pap
parents ouders | ouderlijk_huis ouderlijke
sister zus zusje zussen zusjes tweelingzus halfzus | zusters zusterlief
brother broer broertje broers broertjes tweelingbroer halfbroer | broerlief
daughter dochter dochters dochtertje oudste_dochter | dochterlief
son zoon zonen zoontje zoons | zoonlief
husband !man echtgenoot manlief
wife !vrouw echtgenote | vrouwlief
partner partner !vriendin !vriend ?relatie | levenspartner samenwonen samenwoont samengewoond schatje vriendlief
  lat-relatie relatietherapie partnertherapie mijn_vriendje relatie_met onze_relatie partnerschap | vriendje
marriage huwelijk trouwdag | getrouwd huwelijks* relatietherapeut langs_elkaar_heen uit_elkaar_gegroeid jaar_getrouwd
  zilveren_bruiloft trouwring jaar_samen samen_oud
grandmother oma grootmoeder bomma omaatje | oma's
grandfather opa grootvader bompa | opa's
grandchild kleinkinderen kleinkind kleinzoon kleindochter | kleinkindje oppasdag oppasoma oppasopa kleinkids
kin familieleden tante oom neef nichtje neefje nicht peettante peetoom | tantes ooms neven nichten
inlaws schoonouders schoonmoeder schoonvader schoonzus schoonzoon schoondochter schoonfamilie | schoonzusje zwager
  schoonbroer
stepchild stiefkind stiefzoon stiefdochter stiefmoeder stiefvader | stief* bonuskind* bonusmoeder plusmama
  samengesteld_gezin
ex !ex ex-man ex-vrouw ex-vriend ex-vriendin | exman exvrouw de_ex
love liefde liefdesverdriet verliefdheid | verliefd* gekust zoenen gezoend zoende crush vlinders verkering hartzeer
  kusje_op haar_leuk hem_leuk leuk_vinden verliefde verliefdheden hart_klopt_sneller | kussen
dating daten date dates | tinder bumble hinge gematcht geswipet swipen gedatet datet ghosten geghost eerste_date |
  match
breakup breuk relatiebreuk | uit_elkaar maakte_het_uit het_uitgemaakt gedumpt heeft_me_verlaten het_is_uit
  relatie_voorbij liefdesbreuk break-up heeft_het_uitgemaakt verbroken_relatie liefdesverdriet uit_elkaar_gegaan
  uit_elkaar_zijn relatie_verbroken | verlaten uitgemaakt verbroken
divorce scheiding echtscheiding | gescheiden scheiden co-ouderschap alimentatie echtscheidings* omgangsregeling
  ouderschapsplan mediator voogdij papaweekend vechtscheiding papadag om_het_weekend | advocaat
wedding bruiloft trouwerij trouwen | trouwjurk bruid bruidegom verloofd verloving aanzoek vrijgezellenfeest
  ceremoniemeester trouwkaart* trouwring* trouwlocatie jawoord huwelijksreis ten_huwelijk stadhuis_trouwen
baby baby tweeling pasgeborene | luier* kraamzorg borstvoeding verloskundige kinderwagen flesje voeding voedingen
  wiegje pasgeboren kraamweek huilbaby kraambezoek baby's babytje kolf kolven gekolfd kolfruimte kolftas borstvoed*
  draagzak romper* speen zwangerschapsverlof ouderschapsverlof bevallingsverlof moederschapsverlof consultatiebureau
  fruithapje tandjes doorkomende nachtvoeding* krampjes kruipt baby(?!lon)(?!sit)* | melk fles borst box verlof
pregnancy zwangerschap | zwanger* echo_gehad bevalling bevallen uitgerekend weeën keizersnede zwangerschaps*
  zwangerschapstest twintigwekenecho 20-wekenecho dikke_buik weken_zwanger couveuse verloskamer | echo misselijk
fertility kinderwens ivf | vruchtbaarheid* eicel* embryo* eisprong terugplaatsing icsi onvruchtbaar* zwanger_worden
  follikel* punctie hormooninjectie*
miscarriage miskraam | miskramen doodgeboren geen_hartslag curettage stilgeboren sterrenkindje
children kinderen kids kleuter | crèche speelgoed kinderopvang kinderdagverblijf opvang wennen_op voorlezen
  mijn_kinderen onze_kinderen de_kindjes kindjes peuter* kleuters kleuterklas gastouder bso speeltuin
  verjaardagsfeestje kinderfeestje knutsel* schoolplein_gehaald puber* tienerdochter tienerzoon knuffelbeer
  slaapliedje oudste jongste peuterpuberteit peuterspeelzaal oppas kindvriendelijk babysitter onze_jongste onze_oudste
  naar_de_opvang van_de_opvang naar_de_crèche van_school_gehaald kinderen_opgehaald kinderen_naar_bed puberaal
  kleuterschool gastoudergezin | kind schommel lego juf
parenthood ouderschap moederschap vaderschap opvoeding | opvoeden opgevoed alleenstaande_moeder alleenstaande_vader
  slechte_moeder goede_moeder goede_vader mom_guilt moeder_zijn vader_zijn mental_load mantelmoeder uit_huis_gaat
  op_kamers_gegaan opvoed* | ouderavond
adoption adoptie pleegzorg pleegkind | geadopteerd adoptie* pleegkinderen pleegouders pleegmoeder pleegvader
  pleegdochter pleegzoon biologische_moeder pleeggezin
family ?familie gezin | familiefeest familieweekend familiedag gezinsleven erfenis geërfd erven familiebezoek
  familieruzie gezinnetje familie-uitje gezins* | nabestaanden
sleep slaap slapeloosheid dutje | slapen sliep sliepen geslapen slaapt slaap_ik slaapgebrek wakker_gelegen
  wakker_liggen lig_wakker lag_wakker ingeslapen inslapen doorgeslapen doorslapen uitgeslapen uitslapen dutjes
  slapeloos* niet_geslapen slecht_geslapen goed_geslapen gesnurkt snurk* slaapt_door in_slaap slaappil* slaaptablet*
  melatonine klaarwakker geen_oog_dicht oog_dichtgedaan gebroken_nacht gebroken_nachten uren_slaap slaapritme
  middagdutje dommel* ingedommeld weggedommeld verslapen gewoel lag_te_woelen woelen tukje gepit maffen slaapproblemen
  slapeloze korte_nacht weer_wakker om_vier_wakker om_drie_wakker om_vijf_wakker wakker_geworden_om slaap_kwam
  slecht_slapen niet_slapen kan_niet_slapen kon_niet_slapen lang_wakker halve_nacht nacht_wakker nachtrust
  slaap_tekort vroeg_wakker slaapmutsje | wakker wekker bed nachten kussen
tired vermoeidheid moeheid uitputting burn-out | moe moeier doodmoe uitgeput bekaf gesloopt vermoeid vermoeiend
  oververmoeid afgepeigerd kapot_van doodop uitgeblust opgebrand burnout futloos lusteloos hondsmoe bekaf_van
  helemaal_op helemaal_kapot helemaal_stuk gaar_van total_loss kan_niet_meer geen_energie geen_puf geen_fut
  energie_is_op accu_leer batterij_leeg op_mijn_tandvlees tandvlees op_het_randje gapen gegaapt geeuw* slaperig duf
  uitgewoond futloosheid moe_van afgemat uitgeteld knock-out steenkapot zo_moe te_moe heel_moe moe_en moe_ben ben_moe
  was_moe altijd_moe vermoeide oververmoeidheid op_mijn_laatste op_aan_het_eind kan_wel_slapen helemaal_leeg
  uitgeput_van geradbraakt total-loss | kapot gaar leeg energie brak op_van
loneliness eenzaamheid alleen_zijn | eenzaam eenzame eenzaamst eenzamer in_mijn_eentje in_m'n_eentje moederziel_alleen
  helemaal_alleen zo_alleen alleen_thuis alleen_gegeten alleen_eten niemand_om_mee niemand_belt niemand_belde
  niemand_vroeg niemand_vraagt niemand_gesproken geen_mens_gesproken leeg_huis lege_huis buitengesloten buitenstaander
  geen_vrienden niet_uitgenodigd in_de_steek alleen_gelaten vereenzaam* isolement geïsoleerd er_niet_bij hoor_er_niet
  niemand_kwam stille_huis voel_me_alleen alleen_voel niemand_meer niemand_langs niemand_langsgekomen alleen_aan_tafel
  hele_dag_alleen hele_weekend_alleen alleen_achter leeg_bed niemand_gezien lege_stoelen | alleen leeg niemand stil
silence stilte zwijgen | zwijgt zweeg zwegen gezwegen doodstil doodse_stilte zwijgzaam zeiden_niets niks_gezegd
  te_stil zo_stil sprakeloos stilzwijgen | rust stil zacht
grief rouw gemis verlies verdriet | rouwen rouwt weduwe weduwnaar rouwkaart condoleance* gecondoleerd nabestaanden
  sterfdag mis_hem mis_haar miste_hem miste_haar ik_mis_je gemist_heb zonder_hem zonder_haar sinds_zijn_dood
  sinds_haar_dood na_zijn_dood na_haar_dood zijn_graf haar_graf bij_het_graf zijn_kleren haar_kleren zijn_jas haar_jas
  zijn_stoel haar_stoel leeft_niet_meer is_er_niet rouwgroep rouwproces rouwverwerking nalatenschap overlijden
  lege_stoel urn verdrietig | mis miste graf begraafplaats foto kist verloren afscheid
death dood sterven | gestorven overleden stierf sterft overleed sterfbed overlijden euthanasie hospice palliatie*
  doodsbed omgekomen doodsangst levenseinde dodelijk zelfmoord suïcide zelfdoding heengegaan laatste_adem inslapen_van
  doodgaan doodging ging_dood kist as_verstrooid | dode graf begraafplaats as
funeral begrafenis crematie uitvaart | begraven gecremeerd uitvaart* crematorium begrafenisondernemer rouwdienst kist
  condoleance afscheidsdienst rouwauto | bloemen
illness gezondheid ziekte diagnose koorts griep corona verkoudheid diabetes parkinson | ziek zieke ziekjes ziekmelding
  ziekgemeld ziek_gemeld ziekteverlof ziekteverzuim verkouden hoest hoesten hoestte keelpijn snotter* buikgriep
  overgegeven overgeven kots* diarree misselijk* medicijn* medicatie antibiotic* bloeddruk bloedonderzoek bloedprikken
  bloed_prikken suikerziekte reuma astma longontsteking bronchitis chronisch* bijwerking* symptomen huisarts dokter
  bij_de_dokter naar_de_dokter huisartsenpost specialist neuroloog internist hartklachten allergi* hooikoorts
  duizelig* flauwgevallen schildklier ms-aanval long_covid covid virus blaasontsteking bacterie ontsteking
  ontstekingen trombose kwaal beterschap zetpil 38_graden 39_graden darmonderzoek crohn prednison insuline
  pleuris_ziek ziek_geweest ben_ziek was_ziek is_ziek ziek_geworden lig_ziek ziek_thuis verkouden_en bloeddrukpillen
  bloedwaarden griepje hoge_bloeddruk suiker_hoog | klachten pillen uitslag arts tabletten paracetamol kuur apotheek
  bloed prik onderzoek
hospital ziekenhuis operatie kliniek | spoedeisende eerste_hulp_post geopereerd opname ambulance mri-scan mri ct-scan
  röntgen* narcose chirurg* polikliniek poli intensive_care ziekenhuis* ziekenhuisbed kijkoperatie infuus biopt
  biopsie hartoperatie ingreep wachtkamer verpleegafdeling huisartsenpost seh | scan uitslag specialist opgenomen
cancer kanker chemo bestraling borstkanker tumor | chemo* bestralingen bestraald uitzaai* tumor* oncoloog oncologie
  kanker* leukemie lymfoom mammografie borstamputatie immunotherapie | knobbel bobbel
stroke beroerte revalidatie | herseninfarct hersenbloeding revalid* tia afasie logoped* | fysio
dialysis dialyse transplantatie | donornier nierdialyse dialyse* nierfalen
epilepsy epilepsie | epilepti* epilepsie-aanval
blindness blindheid | blindengeleidehond slechtziend* blind_worden netvlies glaucoom
deafness gehoorapparaat doofheid hoortoestel | slechthorend* doof gebaren* gehoorapparaten gehoorverlies tinnitus
  oorsuizen audicien hoortoestellen gehoortest
adhd adhd autisme | autist* autistisch* ritalin prikkels overprikkeld overprikkeling meltdown neurodivers*
eating eetstoornis | anorexia boulimia eetbui* eetlijst
menopause overgang | opvlieger* menopauze
transition transitie | testosteron oestrogeen voornaamwoorden deadname genderkliniek transman transvrouw transgender*
comingout coming-out | uit_de_kast lesbisch homo biseksueel queer lesbienne uitgekomen_voor
pain pijn migraine hoofdpijn rugpijn blessure hernia artrose | pijnlijk* rugklachten zeer_deed doet_zeer deed_zeer
  doet_pijn deed_pijn zere geblesseerd buikpijn kniepijn schouderpijn nekpijn nekklachten spierpijn spit ischias
  verstuikt gekneusd gebroken_pols gebroken_arm gebroken_been enkelbanden gips krukken fysio fysiotherap* osteopaat
  pijnstiller* ibuprofen paracetamol hinken strompel* manke artritis slijtage zenuwpijn peesontsteking slijmbeurs
  kramp menstruatiepijn rsi tennisarm meniscus kruisband gezwollen spierverrekking verrekt_bij chiropractor buikkramp*
  | rug nek schouder zere_plek stijf pols
joints !knie !rug !heup !pols | linkerknie rechterknie knieprothese nieuwe_heup heupoperatie zere_knie zere_rug
  knie_deed knie_doet rug_doet rug_deed schouder_deed pols_deed pols_nog enkelblessure | enkel schouder gewricht* knie
  heup pols
body lichaam gewicht figuur | afvallen afgevallen kilo's overgewicht dieet calorieën te_dik te_dun litteken* lichaams*
  zelfbeeld_over puistjes acne haaruitval rimpels vetrol* weegschaal kilo_aangekomen kilo's_aangekomen aan_de_lijn |
  spiegel buik huid haar_valt dik dun kilo
therapy therapie psycholoog | therap* psycholo* psychiater* ggz emdr praktijkondersteuner depress* antidepressiva
  paniekaanval* angststoornis trauma* haptonoom groepstherapie cognitieve_gedragstherapie crisisdienst zelfbeschadig*
  zelfhulpgroep coach_gesprek wachtlijst_ggz | sessie
fear angst vrees | bang bange angstig* doodsbang doodsangst* angsten bang_om bang_voor durfde_niet durf_niet
  hoogtevrees vliegangst faalangst paniek paniekerig bibber* angst* doodsbenauwd beangstigend bang_dat peentjes
  hart_klopte hartkloppingen bang_geweest word_bang werd_bang ben_bang was_bang zo_bang angst_om angst_dat angst_voor
  griezelig doodeng doodsbang_voor hart_in_mijn_keel schrok_me | schrok geschrokken schrik eng trilde
worry zorgen stress spanning bezorgdheid | ongerust* gespannen zenuw* piekeren pieker piekert gepiekerd gepieker
  zenuwachtig gestrest gestresst stressen stressvol stressig bezorgd onrust onrustig maak_me_zorgen zorgen_om
  zorgen_over overweldigd overspannen overbelast* werkdruk prestatiedruk tijdsdruk te_veel_ineens te_veel_alles
  alles_te_veel wordt_me_teveel hoofd_vol vol_hoofd hoofd_loopt_over maalt malende gejaagd opgejaagd op_van_de nerveus
  tobben tobde kopzorgen gedachten_malen trek_het_niet muur_van geldzorgen slapeloos_van instorten ingestort
  op_springen spanningen zenuwen last_van_stress zitten_malen lig_te_malen hoofd_maalt lag_te_malen zorgelijk
  zorgen_maken maakt_me_zorgen zorgen_gemaakt gepieker_over spanningshoofdpijn zenuwachtige gestreste piekergedachten
  druk_in_mijn_hoofd | druk hectisch paniek hoofdpijn
courage moed lef | dapper moedig lef_om over_mijn_schaduw toch_gedaan aangedurfd eindelijk_gezegd eindelijk_durfde
  stoute_schoenen overwinning_op mezelf_overwonnen zelfvertrouwen op_mezelf_trots drempel_over durf_ik_eindelijk
  toch_gedurfd gedurfd stap_gezet | durf aangesproken durfde
memory dementie alzheimer | dement dementer* demente* vergeetachtig* herkent_me herkende_me herkent_mij geheugen
  geheugenpoli geheugenverlies weet_mijn_naam dement* | vergeet vergeten verward verwart herkent
memories herinneringen jeugd herinnering verleden nostalgie | kindertijd jeugdfoto* fotoalbum fotoalbums als_kind
  toen_ik_klein oude_foto's oude_brieven doet_me_denken herinner_me herinnert_me deed_me_denken nostalgisch reünie
  ouderlijk_huis vroeger_thuis jeugdvriend* jeugd* opgegroeid herinner_ik herinneringen_aan herinnerde_me
  herinnering_aan | vroeger toen zolder foto's herinner*
caring mantelzorg zorg_voor verpleeghuis verzorgingstehuis | verzorgen verzorg verzorgt verzorgd thuiszorg
  verpleegtehuis rolstoel rollator dagopvang wijkverpleegkundige mantelzorg* bejaardentehuis verzorgingshuis wmo
  zorgindicatie pgb incontinent* woonzorgcentrum rusthuis casemanager dagbesteding respijtzorg tillift
  wassen_en_aankleden zorgen_voor_mama zorgen_voor_papa zorgplan hulpbehoevend* tehuis alarmknop | zorg steunkousen
  luiers
ageing ouder_worden ouderdom | oud_worden oud_geworden word_oud ouder_wordt bejaard* grijze_haren rimpels ouderdoms*
  krakkemikkig* ouden_van_dagen op_mijn_oude oude_dag oudere_dame vergrijz* kwaaltjes ouderdomskwaal* aanleunwoning
  seniorenflat serviceflat ouderenwoning steunkousen rollator oud_zijn op_leeftijd oude_mensen oud_mens mijn_leeftijd
  hoge_leeftijd | leeftijd ouderen versleten
retirement pensioen | gepensioneerd* aow prepensioen met_pensioen pensioen* laatste_werkdag vroegpensioen pensionado
  pensioengerechtigd* brugpensioen vut pensioengat gepensioneerden | afscheidsreceptie
sobriety alcohol nuchterheid drank | nuchter alcoholist* onthouding aa-meeting aa-bijeenkomst ontwenning* verslav*
  drankprobleem niet_gedronken geen_druppel droogstaan drooggestaan dagen_nuchter zuipen gezopen gestopt_met_drinken
  stoppen_met_drinken drank_af blowen geblowd wiet | terugval gedronken dronken bier wijn fles kater
smoking roken | gestopt_met_roken stoppen_met_roken nicotine* vapen vape rookvrij roker rokers rookpauze shag |
  gerookt sigaret sigaretten peuk peuken
gambling gokken gokverslaving | gegokt gokkast* casino gokschuld* gok_site roulette
food ?eten voeding maaltijden | eetlust trek_in_eten veganistisch vegan vegetarisch* gezond_eten vasten lievelingseten
  snoepen overeten diëtist* snaaien | honger gegeten avondeten ontbijt lunch brood boodschappen
cooking koken bakken ?soep recept | gebakken deeg kookboek recepten bakte taart_gebakken brood_gebakken soep_gemaakt
  soep_gekookt kookles* lekker_gekookt voor_hem_gekookt voor_ons_gekookt stoofpot stoofvlees kookclub zuurdesem
  appeltaart koken_voor gekookt_voor | gekookt kook oven taart brood pannenkoeken keuken pan
faith geloof gebed kerk moskee bijbel ?god kerkdienst ramadan | gebeden bidden bid bad_tot dominee pastoor preek
  kerkdiensten gelovig* geloven_in imam vasten_ramadan ramadan* suikerfeest koran synagoge rabbijn priester belijdenis
  catechisatie klooster bijbel* psalm* iftar vrijdaggebed kerkkoor doopdienst biecht heilige* doop bedevaart god_is
  god_heeft christelijk* katholiek* gereformeerd* kaarsje_opgestoken | mis kaarsje zegen
waiting wachten onzekerheid wachtlijst | op_de_uitslag uitslag_wachten wachten_op_uitslag wachten_op_de in_spanning
  afwachten afgewacht wachttijd nog_steeds_niets nog_niks_gehoord niets_gehoord niks_gehoord in_het_ongewisse
  geen_antwoord ongewisse lang_wachten geen_bericht | gewacht wacht wachtte wachtkamer uitslag
hope hoop | hoopvol* lichtpuntje* hoopte_zo hoop_verloren wanhoop hopeloos* wanhopig* optimistisch de_moed_opgeven |
  hopen gehoopt hopelijk hoopte
failure mislukking falen afwijzing | mislukt* gefaald faalt faalde afgewezen verprutst verknald verpest blunder*
  niet_goed_genoeg gezakt afgang tegenslag verloren_wedstrijd onvoldoende_gehaald niet_gelukt fout_gemaakt
  tekortgeschoten tekortschieten | fout fouten verloren
doubt twijfel zelftwijfel | twijfel* getwijfeld onzeker* onzekerheid_over goed_genoeg niet_goed_genoeg
  niet_slim_genoeg imposter* bedrieger zelfvertrouwen zelfbeeld minderwaardig* vergelijk_mezelf val_door_de
  door_de_mand iedereen_kan_dit | kan_ik_dit vergelijken
shame schaamte gêne | schaam* beschaamd schaamde genant gênant* beschamend vernederd vernederend vernedering
  voor_schut rood_hoofd plaatsvervangende blozen bloosde door_de_grond voor_paal | rood ongemakkelijk
secret geheim leugen | gelogen liegen loog verzwegen verzwijgen verborgen_gehouden opgebiecht geheimen leugens
  leugentje geheimgehouden geheim_gehouden dubbelleven vreemdgegaan vreemdgaan affaire bedrogen bedriegt niemand_weet
  tegen_niemand_gezegd niemand_verteld niks_laten_merken doen_alsof gedaan_alsof deed_alsof toneelspelen voorgelogen
  de_waarheid_verteld masker_op stiekem_gedaan | verborgen verstopt bekend waarheid stiekem
guilt schuldgevoel schuldgevoelens ?schuld spijt | schuldig schuldige schuld_gegeven mijn_schuld mijn_fout
  eigen_schuld spijt_van had_ik_maar had_moeten_zijn verwijt verwijten verweet slecht_geweten wroeging goedmaken
  had_er_moeten ik_had_moeten kwalijk_nemen neem_mezelf_kwalijk tekortgedaan tekort_gedaan schoot_tekort tekortschiet
  voel_me_schuldig voelde_me_schuldig schuldig_voel had_ik_toen had_ik_eerder had_moeten_bellen spijt_dat
  had_ik_maar_niet tekortschoot | belofte beloofd
anger woede boosheid frustratie irritatie ergernis | boos boze kwaad woedend woest razend geïrriteerd irriteer*
  irritant* schreeuwde geschreeuwd schreeuwen tegen_me_geschreeuwd uitgevallen gefrustreerd* pissig pisnijdig
  chagrijnig kribbig geërgerd erger_me ergerde ergert over_de_rooie ontploft ontplofte uit_mijn_slof slof_geschoten
  witheet furieus verontwaardigd onrecht onrechtvaardig oneerlijk haat_aan balen_van baalde baal_van opgefokt driftig
  driftbui woedeaanval uit_mijn_vel snauwde gesnauwd tering_boos boos_op boos_om kwaad_om zo_boos zo_kwaad
  kwaad_geworden boos_geworden ergerde_me erger_me_aan geërgerd_aan snauwen | kwaad_op schelden vloekte gevloekt klote
  deur_dicht baal
argument ruzie conflict onenigheid | ruziën geruzied ruzies gekibbel kibbelen bonje gebekvecht woordenwisseling
  mot_met herrie_met aanvaring slaande_deuren bekvechten geen_woord_meer botste botsing_met clash ruzietje onmin
  gekift tegen_elkaar_schreeuwen ruzie_met ruzie_over ruziemaken kibbelpartij gekibbeld | discussie
forgiveness vergeving verzoening | vergeven vergeef vergaf excuus sorry_gezegd sorry_zei goedgemaakt bijgelegd
  uitgepraat verzoend weer_goed excuses_aangeboden spijt_betuigd | sorry excuses
pride trots | trotse trotser apetrots trots_op gelukt_om compliment complimenten lof geprezen overwinning
  promotie_gekregen geslaagd_voor erkenning waardering prestatie het_is_gelukt voldoening succes_gehad | gelukt
  applaus
change verandering nieuw_begin | nieuwe_start opnieuw_beginnen nieuwe_fase nieuw_hoofdstuk omslag het_roer_om roer_om
  veranderingen frisse_start nieuw_leven ander_leven keerpunt veranderd_in_mijn alles_verandert alles_anders
  nieuwe_stap overgangsperiode ommezwaai leven_omgooien | veranderd anders
help ?hulp steun | om_hulp hulp_gevraagd hulp_aanvaard hulp_accepteren om_hulp_vragen hulp_vragen hulp_nodig
  behulpzaam voor_me_klaar heeft_me_geholpen hielp_me steun_aan gesteund buurthulp bijgestaan hulpvaardig
  taakverdeling | geholpen helpt helpen hielp
boundaries nee_zeggen grenzen | nee_gezegd nee_te_zeggen zei_nee grens_gesteld grenzen_stellen grens_trekken
  mijn_grenzen mijn_grens over_mijn_grens misbruik_gemaakt misbruik_van pleaser pleasen ja_gezegd_terwijl altijd_ik
  weer_ik over_me_heen voor_vol altijd_maar_ik assertief natuurlijk_ik | afgezegd
trust vertrouwen eerlijkheid | wantrouwen vertrouwd_heb bedrogen verraad verraden vertrouw_hem vertrouw_haar
  vertrouwensband oprecht in_vertrouwen vertrouwensbreuk | eerlijk
goodbyes afscheid | afscheids* afscheidsfeest* loslaten losgelaten losgemaakt losmaken vaarwel uitgezwaaid uitzwaaien
  laatste_keer_gezien gaat_weg voor_de_laatste vertrek_van | zwaaide vertrek gezwaaid
crying tranen huilen | gehuild huilde huilden huil huilt janken gejankt jankte huilbui* in_tranen snikken snikte
  gesnikt traan brok_in_mijn brok_in_de betraand natte_ogen grienen gegriend vol_schoot schoot_vol volgeschoten
  tranen_met_tuiten jank ogen_prikten | zakdoek
laughter lachen humor lachbui | gelachen slappe_lach dubbel_gelegen giechel* gegiecheld gierden schaterlach lachten
  hard_gelachen geschater schater* lol_gehad krom_gelachen gein | lachte grap grapje grappig plezier
gratitude dankbaarheid vreugde geluk blijdschap | dankbaar* gelukkige blij blije blijer tevreden genieten genoten
  genoot geniet zielsgelukkig gelukje geluksmoment* warm_gevoel kleine_dingen genietmoment* voldaan intens_gelukkig
  dolblij dolgelukkig zalig heerlijke_dag ben_gelukkig was_gelukkig zo_gelukkig voel_me_gelukkig gelukkiger |
  dankjewel mooi fijn heerlijk gelukkig
envy jaloezie afgunst | jaloers* jaloerse afgunstig benijd* benijden ik_misgun
patience geduld | ongeduldig* geduldig*
decision beslissing keuze besluit | besloten beslis besluiten beslissen knoop_doorgehakt knopen_doorhakken
  kiezen_tussen dilemma tweestrijd voors_en_tegens afgewogen keuzes keuzestress beslissingen moeilijke_keuze
  keuze_gemaakt keuze_maken beslissing_genomen besluit_genomen besloten_om_te weet_niet_of_ik wel_of_niet twijfel_of
  doorhakken wikken bedenktijd | besloot gekozen kiezen
freedom vrijheid onafhankelijkheid | onafhankelijk* zelfstandigheid bevrijd* bevrijding_van vrij_voel
`;
