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
divorce rozwód rozstanie | rozwod* rozwied* alimen* rozsta*
wedding ślub wesele | ślub* wesel*
baby dziecko niemowlę | pielusz* karmieni* karmi* wózek wózk* położn* butelk* | mleko
pregnancy ciąża | ciąż* usg
children dzieci | dziec* przedszkol*
family rodzina | rodzin*
sleep sen bezsenność zmęczenie | spać spałam spałem spa[łl]* śpi śpię wyspał* zasn* obudził* budzi* niewyspan* śni*
  zmęczon* zasnę* | noce noc* łóżk* noc
tired zmęczenie | zmęczon* wykończon* padam zmęcz*
work praca biuro | prac[yęoą](?!wn)* biur* szef* koleg* koleżan* zebrani* pracuj* pracował* klient* nadgodzin*
  kierowni* wypłat* premi* prac[yęo](?!wn)* kolega | firm*
nights dyżur zmiana nocka dyżur* | zmian[yęi]* nock* pacjent* pielęgniar* oddzia*
nursing oddział szpital | pacjent* pielęgniar* oddzia*
redundancy bezrobocie rozmowa_kwalifikacyjna | zwolni* bezrobot* rekrutac*
restaurant kawiarnia restauracja | kelner* napiw* kawiarni*
teaching klasa lekcje | uczni* uczenn* lekcj*
school szkoła klasa | szko[łl]* nauczyciel* klas[aęiyo]* uczni* uczenn* lekcj*
exams egzamin sesja egzaminy matura | egzamin* sesj* matur* kolokwi* zda[łl]* obla[łl]*
study studia uczelnia nauka egzamin* sesja matura | studi[ao]* uczel* uczę student* wykład* profesor* zajęci* uczy*
  kolokwi*
money pieniądze czynsz* dług* rachunek | pieni* zapłaci* bank* oszczędn* pensj* wypłat* rachun* kredyt* | złotych
  złot*
debt długi dług kredyt | dług* kredyt* raty
bills rachunki czynsz | rachun* czynsz*
moving przeprowadzka | przeprowadz* karton* pudł*
house mieszkanie | mieszkan* współlokator* | dom pokój dom[uy]* pokoj*
repairs remont dach remont* | dach* hydraulik*
neighbours sąsiadka sąsiad sąsiedzi sąsiad*
friendship przyjaźń przyjaciółka przyjaciel przyjació* przyjaciel* | przyjaźn*
loneliness samotność | samotn* | sama sam nikogo pust*
silence cisza spokój | cisz* cicho milcz*
grief żałoba strata pogrzeb śmierć | żałob* wdow* pogrzeb* śmierc* umarł* zmarł* grób grob* cmentarz* | brakuj* odesz*
death śmierć | śmierc* umarł* umier* zmarł* grób grob* cmentarz*
funeral pogrzeb | pogrzeb*
illness choroba diagnoza gorączka chemia rak | chorob* chor[aeyi]* chorow* leki tabletk* wynik* | lekarz* lekark*
hospital szpital operacja | szpital* operacj* chirurg*
cancer rak chemia | nowotw* chemii chemię
pain ból | ból* boli bolał* migren* kontuzj*
joints kolano plecy | kolan* plec* biodr*
body ciało | ciał* waga | ręce plecy kolano
therapy terapia | terapeut* terapi* psycholog*
fear strach lęk odwaga | strach* lęk* boję bał* przera* bała
worry stres nerwy niepokój | stres* nerw* martwi* zmartwi* panik*
courage odwaga | odwag* odważ*
memory pamięć zapominanie demencja wspomnienia | pamięc* zapomina* zapomni* wspomn*
memories wspomnienia dzieciństwo | wspomn* dzieciństw*
caring opieka | opiek* opieku* dom_opieki
ageing starość wiek | staroś* starze*
retirement emerytura | emerytur* emeryt*
sobriety trzeźwość picie alkohol alkohol* | trzeź* wódk* pija* pił* trzeźw* | piwo wino
food jedzenie obiad kolacja | głodn* obiad* śniadani* kolacj* jedzeni* jem | zjad*
cooking gotowanie zupa chleb pierogi ciasto | ugotował* gotow* piek* przepis* zup[yęa]* chleb* ciast*
garden ogród działka pomidory | ogr[oó]d* działk* sadzi* nasion* kwiat* pomidor*
nature las przyroda | ptak* drzew* lasu
running bieganie maraton maraton* | biega* biegł*
sport trening | trening* trener* mecz* siłowni*
walking spacer | spacer*
sea morze łódź plaża | morz* plaż* fal*
weather deszcz śnieg pogoda | deszcz* śnieg* padał* mróz | pada
music muzyka chór skrzypce pianino śpiew koncert | muzyk* chór* skrzyp* śpiew* gitar* koncert* nut[yę] śpiewa* |
  gra[łm]* gra*
painting malowanie obraz rysunek | malow* pędz* obraz* rysun*
drawing rysunek | rysun* rysow*
woodwork pracownia warsztat drewno | warszta* pracown* drewn* narzędzi* klej* lakier*
writing pisanie | wiersz* powieś*
reading czytanie książki | książ* czyta*
calls telefon | | telefon* dzwoni* zadzwoni*
letters list listy | listu listów
war wojna | wojn* bomb*
homesickness tęsknota | tęskn* obczy* brakuje
papers dokumenty wiza | paszport* granic*
language język akcent angielski | język* akcent* tłumacz*
faith wiara modlitwa kościół bóg | modli* kości* bog* msz[aęy]*
dog pies | ps[aue]* psem
cat kot kotka | kot[aeuyk]* kot[aeuy]*
farm gospodarstwo krowy | traktor* krow* żniw* pole
travel podróż wyjazd | podróż*
commute pociąg | pociąg*
shop sklep | sklep* towar*
waiting czekanie | | czeka*
hope nadzieja | nadziej*
doubt wątpliwości | wątpi*
shame wstyd kłamstwo tajemnica | wstyd* skłama* kłam*
secret kłamstwo tajemnica | skłama* kłam* tajemnic* ukry*
guilt wina poczucie_winy | winn*
anger złość gniew kłótnia | złoś* krzycz* wściek* kłót*
argument kłótnia | kłót* pokłóci*
forgiveness przebaczenie | przeprosi* przeprasz* wybacz*
pride duma | dumn*
help pomoc | | pomóg* pomog* pomag*
goodbyes pożegnanie | pożegna*
crying płacz łzy | płaka* płacz* łz*
laughter śmiech | | śmia* śmiej*
gratitude wdzięczność radość | wdzięczn* szczęśliw* radoś*
`;
