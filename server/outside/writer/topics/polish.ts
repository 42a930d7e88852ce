/** What diaries are about, in Polish: see english.ts; after "=" stands the plain form of what begins so. */
export const polishTopics = `
mother 3 mama mam[ayęoiu]*=mama matka matk*=matka |
father 3 tata tat[aoyęu]*=tata ojciec ojc*=ojciec |
parents 2 rodzice rodzic*=rodzice |
sister 3 siostra siostr*=siostra |
brother 3 brat brat*=brat |
daughter 3 córka córk*=córka córeczk*=córeczka |
son 3 syn syn*=syn |
husband 3 mąż męż*=mąż |
wife 3 żona żon[yąęi]*=żona |
grandmother 3 babcia babci*=babcia |
grandfather 3 dziadek dziad*=dziadek |
grandchild 2.5 wnuczka wnuczk*=wnuczka wnuk wnuk*=wnuk |
kin 1.8 ciocia ciotka wujek |
baby 3 dziecko niemowlę | pielusz* karmieni* wózek
pregnancy 3 ciąża ciąż*=ciąża |
children 1.5 dzieci dziec*=dzieci | przedszkol*
family 0.6 rodzina rodzin*=rodzina |
sleep 2.7 sen zmęczenie bezsenność | zmęczon* spać spałam spałem śpi wyspał* zasnę* zasn* obudził*
work@work 2.6 praca prac[yęo]*=praca biuro biur*=biuro | szef* kolega koleg* zebrani* pracuj* pracował* klient* nadgodzin*
nights@work 2.8 dyżur* zmiana | pacjent* pielęgniar* oddzia*
redundancy@work 2.6 bezrobocie rozmowa_kwalifikacyjna | zwolni*
money 2.9 pieniądze pieni*=pieniądze czynsz* dług* rachun*=rachunek | zapłaci* złotych bank* kredyt*
moving 2.5 przeprowadzka przeprowadz*=przeprowadzka | karton* pudł*
flat -0.3 mieszkanie mieszkan*=mieszkanie dom dom[uy]*=dom pokój |
repairs 1.5 dach dach*=dach remont* | hydraulik*
school@work 2 szkoła szko[łl]*=szkoła klasa | uczni* uczenn* nauczyciel* lekcj*
studying 2.5 egzamin* studia sesja matura | uczy* uczel* kolokwi*
friendship 2.2 przyjaźń przyjaciółka przyjació* przyjaciel* |
loneliness 2 samotność samotn*=samotność | sama sam
love 1.4 miłość miłoś*=miłość | zakochan* kocha*
divorce 2.8 rozwód rozwod*=rozwód rozstanie rozsta*=rozstanie |
wedding 1.4 ślub ślub*=ślub wesele |
grief 2.6 żałoba żałob*=żałoba pogrzeb pogrzeb*=pogrzeb śmierć śmierc*=śmierć | umarł* zmarł* grób grob* cmentarz* wdow*
illness 2.3 choroba chorob*=choroba diagnoza chemia rak gorączka | chor[aeyi]* leki tabletk* wynik* | lekarz* lekark*
hospital 1.9 szpital szpital*=szpital operacja operacj*=operacja | chirurg*
pain 1.8 ból ból*=ból | boli bolał*
body -0.3 ciało plecy kolano ręce |
memory 2 pamięć pamięc*=pamięć wspomnienia wspomn*=wspomnienia | zapomina*
retirement 2.6 emerytura emerytur*=emerytura |
sobriety 2.8 trzeźwość alkohol* picie | pił* trzeźw* wódk*
cooking 1.8 gotowanie zupa zup[yęa]*=zupa chleb chleb*=chleb pierogi ciasto | ugotował* piek* przepis*
garden 2.4 ogród ogr[oó]d*=ogród działka działk*=działka pomidory | sadzi* nasion*
running 2.3 bieganie maraton* | biega* biegł*
walking 1.6 spacer spacer*=spacer |
sea 1.5 morze morz*=morze łódź |
weather 1.6 deszcz deszcz*=deszcz śnieg śnieg*=śnieg pogoda | padał* pada
music 2.2 muzyka muzyk*=muzyka chór chór*=chór skrzypce skrzyp*=skrzypce pianino śpiew śpiew*=śpiew | gra* śpiewa*
craft 2.2 warsztat warszta*=warsztat pracownia pracown*=pracownia drewno | narzędzi* klej*
painting 2.3 malowanie obraz obraz*=obraz rysun*=rysunek | malow* pędz*
letters 1.6 list listy |
calls 0.5 telefon telefon*=telefon | dzwoni* zadzwoni*
war 2.3 wojna wojn*=wojna | bomb*
language 2.2 język język*=język akcent angielski |
faith 2 modlitwa modli*=modlitwa wiara kościół kości*=kościół bóg |
dog 1.8 pies ps[aue]*=pies |
cat 1.8 kot kot[aeuy]*=kot kotka |
shop@work 2 sklep sklep*=sklep |
silence 1.2 cisza cisz*=cisza spokój | cicho
waiting 1.8 czekanie | czeka*
fear 1.4 strach strach*=strach lęk odwaga | boję bał* bała
shame 1.6 wstyd wstyd*=wstyd kłamstwo tajemnica | skłama* kłam*
anger 0.8 złość złoś*=złość kłótnia kłót*=kłótnia | krzycz*
longing 2 tęsknota tęskn*=tęsknota | brakuje
hope 0.7 nadzieja |
help 0.9 pomoc | pomóg* pomog*
crying 0.7 łzy płacz | płaka* płacz*
neighbours 0.8 sąsiadka sąsiad* |
`;
