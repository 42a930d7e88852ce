/** What diaries are about, in Turkish: see english.ts; a star stands for any ending. */
export const turkishTopics = `
mother 3 anne* annem*=annem |
father 3 baba* babam*=babam |
parents 2 ebeveyn* |
sister 3 abla* ablam*=ablam |
brother 3 abi* ağabey* kardeş* kardeşim*=kardeşim |
daughter 3 kızım*=kızım kızımız* |
son 3 oğlum*=oğlum oğul |
husband 3 kocam*=kocam eşim*=eşim |
grandmother 3 babaanne* anneanne* nine* |
grandfather 3 dede* |
grandchild 2.5 torun* |
kin 1.8 yeğen* yeğenim*=yeğenim teyze* amca* dayı* |  |
baby 3 bebek* bebeğ*=bebek | emzir* bez*
pregnancy 3 hamilelik* | hamile
children 1.5 çocuk* çocuklar*=çocuklar çocuğ*=çocuk |
family 0.6 aile* |
sleep 2.7 uyku* yorgunluk* gece* | yorgun* uyudum uyuyam* uyuma* uyan*
work@work 2.6 iş iş[iey]* ofis* | patron* toplantı* müdür* mesai*
nights@work 2.8 nöbet* vardiya* | hasta hastalar* hemşire*
redundancy@work 2.6 işsizlik* mülakat* görüşme* | kovul* işsiz*
money 2.9 para parası kira* borç* borc*=borç maaş* fatura* | lira öde*
moving 2.5 taşınma* koli* kutu* | taşın*
flat -0.3 ev ev[ieid]* oda* |
repairs 1.5 çatı* tadilat* |
school@work 2 okul* sınıf* öğrenci* ders* | öğretmen*
studying 2.5 sınav* üniversite* | çalıştım vize* final* |
friendship 2.2 arkadaş* arkadaşım*=arkadaşım dost* dostluk* |
loneliness 2 yalnızlık* yalnızlığ*=yalnızlık | yalnız*
love 1.4 aşk* sevgi* | âşık aşık
divorce 2.8 boşanma* ayrılık* | boşan*
wedding 1.4 düğün* |
grief 2.6 yas cenaze* ölüm* | öldü* mezar* vefat*
illness 2.3 hastalık* hastalığ*=hastalık kanser* ateş tedavi* | ilaç* doktor*
hospital 1.9 hastane* ameliyat* |
pain 1.8 ağrı* acı* |
memory 2 hafıza* anı* | unut*
retirement 2.6 emeklilik* emekli* |
sobriety 2.8 içki* alkol* | içme* ayık*
cooking 1.8 yemek* ekmek* ekmeğ*=ekmek çorba* mutfak* mutfağ*=mutfak tarif* | pişir* hamur* fırın*
garden 2.4 bahçe* domates* | diktim tohum* |
running 2.3 koşu* maraton* | koştum
walking 1.6 yürüyüş* | yürüdü*
sea 1.5 deniz* tekne* balık* balığ*=balık | dalga*
weather 1.6 yağmur* kar hava* fırtına* | yağdı
music 2.2 müzik* koro* piyano* bağlama* keman* şarkı* | söyledi* çaldım
painting 2.3 resim* | boya* fırça*
letters 1.6 mektup* mektub*=mektup |
calls 0.5 telefon* | aradı*
war 2.3 savaş* |
migration 2.4 vize* göç* gurbet* | sınır* pasaport*
homesickness 2 özlem* hasret* | özle*
language 2.2 dil dil[ei]* aksan* almanca* ingilizce* |
faith 2 dua* namaz* cami* oruç* ramazan* |
dog 1.8 köpek* köpeğ*=köpek |
cat 1.8 kedi* |
shop@work 2 dükkân* dükkan* müşteri* | tezgâh* tezgah* kasa
farm@work 2.5 tarla* hasat* inek* zeytin* |
silence 1.2 sessizlik* | sessiz* sustu*
fear 1.4 korku* cesaret* | kork*
shame 1.6 utanç* yalan* sır suçluluk* | utan*
anger 0.8 öfke* kavga* | kızdı* bağır*
hope 0.7 umut* |
help 0.9 yardım* |
crying 0.7 gözyaş* | ağla*
neighbours 0.8 komşu* |
`;
