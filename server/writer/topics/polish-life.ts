/** Work and the rest of life in Polish diaries: see english.ts; a star stands for any ending. */
export const polishLifeTopics = `
work praca robota biuro etat | prac[yęą](?!wn)* pracowa* kierownik* kierownicz* pracuj* robot[aęyąo]* robocie roboty
  biurz* biur[aoou]* szef* kolega_z_pracy nadgodzin* wypłat* etat* delegacj* klient* inżynier* staż[uy]* stażyst*
  praktyk[aięio]* dyrektor* dyrekcj* szefow* pracowni[kc]* pracownic* zespół_w_pracy firm[aęyiąo]* korporacj* korpo
  open_space open_spejs deadline* zdaln* home_office umowa_o umowę_o umowy_o umową_o premi[aęi]* podwyżk* awans* kadr*
  mobbing* prezentacj* zarząd* zawodow* księgow* sekretark* etacie nadgodziny zastępstw* współpracow* biznes*
  spotkanie_zespołu zebranie_w urzędni* delegacji zlecen* zleceniodaw* związki_zawodowe zapierdal* harow* tyra[mćł]*
  fuch[aęy]* zebraniu_w firmie firmowy firmowe kolega_z_działu koleżanka_z_działu z_działu dziale przełożon* robotę
  w_pracy do_pracy z_pracy po_pracy pracowit* zmianę_w_pracy grafik_na brygadzista wolne_wzięłam l4_kolegi szychta
  szychtę szychcie | zespół grafik zamówieni* spotkani* projekt* maile mail* brygad* magazyn* fabryk* zmian[ayęi]*
  urlop* raport* zebrani*
nights nocna_zmiana dyżur nocka dyżury | nock[aięi]* dyżur* nocnaj_zmian nocnej_zmian nocnąj_zmian nocną_zmianę
  nocne_zmiany nocnej_zmianie nocne_dyżury na_drugą_zmianę na_nocną na_trzecią_zmianę rannej_zmianie druga_zmiana
  pierwsza_zmiana trzecia_zmiana | zmian[ayęi]* noc
nursing ?oddział pielęgniarstwo | pacjent* pielęgniar* na_oddziale oddziałow[aey]* raport_pielęgniarski salow[aey]*
  obchód podopieczn* | oddzia* sala sali saly
medic pogotowie | ratowni* karetk* reanimac* dyspozytor* | wezwani*
redundancy bezrobocie zwolnienie szukanie_pracy rozmowa_kwalifikacyjna | zwolnili zwolnion* zwolnienia_z_pracy
  zwolnienie_z_pracy zwolnień wypowiedzeni* bezrobot* bezrobocia rekrutac* cv rozmowę_kwalifikacyjną
  rozmowie_kwalifikacyjnej rozmowy_kwalifikacyjne rozmowę_o_pracę rozmowy_o_pracę urząd_pracy urzędzie_pracy
  urzędu_pracy oferta_pracy oferty_pracy szukam_pracy szukać_pracy straciłam_pracę straciłem_pracę stracił_pracę
  straciła_pracę stracić_pracę zasiłek zasiłk* odpraw[aęy]* redukcj* likwidacj* list_motywacyjny nie_przedłużyli
company firma działalność | własna_firma własną_firmę działalność_gospodarcza dg faktur* inwestor* zus_przedsiębiorcy
  przedsiębior* startup* freelanc* jdg vat* kontrahent* zleceń | zlecen*
coding programowanie ?kod | programist* programow* deploy* bug[iaó]* merge* commit* standup* sprint* developer*
  backend* frontend* repozytori* | serwer*
trades ?budowa ?remonty | na_budowie budowlan* murarz* murow* tynk* tynkow* beton* rusztowan* majst[re]* dekarz*
  spawacz* spawa[łmć]* elektryk* stolarz_jestem koparkow* glazurnik* wylew[kc]* brygadzist* | ekip[aęy]*
cleaning sprzątanie | sprzątaczk* sprzątam_u sprzątam_biura ekipa_sprząta mopem mop* | odkurz*
social praca_socjalna | pracownik_socjalny pracownica_socjalna mops* gops* podopieczn* streetwork*
teaching lekcje uczniowie ?klasa nauczanie | uczni* uczenni[ck]* uczę_w moja_klasa mojej_klasie moją_klasę wychowawc*
  wychowawczyn* pokój_nauczycielski pokoju_nauczycielskim kartkówki_do sprawdzam_klasówki sprawdzian*
  rada_pedagogiczna dyrektork* kuratori* nauczycielsk* przedszkolank* godzin_lekcyjnych dziennik_elektroniczny
  matka_ucznia matki_ucznia matkę_ucznia lekcji_prowadz* rada_pedagog dyżur_na_korytarzu | lekcj* klas* nauczyciel*
  tablic* nauczycielk* zastępstw*
school szkoła liceum lekcje matematyka technikum ?klasa | szko[łl][aęyąeon]* szkole szkoln* nauczyciel* w_klasie
  z_klasy klasów[kc]* kartków[kc]* sprawdzian* zadania_domow zadanie_domow zadaniu_domow zadanie_domowe praca_domowa
  pracę_domową prace_domowe matm[aęyi]* matematy* polak_z fizyk[aięi]* chemia_klasow chemii_klasow ocena oceny ocenę
  oceno jedynk* pałę pała pały świadectw* przerwa_w_szkole przerwę_w_szkole przerwy_w_szkole przerwi_w_szkole
  na_przerwie wychowawczyni wagar* gimnazj* podstawów[kc]* kolega_z_klasy koleżanka_z_klasy librus* wf na_wf
  wycieczka_szkolna korki_z_matmy korepetycj* pani_od_matmy pan_od tornister* plecak_do | dwój[kc]* poprawk* dzwonek
exams egzaminy egzamin sesja matura ósmoklasisty | egzamin* sesję sesji matur* kolokwi* kolos* zdałam zdałem zdać
  zaliczeni* zaliczyłam zaliczyłem oblałam oblałem poprawk* ósmoklasist* egzaminator* ściąg[aię]* kuć kujon* zakuwa*
  kuj[ęe]* próbna_matur próbne_matur próbny_matur | zda[łl]* ucz[ęył]* notatk*
study studia uczelnia uniwersytet politechnika | studiach uczeln* student* wykład* profesor* magisterk* magistersk*
  licencjat* akademik* stypendi* dziekan* doktorat* doktorant* promotor* praca_magistersk pracę_magistersk
  pracy_magistersk praca_dyplom pracę_dyplom pracy_dyplom pracę_magisterską praca_magisterska pracę_licencjacką
  rok_studiów rok_studi indeks erasmus* semestr* seminari* uniwersyt* politechni* na_uczelni ćwiczenia_z studiów
  studiami studiuj* studiow* studenck* indeksie kolokwi* dziekanat* | zajęci* ucz[ęy]* biblioteki bibliotek* nauk*
research badania_naukowe laboratorium | laborator* eksperyment* grant[uyóa]* recenzent* publikacj* doktorat* habilit*
  | próbk*
restaurant restauracja kawiarnia gastronomia | restauracj* kelner* kelnerk* kawiarni* stołówk* barist* barman*
  barmank* szef_kuchni zmywak* gastro | napiw* gości* stolik*
hotel hotel recepcja | recepcj* pokojów[kc]* hotelow* | gości*
bakery piekarnia | piekarz* piekarn* cukierni* | bułk* ciast* mąk*
hair salon_fryzjerski fryzjerstwo | farbowani* pasemk* | fryzjer* klientk* nożycz*
post ?poczta listonosz paczki kurier | listonosz* kurier* doręcz* paczkomat* sortowni* rozwoż* dostawc* glovo ubereats
  | paczk* poczt* skrzynk*
road ?ciężarówka tir taksówka trasa spedycja ładunek ?kabina | tirem tirowc* ciężarów[kc]* kierowca_autobusu
  kierowca_tira taksówkarz* taksów[kc]* spedycj* tachograf* naczep[aęy]* motornicz* pasażer* zajezdni* rozładun*
  załadun* ładunku ładunkiem ładunki międzynarodówk* spedytor* pauzę_robi cmr naczepie tirach parkingu_dla_tirów
  wywrotk* dostawcz* tira tiry tirów tirami | kierowc* autostrad* tras[aęy]*
railway ?kolej | kolejarz* kolejarsk* maszynist* dyżurny_ruchu konduktor* lokomotyw* na_kolei nastawni*
warehouse magazyn fabryka hala | wózek_widłowy wózkiem_widłowym taśma_produkcyj taśmy_produkcyj na_taśmie na_magazynie
  magazynier* kompletac* palet[ayęi]* na_produkcji skaner* fabryczn* akord
shop ?sklep stragan handel kwiaciarnia | sklepow* ekspedientk* kasjer* kasjerk* sprzedawc* sprzedawczyn* na_kasie
  za_ladą klientk* bazar* kierowniczka_sklepu remanent* inwentaryzacj* wykładanie_towaru utarg* hurtowni* kwiaciar*
  wiązank* bukiet* wieńce_na zamówieni_kwiat | towar* lada ladę lady witryn* klient* sklep* dostaw*
police ?policja | policjant* komisariat* komend[aęy]* patrol* radiow* | policj*
fire straż_pożarna | straża[kc]* strażac* remiz* osp gaszeni* | pożar*
military wojsko | wojsk* żołnierz* poligon* koszar* wot
politics polityka wybory | polity* burmistrz* wójt* radn[yaeg]* kampania_wyborcza sejm* demonstracj* protest* |
  głosow* parti[ai]*
journalism redakcja dziennikarstwo | dziennikarz* dziennikark* redakcj* reportaż* redaktor* | artykuł*
strike strajk | strajk* związkow*
security ochrona | ochroniarz* w_ochronie portier* stróż* | monitoring*
fishing wędkarstwo ryby | wędk* wędkar* rybak* połów kuter kutr* szczupak* na_rybach na_ryby | siec[ii]*
money pieniądze oszczędności pensja budżet | pieniędz* pieniąz* pieniąd* oszczędn* oszczędza* pensj* kasy_nie_ma
  brak_kasy nie_ma_kasy bez_kasy kasa_na forsa forsy hajs* kasy_nie kasę_nie zarobk* zarabia* zarobi[ćłl]* bankrut*
  bied[aęyn]* biedn* nie_stać do_pierwszego starcza_na nie_starcza nie_starczy starczyło_do drożyzn* zasił*
  emerytura_nie podatk* debet* na_minusie kieszonkow* finans* wydatk* inflacj* opłat[yi]* podwyżk* stać_mnie_na 800+
  na_chleb skarbów[kc]* | drogo drogie cena ceny zapłac* bank* rachun* przelew* złotych złot* czynsz* kredyt*
debt ?długi ?dług kredyt | zadłuż* długów długami długach w_długach mam_dług spłacam_dług komornik* raty rat[aęy]*
  pożycz[kc]* chwilów[kc]* windykac* wierzyciel* kredyt* spłac* frankow* upadłość_konsumencka hipote[kc]* | pożycz*
bills rachunki czynsz opłaty | rachunk* czynsz* za_prąd za_gaz za_ogrzewanie wynajmując* właściciel_mieszkania
  eksmisj* podwyżka_czynszu zaległośc* opłaty_za | rachun*
moving przeprowadzka | przeprowadz* przeprowadzk* kartony nowe_mieszkanie nowego_mieszkania nowym_mieszkaniu
  wyprowadz* wyprowadzk* wprowadziłam_się wprowadziłem_się szukam_mieszkania szukanie_mieszkania szukamy_mieszkania
  wynaj[ąęm]* nowe_miasto nowym_mieście kartonów kartonach wyprowadzam przeprowadzam przeprowadzamy przewozimy
  rzeczy_przewie zdanie_mieszkania pakuję_się | karton* pakow* klucz* pudł[aou]*
house ?mieszkanie ?dom blok kawalerka | kawaler[kc]* wspólnot* hipotek* budowa_domu sprzedać_dom sprzedaż_domu
  własne_mieszkanie własnego_mieszkania stancj* najemc* wynajmowan* spółdzieln* wielkie_porządki | mieszkan* kanap*
  salon* balkon* dom[uy]* pokój pokoj* drzwi okno blok[uóa]*
repairs remont dach naprawa | napraw[ai]* remont* hydraulik* cieknie cieknąc* przecieka* kran_ciek zala[łn]* zalał*
  kafelk* glazur* wilgo[ćtc]* pleśń pleśni grzyb_na_ścianie malowanie_ścian malowanie_pokoju malujemy_ściany
  fachow[ceów]* majster* majstr* awari[aęi]* piec_gaz kocioł kotł[aeou]* ogrzewani* podłogę_kła podłogi_kła panele
  tapet[aęy]* gładzi* rynn[aęy]* ocieplen* złota_rącz złotą_rącz usterk* | zepsuł* kran* rur[aęy]* malarz* dach*
  pralk*
neighbours sąsiedzi sąsiad sąsiadka sąsiedztwo | sąsiad* sąsied* sąsiadk* sąsiedzk* z_naprzeciwka na_klatce za_ścianą
  z_dołu_sąsiad sąsiadek
friendship przyjaźń przyjaciółka przyjaciel przyjaciele kumpel kumpela ?znajomi | przyjaźn[ii]* przyjaźni* przyjaciół*
  przyjaciel* przyjaci* kumpel* kumpl* kumpel[ae]* najlepsza_przyjaciółka najlepszy_przyjaciel stary_przyjaciel
  psiapsi* bff ziom* ziomek paczka_znajomych zaprzyjaźni* przyjaciółk* kumple kumpli ziomki ziomal* paczka_przyjaciół
  dawna_koleżanka dawny_kolega dawnego_kolegi koleżankami koleżanką kolegą kolegami kolegów koleżanek kolegom
  koleżance dziewczyny_z_roku chłopaki_z | koleg* koleżan* znajom*
dog pies piesek szczeniak suczka | psy psa psu psem psie psów psiak* piesk* szczeni* sucz* kundel* merda* szczeka*
  smycz* schronisk* psiarz* legowisk* łapy_psa łapę_psa karma_dla jamni* labrador* owczar* | weterynar* łap[aęyi]*
cat kot kotka kotek koty | kot[aeuy]* kota kotem kociak* kotk[aięi]* kotecz* mrucz* kuwet* miaucz* kici* | weterynar*
horse koń konie konia jazda_konna | konno stajni* stadnin* klacz* źreb* siodł* kuc[yaeu]* galop* | kopyt*
garden ogród działka ogródek grządki | ogrod[uoayzn]* ogród* ogródk* działk[iaęo]* działce działkow* sadzi[ćłl]*
  posadzi* sadzon* nasion* wysia[łln]* siew* siać grządk* podlewa* podla[łn]* podlej* pieli[łlć]* plewi* chwast*
  szklarni* foli[aę]k* wykop[akoy]* przekop* kompost* krokus* tulipan* przebiśnieg* przycina* przycią* kosiark*
  koszenie_traw kosiłem kosiłam altan[kaę]* oprysk* krzak[iów]* malin[yę]* porzecz* agrest* nawóz pelargoni*
  balkonowe_kwiaty kwitn* zakwit* rozsad[aęy]* | kwiat* pomidor* róż[eay]* koper jabło* truskaw* zbiory drzew*
nature las przyroda natura | lasu lesie leśn* grzyb[yów]* na_grzyby na_grzybach grzybobr* przyrod* sarn[aęyi]*
  zachód_słońca zachody_słońca wschód_słońca łąk[aięu]* bocian[yaó]* rezerwat* gwiazdy_na gwiazdę_na puszczy puszcza |
  ptak* drzew* rzek[aięę]* jezior* ścieżk* lis[ay]* wzgórz* sójk* słońce
running bieganie maraton półmaraton trening_biegowy | biegan* biegam biegał* pobiega* przebiegł* maraton* półmaraton*
  buty_do_biegania interwał* przebieżk* trucht* parkrun* bieg_na kilometrów_biegu życiówk* bieg[uów]* biegacz* |
  biega* biegł* kilometr*
training trening sport siłownia joga | trening* trener* trenow* trenuj* siłowni* ćwicz[yęąe]* ćwiczen* poćwicz*
  fitness* jog[aęi]* crossfit* pompk[ię]* przysiad* hantl* sztang* mistrzostw* zawody szatni* drużyn* sportow*
  sport[uy]* klub_sport pilates* gimnasty* rozgrzew* | mecz* turniej* puchar*
football piłka_nożna futbol | piłkar* piłka_nożn piłkę_nożn piłki_nożn piłką_nożn bramkarz* gol[ae]* orlik* karny
  rzut_karny liga ekstraklas* lewandowsk* spalon* boisk* nożn[aąe]j* | mecz* bramk* piłk* drużyn* piłkę
teamgames siatkówka koszykówka piłka_ręczna tenis hokej | siatków* siatkark* siatkarz* koszykó* koszykar* tenis*
  ręczn[aąe]j* szczypiorn* hokej* badminton* ping-pong*
boxing boks | boks[ueo]* bokser* rękawice_bokser rękawicę_bokser sparing* kickbox*
martial judo karate | judo* karate* dżudo* taekwondo mma zapas[yó]* aikido
swimming pływanie basen | pływa[mćłln]* popływa* basen[uie]* pływalni* kraul* żabką żabkę długości_basenu morsow*
  morsuj* czepek
cycling rower jazda_rowerem kolarstwo | rowerow* rowerem rowerz* na_rowerze wycieczka_rower wycieczkę_rower
  wycieczki_rower kolar[zs]* pedałow* dętk[aęi]* szosow* | rower*
climbing wspinaczka | wspina* ściank[aięi]* bouldering* uprząż asekur* skałk[iaęi]* wspinacz* | lin[aęy]*
dancing taniec balet | tańcz* tańczy* tańc* tanecz* potańców* zatańcz* balet* salsa salsę zumb[aęy]* bachat* tango
skating łyżwy | łyżw* rolk[iaę]* deskorol* lodowisk*
walking spacer wędrówka spacery | spacer[uoeyóa]* spacerow* wędrów* wędrow* przechadz* szlak[iuo]* nordic_walking
  kijkami_po pielgrzym* przeszłam_się przeszedłem_się na_spacerze | chodzi* park*
sea morze plaża ?łódź jezioro Bałtyk statek | morz[aeu]* morsk[iae]* plaż* bałty* fale_mor falę_mor latarnia_morsk
  latarnię_morsk latarnii_morsk żagl* żegl* jacht* kuter* kajak* mew[aęy]* wydm* klif* molo łódk* przystań przystani*
  mazur* marynarz* na_pokładzie sztorm* rejs* | fal* wod[ay]* port kapitan* port[uóo]* latarni[aęi]* statek* statk*
sailing żeglarstwo żagle | żegl* żagl* omega mazur* patent_żeglarski maszt*
island wyspa | wysp[aęyią]* prom[ue]*
mountains ?góry narty schronisko | w_góry w_górach górski* po_górach górach tatr[ya]* bieszczad* tatrzańsk* zakopan*
  narciar* nart[ay]* na_nartach snowboard* giewont* karkonosz* beskid* wspinacz* wyciąg_narciarski | schronisk* szlak*
  szczyt[uyo]* stok[uia]*
weather pogoda deszcz śnieg mróz upał burza mgła zima | deszcz* śnieg[ueai]* śnież* mroź* mróz* mroz* śnieżyc*
  burz[aęyow]* upał* mgł[aęyą]* padało padał_deszcz leje_od leje_jak_z lało zmok[łn]* przemok* ślisk[oai]* gołoled*
  lód zawiej* wichur* ulew* odwilż* zamieć ślizga* przymrozk* ciemno_o_czwartej szaro_i szarug* pluch[aęy]* ponuro
  słota duszno zasp[aęy]* odśnież* pogodę pogody pogodzie pogodny pogodnie ulewa mżawk* oblodz* szron* | pada zimno
  słońc* chmur* ciemno wiatr* wieje wiosn* jesie[nń]*
flood powódź | powod[zź]i* zalało podtopi* worki_z_piaskiem
drought susza | suszy suszą
music muzyka chór skrzypce pianino śpiew koncert gitara fortepian | muzy[kc]* chór* skrzyp[ceka]* śpiew[aou]* śpiewa*
  gitar* koncert* nuty nutę akordeon* trąbk* flet* organist* dyrygent* perkusj* piosen[kc]* próba_chóru próbie_chóru
  próbę_chóru fortepian* pianin* wiolonczel* saksofon* klarnet* altówk* orkiestr* gamy_ćwicz gamę_ćwicz gama_ćwicz
  szkoła_muzyczna szkole_muzycznej lekcja_gry lekcję_gry lekcji_gry kolęd* melodi* akord* playlist* wokal* zaśpiewa* |
  gra[łmć]* gra głos próba próbę próby organ[yó]*
band ?zespół | zespół_muzyczny próba_zespołu perkusist* basist* wokalist* | koncert*
painting malowanie malarstwo ?sztuka ?obraz akwarela | malow[au]* maluj[ęe]* namalow* pędz[el]* akwarel* farby_olej
  farbę_olej akryl* płótn* sztalug* pracownia_malar pracownię_malar pracownii_malar malar[sk]* | obraz* farb[yę]*
  sztuk*
drawing rysowanie rysunek | rysun[ek]* rysow* rysuj* narysow* szkic* ołów[ek]*
exhibition wystawa muzeum galeria | muze[aou]* galeri[aęi]* wernisaż* wystawę wystawy wystawie
pottery ceramika glina | ceramik* koło_garncarskie garncar* szkliw* lepieni* z_gliny gliną | glin[aęyą]*
crafts szycie szydełkowanie robienie_na_drutach rękodzieło | szydełk* na_drutach dziergam dzierga* szyć szyję_na
  szyłam uszył* maszyna_do_szycia haft* włóczk* rękodzie* wyszywa* krawiec* | wełn* nić nici igł*
woodwork pracownia warsztat stolarstwo drewno majsterkowanie | stolar* majsterk* strug[ai]* lakierow* modelarz*
  skrzypce_buduj lutni[cka]* renow* rzeźb* pracowni pracownię pracownią warsztacie warsztatu warsztacik* | drewn*
  narzędzi* klej* lakier*
writing pisanie powieść wiersze opowiadanie | wiersz[eayów]* powieś[cć]* opowiadani* rękopis* maszynopis* wydawnictw*
  wydawc[aęy]* rozdział[uy]* pisać_książkę piszę_książkę moja_książka mojej_książki poezj* tomik* blok_twórczy
  kurs_pisania | piszę pisać rozdział pamiętnik*
reading czytanie książki | czytam_książk zaczytan* biblioteczn* księgarni* klub_książki przeczytałam_książkę
  przeczytałem_książkę doczyta* lektur[aęyi]* kryminał* czytelni* zaczyta* | książ* czyta* przeczyta*
photography fotografia zdjęcia | fotograf* aparat_foto obiektyw* ciemnia ciemnię ciemnii | zdjęci* aparat*
theatre teatr | teatr* spektakl* premier[aęyz]* aktor* aktork* próba_generalna kabaret* | scen[aęy]* rola rolę roli
gaming gry granie gry_komputerowe | playstation xbox fortnite* minecraft* lol-a gram_w_gry konsol[aęi]* gierk* gracz*
  cs-a steam* discord* twitch* pograł* | komputer*
chess szachy | szach*
calls rozmowy_telefoniczne ?telefon wideorozmowa | wideorozmow* przez_kamerk przez_skype rozmawialiśmy_godzin
  przegadał* rozmowa_przez_telefon rozmowy_przez_telefon rozmowę_przez_telefon nie_odbiera nie_odebrał whatsapp*
  messenger* przez_komputer | telefon* dzwoni* zadzwoni* oddzwoni* odebra* rozłączy* sms* wiadomość wiadomoś* napisała
  napisał
phone ?komórka scrollowanie media_społecznościowe | scrolluj* scrollow* tiktok* instagram_usun siedzę_w_telefonie
  lajk* czas_ekranowy followers* | instagram* insta* ekran* powiadomien* facebook* snap*
letters ?listy ?list | listów listami pocztów[kc]* widokówk* kartka_z_wakacji kartkę_z_wakacji kartki_z_wakacji
  napisałam_list napisałem_list korespondenc* | listu kopert* znacz[ek]*
news ?wiadomości polityka | wybory_prezy w_telewizji_mów klimat* kryzys_klimat trump* putin* | gazet* polity*
war wojna | wojn[aęyąi]* wojnie wojenn* bomb[yęa]* bombard* rakiet* ukrai[nń]* dron[yó]* uchodźc* front[ue]* okupac*
  nalot* schron[uy]* syren[yę]*
papers ?dokumenty wiza obywatelstwo ?pobyt azyl | wizy wizę karta_pobytu kartę_pobytu karty_pobytu obywatelstw*
  uchodźc* urząd_wojewódzki urzędzie_wojewódzkim deportac* azyl* legalizac* zezwoleni[ae]* pozwolenie_na_pracę |
  paszport* granic* urząd* wniosek* wniosk* dokument*
homesickness tęsknota emigracja ojczyzna | tęsknot[aęyią]* tęsknię_za_domem tęsknię_za_polską emigr* na_obczy obczyźn*
  obczyz* ojczyzn* za_granicą daleko_od_domu wyjazd_na_stałe z_dala_od korzenie | tęskn* zagranic* brakuje
belonging przynależność | przynależ* nie_pasuj między_dwoma_światami | obc[ayeo]*
language język akcent ?angielski ?polski | język[aiuo]* językow* akcent* kurs_językowy kurs_polskiego
  kurs_angielskiego słówk* gramaty* wymow[aęyi]* dwujęzycz* norwesk* niemieckiego* duolingo tłumacz tłumaczk*
  po_polsku_nie obcy_język języka_obcego | po_angielsku po_niemiecku tłumacz*
speech jąkanie | jąka* zająk*
prison więzienie | więzien* więzieni* areszt* kurator* zakład_karny wyrok[ueia]* skazan* warunkow[eyo]* osadzon* |
  wyrok
court sąd rozprawa | sądu sądzie sądem sądow* rozpraw[aęyi]* adwokat* prawnik* sędzi[aei]* pozew zezna[nćłw]*
  prokurat* apelacj* mecenas* pozwu pozwie pozwan* rozprawie
farm gospodarstwo krowy żniwa ?pole ?wieś | gospodarst* traktor* krow[aęyioą]* krów żniw* rolni[kc]* rolnictw* cielę*
  cielak* cielen* obor[aęyz]* siano siana sianokos* stodoł* dojeni* dój udój doić doił* owce owiec pszenic* kombajn*
  plon* zbiór_zbóż zboż* orani* orka orać kóz koz[yęa]* kurnik* kur[yę]* indyk* hodowl* wykopki świnie świniami | pola
  świni[aeę]*
bees pszczoły | ule pszczo[łl]* pszczel* uli pasiek* rój | miód
driving ?jazda prawo_jazdy | prawa_jazdy prawka prawko instruktor* kurs_prawa_jazdy egzamin_na_prawo parkowanie_równo
  nauka_jazdy plac_manewrowy łuku | sprzęgł* rondo rondzie skrzyni*
car ?samochód ?auto | przegląd_auta warsztat_samochod mechani[kc]* opony laweta lawet* zepsuło_się_auto
  auto_się_zepsuło | samoch* auta opon* silnik*
travel podróż wyjazd wakacje wycieczka urlop_na | podróż* wakac* wycieczk* zwiedza* lotnisk* walizk[ię]* wczas*
  all_inclusive | wyjazd* hotel* samolot* bilet*
commute dojazdy ?pociąg ?autobus ?przesiadka | dojeżdża* dojazd* spóźniony_pociąg opóźniony_pociąg opóźnienie_pociągu
  pociąg_się_spóźni w_korku korki_na stałam_w_korku stałem_w_korku pkp | pociąg* peron* opóźni* dworzec* dworc*
  tramwaj* autobus* korek korki metr[oue]*
village ?wieś | sołtys* wiejsk* koło_gospodyń
clothes ubrania moda | ciucholand* szafa_pełn szafę_pełn szafy_pełn ciuch[yó]* lumpeks*
volunteering wolontariat | wolontari* społeczni* zbiórk* wośp* krwiodaw* bank_żywności jadłodajni* charytatyw*
  fundacj* caritas*
rest odpoczynek ?wolne relaks | odpoczyw* odpocz* odpoczą* relaks* dzień_wolny wolny_dzień leniuch* leni[łl]* lenistw*
  byczy[łl]* nic_nie_robi nic_nie_robiłam nic_nie_robiłem medytac* medytuj* mindfulness saun[aęyi]* zregenerow* chill*
  wytchnieni* laba oddech_od naładowałam_baterie | przerw* kanap* wann*
birthday urodziny | urodzin[oay]* imienin* jubileusz* trzydziestk* czterdzieste pięćdziesiąte sześćdziesiąte
  osiemnastk* tort_urodzinowy | tort* prezent* świeczk*
christmas święta wigilia boże_narodzenie Wielkanoc | wigili* choink* bożonarodz* opłat[ek]* pierwsza_gwiazdka
  prezenty_pod sylwestr* wielkanoc* barszcz_i_uszka pasterk* święta_bez | święt* prezent*
funerals zakład_pogrzebowy | zakładzie_pogrzebowym karawan* grabarz*
sailor ?marynarka | marynar* bosman* maszynowni* kontenerow* rejs[uóy]*
accident ?wypadek stłuczka | stłuczk* potrącił* potrącon* kolizj* wypadek_samochodowy wypadek_w_pracy
  wypadku_samochodowym | wypad[ek]*
boredom nuda | nudz[ęiią]* nudno nudn[aye]* nudy nudę wynudz* znudzon* z_nudów
boss !szef !szefowa !kierownik !kierowniczka | szef_powiedział szef_mnie szefowa_powiedziała
colleagues współpracownicy koledzy_z_pracy koleżanki_z_pracy | współpracown* koleżanka_z_pracy kolega_z_pracy
  kolegami_z_pracy kolega_z_biura koleżanka_z_biura koleżanki_z_biura dziewczyny_z_pracy dziewczyny_z_biura
  chłopaki_z_pracy chłopaki_z_bazy
calm ?spokój ukojenie | spokojniej ukojeni* wewnętrzny_spokój spokój_ducha błogi* | spokojn* uspokoi*
dreams sny koszmary | koszmar* śniło_mi_się śnił_mi_się śniła_mi_się śni_mi_się przyśni* | sen snu śniło
emptynest puste_gniazdo | wyfrun* dzieci_się_wyprowadziły wyprowadził_się_syn wyprowadziła_się_córka
future przyszłość | przyszłoś* co_dalej_z za_pięć_lat za_dziesięć_lat plany_na_przyszłość
givingup poddanie_się | poddać_się poddaję_się poddałam_się poddałem_się rzucić_to rzucić_wszystko mam_to_gdzieś
  rezygn* zrezygnow*
gossip plotki | plotk* plotkow* obgad* obmawia* za_plecami
heart kłopoty_z_sercem zawał | zawał* stent* rozrusznik* arytmi* kardiolog* bajpas* migotani* niewydolność_serca
housework porządki sprzątanie pranie | sprzątan* sprzątnę* posprząta* wysprząta* odkurza* zmywan* prasow* mycie_okien
  umyłam_okna umyłem_okna generalne_porządki | sprząta* prani* zmywa*
longing tęsknota | tęsknię tęskni_mi stęskni* tęsknię_za_nim tęsknię_za_nią brakuje_mi związek_na_odległość | tęskni*
  brakuje
mistake ?błąd pomyłka | pomyłk* pomyli* błęd[uyó]* popełniłam_błąd popełniłem_błąd gaf[aęy]* wpadk*
newjob nowa_praca | nową_pracę nowej_pracy nowa_robota zmiana_pracy zmienić_pracę zmieniam_pracę pierwszy_dzień_w
  dostałam_pracę dostałem_pracę okres_próbny
overlooked bycie_ignorowanym pomijanie | ignoruj* ignorow* pominię* pomija* lekceważ* niezauważ* jak_powietrze
  nikt_nie_słucha nie_liczą_się wykorzystyw*
party impreza | imprez* domówk* balang* prywatk* parapetówk* ognisko_u | grill*
periods okres_miesiączka miesiączka endometrioza | miesiączk* endometrioz* pms dostałam_okres bóle_miesiączkowe
racism rasizm | rasist* rasizm* dyskrymin* ksenofob*
relief ulga | ulg[aęiąo]* odetchnęł* odetchnął* kamień_z_serca ciężar_spadł
roommate współlokator współlokatorka | współlokator*
sadness smutek | smut[kneo]* smutno przygnębi* zasmuc* nieszczęśliw* przybit* dołek doła chandr*
shopping zakupy | zakup[yóa]*
teeth ?zęby dentysta | dentyst* stomatolog* kanałow* ósemk* aparat_na_zęby protez* plomb* borowa* | ząb zęb*
theft kradzież włamanie | kradzież* ukrad* złodziej* włama* okrad* okradli napad* kieszonkowiec
kindness życzliwość | życzliw* miły_gest dobre_słowo bezinteres*
animals zwierzęta | królik* chomik* świnka_morsk świnki_morsk świnkę_morsk papug* żółw* akwarium* zwierzak* zwierząt*
birds ?ptaki | karmnik* sikor* rudzik* wróbl* żuraw* bocian* dzięcioł*
motorbike motocykl | motocykl* motor_kupi skuter* motorze
hobby hobby scrabble brydż krzyżówki | puzzle znaczków klaser* modelarst* krzyżówk* szaradz* planszówk* warcab* brydża
  karty_z grałyśmy_w_karty graliśmy_w_karty
housebuying kupno_domu | kupno_mieszkania kupić_mieszkanie kupiliśmy_mieszkanie kupić_dom kupiliśmy_dom notariusz*
  deweloper* wkład_własny działka_budowlana
television ?telewizja serial kino | serial* netflix* telenowel* | film* telewiz*
disappointment rozczarowanie | rozczarow* zawiedzion* zawied[lź]*
excitement ekscytacja | podekscyt* ekscyt* odliczam
rudeness chamstwo | chams* cham nieuprzejm* obelg* obraził* wyzwisk* zwyzywa*
trauma trauma | traum* ptsd
camping kemping biwak | kemping* camping* namioc* biwak* kamper* pole_namiotowe | namiot*
addiction uzależnienie nałóg | uzależni* odwyk* narkotyk* nałog* detoks* trzeźwi_narkomani uzależnion*
`;
