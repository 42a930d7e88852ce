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
partner sevgilim | sevgili* nişanlı*
marriage evlilik | evlili* evli
grandmother babaannem anneannem babaanne anneanne babaanne* anneanne* nine*
grandfather dedem dede dede*
grandchild torunum torun torun*
kin yeğenim yeğen teyzem amcam yeğen* teyze* amca* dayı* | yeğenim* hala[mn]* kuzen*
inlaws kayınvalidem | kayınvalide* kayınpeder* görümce*
love aşk aşk* sevgi* | âşık* aşık* âşık aşık | sevgi sev[gd]i*
breakup ayrılık | ayrıl[dı]* terk*
divorce boşanma boşanma* ayrılık* | boşan*
wedding düğün düğün* | gelin*
baby bebek bebeğim annelik bebek* | bebeğ* emzir* bez* mama* biberon* beşi* annelik* | süt*
pregnancy hamilelik hamilelik* | hamile* gebe* hamile
children çocuk çocuklar çocuk* | çocuğ* kreş* çocuklar*
family aile aile*
sleep uyku uykusuzluk uyku* yorgunluk* | uyudu* uyuyam* uyuma* uyan* uyuya* uykusuz* yorgun* uyudum | gece* yatak*
  gece
tired yorgunluk | yorgun* yoruld* bitkin*
work iş ofis iş[iey]* ofis* | işim* patron* toplantı* müdür* mesai* maaş* çalış* şirket* | proje*
nights nöbet vardiya nöbet* vardiya* | hastalar* hemşire* | hasta
nursing servis hastane | hemşire* hastalar*
redundancy işsizlik mülakat iş_aramak işsizlik* mülakat* görüşme* | kovul* işsiz* özgeçmiş* işten_çıkar*
teaching öğretmenlik sınıf öğrenciler | öğrenci* sınıf*
school okul sınıf ders okul* sınıf* öğrenci* ders* | öğretmen* ödev*
exams sınav sınavlar | sınav* vize* final* notlar*
study üniversite ders tez sınav* üniversite* | tez[ie]* ders_çalış* kütüphane* çalıştım vize* final*
money para maaş parası kira* borç* borç maaş* fatura* | para* öde* banka* borc* lira | lira*
debt borç | borç* borc* kredi*
bills kira fatura | kira* fatura* ev_sahib*
moving taşınma taşınma* koli* kutu* | taşın*
house ?ev | daire* evim* evi evde eve evin evim evimiz evden | oda*
repairs tadilat çatı çatı* tadilat*
neighbours komşu komşular komşu*
friendship arkadaşlık arkadaş dostluk dost arkadaş* arkadaşım dost* dostluk* | arkadaşım*
loneliness yalnızlık yalnızlık* | yalnız* yalnızlığ* | boş* kimse*
silence sessizlik sessizlik* | sessiz* sustu*
grief yas kayıp özlem cenaze* ölüm* | kaybet* özle* dul öldü* mezar* vefat*
death ölüm | öl[dü]* ölüm* mezar* vefat* toprağ*
funeral cenaze | cenaze*
illness hastalık hastalık* kanser* ateş tedavi* | hastalı[kğ]* ateş* ilaç* ilac* doktor* hastalığ* | hasta*
hospital hastane ameliyat hastane* ameliyat*
cancer kanser kemoterapi | kanser* kemoterap*
pain ağrı acı ağrı* acı* | acı[dmyn]*
body beden vücut | beden* vücu*
therapy terapi | terap* psikolog*
fear korku korku* cesaret* | kork*
worry endişe kaygı stres | endişe* kaygı* stres* panik* telaş* | merak*
courage cesaret | cesaret*
memory unutmak hafıza hafıza* anı* | unut* bunama* alzheimer*
memories anılar çocukluk | anı[lm]* çocuklu[kğ]* hatıra*
caring bakım | bakım* bakıcı* huzurevi*
ageing yaşlılık yaş | yaşl* yaşım*
retirement emeklilik emeklilik* emekli*
sobriety alkol içki ayıklık içki* alkol* | ayık* rakı* içme*
smoking sigara | sigara*
food yemek | yeme[kğ]* acık* | yemek* kahvaltı*
cooking yemek ekmek çorba mutfak ekmek* çorba* mutfak* tarif* | pişir* hamur* fırın* mutfa[kğ]* ekme[kğ]* ekmeğ*
  mutfağ* | yemek*
garden bahçe domates bahçe* domates* | dik[tm]* tohum* çiçek* diktim
nature doğa orman | orman* ağaç* kuş*
running koşu maraton koşu* maraton* | koş[tu]* koştum
sport antrenman spor | antrenman* maç* spor* takım*
swimming yüzme | yüz[dm]e* yüzdü* havuz*
walking yürüyüş yürüyüş* | yürüdü* | yürü*
sea deniz tekne deniz* tekne* balık* balık | dalga* balı[kğ]* balığ*
weather ?hava yağmur yağmur* hava* fırtına* | yağ[dı]* soğu[kğ]* yağdı | kar
music müzik koro piyano bağlama şarkı keman müzik* koro* piyano* bağlama* keman* şarkı* | müzi[kğ]* türkü* çald*
  söyledi* çaldım
painting resim resim* | resm* boya* fırça*
writing ?yazmak şiir roman | şiir* roman*
reading ?kitap okumak | kitap* | kitab*
calls telefon | | telefon* aradı* aradım mesaj*
letters mektup mektup* | mektub*
war savaş savaş* | bomba*
papers vize göç | vize* pasaport* sınır* oturum*
homesickness gurbet özlem hasret memleket özlem* hasret* | gurbet* memleket* yabancı* özle*
language ?dil almanca ingilizce aksan dil[ei]* aksan* almanca* ingilizce* | dil[iei]* tercüm*
faith dua namaz inanç dua* namaz* cami* oruç* ramazan* | oruc* allah*
dog köpek köpek* | köpe[kğ]* köpeğ*
cat kedi kedi*
farm tarla hasat çiftlik tarla* hasat* inek* zeytin* | traktör*
driving ehliyet | direksiyon* | araba*
road otobüs | otobüs* yolcu* minibüs*
travel yolculuk tatil | tatil* uçak*
shop dükkân dükkan müşteri dükkân* dükkan* müşteri* | tezgâh* tezgah* kasa* kasa
rest dinlenmek | dinlen*
waiting bekleyiş | | bekle*
hope umut umut* | umud*
shame utanç utanç* yalan* sır suçluluk* | utan*
secret yalan sır | yalan* sır[rıl]* sakla*
guilt suçluluk | suçlu*
anger öfke kızgınlık öfke* kavga* | kızdı* bağır* kızgın*
argument kavga tartışma | kavga* tartış*
forgiveness affetmek özür | affet* özür*
pride gurur | gurur*
help yardım | | yardım*
goodbyes veda | veda*
crying gözyaşı gözyaş* | ağla*
laughter kahkaha | kahkaha* | güldü* gül[üd]*
gratitude şükür mutluluk sevinç | şükür* mutlu* sevin*
decision karar | | karar*
`;
