import { turkishLifeTopics } from './turkish-life.ts';

/** What diaries are about, in Turkish: see english.ts; a star stands for any ending. */
export const turkishTopics = `
mother annem anne | annem* anneciğim annecim anacığım anneme anamın anama anamı anamla annemle valide annemler* |
  anne(?!anne)* anam ana anası
father babam baba | babam* babacığım babacım babişkom babamlar* pederim | baba(?!anne)* peder
parents ailem ebeveynlerim | ebeveyn* annem_babam* annemle_babam* annemler annemlere annemlerde annemlerin
  anne_babam* anne_baba* annemgil babamlar bizimkiler bizimkilere bizimkilerle anamla_babam*
sister ablam kız_kardeşim* ?abla | ablam* ablacığım ablacım bacım bacımı kız_kardeşimin* kız_kardeşime*
  kız_kardeşimle* kız_kardeşimi* küçük_kardeşim* | abla*
brother abim kardeşim ağabeyim erkek_kardeşim* | abim* abimin ağabeyim* kardeşim* kardeşimle kardeşlerim* abiciğim
  abicim erkek_kardeşimin* birader biraderim | abi abi* ağabey* kardeş kardeş*
daughter kızım kızımız kızlarım | kızım[aıld]* kızımın kızımla kızımız* kızlarım* kızlarımız* kız_evlat* kızcağızım
  prensesim | kızla kızı
son oğlum oğullarım | oğlum* oğlumuz* oğullar* oğluşum oğlancık erkek_evlat* aslan_oğlum* | oğul oğlan* oğlu
husband eşim kocam | eşim* kocam(?!an)* kocama kocamla eşimle eşime bey_eve* beyim herifim | koca kocası
wife karım | karım* karıma karımla hanımım bizim_hanım* hanıma hanımla hanıma_dedim* yengeniz refikam | hanım*
  karısı
partner sevgilim nişanlım erkek_arkadaşım* kız_arkadaşım* | sevgilim* nişanlım* manitam sözlüm* partnerim
  hayat_arkadaşım* erkek_arkadaşımla* kız_arkadaşımla* flörtüm | sevgili* nişanlı*
marriage evlilik evliliğim evliliğimiz | evlili[kğ]* evlendi* evleniyor* yıldönümümüz evlilik_yıldönümü* yıldönümü
  eşimle_aramız* karı_koca* kocamla_konuşamıyoruz* evlenmek evlenmem evlenmeyi evlenmeden evlenmiyor* evlenmemi
  evlendirmek evlendirme* evlenmek_iste* evde_kald* evde_kalm* görücü* görücüye* yaşın_geçiyor* kısmet* karı_kocalık*
  eşimle_kavga* eşimle_konuş* | evli evlen*
grandmother babaannem anneannem babaanne anneanne | babaanne* anneanne* ninem* nine ninemin ebem nenem nene
  büyükannem büyükanne*
grandfather dedem dede | dedem* dedeciğim büyükbabam büyükbaba* dedemle | dede*
grandchild torunum torun torunlarım | torun*
kin teyzem halam amcam dayım yeğenim kuzenim yeğen | teyzem* halam* amcam* dayım* yeğenim* yeğenler* kuzenim*
  kuzenler* yengem* eniştem* teyzemin halamın amcamın baldızım bacanağım elti* eltim* | teyze* amca* dayı* kuzen*
  yeğen* yenge*
inlaws kayınvalidem kaynanam | kayınvalide* kaynana* kayınpeder* kayınbaba* kaynata* kayınço görümce* damadım* damat
  gelinim gelinimiz kayınbirader* dünür* kayınvalidemin | gelin
stepchild üvey_annem* üvey_babam* üvey_kızım* | üvey_anne* üvey_baba* üvey_oğlum* üvey_kardeşim* üvey*
  babamın_karısı*
ex eski_sevgilim* eski_eşim* eski_kocam* | eski_sevgili* eski_karım* eski_nişanlım* eski_eşimle* eskisevgilim exim
  ex
love aşk sevda ilişki | aşk* aşık* âşık* sevda* sevdiğim_adam* sevdiğim_kız* hoşlanıyorum hoşlandığım hoşlandığı
  platonik ilişkim* ilişkimiz* gönlüm_kaydı* aşığım onu_seviyorum* seni_seviyorum* kalbim_çarp* crushım crush öptü
  öptüm öpüştük tutuldum vuruldum sevgisiz âşığım sevdalı* sevdiceğim* gönül_ver* kalbimi_çal* özlüyorum_onu*
  beni_sevmiyor* | ilişki* sevgi sevmek kalbim
dating flört buluşma | flört* tinder tindr ilk_buluşma* ilk_buluşmamız* görücü görücü_usulü* kısmetim talip_çıktı*
  istemeye_geldi* istemeye_gelecekler* isteme
breakup ayrılık | ayrıldık ayrılalım ayrılığ* terk_etti* terk_edildim* terketti terk_ettim* terkedil* bıraktı_beni*
  beni_bıraktı* ilişkimiz_bitti* ayrılık* ayrılmak_istiyor* ayrılmak_istediğini* nişanı_attım* nişan_bozuldu*
  nişanı_attık* yüzüğü_attım* aldattı aldatıl* aldatt* ihanet* engelledi_beni* | ayrıldı bitti
divorce boşanma | boşan* nafaka* velayet* boşanma_davası* mahkeme_boşadı* anlaşmalı_boşanma* çocuğun_velayeti*
  eski_eş* eski_karım* eski_kocam* hafta_sonu_babas* annesine_bıraktım* babasına_bıraktım* boşandığ* boşandık boşandım
  boşanalı iki_evi_var*
wedding düğün kına_gecesi* | düğün* gelinlik* nikâh* nikah* nişan_töreni* kına_gecemiz* kına* çeyiz* davetiye*
  düğün_salonu* damatlık* gelin_alma* takı_töreni* isteme_töreni* söz_kestik* nişanı nişandan nişanımız nişanlandı*
  nişanlandık nişana nişan_yüzüğü* söz_yüzüğü* | nişan gelin altın takı
baby bebek bebeğim annelik | bebe[kğ]* bebiş* emzir* anne_sütü* biberon* kundak* mama_saati* lohusa* doğum_yaptı*
  doğurdum doğurdu yenidoğan* gaz_sancısı* emzik* alt_değiştir* altını_değiştir* bebe_arabası* puset* diş_çıkarıyor*
  kırkı_çıktı* sezaryen* kolik annelik* anneliğ* memede | doğum bez* mama* süt* beşik*
pregnancy hamilelik gebelik | hamile* gebe gebe[lyk]* hamileyim ultrason* aşeriyor* aşerdi* tekme_attı* tekmeliyor
  bebek_bekliyoruz* bebek_bekliyor* doğum_iznim* mide_bulantısı_hamile* karnım_burnumda* kalp_atışını* | doğum
fertility tüp_bebek* | tüp_bebekte* aşılama embriyo* kısırlık* çocuğumuz_olmuyor* çocuk_olmuyor* yumurtlama*
  hamile_kalamıyorum*
miscarriage ?düşük | düşük_yaptım* bebeğimi_kaybettim* bebeği_kaybettik* kürtaj* ölü_doğum*
children çocuklar çocuğum çocuklarım çocuk | çocuklarım* çocuğum* çocuğumuz* çocuklarımız* kreş* anaokulu* yavrum*
  yavrularım evladım* evlatlarım* ikizler* bizim_çocuklar* çocuklara_yemek* çocukları_yatır* ufaklık* bızdık |
  çocu[kğ]* oyuncak* bebe evlat
family aile ailem | ailem* ailemiz* ailece akraba* akrabalar* aile_toplantısı* sülale* bütün_aile* aile_yemeği* |
  aile*
parenthood ebeveynlik annelik babalık | kötü_anne* kötü_bir_anne* kötü_baba* iyi_bir_anne* iyi_bir_baba*
  yetersiz_anne* babalık* anneliğim ebeveyn_olmak* çocuk_yetiştir* çocuğa_bağırdım* çocuklara_bağırdım*
  çocuğuma_bağırdım* oğluma_bağırdım* kızıma_bağırdım*
sleep uyku uykusuzluk | uyku* uykum* uykusuz* uyudum uyudu uyuyamadım uyuyamıyorum uyuyamad* uyuyam* uyuyakal*
  uyumadım uyuyorum uyumuş* uyumak uyuyayım uyuma[km]* uyuyor uyunmuyor uyunmadı uyanıyorum gece_uyandım*
  gözüme_uyku* horla* şekerleme_yaptım* sabaha_kadar_döndüm* döndüm_durdum* sabahladım uyuyup_kal* melatonin*
  erken_yattım* geç_yattım* sabahın_dördünde* gece_üçte* gece_dörtte* saat_üçte_uyandım* uyandım_üçte* uyumadan
  uyuyan | uyandım uyan* gece yatak* yastı[kğ]* alarm*
tired yorgunluk bitkinlik | yorgun* yoruldu* yoruldum yoruluyor* yorgunum yorucu* yoruyor* bitkin* bittim_resmen*
  bitik bitiğim tükend* tükeniyor* tükenmiş* tükenmişlik* halsiz* hâlsiz* dermansız* dermanım pert_oldum* pertim
  pestilim* haşat* perişanım enerjim* enerji_sıfır* pilim_bitti* gücüm_kalmadı* halim_yok* hâlim_yok* takatim* bitap*
  ayakta_duramıyorum* ayakta_uyuyorum* gözlerim_kapanıyor* kolumu_kaldıracak* leş_gibiyim* ölü_gibiyim* canım_çıktı*
  yorgunluktan bıktım* bıkkın* usandım* burnout sırtım_çıktı* belim_koptu* ayaklarıma_kara* dinlenemedim
  dinlenemiyorum yorgunluğ* tükenmişliğ* bıktım_artık* bıktım_usandım* çok_yoruldum* yorgun_argın* kendimde_değilim*
  bitap_düş* kolum_kanadım* dinlenmek_istiyorum* ayaklarım_şişti* uykusuzluktan | enerji halim gücüm
work iş işim ofis işyeri | işe işten işimi işime işimden işyeri* iş_yeri* ofis* ofiste patron* patronum müdür* müdürüm
  mesai* toplantı* toplantıda çalışıyorum çalışma_arkadaş* iş_arkadaşım* iş_arkadaşlarım* mesaiye şirket* müşteri*
  çağrı_merkezi* çağrı_merkezinde* mola* takım_lideri* performansım terfi* zam_istedim* istifa* ustabaşı stajyer* staj
  stajım* plaza* ik_ile* insan_kaynakları* iş_yükü* mobbing* fazla_mesai* mesaiye_kaldım* sözleşmem işçi* amirim amir*
  şefim şef satış_hedefi* hedef_tutmadı* rapor_yetiş* bordro* esnaf* ekip_arkadaş* yönetici* yöneticim meslek* mesleğ*
  sendika* pazartesi_sendromu* işyerinde iş_yerinde işyerinden iş_çıkışı* işten_geldim* işe_gittim* işe_geç*
  işten_çıktım* | usta* proje* ekip sipariş* çalış* maaş* çağrı depo depoda mühendis* sekreter* garson* kuaför*
  muhasebe* çırak* işin işi işler işleri fabrika* şantiye*
nights nöbet vardiya gece_vardiyası* | nöbet* vardiya* gece_nöbeti* gece_nöbetinde* gece_vardiyasında* gece_çalış*
  nöbetten nöbetteyim vardiyadan
nursing hemşirelik ?servis | hemşire* hastalarım hastam yoğun_bakım* yoğun_bakımda* acil_servis* acilde refakatçi*
  damar_yolu* serum_taktım* ebe ebelik* hasta_bakıcı* hastabakıcı* | servis* hastalar* hasta doktor
medic ambulans eczane | eczacı* paramedik* 112 acil_tıp* muayenehane* poliklinikte_hasta* asistan_doktor* cerrah*
  nöbetçi_eczane* | eczane* ambulans* hasta
company şirketim kendi_işim* | kendi_işimi* girişim* girişimci* yatırımcı* startup* ortağım* ortaklık* freelance
  serbest_çalış* fatura_kes* iflas* sermaye* dükkanı_kapat* | müşteri şirket
redundancy işsizlik iş_aramak* iş_görüşmesi* | işsiz* işsizim mülakat* iş_görüşmesine* iş_görüşmesinde* iş_ilanı*
  iş_ilanları* özgeçmiş* cv cvmi kovul* işten_çıkar* işten_çıkarıldım* işten_çıkardılar* işten_çıktım*
  işten_attılar* işten_atıldım* tazminat* iş_arıyorum* iş_başvurusu* işkur* iş_bulamıyorum* iş_bakıyorum* linkedin*
  kariyer_net* çıkışımı_verdiler* çıkışımı küçülmeye_gitti* toplu_çıkarma* | başvuru* görüşme*
teaching öğretmenlik öğrencilerim öğrenciler sınıfım | öğretmenim_ben* öğretmenler* öğrencim* öğrencilerim* sınıfım*
  derse_girdim* müfettiş* karne* köy_okulu* öğretmenler_odası* veli_toplantısı* veli veliler* ders_anlattım* zümre*
  nöbetçi_öğretmen* sınav_kağıdı* kağıt_okudum* yazılıları_okudum* sınıfta_bir* birinci_sınıflar* okuma_bayramı*
  okumayı_söktü* ders_planı* atanamayan atanma* atandım kpss* öğrencilerimden | öğrenci* sınıf* ders* öğretmen*
school okul okulum lise | öğretmen* sınıf[tıiıl]* sınıfım sınıf okul* okulda okula lise* liseden ödev* teneffüs*
  sınıf_arkadaş* matematik_dersi* hocası müdür_yardımcısı* servisle_okula* ortaokul* ilkokul* dershane* etüt*
  yazılı_var* devamsızlık* okul_müdürü* zorba* akran_zorbalığı* | ders* öğrenci* hoca* matematik sözlü
study üniversite üniversitem ders tez | üniversite* tezim* tezi tez_hocam* ders_çalış* ders_çalıştım*
  ders_çalışıyorum* ders_çalışamadım* kütüphane* burs bursum* kyk* fakülte* mezuniyet* mezun_oldum* yurtta
  yurt_odası* amfi* vize_haftası* kampüs* danışman_hoca* danışmanım bölümüm dönem_ödevi* ders_notları*
  okulu_uzattım* yüksek_lisans* doktora* makale* erasmus* öğrenci_evi* akademik* | ders* hoca* çalıştım notlar* yurt
exams sınav sınavlar sınavım | sınav* vizeler* vize_haftası* finaller* final_haftası* büt bütler* bütünleme* yks*
  tyt* ayt* kpss* lgs* ales* tus deneme_sınavı* netlerim net_sayım* netler* yazılı* sonuçlar_açıklandı*
  sınav_sonucu* tercihler* puanım* kaldım_dersten* dersten_kaldım* | notlar* puan* deneme vize*
research araştırma laboratuvar | laboratuvar* araştırmam* makalem* hakem_raporu* numune* saha_çalışması* tübitak* |
  deney* veri* sonuç
restaurant lokanta ?kafe ?restoran | garson* garsonluk* barista* komi şef_garson* mutfakta_çalış* restoran* lokanta*
  kafede_çalış* bulaşıkçı* paket_servis* masa_temizle* adisyon* | masa* müşteri* kafe* bahşiş*
road şoförlük ?otobüs ?taksi | şoför* minibüs* dolmuş* kurye* motokurye* tır tırı tırla direksiyon* yolcu(?!lu)*
  taksici* getir_de* duraktan depar kamyoncu* kamyonum* | otobüs* yol taksi* durak* mazot* benzin* kamyon kamyonu
  kamyonla teslimat*
shop dükkân dükkan mağaza tezgâh | dükkân* dükkan* mağaza* tezgâh* tezgah* kasiyer* kasada bakkal* market_çalış*
  pazarcı* esnaf* siftah* veresiye* vitrin* toptancı* kepenk* reyon* tezgahtar* | müşteri* kasa raf* market* pazar
coding yazılım kod | yazılımcı* kodla* kod_yaz* deploy* commit* bugı sunucu* api backend frontend github sprint* |
  kod* ekran
trades inşaat usta | şantiye* kaynakçı* sıvacı* boyacı* elektrikçi* tesisat* marangoz* demirci* oto_sanayi*
  sanayide_çalış* tamirci* tornacı* sıva iskele_kur* kalfa* amele* duvarcı* | beton* demir
cleaning temizlik | temizliğe_gid* temizlikçi* temizlik_işi* gündeliğ* gündelikçi* merdiven_sil* çamaşır_suyu*
  yerleri_sildim* camları_sildim* paspas* | temizle* kova
law avukatlık | müvekkil* duruşma* dilekçe* avukatlık* hukuk_bürosu* stajyer_avukat* | avukat* dava*
military askerlik | asker* kışla* bölük* taburda komutan* nöbet_kulübesi* tezkere* şafak_say* bedelli*
  acemi_birliği* uzman_çavuş* | tüfek*
police polislik | polis_memuru* karakol* devriye* komiser* emniyet_müdürlüğü* polisim | polis*
security güvenlik | güvenlik_görevlisi* güvenlikçi* bekçi* kulübede kamera_kayıt* | kapı kamera*
hair kuaför berber | kuaför* berber* saç_kes* fön* röfle* | saç* makas* ayna
tailoring terzilik dikiş | terzi* dikiş* dikiş_makinesi* konfeksiyon* overlok* prova_yaptı* paça* kumaş* | iğne*
  iplik* makine*
bakery fırın | fırıncı* hamur_yoğur* pastane* ekmek_fırını* | fırın* hamur* ekmek simitçi*
fishing balıkçılık | balıkçı* ağ_at* ağları_at* olta* oltam palamut* hamsi* lüfer* | balı[kğ]* ağ
strike grev | grev* eylemde sendika* pankart*
warehouse fabrika ?depo | fabrika* depocu* bant bantta forklift* koli_bant* üretim_hattı* paketleme* makine_başı* |
  koli* vardiya depoda depoya
politics siyaset seçim | seçim* sandık_başı* milletvekili* belediye_başkanı* siyaset* miting* oy_ver*
journalism gazetecilik | gazeteci* haber_merkezi* muhabir* manşet* | haber*
money para maaş geçim | parayı paraya paranın paradan paramı param paramız parası parasını paramızı parasız*
  parasızlık* parayla maaş* maaşım geçim* geçinem* geçiniyor* geçinmek zam zamlar* zamlandı enflasyon* pahalı*
  pahalılık* fakir* fakirlik* yoksul* birikim* biriktirdiğim para_biriktir* harçlı[kğ]* asgari* asgari_ücret* ay_sonu*
  ay_sonunu* ayın_sonu* bütçe* meteliksiz* beş_parasız* cebimde_para* cüzdan_boş* hesap_tutmadı* dolar_çıktı*
  altın_bozdurdum* altın_aldım* ekonomik_sıkıntı* züğürt* masraf* masrafı harcama* yevmiye* emekli_maaşı* havale*
  paramız_yetmiyor* yetişmiyor_para* maaşa maaşı maaşla param_bitti* paraya_sıkış* geçim_derdi* geçim_sıkıntısı* |
  lira* banka* fiyat* ücret* kuruş* ucuz* ödedim ödedik ödeyemedim ödeme* ödüyor* ödeyece*
debt borç borçlar borcum | borç* borc* kredi_kartı* kredi_kartım* kredi_çektim* kredi* icra* haciz* taksit* taksidi
  senet* tefeci* borca kefil* veresiye_defteri* kart_borcu* asgarisini_ödedim* | banka* faiz*
bills kira faturalar fatura | kira[mndysly]* kirayı kiramız fatura* ev_sahibi* ev_sahibim* ev_sahibimiz* kiracı*
  doğalgaz_faturası* elektrik_faturası* aidat* depozito* kira_artışı* tahliye* | elektrik doğalgaz
moving taşınma yeni_ev* | taşın* taşındı* taşınıyor* koliler* kolile* nakliye* nakliyeci* yeni_evimiz* yeni_eve*
  yeni_evde* yeni_şehir* ev_taşı* eşyaları_topla* eşya_topla* ev_arıyoruz* ev_arıyorum* ev_bulamadık* bavul_topla*
  valizimi_topla* | koli* kutu* bavul* valiz* taşındı
house ?ev evim evimiz | evim* evimiz* daire* dairemiz odam odamı odama | salon* balkon* kanepe* oda* mutfa[kğ]* kapı
  pencere ev[ide]*
repairs tadilat tamirat | tadilat* tamirat* çatı_ak* çatı_akıt* çatı* kombi* kombi_bozuldu* tesisatçı* su_kaçağı*
  musluk* musluk_damlat* boya_badana* badana* fayans* boru_patla* tamirci_geldi* usta_gel* | tamir* bozuldu
neighbours komşu komşum komşular | komşu* apartman_toplantısı* alt_komşu* üst_kattaki* üst_komşu* alt_kattaki*
  üst_kat* kapı_komşum* apartman_yöneticisi* | apartman* muhtar* merdiven*
village köy köyüm | köyüm* köyümüz* köye_gittik* köyde köye köylü* köyden köydeki yayla* muhtar | köy*
friendship arkadaşlık arkadaşım dostluk dostum arkadaşlarım arkadaş | arkadaşım* arkadaşlarım* arkadaşlı[kğ]*
  dostum* dostluk* dostlu[kğ]* dostlarım* en_yakın_arkadaşım* yakın_arkadaşım* kankam kanka* kankim* can_dostum*
  sırdaşım arkadaş_grubu* eski_arkadaşım* ahbap* kız_kıza* bizim_tayfa* ekürim lise_arkadaşım* çocukluk_arkadaşım*
  askerlik_arkadaşım* arkadaşlığımız | arkadaş* dost*
loneliness yalnızlık | yalnız_kaldım* yalnızım yalnızlık* yalnızlığ* yapayalnız* tek_başıma* tek_başımayım*
  tek_başına_ye* kimsem_yok* kimsesiz* kimse_aramadı* kimse_aramıyor* kimse_sormadı* kimse_sormuyor* kimse_yok_konuş*
  konuşacak_kimse* konuşacak_kimsem* kimse_beni_anlamıyor* dışlan* dışlandım yalnız_hissediyorum* yalnız_hissettim*
  evde_yalnız* yalnız_yedim* bomboş_ev* ev_bomboş* boş_ev* ev_sessiz* tek_kişilik* soyutlan* yalnız* kimse_kapımı*
  kendi_kendime_konuş* yalnızlıktan yalnızlığa yapayalnızım yalnız_yaşıyorum* yalnız_yaşamak* tek_yaşıyorum* boş_evde*
  konuşacak_kimse_yok* | boş* kimse kimsenin
silence sessizlik suskunluk | sessizli[kğ]* sessizce_oturduk* suskun* konuşmadık hiç_konuşmadık* konuşmadan_oturduk*
  tek_kelime_etmedik* sustuk sustum sustu susmak | sessiz* sus*
grief yas ?kayıp | yas_tut* yastayım yasım rahmetli* rahmetlik* mekânı_cennet* mekanı_cennet* nur_içinde_yatsın*
  onsuz onsuzluk öleli öldüğünden_beri* gittiğinden_beri* vefatından mezarına mezarı_başında* kırkı_okundu*
  kırk_mevlidi* mevlit* mevlüt* sene_i_devriye* taziye* başsağlığı* başın_sağ* kaybettiğimden kaybettim_babamı*
  kaybettik_onu* babamı_kaybettim* annemi_kaybettim* onu_kaybettim* kokusu_kalmış* sesini_özledim* onu_özledim*
  onu_özlüyorum* özlüyorum_onu* eşyalarına_dokunamıyorum* hırkası hırkasını yokluğu* yokluğuna dul dulum keder* |
  özle* kaybet* ceketi fotoğrafı sandalyesi
death ölüm | ölüm* öldü ölmüş öldüğü* ölünce vefat* mezar* mezarlı[kğ]* toprağa_ver* defnet* kefen* son_nefes*
  son_nefesini* can_verdi* ecel* ölüyor ölecek ölmek* tabut* | öl[dü]*
funeral cenaze | cenaze* cenazede taziye* helallik musalla* cenaze_namazı*
illness hastalık | hastalı[kğ]* hastalan* hastayım hasta_oldum* hasta_yatıyorum* grip* nezle* öksür* ateşim
  ateşim_çıktı* ateşi_çıktı* ateşlendi* soğuk_alg* üşüttüm tansiyon* tansiyonum şeker_hastası* şeker_hastalığı*
  şekerim_çıktı* diyabet* astım* bronşit* zatürre* alerji* mide_bulan* midem_bulan* kustum kusuyor ishal* tahlil*
  tahlillerim reçete* antibiyotik* tedavi* teşhis* tanı_kond* romatizma* tiroid* böbrek_taşı* covid* korona*
  bağışıklık* nöbet_geçir* baş_dönmesi* başım_dönüyor* iltihap* enfeksiyon* şifa* iyileş* ms_hastası* panik_ilaç*
  hastalandım hastalandı hastaydı hastaydım hasta_oldu* ateşlendi tahlil_verdim* doktora_gittim* doktora_gittik* |
  ilaç* ilac* doktor* hasta* rapor ateş
hospital hastane ameliyat | hastane* ameliyat* poliklinik* acil_servis* acile acile_gittik* röntgen* emar mr_çekil*
  tomografi* ultrason_çek* biyopsi* yoğun_bakım* narkoz* taburcu* serum* randevu_aldım_doktor* tahlil_sonuçları*
  tahlil_sonucu* muayene* kontrole_gittim* sonuçlar_çıktı* | doktor* randevu* serum hemşire*
cancer kanser | kanser* kemoterap* kemo radyoterapi* tümör* onkoloji* metastaz* peruk* mastektomi* | kitle
stroke felç ?inme | felç* inme_indi* inme_geçirdi* fizik_tedavi* felçli*
dialysis diyaliz | diyaliz* böbrek_nakli* nakil_liste*
epilepsy epilepsi | epilepsi* sara_nöbeti*
${turkishLifeTopics}`;
