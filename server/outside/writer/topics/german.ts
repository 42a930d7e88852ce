/** What diaries are about, in German: see english.ts; a star stands for any ending. */
export const germanTopics = `
mother Mutter Mama Mutti Mami | Muttis Mamas Mutters
father Vater Papa Vati Papi | Vaters Papas
parents Eltern Elternhaus
sister Schwester Schwestern Schwester*
brother Bruder Brüder Geschwister
daughter Tochter Töchter Töchterchen
son Sohn Söhne
husband !Mann Ehemann
wife !Frau Ehefrau | | verheiratet
partner Partner Partnerin !Freundin | Lebensgefährt*
marriage Ehe | verheiratet Hochzeitstag Eheleute
grandmother Großmutter Oma Omi
grandfather Großvater Opa
grandchild Enkel Enkelin Enkelkind Enkelkinder | Enkeltochter Enkelsohn
kin Tante Onkel Cousin Cousine Nichte Neffe Patentante Schwiegermutter Schwiegervater
inlaws Schwiegermutter Schwiegervater Schwiegereltern
ex Ex-Mann Ex-Frau Exfreund Exfreundin
love Liebe Liebeskummer Beziehung | verliebt* geküsst
dating Dating Date | Tinder
breakup Trennung | getrennt Schluss_gemacht | zusammen verlassen
divorce Scheidung Trennung | geschieden* Scheidungsanwalt Sorgerecht getrennt
wedding Hochzeit | heiraten Brautkleid Braut Gästeliste Standesamt
baby Baby Säugling Zwillinge | Windel* Kinderwagen Stillen stille gestillt stillt* Hebamme Fläschchen Schnuller
  Wickel* Neugeborene* | Milch
pregnancy Schwangerschaft Fehlgeburt | schwanger* Ultraschall Wehen Kreißsaal
fertility Kinderwunsch | Eizelle* Kinderwunschklinik Embryo*
miscarriage Fehlgeburt
children Kinder Kind | Kita Kindergarten Spielplatz
family ?Familie | | Verwandt*
sleep Schlaf Schlaflosigkeit Müdigkeit Erschöpfung | schlief schlafen geschlafen schlafe schläft eingeschlafen
  wachgelegen aufgewacht Schlaftablette* ausgeschlafen müde erschöpft | wach Wecker Kissen Traum geträumt Bett Decke
  Nächte Nacht
tired Müdigkeit Erschöpfung | müde erschöpft todmüde übermüdet ausgelaugt kaputt
work Arbeit Job Büro Beruf Stelle | Chef* Kolleg* arbeiten arbeite gearbeitet Überstunden Besprechung* Kunde Kunden
  Kundin* Kündigung gekündigt Feierabend Dienstplan Abteilung* Meeting* Vorgesetzte* Gehaltserhöhung Homeoffice Firma
  Betrieb Arbeitsplatz Chef Chefin Kollege* Kollegin* | Projekt Team Mail Mails Schreibtisch Schicht Dienst Baustelle
  Auftrag Lieferung
nights Schicht Nachtschicht Schichten Nachtdienst Spätschicht Frühschicht Nachtschicht* Nachtdienst* Station |
  Frühdienst Spätdienst Übergabe Patient* Pflegerin Pfleger Krankenschwester | Dienst
nursing Station Pflegeberuf | Patient* Pflegerin Pfleger Krankenschwester Krankenpfleger Visite Stationsleitung
redundancy Bewerbungen Jobsuche Arbeitslosigkeit Bewerbung Vorstellungsgespräch Bewerbung* Vorstellungsgespräch* |
  arbeitslos* Jobcenter Arbeitsamt Absage* Lebenslauf entlassen* Abfindung
company Firma | Gründer* Investor* Insolvenz selbständig selbstständig Steuerberater
teaching Unterricht Klasse | unterrichte* Schüler* Lehrerzimmer Elternabend Elternsprechtag Referendariat Zeugnis*
  korrigier* Klassenfahrt
school Schule Unterricht Klasse | Klassenzimmer Hausaufgaben Klassenarbeit Mathe Pausenhof Schulhof Lehrer* Schüler*
exams Prüfung Prüfungen Klausur | Prüfung* Klausur* Examen Abitur Abi durchgefallen bestanden | Noten
study Studium Uni Hausarbeit Masterarbeit Bachelorarbeit Doktorarbeit Prüfung* Klausur* Examen Abitur Abi | Vorlesung*
  Seminar* Semester Mensa Studentin Student Dissertation Professor* | Bibliothek lernen gelernt
research Forschung Labor | Doktorvater | Versuch* Proben
money Geld Gehalt Lohn Sparen Miete Schulden Rechnung* Mahnung* Rente Kredit | Konto bezahlen bezahlt pleite
  Bürgergeld Dispo gespart Euro Vermieter | teuer Preis Bank Cent leisten
debt Schulden Kredit | Mahnung* Inkasso Gläubiger Schuldner* Raten
bills Rechnungen Miete Mieterhöhung | Rechnung* Nebenkosten Vermieter* Stromrechnung Heizkosten
moving Umzug Kisten Umzugskisten Kartons | umziehen umgezogen eingezogen ausgezogen auszog* Umzugswagen einpacken
  eingepackt auspacken Umzugshelfer Schlüsselübergabe | Karton Schlüssel Matratze
house Wohnung WG Zuhause | Mitbewohner* Mietvertrag Vermieter | Zimmer Küche Balkon Haus
repairs Renovierung Dach Heizung Baustelle | Handwerker Klempner Schimmel Rohrbruch | gestrichen
neighbours Nachbarn Nachbarin Nachbar Nachbar*
friendship Freundschaft Freunde Freundin Freund Freundinnen | Freundeskreis Kumpel
loneliness Einsamkeit Alleinsein | einsam* allein alleine | leer niemandem niemand
silence Stille Schweigen | geschwiegen | Ruhe still
grief Trauer Verlust Beerdigung Tod Abschied | trauern trauer* Beileid verwitwet Witwe Witwer gestorben starb Grab
  Friedhof Urne Sarg | vermisse fehlt
death Tod Sterben Abschied | gestorben starb verstorben Grab Friedhof Urne Sarg tot sterben | Todestag
funeral Beerdigung Trauerfeier | Bestatter Trauerrede beerdigt
illness Krankheit Diagnose Fieber Grippe Chemo Chemotherapie Krebs | krank* Husten Befund Tabletten Medikament*
  Untersuchung Rheuma Diabetes Rückfall Schub | Arzt Ärztin Hausarzt Werte
hospital Krankenhaus Klinik Operation OP Spital | Notaufnahme Chirurg* MRT Röntgen operiert* Narkose Blutwerte
  Wartezimmer Visite
cancer Krebs Chemo Chemotherapie | Chemo* Bestrahlung Tumor Onkolog* Knoten
stroke Schlaganfall Reha
pain Schmerzen Schmerz Rückenschmerzen Migräne Kopfschmerzen | weh schmerzt Schmerztabletten verletzt Verletzung
  humpel*
joints !Knie !Rücken !Hüfte !Schulter !Hand | Knie Hüfte Schulter
body Körper Gewicht | abnehmen abgenommen zugenommen Waage Spiegel Diät | Rücken Knie
therapy Therapie Reha | Therapeut* Psycholog*
fear Angst Mut | ängstlich fürchte gefürchtet Furcht Panik | gezittert zittern
worry Sorgen Stress Druck | Sorge besorgt Panik nervös unruhig gestresst überfordert Grübeln
courage Mut | mutig getraut traue
memory Demenz Vergessen Gedächtnis Erinnerung* | vergisst Alzheimer verwirrt verwechselt erkennt | vergessen erinnert
memories Erinnerungen Kindheit Erinnerung | erinnert Fotoalbum | damals früher
caring Pflege Pflegeheim Altenheim | pflegen gepflegt pflege* Pflegedienst Pflegestufe Pflegegrad gefüttert gewaschen
  | Windeln Heim
ageing Älterwerden Alter | Rentner* grau älter
retirement Ruhestand Rente Pensionierung | pensioniert* verrentet Rentner*
sobriety Alkohol Trinken Entzug Nüchternheit | nüchtern trocken Rückfall getrunken betrunken Selbsthilfegruppe | Bier
  Wein Schnaps Flasche Kneipe
smoking Rauchen Zigaretten | geraucht Zigarette
food Essen Abendessen Frühstück Mittagessen | gegessen Hunger hungrig | Brot Kuchen
cooking Kochen Backen Suppe Brot Kuchen Rezept Rezept* | gekocht gebacken koche Teig Ofen | Küche Topf
restaurant Restaurant Café | Kellner* Gäste Trinkgeld
garden Garten Beet Beete Tomaten Schrebergarten Apfelbaum Hochbeet Blumen | gepflanzt Samen Unkraut gejätet Gießen
  gegossen Gewächshaus umgegraben Rosen Kompost säen gesät Erde | Baum Pflanze* blüht Ernte
nature Natur | Vögel Bäume Vogel Sterne | Wald
running Laufen Marathon Halbmarathon | joggen gejoggt Laufschuhe Laufrunde rannte gerannt gelaufen Kilometer | Lauf
sport Training Sport Mannschaft Fußball | trainier* Trainer* Fitnessstudio Yoga Turnier Wettkampf Sporthalle Trainer |
  Spiel
football Fußball | Tor Verein Handball
swimming Schwimmen Schwimmbad | geschwommen Bahnen Becken Freibad
cycling Radfahren Fahrrad | geradelt Rad
climbing Klettern | geklettert Kletterhalle
dancing Tanzen | getanzt Tanzkurs
walking Spaziergang Spaziergänge Wandern Wanderung Spazieren | spazieren gewandert spaziert | gegangen Park
sea Meer See Strand Boot Hafen Schiff | Wellen Segel* | Ufer
mountains Berge Berg Hütte | Gipfel
weather Wetter Regen Schnee Sturm Hitze | geregnet geschneit regnet Gewitter Nebel | kalt Sonne Kälte
music Musik Chor Klavier Gitarre Geige Singen Lied Orgel Chorprobe Orchester | gesungen singe Konzert Band Saiten
  Auftritt Cello Trompete Lieder sangen singen | Stimme Ton Probe sang gespielt Noten
painting Malen Leinwand Malerei Zeichnen | gemalt male Pinsel Farben Atelier Aquarell gezeichnet | Bild Bilder
drawing Zeichnen Zeichnung | gezeichnet Skizze*
crafts Nähen Stricken Häkeln | gestrickt genäht Wolle
woodwork Werkstatt Holz Modelleisenbahn Handwerk Töpfern Nähen | Säge gehobelt Tischler* Hobel Lehrling Lehre
writing Schreiben Roman Gedichte Manuskript Gedicht* | Verlag Kapitel | Buch
reading Lesen Bücher | gelesen Buchhandlung | Buch
photography Fotografieren Fotos | Kamera fotografiert
theatre Theater | Bühne Theaterprobe Probe
gaming Zocken Computerspiele
calls Telefon Telefonat Anruf Anrufe | telefoniert angerufen Nachricht* WhatsApp | Handy
phone ?Handy | Instagram
letters Brief Briefe | Umschlag Postkarte
news Nachrichten Politik | Wahl
war Krieg Flucht | Bomben Sirenen Soldat* geflohen
papers Visum Ausländerbehörde Asyl Papiere Aufenthaltstitel Einbürgerung | Grenze Aufenthalt Asylantrag
homesickness Heimweh Heimat Fremde | Sehnsucht fremd Ausland
belonging Dazugehören Zugehörigkeit
language Sprache Deutsch Akzent | Grammatik Sprachkurs Vokabeln übersetz* Deutschkurs Dolmetscher*
speech Stottern | | Stimme
prison Gefängnis Knast | Haft Besuch
court Gericht | Anwalt Anwältin Richter* Urteil
faith Glaube Gebet Kirche Gott Glauben | gebetet beten bete Gottesdienst Pfarrer* Predigt Gemeinde Moschee Ramadan
  Fasten
dog Hund Welpe Hündin | Leine Tierarzt
cat Katze Kater | Katzen
farm Hof Kühe Landwirtschaft Bauernhof Stall Schafe Weinberg | Melken gemolken Kälber Kalb Traktor Ferkel Acker | Feld
  Heu Ernte
driving Fahrschule Autofahren Führerschein Fahrstunde* | Fahrlehrer Fahrprüfung Fahrlehrer* | Fahren
road Bus LKW Lastwagen Taxi Tour Pakete | Fahrgäste Fahrgast Autobahn | Zug
travel Reise Urlaub Reisen | Flug Flughafen Koffer Hotel
commute Pendeln Bahn | Bahnsteig Verspätung | Zug
shop Laden Geschäft Bäckerei | Kundschaft Kundin | Kasse
volunteering Ehrenamt Tafel | ehrenamtlich
rest Ausruhen Pause Erholung | ausgeruht
waiting Warten Ungewissheit Warteliste | Wartezeit | gewartet warte
hope Hoffnung Enttäuschung | hoffe gehofft enttäuscht
failure Scheitern Misserfolg | gescheitert versagt
doubt Zweifel Selbstzweifel | zweifle gezweifelt aufgeben
shame Scham Lüge Geheimnis Schuld | schäme geschämt peinlich gelogen
secret Geheimnis Lüge | gelogen heimlich verheimlicht verschwiegen
guilt Schuld Schuldgefühle schlechtes_Gewissen Gewissen | schuldig bereue
anger Wut Ärger Zorn Streit | wütend geschrien angeschrien gestritten | geärgert
argument Streit | gestritten Streiterei
forgiveness Verzeihen Vergebung | entschuldigt verziehen
pride ?Stolz | | stolz
change Veränderung Neuanfang
help Hilfe Hilfsbereitschaft Freundlichkeit | | geholfen hilft helfen
goodbyes Abschied | verabschiedet
crying Weinen Tränen | geweint weinte heulen geheult
laughter Lachen Humor | gelacht lachte
gratitude Dankbarkeit Freude | dankbar glücklich | Glück gefreut
envy Neid Eifersucht | neidisch eifersüchtig
decision Entscheidung | | entschieden
freedom Freiheit
`;
