import { hindiLatinLifeTopics } from './hindi-latin-life.ts';

/** What diaries are about, in Hindi in Latin letters: see english.ts; a star stands for any ending. */
export const hindiLatinTopics = `
mother maa mummy mom mumma amma ammi mataji | mum mumi maaji mata_ji* meri_maa* meri_ma* maa_ne* maa_ko* maa_ki*
  maa_ka* ma_ne* ma_ki* mummy_ne* mummy_ki* mummy_ko* maa_ke* ammi_jaan* amma_ji*
father papa pitaji pita papaji babuji abbu abba | daddy dad pappa baba_ji* babu_ji* pita_ji* bapu bauji papa_ne*
  papa_ko* papa_ki* papa_ka* papa_ke* pitaaji walid | baap bap
parents mummy_papa* maa_baap* mata_pita* | maa_papa* mom_dad* ghar_wale* ghar_walo* gharwale gharwalo gharwalon
  maa_bap* ammi_abbu* parents papa_mummy* mata-pita mummy-papa maa-baap
sister behen behan bahan didi | bahen behn bahin behno behnon bahno sis chhoti_behen* chhoti_behan* badi_behen*
  badi_didi* meri_behen* meri_behan* behna jiji aapa chhutki bahena didi_ne* didi_ko* meri_sister* | sister
brother ?bhai ?bhaiya | mere_bhai* mera_bhai* chhota_bhai* chhote_bhai* bada_bhai* bade_bhai* bhai_ne* bhai_ki*
  bhai_ka* bhai_ko* bhai_se* bhai_ke* bhaiya_ne* bhaiya_ki* bhaiya_ko* bhaiya_ka* bhaiya_se* brother bhai-behen
  bhaijaan bhaisahab
daughter beti bitiya | betiya betiyan betiyon meri_beti* beti_ne* beti_ko* beti_ki* beti_ka* badi_beti* chhoti_beti*
  gudiya daughter bachi_meri* laado
son ?beta bete | mera_beta* mere_bete* bete_ne* bete_ko* bete_ki* bete_ka* bete_ke* bete_se* bada_beta* chhota_beta*
  unke_bete* betwa beton mera_ladka* mere_ladke* son
husband pati husband | pati_ji* patidev mere_pati* pati_ne* pati_ko* pati_se* pati_ka* shohar shauhar miyan hubby
  ye_bole* humare_ye* | inke inka inki inko inse inhone
wife patni biwi wife | biwi_ne* biwi_ko* biwi_ki* biwi_se* patni_ne* patni_ki* patni_ko* meri_patni* meri_biwi*
  gharwali shrimati bivi begum lugai wife_ne* wife_ko*
partner boyfriend girlfriend mangetar | gf bf partner fiance premi premika mehboob
marriage shaadishuda_zindagi* | shadishuda anniversary saalgirah salgirah grihasthi pati-patni miya-biwi pati_patni*
  shaadi_ke_baad* shadi_ke_saal* humari_shaadi* hamari_shaadi* shaadi_ke_itne* miya_biwi*
grandmother dadi nani | dadi_maa* nani_maa* dadiji naniji dadi_ki* nani_ki* dadi_ne* nani_ne* nani_ke* dadi_ke*
  grandma
grandfather dada nana | dadaji nanaji dadu nanu dada_ji* nana_ji* dada_ne* nana_ne* grandpa
grandchild pota poti nati | pote potiyan natin nawasa navasi poton
kin chacha chachi mama mausi bua | mami mausa fufa phupha tau tai chachu khala bhanja bhanji bhatija bhatiji cousin
  cousins mamaji chachaji mausiji buaji tauji rishtedar rishtedaro rishtedaron rishtedaar rishtedaari mama_ji*
  chacha_ji* mausi_ji* | bhabhi uncle aunty auntie
inlaws saas sasur sasural | sasu_maa* saasu_maa* saasu sasumaa sas_sasur* saas_sasur* sasurji sasur_ji* nanad devar
  jeth jethani devrani damaad damad bahu saali jija jijaji maayka mayka mayke maike maika sasural_wale* in-laws
  saas-sasur saas_ne* saas_ko* saas_ki* | bhabhi
stepchild sauteli_maa* sautela | sauteli sautele
ex ex | ex-boyfriend ex-girlfriend ex_boyfriend* ex_girlfriend* purane_pyar* purv_pati* purv_patni* ex_ki* ex_ka*
love pyaar mohabbat ishq | pyar mohabat muhabbat prem aashiqui chahat crush propose propos* pyar_ho* i_love_you*
  relationship love_u* love_you* dil_de* izhaar | rishta dil
dating rishta_dekhna* | date_pe* date_par* tinder bumble shaadi.com rishta_aaya* rishte_aa* rishta_aa* rishte_wale*
  rishte_ki* rishtey_ki* rishta_pakka* ladki_dekhne* ladka_dekhne* ladke_wale* ladki_wale* biodata kundli kundali
  arrange_marriage* arranged_marriage* bichauliya
breakup breakup judaai | breakup* break-up break_up* dhokha* dhoka* bewafa* bewafai rishta_toot* chhod_gaya_mujhe*
  judai chhod_gayi_mujhe* chhod_diya_usne* rishta_tod* block_kar* unblock* unfollow* sagai_toot* alag_ho_ga* bichhad*
  dil_toot* patch_up* | chhod
divorce talaq | talaaq talak* talaq* divorce* alimony custody family_court* alag_rah*
wedding shaadi vivah byah | shadi* dulhan dulha baraat barat baraati mehendi mehndi haldi_ki* phere mandap sagai vidai
  bidai tilak dahej nikah walima shaadi_ka* shaadi_ki* beti_ki_shaadi* behen_ki_shaadi* bhai_ki_shaadi* sangeet_ki*
  engagement wedding byaah halwai tent_wala* tent_wale* shagun jaimala varmala | lehenga card
baby bachcha ?munna shishu | baby navjaat newborn diaper doodh_pila* palna jhoola tika_lag* mundan delivery_hui*
  jachcha caesarean godh_me_bach* munni nanha nanhi nanhe beta_hua* beti_hui* dant_nikal* | bachchi doodh god
pregnancy pregnancy garbh | garbhvati pregnant preg pet_se* sonography ultrasound godbharai god_bharai*
  mahina_chal_raha* umeed_se_hai* satwan_mahina* aathwan_mahina* nauvan_mahina* garbhavastha due_date* baap_ban*
  maa_ban*
fertility ivf | santan aulad_nahi* bachcha_nahi_ho* bachcha_nahi_thahar* baanjh* fertility
miscarriage garbhpaat | garbhpat* miscarriage* bachcha_gir*
children bachche bachcho | bachchon mere_bachche* bachche_ko* bachcho_ko* bachcho_ki* bachcho_ne* bachcho_ke* khilone
  khilaune khilauna nursery anganwadi judwa judwaa aulad kids bache_bade* bal-bachche | bachcha bachchi
family parivar khandan family | parivaar* pariwar* ghar-parivar kunba poora_parivar* pura_parivar* sab_saath_baith*
  khaandan* khandaan teen_peedhi* ghar_mein_sab* joint_family* | rishtedar
parenthood parvarish | parwarish* achhi_maa* buri_maa* achha_baap* bachche_par_chilla* bachcho_par_chilla*
  bete_par_chilla* beti_par_chilla* sanskar parenting bete_pe_haath* bete_par_haath* palna_posna*
sleep neend insomnia | neend* nind* soya soyi soye so_nahi* so_gaya* so_gayi* so_gaye* so_raha* so_rahi* so_pata*
  so_payi* so_paya* sone_gaya* sone_gayi* jagta jagti jaaga jaagi jagte jagkar jaagna jag_rah* jaga_rah* raatbhar
  raat_bhar_jag* aankh_lag* aankh_nahi_lag* aankh_khul* jhapki* karwat* karvatein kharrate alarm_band* late_soya*
  der_se_soy* so_chuk* sulaya sula_diya* | raat sone utha uthi alarm bistar takiya sona
tired thakan thakaan thakawat | thak thaka thaki thake thakna thak_ga* thak_chuk* thak_kar* thak_ke* thakau thakhar*
  thakawat* thakavat* choor badan_toot* himmat_nahi_bach* jaan_nahi_bach* jaan_nikal* nidhaal energy_nahi* energy
  kamar_toot* pak_ga* tang_aa* burnout burn_out* tired exhausted exhaust aaram_nahi* bahut_thak* pair_dukh* pair_sooj*
  badan_dard* halat_kharab* taakat_nahi* susti sust pareshan_ho_ga* dam_nikal* | aaram taakat
work kaam office naukri job | daftar dafter daftari naukari naukariyan company boss manager kampani karkhana karkhane
  factory mazdoor* majdoor* mazdoori thekedaar thekedar seth client clients shift salary promotion project deadline
  target appraisal isteefa istifa resign* naukri_chhod* overtime supervisor call_center* call_centre* sahab_ne*
  sarkari_naukri* private_naukri* chhutti_nahi_di* transfer tabadla afsar officer karmchari dhanda dhandha rozi
  rozi-roti dihadi kamai wfh work_from* team_lead* sales_target* commission kaam_pe* kaam_par* kaam_se* kaam_ka*
  kaam_ki* kaam_karte* kaam_kiya* duty presentation release sprint kaam_nahi* meeting* ticket_close* manager_ne* ppt |
  chhutti team customer laptop driver login engineer mistri mail
nights night_shift* night_duty* raat_ki_shift* | raat_ki_duty* raat_ki_paali* nightshift raat_duty* duty_raat*
  night_me* | duty shift
nursing nursing ward | nurse_hu* staff_nurse* mareezo mareezon marizo icu ot_me* ward_me* ward_mein* matron
  drip_chadh* asha_didi* anm mareez_ka* mareez_ko* mareez_ki* mareez_ne* bed_no* sister_ne* nursing* | nurse mareez
  mariz doctor duty
medic opd clinic | opd* mere_mareez* mere_patient* pharmacy medical_store* ambulance internship_hospital* phc
  compounder patients | patient mareez doctor dawa dawai
company karobar business startup | startup* dhandha_apna* apna_dhandha* apna_business* apna_kaam* apna_startup*
  investor funding gst partnership maal_manga* order_aaya* order_mila* freelance freelancing ghata munafa karobaar
  founder | order customer maal
redundancy berozgari job_search* naukri_ki_talash* interview | berozgar* berojgar* interviews layoff* laid_off*
  naukri_ga* job_chali* naukri_chali* nikal_diya_company* chhantni naukri_dhoondh* job_dhoondh* naukri_dhundh*
  naukri_nahi_mil* job_nahi_mil* resume linkedin cv vacancy bharti naukri_se_nikal* job_se_nikal* reject_ho*
  hr_ka_call* apply_kar* | selection
school school | school* homework tuition_me* teacher_ne* teacher masterji madam_ne_daant* unit_test* principal
  assembly classmate tiffin_box* board_exam* board_ki* dasvi barahvi dasvin baarahvi tenth twelfth ptm class_teacher*
  report_card* uniform pathshala vidyalaya madarsa class_me* class_mein* | class kaksha vidyarthi basta madam tuition
teaching padhana | vidyarthiyo* shikshak* adhyapak adhyapika padhata padhati padhaya padhane students blackboard
  meri_class* mere_student* copy_check* copiyan_jaanch* mid-day_meal* staffroom staff_room* shikshamitra headmaster
  tuition_padha* parents_meeting* padha_raha* padha_rahi* class_le* | teacher school class
study padhai college university | padhai* padhayi* padhaai coaching syllabus hostel degree_ki* degree_ka* topper
  mock_test* mock library professor lecture assignment thesis phd vishwavidyalaya btech b.tech mba admission dakhila
  scholarship notes revision revise padh_nahi* padhne_baith* semester sem placement placements upsc campus engineering
  viva practical batch kota_me* taiyari* tayari* padh_rah* padhta padhti | padhna padhne padha kitabein kitab* maths
  physics chemistry degree
exams exam pariksha imtihan | exams* pariksha* imtihaan result* results nateeja natija parinaam fail paper_kharab*
  paper_achha* paper_tha* paper_hai* prashnapatra cutoff cut-off neet jee_main* iit ssc prelims mains percentile
  percent backlog* back_aa* kt_lag* fail_ho* asafal attempt attempts marks top_kiya* board_exam* boards midsem endsem
  cgpa gpa number_kam* number_aa* topper_ban* net_jrf* gate_ka* | number paper question pass_hua pass_hui pass_ho*
research shodh lab | research* prayogshala experiment* guide_ne_thesis* paper_publish* | prayog
restaurant dhaba ?hotel ?restaurant | dhabe dhaba* waiter cafe_me* kitchen_me_kaam* thela thele restaurant* | cafe
  customer
road ?auto ?taxi | auto_chala* auto_wal* mera_auto* apna_auto* sawari* sawariyan truck* driveri ola uber rapido
  e-rickshaw rickshaw* riksha* delivery_boy* delivery* swiggy zomato ride highway toll chalan challan permit blinkit
  rider | gaadi stand petrol diesel meter station
shop dukaan ?bazaar | dukan* dukaan* dukandari dukaandari galla galle kirana showroom bohni thela bikri thok stock
  udhari_khata* mandi apni_dukan* hamari_dukan* meri_dukan* grahak* graahak* shop shop_pe* shop_par* repair_karne* |
  customer counter maal repair
coding coding | code_likh* coding* software bug bugs deploy deployment programming developer production_me* github
  frontend backend code_review* | server code
trades nirman mistri_ka_kaam* | rajmistri plumber electrician welding welder badhai_ka* cement eent_bhatta* labour
  site_pe* site_par* mechanic garage tiles painter_ka* mobile_repair* repairing | mistri auzaar
cleaning safai | jhadu-pocha kaamwali bartan_maanj* gharon_me_kaam* safaikarmi | bai jhadu pocha
law wakalat | vakil_sahab* wakil_sahab* muwakkil wakaalat* tareekh_pe_tareekh* advocate | vakil case
military fauj sena | fauji sainik jawan_ki* border_par* border_pe* agniveer posting regiment cantt | bandook
police ?police thana | thane fir_darj* daroga havaldar police_wala* policewala police_wale*
security chowkidari | chaukidar chowkidar guard_ki_naukri* security_guard* | guard gate
hair salon parlour | parlour* parlor* salon* nai_ki* facial beauty_parlour* | baal_kaat*
tailoring silai | silai* silti silta silne silwaya darzi darji blouse turpai silai_machine* boutique kadhai_ki* |
  machine sui dhaga kapda
bakery bakery | bakery* | tandoor
strike hadtal dharna | hadtaal* hartal* dharne union* pradarshan_kiya* | naare
warehouse factory godown | factory* godam* godaam mill_me* warehouse* packing_ka* machine_pe_kaam* machine_par_kaam* |
  machine
politics rajniti chunav | rajneeti* chunaav* vote_daal* vote_dala* sarpanch panchayat netaji vidhayak election*
  pradhani | vote neta
money paisa paise salary tankhwah | paiso paison paise* pagar tankha tankhah kharcha kharche kharch* mehangai mehengai
  mahangai mehnga mehenga mehngi mehange garibi gareebi gareeb garib bachat tangi kadki haath_tang* jeb_khali*
  mahine_ka_aakhir* pension_aa* aamdani mazdoori_mil* budget gullak paise_nahi* paisa_nahi* paise_bhej* income
  hisaab-kitab hisab-kitab savings kamati kamata kamaye kama_rah* ghar_kharch* ghar_ka_kharch* paiso_ki* paise_ki*
  paise_bacha* balance account_me* account_mein* mutual_fund* upi | rupaye rupay rupees rs bank hazaar hazar sau fees
  daam hisaab hisab hajar lakh
debt karz karza udhaar loan emi kist | karj karja udhar* udhari udhaari loan* emi* kishte kisht kiste sahukar mahajan
  sood girvi bakaya chukana chukane baaki_hai* vasooli* recovery_wal* loan_wal* kist_bhar* kist_deni* karz* byaj byaaj
  credit_card* home_loan* personal_loan* paise_lautan* udhar_diya* udhar_liya* | bank lautane
bills kiraya bill | kiraye makaan-malik makan-malik makan_malik* makaan_malik* makan_malkin* landlord rent* deposit
  bijli_ka_bill* bijli_bill* bill_bhar* paani_ka_bill* cylinder_mehng* recharge_khatam* pg_ka_rent* | cylinder
moving ghar_badalna* naya_shahar* | ghar_badal* naya_ghar* naye_ghar* naye_shahar* nayi_city* naye_sheher*
  naya_sheher* saaman_baandh* saman_pack* saamaan_pack* packing_kar* shift_ho* shifting kamra_dhoondh* room_dhoondh*
  flat_dhoondh* makan_khali* packers_and* | saamaan saaman dibbe kamra
house ?ghar makaan | makaan_banwa* apna_makan* apna_makaan* apna_ghar* flat* mera_kamra* apne_kamre* | bartan jhadu
  kamra chhat aangan
repairs marammat | marammat* chhat_tapak* nal_tapak* plumber_aa* bijli_wala_aa* putai rangai seelan geyser_kharab*
  cooler_kharab* pankha_kharab* motor_kharab* fridge_kharab* ac_kharab* | nal cooler pankha
neighbours padosi mohalla | padosi* padosan pados* padausi mohalle* society_meeting* gali_wale* upar_wale_flat*
  bagal_wali* bagal_wale* neighbour* | gali
village gaon | gaanv gaon* ganv dehat chaupal panchayat gaon_me* gaon_ki*
friendship dosti dost saheli yaar | doston dosto sahelia saheliyan yaari jigri bachpan_ka_dost* best_friend* friend
  friends bestie mitra pakka_dost* dost_ne* dost_ko* dost_se* dost_ki* friendship yaaro dost* saheliyon group_ke* |
  bhai
loneliness akelapan tanhai | akelepan akela akeli akele tanha* tanhaai khali_ghar* ghar_khali* koi_apna_nahi*
  baat_karne_wala* ghar_kaatne* lonely loneliness alag-thalag akelaa* itna_akela* | chup sannata
silence chuppi khamoshi | sannata* khamosh* khaamosh* maun chup_raha* chup_rahi* chuppi* baatcheet_band* | chup
  chupchap
grief shok gham | shok* matam barsi shraddh shradh terahvi punyatithi vidhwa vidhva chal_base* chal_basi* guzar_ga*
  gujar_ga* guzar_jane* swargiya unke_jaane* unki_chappal* unki_tasveer* unki_photo* unka_chashma* unki_kami*
  kho_diya* papa_ko_gaye* maa_ko_gaye* gum_hai* | yaad_aa* tasveer kursi
death maut mrityu dehant | dehaant* maut* mrityu* mar_gaya* mar_gayi* mar_gaye* nidhan intekaal intkal dafan* kabr*
  laash shamshan shmashan chita kabristan expire_ho* raat_chale_ga* duniya_se_chal* | marna marne marte
funeral antim_sanskar* janaza | arthi daah_sanskar* janaja shamshaan asthiyan asthi_visarjan* kriyakarm shavyatra
  antim_yatra*
illness bimari ilaaj bukhar tabiyat | bimaar* beemar* bimar* beemari* bimari* tabiyat* tabeeyat* tabiat* tabyat*
  bukhaar* dawai* dawaiyan dawaiyo khansi khaansi zukam jukaam sardi-jukam sardi_jukam* dengue malaria typhoid corona
  covid sugar_ki* sugar_badh* diabetes bp_badh* bp_ki* bp_thoda* bp_high* blood_pressure* thyroid asthma dama ulti
  ultiyan dast pet_kharab* infection* allergy chakkar_aa* kamzori kamjori loo_lag* daura_pad* tb piliya anemia parhez
  sehat viral bimar_pad* doctor_ko_dikh* doctor_ke_paas* dawa_le* motiyabind* aankh_ka_operation* ilaj upchar fever |
  doctor dawa jaanch test sugar mareez
hospital aspatal hospital operation | aspataal* aspatal* hospital* haspatal* operation* bharti_kar* bharti_kiya* x-ray
  xray mri ct_scan* khoon_ki_jaanch* blood_test* icu_me* surgery surgeon discharge taanke glucose_chadh* aiims
  admit_kar* | doctor report nurse jaanch
cancer cancer kimo | cancer* chemo* radiation tumor gaanth biopsy | jaanch
stroke lakwa | lakva* paralysis falij physio
dialysis dialysis | dialysis* kidney_fail* kidney_transplant*
epilepsy mirgi | mirgi*
${hindiLatinLifeTopics}`;
