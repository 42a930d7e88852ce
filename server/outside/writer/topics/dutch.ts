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
divorce scheiding echtscheiding | gescheiden co-ouderschap
wedding bruiloft trouwen huwelijk | trouwjurk bruid
baby baby tweeling | luier luiers kraamzorg borstvoeding verloskundige kinderwagen flesje voeding wiegje | melk fles
pregnancy zwangerschap miskraam | zwanger echo bevalling
miscarriage miskraam
children kinderen kind | crèche
family familie gezin
sleep slaap slapen vermoeidheid moeheid | sliep geslapen wakker slaapt moe uitgeput doodmoe | kussen wekker bed droom
  nachten nacht
tired vermoeidheid moeheid uitputting | moe uitgeput doodmoe
work werk baan kantoor | baas collega* vergadering gewerkt werken werkt klant klanten ontslag deadline leidinggevende
  overuren | project team mail
nights nachtdienst diensten nachtdiensten nachtdienst* afdeling | ploegendienst patiënt* verpleeg* | dienst
nursing afdeling zorg | patiënt* verpleeg*
redundancy sollicitaties werkloosheid sollicitatiegesprek solliciteren sollicitatie* | sollicit* werkloos
  gesolliciteerd uwv
teaching klas lesgeven leerlingen | leerling* juf meester
school school klas | leraar lerares huiswerk les leerling* juf meester
exams examen examens tentamen | tentamen* examen* geslaagd gezakt
study studie universiteit scriptie studeren tentamen* examen* | gestudeerd college* | bibliotheek
money geld salaris huur schulden schuld rekening* hypotheek | betalen betaald bank euro | duur
debt schulden schuld lening | aanmaning*
bills rekeningen huur hypotheek | rekening* huurbaas
moving verhuizing verhuizen dozen | verhuisd ingepakt
house ?huis appartement flat woning | huisgenoot* | kamer keuken
repairs verbouwing dak lekkage | loodgieter
neighbours buren buurvrouw buurman
friendship vriendschap vrienden vriendin vriend vriendinnen
loneliness eenzaamheid alleen_zijn | eenzaam alleen | leeg
silence stilte | zwijgen | rust stil
grief rouw verdriet verlies gemis begrafenis dood crematie | weduwe weduwnaar gestorven overleden graf begraafplaats
  kist as | mis miste
death dood | gestorven overleden stierf graf begraafplaats kist as sterven
funeral begrafenis crematie uitvaart
illness ziekte diagnose koorts chemo kanker | ziek uitslag pillen hoest parkinson medicijnen | dokter arts huisarts
hospital ziekenhuis operatie kliniek | spoedeisende
cancer kanker chemo
stroke beroerte revalidatie
pain pijn migraine hoofdpijn rugpijn blessure
joints !knie !rug !heup !schouder !handen | knie rug heup
body lichaam gewicht | spiegel | rug knie
therapy therapie | psycholoog
fear angst moed | bang
worry zorgen stress spanning | ongerust gespannen paniek zenuw*
courage moed | durfde
memory geheugen dementie vergeten herinneringen | vergeet
memories herinneringen jeugd herinnering
caring mantelzorg zorg verpleeghuis | verzorg* thuiszorg verzorgen
ageing ouderdom leeftijd
retirement pensioen | gepensioneerd
sobriety alcohol drank drinken | nuchter gedronken terugval | bier wijn
smoking roken sigaretten | gerookt
food ?eten avondeten ontbijt | honger | gegeten
cooking koken soep brood recept bakken taart recept* | gekookt gebakken deeg oven | keuken
garden tuin moestuin tomaten rozen volkstuin | geplant zaden onkruid wieden gezaaid | aarde
nature natuur bos | vogels bomen
running hardlopen marathon | hardgelopen gerend rennen kilometer
sport training voetbal wedstrijd sport | trainer
swimming zwemmen zwembad | gezwommen
cycling fietsen fiets | gefietst
walking wandelen wandeling | gewandeld gelopen
sea zee boot schip haven strand | golven dek
weather weer regen sneeuw storm wind | geregend
music muziek koor piano gitaar viool zingen lied orgel | gezongen repetitie speelt zong concert | spelen
painting schilderen schilderij doek schilderij* tekenen tekening* | geschilderd kwast atelier getekend
drawing tekenen tekening tekeningen | getekend
crafts naaien breien klei | gebreid
woodwork werkplaats hout naaien klei | gereedschap
writing schrijven roman gedichten gedicht* | | boek
reading lezen boeken | gelezen
theatre toneel theater | repetitie
calls telefoon telefoontje | appje | gebeld belde
letters brief brieven
war oorlog | bommen gevlucht
papers verblijfsvergunning papieren visum asiel | grens paspoort
homesickness heimwee | gemist vreemd buitenland
language taal nederlands accent | vertalen vertaling grammatica inburgering
prison gevangenis | cel bezoek
faith geloof gebed kerk god | gebeden bidden dominee
dog hond | riem dierenarts
cat kat poes
farm boerderij oogst koeien schapen stal | trekker melken kalf land
driving rijles rijbewijs autorijden | rijden
road bus tram vrachtwagen taxi trein | passagiers
commute trein
travel reis vakantie
shop winkel bakkerij | kassa
rest ?rust | uitgerust
waiting ?wachten | | gewacht
hope hoop teleurstelling | teleurgesteld
doubt twijfel | twijfel*
shame schaamte leugen geheim schuldgevoel | schaam* gelogen schaamde schuldig
secret geheim leugen | gelogen verzwegen
guilt schuldgevoel | schuldig
anger woede boosheid ruzie | boos kwaad geschreeuwd
argument ruzie
forgiveness vergeving | excuses
pride trots
help ?hulp | | geholpen
change verandering
freedom vrijheid
goodbyes afscheid
crying tranen huilen | gehuild huilde
laughter lachen humor | gelachen lachte
gratitude dankbaarheid vreugde geluk | dankbaar blij gelukkig
decision beslissing keuze
`;
