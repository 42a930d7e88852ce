/** People, body and mind in Swedish diaries: see english.ts; a star stands for any ending. */
export const swedishInnerTopics = `
mother mamma !mor morsan mama | mammas morsans mammor
father pappa !far farsan | pappas farsans
parents föräldrar föräldrarna | föräldrahem*
sister syster lillasyster storasyster tvillingsyster | systern systrar systrarna systers syrran brorsa_och
brother bror lillebror storebror brorsan tvillingbror | brodern bröder bröderna brors brosan
daughter dotter döttrar | dottern dotterns döttrarna tjejerna_mina
son !son sonen grabben | sonens söner sönerna grabbarna_mina pojken_min min_grabb lillkillen
husband !man maken | min_make
wife !fru hustru frugan | hustrun
partner sambo pojkvän flickvän sambon särbo | pojkvännen flickvännen flyttat_ihop flytta_ihop parterapi
  distansförhållande min_kille min_tjej partnern älskling | kille tjej
marriage äktenskap äktenskapet | gift_i gifta bröllopsdag äktenskap* silverbröllop guldbröllop glidit_isär
  parrådgivning vigselring äktenskapets
grandmother mormor farmor | mormors farmors gammelmormor
grandfather morfar farfar | morfars farfars gammelmorfar
grandchild barnbarn barnbarnet barnbarnen | barnbarn* dotterson dotterdotter sonson sondotter
kin släktingar moster faster morbror farbror kusin brorson brorsdotter systerson systerdotter | mostrar kusinen
  kusiner kusinerna gudmor gudfar gudson syskonbarn
inlaws svärföräldrar svärmor svärfar svägerska svåger | svärdotter svärson svärmors måg
stepchild bonusbarn styvfar styvmor | bonus[bdfmps]* plastpappa plastmamma styv[bdfms]*
ex !ex exman exfru | exet exmannen exfrun ex-man ex-fru mitt_ex hans_ex hennes_ex
love kärlek kärleken förälskelse olycklig_kärlek | förälsk* kär kära_i kärleks* kysst* kysste kyss kyssar hångla* pirr
  fjärilar_i betuttad crush ihop_med hjärtesorg olyckligt_kär förälskad förälskade nykär nykära hjärtat_slår kär_i
dating dejt dejting dejta | dejt* tinder ghosta* dejtade hinge bumble matchade
breakup uppbrott uppbrottet separation | gjorde_slut gjort_slut göra_slut gör_slut dumpad dumpade separer* lämnade_mig
  blev_lämnad det_är_slut gick_isär brutit_upp tog_slut_mellan | lämnade ex
divorce skilsmässa skilsmässan | skilsmäss* skild skiljas skilde_oss skilt_oss vårdnad* vårdnadstvist varannan_vecka
  varannan_helg underhållsbidrag bodelning pappavecka mammavecka pappaveckan mammaveckan växelvis_boende
wedding bröllop bröllopet | bröllop* brud bruden brudgum förlovad förlova* förlovning* gifta_oss gifta_sig frieri
  friade brudklänning* vigsel* vigseln möhippa svensexa smekmånad* gifter_sig
baby bebis bebisen spädbarn tvillingar | bebis* blöj* amning* amma* ammar barnvagn* barnmorska* tvilling* nyfödd*
  nappflask* nattamning* föräldraledig* mammaledig* pappaledig* föräldrapenning bvc kolik* välling* nappen
  pappaledighet förlossnings* spädbarn* babyn bröstmjölk* mjölkstockning kiss_och_bajs
pregnancy graviditet graviditeten | gravid* ultraljud* förlossning* värkar_kom kejsarsnitt havande beräknad_födsel
  mödravård* plussat plussade vecka_tolv bf väntar_barn foglossning
fertility barnlöshet ivf | ofrivilligt_barnlös ägglossning* embryo* äggplock* fertilitet* provrör* insemination*
  hormonspruta* återföring
miscarriage missfall missfallet | missfall* dödfött dödfödd inget_hjärtljud änglabarn
children barn barnen ungarna småbarn | förskol* dagis leksak* mina_barn våra_barn inskolning* lämning_på hämtning_på
  fritids barnkalas* småbarn* saga_för godnattsaga* lekplats* trotsålder* vabba* vab vabbade tonåring* tonårs*
  barnvakt dagmamma lego nallen lekis öppna_förskolan barnens ungarna_är ungarnas trotsig* barnets dagisplats
  hämta_på_förskolan lämna_på_förskolan vabbar dotterns_skola | barnet unge ungar lämnade hämtade
parenthood föräldraskap föräldraskapet mammarollen | ensamstående* uppfostra* dålig_mamma bra_mamma dålig_pappa
  bra_pappa vara_mamma vara_pappa vara_förälder förälder flytta_hemifrån föräldramöte projektledaren_hemma
adoption adoption fosterbarn | adopter* familjehem* fosterhem* fosterbarn* fosterförälder* jourhem* biologiska_mamma
  biologisk_mamma
family ?familj ?familjen släkten | familjemiddag* släktträff* släktkalas släkt syskon syskonen arv arvet ärvt
  arvskifte släkten* familjeliv* familjebråk familjesemester | familjens
sleep sömn sömnen tupplur sömnlöshet | sov sova sovit sover sömn* somnade somna somnat somnar insomnia insomni
  sömnlös* vakade tupplur* snark* vaken_hela låg_vaken ligger_vaken legat_vaken inte_sovit dåligt_sömn sovit_dåligt
  sov_dåligt sovit_gott sov_gott försov* vaknade_klockan vaknade_tre vaknade_fyra sovmorgon* klarvaken slumra*
  slumrade halvsov timmars_sömn sömntablett* melatonin jetlag sov_inte nattsömn orolig_natt vaken_natt
  insovningstabletter sömnbrist* somnade_inte somna_om sov_knappt sovit_knappt låg_och_vred vred_mig vaknade_mitt
  nattvak* vakennatt* sovstund middagslur* lur_på_soffan | vaken vaknade säng* natten nätter natt väckarklock* kudde
tired trötthet tröttheten utmattning utbrändhet | trött trötta tröttare trött* utmattad* utmattning* slut_i helt_slut
  orkeslös* utbränd* dödstrött jättetrött urlakad slutkörd utsliten utarbetad dränerad matt_i orkar_inte orkade_inte
  inte_orka ork orken ingen_energi ingen_ork tom_på_energi energilös mosig sliten mör_i seg_i segt_idag stupade_i
  gäspa* utpumpad färdig_som somnar_stående sönderstressad går_på_knäna på_knäna väggen_in gått_in_i in_i_väggen
  kroknat hängig trötthets* tröttheten_i så_trött slut_som orkar_knappt orkade_knappt utschasad död_i_kroppen
  somnade_i_soffan | energi seg slut slö knäckt
loneliness ensamhet ensamheten | ensam* isolerad isolering på_egen_hand ingen_att_prata ingen_ringer ingen_ringde
  ingen_frågar ingen_frågade tomt_hus tomt_hemma tyst_hemma tom_lägenhet utanför_gruppen utanförskap* inte_bjuden
  inga_vänner själv_hemma åt_ensam äter_ensam utfryst* bortglömd övergiven pratade_med_ingen ingen_kom står_utanför
  känner_mig_utanför utesluten ensamhets* tomt_här tyst_hus tyst_i_huset tyst_i_lägenheten tom_i_huset prata_med_nån
  någon_att_prata nån_att_prata inte_pratat_med sitter_ensam satt_ensam ensammast inte_sagt_ett_ord inte_ett_ord_till
  vuxen_att_prata | tom tomt ingen tyst själv
silence tystnad tystnaden stillhet | tyst* tystna tystnade tigit teg tiger tiga stillhet* knäpptyst dödstyst mållös
  sa_inget ordlös* helt_tyst så_tyst | stilla tysta lugn
grief sorg sorgen saknad saknaden förlust | sörj* sörjer sörjt sörjde änka änkan änkling* änkeman dog_förra dödsbo*
  saknar_henne saknar_honom saknar_dig saknar_mamma saknar_pappa saknade_honom saknade_henne kondoleans* bortgång*
  efter_hans_död efter_hennes_död sedan_hon_dog sedan_han_dog sen_han_dog sen_hon_dog hans_kläder hennes_kläder
  hans_tröja hans_stol hennes_stol utan_honom utan_henne hans_grav hennes_grav sorgegrupp gravljus dödsannons*
  efterlevande* bortgångne gått_bort är_borta_nu förlorade_min förlorat_min sorgen_efter sorgearbete* sorgset sorgsna
  sorgdräkt sorgens i_sorg sorgetid saknaden_efter | sakna* grav graven kyrkogård* borta dog begravning ljus sorglig*
  sorgligt
death död döden dödsfall | dödsbädd* avled avliden avlidna dödsfall* dö dör dog döende dödsbesked* hospis palliativ*
  självmord* omkom dödlig* urnan urna tog_sitt_liv sista_andetag dödsbo dödsångest avlivning avliva* | död* grav
  graven kyrkogård* gravsten kista
funeral begravning begravningen | begravning* begrav* jordfästning minnesstund* urnsättning begravningsbyrå* kremer* |
  kista kistan
illness ?hälsa sjukdom feber diagnos influensa förkylning magsjuka corona diabetes | hälsan sjuk sjuka sjukt_barn
  sjukanmäl* sjuklig* sjukdagar medicin* tablett* hosta* hostar förkyld* blodtryck* diabetes* sjukskriv* vårdcentral*
  magsjuk* kräk* spydde spy illamående yrsel antibiotika lunginflammation astma* allergi* halsont snuv* snorig* feber*
  blodprov* provsvar* biverkning* symtom* läkarbesök läkartid läkaren läkare doktorn specialist* kronisk* reumatism*
  reumatiker urinvägsinfektion infektion* inflammationsvärde covid* virus krya frisk_igen svimmade svimma sköldkörtel*
  insulin kortison* psoriasis crohns parkinson* utmattningssyndrom remiss* vabruari mår_illa mådde_illa kräksjuka
  förkylningen febrig* sjukhusbesök sjuk_igen magsjukan influensan feberfri | doktor prover recept apotek* kur
hospital sjukhus sjukhuset operation operationen akuten lasarettet rehab | operera opererar opererade opererat
  sjukhus* opererad ambulans* röntgen* magnetröntgen narkos* kirurg* intensiven iva avdelningen_på inlagd lades_in
  skrevs_in väntrum* lasarett* biopsi* höftoperation knäoperation infarkt dropp ingrepp* akutmottagning* ronden ssk
cancer cancer cancern cellgifter bröstcancer tumör | cancer* cellgift* tumör* strålning* strålbehandling onkolog*
  metastas* cytostatika prostatacancer leukemi mammografi | knöl
stroke stroke rehab | stroke* hjärnblödning* propp_i rehab* afasi logoped* halvsidesförlam*
dialysis dialys transplantation | dialys* transplant* njursvikt donator*
epilepsy epilepsi | epilept* epilepsi*
blindness blindhet synskada | synskadad* blindkäpp ledarhund* grön_starr grå_starr gula_fläcken
deafness hörselnedsättning hörapparat | hörapparat* hörselskad* teckenspråk* tinnitus lomhörd döv*
adhd adhd autism | adhd* autist* autism* npf concerta ritalin meltdown intryckskänslig
eating ätstörning anorexi | ätstörning* anorex* bulimi* hetsät* matschema
menopause klimakteriet | klimakterie* vallning* övergångsåldern östrogenplåster
transition könskorrigering transition | testosteron östrogen pronomen transkvinna transman utredningen_på
comingout komma_ut | kom_ut_som gay bög lesbisk* bisexuell* hbtq* queer
pain smärta värk ryggskott migrän huvudvärk ryggont | smärt* värk* migrän* gör_ont gjorde_ont har_ont hade_ont ont_i
  ryggvärk nackspärr ryggen_värker axeln_värker inflammation* senan sjukgymnast* fysioterapeut* naprapat* kiropraktor*
  skadade skadan skada_i stukade stukad* brutit_benet gips* kryckor ischias diskbråck artros* magont magknip
  huvudvärk* ipren alvedon värktablett* halta* haltar spänningshuvudvärk korsband* menisk* sträckning muskelvärk
  träningsvärk svullen svullet ledvärk fibromyalgi nervsmärta* axel_opererad tennisarmbåge knäont | ont axel axeln
  nacke nacken stel skadad tandläkare*
joints knä rygg höft ryggen knät höften | knäna knän knäled* knäproblem ryggproblem ryggbesvär höft* handled* fotled*
  axelled* dålig_rygg onda_knät nya_höften
body kropp kroppen vikt | kropp* gått_ner_i gå_ner_i gått_upp_i gått_upp banta* bantning* viktned* övervikt* diet*
  kalori* kilon midjemått finnar akne rynk* ärr ärret för_tjock för_smal kroppsideal viktväktarna | axel händer
  spegel* våg vågen mage magen hud hår tjock smal kilo
therapy terapi terapin psykolog | terap* psykolog* psykiat* kbt bup samtalsterapi* kurator* depress* deprimerad
  antidepressiv* panikångest* panikattack* självskad* psykoterap* gruppterapi
fear rädsla rädslan skräck | rädd räddast räddare rädsl* skräck* skrämd* skrämm* livrädd* höjdrädd* flygrädd*
  panikslagen skraj nojig nojar paralyserad dödsångest fruktan fruktar vågar_inte vågade_inte prestationsångest
  hjärtklappning rysligt_rädd blev_rädd är_rädd var_rädd rädd_för rädd_att så_rädd | skakade darrade bävan chock panik
worry oro oron ångest stress | oro* ångest* stress* nervös* orolig* oroar ängslig* ängslan bekymr* grubbl* ältar älta
  ältade ältande press_på tidspress pressad spänd_inför överbelast* överväldig* kaos_i för_mycket_nu för_mycket_allt
  tankarna_snurrar snurrar_i_huvudet tankarna_maler maler_i katastroftank* rastlös* nerverna uppstressad hispig
  framtidsoro ekonomisk_oro klump_i_magen på_helspänn rotlös* oroande oron_för orolig_för bekymmer stressen stressig*
  stressad uppjagad ångesten ont_i_magen_av maler_på snurrar_i_skallen | press panik* tankar nerver
courage mod modet | modig* tog_mod mod_till äntligen_sa sa_ifrån säga_ifrån stod_på_mig stå_upp_för övervann
  självförtroende tordes | vågar steget vågade vågat
memory glömska demens alzheimers | demen* demenssjuk* alzheimer* glömsk* minnesmottagning* minnesutredning
  känner_inte_igen kände_inte_igen minnesförlust minneslucka* | glömt glömmer glömde förvirrad namn
memories minnen barndom barndomen nostalgi | minnen* barndom* barndoms* fotoalbum* gamla_foton gamla_bilder gamla_brev
  nostalg* som_barn som_liten uppväxt* ungdomstid* återträff* minns_när förr_i_tiden påminner_om påminde_mig
  barndomshem* klassträff* | minns förr minne vinden
caring omsorg anhörigvård äldreboende hemtjänst | hemtjänst* äldreboende* vårda* vårdade anhörigvård* boendet_ringde
  äldreomsorg* särskilt_boende biståndshandläggare rullstol* rollator* demensboende* trygghetslarm* vårdboende*
  ålderdomshem* omvårdnad* avlastning* växelvård ta_hand_om tar_hand_om matar_honom dusch_hjälp personlig_assistent
  lss korttidsboende* hjälpmedel* anhörigvårdare anhörigstöd | hemmet vård blöjor
ageing åldrande åldern_tar | åldra* åldras åldrande* bli_gammal blivit_gammal blir_gammal bli_äldre blivit_äldre
  rynkor gråa_hår gubbe_nu ålderdom* pensionärs* krämpor skröplig* åldringar fyrtioårskris femtioårskris
  blivit_så_gammal min_ålder i_min_ålder åldern gamlingar rollatorn | gammal äldre ålder
retirement pension pensionen | pensioner* pensionär* gå_i_pension gått_i_pension sista_arbetsdag avtackning* avtackad*
  pensionering*
sobriety alkohol nykterhet | nykter* alkohol* återfall* aa-möte aa-mötet supa söp supit alkis* alkoholist* fyllan
  fyllo dricka_mindre slutat_dricka sluta_dricka inte_druckit inte_en_droppe vit_månad beroendevård antabus
  dagar_nykter sponsor* droger spritproblem alkoholproblem | drack druckit full vin öl sprit bakis
smoking rökning snus | rök[aet]* rökfri* sluta_röka slutat_röka nikotin* snusa* sluta_snusa slutat_snusa vejp* cigg*
  cigarett* nikotintuggummi
gambling spelmissbruk | spelberoende* spelskuld* casino* kasino* nätcasino trav_pengar spelat_bort odds* | spela
food ?mat måltider ?maten | aptit* vegan* vegetari* lchf godis* sockersug sockerfri* matlåd* favoritmat nyttig_mat |
  middag middagen lunch frukost äta åt hunger hungrig*
cooking matlagning bakning ?soppa ?bröd | bak[a]* bakade bakat bakning* bakar deg degen kokbok* laga_mat lagade_mat
  lagat_mat lagar_mat bullar bullbak surdeg* kanelbullar pannkak* gryta grytan långkok* tårta_bakade stekte
  kokade_soppa sylta* saftade inläggning receptet recepten | lagade ugn ugnen kök middag
faith ?tro kyrka kyrkan bön ramadan moské | böner bönen kyrkor kyrkogång* kyrkkaffe kyrkbesök* bad_en bad_till
  ber_till be_till präst* gudstjänst* moské* ramadan* bibel* bibeln psalm* konfirm* nattvard* koran* imam* fredagsbön*
  kloster* andakt* tron_på troende pilgrim* frikyrk* församling* pingstkyrk* dopet eid kristen kristna aftonbön
  guds_hus guds_ord herrens kyrkan_på | mässa ljus guds
waiting väntan ovisshet väntetid | väntetid* väntan_på ovisshet* ovissa besked_om vänta_på_besked väntar_på_besked
  väntar_på_svar vänta_på_svar på_provsvar fortfarande_inget_svar inget_svar väntelista* vårdkö* hänga_i_luften
  i_limbo kötid | väntar väntade vänta besked väntrum*
hope hopp hoppet | hoppfull* hopplös* hopplöshet ljusglimt* ge_upp_hoppet optimis* förtröstan tröst_i förhoppning
  förhoppningar förhoppningen | hoppas hoppades förhoppningsvis
failure misslyckande motgång | misslyck* motgång* kuggade kuggad underkänd underkänt inte_godkänd fiasko floppa*
  klantade klantat gjorde_fel gjort_fel misslyckad nederlag* avslag avvisad refuserad* dög_inte duger_inte dög | fel
  förlorade miss
doubt tvivel självtvivel | tvivl* osäker* osäkerhet* inte_bra_nog bra_nog jämför_mig självkänsla* självförtroende*
  självförakt duger_jag tvekar tveka* tvekan tvekade meningslöst mindervärd* bluffsyndrom* en_bluff duger_inte_till
  räcker_jag räcker_inte_till | duger
shame skam skammen | skämdes skämmas skämma skämts skam* skäms pinsam* generad* generande förödmjuk* bortgjord
  göra_bort rodna* gjorde_bort_mig gjort_bort_mig utskämd | genant
secret hemlighet lögn hemligheten | hemlig* ljug* ljög ljugit ljuger lögn* gömt_undan dölj* dolde dolt erkände erkänt
  erkänna smusslat dubbelliv otrohet* otrogen bedra* bedrog bedragen affär_med aldrig_berättat inte_berättat låtsas
  låtsades låtsats mask_på visa_inget hålla_masken fasad* ingen_vet_om | gömde sanning*
guilt skuldkänslor ?skuld dåligt_samvete | samvete* samvetet skuldkänsl* skuldbeläg* ångra* ångrar ångrade mitt_fel
  min_skuld mina_fel skyldig* förebrå* borde_ha_varit borde_varit självförebråelse* gottgöra svikit svek sviker
  skuldkänslorna känner_skuld kände_skuld skuldtyngd skuldmedveten dålig_samvete samvetskval borde_ringt
  borde_ha_ringt | löfte lovat borde_ha
anger ilska ilskan vrede frustration irritation | arg arga argt ilsk* skrek skrika skriker skrikit rasande förbannad*
  förbannat skitförbannad skitarg irriter* frustrer* sur_på vansinnig tappade_humöret tappat_humöret tappade_det
  exploderade fly_förbannad ursinn* upprörd* kränkt* kränkning* orättvis* orättvist hat hatar avskyr flippade
  sprack_jag blev_tokig less_på trött_på_att retar_mig reta* surade ilsken ilsket förbannat_arg blev_arg blir_arg
  skäller skällt gormade gormar | svor slog_i dörren sur less
argument bråk bråket gräl grälet konflikt | bråk* gräl* grälade grälat konflikt* osams tjafs* ovänner oense skällde_på
  skällde_ut skäll diskussion_med kärvar hårda_ord smällde_i_dörren dålig_stämning
forgiveness förlåtelse försoning | bad_om_ursäkt be_om_ursäkt förson* förlät prata_ut pratade_ut sams blev_sams
  förlåter förlåtit förlåta förlåtelsen bett_om_förlåtelse sa_förlåt säga_förlåt säger_förlåt ursäkten
  bad_om_förlåtelse be_om_förlåtelse | förlåt ursäkta
pride stolthet | stolt* klarade_det fick_beröm beröm* uppskattad* uppskattning* erkännande komplimang*
  lyckades_äntligen bragd framgång* befordr* | lyckades klarade
change förändring nystart | förändring* börja_om börjat_om nytt_kapitel ny_fas nytt_liv omställning* vändpunkt*
  nya_vanor ny_start förändras förändrats förändrat livet_förändr* allt_förändr* nytt_steg steget_till | förändra*
  annorlunda
help hjälp stöd | be_om_hjälp bad_om_hjälp bett_om_hjälp ta_emot_hjälp behöver_hjälp hjälpsam* ställer_upp ställde_upp
  hjälpte_mig hjälper_mig stöttade stöttar stötta* stöttning grannhjälp snäll_mot | hjälpte hjälpa* hjälper hjälpt
boundaries gränser säga_nej | sa_nej sagt_nej sätta_gränser satte_gränser satt_gränser mina_gränser min_gräns
  alltid_jag säga_ifrån sa_ifrån sade_nej lyssnar_inte_på utnyttjar_mig utnyttjad orkar_inte_säga säger_alltid_ja
  sa_ja_fast | ställa_upp utnyttja*
trust tillit förtroende ärlighet | tillit* förtroende* litar_på lita_på litade_på svek sviken svikit_mig svikna lurad
  lurade bedragen uppriktig* | ärlig*
goodbyes avsked farväl | avsked* vinkade_av säga_hejdå sa_hejdå släppa_taget släppt_taget släppte_taget
  sista_gången_jag flyttar_ut flyttat_ut lämnar_oss avtackning | hejdå vinkade
crying gråt gråten tårar | tår grät grina* grinade grät* gråt* gråta gråter gråtit tårarna tåren tårfylld* lipa*
  lipade snyft* snyfta* bröt_ihop brutit_ihop storgrät storgråter stortjöt tjuta tjöt klump_i_halsen | ögonen
laughter skratt humor | skratt* skrattade gapskratt* fniss* fnissade asgarv* garva* garvade skrattanfall* skämt*
  skämtade roligt_ihop skrattkramp* | kul rolig*
gratitude tacksamhet glädje lycka | tacksam* lycklig* glad glada gladare glädj* nöjd nöjda njut* njöt njuter
  lyckokänsla tacksamhets* välsignad överlycklig* jätteglad lyckan små_glädje små_saker guldkant* varm_i_hjärtat |
  tack skönt mysigt härligt
envy avundsjuka svartsjuka | avund* avundsjuk* svartsjuk* missunnsam* jämför_mig_med
patience tålamod | tålamod* otålig* tålmodig*
decision beslut beslutet val_av | besluta* beslutade beslutat beslut* bestämde_mig bestämt_mig bestämma_mig dilemma*
  kluven velar velat_fram för_och_nackdelar valde_att velade velande bestämde_oss bestämma_oss bestämt_oss
  måste_bestämma svårt_val valet_står ja_eller_nej_till tackade_ja tackade_nej tacka_ja tacka_nej | fundera* valet
  välja bestäm*
freedom frihet självständighet | frihet* självständig* fri_från befriad* befrielse* egen_väg oberoende
`;
