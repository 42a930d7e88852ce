/** What diaries are about, in Dutch: see english.ts; a star stands for any ending. */
export const dutchTopics = `
mother moeder mama mam ma | moeders
father vader papa pa | vaders
parents ouders
sister zus zusje zussen
brother broer broertje broers
daughter dochter dochters dochtertje
son zoon zoontje
husband !man echtgenoot
wife !vrouw
partner partner !vriendin | vriendje
marriage huwelijk | getrouwd trouwdag
grandmother oma grootmoeder
grandfather opa grootvader
grandchild kleinkinderen kleinkind kleinzoon kleindochter
kin tante oom neef nichtje schoonmoeder schoonvader
inlaws schoonmoeder schoonvader schoonouders
ex ex-man ex-vrouw !ex
love liefde relatie | verliefd gekust
breakup breuk scheiding | uit_elkaar verlaten
divorce scheiding echtscheiding | gescheiden co-ouderschap alimentatie
wedding bruiloft trouwen huwelijk | trouwjurk bruid bruidegom verloofd
baby baby tweeling | luier luiers kraamzorg borstvoeding verloskundige kinderwagen flesje voeding wiegje pasgeboren
  kraamweek huilbaby borst | melk fles
pregnancy zwangerschap miskraam | zwanger echo bevalling
miscarriage miskraam
children kinderen kind | crèche kleuter speelgoed kinderopvang voorlezen mijn_kinderen onze_kinderen
family familie gezin
sleep slaap slapen vermoeidheid moeheid | sliep geslapen wakker slaapt moe uitgeput doodmoe nachtmerrie nachtmerries
  wakker_gelegen ingeslapen doorgeslapen uitgeslapen dutje slapeloos niet_geslapen slecht_geslapen | kussen wekker bed
  droom nachten nacht
tired vermoeidheid moeheid uitputting | moe uitgeput doodmoe bekaf gesloopt vermoeid moeier
work werk baan kantoor | baas collega* vergadering gewerkt werken werkt klant klanten ontslag deadline leidinggevende
  overuren loon contract uitzendbureau manager magazijn fabriek bouwplaats loodgieter_van timmerman elektricien kapper
  kapster chauffeur bezorger postbode verkoopster kassière boekhouder secretaresse ingenieur programmeur advocaat
  politie brandweer journalist redactie stage stagiair teamleider dienstrooster kantoortuin thuiswerken thuisgewerkt
  werkdag | project team mail ploeg rooster bestelling machine
nights nachtdienst diensten nachtdiensten nachtdienst* afdeling | ploegendienst patiënt* verpleeg* nachtwacht
  late_dienst vroege_dienst | dienst nacht
nursing afdeling zorg | patiënt* verpleeg*
redundancy sollicitaties werkloosheid sollicitatiegesprek solliciteren sollicitatie* | sollicit* werkloos
  gesolliciteerd uwv
teaching klas lesgeven leerlingen | leerling* juf meester docent nakijken rapporten schoolbord lesuur | leerling
school school klas | leraar lerares huiswerk les leerling* juf meester cijfer proefwerk toets wiskunde schoolplein
  brugklas
exams examen examens tentamen | tentamen* examen* geslaagd gezakt tentamens
study studie universiteit scriptie studeren tentamen* examen* | gestudeerd college* hertentamen studiepunten
  scriptiebegeleider kamer_in stage_voor studente | bibliotheek
money geld salaris huur schulden schuld rekening* hypotheek | betalen betaald bank euro toeslag belasting spaargeld
  uitgaven sparen geld_over | duur rekening
debt schulden schuld lening | aanmaning* deurwaarder incasso schuldhulp afbetaling geleend
bills rekeningen huur hypotheek | rekening* huurbaas
moving verhuizing verhuizen dozen | verhuisd ingepakt verhuisdozen nieuwe_huis inpakken uitpakken
house ?huis appartement flat woning | huisgenoot* bank_in woonkamer trap balkon huurhuis | kamer keuken deur raam
repairs verbouwing dak lekkage | loodgieter schilder loodgieters kraan tegels schimmel klussen
neighbours buren buurvrouw buurman
friendship vriendschap vrienden vriendin vriend vriendinnen | vriendengroep beste_vriendin beste_vriend maat
  oude_vriend oude_vriendin appte klimmaat
loneliness eenzaamheid alleen_zijn | eenzaam alleen eenzame in_mijn_eentje | leeg niemand
silence stilte | zwijgen | rust stil
grief rouw verdriet verlies gemis begrafenis dood crematie | weduwe weduwnaar gestorven overleden graf begraafplaats
  kist as overlijden rouwkaart condoleances nabestaanden | mis miste
death dood | gestorven overleden stierf graf begraafplaats kist as sterven
funeral begrafenis crematie uitvaart
illness ziekte diagnose koorts chemo kanker | ziek uitslag pillen hoest parkinson medicijnen griep verkouden bloeddruk
  diabetes bloedonderzoek ziekmelding ziekgemeld | dokter arts huisarts
hospital ziekenhuis operatie kliniek | spoedeisende
cancer kanker chemo
stroke beroerte revalidatie
pain pijn migraine hoofdpijn rugpijn blessure | pijnlijk rugklachten hernia ontsteking zere pols_deed | rug
joints !knie !rug !heup !schouder !handen | knie rug heup
body lichaam gewicht | spiegel handen benen voeten buik huid haar_valt | rug knie armen
therapy therapie | psycholoog
fear angst moed | bang angstig doodsbang schrok geschrokken bibber* bang_om durfde_niet hoogtevrees
worry zorgen stress spanning | ongerust gespannen paniek zenuw* piekeren gepieker zenuwachtig gestrest ongerustheid
  bezorgd
courage moed | durfde
memory geheugen dementie vergeten herinneringen | vergeet dement vergeetachtig herkent_me
memories herinneringen jeugd herinnering
caring mantelzorg zorg verpleeghuis | verzorg* thuiszorg verzorgen verpleegtehuis rolstoel rollator dagopvang
  wijkverpleegkundige mantelzorger
ageing ouderdom leeftijd
retirement pensioen | gepensioneerd aow
sobriety alcohol drank drinken | nuchter gedronken terugval alcoholist kater_van onthouding dronken | bier wijn glas
smoking roken sigaretten | gerookt
food ?eten avondeten ontbijt | honger | gegeten
cooking koken soep brood recept bakken taart recept* | gekookt gebakken deeg oven | keuken
garden tuin moestuin tomaten rozen volkstuin | geplant zaden onkruid wieden gezaaid schoffel gieter sla courgettes
  oogsten geoogst snoeien gesnoeid kas | aarde
nature natuur bos | vogels bomen
running hardlopen marathon | hardgelopen gerend rennen kilometer hardloopschoenen rondje_gerend halve_marathon
training training voetbal wedstrijd sport | trainer hockey handbal volleybal tennis judo kampioen kleedkamer
  sportschool
swimming zwemmen zwembad | gezwommen
cycling fietsen fiets | gefietst
walking wandelen wandeling | gewandeld gelopen
sea zee boot schip haven strand | golven dek eb vloed visser vissers kotter vuurtoren zeilen zeilboot dijk duinen
  strandwandeling | water
weather weer regen sneeuw storm wind | geregend zon vorst hagel mist ijs hitte hittegolf bewolkt kou donkere_dagen
  winterdagen | graden
music muziek koor piano gitaar viool zingen lied orgel | gezongen repetitie speelt zong concert accordeon trompet
  fluit bladmuziek dirigent oefenen_op drums liedje liedjes | spelen stem
painting schilderen schilderij doek schilderij* tekenen tekening* | geschilderd kwast atelier getekend
drawing tekenen tekening tekeningen | getekend
crafts naaien breien klei | gebreid
woodwork werkplaats hout naaien klei | gereedschap
writing schrijven roman gedichten gedicht* | | boek
reading lezen boeken | gelezen
theatre toneel theater | repetitie
calls telefoon telefoontje | appje videobellen opgehangen voicemail appjes berichtje | gebeld belde bericht
letters brief brieven
war oorlog | bommen gevlucht
papers verblijfsvergunning papieren visum asiel | grens paspoort
homesickness heimwee | gemist vreemd buitenland
language taal nederlands accent | vertalen vertaling grammatica inburgering
prison gevangenis | cel bezoek
faith geloof gebed kerk god | gebeden bidden dominee bijbel preek mis moskee imam ramadan vasten
dog hond | riem dierenarts
cat kat poes
farm boerderij oogst koeien schapen stal | trekker melken kalf land boer boerin kalveren hooi melkveehouder varkens
  kippen schuur akker
driving rijles rijbewijs autorijden | rijden
road bus tram vrachtwagen taxi trein | passagiers
commute trein | perron vertraging station file ov forens spits overstap
travel reis vakantie
shop winkel bakkerij | kassa boekwinkel toonbank etalage filiaal | klant
rest ?rust | uitgerust
waiting ?wachten | | gewacht
hope hoop teleurstelling | teleurgesteld hopen gehoopt
doubt twijfel | twijfel*
shame schaamte leugen geheim schuldgevoel | schaam* gelogen schaamde schuldig
secret geheim leugen | gelogen verzwegen verborgen verstopt opgebiecht liegen
guilt schuldgevoel | schuldig
anger woede boosheid ruzie | boos kwaad geschreeuwd woedend razend geïrriteerd schreeuwde
argument ruzie
forgiveness vergeving | excuses
pride trots
help ?hulp | om_hulp hulp_gevraagd | geholpen
change verandering
freedom vrijheid
goodbyes afscheid
crying tranen huilen | gehuild huilde
laughter lachen humor | gelachen lachte
gratitude dankbaarheid vreugde geluk | dankbaar blij gelukkig gelukkige blijdschap opgelucht | dankjewel
decision beslissing keuze
`;
