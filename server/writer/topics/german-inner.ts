/** People, body and mind in German diaries: see english.ts; a star stands for any ending. */
export const germanInnerTopics = `
mother Mutter Mama Mutti Mami Mum Mudder | Muttis Mamas Mutters Muttern Muttertag Muddi Mam Mamma
father Vater Papa Vati Papi Paps Dad | Vaters Papas Vatis Vatertag Babba Vaddern
parents Eltern Elternhaus
sister Schwester Schwestern Schwesterherz Zwillingsschwester Halbschwester | Schwesterchen
brother Brüder Bruder Geschwister Zwillingsbruder Halbbruder | Bruders Bruderherz Brüderchen Geschwistern
daughter Tochter Töchter Töchterchen | Tochters unsere_Große unsere_Kleine meine_Große meine_Kleine Mädels
son Sohn Söhne Sohnemann | unser_Kleiner unser_Großer mein_Großer mein_Kleiner meinen_Großen meinen_Kleinen Bub Junior
  Sohnes Buam | Bursche
husband !Mann Ehemann Göttergatte | mein_Gatte
wife !Frau Ehefrau | meine_Gattin | verheiratet
partner Partner Partnerin !Freundin | Lebensgefährt* Lebenspartner* mein_Schatz mein_Freund_und fester_Freund
  feste_Freundin zusammengezogen Fernbeziehung Paartherapie Partnerschaft Beziehungsstress Beziehungskrise
  unsere_Beziehung in_einer_Beziehung | Beziehung Schatz
marriage Ehe Hochzeitstag | verheiratet Eheleute Ehejahre Ehekrise Ehepaar Ehestreit Eheberatung Paartherapie
  Paarberatung Silberhochzeit goldene_Hochzeit silberne_Hochzeit Jahrestag auseinandergelebt nebeneinander_her Ehering
  Ehemann_und unsere_Ehe Ehealltag Eheleben Jahre_verheiratet seit_Jahren_verheiratet
grandmother Oma Omi Großmutter Omama Uroma Nonna | Omas Großmutters Ömchen
grandfather Opa Opi Großvater Uropa | Opas Großvaters
grandchild Enkel Enkelin Enkelkind Enkelkinder Enkeltochter Enkelsohn Urenkel | Enkelchen Enkelkindern Enkeln
  Enkelinnen Enkele Urenkelin Enkelbub
kin Verwandte Tante Onkel Cousin Cousine Nichte Neffe Patentante Patenonkel Patenkind Großtante Großonkel Taufpate |
  Nichten Neffen Cousins Cousinen Patensohn Patentochter Verwandtschaft Verwandten Cousinchen
inlaws Schwiegereltern Schwiegermutter Schwiegervater Schwägerin Schwager Schwiegersohn Schwiegertochter |
  Schwiegermama Schwiegermonster Schwiegerpapa Schwiegerfamilie
stepchild Stiefkind Stiefsohn Stieftochter Stiefmutter Stiefvater Stiefkinder | Patchwork* Bonuskind* Bonusmama
  Bonuspapa Stief(?!el)*
ex !Ex Ex-Mann Ex-Frau Exfreund Exfreundin Ex-Freund Ex-Freundin Exmann Exfrau | die_Ex der_Ex meinem_Ex meiner_Ex
  seine_Ex ihr_Ex Verflossene*
love Liebe Liebeskummer Verliebtsein | verliebt* geküsst Schmetterlinge verknallt* Crush schwärm* Herzschmerz Schwarm
  verschossen Liebesbrief ineinander_verliebt Kuss knutschen geknutscht rumgeknutscht unglücklich_verliebt
  Händchen_halten Liebeserklärung Liebste Liebster in_ihn_verliebt steh_auf_ihn steh_auf_sie ihre_Hand_gehalten
  verlieben bin_verliebt in_sie_verliebt hat_mich_geküsst haben_uns_geküsst Liebeskram | küssen Herzklopfen
dating Dating Date Dates | Tinder Bumble Hinge geswiped Parship Onlinedating Dating-App ersten_Date erstes_Date
  erste_Date zweites_Date zweite_Date gematcht geghostet ghostet Kennenlernphase Verabredung | Match Profil
breakup Trennung | Schluss_gemacht schlussgemacht Schluss_machen macht_Schluss getrennt_haben Trennungsschmerz
  verlassen_hat mich_verlassen auseinandergegangen hat_mich_verlassen sich_getrennt uns_getrennt haben_uns_getrennt
  Beziehungsaus seit_der_Trennung Beziehungspause auseinander_sind verlassen_worden sie_hat_Schluss er_hat_Schluss
  Schluss_ist war_Schluss abserviert sitzen_gelassen Liebeskummer | getrennt zusammen verlassen Ex
divorce Scheidung | geschieden* Scheidungs* Sorgerecht* Trennungsjahr Umgangsrecht Wechselmodell Kindesunterhalt
  Jugendamtstermin Papawochenende Mamawochenende Papa-Wochenende Umgangswochenende Wochenendpapa lassen_uns_scheiden |
  getrennt Unterhalt Familiengericht Anwalt
wedding Hochzeit | heiraten heirate heiratet Brautkleid Braut Bräutigam Hochzeits[bdefgkmoprst]* Gästeliste Standesamt
  Trauung Brautpaar Trauzeug* Verlobung verlobt Verlobte* Heiratsantrag Junggesellinnenabschied Junggesellenabschied
  JGA Polterabend Hochzeitskleid Flitterwochen geheiratet Eheringe | Trauringe
baby Baby Säugling Zwillinge Neugeborenes | Windel* Kinderwagen Stillen gestillt stillt Hebamme Fläschchen Schnuller
  Wickel* Neugeborene* Säuglinge Elternzeit Mutterschutz Babybrei Schreibaby Wochenbett Babys Baby* Stillkissen
  Milchpumpe abpumpen abgepumpt Muttermilch Krabbel* Pekip zahnt Zahnen Zähnchen Bäuerchen Tragetuch Milchstau
  Elterngeld Rückbildung* Dreimonatskoliken Beikost Stillzeit Wochenbettdepression Brei_gegessen Kleine_zahnt | Milch
  Brei Laufstall
pregnancy Schwangerschaft | schwanger* Ultraschall Wehen Kreißsaal Geburtstermin Schwangerschafts*
  Geburtsvorbereitung* errechneter_Termin Mutterpass Babybauch Frauenarzttermin Trimester SSW Kaiserschnitt Frühchen
  Entbindung* entbunden Geburtshaus positiver_Test Fruchtwasser* werde_Papa werde_Mama werden_Eltern | Geburt Übelkeit
fertility Kinderwunsch | Eizelle* Kinderwunsch* Embryo* Eisprung Befruchtung künstliche_Befruchtung IVF ICSI
  unfruchtbar* Hormonspritze* Follikel* Transfer_war Zyklustag Samenspende* Ovulation* | Zyklus
miscarriage Fehlgeburt Sternenkind | Fehlgeburten Sternenkind* Totgeburt Ausschabung kein_Herzschlag stille_Geburt
  Herzschlag_mehr Baby_verloren
children Kinder Kids Kleinkind | Kita Kita* Kindergarten* Spielplatz Kinderzimmer Einschulung Spielzeug
  Gutenachtgeschichte Kindergeburtstag unsere_Kinder meine_Kinder meinen_Kindern die_Kids die_Zwerge Trotzphase
  Trotzanfall Kleinkinder Krippe Kindergärtnerin Tagesmutter Schultüte Kuscheltier Eingewöhnung Legos Töpfchen trotzt
  Kinderarzt Schulkind Vorschul* Hort die_Mäuse Rasselbande die_Jungs_sind Pubertät pubertier* Teenager
  Hausaufgaben_mit Kinder_ins_Bett Kinder_abgeholt Kind_abgeholt von_der_Kita Kita-Übergabe Kinder_krank Kind_krank
  Elternbrief | Kind Kleinen Lego Playmobil Nachwuchs Brotdose
parenthood Elternsein Muttersein Vatersein Erziehung | alleinerziehend* Rabenmutter Mental_Load erziehen Vater_sein
  Mutter_sein Vereinbarkeit Mama_sein Papa_sein gute_Mutter schlechte_Mutter guter_Vater schlechter_Vater Erziehungs*
  Kinderfrei Mutterrolle Vaterrolle auszieht_von Loslassen_als Helikoptereltern | Elternabend
adoption Adoption Pflegekind Pflegekinder | adoptier* Pflegeeltern Pflegefamilie Pflegemutter Adoptiv*
  Bereitschaftspflege leibliche_Mutter leiblichen_Eltern leiblicher_Vater Pflegetochter Pflegesohn Pflegeelternschaft
  | Jugendamt
family ?Familie Familienfeier | Familientreffen Familienfest Familienleben Familienessen Angehörige Verwandtschaft
  Familienurlaub Familiengeschichte Sippe Mischpoke Familienstreit Erbe geerbt Erbschaft Erbstreit Erbengemeinschaft
  Familienrat | Verwandt* Geschwister
sleep Schlaf Schlaflosigkeit Mittagsschlaf Nickerchen | schlief schliefen schlafen geschlafen schlafe schläft
  eingeschlafen einschlafen einzuschlafen wachgelegen Schlaftablette* ausgeschlafen ausschlafen durchgeschlafen
  durchschlafen geschnarcht schnarch* Schlaflos* verschlafen wach_gelegen wachgeblieben Schlafmangel eingenickt
  weggenickt eingedöst gedöst geratzt gepennt pennen weggepennt ausgepennt um_drei_wach um_vier_wach um_zwei_wach
  um_fünf_wach lag_wach liege_wach nachts_wach hellwach kein_Auge_zu Auge_zugetan Auge_zugemacht schlaftrunken
  wachgeworden unruhige_Nacht kurze_Nacht schlechte_Nacht Stunden_Schlaf wenig_Schlaf Schlafapnoe Schlafprobleme
  Schlafstörungen Melatonin herumgewälzt gewälzt wälze_mich Schäfchen kaum_geschlafen nicht_geschlafen
  schlecht_geschlafen gut_geschlafen wachliegen Grübelstunde Schlafrhythmus weggeschlafen keinen_Schlaf nicht_schlafen
  Schlaf_gefunden Schlaf_fehlt zu_wenig_Schlaf aus_dem_Schlaf früh_raus um_drei_raus um_vier_raus um_fünf_raus
  aufgewacht_und_nicht | wach Wecker Bett Nächte aufgewacht Kopfkissen Decke_starren durchgemacht
tired Müdigkeit Erschöpfung Burnout | müde müder erschöpft todmüde übermüdet ausgelaugt hundemüde saumüde urmüde
  totmüde abgekämpft ausgebrannt ausgepowert kraftlos kaputtgearbeitet schlapp gerädert übernächtigt ermüdet ermüdend
  erschlagen_vom wie_erschlagen fix_und_fertig fix_und_foxi total_fertig völlig_fertig komplett_fertig so_fertig
  nur_noch_müde keine_Kraft keine_Energie Akku_leer Akku_ist_leer kaputt_vom total_kaputt völlig_kaputt so_kaputt
  fertig_mit_allem stehend_k.o Zahnfleisch Frühjahrsmüdigkeit Burn-out am_Ende_meiner am_Limit matt_und gähn* gegähnt
  Augen_zugefallen fallen_mir_zu kann_nicht_mehr zu_nichts_mehr bleierne_Müdigkeit groggy dauermüde energielos
  antriebslos ausgezehrt im_Eimer bin_müde so_müde immer_müde zu_müde total_müde ganz_müde Augenringe kaputt_und_müde
  platt_wie erschöpfend fallen_die_Augen schlapp_und komplett_am_Ende nur_ins_Bett einfach_nur_müde | kaputt platt
  matt fertig k.o ausgepumpt Kräfte Akku durchhalten erschlagen
loneliness Einsamkeit Alleinsein | einsam* vereinsam* Einzelgänger für_mich_allein leere_Wohnung mutterseelenallein
  ganz_allein ganz_alleine so_allein so_alleine allein_sein alleine_sein allein_zu_Hause allein_daheim alleine_zuhause
  alleine_daheim niemanden_zum_Reden keiner_da niemand_da niemanden_mehr niemand_fragt keiner_fragt niemand_ruft
  keiner_ruft keinen_Menschen ausgeschlossen Außenseiter* nicht_eingeladen leeres_Haus leeren_Wohnung leeren_Haus
  allein_gelassen alleingelassen allein_am_Tisch fühle_mich_allein isoliert für_eine_Person Singlehaushalt
  keine_Freunde niemanden_gesprochen übersehen_werden alleine_gegessen allein_gegessen übrig_geblieben
  nicht_dazugehöre wartet_keiner keiner_wartet keiner_zu_Hause alleine_da alleine_bin ganzen_Tag_allein
  ganze_Wochenende_allein niemand_mehr_da Haus_so_still Haus_ist_leer Haus_ist_still | allein alleine leer niemandem
  niemand keiner niemanden Stille unsichtbar
silence Stille Schweigen | geschwiegen schweigt schwieg schwiegen totgeschwiegen angeschwiegen stumm wortlos
  Totenstille Funkstille mucksmäuschenstill sprachlos schweigsam so_still zu_still sagten_nichts kein_Wort_gesagt
  kein_Wort_geredet | Ruhe still leise schweigend
grief Trauer Verlust | trauern trauert trauerte trauer* Beileid verwitwet Witwe Witwer Verstorbene* Trauerkarte
  Trauernde Hinterbliebene* Todesanzeige Todestag vermisse_sie vermisse_ihn fehlt_mir_so er_fehlt sie_fehlt fehlst_mir
  seit_ihrem_Tod seit_seinem_Tod nach_seinem_Tod nach_ihrem_Tod seit_er_tot seit_sie_tot Trauergruppe hinterlassen_hat
  ihr_Grab sein_Grab am_Grab zum_Grab Grablicht ohne_sie_ist ohne_ihn_ist lebt_nicht_mehr nicht_mehr_lebt
  von_uns_gegangen Kondolenz* Nachlass verlor_ich Trauerjahr sein_Mantel Grabpflege Grabkerze | vermisse fehlt
  Friedhof Verstorbenen Abschied Grab Kerze damals gestorben Lücke
death Tod Sterben Sterblichkeit | gestorben starb verstorben Sarg Urne Sterbebett Hospiz im_Sterben Todesfall stirbt
  Todes[aäfknu]* letzter_Atemzug Palliativ* sterbenskrank umgebracht tödlich tot_aufgefunden Tote Totenschein Suizid*
  Selbstmord ums_Leben eingeschläfert einschläfern Sterbebegleitung | tot Grab Friedhof Kerze
funeral Beerdigung Trauerfeier Begräbnis Beisetzung | Bestatter* Trauerrede beerdigt Leichenschmaus Trauerredner*
  Urnenbeisetzung beigesetzt Leiche* Kremat* Sargträger Totenmesse Begräbnisses | Grab Friedhof Kränze
illness Gesundheit Krankheit Diagnose Fieber Grippe Erkältung Corona Diabetes Rheuma Magen-Darm | krank kranke
  krankgemeldet krank_gemeldet krankgeschrieben krank_geschrieben Krankschreibung Krankmeldung Krankenschein
  Krankenstand Husten hustet gehustet Schnupfen erkältet Halsweh Halsschmerzen Befund Befunde Fieberthermometer
  Antibiotik* Blutdruck Schrittmacher Lungenentzündung Bronchitis Asthma* Insulin chronisch* Nebenwirkung* Symptom*
  Entzündungswerte Infekt* Mandelentzündung Nebenhöhlen Kortison Cortison Multiple_Sklerose MS-Schub Autoimmun*
  Hausarzt Hausärztin Facharzt Neurolog* Internist* Blutabnahme Blutbild Übelkeit gekotzt kotzen übergeben_müssen
  Durchfall Schwindel* Kreislauf Allergie* Heuschnupfen Arzttermin Arztbesuch zum_Arzt beim_Arzt Wechselwirkung
  Ohnmacht umgekippt Schüttelfrost fiebert fiebrig Schilddrüse Parkinson Long_Covid Covid Corona-Test Virus kränkelt
  gesundheitlich Gürtelrose Norovirus Reizdarm Colitis Morbus_Crohn Zystitis Blasenentzündung Lupus Nierenwerte
  Fieberkurve kränklich krankgeworden krank_geworden bin_krank war_krank ist_krank liege_flach flachgelegen
  Magenverstimmung Virusinfekt Blutzucker Cholesterin Arzt_sagt Ärztin_sagt Arzt_hat Werte_sind Blutwerte
  erhöhte_Werte | Tabletten Medikament* Untersuchung Rückfall Schub Arzt Ärztin Werte Praxis Spritze Apotheke Rezept
  Schleim
hospital Krankenhaus Klinik Operation OP Spital Kur Reha Krankenhausaufenthalt | Notaufnahme Chirurg* MRT Röntgen*
  operiert* Narkose Blutwerte Intensivstation Notarzt Rettungswagen eingeliefert Krankenhausbett Krankenhaus*
  Krankenzimmer Oberarzt Chefarzt Klinikum Eingriff Anästhes* Krankenwagen Computertomo* Darmspiegelung
  Magenspiegelung Biopsie Hüft-OP Knie-OP OP-Termin Oberschenkelhals* CT-Befund Krankenbesuch Infusion
  entlassen_aus_dem KH Ambulanz Spitals* Reha* Anschlussheilbehandlung Mitpatient* Bettnachbar* Kurpark Kurhaus
  Kurarzt Kurort Kuraufenthalt Kurklinik Kurgast Kurgäste | Wartezimmer Visite Zimmernachbar*
cancer Krebs Chemo Chemotherapie Brustkrebs Bestrahlung Tumor | Chemo* Bestrahlungen Tumor* Onkolog* Metasta*
  Krebs[bdefghknrstz]* Leukämie Lymphom* Port_gelegt Mammografie Prostatakrebs Darmkrebs Lungenkrebs Hautkrebs Perücke
  | Knoten
stroke Schlaganfall | Schlaganfall* Halbseitenlähmung Aphasie Logopäd* halbseitig_gelähmt | Ergotherap*
dialysis Dialyse Transplantation | Spenderniere Dialyse* Nierenversagen Spenderorgan
epilepsy Epilepsie | epileptisch* Krampfanfall Krampfanfälle
blindness Erblindung | erblind* Blindenstock Sehbehind* Netzhaut Makula* Glaukom grauer_Star grauen_Star Blindenhund
deafness Schwerhörigkeit Hörgerät Gehörlosigkeit | Hörgeräte schwerhörig* gehörlos* Gebärden* Tinnitus Hörsturz
  Hörtest Cochlea*
adhd ADHS Autismus | autistisch* Autist* Ritalin Medikinet ADS Asperger neurodivergent Meltdown Reizüberflutung
eating Essstörung | Bulimie Magersucht magersüchtig* Essanfall Essanfälle Ernährungsplan Fressattacke* erbrochen_nach
  Binge_Eating
menopause Wechseljahre | Hitzewallung* Menopause Hormontherapie
transition Transition | Testosteron Östrogen Pronomen Deadname trans_Mann trans_Frau Namensänderung geoutet_als_trans
  Mastek Packer_Binder | Hormone
comingout Coming-out Outing | geoutet schwul lesbisch queer bisexuell outen oute
pain Schmerzen Schmerz Rückenschmerzen Migräne Kopfschmerzen Bandscheibe Arthrose | tut_weh tat_weh weh_tut tun_weh
  taten_weh weh_tun schmerzt schmerzhaft Schmerztabletten Schmerzmittel Ibu Ibuprofen Paracetamol Voltaren Verletzung
  humpel* gehumpelt Rückenschmerz Bauchschmerzen Bauchweh Kopfweh Kreuzschmerzen Kreuzweh Rückenweh
  Bandscheibenvorfall Knieschmerzen Ischias Hexenschuss verstaucht verrenkt gezerrt Zerrung Bänderriss Bänderdehnung
  Kreuzband Meniskus Gips Physio Physiotherap* Orthopäd* Muskelkater Verspannung verspannt Nackenschmerzen
  Gelenkschmerzen Arthritis Fersensporn Sehnenscheidenentzündung Karpaltunnel eingeklemmt entzündet gebrochen_hat_sich
  angeschwollen geschwollen Unterleibsschmerzen Osteopath* Schmerztherapie Kytta pocht Krankengymnast*
  gebrochenes_Bein gebrochener_Arm Blessur* | Schulter weh verletzt Gelenke Nacken Kreuz Rücken steif Wärmflasche
  Salbe
joints Knie !Rücken Hüfte | linke_Knie rechte_Knie linken_Knie rechten_Knie Knie_tut Knie_weh Rücken_tut Rücken_weh
  Knie_hochgelegt Hüftgelenk Kniegelenk neue_Hüfte neues_Knie künstliche_Hüfte Handgelenk Sprunggelenk Schultergelenk
  Krücken Krücke Lymphdrainage Heilgymnastik Unterwassergymnastik | Schulter Ellbogen Knöchel Gelenk
body Körper Gewicht Figur | Diät zugenommen Kilo_zugenommen Kilo_abgenommen Kilos Kalorien Übergewicht Bauchspeck
  Cellulite Haarausfall Pickel Akne Abnehmspritze Körpergefühl Körperbild Speckrolle* Narbe Narben Übergewichtig
  Hüftgold zu_dick zu_dünn zu_fett fühle_mich_dick Kleidergröße BMI Falten Glatze | abnehmen abgenommen Waage Spiegel
  dick dünn Bauch Haut Haare Beine Figur_passt Kilo
therapy Therapie Psychotherapie | Psycholog* Psychiater* Therapieplatz Therapiestunde Therapiesitzung
  Verhaltenstherap* Traumatherap* Depression* depressiv* Antidepressiva Tagesklinik Psychiatrie Gruppentherapie
  Panikattacke* Angststörung Trauma* Selbsthilfe Krisendienst geritzt ritzen Selbstverletz* Gesprächstherapie
  meine_Therapeutin mein_Therapeut Psychotherapeut* | Sitzung Therapeut*
fear Angst Furcht Panik Schreck | ängstlich fürchte gefürchtet fürchten fürchtete Ängste Angst* Höhenangst Flugangst
  Prüfungsangst Verlustangst Todesangst Herzrasen Schiss Bammel Muffensausen Heidenangst Lampenfieber gruselt
  Schockstarre erstarrt eingeschüchtert verängstigt Panikattacke* bedroht hab_Schiss Zukunftsangst Grauen_vor
  graut_mir mir_graut traue_mich_nicht Beklemmung erschreckt Schreck_in mit_dem_Schrecken beängstigend ich_habe_Angst
  hab_Angst habe_Angst Angst_vor Angst_dass Angst_um fürcht_mich | gezittert zittern zitterte erschrocken Herzklopfen
  bange
worry Sorgen Stress Anspannung Unruhe Grübeln | Sorge besorgt Sorgen_um Sorgen_machen mache_mir_Sorgen nervös unruhig
  gestresst stressig stresst stressiger überfordert überfordernd überforderung Überlastung überlastet Nervosität
  angespannt gegrübelt grübel* beunruhigt Gedankenkarussell Kopfkino Zukunftsängste zerbreche_mir Kopf_zerbrochen
  nervenaufreibend gehetzt Zeitdruck Leistungsdruck Termindruck unter_Druck unter_Strom Druck_gemacht
  Magenschmerzen_vor Gedanken_kreisen kreisen_die_Gedanken zu_viel_alles alles_zu_viel wird_mir_zuviel alles_zuviel
  über_den_Kopf wächst_mir_über Nerven_blank Nervenzusammenbruch durchgedreht Zusammenbruch ängstigt Bauchgrummeln
  mulmig* Existenzangst Existenzängste drehe_durch besorgniserregend sorge_mich Sorge_um Sorge_dass Sorgenfalten
  gestresste Dauerstress nervös_vor Nervenbündel beunruhigend grüble gegrübelt_habe Ängste_um geht_mir_nicht_aus
  lässt_mich_nicht_los kreist_alles Kopf_voll wird_mir_alles zu_viel_wird | Druck Panik Gedanken Nerven Hektik
courage Mut Zivilcourage | mutig mutiger getraut mich_getraut traue_mich trau_mich Herz_gefasst überwunden Überwindung
  Mutprobe angesprochen_habe_ich über_meinen_Schatten Schatten_gesprungen klare_Kante mutigste Selbstbewusstsein
  selbstbewusst Rückgrat endlich_gesagt widersprochen aufgestanden_und_gesagt | traue gewagt Mund_aufgemacht wage
memory Demenz Alzheimer | Demenz* dement* vergesslich* Vergesslichkeit Gedächtnis erkennt_mich erkannte_mich
  erkennt_sie_mich weiß_meinen_Namen Gedächtnisverlust Gedächtnisambulanz Pflegestufe_wegen | vergessen vergisst
  verwirrt verwechselt erkennt Heim erinnert Namen
memories Erinnerungen Erinnerung Kindheit Vergangenheit Jugend Nostalgie | Kindheits* Jugendzeit Fotoalbum Fotoalben
  Klassentreffen erinnere_mich erinnert_mich_an früher_war als_Kind alte_Fotos alten_Fotos alte_Briefe damals_als
  Erinnerungs* schwelgen nostalgisch aufgewachsen Dachbodenfund Jugendfreund* in_meiner_Kindheit | damals früher
  erinnert Dachboden Schachtel
caring Pflege Pflegeheim Altenheim | pflegen Pflegedienst Pflegestufe Pflegegrad Pflegekasse Rollstuhl Rollator
  Kurzzeitpflege Tagespflege Pflegebett kümmere_mich kümmern_um Heimplatz Pflegeantrag Medikamentenplan
  Vorsorgevollmacht Vollmacht Essen_auf_Rädern Pflegerin_kam Seniorenheim Altersheim Seniorenresidenz pflegebedürftig*
  Pflegebedürft* pflegende* ambulante_Pflege Verhinderungspflege Inkontinenz häusliche_Pflege Pflegekraft_aus Polin
  Heimleitung Betreuer_für ins_Heim im_Heim Treppenlift Hausnotruf pflege_ich betreutes_Wohnen 24-Stunden-Pflege
  Pfleger_kommt Sozialstation Gutachter_vom Pflegegutachten MDK | Windeln Heim gefüttert gewaschen kümmern Betreuung
  betreue
ageing Älterwerden Altern | älter_werden älter_geworden alt_geworden alt_werden werde_alt werde_ich_alt
  Alterserscheinung* graue_Haare Falten im_Alter Seniorin Senioren Seniorennachmittag Greis* Zipperlein gebrechlich*
  altersschwach alte_Leute alten_Leute alten_Leuten Alterseinsamkeit zum_alten_Eisen Ü50 Midlife* das_Alter dem_Alter
  alt_sein im_hohen_Alter in_meinem_Alter alte_Leut alter_Mann_bin nicht_mehr_der_Jüngste nicht_mehr_die_Jüngste
  gebrechlicher | Rentner* älter Rente
retirement Ruhestand Rente Pension Pensionierung | pensioniert* verrentet Rentner* Rentnerin Pensionist*
  letzter_Arbeitstag letzten_Arbeitstag Frührente Rentenantrag Rentenbescheid Altersteilzeit in_Rente in_Pension
  Vorruhestand berentet Rentenbeginn Rentnerleben aufhöre_zu_arbeiten wann_ich_aufhöre noch_bis_zur_Rente
  Jahre_bis_zur Renteneintritt Rentenversicherung | Verabschiedung
sobriety Alkohol Nüchternheit | nüchtern* Selbsthilfegruppe Entziehungskur Alkoholiker* Saufen gesoffen säuft
  AA-Treffen trockener_Alkoholiker Tage_trocken Jahre_trocken Tage_nüchtern Tage_ohne_Alkohol nichts_getrunken
  keinen_Tropfen wieder_getrunken Suff abstinent Abstinenz Kiffen gekifft Joint Gras_geraucht Weed Sponsor_angerufen
  rückfällig Alkohol* Craving | Rückfall getrunken betrunken Trinken trocken Schnaps Flasche Meeting
smoking Rauchen Nichtrauchen | nicht_geraucht rauchfrei* Nikotin* Raucher* Nichtraucher* aufgehört_zu_rauchen
  mit_dem_Rauchen vapen Vape Kippen E-Zigarette Raucherpause Schachtel_am_Tag Raucherhusten | geraucht Zigarette
  Zigaretten Kippe Kaugummi
gambling Glücksspiel Spielsucht | Spielautomat* Spielothek Spielhalle Casino Sportwette* gezockt_um Wettschulden
  Spielsücht* Roulette Wettbüro | gewettet Wette
food ?Essen Ernährung Mahlzeiten | Appetit Heißhunger Lieblingsessen vegan* vegetarisch* Intervallfasten Süßigkeiten
  Ernährungsberatung zuckerfrei Schokolade_gefuttert Sonntagsessen Festessen Leibgericht Nachtisch schlemmen
  geschlemmt Fressattacke lecker_gegessen | gegessen Hunger hungrig Abendessen Frühstück Mittagessen Brot Pizza Nudeln
  lecker
faith !Glaube Kirche Gebet Gottesdienst Ramadan Moschee ?Gott | gebetet beten bete betet betete Gebete Gottesdienste
  Pfarrer* Predigt Kirchengemeinde Fasten Bibel* Andacht Konfirmation Kommunion Firmung Taufe Rosenkranz Kloster
  Pastor* Imam Freitagsgebet Koran Synagoge Rabbi* Sabbat Schabbat an_Gott Gott_hat glaube_an_Gott Beichte gebeichtet
  Kirchenchor Fastenbrechen Iftar gläubig* Kreuzweg Ostermesse Christmette Pilger* Wallfahrt Losung Hauskreis
  Gottvertrauen mein_Glauben Gurdwara Zuckerfest evangelisch* katholisch* an_Jesus Heilige_Messe | Segen Messe
  Gemeinde Kerze Altar Heilig* Jesus Gottes Herrgott um_Gottes_Willen Gott_sei_Dank
waiting Warten Ungewissheit Warteliste | Warterei Hängepartie Ungewisse Schwebezustand ungewiss Befund_warten
  auf_den_Befund auf_das_Ergebnis auf_die_Ergebnisse auf_eine_Antwort auf_die_Zusage auf_eine_Zusage warte_auf_Antwort
  noch_keine_Antwort keine_Rückmeldung Geduldsprobe hingehalten warten_müssen in_der_Schwebe | gewartet warte
  Wartezeit Wartezimmer abgewartet warteten Ergebnis wartet
hope Hoffnung Zuversicht | Hoffnungen hoffnungsvoll Hoffnungsschimmer Lichtblick zuversichtlich hoffnungslos*
  optimistisch Optimismus | hoffe gehofft hoffentlich hoffen
failure Scheitern Misserfolg Niederlage Versagen | gescheitert versagt Versager* vermasselt verkackt versaut verpatzt
  vergeigt in_den_Sand Ablehnung verloren_haben_wir nicht_bestanden durchgefallen Fehlschlag Reinfall Rückschlag
  blamiert Pleite_erlebt gefloppt Fehler_gemacht nicht_genommen nicht_geschafft sitzengeblieben | Fehler verloren
  Absage* abgelehnt
doubt Zweifel Selbstzweifel | zweifle zweifelt gezweifelt zweifeln Selbstwert* unsicher verunsichert Unsicherheit
  nicht_gut_genug gut_genug nicht_genug_bin Hochstapler* Vergleiche_mit vergleiche_mich Minderwertig* Impostor*
  zu_dumm_für zweifelnd Selbstvertrauen Sinnkrise wozu_das_alles | aufhören sinnlos
shame Scham Peinlichkeit | schäme geschämt schämt schämen schämte peinlich* blamiert Blamage beschämt* beschämend
  Schamgefühl fremdgeschämt gedemütigt Demütigung demütigend bloßgestellt rot_geworden rot_angelaufen
  im_Boden_versunken im_Boden_versinken unangenehm_berührt | unangenehm rot
secret Geheimnis Lüge Lügen | gelogen lüge_ich lügt heimlich verheimlicht verschwiegen verheimlichen verschweigen
  verschweige anlügen angelogen belogen Doppelleben Affäre fremdgegangen fremdgeht betrogen Notlüge vorgespielt
  vorgemacht niemandem_erzählt keinem_erzählt keinem_gesagt niemandem_gesagt niemand_weiß_davon weiß_niemand
  geheim_gehalten Geheimnisse die_Wahrheit_gesagt mir_nichts_anmerken nichts_anmerken | verstecken versteckt verborgen
  gestanden Wahrheit
guilt Schuld Schuldgefühle Gewissen Reue | schlechtes_Gewissen schlechten_Gewissen Gewissensbisse Gewissens* schuldig
  bereue bereut bereuen Vorwürfe Selbstvorwürfe mache_mir_Vorwürfe Versprechen_gebrochen Vorwurf_gemacht meine_Schuld
  mein_Fehler selber_schuld selbst_schuld hätte_ich_nur hätte_ich_doch hätt_ich_nur hätt_ich_doch hätte_ich_bloß
  Versäumnis versäumt_habe nicht_verzeihen_kann Wiedergutmachung gutmachen wiedergutmachen hätte_merken_müssen
  nicht_da_war schuld_bin Schuld_an Mitschuld schäme_mich_dafür tut_mir_leid_dass hätte_früher hätte_öfter
  hätte_anrufen zu_selten_besucht im_Stich_gelassen nagt_an_mir | Vorwurf Versprechen versprochen
anger Wut Ärger Zorn Frust Groll | wütend zornig stinksauer sauer angeschrien geschrien verärgert genervt nervt nervig
  angepisst pisst_mich kotzt_mich ankotzt grantig angefressen gebrüllt angebrüllt brüllt ausgerastet ausrasten
  Wutanfall geärgert ärgert ärgere aufgeregt_über rege_mich_auf mich_aufgeregt aufregen geladen_war Schnauze_voll
  Nase_voll reicht_mir zur_Weißglut koche_vor gekocht_vor explodiert geplatzt_vor frustriert frustrierend empört
  Sauerei Unverschämtheit geflucht fuchsteufelswild auf_die_Palme Hutschnur Kragen_geplatzt hasse hassen Hass gereizt
  Wut* ungerecht Ungerechtigkeit bin_sauer so_sauer total_sauer Stinkwut Mordswut ärgerlich geärgert_hat geärgert_habe
  Ärger_mit | geschimpft Türen knallt geknallt
argument Streit Krach Zoff Konflikt | gestritten streiten Streiterei* zerstritten gezofft zoffen verkracht
  Auseinandersetzung aneinandergeraten gekracht angezickt Zickerei gezankt Beef angeschnauzt angemault Wortgefecht
  angeschrien_haben Meinungsverschiedenheit Geschrei Streitigkeiten Diskussion_mit Funkstille seit_dem_Streit
  Krise_mit streitet Streits streiten_uns stritten uns_gestritten dicke_Luft Ehekrach angegiftet angeblafft |
  diskutiert laut_geworden Tür_geknallt
forgiveness Verzeihen Vergebung Versöhnung ?Entschuldigung | verziehen verzeihe verzeiht vergeben versöhnt versöhnen
  entschuldigt entschuldige_mich mich_entschuldigt vertragen_wieder wieder_vertragen ausgesprochen_haben Aussprache
  Friedensangebot um_Verzeihung um_Entschuldigung nachtragend ausgesöhnt | leidtut
pride Stolz | stolz_auf so_stolz stolz_bin bin_stolz war_stolz richtig_stolz sehr_stolz Erfolgserlebnis gelobt Lob
  Auszeichnung Anerkennung ausgezeichnet_mit befördert Beförderung geschafft_habe hab_es_geschafft habe_es_geschafft
  haben_es_geschafft gemeistert gewürdigt Wertschätzung selber_geschafft gewonnen_haben_wir Kompliment | geschafft
  gelungen Applaus Erfolg
change Veränderung Neuanfang Neubeginn | neuer_Lebensabschnitt neues_Kapitel Neustart von_vorne_anfangen neu_anfangen
  Lebensabschnitt Umbruch verändern Veränderungen verändert_sich Auswandern Sabbatical neues_Leben anderes_Leben
  Wendepunkt Gewohnheiten alles_anders verändert_hat hat_sich_geändert sich_verändert alles_neu noch_mal_neu
  nochmal_neu Umstellung Übergang neuer_Abschnitt Lebensumstellung | verändert anders
help Hilfe Hilfsbereitschaft | um_Hilfe unterstützt Unterstützung Hilfe_angenommen um_Hilfe_gebeten hat_mir_geholfen
  hilfsbereit* Hilfe_annehmen Hilfe_holen beigestanden unter_die_Arme Helfer Nachbarschaftshilfe jemandem_geholfen
  für_mich_da füreinander_da | geholfen hilft helfen half
boundaries Nein-Sagen Grenzen | Nein_sagen nein_gesagt Grenzen_setzen Grenze_gesetzt abgrenzen abgegrenzt ausgebeutet
  immer_ich wieder_ich Ja-Sager* Ja_gesagt_obwohl meine_Grenzen Grenze_überschritten übergriffig auf_der_Nase
  immer_alles_ich fühle_mich_ausgenutzt gegen_meinen_Willen | abgesagt zugesagt
trust Vertrauen Ehrlichkeit | vertraut_mir anvertraut Misstrauen misstrauisch Vertrauensbruch Verrat verraten_hat
  hintergangen betrogen vertraue_ihm vertraue_ihr Eifersucht_und aufrichtig | vertraue ehrlich
goodbyes Abschied | verabschiedet verabschieden Abschieds* Lebewohl loslassen losgelassen letzte_Mal_gesehen Abreise
  zum_letzten_Mal letztes_Mal_zusammen weggezogen zieht_weg zieht_aus ausgezogen_ist Auszug | gewinkt Bahnsteig
  Flughafen
crying Weinen Tränen | geweint weinte weinten weint weine heulen geheult heul heulte Heulkrampf heulend verheult
  plärren geplärrt geflennt flennen Träne feuchte_Augen schluchz* geschluchzt losgeheult losgeweint in_Tränen Tränchen
  nah_am_Wasser Kloß_im_Hals | Taschentuch
laughter Lachen Humor | gelacht lachten lachen_müssen Lachanfall Lachkrampf totgelacht kaputtgelacht schlapp_gelacht
  schlappgelacht gekichert kichern Tränen_gelacht Bauchschmerzen_vor_Lachen abgelacht so_gelacht Lacher | lachte Witz
  Witze gelächelt lustig
gratitude Dankbarkeit Freude ?Glück Zufriedenheit | dankbar* fröhlich* Glücksgefühl* Glücksmoment* zufrieden* beglückt
  überglücklich selig Lebensfreude Vorfreude genossen genieße Wohlgefühl wohlgefühlt so_schön_war Geborgenheit
  Herz_aufgegangen kleines_Glück kleine_Dinge freue_mich freu_mich mich_gefreut glücklich(?!erw)* Glück_gehabt_dass
  so_viel_Glück großes_Glück | froh gefreut danke schön lächeln glücklicherweise
envy Neid Eifersucht | neidisch* eifersüchtig* beneide beneidet beneiden neide vergleiche_mich_mit missgönn*
patience Geduld | geduldig* ungeduldig* Ungeduld Geduldsfaden
decision Entscheidung | entscheiden entscheide Entschluss entschlossen Zwickmühle hin-_und_hergerissen
  mich_entschieden entschieden_habe Dilemma Bedenkzeit Pro_und_Contra Für_und_Wider abwägen abgewogen Entscheidungen
  beschlossen entschieden_dass hab_mich_entschieden habe_mich_entschieden muss_mich_entscheiden Entscheidung_getroffen
  ob_ich_soll soll_ich_oder hin_und_hergerissen Zusage_gegeben Ja_oder_Nein | entschieden überlege überlegt
freedom Freiheit Unabhängigkeit | unabhängig* selbstbestimmt* befreit Befreiung selbständig_sein ausgebrochen_aus
  eigenes_Leben Freiraum
`;
