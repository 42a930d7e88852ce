/** Work and the rest of life in German diaries: see english.ts; a star stands for any ending. */
export const germanLifeTopics = `
work Arbeit Job Büro Beruf ?Stelle Nebenjob Ferialjob Ferienjob Minijob Azubi Ausbildung | Chef Chefin Chefs Chefetage
  Kolleg* arbeiten arbeite arbeitet arbeitete gearbeitet Überstunden Besprechung* Kunde Kunden Kundin* Feierabend
  Dienstplan Abteilung* Meeting* Vorgesetzte* Gehaltserhöhung Homeoffice Home-Office Betriebsrat Betriebsversammlung
  Arbeits[agkpstv]* Arbeitskolleg* Azubi* Lehrling Lehrstelle Ausbilder* Berufsschule Geselle Gesellenprüfung
  Meisterprüfung Dienstbesprechung Teamleiter* Teamleitung Teamsitzung Teammeeting Filialleiter* Abteilungsleiter*
  Bürokrat* Großraumbüro Großauftrag Fließband Schichtleiter* Kantine Gehaltszettel Lohnzettel Sekretärin Ingenieur*
  Personalabteilung Personalgespräch Mitarbeiter* Mitarbeitergespräch Jahresgespräch Dienstreise Deadline Probezeit
  Arbeitsvertrag Praktikum Praktikant* Personalmangel unterbesetzt Unterbesetzung eingesprungen einspringen
  Vertretung_machen Geschäftsführer* Geschäftsleitung Betriebsleiter* Projektleiter* Montage_gefahren Zeitarbeit
  Leiharbeit* Werkstudent* Berufs[aelstw]* befördert Beförderung Mobbing gemobbt Bürostuhl Schreibtischjob
  Zeiterfassung gestempelt Karriere Werkvertrag unbezahlte_Überstunden Krankenstand_im malocht Maloche hackeln Hackn
  schaffe_beim Chefgespräch Konferenz Videokonferenz Teamcall Call_mit Zoom-Call Teams-Call Präsentation im_Dienst
  zum_Dienst Großkunde* Ablage Vorstellung_beim_Chef Betriebsausflug Weihnachtsfeier_der Nebenjobs Betrieb Firma
  Frühschicht_im Lehrjahr Lehrbetrieb Lehrmeister* Arbeitgeber* Arbeitsplatz Frühstückspause_im Kollegenrunde
  Teildienst Dienst_getauscht Dienstbeginn Dienstende Amtsschimmel Arbeitstag* Büroalltag Jobs Meeting_mit
  Arbeitswoche | Projekt Team Mail Mails Schreibtisch Dienst Auftrag Lieferung Werkzeug Maschine Frist Sitzung Meister
  Halle Fabrik Lager Rechner Excel Protokoll
nights Schicht Nachtschicht Nachtdienst Schichtarbeit Nachtdienste Schichten | Spätschicht* Frühschicht* Nachtschicht*
  Nachtdienst* Frühdienst* Spätdienst* Nachtwache* Rufbereitschaft Bereitschaftsdienst* Wechselschicht Schichtplan
  Schichtwechsel Schichtbeginn Schichtende Dienstübergabe Dreischicht* Tagschicht Zwölf-Stunden-Schicht Doppelschicht
  | Übergabe Dienst Station
nursing ?Station Pflegeberuf Krankenpflege Intensivstation | Patient* Pflegerin Pfleger Krankenschwester*
  Krankenpfleger* Stationsleitung Pflegekraft Pflegekräfte Pflegefachkraft Altenpfleger* auf_Station Bewohnerin
  Bewohner Pflegenotstand Stationsarzt Stationsärztin PDL Assistenzarzt Assistenzärztin Pflegeschüler*
  Dokumentation_nachts Patienten Bettpfanne Sprechstunde_bei_uns | Visite Infusion Verband Übergabe Oberarzt
  Reanimation reanimiert Wundversorgung
medic Rettungsdienst Notaufnahme | Sanitäter* Notfallsanitäter* Rettungswache Rettungssanitäter* Notarzteinsatz RTW
  Leitstelle | Einsatz Einsätze Reanimation reanimiert
redundancy Jobsuche Arbeitslosigkeit Kündigung Bewerbungen Bewerbung Vorstellungsgespräch | Bewerbung*
  Vorstellungsgespräch* arbeitslos* gekündigt Kündigung* Jobcenter Arbeitsamt AMS Arbeitsagentur Lebenslauf Abfindung
  Kurzarbeit Stellenabbau Stellenanzeige* Entlassung* entlassen_worden Sozialplan Insolvenz rausgeschmissen
  Bewerbungsgespräch Bewerbungsgespräche Bürgergeld Arbeitslosengeld beworben bewerbe_mich bewerben
  Stellenausschreibung Freistellung freigestellt Aufhebungsvertrag Jobangebot Jobinterview Werk_schließt
  Standort_schließt Initiativbewerbung | entlassen Absage* Zusage
company Firma Selbständigkeit Selbstständigkeit Startup | Gründer* Gründung gegründet Investor* selbständig
  selbstständig Steuerberater* freiberuflich* Freelancer* Gewerbeschein Umsatz Umsätze Businessplan Unternehmer*
  eigene_Firma eigener_Chef Auftragslage Kleinunternehmer* Auftragsbuch Pitch Honorar Betriebsübergabe Existenzgründ*
  | Rechnung Kunde Angebot
coding Programmieren Software | programmier* Programmierer* Entwickler* Softwareentwickl* Pull_Request Deployment
  deployed deployt Bug Bugs debugg* Merge Server_down Code Codereview Sprint_Planning Standup Repo Commit | Server
  Ticket Tickets Release
trades Baustelle Handwerk Hausmeister | Maurer* Polier* Estrich Gerüst* Dachdecker* Zimmerer* Zimmermann Schreinerei
  Tischlerei Elektriker* Installateur* Sanitär* Bauleiter* Rohbau Beton betoniert Bagger* Kranführer* Trockenbau*
  verputzt Fliesenleger* Malerbetrieb Vorarbeiter* Baustellen* Bauherr* Schweißer* geschweißt Werkhalle Monteur*
  Kfz-Werkstatt Mechaniker* Gesellen Schlosser* Spengler* | Meister Leiter Geselle Auftrag Heizung Pumpe
cleaning Reinigung Putzstelle | Putzfrau Putzstellen putzen_gehe Reinigungs* Gebäudereinig* Putzkolonne Putzjob
  Raumpfleger* Zimmermädchen bei_Leuten_putzen | gewischt wischen Putzwagen Eimer
social Sozialarbeit Jugendamt | Sozialarbeiter* Streetwork* Klientin Klientinnen Klienten Inobhutnahme
  Hilfeplangespräch* Familienhilfe Jugendhilfe Wohngruppe Wohnungslosenhilfe Heimerzieher* Sozialpädagog*
  Schulsozialarbeit* | Fall Klient
teaching Unterricht Lehrerberuf Schüler | unterrichte* Schüler* Schülerinnen Lehrerzimmer Elternabend Elternsprechtag
  Elterngespräch* Referendariat Referendar* korrigier* Klassenfahrt Klassenlehrer* Schulleiter* Schulleitung
  Unterrichtsstunde Unterrichtsbesuch Vertretungsstunde* Zeugniskonferenz Zeugnisnoten Lehrerkonferenz Lehrprobe
  Pausenaufsicht meine_Klasse meiner_Klasse Lehramt Erzieherin Erzieher Erzieherinnen Kitaleitung Kollegium Lehrkräfte
  Lehrkraft Klassenbuch vor_der_Klasse Schulbegleit* Inklusion Nachhilfe_gebe Volkshochschulkurs Rektorin Direktorin
  Schulamt Lehrerin_bin Klassenraum | Lehrerin Lehrer Klasse Tafel Zeugnis Klassenarbeit Stunde
school Schule Gymnasium Realschule Hausaufgaben Mathe Matura Abitur ?Klasse ?Berufsschule | Klassenzimmer
  Klassenarbeit* Pausenhof Schulhof Lehrerin Lehrer Lehrers Mathearbeit Mathetest Mitschüler* Schulklasse
  in_der_Klasse in_meiner_Klasse aus_meiner_Klasse Parallelklasse Klassenkamerad* Schularbeit* Hausübung Hausi Hausis
  Zeugnis Schulaufgabe* Nachsitzen Stundenplan Schulbus Schulweg große_Pause in_der_Pause Klassensprecher* Vokabeltest
  Vokabel Vokabeln Latein Physikarbeit Chemiearbeit Deutscharbeit Englischarbeit Lateinarbeit Matheschularbeit
  Kurzarbeit_in Stegreifaufgabe Referat Vertretungsplan Oberstufe Unterstufe Abistreich Abiball Abi Schulstress
  sitzenbleiben sitzengeblieben Nachprüfung Nachhilfe Nachzipf Schulschluss Schulschwänzen schwänzen geschwänzt
  Schul[abefhkjnpsv]* schlechte_Note gute_Note Notenschnitt Fünfer Schulranzen Handyverbot Unterricht Frühwarnung
  nach_der_Schule Sekretariat_der_Schule | Note Noten Test Schüler Lehrerzimmer Turnen Pause Fetzen lernen
exams Prüfungen Prüfung Klausur Klausuren Examen Matura Abitur | Prüfungs* Klausur* Staatsexamen Examen* Abi
  Abiprüfung* Abschlussprüfung* Lernkarten Karteikarten Altklausuren Zwischenprüfung Gesellenprüfung durch_die_Prüfung
  mündliche_Prüfung mündliche bestanden Lernstress gebüffelt büffeln gepaukt pauken Matura* Abi-Prüfung Nachklausur
  Drittversuch Zweitversuch Physikum Zulassungsprüfung Klausurenphase Prüfungsphase Stoff_im_Kopf gelernt_bis
  lernen_bis lernen_für gelernt_für | Noten gelernt lernen Lernzettel Prüfer Prüfling durchgefallen
study Studium Uni Universität Hochschule Hausarbeit Masterarbeit Bachelorarbeit Doktorarbeit Dissertation | Vorlesung*
  Seminararbeit Semester* Mensa Studentin Student Studenten Studierende* Studien* studiere studiert studieren
  Professor* Prof Profs Campus Kommiliton* Lerngruppe Klausurphase Bib Unibib Lernplan Erstsemester Ersti
  Abschlussarbeit Kolloquium Exmatrikul* Immatrikul* BAföG Bachelor Master Promotion promoviere Fachschaft Tutorium
  Studentenwohnheim Wohnheim Auslandssemester Erasmus Fernstudium Studienplatz Numerus Erstis | Seminar* Bibliothek
  lernen gelernt Referat Hörsaal
research Forschung Labor | Doktorvater Doktormutter Versuchsreihe Pipett* Paper_eingereicht Reviewer Drittmittel
  Forschungs* Doktorand* Postdoc* Laborbuch Messreihe* Habilitation Zellkultur* Experiment* | Versuch* Proben Antrag
  Paper
restaurant Restaurant Café Gastronomie | Kellner* Gastro Wirtshaus_arbeite Stammgäste Stammgast Barista Köchin
  Küchenchef Souschef Spüler Gastwirt* Kellnern kellnere Bedienung_im Mittagstisch Wirtin Servicekraft | Gäste
  Trinkgeld Tische Speisekarte Koch
hotel Hotel | Rezeption* Zimmerservice Housekeeping Frühstücksbuffet Nachtportier Concierge Check-in | Gäste Gast
bakery Bäckerei Backstube Konditorei | Brötchen_gebacken Sauerteig Backwaren Konditor* Semmeln_gebacken Gärschrank
  Bäckermeister* Bäckergesell* Bäckerlehr* Bleche_gebacken Konditorin Sahnetorte Hochzeitstorte | Brötchen Brote Teig
  Mehl Bäcker Torte Torten Creme
hair Friseursalon Salon | Friseurmeister* Haare_schneiden_bei Strähnchen Kundin_geschnitten Barbier Fönen Dauerwelle |
  Friseur* Kundin Schere
post ?Post Pakete Zustellung | Postbot* Briefträger* Zusteller* zugestellt zustellen Paketbot* Paketdienst*
  Paketzentrum Postfrau Postamt Zustell* austragen ausgetragen ausgeliefert ausliefern Auslieferung Zeitungsausträger*
  Lieferfahrer* Einschreiben Scanner Zustellbezirk DHL Amazon_Tour Essenslieferant* Lieferando Kurier* | Tour Paket
  Bezirk Briefkasten Briefkästen Transporter Stockwerk klingel*
road Lkw LKW-Fahrer Lastwagen ?Bus ?Taxi ?Straßenbahn ?Linie Tram | Lkw-Fahrer* Fahrgäste Fahrgast Taxifahrer* Taxler*
  Fahrtenschreiber Rastplatz Autohof Lenkzeit* Ruhezeit Busfahrer* Spedition* Disponent* Sattelzug Auflieger
  Fernfahrer* Trucker* Straßenbahnfahrer* Stapler Endstelle Endhaltestelle Wendeschleife Straßenbahnfahrerin
  Straßenbahnfahrer Trambahn* Fahrerkabine Umlauf_fahren Betriebshof Lkws | Autobahn Tour Fahrer Zentrale Tankstelle
  Raststätte
railway Eisenbahn | Lokführer* Stellwerk* Zugbegleiter* Fahrdienstleiter* Schaffner* Triebfahrzeug* Lok Gleise Weichen
  | Bahnhof
warehouse ?Lager Fabrik Produktion | Gabelstapler Stapler* Kommissionier* Fließband Förderband Bandarbeit Paletten
  Versandzentrum Werkshalle am_Band Akkord Leiharbeit* Lagerhalle Staplerfahrer* Pickliste | Halle Regale
shop ?Laden ?Geschäft Supermarkt Einzelhandel | Kundschaft Stammkund* Filiale Buchladen Ladenschluss Schaufenster
  Ladentür Verkäufer* Verkäuferin Kassiererin Kassierer Inventur Einzelhandel* Sortiment Ladenhüter Ladeninhaber*
  Marktstand Kassenschluss Kassensturz Verkaufsraum im_Verkauf Discounter Spätverkauf Trafik Kiosk Blumenladen | Kasse
  Kunden Regale Rewe Lidl Aldi Ware
police Polizeidienst | Polizist* Streifendienst Kommissar* Streifenwagen Polizeirevier Bereitschaftspolizei Kripo |
  Polizei Streife
fire Feuerwehr | Feuerwehr* Löschzug Atemschutz Brandeinsatz Feuerwache Löschfahrzeug | Einsatz Schlauch
military Bundeswehr Wehrdienst Bundesheer | Soldat* Kaserne* Bundeswehr* Grundwehrdienst Zivildienst Musterung
  Auslandseinsatz Wehrpflicht Rekrut* Feldwebel Präsenzdienst | Einsatz
politics Politik Wahlkampf Gemeinderat | Bürgermeister* Partei Parteitag Landtag Bundestag Wahlkampf*
  Gemeinderatssitzung Kreistag Stadtrat* Kandidat* Flugblätter Infostand Bürgerinitiative Demo demonstrier* | Wahl
  Wahlen Antrag
journalism Redaktion | Redaktion* Journalist* Redakteur* Lokalzeitung Interview_geführt Recherche recherchier*
  Redaktionsschluss | Artikel Quelle
strike Streik | gestreikt streiken Streik* Warnstreik Gewerkschaft* Tarif* Tarifverhandlung*
security Sicherheitsdienst | Wachmann Wachdienst Türsteher Securit* Pförtner* Rundgang | Wache Streife
fishing Fischerei ?Angeln | Fischkutter Kutter Krabben_gefischt Fangquote Netze_eingeholt Heringe Hecht Angelrute
  Angelschein Angelverein Angelsee Angelplatz angeln_gewesen angeln_gegangen | Netze Fische geangelt
money Geld Gehalt Lohn Ersparnisse Geldsorgen | Schulden Erspartes pleite Bürgergeld Dispo gespart Lohnerhöhung
  Gehaltserhöhung Sparbuch Sozialhilfe Wohngeld Milchgeld Milchpreis Ausgaben knapp_bei_Kasse Kontostand Konto_leer
  Konto_überzogen im_Minus blank abgebrannt Monatsende Ende_des_Monats kein_Geld reicht_nicht_bis Haushaltsgeld
  Haushaltskasse Taschengeld Kohle_fehlt Grundsicherung Mindestlohn Inflation Nebenkosten* Kontoauszug Stromrechnung
  Gasrechnung Nachzahlung Heizkosten* Wucher unbezahlbar leisten_können nicht_leisten Existenzminimum Kosten_steigen
  alles_teurer so_teuer_geworden Armut sparen Tafel_gewesen Rentenbescheid Pfandflaschen Zuschuss Kreditrate Budget
  Finanzen finanziell* haushalten Knete Gehaltsverhandlung | Konto bezahlen bezahlt teuer Preis Preise Bank Cent Euro
  leisten Rechnung* Steuer* Rente Miete Vermieter Überweisung überwiesen gekostet
debt Schulden Kredit | Mahnung* Inkasso* Gläubiger Schuldner* Schuldnerberatung Schuldenberg Schuldenfalle
  Ratenzahlung* überschuldet Pfändung Gerichtsvollzieher* Privatinsolvenz verschuldet Kreditrate* Schufa abbezahlt
  abbezahlen Abzahlung Geld_geliehen Geld_geborgt Dispo* Darlehen in_den_Miesen Mahnbescheid | Raten geliehen geborgt
bills Rechnungen Miete Nebenkosten Stromrechnung | Mieterhöhung Mietrückstand Vermieter* Stromrechnung* Gasrechnung*
  Heizkosten* Nachzahlung Nebenkostenabrechnung Mietkosten Stromabschlag Energiekosten Räumungsklage Warmmiete
  Kaltmiete Mieten | Rechnung*
moving Umzug Umzugskisten | Umzugs* umziehen ziehe_um ziehen_um Umzugswagen Umzugshelfer Schlüsselübergabe
  Wohnungssuche Wohnungsbesichtigung Wohnungsübergabe Möbelpacker neue_Wohnung neuen_Wohnung neue_Stadt neuen_Stadt
  Kisten_packen Kisten_gepackt ausziehen_von einziehen Übergabeprotokoll alte_Wohnung aus_der_Wohnung eingelebt
  Nachmieter* umgesiedelt Wegzug zusammenziehen erste_eigene_Wohnung | Kisten Kartons Karton eingezogen ausgezogen
  umgezogen auszog* einpacken eingepackt auspacken Besichtigung Matratze Neubau
house ?Wohnung ?Zuhause | Mietvertrag Mietshaus Einzimmerwohnung Eigentumswohnung Häuschen Bauspar* Haus_verkauft
  Haus_verkaufen Elternhaus_verkauf Hausarbeit_und mein_Zuhause unser_Zuhause Wohnungsnot aufgeräumt_und_geputzt |
  Treppenhaus Hausflur Zimmer Küche Balkon Haus Sofa Wohnzimmer Vermieter
repairs Renovierung Umbau Sanierung ?Dach ?Heizung | Handwerker* Klempner* Schimmel Rohrbruch Wasserhahn_tropft
  Wasserschaden Heizungsbauer Heizungsausfall Heizung_kaputt Heizung_ausgefallen tapezier* renovier* streichen_müssen
  Wände_gestrichen Wand_gestrichen gefliest Fliesen Dachrinne Dachstuhl undicht Abfluss Installateur_kommt
  Handwerkertermin Baumarkt Laminat verlegt_im Boiler Wärmepumpe Kostenvoranschlag repariert Reparatur* reparieren |
  gestrichen Wand Rohr Wasserhahn kaputt Parkett Keller Bohrmaschine verstopft
neighbours Nachbarn Nachbarin Nachbar Nachbarschaft | Nachbarhaus Nachbarskind* Nachbars Nachbarinnen Nachbarwohnung
  Hausgemeinschaft von_nebenan über_mir_wohnt unter_mir_wohnt Obermieter Nachbarschafts* Ruhestörung
friendship Freundschaft Freunde Freundin Freund Freundinnen ?Kumpel | Freundschaften Freundeskreis Freundes befreundet
  beste_Freundin bester_Freund besten_Freund besten_Freundin Kumpels Schulfreund* Busenfreundin Clique Spezl Haberer
  Haberer* BFF Bestie meine_Mädels meine_Jungs Mädelsabend Männerabend Freunden Freundinnenabend Kameradschaft
  Schulfreundin Kindergartenfreund* Jugendfreund* langjährige_Freundin Spieleabend Stammtisch Gefährt* beste_Freunde
  angefreundet Besties Freundinnen_getroffen Freunden_unterwegs Freund_von_früher Freundin_von_früher alter_Freund
  alte_Freundin alten_Freund alten_Freundin Kumpeln mit_den_Jungs | Mädels Jungs Bekannte Wiedersehen
dog Hund Welpe Hündin Hunde | Hundewiese gebellt bellt Gassi Hundeleine Gassirunde Tierheim Welpenschule Frauchen
  Herrchen apportier* Dackel Labrador Pfoten Schäferhund Leckerli Gassigehen Wauwau Hunderl Hunde(?!rt)* | Leine
  Tierarzt Körbchen Schnauze
cat Katze Kätzchen Katzen | Katzenklo schnurrt schnurrte miaut Katzenfutter Stubentiger Katerchen Fellnase Katzenbaby
  | Kater Tierarzt gekratzt Katzen*
horse Pferd Pferde Reiten Pony | Reitstunde* Reitstall Stute Fohlen Wallach ausgeritten geritten Sattel Hufe
  Hufschmied Reitlehrer* Reit* Pferde* Koppel | Stall
garden Garten Schrebergarten Beet Beete Hochbeet Apfelbaum Gemüsegarten Gartenarbeit | gepflanzt Unkraut gejätet jäten
  gegossen Gewächshaus umgegraben Kompost* gesät säen Gießkanne Setzlinge Rosenschnitt Tomatenpflanze* Garten*
  Schrebergärtner* Kleingarten Laube Rasenmähen Rasen_gemäht Schnecken_im Blumenbeet Balkonpflanzen Balkonkästen
  Obstbäume eingepflanzt Frühbeet Krokusse Tulpenzwiebeln Rosenstock pikiert eingekocht Komposthaufen Wühlmäuse
  umgetopft Kartoffeln_gesetzt Garteln gegartelt Gärtner* Rasenmäher Gartenzaun Gemüsebeet Tomaten_gesetzt
  Unkrautjäten | Tomaten Rosen Samen Blumen Kürbis Zucchini Salat Beeren Äpfel Sträucher Kräuter Baum Pflanze* blüht
  Ernte Spaten Erde Gießen Zaun Rasen gemäht Paradeiser Erdäpfel
nature Natur Wald | Waldweg Waldspaziergang Waldboden Vogelgezwitscher Sternenhimmel Sonnenuntergang Sonnenaufgang
  Lichtung Moos Pilze_gesucht Pilze_gefunden Naturschutz* | Bäume Vogel Sterne Fluss Bach Hügel Fuchs Reh Mond Himmel
  Wiese
running Joggen Laufen_gehen Marathon Halbmarathon Lauftraining | gejoggt jogge Laufschuhe Laufrunde Dauerlauf
  Startnummer Ziellinie Intervalltraining Jogging Laufgruppe Trainingsplan Volkslauf Laufuhr beim_Laufen
  laufen_gewesen laufen_gegangen war_laufen ging_laufen gehe_laufen geh_laufen Halbmarathon* Lauftreff Marathon*
  Waldlauf Zehn-Kilometer-Lauf Parkrun Laufpause Kilometer_gelaufen km_gelaufen km_laufen | Läufer Läuferin Lauf
  Kilometer Bestzeit gerannt Laufen
training Training Sport Fitnessstudio Yoga | trainier* Trainer* Turnier* Wettkampf* Sporthalle Mannschaftskamerad*
  Mannschaft Umkleide Fitness Gym Workout Hanteln Krafttraining Pilates Liegestütze Klimmzüge Kniebeugen Sport_gemacht
  Sportverein Crossfit Muckibude pumpen_gewesen Kreisliga Vereinsmeisterschaft Landesmeisterschaft Turnen Geräteturnen
  Gymnastik Zumba Leichtathletik Trainings* | Pokal Trikot Verein Spiel Turnhalle
football Fußball Fussball | Torwart Torhüter* Elfmeter Elfer Schiedsrichter Halbzeit Bolzplatz Fußball* Kicken gekickt
  Stürmer Aufstiegsspiel Bundesliga Abseits Ersatzbank Auswärtsspiel Heimspiel Anpfiff Nachspielzeit rote_Karte
  gelb_gesehen Tor_geschossen Champions_League Spieltag Stadion | Tor Tore Verein Abstieg Match Spiel
teamgames Handball Volleyball Basketball Eishockey Hockey Tennis | Tischtennis Badminton Handball* Volleyball*
  Basketball* Tennis* Kegeln Kegelabend Kegelclub Schnitzeljagd_im Padel | Aufschlag
boxing ?Boxen Kickboxen | Sparring geboxt Boxhandschuhe Boxring Boxtraining Muay_Thai
martial Judo Karate Taekwondo Kampfsport | Gürtelprüfung Dojo Jiu-Jitsu BJJ Aikido
swimming Schwimmen Schwimmbad Hallenbad Freibad | geschwommen Badesee schwimmen_gewesen Schwimmkurs Schwimm*
  Seepferdchen Eisbaden Bahnen_geschwommen schwimme | Bahnen Becken
cycling Radfahren Radtour Rennrad ?Fahrrad | geradelt radeln Radtour* Rennrad* Mountainbike* E-Bike* Fahrradtour Radln
  Radl Platten_am Fahrradkette Fahrradwerkstatt Gravelbike | Rad Helm Sattel
climbing Klettern Bouldern | geklettert Kletter* Boulder* gebouldert Seilschaft Klettersteig | Route Griff
dancing Tanzen Ballett Tanzkurs | getanzt tanzten Tanz[abegklpst]* Salsa Tango Walzer Standardtanz Disco_tanzen
  Choreo* | Tanz
skating Schlittschuhlaufen Eislaufen | Schlittschuh* Skateboard* Skatepark Eisbahn Inliner
walking Spaziergang Spaziergänge Wandern Wanderung ?Spazieren | spaziere gewandert spaziert Wander* Spazier[eg]*
  Gassirunde Pilgern Jakobsweg Runde_gedreht Abendrunde eine_Runde_gehen spazieren_gegangen waren_spazieren
  gehe_spazieren ging_spazieren gingen_spazieren gehen_spazieren lange_spazieren spazieren_waren | Park Wald
sea Meer Strand See Nordsee Ostsee Boot Hafen Schiff | Ebbe Flut Kutter Leuchtturm Deich Segelboot Wattenmeer
  Meeresrauschen Möwen Dünen Segeln gesegelt Strandkorb Sylt Rügen Steg_am Seeufer Matrose* an_Bord Kajüte | Wellen
  Kapitän Fischer Segel* Fähre Ufer Anker
island ?Insel | Inselleben Inselfähre Hallig | Fähre Festland
sailing Segeln | gesegelt Segelboot Segelschein Jolle Mast | Boot
mountains Berge Berg Skifahren Almhütte | Gipfel* Bergtour Hüttenwanderung Alm Alpen Bergsteig* Skitour Skiurlaub
  Gletscher Klettersteig Piste Snowboard* Loipe Langlauf* | Hütte Ski Lift
weather Wetter Regen Schnee Sturm Hitze Glatteis | geregnet geschneit regnet regnete schneit schneite Gewitter Nebel
  Frost Glätte glatt_draußen Hagel Tauwetter Schneefall Schneeschippen Schnee_geschippt Schneematsch Schneechaos
  Hitzewelle Unwetter Blitzeis Eiskratzen Schneeräumen Kälteeinbruch Minusgrade saukalt arschkalt eiskalt_draußen
  Dauerregen Nieselregen Sauwetter Mistwetter Schietwetter Bruthitze schwül Winterabend* Herbststurm Novembergrau
  Winterdepression dunkle_Jahreszeit früh_dunkel so_früh_dunkel nur_grau Föhn Hochnebel Schneesturm regnerisch
  stürmisch | Winter kalt Sonne Kälte Grad Wolken Eis Dunkelheit Wind grau nass Frühling dunkel
flood Hochwasser Überschwemmung | überflutet Sandsäcke Pegel* Flutkatastrophe vollgelaufen Hochwasser*
drought Dürre Trockenheit | vertrocknet ausgetrocknet
music Musik Chor Klavier Gitarre Geige Singen Orgel Chorprobe Orchester Schlagzeug Cello ?Lied | gesungen singe singt
  Konzert* Saiten Trompete Lieder sangen sang Klarinette Flöte Querflöte Blockflöte Bratsche Notenblatt Kirchenchor
  Posaune Dirigent* geprobt Chorleiter* Musikverein Blaskapelle Blasmusik Klavierstunde* Klavierunterricht
  Gitarrenunterricht Geigenunterricht Musikschule Akkordeon Ziehharmonika Saxophon Saxofon Ukulele Tonleiter* Etüde*
  Sonate Bach-Kantate Playlist Kopfhörer_und Ohrwurm komponier* Songtext* Song Songs Album Klavierspielen Gitarre*
  Sopran Tenor Alt_singen Jamsession Notenheft Symphonie Sinfonie Oper Musik* Strophe Strophen | Stimme Ton Probe
  Noten Band Auftritt Solo Proben
band ?Band | Bandprobe Schlagzeuger* Bassist* Proberaum Gig Gigs Leadsänger* | Auftritt Tour
painting Malen Malerei Leinwand Aquarell Kunst | gemalt Pinsel Atelier Aquarell* Acryl* Ölfarben Ölbild Staffelei
  Malkurs abgemalt übermalt malte Leinwände | Farben Bild Bilder
drawing Zeichnen Zeichnung Zeichnungen | gezeichnet_habe zeichne Skizze* skizzier* Skizzenbuch Comic_gezeichnet
  Tablet_gezeichnet | Bleistift gezeichnet
exhibition Ausstellung Galerie Museum | Vernissage Ausstellungs* Exponat* Museums*
pottery Töpfern Keramik | getöpfert Töpfer* Brennofen glasier* Glasur | Ton
crafts Nähen Stricken Häkeln Basteln | gestrickt stricke genäht gehäkelt Nähmaschine Schnittmuster Strick* Häkel*
  gebastelt bastel* Patchworkdecke Handarbeit* Wollknäuel | Wolle Nadel Faden Stoff
woodwork ?Werkstatt Tischlern Heimwerken ?Holz | gehobelt Hobel Hobelbank gedrechselt drechseln Drechsel* Modellbau*
  geschnitzt schnitzen geschreinert getischlert geschliffen_und Tischler* Schreiner* gewerkelt werkeln Holzwerkstatt
  Geigenbau* Restaurier* | Säge Leim
writing ?Schreiben Roman Gedichte Gedicht Manuskript Kurzgeschichte | Gedicht* Romane Romankapitel Lektor*
  Schreibblockade Schreibgruppe Schreibwerkstatt Erzählung Verlag* beim_Schreiben am_Schreiben Kurzgeschichten Novelle
  Poetry_Slam Protagonist* erste_Fassung Rohfassung Buchprojekt mein_Buch Blogartikel Lyrik | Kapitel Tagebuch Text
  Buch
reading ?Lesen ?Bücher | Buchhandlung Bücherei Lesekreis ausgelesen Buchclub Schmöker* Bücherregal Stadtbücherei
  Leseabend Buchladen beim_Lesen viel_gelesen zu_Ende_gelesen durchgelesen_habe_ich | gelesen Buch Seiten Krimi
photography Fotografieren Fotografie Fotos_machen | fotografier* Fotograf* Dunkelkammer Objektiv Spiegelreflex*
  Fotokurs | Kamera Fotos Bilder
theatre Theater Theatergruppe | Theater* Schauspiel* Premiere Theaterprobe Laienspiel* Generalprobe Impro*
  Lampenfieber Kabarett | Bühne Probe Rolle Publikum so_ein_Theater für_ein_Theater
gaming Zocken Computerspiele Videospiele | Gilde Konsole gezockt zocke zockt Playstation PS5 Xbox Switch Fortnite
  Minecraft FIFA Computerspiel* Gamer* LAN-Party Steam Discord Rollenspiel* Twitch | Level
chess Schach | Schach* Läuferopfer Bauernopfer Endspiel Remis
calls Telefonate Telefonat ?Telefon ?Anruf Videoanruf | lange_telefoniert stundenlang_telefoniert ewig_telefoniert
  telefonieren Videocall Videotelefon* per_Video geskypt Skype facetim* Anrufbeantworter Sprachnachrichten blaue_Haken
  nicht_abgehoben | telefoniert angerufen Anrufe aufgelegt abgehoben Mailbox Sprachnachricht* Nachricht* WhatsApp
  klingelte Hörer rangegangen zurückgerufen
phone ?Handy Bildschirmzeit Handysucht Doomscrolling Social_Media | TikTok Instagram_gelöscht gescrollt scrolle
  scrollen durchgescrollt Handyverbot Handyzeit am_Handy_gehangen Handy_weggelegt Handy_weg soziale_Medien Follower
  Likes Digital_Detox ständig_am_Handy aufs_Handy am_Handy ans_Handy Handy_geguckt Handy_geschaut Handy_ausgemacht
  geblockt gestalkt stalken gepostet posten poste | Instagram Insta Bildschirm Benachrichtigung* Smartphone Snapchat
  Reels Story blockiert Stories stummgeschaltet
letters Briefe ?Brief | Postkarte* Brieffreund* Briefwechsel Brief_geschrieben Brief_geschickt Briefpapier
  handgeschrieben Liebesbriefe | Umschlag Briefmarke Briefkasten
news ?Nachrichten ?Politik Weltlage | Tagesschau Schlagzeilen AfD Bundestagswahl Wahlergebnis Klimawandel Klimakrise
  Nachrichtenlage Weltpolitik Rechtsruck Trump Putin Regierung | Wahl Zeitung Wahlen
war ?Krieg Flucht | im_Krieg der_Krieg den_Krieg vom_Krieg dem_Krieg Krieg_in Krieg_ist Krieg_hat Bomben Soldat*
  geflohen Raketen Drohnenangriff* Luftalarm Waffenstillstand Ukraine Syrien Gaza Flüchtling* Luftschutz* bombardiert
  Kriegs(?!t$)* | Sirenen Keller
papers ?Papiere Visum Aufenthaltstitel Einbürgerung Asyl Ausländerbehörde Staatsbürgerschaft Staatsangehörigkeit |
  Asyl* Duldung Abschiebung abgeschoben Einbürgerungs* BAMF Arbeitserlaubnis Familiennachzug Pass_beantragt
  doppelte_Staatsbürgerschaft Niederlassungserlaubnis deutscher_Pass deutschen_Pass Ausländeramt Bleiberecht
  Integrationskurs Flüchtlingsunterkunft Visum* Aufenthalts(?!ort)* | Pass Behörde Bescheid Stempel Formular Antrag
homesickness Heimweh Heimat | Heimat* in_der_Fremde vermisse_die_Heimat ausgewandert Auswanderer* weit_weg_von
  Auslandsjahr Expat* entwurzelt alte_Heimat neue_Heimat zweite_Heimat zu_Hause_fühlen so_weit_weg | Sehnsucht fremd
  Ausland Herkunft Wurzeln
belonging Zugehörigkeit Dazugehören | dazugehör* gehöre_dazu Zugehörigkeit* gehöre_nicht_dazu nicht_dazu
  zwischen_zwei_Welten ausgegrenzt Ausgrenzung Außenseiter* rassistisch Migrationshintergrund fehl_am_Platz
  angekommen_bin | fremd Herkunft
language Sprache Akzent Deutschkurs Dialekt ?Deutsch | Grammatik Sprachkurs Vokabeln übersetz* Dolmetscher*
  Muttersprache Fremdsprache* Deutschlernen Sprachbarriere auf_Englisch Aussprache Wortschatz Sprachen Englischkurs
  Deutschprüfung B1-Prüfung B2-Prüfung Artikel_der Duolingo Muttersprachler* zweisprachig* Sprachlos_in
  gebrochenem_Deutsch | Englisch
translation Übersetzung | Übersetzer* übersetze übersetzt_habe Untertitel | Lektorat
speech Stottern | stotter* gestottert Logopädie
prison Gefängnis Knast Bewährung | Haft JVA Häftling* inhaftiert Freigang Knast* Gefängnis* Bewährungs*
  Entlassung_aus_der U-Haft Freigänger*
court ?Gericht ?Prozess Gerichtstermin | vor_Gericht Amtsgericht Landgericht Richter* Gerichts* Anwaltskosten
  Anzeige_erstattet Rechtsanwalt Rechtsanwältin Klage_eingereicht Zeugenaussage Staatsanwalt* verklagt
  Sorgerechtsverhandlung Rechtsstreit | Anwalt Anwältin Urteil Verhandlung
farm ?Hof Bauernhof Landwirtschaft Kühe Stall Schafe Weinberg Ernte ?Vieh | Melken gemolken melke gekalbt kalbt kalben
  Kälber Kalb Traktor* Ferkel Acker Milchvieh Bäuerin Landwirt* Landwirtschafts* Euter Gülle Kuh Ziegen Scheune
  Melkstand Melkroboter Milchquote Silage Mähdrescher Heuernte gemäht_und_gewendet Lämmer Ablammung Schlachthof
  Hoferbe Hofladen Hofübergabe Rinder Schweinestall Jungvieh Weinlese Hühnerstall Almabtrieb Trecker Bulldog Saatgut
  Gerste Weizen | Feld Felder Heu Futter Hühner Bauer Stroh Milch
bees Bienen Imkerei | Imker* Bienenstock Bienenvolk Bienenvölker Bienenkönigin Schwarm_eingefangen Waben Varroa*
  Beute_geöffnet | Honig Schwarm
driving ?Fahren Fahrschule Autofahren Führerschein Fahrprüfung | Fahrstunde* Fahrlehrer* Fahrprüfung* Führerschein*
  Einparken abgewürgt Theorieprüfung Fahrpraxis L17 durch_die_Fahrprüfung Autobahnfahrt rechts_vor_links Fahrprüfer*
  Theoriestunde* praktische_Prüfung Führerscheinprüfung Schulterblick Fahrschul* Fahrschüler* 30er_Zone | Kupplung
  Lenkrad Auto Vorfahrt Prüfer durchgefallen Prüfung
travel Reise Urlaub Reisen Ferien | Flughafen Urlaubs* verreist Reise* Backpacking Weltreise Interrail Roadtrip
  Städtetrip Städtereise Wohnmobil Ferienwohnung Rundreise Kreuzfahrt Sommerurlaub Reisepass_und Jetlag Unterkunft
  Hostel Pauschalreise | Flug Koffer Hotel Strand gepackt
commute Pendeln Arbeitsweg | Pendl* pendel* Zugverspätung Zug_verspätet Zug_ausgefallen Schienenersatzverkehr
  Bahnstreik Pendlerzug Regionalbahn Anschluss_verpasst S-Bahn_ausgefallen stundenlang_im_Stau im_Stau Zug_fällt_aus |
  Bahn Bahnhof Bahnsteig Verspätung U-Bahn S-Bahn Stau Zug
volunteering Ehrenamt Freiwilligenarbeit ?Tafel | ehrenamtlich* Ehrenamt* Suppenküche Flüchtlingshilfe bei_der_Tafel
  Freiwillige Kleiderkammer Vereinsarbeit Vorstandssitzung Vereinsvorstand Blutspende* Spendenaktion DLRG Rotes_Kreuz
  beim_Roten_Kreuz Tafelausgabe | Spenden Verein Vorstand
rest Erholung Ausruhen Auszeit Entspannung | ausgeruht erholen erholt Ruhetag freier_Tag freien_Tag nichts_getan
  nichts_gemacht faulenz* gefaulenzt gefaulenz Abschalten abgeschaltet entspannt entspannen durchgeatmet Runterkommen
  zur_Ruhe Couchtag gechillt chillen Ruhe_gefunden endlich_Ruhe Sauna Wellness Meditation meditier* Achtsamkeit
  Gammeltag Faulsein | Pause Badewanne gelegen
birthday ?Geburtstag | Geburtstags* Geburtstage Torte_und_Kerzen runder_Geburtstag Vierziger Fünfziger Sechziger
  dreißig_geworden vierzig_geworden fünfzig_geworden sechzig_geworden achtzehn_geworden | Torte Geschenk Kerzen
christmas ?Weihnachten Advent Silvester | Weihnachts[bfgmktz]* Christbaum* Tannenbaum Adventskranz Adventskalender
  Heiligabend Heiliger_Abend Plätzchen* Bescherung Christkind* Keksebacken Krippenspiel Nikolaus | Geschenke Gans
  Lichterkette Kekse
cooking Kochen Backen ?Rezept | gebacken Teig gekocht_und Kochtopf Kochbuch Rezepte Rezeptbuch Plätzchenteig Hefeteig
  Kuchen_gebacken Brot_gebacken Suppe_gekocht eingekocht angebraten Knödel geknetet kneten Kochkurs Kochabend
  vorgekocht Kochen_war Marmelade_gekocht Eintopf* Braten_im Gewürze abgeschmeckt Torte_gebacken Lieblingsrezept
  Kochlöffel beim_Kochen bekocht selbst_gekocht selber_gekocht gekocht_für Rührteig Germteig Strudel_gebacken | Suppe
  Brot Kuchen gekocht koche Ofen Küche Topf Herd Pfanne
flying Fliegen | Pilot* Flugzeugkabine Cockpit Flugbegleiter* Segelflug* | Landebahn
funerals Bestattung | Bestatter* Bestattungs* Einbalsamier* | Sarg Urne
tailoring Schneidern Änderungsschneiderei | geschneidert Anprobe Saum_genäht Schneiderin Schneiderei Schneidermeister*
  | Nadel Stoff Schneider*
sailor Schiff Seefahrt | Matrose* Kapitänspatent Maschinenraum Containerschiff Werft | Deck Ladung
car ?Auto Werkstatttermin | TÜV Autopanne Panne_gehabt Reifenwechsel Winterreifen Autokauf Autowerkstatt Motorschaden
  Leasing abgeschleppt ADAC Pickerl | Reifen Motor Werkstatt
clothes Kleidung Klamotten Mode | Kleiderschrank Outfit Anziehsachen
village Dorf | Dorf* Dorfleben Feuerwehrfest Kirchweih
accident ?Unfall Autounfall | Verkehrsunfall Fahrradunfall Auffahrunfall Unfallstelle angefahren überfahren_worden
  Totalschaden verunglückt Unfall_gebaut Unfall_gehabt Arbeitsunfall Notbremsung Vollbremsung Beinahe-Unfall
  Beinaheunfall Zusammenstoß | gestürzt Blechschaden gebremst
boredom Langeweile | langweilig gelangweilt langweile langweile_mich mir_ist_fad fadisier* so_fad öde totlangweilig
boss !Chef !Chefin | mein_Vorgesetzter Chef_hat Chefin_hat Chef_sagt
colleagues Kollegen Kollegin Kollege | Kolleginnen Arbeitskollegen Arbeitskollegin Arbeitskollege Arbeitskolleginnen
  Kollegenkreis Lieblingskolleg* nette_Kollegin
calm ?Ruhe Gelassenheit | gelassen gelassener innere_Ruhe zur_Ruhe_gekommen friedlich innerer_Frieden
  Gelassenheit_finden | ruhig still
dreams ?Träume Albtraum Albträume | geträumt_von geträumt_dass Alptraum Alpträume im_Traum träumte | Traum geträumt
emptynest leeres_Nest | leeren_Nest Kinder_ausgezogen Kind_ausgezogen Kinder_aus_dem Kinder_sind_ausgezogen
  Kinderzimmer_leer
future Zukunft | Zukunftspläne Zukunftsplan wie_es_weitergeht wo_ich_hin in_fünf_Jahren in_zehn_Jahren Lebensplan
  Zukunfts*
givingup Aufgeben | aufgegeben hinschmeißen hingeschmissen alles_hinwerfen hinwerfen aufhören_will hinschmeißen_will
  kapituliert
gossip Tratsch Gerüchte | getratscht tratschen Gerede Gerücht Lästern gelästert hinter_meinem_Rücken Klatsch
heart Herzprobleme Herzinfarkt | Herzrhythmus* Stent Stents Herzschrittmacher Kardiolog* Herzkathet* Bypass Herz-OP
  Vorhofflimmern Herzschwäche Herzklappe Herzschwäche_hat
housework Hausarbeit Haushalt Putzen ?Wäsche Aufräumen | geputzt Großputz Frühjahrsputz ausgemistet ausmisten gebügelt
  bügeln Bügelwäsche staubgesaugt gesaugt Wäscheberg Wäscheberge Abwasch abgewaschen Haushalts* entrümpel* Sperrmüll
  Wertstoffhof Keller_aufgeräumt Keller_ausgeräumt Entrümpelung Hausputz Fenster_geputzt Bad_geputzt Küche_geputzt
  Wäsche_gewaschen Wäsche_aufgehängt Wäsche_gemacht | aufgeräumt Waschmaschine Keller
longing Sehnsucht Vermissen | vermisse_ihn vermisse_sie vermisse_dich sehne_mich Fernbeziehung vermisst_mich
  ich_vermisse ich_vermiss vermisse_ich vermiss_ich vermisse_sie_so vermisse_ihn_so | vermisse vermiss* vermisst
mistake ?Fehler | Fehler_gemacht Patzer verbockt Mist_gebaut Scheiß_gebaut vermasselt
newjob neuer_Job neue_Stelle Jobwechsel | neuen_Job neuen_Stelle Stellenwechsel Jobangebot erster_Arbeitstag
  ersten_Arbeitstag neuen_Arbeit neue_Arbeit Probearbeiten Einarbeitung eingearbeitet Probetag
overlooked Übersehenwerden | übersehen übergangen ignoriert ausgenutzt ausnutzen nicht_gesehen_werde niemand_hört_zu
  wie_Luft Luft_für nicht_beachtet nicht_gefragt_worden nicht_ernst_genommen keiner_hört_zu nicht_wahrgenommen
party ?Party ?Feier | Gartenparty WG-Party Hausparty Grillparty Abschlussfeier Fete gefeiert_bis feiern_gewesen
  Fasching Karneval | gefeiert
periods Periode Endometriose | Regelschmerzen PMS Menstruation* Menstruations* Tage_bekommen PCOS
racism Rassismus | rassistisch* Rassist* diskriminiert Diskriminierung N-Wort Alltagsrassismus ausländerfeindlich*
  wo_kommst_du
relief Erleichterung | erleichtert aufgeatmet Stein_vom_Herzen fiel_vom_Herzen Last_abgefallen
roommate ?Mitbewohner Mitbewohnerin WG | Mitbewohner* WG-Zimmer WG-Küche WG-Leben Zimmergenoss*
sadness Traurigkeit | traurig* Trübsinn schwermütig* niedergeschlagen bedrückt Kummer unglücklich Melancholie
  melancholisch deprimiert
shopping ?Einkaufen Shopping | Wocheneinkauf Großeinkauf shoppen geshoppt Einkaufszettel Onlineshopping | eingekauft
  Einkauf
teeth ?Zähne Zahnarzt | Zahnarzt* Zahnweh Zahnschmerzen Wurzelbehandlung Weisheitszahn Weisheitszähne Zahnspange
  Zahnfleisch_entzündet Gebiss Plombe Karies Zahnprothese | Zahn
theft Diebstahl Einbruch | geklaut gestohlen eingebrochen_wurde Einbrecher* bestohlen Dieb beklaut ausgeraubt Überfall
  überfallen
kindness Freundlichkeit | nette_Geste freundliche_Worte liebe_Geste
animals Tiere Haustiere | Kaninchen Meerschweinchen Hamster Wellensittich Papagei Schildkröte Haustier Aquarium
birds ?Vögel Vogelbeobachtung | Vogelfutter Futterhäuschen Vogelbeobacht* Kraniche Vogelhaus Meisen Eisvogel | Amsel
  Rotkehlchen
motorbike Motorrad | Motorradtour* Motorrad* Moped Biker* Vespa
hobby Hobbys Scrabble Skat Schnapsen Schafkopf Doppelkopf Rommé Kreuzworträtsel | Hobby Briefmarkensammlung
  Modelleisenbahn Puzzle puzzeln Sammlung Kartenspiel* Schafkopfen Kartenrunde Brettspiel* Gesellschaftsspiel*
  Skatrunde Skatabend Kegeln
housebuying Hauskauf Hausbau | Haus_gekauft Haus_bauen Haus_kaufen Wohnungskauf Baukredit Notartermin Bauplatz
  Grundstück_gekauft Eigenheim
television ?Fernsehen ?Serie Kino | Serienmarathon Netflix Serien ferngesehen Tatort | Film Fernseher
disappointment Enttäuschung | enttäuscht enttäuschend enttäuschte im_Stich
excitement ?Aufregung Vorfreude | aufgeregt freue_mich_auf kann_es_kaum Tage_zählen
rudeness Unhöflichkeit | unfreundlich* Beleidigung beleidigt unverschämt Frechheit unhöflich* patzig angemotzt
  dumm_angemacht
trauma Trauma | traumatis* PTBS Flashback* retraumatis*
camping Camping Zelten | Camping* Zeltplatz gezeltet Wohnmobil* Lagerfeuer Wohnwagen | Zelt
addiction Sucht | süchtig* Suchtdruck Suchtberatung Entzug Entgiftung Drogen* clean
`;
