/** What diaries are about, in Polish: see english.ts; a star stands for any ending. */
export const polishTopics = `
mother mama matka | mam[aęoyiu] mamus* mamie matk* mam[aęoiu]*
father tata ojciec | tat[aoyęu] tacie taty ojc* tat[aoyęu]*
parents rodzice | rodzic*
sister siostra | siostr*
brother brat | brat[aemuo]* braci* brat*
daughter córka córeczka | córk* córeczk*
son syn | syn[aoekuó]* synk* syn*
husband mąż | męż*
wife żona | żon[yąęi]*
partner partner chłopak dziewczyna | narzeczon*
marriage małżeństwo | małżeńs* rocznic*
grandmother babcia | babci*
grandfather dziadek | dziad*
grandchild wnuczka wnuk wnuki | wnuczk* wnuk*
kin ciocia ciotka wujek kuzyn kuzynka | cioc* wujk*
inlaws teściowa teść | teści*
love miłość | miłoś* zakochan* kocha* pocałow*
breakup rozstanie | rozsta* rzucił* odszed* odeszł*
divorce rozwód rozstanie | rozwod* rozwied* alimen* rozsta* alimenty były_mąż była_żona
wedding ślub wesele | ślub* wesel* panna_młoda
baby dziecko niemowlę | pielusz* karmieni* karmi* wózek wózk* położn* butelk* noworod* kołysk* macierzyńsk* karmię |
  mleko
pregnancy ciąża | ciąż* usg
children dzieci | dziec* przedszkol* moje_dzieci nasze_dzieci zabawk* bajk*
family rodzina | rodzin* krewn* bliscy
sleep sen bezsenność zmęczenie | spać spałam spałem spa[łl]* śpi śpię wyspał* zasn* obudził* budzi* niewyspan* śni*
  zmęczon* zasnę* koszmar* bezsenn* drzem* przespa* nieprzespan* | noce noc* łóżk* noc
tired zmęczenie | zmęczon* wykończon* padam zmęcz* wykończ* padnięt* niewyspa*
work praca biuro | prac[yęoą](?!wn)* biur* szef* koleg* koleżan* zebrani* pracuj* pracował* klient* nadgodzin*
  kierowni* wypłat* premi* prac[yęo](?!wn)* kolega etat* umow* delegacj* magazyn* fabryk* budow[aęy] hydraulik_z
  elektryk* stolarz* fryzjer* kierowc* kasjerk* sprzedaw* księgow* sekretark* inżynier* programist* prawnik*
  policjant* straża* dziennikarz* redakcj* staż* praktyk* brygadzist* dyrektor* zebran* spotkani* raport* urlop*
  szefow* pracown[ik]* | firm* zespół grafik zamówieni*
nights dyżur zmiana nocka dyżur* | zmian[yęi]* nock* pacjent* pielęgniar* oddzia* nocn[aey]_zmian* dyżur[uóy]*
  izba_przyjęć | noc
nursing oddział szpital | pacjent* pielęgniar* oddzia*
redundancy bezrobocie rozmowa_kwalifikacyjna | zwolni* bezrobot* rekrutac*
restaurant kawiarnia restauracja | kelner* napiw* kawiarni* stołówk* kelnerk*
teaching klasa lekcje | uczni* uczenn* lekcj* nauczyciel* dyrektork* klasówk* wychowawc* tablic* uczę_w
school szkoła klasa | szko[łl]* nauczyciel* klas[aęiyo]* uczni* uczenn* lekcj* matematyk* ocen[aęy]* zadani*_domow*
  liceum gimnazjum świadectw*
exams egzamin sesja egzaminy matura | egzamin* sesj* matur* kolokwi* zda[łl]* obla[łl]* maturę
study studia uczelnia nauka egzamin* sesja matura | studi[ao]* uczel* uczę student* wykład* profesor* zajęci* uczy*
  kolokwi* magisterk* licencjat* akademik* stypendi* zaliczeni* kolokwium
money pieniądze czynsz* dług* rachunek | pieni* zapłaci* bank* oszczędn* pensj* wypłat* rachun* kredyt* przelew*
  wydatk* oszczędzan* raty podatk* kasa_na forsa | złotych złot* pieniądz
debt długi dług kredyt | dług* kredyt* raty komornik* pożycz* zadłuż*
bills rachunki czynsz | rachun* czynsz*
moving przeprowadzka | przeprowadz* karton* pudł* nowe_mieszkanie wyprowadz* pakowa*
house mieszkanie | mieszkan* współlokator* kawalerk* blok[uóa]* kanap* salon* balkon* | dom pokój dom[uy]* pokoj*
  drzwi okno
repairs remont dach remont* | dach* hydraulik* cieknie przecieka* kran* rur[aęy]* malarz* kafelk* wilgo*
neighbours sąsiadka sąsiad sąsiedzi sąsiad*
friendship przyjaźń przyjaciółka przyjaciel przyjació* przyjaciel* | przyjaźn* kumpel* kumpl* kolegów
  najlepsza_przyjaciółka przyjaciółk* stary_przyjaciel
loneliness samotność | samotn* sama_w samotnie samej pusty_dom pusta_kuchnia dla_jednej_osoby | sama sam nikogo pust*
silence cisza spokój | cisz* cicho milcz* milcza* milczy cich[aey]* przemilcz*
grief żałoba strata pogrzeb śmierć | żałob* wdow* pogrzeb* śmierc* umarł* zmarł* grób grob* cmentarz* wdow[aie]*
  wdowi* zmarł[aey]* nieobecno* tęskni* | brakuj* odesz*
death śmierć | śmierc* umarł* umier* zmarł* grób grob* cmentarz*
funeral pogrzeb | pogrzeb*
illness choroba diagnoza gorączka chemia rak | chorob* chor[aeyi]* chorow* leki tabletk* wynik* gryp[aęy]* przeziębi*
  kasz[el]* antybiotyk* ciśnieni* cukrzyc* zwolnieni*_lekarski* | lekarz* lekark*
hospital szpital operacja | szpital* operacj* chirurg*
cancer rak chemia | nowotw* chemii chemię
pain ból | ból* boli bolał* migren* kontuzj* bolą bolało rwa_kulszowa kręgosłup* zwichn* złama*
joints kolano plecy | kolan* plec* biodr*
body ciało | ciał* waga dłoni* ręk* nog[aięy]* stop[yę] brzuch* skór* włos* | ręce plecy kolano
therapy terapia | terapeut* terapi* psycholog*
fear strach lęk odwaga | strach* lęk* boję bał* przera* bała strasz* przeraż* drża* wystraszy*
worry stres nerwy niepokój | stres* nerw* martwi* zmartwi* panik* zdenerwowa* nerwow* zmartwieni* niepokoj* denerwuj*
courage odwaga | odwag* odważ*
memory pamięć zapominanie demencja wspomnienia | pamięc* zapomina* zapomni* wspomn* zapomin[aę]* demenc* alzheimer*
  nie_poznaje
memories wspomnienia dzieciństwo | wspomn* dzieciństw*
caring opieka | opiek* opieku* dom_opieki opiekun* wózek_inwalidzki hospicj* przewija* opiekunk*
ageing starość wiek | staroś* starze*
retirement emerytura | emerytur* emeryt*
sobriety trzeźwość picie alkohol alkohol* | trzeź* wódk* pija* pił* trzeźw* alkoholi* kac[a]* miting* odwyk* pijan* |
  piwo wino
food jedzenie obiad kolacja | głodn* obiad* śniadani* kolacj* jedzeni* jem | zjad*
cooking gotowanie zupa chleb pierogi ciasto | ugotował* gotow* piek* przepis* zup[yęa]* chleb* ciast* ugotowa* gotuj*
  gotowa* zupę stołówk* obiad* kotlet* pierog* pomidorow* obiera* chochl*
garden ogród działka pomidory | ogr[oó]d* działk* sadzi* nasion* kwiat* pomidor* grządk* podlewa* sadzonk* koper
  jabło* róż[ey]* szklarni* wykop*
nature las przyroda | ptak* drzew* lasu rzek[aięę]* jezior* ścieżk* lis[ay]* wzgórz*
running bieganie maraton maraton* | biega* biegł* półmaraton* przebieg* buty_do_biegania
training trening | trening* trener* mecz* siłowni* siatków* koszyków* tenis* judo mistrzostw* szatni*
walking spacer | spacer*
sea morze łódź plaża | morz* plaż* fal* rybak* port[uó]* latarni[aęi]*_morsk* żagl* kuter* statek* statk* kapitan*
weather deszcz śnieg pogoda | deszcz* śnieg* padał* mróz słońc* mroź* śnieżyc* wiatr* burz[aęy]* upał* mgł[aęy]*
  chmur* | pada zimno
music muzyka chór skrzypce pianino śpiew koncert | muzyk* chór* skrzyp* śpiew* gitar* koncert* nut[yę] śpiewa*
  akordeon* trąbk* flet* organ[yó]* dyrygent* perkusj* piosenk* prób[aęy]_chór* | gra[łm]* gra* głos
painting malowanie obraz rysunek | malow* pędz* obraz* rysun*
drawing rysunek | rysun* rysow*
woodwork pracownia warsztat drewno | warszta* pracown* drewn* narzędzi* klej* lakier*
writing pisanie | wiersz* powieś*
reading czytanie książki | książ* czyta*
calls telefon | wideorozmow* odebra* rozłączy* sms* wiadomość nie_odbiera napisała napisał wiadomoś* oddzwoni* |
  telefon* dzwoni* zadzwoni*
letters list listy | listu listów
war wojna | wojn* bomb*
homesickness tęsknota | tęskn* obczy* brakuje
papers dokumenty wiza | paszport* granic* obywatelstw* urząd* wniosek* wniosk* pobyt* uchodźc*
language język akcent angielski | język* akcent* tłumacz*
faith wiara modlitwa kościół bóg | modli* kości* bog* msz[aęy]* biblia różaniec różańc* ksiądz* ksiądz ksiedz* parafi*
  spowied* msza świec*
dog pies | ps[aue]* psem
cat kot kotka | kot[aeuyk]* kot[aeuy]*
farm gospodarstwo krowy | traktor* krow* żniw* pole rolnik* cielę* cielak* obor[aęy]* siano stodoł* kur[yę] koz[yęa]*
travel podróż wyjazd | podróż*
commute pociąg | pociąg* peron* opóźni* dworzec* dworc* tramwaj* autobus* korek korki
shop sklep | sklep* towar* księgarni* lad[aęy]_w witryn* kiosk* sklepow* | klient
waiting czekanie | | czeka*
hope nadzieja | nadziej*
doubt wątpliwości | wątpi*
shame wstyd kłamstwo tajemnica | wstyd* skłama* kłam*
secret kłamstwo tajemnica | skłama* kłam* tajemnic* ukry* zatai* przyznałam przyznałem ukrywa*
guilt wina poczucie_winy | winn* wyrzuty_sumienia żałuj* żałow*
anger złość gniew kłótnia | złoś* krzycz* wściek* kłót* wściek[łl]* zezłości* złoszcz* wrzas* trzasn*
argument kłótnia | kłót* pokłóci*
forgiveness przebaczenie | przeprosi* przeprasz* wybacz* przeprasza* wybaczy* przebaczy*
pride duma | dumn*
help pomoc | poprosił*_o_pomoc wsparci* | pomóg* pomog* pomag*
goodbyes pożegnanie | pożegna*
crying płacz łzy | płaka* płacz* łz*
laughter śmiech | | śmia* śmiej*
gratitude wdzięczność radość | wdzięczn* szczęśliw* radoś* ciesz[ęy]* cieszył* radosn* szczęści* | dziękuj*
`;
