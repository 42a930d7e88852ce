/** What diaries are about, in Turkish: see english.ts; a star stands for any ending. */
export const turkishTopics = `
mother annem anne | annem* anne(?!anne)*
father babam baba | babam* baba(?!anne)*
parents ebeveyn*
sister ablam abla kız_kardeşim abla* | ablam*
brother abim abi kardeşim kardeş ağabey abi* ağabey* kardeş* | abim* kardeşim*
daughter kızım kızımız* | kızım* kızla
son oğlum oğul | oğlum* oğlumuz* oğlan*
husband eşim kocam | kocam* eşim*
wife karım eşim | karım*
partner sevgilim | sevgili* nişanlı* nişanlım nişan* sözlüm
marriage evlilik | evlili* evli
grandmother babaannem anneannem babaanne anneanne babaanne* anneanne* nine*
grandfather dedem dede dede* | dedemin dedemi
grandchild torunum torun torun*
kin yeğenim yeğen teyzem amcam yeğen* teyze* amca* dayı* | yeğenim* hala[mn]* kuzen*
inlaws kayınvalidem | kayınvalide* kayınpeder* görümce*
love aşk aşk* sevgi* | âşık* aşık* âşık aşık | sevgi sev[gd]i*
breakup ayrılık | ayrıl[dı]* terk*
divorce boşanma boşanma* ayrılık* | boşan*
wedding düğün düğün* | gelin* gelinlik* nikah* nişan*
baby bebek bebeğim annelik bebek* | bebeğ* emzir* bez* mama* biberon* beşi* annelik* doğum* emzirdim kundak* | süt*
pregnancy hamilelik hamilelik* | hamile* gebe* hamile
children çocuk çocuklar çocuk* | çocuğ* kreş* çocuklar* çocuklarım oyuncak* kız_çocuk*
family aile aile*
sleep uyku uykusuzluk uyku* yorgunluk* | uyudu* uyuyam* uyuma* uyan* uyuya* uykusuz* yorgun* uyudum uyuyamadım kâbus*
  kabus* rüya* uyandım | gece* yatak* gece
tired yorgunluk | yorgun* yoruld* bitkin* yorgunum yoruldum bitkinim halsiz*
work iş ofis iş[iey]* ofis* | işim* patron* toplantı* müdür* mesai* maaş* çalış* şirket* müşteri* kasiyer* şoför*
  fabrika* depo* inşaat* usta* çırak* kuaför* berber* garson* mühendis* yazılımcı* avukat* polis* itfaiye* gazeteci*
  muhasebe* sekreter* stajyer* staj* iş_yeri* işyeri* patronum mesai | proje* ekip sipariş* proje
nights nöbet vardiya nöbet* vardiya* | hastalar* hemşire* gece_nöbeti gece_vardiyası acil_servis | hasta
nursing servis hastane | hemşire* hastalar*
redundancy işsizlik mülakat iş_aramak işsizlik* mülakat* görüşme* | kovul* işsiz* özgeçmiş* işten_çıkar*
teaching öğretmenlik sınıf öğrenciler | öğrenci* sınıf* öğretmenim öğretmenler öğrencim öğrencilerim sınıfım derse
  tahta* müfettiş* karne* köy_okulu
school okul sınıf ders okul* sınıf* öğrenci* ders* | öğretmen* ödev* okulda okula okuldan sınıfta karne* teneffüs*
  lise*
exams sınav sınavlar | sınav* vize* final* notlar* sınavı* finaller* vize_haftası büt
study üniversite ders tez sınav* üniversite* | tez[ie]* ders_çalış* kütüphane* çalıştım vize* final* ders_çalıştım
  burs* fakülte* mezuniyet* yurt_odası istatistik* yurtta
money para maaş parası kira* borç* borç maaş* fatura* | para* öde* banka* borc* lira havale* harcama* birikim* borcum
  kredi* maaşım geçim* | lira*
debt borç | borç* borc* kredi* icra* haciz*
bills kira fatura | kira* fatura* ev_sahib*
moving taşınma taşınma* koli* kutu* | taşın* taşındı*
house ?ev | daire* evim* evi evde eve evin evim evimiz evden salon* kanepe* balkon* ev_sahibi* kiracı* ev_arkadaş* |
  oda* kapı pencere
repairs tadilat çatı çatı* tadilat*
neighbours komşu komşular komşu* | komşum komşunun muhtar* köylü*
friendship arkadaşlık arkadaş dostluk dost arkadaş* arkadaşım dost* dostluk* | arkadaşım* arkadaşlar arkadaşımla
  dostum en_yakın_arkadaş* ev_arkadaş* dostu*
loneliness yalnızlık yalnızlık* | yalnız* yalnızlığ* yalnızım yapayalnız tek_başıma | boş* kimse*
silence sessizlik sessizlik* | sessiz* sustu* sustum susmak sessiz sessizce
grief yas kayıp özlem cenaze* ölüm* | kaybet* özle* dul öldü* mezar* vefat* rahmetli* özledim özlüyorum kaybettim
  vefat_etti yas_tut* taziye* özled* özlüyor*
death ölüm | öl[dü]* ölüm* mezar* vefat* toprağ* öldü cenaze* gitmiş_uykusunda
funeral cenaze | cenaze*
illness hastalık hastalık* kanser* ateş tedavi* | hastalı[kğ]* ateş* ilaç* ilac* doktor* hastalığ* grip* nezle* öksür*
  tansiyon* şeker_hastalığı tahlil* reçete* | hasta*
hospital hastane ameliyat hastane* ameliyat*
cancer kanser kemoterapi | kanser* kemoterap*
pain ağrı acı ağrı* acı* | acı[dmyn]* ağrıyor ağrıdı migren* bel_fıtığı dizim* omuz* sancı*
body beden vücut | beden* vücu* ellerim bacak* ayaklar* karnım saç* cild* | el eller
therapy terapi | terap* psikolog*
fear korku korku* cesaret* | kork* korktum korkuyorum korkular* titre* ürk*
worry endişe kaygı stres | endişe* kaygı* stres* panik* telaş* endişelen* gergin* heyecan* merak_et* | merak*
courage cesaret | cesaret* cesur* cesaretim
memory unutmak hafıza hafıza* anı* | unut* bunama* alzheimer* alzaymır* bunak* hatırlam* unutkan*
memories anılar çocukluk | anı[lm]* çocuklu[kğ]* hatıra*
caring bakım | bakım* bakıcı* huzurevi* tekerlekli_sandalye* bakıyorum
ageing yaşlılık yaş | yaşl* yaşım*
retirement emeklilik emeklilik* emekli*
sobriety alkol içki ayıklık içki* alkol* | ayık* rakı* içme*
smoking sigara | sigara*
food yemek | yeme[kğ]* acık* | yemek* kahvaltı*
cooking yemek ekmek çorba mutfak ekmek* çorba* mutfak* tarif* | pişir* hamur* fırın* mutfa[kğ]* ekme[kğ]* ekmeğ*
  mutfağ* | yemek*
garden bahçe domates bahçe* domates* | dik[tm]* tohum* çiçek* diktim fide* suladım sulamak budadım gül_ağacı* biber*
  salatalık*
nature doğa orman | orman* ağaç* kuş*
running koşu maraton koşu* maraton* | koş[tu]* koştum
training antrenman spor | antrenman* maç* spor* takım*
swimming yüzme | yüz[dm]e* yüzdü* havuz*
walking yürüyüş yürüyüş* | yürüdü* | yürü*
sea deniz tekne deniz* tekne* balık* balık | dalga* balı[kğ]* balığ* kıyı* liman* balıkçı* vapur* kaptan* sahil*
  martı*
weather ?hava yağmur yağmur* hava* fırtına* | yağ[dı]* soğu[kğ]* yağdı karlı kış soğuk soğukta güneş* rüzgâr* rüzgar*
  buz* sis* soba* | kar
music müzik koro piyano bağlama şarkı keman müzik* koro* piyano* bağlama* keman* şarkı* | müzi[kğ]* türkü* çald*
  söyledi* çaldım
painting resim resim* | resm* boya* fırça*
writing ?yazmak şiir roman | şiir* roman*
reading ?kitap okumak | kitap* | kitab*
calls telefon | görüntülü* telefonla aramadı açmadı | telefon* aradı* aradım mesaj*
letters mektup mektup* | mektub*
war savaş savaş* | bomba*
papers vize göç | vize* pasaport* sınır* oturum*
homesickness gurbet özlem hasret memleket özlem* hasret* | gurbet* memleket* yabancı* özle* memleketim köyüm uzak*
  köye köydeyim
language ?dil almanca ingilizce aksan dil[ei]* aksan* almanca* ingilizce* | dil[iei]* tercüm*
faith dua namaz inanç dua* namaz* cami* oruç* ramazan* | oruc* allah* camiye ezan* oruç iftar* kuran* hoca*
dog köpek köpek* | köpe[kğ]* köpeğ*
cat kedi kedi*
farm tarla hasat çiftlik tarla* hasat* inek* zeytin* | traktör* koyun* keçi* tavuk* ahır* ekin* buğday*
driving ehliyet | direksiyon* | araba*
road otobüs | otobüs* yolcu* minibüs*
travel yolculuk tatil | tatil* uçak*
shop dükkân dükkan müşteri dükkân* dükkan* müşteri* | tezgâh* tezgah* kasa* kasa
rest dinlenmek | dinlen*
waiting bekleyiş | | bekle*
hope umut umut* | umud*
shame utanç utanç* yalan* sır suçluluk* | utan*
secret yalan sır | yalan* sır[rıl]* sakla* sakladım gizli* itiraf* yalan_söyle*
guilt suçluluk | suçlu* pişman* vicdan* keşke*
anger öfke kızgınlık öfke* kavga* | kızdı* bağır* kızgın* sinirlen* bağırdım öfkeli kızdım
argument kavga tartışma | kavga* tartış*
forgiveness affetmek özür | affet* özür*
pride gurur | gurur*
help yardım | | yardım*
goodbyes veda | veda*
crying gözyaşı gözyaş* | ağla*
laughter kahkaha | kahkaha* | güldü* gül[üd]*
gratitude şükür mutluluk sevinç | şükür* mutlu* sevin* mutluyum sevindim şükret* | teşekkür*
decision karar | | karar*
`;
