/** The house, pastimes, the heart and the world in Hindi in Latin letters: see hindi-latin.ts. */
export const hindiLatinLifeTopics = `
ageing budhapa ?umar ?umr | budhaapa* budhape boodha_ho* boodhi_ho* budha_ho* budhi_ho* safed_baal* jhurriyan
  umar_ho_ga* umr_ho_ga* saath_ka_ho* pachas_ka* pachas_ki* chalis_ka* chalis_ki* baal_safed* | chashma lathi
menopause menopause | rajonivritti
pain dard | dard* sirdard sir_dard* sar_dard* headache kamar_dard* kamardard ghutno_ka_dard* peeth_me_dard* migraine
  moch fracture haddi_toot* plaster_chadh* gathiya sciatica slip_disc* chot_lag* soojan sujan dukhta dukhti
  dukha_bahut* | kamar ghutna ghutne peeth chot
joints ghutna kamar | ghutne ghutno ghutnon jodo_ka* | kandha
body sharir vajan weight body | vazan* wazan* weight* vajan* shareer mota_ho* moti_ho* motapa mota_kaha* moti_kaha*
  dieting diet patla_ho* patli_ho* sheeshe_me_khud* sanwli saanwli rang_saaf* gora_hone* muhase pimples body_shaming*
  | baal pet
therapy counselling therapy | therapist counsellor counselor counseling manochikitsak manovaigyanik therapy* | session
fear darr khauf | dar dara dari dare darna darta darti darte dar_lag* dar_ga* dara_hua* ghabraya ghabrayi kaanp kaap
  kaampa kaanpa kaanpte kaampne kaanpne haath_kaanp* dehshat khof bhay saham* dil_dhadak* rongte paseena_chhoot*
  darawna darpok dil_baith* anxiety_attack* | andhera
worry chinta tension stress fikr ghabrahat | chinta* fikar* fikr* ghabra* tanaav tanav* pareshan* pareshaan* bechain*
  bechaini tension* stress* pressure dabaav uljhan* bojh sir_pe_bojh* sar_pe_bojh* man_bhaari* jee_ghabra* overthink*
  dimag_me_ghoom* dimaag_mein_ghoom* soch-soch panic* anxiety* anxious hadbadi kya_hoga* soch_soch* neend_ud*
  sir_bhaari* pareshan_hu* ulajh* ghabrahat* | saans
courage himmat sahas | himmat* saahas hausla hausle bahadur* himmat_kar* himmat_juta* pehli_baar_bol* pehli_baar_kah*
  himmat_nahi_h* bol_hi_diya* hosla
memory yaaddasht bhoolna | yaddasht* alzheimer dementia pehchan_nahi* pehchana_nahi* naam_bhool* bhoolne_ki_bimari*
  bhulakkad bhool_jaati_hai* bhool_jaate_hai* baar-baar_wahi* | bhool
memories yaadein bachpan | bachpan* purani_yaadein* yaadon yaadein* yaaden purane_din* purani_photo* purani_tasveer*
  album jab_main_chhota* jab_main_chhoti* jab_mai_chhot* yaad_aa_ga* jawani_ke_din* nostalgia wo_din_yaad* | yaad
caring dekhbhal seva | dekhbhaal* dekhrekh seva_kar* sewa sewa_kar* maa_ki_seva* saas_ki_seva* bistar_par_pad*
  wheelchair vriddhashram nehlaya nahlaya nahlati nehlati diaper_badl* dawa_khila* dawai_khila* dawai_deni* attendant
  lachaar khayal_rakh* khyal_rakh* drop_dal* | dawa khilaya
retirement retirement | retire* retired sevanivritt* vidai_samaroh* retirement* | pension
sobriety nasha sharab daaru | sharaab* sharab* sharabi daru nashe_me* nasha* pee_kar_aa* peekar_aa* piye_hue* theka
  rehab peena_chhod* sharab_chhod* hangover ganja smack whisky beer beers | bottle botal peene
smoking cigarette beedi | cigarette* cigrette bidi gutkha gutka tambaku hookah smoke_kar* smoking sutta vape | lighter
gambling jua satta | juaa jue satta_laga* taash_me_haar* dream11 dream_11* lottery rummy_app*
food khana bhojan | bhookh* bhukh* bhooka bhookha khana_khaya* khana_kha* swaad* swad* pet_bhar* nashta naashta
  biryani parathe paratha samose samosa jalebi mithai tiffin maggi lunch dinner thali poha chole mess_ka_khana*
  mess_me* pizza momos gol_gappe* golgappe | khaya khayi roti daal chai sabzi chawal mess dahi
cooking khana_banana* rasoi | rasoi* pakaya pakayi pakana pakati pakata chulha* khana_banaya* khana_bana*
  khana_pakaya* sabzi_bana* sabji_bana* roti_bel* rotiyan aata_goondh* aata tadka achaar achar papad masala masale
  cooker chhaunk halwa kheer pakode pakodi pulao recipe kadhi sabzi_kaat* belan tawa pooriyan laddoo kitchen_me*
  kitchen_mein* halva* gajar_ka* | daal roti namak tel kitchen
faith puja prarthana mandir bhagwan namaz | pooja* puja* prarthna* aarti arti vrat masjid roza roze ramzan ramadan
  gurudwara gurdwara ardaas ardas paath_kiya* path_kiya* hanuman_chalisa* chalisa geeta_padh* katha_sun* satsang jap
  mala_jap* dua duaa ibadat mannat darshan* teerth church quran namaaz hawan bhajan-kirtan kirtan shraddha aastha
  bhagvan* mandir* bhagwaan* | ishwar allah upvas upwas prasad diya_jala* bhajan
rest aaram chhutti | aaram_kiya* aaram_mil* chhutti_ka_din* fursat sukoon_ke_pal* kuch_nahi_kiya* kuchh_nahi_kiya*
  leta_raha* leti_rahi* aaram_kar* | chhutti aram chutti
calm sukoon shanti | sukun* sukoon* shaanti* shant_* chain_se* halka_lag* halka_mehsoos* man_shant* meditation |
  shaant
waiting intezaar intezar | intzar* intezaar* intejar* intezar* intizar* pratiksha* raah_dekh* rasta_dekh*
  jawab_nahi_aa* reply_nahi* phone_nahi_aa* call_nahi_aa* wait_kar* baat_joh* seen_karke* | jawab wait reply
hope ummeed umeed sapna | ummid* umeed* sapno sapne armaan khwab khwaahish khwahish aasha asha_hai* na-ummeed | sapna
failure nakami asafalta | asafal* nakaam* fail_ho* fail_hu* haar_ga* haar_jaa* phir_se_fail* reject* rejection nikamma
  nalayak loser | haar fail
doubt shak self-doubt | self_doubt* aatmavishwas* khud_par_bharosa* khud_pe_bharosa* khud_par_shak* khud_pe_shak*
  duvidha kaabil_nahi* kabil_nahi* tulna* compare* confidence confuse* confused asmanjas imposter* impostor* |
  confusion
shame sharm sharam sharmindagi | sharminda* jhenp* izzat ijjat mazak_uda* mazaak_uda* majak_uda* muh_chhup*
  neecha_dikh* sharmsar sankoch sharam_aa* sharm_aa* sharmana badnaami* badnami* besharm* naak_kat* naak_kaat*
  logo_ke_samne* embarrass*
secret jhooth jhoot ?raaz | jhuth* jhoot* jhooth_bol* jhut* chhipaya chhupaya chhupana chhipana chupaya chupana
  chhupa* sach_nahi_bata* sach_bata* bataya_nahi_kisi* chori-chhupe kisi_ko_nahi_bata* ghar_pe_nahi_bata* | sach raaz
guilt pachtawa guilt | pachtava* pachhtawa* pachta* pachtaya glani guilty* kasoor kasur meri_wajah_se* apradh_bodh*
  khud_ko_maaf* khud_ko_kos* kaash_maine* kash_maine* meri_hi_galti* bura_kiya* | kaash kash
anger gussa | gusse* gussa* gusse_me* chillaya chillayi chilla_di* chilla* bhadak* naraz* naaraz* naraazgi narazgi
  kheej* chidh chidha chidhi chidh_* khoon_khaul* nafrat* daanta daant_diya* daantte daant_pad* gaali_di* nainsaafi
  zulm haath_uthaya* jhunjhla* gussa_aa* angry frustrat* irritat*
argument jhagda bahas ladai | jhagd* jhagra* behas* bahas* lad_pad* kahasuni anban tu-tu_main* manmutaav roothna
  rooth* ruth_* bolchaal_band* klesh kalah takraar muh_fula* fight ladaai* ladayi* zor_se_bol* jhagad*
forgiveness maafi mafi | maaf_kar* maf_kar* maafi* mafi* kshama* sulah* sorry_bol* sorry mana_liya* | maaf
pride garv fakhr | garv* fakr sina_chauda* naam_roshan* shaan_se* kamyab* kaamyab* kamyabi safalta jeet_ga* inaam
  shabashi kar_dikhaya* proud apni_pehchan* meri_pehchan* apne_dum_pe* apne_dam_par* pehli_kamai* medal* naya_record*
  self_respect* | jeet medal
change badlav nayi_shuruaat* | badlaav* badlaw* nayi_zindagi* phir_se_shuru* naye_sire* zindagi_badal* sab_badal*
  badal_ga* naya_safar* nayi_shuruat*
future bhavishya future | bhavishya* future* aage_kya* career kya_karunga* kya_karungi* aage_ka_soch*
help madad sahara | madad* sahaara* saath_diya* haath_bata* haath_batay* sahayata* ehsaan ahsan help* support*
kindness bhalai | bhalaai* bhalai* insaniyat ajnabi_ne* anjaan_ne*
boundaries na_kehna* | na_kah* na_bol* mana_kar* mana_nahi_kar* naa_bol* naa_kah* saaf_mana* saaf_keh* sab_mere_sir*
  apna_time* apna_samay* apne_liye_time* apne_liye_samay* apne_liye_waqt* na_nahi_keh* boundaries boundary
trust bharosa vishwas | bharosa* vishvas* yakeen* yakin_toot* imandar* sachchai vishwasghat trust
freedom azadi | aazadi* azaadi* azaad aazad apne_pairo_par* apne_pairo_pe* aatmanirbhar* freedom* independent*
goodbyes alvida | alwida* farewell* station_chhod* chhodne_station* aakhri_baar_gale* haath_hilaya* airport_chhod* |
  gale_lag*
crying aansu rona | aansoo* ansu aansu* ro_diya* ro_di* ro_pad* royi roya roye roi rota_raha* roti_rahi* rona_aa*
  ro_rah* aankhe_bhar* aankhen_bhar* aankh_bhar* aankhein_bhar* ankh_bhar* gala_bhar* sisak* phoot-phoot phoot_phoot*
  bilakh* rulaya rone_lag* | rote rone
laughter hansi hasi thahake | hansi* hasna hansna hans_pad* has_pad* hans_rah* has_rah* thahak* hanste-hanste lotpot
  mazaak_kiya* chutkula chutkule khilkhila* hasa* hasi_aa* pet_pakad* hans_ke* hasne_lag* haste_haste* | hans mazaak
  mazak
gratitude khushi shukr aabhar | khush khushi khushiya khushiyan khushiyo shukriya* aabhari shukraguzar* shukar*
  shukr_hai* santosh anand maza_aa* majaa_aa* maza_* dil_khush* happy sabse_achha_din* achha_din* grateful thankful |
  dhanyawad thanks achha_laga*
envy jalan irshya | eershya* jalta_hu* jalti_hu* jalne_lag* jealous* jealousy
patience sabr dhairya | sabr* sabar* dhairya* dheeraj* patience*
decision faisla nirnay | faisla* fesla* faisle nirnay* tay_kiya* tay_kar* decide* decision* thaan_liya* dorah*
  kashmakash kya_karu kya_karun kya_karoon jaun_ya_na* man_bana_liya* soch_liya* samajh_nahi_aa* | tay
birthday janmdin birthday | janamdin* janmdin* birthday* bday saalgirah_mana* | cake gift
garden bagicha baagwani | bagiche* baagicha* paudha paudhe paudho podha podhe gamla gamle gamlon paani_diya_paudh*
  beej_boy* bagwani* kitchen_garden* genda kyari | phool* mitti tulsi gulab
nature prakriti jungle | jangal* jungle* nadi_kinare* chidiya chidiyan pakshi* suryast suryoday taare_dekh* jharna
  prakriti* sunset | nadi ped
training kasrat gym | gym* kasrat* kasarat vyayam* yoga yog yogasan workout* kushti* akhada kabaddi* badminton
  coach_ne* deadlift treadmill khel* squat squats | match team
running daud running | marathon daud_laga* daudne_ga* jogging* running* | daud daudna bhaga
swimming tairaki swimming | tair* tairna tairaki* swimming*
teamgames cricket | cricket* ipl wicket_li* run_banay* balla kohli dhoni football* volleyball | match run
dancing naach nritya dance | nrity* naacha naachi naache kathak bharatnatyam dance* | naach*
walking tehelna walk sair | tahalna tahal* tehel* tahel* sair* morning_walk* evening_walk* paidal_chal* walk_pe*
  walk_par* ghoomne_nikal* ghumne_nikal* | paidal
sea samundar samudra | samudra* samandar* lehre lehren beach* naav | kinara
mountains pahad | pahaad* pahado trekking trek himalaya chadhai | pahadi
weather mausam garmi baarish thand | barish* baarish* barsaat* barsat* mosam* umas garmi* tapti tapish degree_tha*
  degree_par* kohra* kohre kadake sheetlehar thithur* ole aandhi* toofan* tufan* monsoon bijli_ga* light_ga*
  bijli_kat* sardi paseene_se_tar* bahut_garmi* bahut_thand* muslaadhar* thandi_hawa* heatwave dhoop_nikl* | badal
  dhoop cooler paseena loo degree
flood ?baadh | baadh_aa* baadh_ka* baadh_ke* baadh_me* baadh_se* paani_bhar_ga* waterlogging
drought sookha akaal | sookha_pad* paani_ki_killat* tanker*
music sangeet gaana | gaana gana gaane_ki_class* tabla sitar harmonium riyaz* riyaaz* guitar bansuri gayaki ghazal*
  gazal* dholak concert raag* alaap gaayan music band_ki_practice* gaana_gaya* | gaane sur geet playlist song
painting chitrakari painting | chitrakaari* painting* chitra_bana* canvas brush_se* drawing* mehndi_design* rangoli
  sketch* | chitra rang
crafts bunai kadhai | bunaai* bun_rah* sweater_bun* crochet* crosia oon salaiyan | dhaga
pottery mitti_ke_bartan* | kumhar chaak_par*
writing likhna kavita | kavita* poem* kahani_likh* shayari* sher_likh* upanyas_likh* nazm* lekhak_ban* blog*
  script_likh* | diary kahani
reading ?kitab ?padhna | upanyas* kitab_padh* kitaab_padh* book_padh* kitab_khatm* novel* premchand pustakalay pustak*
  | kitab* kitaab panna book
photography photography | photography* camera* | photo
theatre natak theatre | naatak* natak* rangmanch ramleela ramlila stage_pe* stage_par*
gaming game gaming | pubg* gaming* video_game* freefire free_fire* bgmi* valorant* ps5 | game
phone ?mobile ?phone | instagram* insta reels reel_dekh* social_media* mobile_ki_lat* phone_ki_lat* facebook_pe*
  screen_time* scroll* phone_chala* mobile_chala* phone_me_ghus* mobile_me_laga* phone_me_laga*
calls ?phone ?call | video_call* phone_nahi_uth* phone_pe_baat* phone_par_baat* ghar_phone* mummy_ka_phone*
  maa_ka_phone* mummy_ka_call* maa_ka_call* papa_ka_phone* papa_ka_call* bete_ka_phone* uska_phone* uska_call*
  phone_pe_mummy* call_pe_baat* | whatsapp message msg
letters chitthi khat | chithi* chitthi* chitthiyan khat_likh* dakiya patra_likh* | patra
news samachar khabar | samachaar* news_dekh* | khabar akhbar news
war yuddh jung | yuddh* bambari missile golibari | bomb
papers kagaz visa | visa* passport* aadhar_card* aadhaar* aadhar ration_card* kagzaat* kagaz* dastavej* nagrikta*
  green_card* tehsil | form
homesickness ghar_ki_yaad* pardes | pardes* videsh* watan* maa_ke_haath* mummy_ke_haath* gaon_ki_yaad* ghar_se_door*
  apna_desh* pravasi* nri homesick* ghar_jaana_hai* ghar_jane_ka_man* ghar_yaad_aa* gaon_chhod* pardesi* bahar_kamane*
  | gaon
belonging apnapan | apnaapan* apnapan* paraya* parayi* bahari_samajh* jaati_puch* jaat_puch* jaat_pooch*
language bhasha angrezi | english_nahi* english_me_bol* english_mein_bol* bhasha* english_speaking* uccharan lehja
  angreji | hindi english
speech haklahat | hakla*
prison jail | jail* qaidi* kaidi* kaid* zamanat* jamanat* hawalat
court kachehri mukadma | mukadma* mukaddama* kachahri* adalat* court_me* court_ki* court* peshi tareekh_pad*
  judge_sahab* | vakil case
farm kheti khet fasal | khet* kheti* fasal* kisan* beej tractor buaai buwai katai sinchai gehu gehun dhaan ganna urea
  khaad_ki* bhains* gaay_ka_doodh* bachhda bakri bakriyan tubewell msp chaara zameen_bech* zameen* jameen* | gaay
  bigha khaad
dog kutta dog | kutte* kutta* doggy puppy* dog_ko* pilla
cat billi | billi*
driving gaadi_chalana* driving_seekhna* | driving* gaadi_seekh* car_seekh* scooty_seekh* scooty_chala* car_chala* |
  licence license
car ?gaadi ?car | gaadi_kharab* gadi_kharab* car_kharab* bike_kharab* gaadi_band* puncture servicing | gadi brake
motorbike bike | bullet_chala* scooty motorcycle* bike_chala* bike_pe* | bike
commute traffic aana-jaana | traffic* local_train* jaam_me* jaam_mein* aana_jaana* metro_me* metro_mein* signal_par*
  signal_pe* | metro train bus signal
travel safar yatra trip | yatra* ghoomne_ga* ghumne_ga* ticket_book* hawai_jahaz* flight* trip* teerthyatra tour_pe*
  goa manali* | safar* train ticket
volunteering samajseva | ngo* swayamsevak* langar_me* samaj_seva* volunteer*
clothes ?kapde | saree_kharid* naye_kapde* burka hijab ghoonghat dupatta lehenga_kharid* | saree
chess shatranj chess | shatranj*
christmas tyohar diwali holi eid | diwali* holi_* eid_* deepavali dipawali tyohaar* tyohar* tyauhar* rakshabandhan
  rakhi rakhi_ka* navratri* karwachauth karva_chauth* karwa_chauth* chhath* dussehra dashehra ganesh_chaturthi*
  christmas bhai_dooj* lohri pongal chhath_puja* teej* onam* bihu*
sadness udasi dukh | udaas* udas* dukhi man_udaas* dil_dukh* bura_lag* mayoos* depression avsaad depress* khalipan
  khaalipan man_nahi_lag* mann_nahi_lag* man_kharab* mood_off* mood_kharab* jee_bhar_aa* hataash sad andar_se_khali*
  bas_khali* dukh | bura khali
boredom bore boriyat | bore_ho* bore_hu* boriyat* boring* ukta* roz_wahi* bor_ho* bore*
mistake galti | galti_ho* galti_kar* meri_galti* galtiyan gadbad* bhool_ho_ga* mistake* galti* | galat
overlooked andekha | andekhi* nazarandaz* nazar_andaz* ignore* koi_nahi_sunta* koi_nahi_puchta* mujhse_nahi_pucha*
  mujhse_poocha_bhi* koi_kadar_nahi* kadar_nahi* shukriya_tak* credit_le* credit_kha* fayda_utha* faayda_utha*
  mujhse_puch* mujhse_pooch* bina_puche* bina_pooche* naukrani_samajh*
disappointment nirasha | niraash* nirash* mayoosi ummeed_toot* umeed_toot* armaan_toot* disappoint*
excitement utsah | utsaah* utsuk* excited excitement
relief rahat | raahat* rahat* chain_ki_saans* chain_mil* bojh_utar* bojh_halka* bojh_aadha* jaan_me_jaan* bala_tali*
  man_halka* mann_halka* jee_halka* tasalli* relief*
housework ghar_ka_kaam* | ghar_ke_kaam* ghar_ki_safai* bartan_dhoy* bartan_dho* kapde_dhoy* kapde_dho* jhadu_laga*
  grihini* ghar_sambhal* kapde_sukha* pocha_laga* istri* chauka-bartan chulha-chauka | bartan jhadu papad
roommate roommate | roomie* roommates room_partner* flatmate* pg_wal* roommate* kamre_wala_ladka* saath_rehne_wal*
emptynest bachcho_ka_jaana* | beta_chala_ga* beti_chali_ga* bete_ka_jaana* bete_ka_kamra* beti_ka_kamra* uska_kamra*
  khali_kamra* train_me_bitha*
longing yaad_aana* miss_karna* | yaad_aati* yaad_aata* yaad_aa_rah* bahut_yaad* yaad_sata* tadap* taras* milne_ka_man*
  miss_kar* miss_you* kami_khal* yaad_aayi* yaad_aai* yaad_aaya* | yaad
boss boss | boss* manager_ne* maalik_ne* malik_ne* seth_ne* seth_ji* supervisor* thekedar* sahab_ne* | sahab malik
  manager
colleagues sahkarmi colleagues | sahkarmi* colleague* kaleeg* saath_kaam_kar* office_ke_log* office_wale* staff_ke*
  office_me_sab* saath_wale* saath_wali* coworker* teammate* senior_ne* junior_ne*
party party daawat | dawat* party_ki* party_me* mehmaan_aa* jashn* | mehmaan* mehman* party*
gossip chugli | gossip* chugli* afwah* kanafusi* peeth_peeche*
judged log_kya_kahenge* | taana* taane samaj_kya* log_baate_bana* judge_kar* log_kya_* aalochna* taunt*
rudeness beizzati badtameezi | beijjati* beizzat* apmaan* badtameez* badtamiz* gaaliyan zaleel jhidak* dutkar* insult*
racism bhedbhav | bhedbhaav* jatiwad* jaat-paat chhuachhoot* nasalwad*
busy bhaagdaud | bhaag-daud bhagdaud* fursat_nahi* time_nahi_mil* samay_nahi_mil* waqt_nahi_mil* saans_lene_ki* busy*
television film serial | film_dekh* serial* web_series* netflix* movie* picture_dekh* cinema* series_dekh* | film tv
shopping kharidari shopping | kharidaari* shopping* mall_ga* amazon_se* flipkart*
trauma sadma | sadme chhedchhad* chhed-chhad balatkar* maarpeet* marpeet* maarta_tha* shoshan*
accident accident durghatna | accident* durghatna* takkar*
theft chori | chori_ho* chori_kar* churaya chura_liya* loot_liya* phone_chori* fraud* scam*
teeth ?daant ?dant | dentist* root_canal* daant_dard* daant_me* | daant
dreams ?sapne | sapna_dekh* sapna_aay* sapne_me* sapne_mein* bura_sapna* daravna_sapna*
periods periods mahwari | mahwari* periods* period_aa* period_ka* cramps pcod pcos
heart dil_ki_bimari* | heart_attack* dil_ka_daura* bypass angioplasty stent
newjob nayi_naukri* nayi_job* | naukri_lag* naukri_mil* job_lag* job_mil* offer_letter* job_offer* joining*
  job_change*
givingup haar_maanna* | haar_maan* chhod_du* quit* give_up*
comingout coming_out* | gay lesbian
translation anuvad | anuvad* translat*
tailoring silai | kapde_sil*
animals jaanwar | jaanvar* janwar*
eating eating_disorder* | bulimia anorexia
adoption god_lena* | god_liya* adopt*
camping camping | camping* tent_laga*
`;
