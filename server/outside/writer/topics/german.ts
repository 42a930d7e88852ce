/** What diaries are about, in German: see english.ts; a star stands for any ending. */
export const germanTopics = `
mother 3 Mutter Mama Mutti |
father 3 Vater Papa Vati |
parents 2 Eltern |
sister 3 Schwester* |
brother 3 Bruder Brüder |
daughter 3 Tochter Töchter |
son 3 Sohn Söhne |
husband 3 !Mann Ehemann |
wife 3 !Frau Ehefrau | | verheiratet
partner 2 !Freundin Partner Partnerin |
grandmother 3 Großmutter Oma |
grandfather 3 Großvater Opa |
grandchild 2.5 Enkel Enkelin Enkelkind Enkelkinder |
kin 1.8 Tante Onkel Cousin Cousine Nichte Neffe Schwiegermutter Schwiegervater |
baby 3 Baby Säugling | Windel* Kinderwagen Stillen stillt* Hebamme
pregnancy 3 Schwangerschaft Fehlgeburt | schwanger* Ultraschall
children 1.5 Kinder Kind | Kita Kindergarten
family 0.6 Familie |
sleep 2.7 Schlaf Müdigkeit Schlaflosigkeit Erschöpfung Nacht Nächte | müde schlief schlafen geschlafen schlafe eingeschlafen wach erschöpft aufgewacht | Wecker Kissen Traum geträumt
work@work 2.6 Arbeit Job Büro | Chef Chefin Kollege* Kollegin* arbeiten arbeite gearbeitet Überstunden Besprechung* Kunde Kunden Kündigung gekündigt | Projekt Firma Team Mail Mails
nights@work 2.8 Nachtschicht* Nachtdienst* Schicht Schichten Station | Patient* Pflegerin Pfleger Krankenschwester | Dienst
redundancy@work 2.6 Bewerbung* Arbeitslosigkeit Vorstellungsgespräch* | arbeitslos* Jobcenter
money 2.9 Geld Miete Schulden Gehalt Lohn Rechnung* Mahnung* Rente Kredit | Konto Euro bezahlen bezahlt Vermieter | teuer
moving 2.5 Umzug Kisten Umzugskisten | umziehen umgezogen Kartons eingepackt
flat -0.3 Wohnung Haus WG Zimmer | Vermieter Mitbewohner*
repairs 1.5 Dach Heizung Renovierung Baustelle | Handwerker Klempner
school@work 2 Schule Unterricht Klasse | Lehrer* Schüler* Klassenzimmer Hausaufgaben Klassenarbeit
studying 2.5 Prüfung* Studium Klausur* Examen Hausarbeit Masterarbeit Bachelorarbeit Doktorarbeit Uni Abitur Abi | lernen gelernt Professor* Vorlesung* Seminar* Semester | Bibliothek
friendship 2.2 Freundschaft Freunde Freundinnen Freund Freundin |
loneliness 2 Einsamkeit Alleinsein | einsam* allein alleine
love 1.4 Liebe Liebeskummer | verliebt* geküsst
divorce 2.8 Scheidung Trennung | getrennt geschieden*
wedding 1.4 Hochzeit |
grief 2.6 Trauer Beerdigung Tod Abschied | gestorben starb Grab Friedhof trauern Urne Sarg Witwe Witwer
illness 2.3 Krankheit Diagnose Chemo Chemotherapie Krebs Fieber | krank* Husten Befund Tabletten Medikament* Untersuchung | Arzt Ärztin
hospital 1.9 Krankenhaus Klinik Operation OP Spital | Notaufnahme Visite
pain 1.8 Schmerz Schmerzen Migräne | weh
body -0.3 Körper Rücken Knie | Spiegel
therapy 2.2 Therapie Reha | Therapeut*
memory 2 Gedächtnis Erinnerung* Demenz Vergessen | vergisst | vergessen erinnert
caring 2.4 Pflege Pflegeheim Altenheim | pflegen gepflegt
retirement 2.6 Ruhestand Pensionierung Rente | pensioniert* Rentner*
sobriety 2.8 Alkohol Trinken Entzug | nüchtern trocken Rückfall getrunken | Bier Wein Schnaps
smoking 2 Rauchen Zigaretten | geraucht Zigarette
food 0.6 Essen Abendessen Frühstück | gegessen Hunger
cooking 1.8 Kochen Backen Suppe Brot Kuchen Rezept* | gekocht gebacken Teig Ofen | Küche
garden 2.4 Garten Beet Beete Tomaten Schrebergarten Apfelbaum | gepflanzt Samen Unkraut Erde gejätet Gießen | Baum
running 2.3 Laufen Marathon Lauf | gelaufen joggen gejoggt Laufschuhe Kilometer
walking 1.6 Spaziergang Spaziergänge Wandern Wanderung Spazieren | spazieren gewandert
swimming 2.2 Schwimmen Schwimmbad | geschwommen Becken
training 1.8 Training Fußball Mannschaft | Trainer | Spiel
sea 1.5 Meer See Boot Schiff Hafen | Wellen Segel*
mountains 1.5 Berg Berge Hütte |
weather 1.6 Wetter Regen Schnee Sturm | geregnet geschneit
music 2.2 Musik Chor Klavier Gitarre Geige Singen Lied Orgel Chorprobe Orchester | gesungen sangen singe singen Stimme
painting 2.3 Malen Leinwand Zeichnen | gemalt Pinsel Farben Atelier gezeichnet | Bild Bilder
craft 2.2 Werkstatt Holz Töpfern Nähen | Handwerk Lehre Lehrling
writing 2 Schreiben Buch Roman Manuskript Gedicht* |
reading 0.9 Lesen Bücher | gelesen
theatre 2.2 Theater | Bühne Probe
calls 0.5 Telefon Handy Anruf | telefoniert angerufen
letters 1.6 Brief Briefe |
war 2.3 Krieg Flucht | Bomben Sirenen Soldat* geflohen
migration 2.4 Heimat Visum Ausländerbehörde Asyl Papiere Aufenthaltstitel Einbürgerung | Grenze Pass
homesickness 2 Heimweh | 
language 2.2 Sprache Deutsch Akzent | Grammatik Sprachkurs Vokabeln übersetz*
prison 2.8 Gefängnis Knast | Besuch
faith 2 Gebet Glaube Glauben Kirche Gott | gebetet beten Gottesdienst Pfarrer* Predigt
dog 1.8 Hund Hündin | Leine
cat 1.8 Katze Kater |
farm@work 2.5 Ernte Kühe Stall Schafe Weinberg | Traktor Melken Kalb | Hof Feld
driving 2 Führerschein Fahrstunde* | Fahrlehrer* | Fahren
road@work 1.8 Bus LKW Taxi Tour Pakete Zug | Fahrgäste Autobahn
shop@work 2 Laden Bäckerei | Kundin Kasse | Geschäft
silence 1.2 Stille Ruhe | still
waiting 1.8 Warten Warteliste | gewartet
fear 1.4 Angst Mut | Furcht Panik ängstlich
shame 1.6 Scham Lüge Geheimnis Schuld | geschämt schäme gelogen
anger 0.8 Wut Streit | wütend gestritten geschrien
pride 0.3 Stolz | stolz
hope 0.7 Hoffnung |
help 0.9 Hilfe | geholfen
freedom 1.2 Freiheit |
crying 0.7 Tränen Weinen | geweint weinte
laughter 0.7 Lachen | gelacht lachte
neighbours 0.8 Nachbar* |
`;
