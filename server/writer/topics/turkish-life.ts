/** The house, pastimes and the world in Turkish: diaries: see turkish.ts. */
export const turkishLifeTopics = `
ageing yaşlılık yaşım | yaşlan* yaşlılı[kğ]* ihtiyarla* ihtiyarlık* yaşlandım ihtiyar* kırışık* ak_düştü* saçıma_ak*
  saçlarım_beyazla* yaş_aldıkça* kırk_yaşıma* elli_yaşıma* altmış_yaşıma* otuz_yaşıma* baston* gençliğim* | yaşl[ı]*
  yaşım* saçım ayna
menopause menopoz | menopoz* ateş_basması* ateş_basıyor*
pain ağrı ağrılarım ?acı | ağrı* ağrım* ağrıyor ağrılar* ağrıdan sızı* sızlıyor migren* başım_ağrıyor* baş_ağrısı*
  sırtım_ağrı* bel_fıtığı* fıtık* fıtığ* belim_tutuldu* boynum_tutuldu* tutulma sancı* dişim_ağrıyor* burkul* burktum
  kırık_kol* alçı* alçıda ağrı_kesici* romatizma* eklem* siyatik* sakatlan* sakatlı[kğ]* yaralandım incittim
  kas_ağrısı* canım_yanıyor* | acı[dmy]* belim sırtım boynum omzum
joints dizim belim omzum | dizim* dizlerim* bileğim* omuz* omzum* menisküs* kalçam* ayak_bileğim* | diz* bel
body beden vücut ?kilo | bedenim* vücudum* kilo_aldım* kilo_verdim* kilo_ver* kilolu* kilolarım şişman* diyet*
  diyetteyim tartı* tartıda göbe[kğ]* aynaya_bakamıyorum* kilom selülit* sivilce* zayıfla* çirkin* çirkinim | kilo*
  aynada cilt* saç* karnım
eating yeme_bozukluğu* | anoreksi* bulimi* yediğimi_kustum* kendimi_kusturdum* kalori_say* tıkın*
therapy terapi terapist | terap* psikolog* psikiyatr* seansta seans* antidepresan*
fear korku | kork[tum]* korku* korktum korkuyorum korkak* korkunç_bir_gece* ürk* ürper* dehşet* ödüm_koptu*
  ödüm_patladı* ödüm ellerim_titre* elim_titredi* dizlerim_titre* titredim titriyordum yüreğim_ağzım*
  yüreğim_ağzıma* fobi* tırs* korkmuyorum tedirgin* tedirginlik* | titre* karanlık
worry endişe kaygı stres | endişe* kaygı* stres* stresli panik* telaş* gergin* gerginlik* kuruntu* evham* meraktan*
  merak_ettim_seni* içim_sıkılıyor* içim_daraldı* içim_daralıyor* içim_rahat_değil* içime_sıkıntı* huzursuz*
  sıkıntılıyım darlan* bunal* bunaldım bunalım* dert_ediyorum* dert_etme* derdim* kafaya_takıyorum* kafaya_taktım*
  kafama_takıldı* kafamda_kur* kuruyorum_kafamda* düşünmekten_uyuyamadım* ne_olacak_bilmiyorum* göğsüm_sıkış*
  nefes_alamıyorum* anksiyete* baskı_altında* overthinking geleceğimiz_ne* geleceğim_ne* yetişmeyecek yetiştiremiyorum
  daralıyorum midem_düğüm* kaygılıyım endişeliyim içim_içimi_ye* kafam_karışık* kafayı_yiyece* içimde_sıkıntı*
  tasalan* kara_kara_düşün* uykularım_kaç* dertlen* | merak* nefes* baskı kalbim
courage cesaret | cesaret* cesur* cesaretim göze_aldım* gözümü_karart* yürek_ister* korkmadan_söyledim* dik_durdum*
  karşı_çıktım*
memory unutkanlık hafıza | unutkan* hafıza* bunama* bunadı alzheimer* alzaymır* demans* beni_tanımadı*
  tanımadı_beni* adımı_unuttu* aynı_soruyu* aynı_şeyi_sordu* ismimi_unuttu* hatırlamıyor* hatırlamadı*
  kayboldu_evin* | unut* adım
memories anılar çocukluk çocukluğum | anılar* anım* anısı* çocuklu[kğ]* hatıra* eski_fotoğraf* eski_fotoğraflar*
  fotoğraf_albümü* eski_günler* çocukken küçükken nostalji* gençliğimde eskiden_böyle* eski_mahalle* geçmiş_günler*
  | hatırla* eskiden albüm
caring bakım bakıcılık | bakıma_muhtaç* bakıcı* huzurevi* tekerlekli_sandalye* yatalak* yatağa_bağımlı* hasta_bezi*
  altını_değiştirdim* anneme_bakıyorum* babama_bakıyorum* anneme_bakmak* babama_bakmak* dedeme_bakıyorum*
  kayınvalideme_bakıyorum* evde_bakım* bakım_evi* bakımevi* bakım_maaşı* yıkadım_annemi* babamı_yıkadım*
  annemi_yıkadım* ilaçlarını_verdim* ilaçlarını_içirdim* yedirdim refakatçi* | bakım* bakmak yıkadım
retirement emeklilik | emekli* eyt* emekliye_ayrıldım* emekli_ikramiyesi* kıdem_tazminatı* | kahvehane*
sobriety ayıklık alkol içki | alkol* içki* içkiyi_bıraktım* ayık* ayığım rakı* sarhoş* akşamdan_kalma*
  içmedim_bugün* içmeden_geçen* bağımlı* bağımlılık* adsız_alkolikler* meyhane* nüks* alkolik* uyuşturucu* | bira*
  şarap* içtim şişe* kadeh*
smoking sigara | sigara* sigarayı_bıraktım* nikotin* tütün* paket_sigara* nargile* izmarit* | çakmak*
gambling kumar | kumar* bahis* iddaa* kupon* slot* at_yarışı* ganyan*
food yemek ?kahvaltı | yeme[kğ]* acıktım açım karnım_aç* iştah* iştahım* sofra* çorba_içtim* lokma* tıka_basa*
  aç_kaldım* | kahvaltı* çay kahve ekmek peynir tatlı yedim akşam_yemeği*
cooking yemek_yapmak* ?mutfak tarif | çorba* tarif* pişir* hamur* hamur_aç* börek* böreğ* sarma_sar* dolma* yoğurdum
  pilav* kek_yap* kurabiye* turşu* reçel* salça* mantıyı baklava* fırında_pişir* tencere* yemek_yaptım*
  yemek_yapıyorum* kavurdum soğan_doğra* | mutfa[kğ]* fırın* ekme[kğ]* yemek
faith dua namaz inanç iman | dua* duam* namaz* cami* camiye oruç* oruc* ramazan* iftar* sahur* kuran* kur'an* ezan*
  secde* tesbih* teravih* allaha_sığın* allahım* rabbim* tövbe* imam* mevlid* hacca umre* kandil* abdest* seccade*
  kilise* inanc* iman* cuma_namazı* tevekkül* günah* | allah* hoca* cuma
rest dinlenmek ?izin tatil_günü* | dinlendim dinlendik dinleniyorum dinlenemedim dinleneyim izin_günü* izin_günüm*
  izindeyim izin_aldım* hiçbir_şey_yapmadım* pineklemek yayıldım_koltuğa* tembellik* keyif_yaptım*
  mola_verdim_kendime* | izin* koltuk*
waiting bekleyiş beklemek | bekleyiş* bekliyorum bekliyoruz bekleye_bekleye* haber_bekliyorum* sonuç_bekliyorum*
  sonucu_bekliyorum* sonuçları_bekliyoruz* hâlâ_bekliyorum* hala_bekliyorum* beklemekten haber_yok* ses_yok_hâlâ*
  cevap_gelmedi* bekleme_salonu* | bekle* haber*
hope umut hayal | umut* umud* umutlu* ümit* hayalim* hayallerim* hevesim* hevesimi inşallah_olur* iyimser* umutsuz*
  çaresiz* çaresizlik* | hayal* inşallah keşke_olsa*
failure başarısızlık | başarısız* beceremedim beceremiyorum başaramadım* başaramıyorum reddedil* reddett* red_geldi*
  ret_geldi* yetersiz* yetersizim yetersizlik* kaybeden rezil_oldum* yenildim* elime_yüzüme* | kaybettim olmadı
doubt şüphe özgüven | şüphe* özgüven* özgüvenim kendime_güvenim* kendime_güvenmiyorum* kendimden_şüphe*
  yeterli_değilim* yeterince_iyi* kıyaslıyorum kıyasla* kararsız* kararsızım tereddüt* emin_değilim*
shame utanç | utan* utanç* utandım utanıyorum rezil* mahcup* mahcub* yüzüm_kızar* yüzüm_kızardı* yerin_dibine*
  yere_bakan* küçük_düş* küçümse* onurum* gururum_kırıldı* gururuma_dokundu* ayıp* alay_ettiler* dalga_geçtiler*
  kırıcı | güldüler
secret yalan sır | yalan* sırrım* sırrı sırlar* gizledim gizliyorum gizlice sakladım saklıyorum söylemedim_kimseye*
  kimse_bilmiyor* kimseye_söylemedim* kimseye_anlatmadım* itiraf* yalan_söyle* yalan_söyledim* haberi_yok* | gizli*
  sakla* söyleyemedim
guilt suçluluk vicdan pişmanlık | suçlu* suçluluk* vicdan* vicdanım vicdan_azabı* pişman* pişmanım pişmanlık*
  keşke_yapma* keşke_deme* keşke_git* benim_yüzümden* benim_suçum* ihmal_ettim* kendimi_affed* içime_dert* içim_sızla*
  vicdanım_sızla* kendimi_suçlu* suçluyorum_kendimi* kendimi_suçla* keşke_söyle* keşke_yap* hakkını_ödeyemem* | keşke
anger öfke kızgınlık sinir | öfke* öfkelen* kızgın* kızdım* kızdı sinirlen* sinirliyim sinirim* sinir_oldum*
  sinir_bozucu* bağırdım bağırdı bağırıyor* bağırdılar küfret* küfür* küfrett* çıldır* delirdim delirt* tepem_attı*
  tepem_at* çileden_çık* kudur* nefret* gıcık* gıcı[kğ]* haksızlık* haksızlığ* adaletsiz* patladım_sonunda* patladım
  içerledim hınç* hırslandım ateş_püskür* kan_beynime* | bağır* kız[dg]* sinir*
argument kavga tartışma | kavga* tartış* tartıştık kavga_ettik* küstük küs(?!ur)* küsüz kırgın* kırıldım kırgınım
  laf_soktu* laf_söyledi* laf_etti* atış* atıştık surat_as* surat_astı* trip_at* trip_attı* konuşmuyoruz
  konuşmuyor_benimle* kapıyı_çarptı* gerildik | ters_düş*
forgiveness affetmek özür | affet* affed* özür* barıştık* barışt* helalleş* gönlünü_aldı* gönlünü_aldım* gönül_alma*
  hakkını_helal*
pride gurur | gurur* gururlan* gururluyum göğsüm_kabar* göğsüm_kabardı* başardım* başardı* becerdim iftihar*
  aferin_bana* alnımın_akıyla* tebrik* | başarı* ödül*
change değişim yeni_başlangıç* | yeni_bir_başlangıç* yeniden_başla* sıfırdan_başla* yeni_hayat* yeni_hayatım* değişim*
  hayatımı_değiştir* yeni_sayfa* dönüm_noktası* düzen_kur* hayatım_değişti* her_şey_değişti* değiştim değişiyorum
  yeni_düzen* alışmaya_çalış* | değiş*
help yardım destek | yardım_istedim* yardım_isteyemedim* yardım_etti* yardım_ettiler* destek_oldu* desteğ*
  yardımlaş* yardımıma yardımsever* imece* elimden_tuttu* yanımda_oldu* yanımda_durdu* sağ_olsun_komşu* | yardım*
  destek*
boundaries hayır_demek* sınır_koymak* | hayır_dedim* hayır_diyemedim* hayır_diyemiyorum* sınır_koydum* sınır_koy*
  sınırlarım* sırtıma_yüklen* her_şey_bana* her_iş_bana* fedakâr* fedakar* artık_yeter_dedim*
trust güven | güvenim* güveniyorum* güvenmiyorum güvenemiyorum dürüst* samimiyet* | güven*
freedom özgürlük | özgür* özgürlü[kğ]* bağımsızlığım kendi_ayaklarım* kendi_evim_olsun* eve_çıkmak* eve_çıkıyorum*
  ayrı_eve_çık* eve_çıkacağ* kendi_ayakları* kendi_ayağımla* kendi_hayatım* bağımsız*
goodbyes veda vedalaşma | veda* vedalaş* uğurla* yolcu_ettik* yolcu_ettim* otogarda el_salladı* el_salladım*
  gitti_oğlum* gitti_kızım* askere_uğurla* son_kez_sarıl* arkasından_su* | sarıldı sarıldık otogar*
crying gözyaşı ağlamak | gözyaş* ağla* ağladım ağlıyorum gözlerim_doldu* gözüm_doldu* hıçkır* boğazım_düğüm*
  boğazım_düğümlendi* döküldüm | ağlıyordu mendil*
laughter kahkaha gülmek | kahkaha* gülmekten* gülüştük güldük* gülme_krizi* gülme* katıla_katıla* karnımıza_ağrılar*
  koptuk* espri* şakalaş* çok_güldük* | güldü* gülü[dmşy]* şaka*
gratitude şükür mutluluk | şükret* şükürler* çok_şükür* mutlu* mutluyum mutluluk* sevin* sevindim sevinç* sevinc*
  neşe* keyif* keyfim* minnettar* iyi_ki_var* iyi_ki* içim_ısın* keyifli* güzel_bir_gündü* harika_bir_gün* | şükür*
  teşekkür* güzel
envy kıskançlık | kıskan* kıskanç* haset* imren* özeniyorum
patience sabır | sabır* sabr* sabret* sabrım*
decision karar | karar_verdim* karar_veremedim* karar_veremiyorum* kararım* kararsızlık* karar_ver* gitsem_mi*
  kalsam_mı* ikilem* yol_ayrımı* seçim_yap* vazgeç* karar_verdik* karar_vermem* karar_vermek* karar_vermeli* kararımı
  kararı_verdim* ne_yapacağıma* gidip_gitmemek* gitmek_mi* kalmak_mı* bir_karar* düşünüp_taşın* | karar*
birthday doğum_günüm* doğum_günü* | doğumgünü* doğum_gününde* doğum_günümde* yaş_günüm* | mum* pasta* hediye*
garden bahçe bahçem | bahçe* bahçem* fide* diktim tohum* suladım sulamak sula[dy]* budadım buda[dm]* domates_ek*
  gül_ağacı* saksı* çapala* çapa sera serada ot_yol* hobi_bahçesi* bostan* ekip_biç* | domates* biber* çiçek* dik[tm]*
  toprak* salatalık* domatesler* biberler*
nature doğa orman | orman* doğada doğaya ağaçlar* kuşlar* göl_kenarı* gün_batımı* gündoğumu şelale* dere
  kampa_gittik* kamp_yap* | ağaç* kuş*
training antrenman spor | antrenman* spor_salonu* spor_yap* idman* fitness* pilates* yoga* şınav* ağırlık_çalış*
  voleybol* basketbol* güreş* hoca_antrenör* antrenör* | spor* maç* takım* hoca
running koşu maraton | koştum koşmaya koşuya maraton* koşuyorum koşmak koşuda koşudan koşular | koş[tu]* kilometre*
swimming yüzme | yüzdüm yüzme* yüzmek yüzmeye havuz* kulaç*
cycling bisiklet | bisiklet* pedal*
football futbol maç | futbol* halı_saha* fenerbahçe* fener_maç* galatasaray* beşiktaş* trabzonspor* derbi* gol_at*
  gol_attım* kaleci* penaltı* | maç* gol* takım*
dancing dans | dans* halk_oyunları* bale halay* zeybek*
walking yürüyüş | yürüyüş* yürüdüm yürüdük yürümek yürümeye yürüyorum sahilde_yürü* adım_at* | yürü[dy]* sahil*
sea deniz tekne | deniz* tekne* kıyı* dalga* vapur* sahil* martı* iskelede kumsal* yelken* plaj* | balı[kğ]* liman*
  kaptan* vapur
mountains dağ | dağlar* dağa_çık* zirve* tırmanış* dağcı* | dağ*
weather ?hava yağmur kar kar_yağışı* ?sıcak | yağmur* yağmurlu fırtına* hava_sıcak* hava_soğuk* hava_buz* sıcaktan*
  bunaltıcı* sıcaklar* derece_sıcak* kavurucu* klima_bozuk* kar_yağ* kar_yağdı* kar_yağıyor* karlı* ayaz* don_vurdu*
  dondum dondu donduk üşüdüm* üşüyor* soba_yak* rüzgâr* rüzgar* sis sisli* lodos* poyraz* | hava* soğu[kğ]* sıcak*
  güneş* soba* yağ[dı]* buz* kış klima*
flood sel | sel_bastı* sel_aldı* su_bastı* selde
drought kuraklık | kuraklı[kğ]* kuru_toprak* su_kesint*
music müzik şarkı koro piyano ?bağlama keman gitar | müzi[kğ]* şarkı* türkü* koro(?!na)* bağlama_çal* piyano* keman*
  gitar* kemençe* çaldım_gitar* nota notalar* konser* prova* solist* ud besteledim beste* davul* bağlama_kurs*
  bağlamam bağlamayı_al* | çal[dm]* söyledi*
painting resim | resim* resmim resmini resmimi resmi_yap* resim_yap* tuvalim tuvale tuvali suluboya* yağlıboya*
  fırça* sergi* | boya* tablo*
drawing çizim | çizim* çizdim çiziyorum çizmek çizer* çizeri* illüstrasyon* eskiz* karakalem* çizgi_roman* | çiz*
  kalem* defter*
pottery seramik | seramik* çömlek*
crafts örgü el_işi* | örgü(?!t)* örüyorum ördüm tığ* dantel* nakış* yün* etamin* kanaviçe* | şiş
woodwork marangozluk ahşap | ahşap* marangoz* zımpara* testere* planya* | atölye*
writing ?yazmak şiir roman öykü | şiir* öykü* romanım* roman_yaz* hikaye_yaz* hikâye_yaz* günlük_tutmak*
  yazar_olmak* yazdığım_öykü* | defter* kalem
reading ?kitap okumak | kitap_okudum* kitap_okuyorum* romanı_bitirdim* kitap_kulübü* kitapçı* sahaf* kütüphaneden |
  kitap* kitab* roman* sayfa
photography fotoğrafçılık | fotoğrafçı* fotoğraf_makinesi* objektif* fotoğraf_çek* | fotoğraf* kamera*
theatre tiyatro | tiyatro* sahneye_çık* sahne* oyunculuk* kulis* provalar* repliğ* replik* | oyun seyirci*
gaming oyun | oyun_oyna* playstation* ps5 valorant* lol_at* steam discord* level twitch* | oyun*
phone ?telefon instagram | instagram* instada tiktok* telefona_bakmak* telefona_gömül* telefon_bağımlı*
  sosyal_medya* reels* kaydırıp scroll* | telefon* ekran*
calls ?telefon telefon_görüşmesi* | görüntülü* telefonlaş* telefonu_açmadı* telefonumu_açmadı* açmadı_telefonu*
  aramadı aramalarım telefonda_konuş* telefonda_konuştuk* sesli_mesaj* whatsapptan çaldı_telefon* | telefon* aradı*
  aradım mesaj* telefonla
letters mektup | mektup* mektub*
news haberler | haberlerde haberleri_izle* son_dakika* | haber*
war savaş | savaş* bombala* bombard* füze* cephe* ateşkes* sığınak* mülteci* kurşun* işgal*
papers oturum_izni* göç vize | vize_başvuru* vizem vizesi vize_çık* pasaport* oturum_kart* ikamet* vatandaşlık*
  iltica* konsolosluk* göçmen* göç_idaresi* çalışma_izni* sınır_dışı* mültecilik* göç* | vize* sınır* evrak* belge*
homesickness gurbet memleket | gurbet* memleket* sıla* vatanım vatan evimi_özledim* annemi_özledim* memleketim*
  uzaktayım uzak_kaldım* yaban_ele* gurbetçi* | köye uzak* yabancı*
belonging aidiyet | ait_hissetmiyorum* ait_hissetmek* ait_değilim* aidiyet* yabancı_gibi* yabancıyım iki_kültür*
  buralı_değilim*
language dil almanca ingilizce aksan | almanca* ingilizce* aksan* fransızca* dil_kursu* dil_kursunda* tercüm*
  çeviri* kelime_ezber* yabancı_dil* dilini_bilmi* anlamadım_ne_dediğini* | dil[iei]* kelimeler*
speech kekemelik | kekele* kekeme*
prison hapishane cezaevi | hapis* hapish* cezaev* cezaevi* mahkum* mahkûm* koğuş* görüş_günü* tahliye_ol* infaz*
  gardiyan* | görüş
court mahkeme dava | mahkeme* dava* davam* duruşma* hakim* hâkim* savcı* avukatım* ifade_ver* karar_duruşması* |
  avukat*
farm tarla hasat çiftlik | tarla* hasat* çiftlik* ine[kğ]* inekler* zeytin_topla* traktör* koyun* keçi* kuzu* ahır*
  ekin* buğday* süt_sağ* sağdım fındık* çay_topla* pamu[kğ]* saman* arpa* yem_fiyat* tavuklar* çoban* sürü*
  bağ_bozumu* | zeytin* tavuk* ürün mazot* toprak
bees arılar | arıcı* kovan* arılar* bal_hasadı* | bal petek*
dog köpek köpeğim | köpe[kğ]* köpeğim* tasma* yavru_köpek*
cat kedi kedim | kedi* kedim* yavru_kedi*
horse ?at | atım atları at_bin* tay kısrak* binicilik* jokey*
driving araba_kullanmak* ehliyet direksiyon_dersi* | ehliyet* direksiyon_sınavı* sürücü_kursu* park_edemedim*
  stop_ettirdim* direksiyon* direksiyona_geç* | araba*
car araba | arabam* arabamız* araba_bozuldu* araba_çalışmadı* lastik_patla* oto_tamir* muayeneye | araba*
commute trafik | trafik* trafikte metrobüs* metro_dolu* iş_yolu* marmaray* servis_kaçır* | otobüs* metro* tren* yol
travel yolculuk tatil gezi | yolculu[kğ]* tatil* tatile gezi* gezdik seyahat* uçak* otel* bilet_al* valiz_hazır*
  turist* | bavul* valiz* otobüs*
volunteering gönüllülük | gönüllü* gönüllülük* yardım_derneği* kızılay* sokak_hayvan*
clothes kıyafet | kıyafetlerim elbise_al* elbisem başörtüsü* başörtüm | elbise* kıyafet*
chess satranç | satranç*
christmas bayram | bayram* bayramlaş* arife* arefe kurban* kurban_bayramı* ramazan_bayramı* bayramda bayramlık*
sadness üzüntü hüzün | üzgün* üzgünüm üzüldüm üzülüyorum üzüntü* üzüld* hüzün* hüzn* keyifsiz* keyfim_yok*
  moralim_bozuk* moralim_bozuldu* moralim_sıfır* moral_bozuk* canım_sıkkın* canım_sıkılıyor* canım_çok_sıkkın*
  kalbim_kırık* kalbim_kırıldı* içim_acıdı* içim_acıyor* içim_buruk* buruk* mutsuz* depresif* depresyon* çökkün*
  çöktüm dibe_vurdum* boşlukta içimde_bir_boşluk* karamsar* efkar* efkâr* | üzül* moral*
boredom can_sıkıntısı* sıkıntı | canım_sıkıldı* sıkıldım sıkılıyorum sıkılmak sıkıcı* monoton* tekdüze* rutin*
  hep_aynı_şeyler*
mistake hata yanlış | hata_yaptım* hatam* hatamı yanlış_yaptım* yanlışlıkla gaf pot_kırdım* kırdım_potu*
  benim_hatam* unuttum_göndermeyi* karıştırdım_siparişi* | hata* yanlış*
overlooked görmezden_gelinmek* değer_görmemek* | görmezden_gel* görünmezim görünmez_gibi* yok_sayıl* yok_saydı*
  beni_dinlemiyor* kimse_dinlemiyor* teşekkür_bile_etme* değerim_bilinmiyor* değer_görmüyorum* kıymetim_bilinmiyor*
  kıymet_bilmez* emeğim_boşa* emeğime hakkım_yendi* hakkımı_yediler* hakkım_yeniyor* kullanılıyor* kullanılmış*
  kullanıyorlar_beni* beni_kullanıyor* adam_yerine_koy* umurlarında_değilim* ciddiye_almıyor* ciddiye_alınmı*
  benim_fikrimi*
disappointment hayal_kırıklığı* | hayal_kırıklığına* hevesim_kaçtı* hevesim_kursağımda* kursağımda_kaldı*
  umduğum_gibi_olmadı* boşa_çıktı* küstüm_hayata* düş_kırıklığı*
relief rahatlama | rahatladım* rahatlad* oh_be* üzerimden_yük* yük_kalktı* içim_rahatladı* içime_su_serpildi*
  derin_nefes_aldım* ohh kurtuldum* atlattık atlattım nihayet_bitti*
housework ev_işi* | ev_işleri* ev_temizli* evi_temizle* evi_topladım* evi_süpürdüm* bulaşı[kğ]* çamaşır* ütü*
  süpürdüm toz_aldım* ortalığı_topladım* cam_sildim* camları_sil* yerleri_sil* dip_köşe* temizlik_yaptım* | temizli*
  kova
roommate ev_arkadaşım* oda_arkadaşım* | ev_arkadaşı* ev_arkadaşlarım* ev_arkadaşlarıyla* oda_arkadaşı*
  yurt_arkadaşım* aynı_evde_kal*
emptynest boş_yuva* | kızım_gitti* oğlum_gitti* kızım_evlendi_gitti* çocuklar_gitti* çocuklar_büyüdü*
  çocuklar_evden_gitti* odası_boş* odası_bomboş* odasına_girdim* odasını_topladım* üniversiteye_gitti*
  oğlum_üniversiteye* kızım_üniversiteye*
longing özlem hasret | özledim* özlüyor* özlüyorum özlem* özledik özlemişim burnumda_tüt* keşke_burada_olsa*
  keşke_yanımda* burnumun_direği* | özle*
boss patronum müdürüm | patron* müdür* amirim* şefim* yöneticim* takım_lideri* takım_liderim* ustabaşı* | şef
colleagues iş_arkadaşlarım* | iş_arkadaşım* çalışma_arkadaş* mesai_arkadaş* ofistekiler iş_yerindekiler* iş_arkadaşı*
  ofistekiler* ekipteki* | ekip*
heart ?kalp | kalp_krizi* kalp_rahatsız* kalp_ameliyat* baypas bypass stent* anjiyo* çarpıntı* ritim_bozukluğu*
  kalp_yetmezliği* | kalbi
periods regl | regl* adet_sancı* adet_oldum* adetim regli regl_ağrı* endometriozis polikistik* pms
teeth dişim | diş_ağrısı* dişim_ağrı* dişçi* diş_hekimi* diş_çektir* kanal_tedavisi* yirmilik_diş* diş_teli*
  dolgu_yaptır* implant* protez_diş* | diş*
dreams rüya | rüya* rüyam* rüyamda kabus* kâbus* karabasan*
calm huzur sakinlik | huzur* huzurlu dingin* dinginlik sakinleş* sükunet* içim_rahat* kafam_rahat* kafa_dinle* |
  sakin*
excitement heyecan | heyecanlıyım heyecanlan* heyecandan sabırsızlanıyorum iple_çek* içim_içime_sığ* | heyecan*
givingup pes_etmek* vazgeçmek | pes_ettim* pes_ediyorum* pes_etme* vazgeçtim* vazgeçiyorum bırakmak_istiyorum*
  havlu_at* bırakıyorum_artık* devam_edemiyorum*
future ?gelecek | geleceğimiz gelecek_kaygısı* gelecekte ne_olacağım* ne_yapacağımı_bilmiyorum* ileride_ne* |
  geleceğim*
kindness iyilik nezaket | iyilik* iyiliğ* nazik* naziklik nezaket* insanlık_ölmemiş* yüzümü_güldür* ince_düşün*
  düşünceli_davran* hatırımı_sor* halden_anla* | iyi_insan*
accident kaza | kaza* trafik_kazası* kaza_yaptım* kaza_yaptık* çarptı_araba* araba_çarptı*
theft hırsızlık | hırsız* çaldırdım cüzdanımı_çal* telefonumu_çal* dolandırıl* dolandırıcı* yankesici* soyuldu*
  gasp*
gossip dedikodu | dedikodu* arkamdan_konuş* laf_taşı* çekiştir*
judged elalem yargılanmak | elalem* el_alem* el_âlem* yargıla* yargılıyor* eleştir* eleştiri* ne_derler*
  mahalle_baskısı* laf_ederler*
rudeness kabalık hakaret | hakaret* kaba_davran* kaba_konuş* kabalık* terbiyesiz* saygısız* saygısızlık* aşağıla*
  aşağıland* azarla* azar_işit* tersledi* terslen* geri_zekalı* salak_dedi* fırça_yedim* fırça_attı*
racism ırkçılık | ırkçı* ırkçılık* ayrımcılık* yabancı_düşman*
busy yoğunluk koşturmaca | koşturmaca* koşturdum* vaktim_yok* zamanım_yok* hiç_vakit* yetişemiyorum* yetişemedim
  başımı_kaşıyacak* nefes_alacak_vaktim* | yoğun*
television dizi film | netflix* dizi_izledim* film_izledim* dizi_izle* film_izle* sinemaya* sinema* bölümü_izledim*
  | dizi* film* televizyon*
shopping alışveriş | alışveriş* avm* indirimden_aldım*
party ?parti kutlama misafirlik | kutlama* partiye misafirlik* eğlence* | misafir* parti*
trauma travma | travma* taciz* tecavüz* istismar* şiddet* deprem* enkaz* artçı*
newjob yeni_iş* | yeni_işim* iş_teklifi* iş_değiştir* yeni_işe* işe_alındım* işe_kabul* işe_başladım*
`;
