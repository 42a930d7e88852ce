/** What diaries are about, in German: see english.ts; a star stands for any ending. */
export const germanTopics = `
mother Mutter Mama Mutti Mami | Muttis Mamas Mutters
father Vater Papa Vati Papi | Vaters Papas
parents Eltern Elternhaus
sister Schwester Schwestern Schwester* | große_Schwester kleine_Schwester
brother Bruder Brüder Geschwister | Bruders großer_Bruder kleiner_Bruder
daughter Tochter Töchter Töchterchen
son Sohn Söhne | mein_Sohn
husband !Mann Ehemann | mein_Mann
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
divorce Scheidung Trennung | geschieden* Scheidungsanwalt Sorgerecht getrennt Trennungsjahr Unterhalt Umgangsrecht
  Scheidungstermin
wedding Hochzeit | heiraten Brautkleid Braut Gästeliste Standesamt Trauung Brautpaar Trauzeug* Verlobung verlobt
baby Baby Säugling Zwillinge | Windel* Kinderwagen Stillen stille gestillt stillt* Hebamme Fläschchen Schnuller
  Wickel* Neugeborene* Säuglinge Elternzeit Mutterschutz Babybrei Schreibaby Wochenbett | Milch
pregnancy Schwangerschaft Fehlgeburt | schwanger* Ultraschall Wehen Kreißsaal Geburtstermin Schwangerschaftstest
fertility Kinderwunsch | Eizelle* Kinderwunschklinik Embryo*
miscarriage Fehlgeburt
children Kinder Kind | Kita Kindergarten Spielplatz Kinderzimmer Einschulung Spielzeug Gutenachtgeschichte
  Kindergeburtstag unsere_Kinder meine_Kinder
family ?Familie | Familienfeier Familientreffen Angehörige Verwandtschaft | Verwandt*
sleep Schlaf Schlaflosigkeit Müdigkeit Erschöpfung | schlief schlafen geschlafen schlafe schläft eingeschlafen
  wachgelegen aufgewacht Schlaftablette* ausgeschlafen müde erschöpft Albtraum Albträume durchgeschlafen geschnarcht
  Schlaflos* verschlafen wach_gelegen Mittagsschlaf wachgeblieben Schlafmangel eingenickt um_drei_wach lag_wach
  nachts_wach | wach Wecker Kissen Traum geträumt Bett Decke Nächte Nacht
tired Müdigkeit Erschöpfung | müde erschöpft todmüde übermüdet ausgelaugt kaputt hundemüde erschlagen schlapp
work Arbeit Job Büro Beruf Stelle | Chef* Kolleg* arbeiten arbeite gearbeitet Überstunden Besprechung* Kunde Kunden
  Kundin* Kündigung gekündigt Feierabend Dienstplan Abteilung* Meeting* Vorgesetzte* Gehaltserhöhung Homeoffice Firma
  Betrieb Arbeitsplatz Chef Chefin Kollege* Kollegin* Arbeitskollege Arbeitskollegin Azubi Lehrling Geselle Meister
  Dienstbesprechung Teamleiter* Filialleiter* Sitzung* Auftrag* Büro* Firmen* Lager Fließband Fabrik Schichtleiter*
  Kantine Zug_verspätet Gehaltszettel Lohnzettel Verkäufer* Kassiererin Friseur* Maler Maurer Elektriker* Schreiner*
  Dachdecker* Bäcker* Koch Köchin Kellnerin Lkw-Fahrer Busfahrer* Zusteller* Paketbot* Sekretärin Ingenieur*
  Programmierer* Anwältin Polizist* Feuerwehr* Sanitäter* Journalist* Redaktion | Projekt Team Mail Mails Schreibtisch
  Schicht Dienst Baustelle Auftrag Lieferung Werkzeug Maschine Plan Frist Sitzung
nights Schicht Nachtschicht Schichten Nachtdienst Spätschicht Frühschicht Nachtschicht* Nachtdienst* Station |
  Frühdienst Spätdienst Übergabe Patient* Pflegerin Pfleger Krankenschwester Nachtwache Rufbereitschaft
  Bereitschaftsdienst | Dienst Nacht
nursing Station Pflegeberuf | Patient* Pflegerin Pfleger Krankenschwester Krankenpfleger Visite Stationsleitung
  Pflegedienst Pflegekraft Intensivstation Bewohner Bewohnerin Verband Infusion | Zimmer
redundancy Bewerbungen Jobsuche Arbeitslosigkeit Bewerbung Vorstellungsgespräch Bewerbung* Vorstellungsgespräch* |
  arbeitslos* Jobcenter Arbeitsamt Absage* Lebenslauf entlassen* Abfindung
company Firma | Gründer* Investor* Insolvenz selbständig selbstständig Steuerberater
teaching Unterricht Klasse | unterrichte* Schüler* Lehrerzimmer Elternabend Elternsprechtag Referendariat Zeugnis*
  korrigier* Klassenfahrt Lehrerin Lehrer Referendar* Klassenlehrer* Schulleiter* Tafel Unterrichtsstunde
school Schule Unterricht Klasse | Klassenzimmer Hausaufgaben Klassenarbeit Mathe Pausenhof Schulhof Lehrer* Schüler*
  Mathearbeit Abitur Note Zeugnis Mitschüler* Schulklasse | Test
exams Prüfung Prüfungen Klausur | Prüfung* Klausur* Examen Abitur Abi durchgefallen bestanden Prüfungsangst Lernkarten
  Abschlussprüfung | Noten
study Studium Uni Hausarbeit Masterarbeit Bachelorarbeit Doktorarbeit Prüfung* Klausur* Examen Abitur Abi | Vorlesung*
  Seminar* Semester Mensa Studentin Student Dissertation Professor* Studierende Praktikum Referat Klausurphase Bib
  Lernplan Klausuren Kommiliton* Lerngruppe | Bibliothek lernen gelernt
research Forschung Labor | Doktorvater | Versuch* Proben
money Geld Gehalt Lohn Sparen Miete Schulden Rechnung* Mahnung* Rente Kredit | Konto bezahlen bezahlt pleite
  Bürgergeld Dispo gespart Euro Vermieter Überweisung Lohnerhöhung Sparbuch Steuer Steuererklärung Sozialhilfe Wohngeld
  Milchgeld Milchpreis Ausgaben Trinkgeld Geldsorgen Kontostand knapp_bei_Kasse | teuer Preis Bank Cent leisten
debt Schulden Kredit | Mahnung* Inkasso Gläubiger Schuldner* Raten Schuldnerberatung Schuldenberg Ratenzahlung
  überschuldet Pfändung Gerichtsvollzieher
bills Rechnungen Miete Mieterhöhung | Rechnung* Nebenkosten Vermieter* Stromrechnung Heizkosten
moving Umzug Kisten Umzugskisten Kartons | umziehen umgezogen eingezogen ausgezogen auszog* Umzugswagen einpacken
  eingepackt auspacken Umzugshelfer Schlüsselübergabe Neubau Wohnungssuche Besichtigung Wohnungsübergabe Möbelpacker
  Umzugskarton* Umzugsfirma neue_Wohnung neue_Stadt | Karton Schlüssel Matratze
house Wohnung WG Zuhause | Mitbewohner* Mietvertrag Vermieter Hausflur Treppenhaus Einzimmerwohnung Mietshaus Sofa
  Wohnzimmer | Zimmer Küche Balkon Haus Tür Fenster
repairs Renovierung Dach Heizung Baustelle | Handwerker Klempner Schimmel Rohrbruch Wasserhahn Rohr Schreiner_kommt
  Fliesen Dachrinne Bohrmaschine Heizungsbauer tapezier* | gestrichen Wand
neighbours Nachbarn Nachbarin Nachbar Nachbar* | Nachbarhaus Nachbarskind*
friendship Freundschaft Freunde Freundin Freund Freundinnen | Freundeskreis Kumpel befreundet beste_Freundin
  bester_Freund Kumpels alte_Freundin alter_Freund Schulfreund*
loneliness Einsamkeit Alleinsein | einsam* allein alleine Einsam vereinsamt Einzelgänger für_mich_allein leere_Wohnung
  vereinsame | leer niemandem niemand
silence Stille Schweigen | geschwiegen schweigt schwieg schweigend stumm wortlos | Ruhe still leise
grief Trauer Verlust Beerdigung Tod Abschied | trauern trauer* Beileid verwitwet Witwe Witwer gestorben starb Grab
  Friedhof Urne Sarg Verstorbene Trauerkarte Trauernde Hinterbliebene Todesanzeige | vermisse fehlt fehlen
death Tod Sterben Abschied | gestorben starb verstorben Grab Friedhof Urne Sarg tot sterben | Todestag
funeral Beerdigung Trauerfeier | Bestatter Trauerrede beerdigt
illness Krankheit Diagnose Fieber Grippe Chemo Chemotherapie Krebs | krank* Husten Befund Tabletten Medikament*
  Untersuchung Rheuma Diabetes Rückfall Schub Erkältung Magen-Darm Fieberthermometer Antibiotik* Krankmeldung
  krankgeschrieben Blutdruck Spritze Herzrhythmus* | Arzt Ärztin Hausarzt Werte Praxis
hospital Krankenhaus Klinik Operation OP Spital | Notaufnahme Chirurg* MRT Röntgen operiert* Narkose Blutwerte
  Wartezimmer Visite
cancer Krebs Chemo Chemotherapie | Chemo* Bestrahlung Tumor Onkolog* Knoten
stroke Schlaganfall Reha
pain Schmerzen Schmerz Rückenschmerzen Migräne Kopfschmerzen | weh schmerzt Schmerztabletten verletzt Verletzung
  humpel* Rückenschmerz Zahnschmerzen Bandscheibe Gelenke Knieschmerzen Ischias tut_weh | Schulter
joints !Knie !Rücken !Hüfte !Schulter !Hand | Knie Hüfte Schulter
body Körper Gewicht | abnehmen abgenommen zugenommen Waage Spiegel Diät Hände Beine Füße Bauch Haut Haare | Rücken
  Knie Arm Arme
therapy Therapie Reha | Therapeut* Psycholog*
fear Angst Mut | ängstlich fürchte gefürchtet Furcht Panik fürchten fürchtete Ängste Schreck erschrocken Herzklopfen |
  gezittert zittern zitterte
worry Sorgen Stress Druck | Sorge besorgt Panik nervös unruhig gestresst überfordert Grübeln Nervosität Anspannung
  angespannt gegrübelt beunruhigt Sorgen_um
courage Mut | mutig getraut traue
memory Demenz Vergessen Gedächtnis Erinnerung* | vergisst Alzheimer verwirrt verwechselt erkennt Demenzstation
  vergesslich erkennt_mich vergesse dement dementen demente | vergessen erinnert
memories Erinnerungen Kindheit Erinnerung | erinnert Fotoalbum | damals früher
caring Pflege Pflegeheim Altenheim | pflegen gepflegt pflege* Pflegedienst Pflegestufe Pflegegrad gefüttert gewaschen
  Pflegekasse Rollstuhl Rollator Kurzzeitpflege Tagespflege Pflegebett kümmere_mich Heimplatz Pflegeantrag
  Medikamentenplan Vollmacht Essen_auf_Rädern Pflegerin_kam | Windeln Heim
ageing Älterwerden Alter | Rentner* grau älter
retirement Ruhestand Rente Pensionierung | pensioniert* verrentet Rentner* letzter_Arbeitstag
sobriety Alkohol Trinken Entzug Nüchternheit | nüchtern trocken Rückfall getrunken betrunken Selbsthilfegruppe
  Entziehungskur Alkoholiker* Saufen Kater_vom AA-Treffen | Bier Wein Schnaps Flasche Kneipe Glas
smoking Rauchen Zigaretten | geraucht Zigarette
food Essen Abendessen Frühstück Mittagessen | gegessen Hunger hungrig | Brot Kuchen
cooking Kochen Backen Suppe Brot Kuchen Rezept Rezept* | gekocht gebacken koche Teig Ofen Kochtopf gekochte Ofen_an
  Rezepte | Küche Topf
restaurant Restaurant Café | Kellner* Gäste Trinkgeld
garden Garten Beet Beete Tomaten Schrebergarten Apfelbaum Hochbeet Blumen | gepflanzt Samen Unkraut gejätet Gießen
  gegossen Gewächshaus umgegraben Rosen Kompost säen gesät Erde Gemüsegarten Gießkanne Kürbis Zucchini Salat Beeren
  Äpfel Sträucher geschnitten_die Setzlinge Kräuter | Baum Pflanze* blüht Ernte Spaten
nature Natur | Vögel Bäume Vogel Sterne Fluss Bach Hügel Fuchs Reh Amsel Waldweg Mond | Wald Baum Himmel
running Laufen Marathon Halbmarathon | joggen gejoggt Laufschuhe Laufrunde rannte gerannt gelaufen Kilometer Dauerlauf
  Startnummer Ziellinie Intervalltraining Jogging Laufgruppe Trainingsplan Läufer Läuferin | Lauf
training Training Sport Mannschaft Fußball | trainier* Trainer* Fitnessstudio Yoga Turnier Wettkampf Sporthalle
  Trainer Turnhalle Mannschaftskamerad* Handball Volleyball Tennis Judo Pokal Trikot Umkleide | Spiel
football Fußball | Tor Verein Handball Torwart Elfmeter Schiedsrichter Halbzeit Abstieg Bolzplatz
swimming Schwimmen Schwimmbad | geschwommen Bahnen Becken Freibad
cycling Radfahren Fahrrad | geradelt Rad
climbing Klettern | geklettert Kletterhalle Kletterseil bouldern Boulder* Kletterpartner* Seilschaft
dancing Tanzen | getanzt Tanzkurs
walking Spaziergang Spaziergänge Wandern Wanderung Spazieren | spazieren gewandert spaziert | gegangen Park
sea Meer See Strand Boot Hafen Schiff | Wellen Segel* Ebbe Flut Kutter Fischer Leuchtturm Deich Segelboot Kapitän
  Fähre | Ufer Wasser
mountains Berge Berg Hütte | Gipfel
weather Wetter Regen Schnee Sturm Hitze | geregnet geschneit regnet Gewitter Nebel Frost Glatteis Hagel Wolken
  Tauwetter Schneefall Hitzewelle schneit Eis Dunkelheit Winterabend | kalt Sonne Kälte Grad
music Musik Chor Klavier Gitarre Geige Singen Lied Orgel Chorprobe Orchester | gesungen singe Konzert Band Saiten
  Auftritt Cello Trompete Lieder sangen singen Klarinette Flöte Bratsche Schlagzeug Notenblatt Stimmprobe Kirchenchor
  Posaune Dirigent* Solo geprobt | Stimme Ton Probe sang gespielt Noten
painting Malen Leinwand Malerei Zeichnen | gemalt male Pinsel Farben Atelier Aquarell gezeichnet | Bild Bilder
drawing Zeichnen Zeichnung | gezeichnet Skizze*
crafts Nähen Stricken Häkeln | gestrickt genäht Wolle
woodwork Werkstatt Holz Modelleisenbahn Handwerk Töpfern Nähen | Säge gehobelt Tischler* Hobel Lehrling Lehre
writing Schreiben Roman Gedichte Manuskript Gedicht* | Verlag Kapitel Tagebuch Geschichte_schreiben Lektor*
  Schreibblockade Erzählung | Buch Text
reading Lesen Bücher | gelesen Buchhandlung | Buch
photography Fotografieren Fotos | Kamera fotografiert
theatre Theater | Bühne Theaterprobe Probe
gaming Zocken Computerspiele | Gilde Konsole gezockt Playstation Computerspiel
calls Telefon Telefonat Anruf Anrufe | telefoniert angerufen Nachricht* WhatsApp Sprachnachricht Mailbox aufgelegt
  abgehoben Videoanruf klingelte | Handy
phone ?Handy | Instagram Smartphone Bildschirm TikTok Benachrichtigung*
letters Brief Briefe | Umschlag Postkarte
news Nachrichten Politik | Wahl
war Krieg Flucht | Bomben Sirenen Soldat* geflohen
papers Visum Ausländerbehörde Asyl Papiere Aufenthaltstitel Einbürgerung | Grenze Aufenthalt Asylantrag Duldung
  Aufenthaltserlaubnis Antrag Behörde Jobcenter_Termin Bescheid | Stempel
homesickness Heimweh Heimat Fremde | Sehnsucht fremd Ausland Herkunft ausgewandert Auswanderer weit_weg
belonging Dazugehören Zugehörigkeit
language Sprache Deutsch Akzent | Grammatik Sprachkurs Vokabeln übersetz* Deutschkurs Dolmetscher*
speech Stottern | | Stimme
prison Gefängnis Knast | Haft Besuch
court Gericht | Anwalt Anwältin Richter* Urteil
faith Glaube Gebet Kirche Gott Glauben | gebetet beten bete Gottesdienst Pfarrer* Predigt Gemeinde Moschee Ramadan
  Fasten Bibel Andacht Konfirmation Rosenkranz Kloster Gottesdienste Pastor* Imam | Segen
dog Hund Welpe Hündin | Leine Tierarzt Hundewiese gebellt bellt Gassi Hundeleine
cat Katze Kater | Katzen Katzenklo schnurrt miaut Kätzchen
farm Hof Kühe Landwirtschaft Bauernhof Stall Schafe Weinberg | Melken gemolken Kälber Kalb Traktor Ferkel Acker
  Milchvieh Bauer Bäuerin Landwirt* Landwirtschaftsschule Futter Euter Gülle Kuh Traktoren Hühner Ziegen Scheune
  Melkstand | Feld Heu Ernte Milch Stroh
driving Fahrschule Autofahren Führerschein Fahrstunde* | Fahrlehrer Fahrprüfung Fahrlehrer* Führerscheinprüfung
  Kupplung Lenkrad Einparken abgewürgt | Fahren Auto
road Bus LKW Lastwagen Taxi Tour Pakete | Fahrgäste Fahrgast Autobahn | Zug
travel Reise Urlaub Reisen | Flug Flughafen Koffer Hotel
commute Pendeln Bahn | Bahnsteig Verspätung U-Bahn S-Bahn Bahnhof Pendler Stau Regionalbahn | Zug
shop Laden Geschäft Bäckerei | Kundschaft Kundin Filiale Lieferung_im Schaufenster Kiosk Buchladen Ladentür | Kasse
  Kunden
volunteering Ehrenamt Tafel | ehrenamtlich Ehrenamtliche Freiwillige Suppenküche Flüchtlingshilfe
rest Ausruhen Pause Erholung | ausgeruht
waiting Warten Ungewissheit Warteliste | Wartezeit Wartezimmer abgewartet warteten | gewartet warte
hope Hoffnung Enttäuschung | hoffe gehofft enttäuscht hoffentlich Hoffnungen
failure Scheitern Misserfolg | gescheitert versagt
doubt Zweifel Selbstzweifel | zweifle gezweifelt aufgeben
shame Scham Lüge Geheimnis Schuld | schäme geschämt peinlich gelogen
secret Geheimnis Lüge | gelogen heimlich verheimlicht verschwiegen verheimlichen verstecken versteckt verborgen
  gestanden
guilt Schuld Schuldgefühle schlechtes_Gewissen Gewissen | schuldig bereue Vorwürfe Reue bereut mache_mir_Vorwürfe
  Versprechen_gebrochen
anger Wut Ärger Zorn Streit | wütend geschrien angeschrien gestritten geschimpft verärgert genervt gebrüllt
  ausgerastet Wutanfall | geärgert sauer
argument Streit | gestritten Streiterei
forgiveness Verzeihen Vergebung | entschuldigt verziehen Entschuldigung vergeben verzeihe
pride ?Stolz | | stolz
change Veränderung Neuanfang
help Hilfe Hilfsbereitschaft Freundlichkeit | um_Hilfe unterstützt Unterstützung Hilfe_angenommen um_Hilfe_gebeten
  hat_mir_geholfen | geholfen hilft helfen
goodbyes Abschied | verabschiedet
crying Weinen Tränen | geweint weinte heulen geheult
laughter Lachen Humor | gelacht lachte
gratitude Dankbarkeit Freude | dankbar glücklich froh fröhlich Glücksgefühl | Glück gefreut danke
envy Neid Eifersucht | neidisch eifersüchtig
decision Entscheidung | | entschieden
freedom Freiheit
`;
