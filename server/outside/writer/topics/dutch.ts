/** What diaries are about, in Dutch: see english.ts; a star stands for any ending. */
export const dutchTopics = `
mother 3 moeder mama mam ma |
father 3 vader papa pap |
parents 2 ouders |
sister 3 zus zusje |
brother 3 broer broertje |
daughter 3 dochter |
son 3 zoon zoontje |
husband 3 !man echtgenoot |
wife 3 !vrouw |
partner 2 !vriendin partner |
grandmother 3 oma grootmoeder |
grandfather 3 opa grootvader |
grandchild 2.5 kleinkind kleinkinderen kleinzoon kleindochter |
kin 1.8 tante oom neef nichtje schoonmoeder schoonvader |
baby 3 baby | luier luiers kraamzorg borstvoeding verloskundige fles
pregnancy 3 zwangerschap miskraam | zwanger echo
children 1.5 kinderen kind | crèche
family 0.6 familie gezin |
sleep 2.7 slaap vermoeidheid moeheid slapen nacht nachten | moe sliep geslapen wakker uitgeput doodmoe | kussen wekker
work@work 2.6 werk baan kantoor | baas collega* vergadering gewerkt werken klant klanten ontslag deadline | project team
nights@work 2.8 nachtdienst* diensten afdeling | patiënt* verpleeg* | dienst
redundancy@work 2.6 sollicitatie* werkloosheid sollicitatiegesprek | werkloos gesolliciteerd
money 2.9 geld huur schulden schuld salaris rekening* hypotheek | euro betalen betaald bank | duur
moving 2.5 verhuizing verhuizen dozen | verhuisd ingepakt
flat -0.3 huis appartement kamer flat |
repairs 1.5 dak verbouwing lekkage | loodgieter
school@work 2 school klas | leerling* leraar lerares juf meester huiswerk les
studying 2.5 tentamen* studie examen* scriptie universiteit | studeren gestudeerd college* | bibliotheek
friendship 2.2 vriendschap vrienden vriendinnen vriend |
loneliness 2 eenzaamheid alleen_zijn | eenzaam alleen
love 1.4 liefde | verliefd gekust
divorce 2.8 scheiding echtscheiding | gescheiden
wedding 1.4 bruiloft huwelijk |
grief 2.6 rouw verdriet begrafenis dood verlies crematie | gestorven overleden graf begraafplaats kist as weduwe weduwnaar
illness 2.3 ziekte diagnose chemo kanker koorts | ziek uitslag pillen hoest | dokter arts
hospital 1.9 ziekenhuis operatie kliniek | spoedeisende
pain 1.8 pijn migraine hoofdpijn |
body -0.3 lichaam rug knie | spiegel
memory 2 geheugen herinneringen dementie | vergeet vergeten
caring 2.4 zorg verpleeghuis mantelzorg | verzorgen
retirement 2.6 pensioen | gepensioneerd
sobriety 2.8 alcohol drank drinken | nuchter gedronken terugval | bier wijn
smoking 2 roken sigaretten | gerookt
food 0.6 eten avondeten ontbijt | gegeten honger
cooking 1.8 koken soep brood recept* bakken taart | gekookt gebakken deeg oven | keuken
garden 2.4 tuin moestuin tomaten rozen volkstuin | geplant zaden onkruid wieden | aarde
running 2.3 hardlopen marathon | hardgelopen gerend rennen kilometer
walking 1.6 wandeling wandelen | gewandeld gelopen
swimming 2.2 zwemmen zwembad | gezwommen
training 1.8 training voetbal wedstrijd |
cycling 1.8 fiets fietsen | gefietst
sea 1.5 zee boot schip haven | golven strand dek
weather 1.6 regen sneeuw storm wind | geregend |
music 2.2 muziek koor piano gitaar viool zingen lied orgel | gezongen repetitie
painting 2.3 schilderen schilderij* tekenen doek tekening* | geschilderd kwast atelier getekend
craft 2.2 werkplaats hout naaien klei | gereedschap
writing 2 schrijven boek roman gedicht* |
reading 0.9 lezen boeken | gelezen
theatre 2.2 toneel theater | repetitie
calls 0.5 telefoon | gebeld belde
letters 1.6 brief brieven |
war 2.3 oorlog | bommen gevlucht
migration 2.4 visum papieren asiel verblijfsvergunning | grens paspoort
homesickness 2 heimwee |
language 2.2 taal nederlands accent | vertalen vertaling grammatica
prison 2.8 gevangenis | bezoek
faith 2 gebed geloof kerk god | gebeden bidden dominee
dog 1.8 hond |
cat 1.8 kat poes |
farm@work 2.5 boerderij oogst koeien schapen stal | trekker melken kalf land
driving 2 rijles rijbewijs autorijden | rijden
road@work 1.8 bus tram vrachtwagen trein taxi | passagiers
shop@work 2 winkel bakkerij | kassa
silence 1.2 stilte rust | stil
waiting 1.8 wachten | gewacht
fear 1.4 angst moed | bang
shame 1.6 schaamte leugen geheim schuldgevoel | gelogen schaamde schuldig
anger 0.8 woede boosheid ruzie | boos kwaad geschreeuwd
pride 0.3 trots |
hope 0.7 hoop |
help 0.9 hulp | geholpen
freedom 1.2 vrijheid |
crying 0.7 tranen huilen | gehuild huilde
laughter 0.7 lachen | gelachen lachte
neighbours 0.8 buurman buurvrouw buren |
`;
