/** What diaries are about, in Swedish: see english.ts; a star stands for any ending. */
export const swedishTopics = `
mother 3 mamma !mor |
father 3 pappa !far |
parents 2 föräldrar |
sister 3 syster |
brother 3 bror |
daughter 3 dotter |
son 3 !son |
husband 3 !man |
wife 3 !fru hustru |
grandmother 3 mormor farmor |
grandfather 3 morfar farfar |
grandchild 2.5 barnbarn |
baby 3 bebis bebisen bebis* | blöja amning barnvagn
children 1.5 barnen barn |
family 0.6 familj familjen |
sleep 2.7 sömn trötthet natten | trött sov sova sovit vaknade vaken
work@work 2.6 jobb jobbet arbete arbetet kontoret | chef* kollega kollegor möte*
nights@work 2.8 nattpass skift pass | patient* avdelning* sjuksköterska
money 2.9 pengar hyra skulder lön räkning* | betala kronor
moving 2.5 flytt flytten flyttlådor | flyttade
flat -0.3 lägenhet lägenheten huset stugan |
school@work 2 skolan skola klassen | elev* lärare
studying 2.5 tenta tentan uppsats examen studier | plugga* universitetet
friendship 2.2 vänskap vänner vän kompis* |
loneliness 2 ensamhet ensamheten | ensam
love 1.4 kärlek kärleken | kär
divorce 2.8 skilsmässa skilsmässan separation |
grief 2.6 sorg sorgen begravning begravningen död döden | dog död grav*
illness 2.3 sjukdom cancer feber diagnos | sjuk läkare*
hospital 1.9 sjukhus sjukhuset operation* |
pain 1.8 smärta ont |
memory 2 minne minnen | glömt glömmer
retirement 2.6 pension pensionen | pensionär
sobriety 2.8 alkohol nykterhet | nykter drack
cooking 1.8 mat maten bröd soppa bak* | lagade bakade
garden 2.4 trädgård trädgården | planterade
running 2.3 löpning | sprang springa
walking 1.6 promenad promenaden | gick
sea 1.5 havet sjön båten hav båt |
weather 1.6 regn regnet snö snön mörker mörkret | regnade snöade
music 2.2 musik kör kören piano sång | sjöng sjunga
skiing 2 skidor | åkte
letters 1.6 brev brevet |
calls 0.5 telefon telefonen | ringde
language 2.2 språk språket svenska |
dog 1.8 hund hunden |
cat 1.8 katt katten |
silence 1.2 tystnad tystnaden | tyst
fear 1.4 rädsla mod | rädd
shame 1.6 skam lögn | skäms
anger 0.8 ilska | arg
hope 0.7 hopp hoppet |
crying 0.7 tårar | grät
neighbours 0.8 granne* |
`;
