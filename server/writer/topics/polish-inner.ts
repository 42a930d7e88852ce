/** People, body and mind in Polish diaries: see english.ts; a star stands for any ending. */
export const polishInnerTopics = `
mother mama matka mamusia mamuśka mamcia | mamą mamę mamo mamie matk[iąęo]* matce matczyn* mamusi* mamuś* | matko
father tata ojciec tatuś tato | tat[yęąo]* tacie tatę ojca ojcu ojcem ojcow* tatusi*
parents rodzice | rodziców rodzicom rodzicami rodzicach rodzicielsk* staruszkowie
sister siostra siostrzyczka | siostr[ąęyo]* siostrze siostrą sióstr siostry
brother brat bracia braciszek | bratem bratu bracie braci braćmi bracisz* brata bracie_mój bratersk*
daughter córka córeczka | córki córk[ąęio]* córce córek córeczk* córkom młodsza_córka starsza_córka
son syn synek syneczek | syn[aeku]* synowi synem synowie synów synk[aiou]* synami
husband mąż małżonek | męża mężowi mężem mężu mężulek
wife żona małżonka | żon[yęąo]* żonie żonk[aię]*
partner partner partnerka !chłopak !dziewczyna | narzeczon* mój_chłopak mojego_chłopaka moim_chłopakiem
  mojej_dziewczyny moją_dziewczyną moja_dziewczyna partner[aeko]* partnerk* związek_na_odległość zamieszka*
  terapia_par terapię_par terapii_par nasz_związek chłopakiem chłopaka_mojego moja_druga_połówka naszym_związku
  w_związku_od | konkubent*
marriage małżeństwo | małżeńs* rocznica_ślubu rocznicę_ślubu srebrne_gody złote_gody obrączk* oddalili po_ślubie
  lat_po_ślubie kryzys_w_małżeństwie z_mężem_kłót* małżonkow* ciche_dni_z nie_rozmawiamy_ze z_mężem_rozmaw*
  oddalamy_się
grandmother babcia babunia | babci* babc[ięą]* prababci* babcin*
grandfather dziadek dziadzio | dziadk* dziadziu* pradziad* dziadkow*
grandchild wnuki wnuczka wnuk wnuczek wnuczęta | wnuczk* wnuk[aiou]* wnukiem wnusi* wnucz* prawnu*
kin krewni ciocia ciotka wujek wuj kuzyn kuzynka | cioc[ięąiu]* ciotk* wujk* wuja stryj* kuzyn* siostrzen* bratan*
  chrzestn* chrześnia* krewn*
inlaws teściowie teściowa teść szwagier szwagierka synowa zięć | teściow* teści* szwagr* synow[ąęe]j* zięci*
stepchild pasierb pasierbica macocha ojczym | pasierb* macoch* ojczym* patchwork*
ex ?były eks była_żona były_mąż | eksmąż eksżona byłego_męża byłym_mężem byłej_żony byłą_żoną były_chłopak
  byłego_chłopaka moim_eks byłym_chłopakiem była_dziewczyna mój_były moja_była eksem
love miłość zakochanie zauroczenie | miłośc* miłosn* zakocha* zauroczon* pocałow* całow* całus* kocham_go kocham_ją
  motyle_w_brzuchu podoba_mi_się podoba_się_jej zabujan* złamane_serce serce_mi_wali wyznał* randk* zakochan*
  zakochał* motylki_w kocha_mnie tęskni_serce serce_zabiło
dating randki randka | randk* randce tinder* tindera badoo zmatchow* ghosting
breakup rozstanie zerwanie | rozstania rozstaniu zerwa[łn]* zerwał* rzuciła_mnie rzucił_mnie zostawił_mnie
  zostawiła_mnie porzuc* koniec_z_nim koniec_z_nią | odszed* odeszł* rzucił rzuciła rozstał
divorce rozwód rozwody | rozwod* rozwied* rozwodz* alimen* opieka_nad_dziećmi weekend_z_ojcem weekend_u_taty
  podział_majątku pozew separacj* widzenia_z_dzieckiem
wedding ślub wesele | ślub[uyoie]* ślubn* wesel[nea]* weseln* panna_młoda pan_młody pannę_młodą suknia_ślubna
  zaręczyn* zaręczy* oświadczy* poprawiny wieczór_panieński wieczór_kawalerski drużb* druhn* pobiera* pobieramy
  miodowy
baby niemowlę noworodek maluszek bliźniaki | pielusz* pieluch* karmienie karmienia karmię_piersią karmi_piersią
  położn* butelki_z_mlekiem butelkę_z_mlekiem noworod* kołysank* macierzyńsk* niemowl* laktator* odciąga* ząbk*
  kolk[aię]* smocz* karmieni* kąpiel_małego połóg połogu bobas* dzidzi* raczkuj* przewija* wózkiem nosidł* chusta_do
  chustę_do chusty_do mleko_matki kaszk[aię]* | wózek mleko butelk*
pregnancy ciąża poród | ciąż[yęąo]* ciąży ciężarn* usg porod* porodówk* rodzić skurcz* termin_porodu cesark*
  test_ciążowy ginekolog* zaszła_w_ciążę brzuszek | mdłości
fertility niepłodność in_vitro | niepłodn* zarodk* owulac* starania_o_dziecko starania_o staramy_się_o zapłodni*
  transfer_zarodka inseminac*
miscarriage poronienie | poroni* martwe_urodzenie martwy_płód nie_bije_serce
children dzieci ?dziecko dzieciaki maluchy | dzieciak* przedszkol* moje_dzieci nasze_dzieci zabawk* bajka_na bajki_na
  bajkę_na bajko_na żłob[ek]* plac_zabaw placu_zabaw kinderbal urodziny_dziecka adaptacj* nastolat* dobranock*
  moim_dzieciom dzieciaczk* przedszkolank* świetlic* trzylat* czterolat* pięciolat* dwulat* bunt_dwulatka klocki
  niani* dziećmi_w przedszkolu z_przedszkola odbieram_ze przedszkola_odebra* | dziec*
parenthood rodzicielstwo macierzyństwo ojcostwo wychowanie | wychow[au]* samotna_matka samotny_ojciec zła_matka
  dobra_matka złą_matką dobrą_matką dobrym_ojcem rodzicielstw* macierzyństw* ojcostw* wywiadówk*
adoption adopcja rodzina_zastępcza | adopc* adoptow* zastępcz* dom_dziecka pogotowie_opiekuńcze
family ?rodzina ?rodzinka rodzeństwo | rodzinn* zjazd_rodzinny obiad_rodzinny rodzeństw* spadku spadkow* odziedzicz*
  rodzinnie | rodzin* krewn* bliscy spadek
sleep sen bezsenność drzemka | spać spałam spałem spała spał spali śpię śpi śpią wyspał* wyspan* wyspać zasn[ąęi]*
  zasną* zasypia* niewyspan* niedospan* bezsenn* drzem* przespa* nieprzespan* nieprzespane śpiąc* snem przysną*
  zdrzem* chrapa* chrapi* nie_spałam nie_spałem nie_śpię wcześnie_się_położy leżałam_i leżę_i_patrzę melatonin*
  nasenn* zaspał* zaspan* nie_mogę_spać nie_mogłam_spać nie_mogłem_spać wybudz* lunatyk* godziny_snu odespa*
  nie_zmrużył* oka_nie_zmruży* nad_ranem_nie nie_śpi obudziłam_się_o obudziłem_się_o obudziłam_się_w_nocy godzin_snu
  bezsennie | śnił śniła obudził* budzi* noce nocy łóżk* poduszk* wstał* budzik*
tired zmęczenie wyczerpanie przemęczenie | zmęczon* zmęcz* wykończ* wyczerpan* przemęcz* padam padnięt* padłam padłem
  niewyspa* wypalon* wypaleni* bez_sił brak_sił nie_mam_siły nie_mam_sił nie_miałam_siły nie_miałem_siły sił_nie_mam
  nie_mam_energii brak_energii ledwo_żyję ledwo_żywa ledwo_żywy ledwo_stoję ledwie_żyję padam_na_twarz na_twarz
  padam_z_nóg z_nóg_padam zmordowan* wymęcz* umęczon* skonan* zajechan* zajechał* wyssan* wymięk* rozbita rozbity
  ziewa* senn* wypompowan* ledwo_chodzę oczy_się_zamykają zarżnięt* bezsił* dość_wszystkiego nie_wyrabiam
  nie_daję_rady nie_daję_już opadam_z_sił ziew* padnięta padnięty zmęczona zmęczony zmęczeni ze_zmęczenia zmęczeniu
  styrana styrany umęczona umęczony ledwo_widzę ledwo_patrzę nogi_mi_odpadają nogi_bolą nogi_jak_z brak_snu
  nie_dospałam nie_dospałem nie_mam_już_siły resztkami_sił resztką_sił oczy_na_zapałki wyżęt* | siły sił energii
  energi* zombie
loneliness samotność osamotnienie | samotn* osamotni* sama_w_domu sam_w_domu całkiem_sama całkiem_sam zupełnie_sama
  zupełnie_sam pusty_dom pusta_kuchnia puste_mieszkanie pustym_domu pustym_mieszkaniu dla_jednej_osoby nikt_nie_dzwoni
  nikt_nie_zadzwonił nikt_nie_pyta nikt_nie_zapytał nikogo_nie_ma nikogo_nie_było nie_mam_nikogo nie_mam_komu
  nie_ma_komu z_nikim nikt_nie_przyszedł do_nikogo jem_sama jem_sam odizolowan* wykluczon* opuszczon* niezaproszon*
  nie_zaprosili bez_przyjaciół gadam_do_siebie jak_palec samotk* sama_jak sam_jak siedzę_sama siedzę_sam beze_mnie
  tylko_do_psa samotno sama_siedzę sam_siedzę pusto_w_domu pusto_jest cicho_w_domu cicho_w_mieszkaniu nie_mam_do_kogo
  nie_ma_do_kogo otworzyć_gęby gęby_do_kogo | sama sam samej samemu nikogo nikt pust*
silence cisza milczenie | cisz[yęąo]* milcz* zamilk* przemilcz* w_milczeniu ani_słowa bez_słowa ucich* niemy oniemia*
  | cicho spokój cich*
grief żałoba strata | żałob* wdow[ayęio]* wdowie* wdowi* owdowia* opłakuj* nieobecnoś* tęsknię_za_nim tęsknię_za_nią
  brakuje_mi_go brakuje_mi_jej brakuje_go brakuje_jej bez_niego bez_niej po_jego_śmierci po_jej_śmierci od_śmierci
  przed_śmiercią po_śmierci jego_grób jej_grób jego_rzeczy jej_rzeczy jego_ubrania jej_ubrania jego_kurtka znicz*
  kondolencj* nieboszcz* świętej_pamięci nie_żyje już_nie_żyje rocznica_śmierci rocznicę_śmierci straciłam straciłem
  nekrolog* pochował* zapaliłem_znicz na_grobie na_cmentarzu grobu grobie_taty groby_odwiedz* wszystkich_świętych
  zaduszki zaduszkach chryzantem* znicze zniczami rocznica_od | grób grob* cmentarz* zmarł* umarł* brakuj* odesz*
  odszed* utrat* stratę tęskni* żegna*
death śmierć umieranie | śmierci śmiercią umarł* umier* zmarł* zgon* hospicj* konając* nieżyjąc* samobójstw* śmiertel*
  trumn* kostnic* urn[aęyą]* eutanazj* uśpi[ćłl]* zginą* zginęł* paliatyw* | grób grob* cmentarz* martwa martwy martwe
funeral pogrzeb stypa | pogrzeb* styp[aęyi]* trumn* kondukt* kremacj* zakład_pogrzebowy grabarz* | wieńc* wieniec
  ksiądz
illness zdrowie choroba diagnoza gorączka grypa przeziębienie cukrzyca | chorob* chora chory chore chorą chorego
  chorej chorow* choruj* rozchorow* pochorow* zdrowi[aeu]* zdrowotn* gorączk* gryp[yęąao]* przeziębi* kaszl* kaszel
  katar* antybiotyk* cukrzyc* zwolnienie_lekarskie na_zwolnieniu l4 zwolnieniu_lekarskim przychodni* neurolog*
  endokryno* internist* rodzinny_lekarz rodzinna_lekarz wizyta_u_lekarza u_lekarza do_lekarza do_lekarki u_lekarki
  specjalist* recept[aęyi]* morfolog* badania_krwi badanie_krwi wyniki_badań diagnoz* objaw* zapaleni* infekcj* wirus*
  covid* koronawirus* astm* alergi* tarczyc* nudności wymiot* rzyga* zwymiot* biegunk* osłabi* zawroty_głowy zemdla*
  omdl* przewlek* nowotworow* insulin* cukier_wysoki prześwietl* szpitaln* zastrzyk* kroplówk* skutki_uboczne
  borelioz* stwardnieni* reumat* półpasiec angin[aęy]* rekonwal* wyzdrowi* zdrowiej* wrzod* nadciśnieni* ciśnienie
  ciśnienia ciśnieniomierz* wyniki_krwi wyniki_z źle_się_czuję źle_się_czułam źle_się_czułem gorączkuj* choruję
  zachorow* chorobę lekarka_powiedziała lekarz_powiedział pobrali_krew pobranie_krwi grypowo przeziębion* kaszle
  kaszlę kaszlał* chore_serce leczeni* | leki lek[ui]* lekarstw* tabletk* wynik* lekarz* lekark* doktor* badani*
  apte[kc]*
hospital szpital operacja klinika sor | szpital* operacj* operow* chirurg* rezonans* tomograf* ostry_dyżur narkoz*
  znieczuleni* karetk* pogotowi* oddział_intensywnej oiom* rentgen* biopsj* gastroskop* kolonoskop* wypis_ze_szpitala
  izba_przyjęć ordynator* poczekalni* skierowani* endoprotez* bajpas* | oddzia* sala sali salę saly
cancer rak nowotwór chemia chemioterapia | nowotw* chemiot* radioter* onkolog* guz[aeuy]* guz przerzut* mammograf*
  białaczk* raka rakiem chłoniak* naświetla* czerniak* | chemii chemię
stroke udar rehabilitacja | udar* rehabilit* logoped* afazj*
dialysis dializa przeszczep | dializ* przeszczep*
epilepsy padaczka | padacz* epilep*
blindness ślepota | niewidom* niedowidz* oślep* siatków[kc]* jaskr* zaćm*
deafness głuchota aparat_słuchowy | niedosłuch* aparaty_słuchowe głuch[aey]* migow* szumy_uszne
adhd adhd autyzm | autyst* autyz* asperger* neuroatyp* przebodźcow* adhd* spektrum
eating zaburzenia_odżywiania | anoreks* bulimi* kompulsywn* objada* obżera*
menopause menopauza klimakterium | menopauz* uderzenia_gorąca uderzeń_gorąca przekwit* klimakter*
transition tranzycja | tranzycj* testosteron* estrogen* zaimki transpłciow*
comingout coming_out | wyoutow* gej gejem lesbijk* homoseks* biseks* queer wyszłam_z_szafy wyszedłem_z_szafy
pain ból migrena kontuzja ból_głowy ból_pleców | ból[eu]* bóle bólu bólem boli bolą bolał* bolesn* zabolał* rozbolał*
  obola* migren* kontuzj* rwa_kulszowa dyskopati* zwichn* skręcił* skręcon* złama[łn]* w_gipsie gips* o_kulach
  kule_ortop fizjoterapeut* rehabilitant* ortoped* kuleć kuleje kulej* utyka* ząb_boli przeciwbólow* ibuprom* apap*
  ketonal* zakwas[yóa]* lumbago korzonki naderwa* nadwyręż* stłucz* opuch* spuchn* artretyzm* zwyrodnien* nerwoból* |
  kręgosłup* kark* bark* kolan* nadgarst*
joints kolano plecy biodro kręgosłup | plecach pleców plecami kolan[aeou]* biodr* kręgosłup* bark boli_kolano
  boli_mnie_kolano
body ciało sylwetka | schud* chudn* przyty* odchudza* dieta dietę diecie kilogram_mniej nadwag* otył* gruba_jestem
  gruby_jestem grube_jestem kalori* brzuszysk* bliz[nm]* trądzik* pryszcz* cellulit* rozstęp* zmarszcz* łysie*
  ciał[aoue]* ciele | dłoni* nog[aięy]* brzuch* skór* włos* lustro lustr* kilo kilogram* gruba waga
therapy terapia psycholog psychoterapia | terapeut* terapi[aięą]* psycholog* psychoter* psychiatr* depresj* depresyjn*
  antydepres* ataki_paniki atak_paniki nerwic* grupa_wsparcia samookalecz* cięcie_się poradni* zdrowia_psychicznego |
  sesj*
fear strach lęk | lęk* lęk[iu]* boję bałam bałem bali boimy boi boją wystraszy* przestrasz* drża[łl]* panik[aęiou]*
  panicz* obaw[aiyęą]* obawia* lękam tchórz* stracha* bojaźń przerażon* dygot* nogi_z_waty przeraż* trema tremę tremy
  strachu strachem straszy straszyć przeraża przeraził* przeraził boję_się boję_o bałam_się bałem_się lęku lękiem
  ze_strachu strachy | boisz drży serce_mi drż* straszn* obawiam
worry stres zmartwienie niepokój nerwy obawy | stres* martwi* zmartwi* zamartwi* zdenerwowa* denerw[ou]* zdenerw*
  niepokoj* nerwic* przytłocz* przytłacz* presj[aęią]* napięci[aeu]* napięt[ay]* roztrzęsion* natłok*
  za_dużo_wszystkiego za_dużo_na zadręcza* spięt[ay]* kłębek_nerwów ścisk_w_żołądku ściska_mnie w_głowie_mi
  nie_wyrabiam przejmow* trosk[aięi]* zatroskan* gonitwa_myśli czarne_myśli znerwicow* zamartwiam stresuję stresie
  nerwowo zdenerwowan* martwię_się martwię_o nie_daje_mi_spokoju chodzi_mi_po_głowie kołata* kołacz* niespokojn*
  w_głowie_kotłuje nerwówk* nerwów | nerwow* nerw* panik* myśli przejmuj*
courage odwaga | odwag* odważ* odważn* odważył* śmiałoś* ośmiel* zebrałam_się zebrałem_się przełama* przemog*
  w_końcu_powiedziałam w_końcu_powiedziałem wreszcie_powiedziałam wreszcie_powiedziałem postawiłam_się postawiłem_się
  pewność_siebie pewności_siebie przeciwstawi*
memory pamięć demencja zapominanie alzheimer | demencj* alzheim* nie_poznaje nie_poznała nie_poznał zapominalsk*
  otępien* zanik_pamięci kłopoty_z_pamięcią | zapomin* zapomni* pamię[tć]* myli
memories wspomnienia wspomnienie dzieciństwo przeszłość | wspomin* wspomnie[nć]* wspomnieni* dzieciństw* dzieciń*
  jak_byłam_mała jak_byłem_mały gdy_byłam_mała gdy_byłem_mały kiedy_byłam_mała kiedy_byłem_mały za_młodu w_młodości
  młodoś* nostalg* album_ze_zdjęciami album[uy]* stare_zdjęcia starych_zdjęć stare_listy dawniej_było dawne_czasy
  dawnych_czasów rodzinny_dom przypomniał_mi_się lata_szkolne zjazd_klasowy | dawniej kiedyś pamiętam przypomni*
caring opieka dom_opieki opieka_nad_mamą | opiekuj* opiekow* opiekun* opiek[ąięu]* opiece hospicjum przewijam pampers*
  wózek_inwalidzki balkonik* chodzik* pielęgnuj* pielęgnacj* niepełnosprawn* niesamodziel* domu_opieki domu_starców
  dom_starców dps zasiłek_pielęgnacyjny zajmuję_się_mamą zajmuję_się_tatą zajmować_się_mamą myję_mamę karmię_mamę
  rehabilitan* zol opiekuję_się przy_mamie_siedzę kąpię_mamę pampersy pampersa materac_przeciwodleżynowy odleżyn*
ageing starość starzenie_się ?wiek | starze[jćln]* zestarz* stary_człowiek starym_człowiekiem siwizn* senior*
  przemijani* na_stare_lata starych_ludzi coraz_starsza coraz_starsze coraz_starszy niedołęż* starcz[aey]* latka_lecą
  nie_te_lata czterdziestk* pięćdziesiątk* sześćdziesiątk* starości starością emerytki_z laska lasce w_moim_wieku
  w_tym_wieku moje_lata swoje_lata coraz_mniej_sił na_starość siwe_włosy | stary stara starsz* staruszk* starusz*
  staroś*
retirement emerytura | emerytur* emeryt* na_emeryturze przejście_na_emeryturę rent[aęyi]* przedemeryt* | zus
sobriety trzeźwość picie alkohol | trzeźw* alkohol* alkoholi* nie_piję przestałam_pić przestałem_pić nie_pić pijany
  ojciec_pił zapił* przepi[łj]* upił* schla* chla[łnć]* pijak* pijań* miting* mityng* meeting_aa aa nawrot* nawrót
  dni_trzeźwości głód_alkoholowy poszedł_w_tango melanż* marihuan* jara[łnć]* trawk* ćpa* na_kacu | wódk* pija* piłam
  piłem pijan* pić piwo kac kaca
smoking palenie papierosy | palić paliłam paliłem rzucam_palenie rzucić_palenie rzuciłam_palenie rzuciłem_palenie
  nikotyn* palacz* papieros[yóa]* e-papieros* vape* iqos* fajki fajka fajkę | zapalił* papieros*
gambling hazard | hazard* kasyn* automaty bukmach* obstawi* ruletk* zakłady_bukmacherskie | zakład*
food jedzenie posiłki | głodn* apetyt* wegan* wegetari* przejad* słodycz* ulubione_danie najadł* odżywia* dietetycz*
  pyszn* | obiad* śniadani* kolacj* jem zjad* jadł* chleb zupa zupę zupy
cooking gotowanie pieczenie ?zupa pierogi ?ciasto | zupę zupą ugotow* gotuj* upie[kc]* piecze* przepis_na
  przepis[yóu]* kuchark* kuchar* rosół rosoł* pierog* kotlet* pomidorowa pomidorową bigos* naleśnik* drożdżow*
  zakwas_na chleb_na_zakwasie chleb_piec obierał* chochl* konfitur* dżem* kisi* kiszon* przetwor* placki ciasta
  sernik* szarlotk* makow[ie]* lukier smażył* usmaż* kruche gotować gotował* gotowani* gotowanych dogotow*
  doprawi[ćłlaeę]* | chleb* ciast* obiad* kuchn* piekarnik* garnek
faith wiara modlitwa kościół różaniec ?bóg | wiary wiarę modli* modlitw* kościel* kościoł* boga msz[aęyąi]* mszą
  biblia biblii biblię różańc* ksiądz* księdz* księż* parafi* proboszcz* spowied* spowiad* pielgrzym* kaplic*
  komuni[aęi]* chrzest chrzcin* bierzmow* rekolekc* koronk* maryj* adoracj* święce* święconk* kolęd[aęy]* nabożeństw*
  zakonnic* klasztor* kazani* meczet* ramadan* imam* ewangeli* wierząc* w_boga cerkiew* cerkwi* księża księży księżom
  mszą_świętą pan_jezus pana_jezusa matce_boskiej | świec* ołtarz* jezus* matka_boska bogiem bogu
waiting czekanie niepewność oczekiwanie | oczekiwan* oczekuj* kolejka_do czekam_na_wyniki czekam_na_wynik
  czekamy_na_wynik czekam_na_odpowiedź czekanie_na czekać_na_wyniki w_zawieszeniu niepewnoś* nie_wiadomo_co ciągle_nic
  wciąż_nie_ma dalej_nic bez_odpowiedzi lista_oczekujących | czeka* doczeka* wynik* poczekaln* kolejk*
hope nadzieja | nadziej* zawied[lz]* zawiód* beznadziej* zwątpi* optymi* światełko_w_tunelu światełk*
failure porażka niepowodzenie | poraż[kc]* niepowodz* nie_udało_się nie_wyszło nie_wyszedł_mi odrzuc* odrzuceni*
  odmow[ęayi]* zawali* schrzani* spieprzy* zepsułam zepsułem oblał* obla[łln]* nie_zdałam nie_zdałem klęsk* fiasko*
  przegra* nie_dostałam nie_dostałem błąd_popełni pomyłk* błęd[uyóe]* dałam_plamę dałem_plamę | błąd przegran*
doubt wątpliwości zwątpienie | wątpi* wątpliw* zwątp* niepewn[aey]* niepewny_siebie nie_dość_dobr nie_jestem_dość
  niewystarczając* nie_nadaję_się do_niczego poczucie_wartości kompleks[yóa]* porównuj* porównyw* waha[młnć]* wahanie
  bez_sensu niska_samoocena samoocen* nie_jestem_pewna nie_jestem_pewien zwątpiłam zwątpiłem wątpię_w_siebie wątpię_w
  | sens wart* oszust*
shame wstyd zażenowanie | wstyd* zawstydz* zażenow* upokorz* upokarza* ośmiesz* kompromitacj* obciach* poczerwienia*
  zaczerwien* spaliłam_się_ze spaliłem_się_ze głupio_mi ze_wstydu żenad* żenując* skompromit* ponizon* poniżon*
  poniżeni* poniżył* poniżaj* wstydziłam wstydziłem spaliłabym_się czerwieni* głupio_mi_było
secret tajemnica kłamstwo sekret | skłama* kłam[alsczy]* tajemnic* ukry[wtćl]* zatai* zataj* przyznałam_się
  przyznałem_się nie_przyznałam nie_przyznałem okłam* oszuk[aiu]* zdrad[aęyzi]* zdradzi* potajemn* skryt*
  nikomu_nie_powiedziałam nikomu_nie_powiedziałem nikomu_nie_mówiłam nikt_nie_wie po_kryjomu sekretu sekrety sekretów
  romansu sekretem potajemnie | przyznałam przyznałem prawd* udaję udawałam udawałem romans
guilt wina poczucie_winy wyrzuty_sumienia | winn[aey]* winy_że sumieni* żałuj* żałow* moja_wina to_moja_wina
  mojej_winy przeze_mnie obwinia* wyrzut* skruch* zawiniłam zawiniłem mogłam_wcześniej mogłem_wcześniej powinnam_była
  powinienem_był mam_do_siebie mam_żal_do zaniedba* zawiodłam zawiodłem pretensje_do_siebie mam_wyrzuty gryzie_mnie
  gryzie_sumienie sumienie żal_do_siebie nie_zdążyłam nie_zdążyłem nie_byłam_przy nie_byłem_przy mogłam_więcej
  mogłem_więcej czuję_się_winna czuję_się_winny zawaliłam zawaliłem mój_błąd gdybym_wtedy gdybym_tylko | obiec* żal
  obietnic*
anger złość gniew frustracja irytacja | złoś[cć]* złoszcz* zezłości* wściek* wkurz* wkurw* zdenerwował_mnie zła_na
  zły_na byłam_zła byłem_zły jestem_zła jestem_zły krzycz* wrzas* wrzeszcz* trzasn* nakrzycz* gniew* rozgniew* irytuj*
  zirytow* frustr* furi[aię]* szlag_mnie krew_mnie nerwy_mi_puściły wybuchn* wybuchł* oburz* niesprawiedliw* nienawi*
  obrażon* obrazi* drażni* rozdrażni* szału szał mam_dość miałam_dość miałem_dość wnerwi* zezłościł* zła_jestem
  zły_jestem zdenerwowałam_się_na zdenerwowałem_się_na wkurwion* szlag_by | zła zły szlag krzyk[nią]*
argument kłótnia sprzeczka awantura konflikt | kłót[nil]* kłóc* pokłóc* awantur* sprzecz* konflikt* spięci* ciche_dni
  zgrzyt* pretensj* posprzecz* scysj* spór sporu żremy żarl* kłótl* wykłóca* trzaśnię* wyzwał* wygarn* | dyskusj*
forgiveness przebaczenie pojednanie przeprosiny | przeprosi* wybacz* przebacz* pogodził* pogodzi[ćł]* pojedna* zgoda_z
  pogodzeni* przepraszał* przeproszę przeproszon* pogodziliśmy_się pogodziłyśmy_się pogodziliśmy | przeprasz*
pride duma | dumn* duma_z dumą pochwali* pochwał* udało_mi_się udało_się_nam dałam_radę dałem_radę poradziłam
  poradziłem wyróżnieni* doceni* docenion* komplement* | udało gratul* nagrod* osiągn* sukces* awans*
change zmiana_w_życiu ?zmiany nowy_początek | nowy_etap nowe_życie od_nowa od_zera nowy_rozdział przełom*
  zmieniam_życie zmienić_życie nowa_rzeczywistość inne_życie zmieniło_się_wszystko wszystko_się_zmieniło
  wszystko_się_zmienia od_nowego_roku zacząć_od_nowa zaczynam_od_nowa zmiany_w_życiu zmianę_w_życiu zmienić_coś |
  zmian* zmieni* rewolucj*
help pomoc wsparcie | poprosiłam_o_pomoc poprosiłem_o_pomoc o_pomoc wsparci* wspiera* pomocn* przyjąć_pomoc pomógł_mi
  pomogła_mi pomogli_mi | pomóg* pomog* pomag*
boundaries ?granice asertywność mówienie_nie | asertywn* powiedziałam_nie powiedziałem_nie powiedzieć_nie odmówiłam
  odmówiłem stawiać_granice postawiłam_granicę postawiłem_granicę nie_umiem_odmówić moje_granice zawsze_ja znowu_ja
  przekracza* wykorzystują_mnie wykorzystuje_mnie nie_potrafię_odmówić umiem_odmówić nie_umiem_powiedzieć | odmów*
  wykorzyst*
trust zaufanie szczerość | zaufa* ufam ufać ufał* nieufn* szczer[aeoy]* szczeroś* zdrad* za_moimi_plecami
goodbyes pożegnanie rozłąka | pożegna[nłćl]* żegna[jmłn]* żegnał* rozłąk* odprowadzi* odjazd* ostatni_raz_widz
  ostatnie_spotkanie pożegnaln* puścić_wolno odpuścić | machał* pomacha* dworzec lotnisko
crying płacz łzy | płaka* płacze płaczę płaczą zapłaka* rozpłaka* popłaka* łz[yaęą]* łzami wzrusz* rozrycz* rycza*
  ryczę szlocha* szloch* łka[łm]* wyje wyłam_w poryczał* becza* łzę mokre_oczy oczy_mi_się gardło_ścisk chlip*
laughter śmiech humor | uśmia* roześmia* śmiej[eęą]* zaśmie* chichot* chichra* ubaw* żart[uyóo]* rechot* śmieli śmiał
  śmiała śmiali śmiałam śmiałem śmialiśmy śmiałyśmy śmieje śmiejemy ryczeliśmy_ze_śmiechu ze_śmiechu śmiechu |
  uśmiech* śmieszn* śmia*
gratitude wdzięczność radość ?szczęście | wdzięczn* szczęśliw* radosn* radoś[cć]* rado[śs]* szczęści[aeu]* uszczęśliw*
  cieszył* ucieszy* ucieszon* uradow* zadowolon* doceniam małe_rzeczy drobne_radości lżej_na_sercu cieszę_się
  cieszy_mnie jestem_szczęśliw* | dziękuj* miło pięknie ciesz[ęyą]* błog[oi]* rozkosz*
envy zazdrość zawiść | zazdro* zawiś* zawist*
patience cierpliwość | cierpliw* niecierpliw* zniecierpliw*
decision decyzja wybór | decyzj* decyduj* postanawi* dylemat* rozterk* rozdart* za_i_przeciw zastanawiam_się wyboru
  wybrać_między zdecydował* zdecydować zdecydujemy zdecyduję zdecydowan[aey] postanowi* podjąć_decyzję
  podjęłam_decyzję podjąłem_decyzję decydując* nie_wiem_czy_iść przemyśl* przemyśle* namyśl* zastanawiałam
  zastanawiałem rozważ* jeszcze_nie_wiem_czy | zastan* wybra* zastanawiam
freedom wolność niezależność | wolnoś* niezależn* samodzielnoś* wyzwol* uwolni*
`;
