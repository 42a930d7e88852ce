/** What diaries are about, in Italian: see english.ts; a star stands for any ending. */
export const italianTopics = `
mother madre mamma
father padre papà babbo
parents genitori
sister sorella sorelle
brother fratello fratelli
daughter figlia
son figlio
husband marito
wife moglie
partner ?compagno fidanzato fidanzata !ragazzo !ragazza | | compagna
marriage matrimonio | sposati sposata anniversario
grandmother nonna
grandfather nonno
grandchild nipoti nipote nipotina nipotino
kin zia zio cugino cugina suocera suocero
inlaws suocera suocero
ex !ex
love amore relazione | innamorat* baciat* bacio
breakup separazione rottura | lasciati lasciata mollat*
divorce divorzio separazione | divorziat* separat* affidamento lasciat*
wedding matrimonio nozze | sposarsi sposo sposa invitati
baby neonato neonata gemelli | pannolino pannolini biberon allattamento ostetrica poppata culla ciuccio | latte
  bambino bambina
pregnancy gravidanza | incinta ecografia parto
children figli bambini | asilo
family famiglia
sleep sonno insonnia stanchezza | dormito dormire dormo sveglia sveglio svegliata svegliato addormentat* stanco stanca
  esausta esausto | cuscino letto sognato sogno notti notte
tired stanchezza sfinimento | stanco stanca esausta esausto sfinit* stanch*
work lavoro ufficio impiego | collega colleghi riunione lavorare lavorato cliente clienti turno turni straordinari
  ferie lavora | azienda progetto capo
nights turno turni reparto | smonto paziente pazienti infermiera infermiere | notte
nursing reparto ospedale corsia | paziente pazienti infermier* malati
redundancy disoccupazione colloquio licenziamento colloqui | curriculum licenziat*
company azienda ditta | socio
teaching classe insegnare alunni | alunno maestra insegnante cattedra
school scuola classe | professor* compiti lezione alunno alunni maestra insegnante
exams esami esame maturità | interrogazione bocciat* promoss*
study studio università tesi laurea studiare esame esami | studiato lezioni appunti | biblioteca
research ricerca laboratorio | esperiment*
money soldi denaro stipendio risparmi affitto debiti debito bollette | pagare pagato banca euro | caro prezzo conto
debt debiti debito prestito mutuo
bills bollette affitto | bolletta padrone_di_casa
moving trasloco scatoloni valigia | trasferit* | chiavi scatole
house ?casa appartamento | coinquilin* | stanza cucina
repairs lavori tetto caldaia | idraulico perdita
neighbours vicini vicina vicino
friendship amicizia amici amica amico amiche
loneliness solitudine | | vuota vuoto sola solo nessuno
silence silenzio | zitto zitta | calma
grief lutto perdita funerale morte | vedova vedovo mancanza morto morta tomba cimitero bara ceneri | manca
death morte | morto morta morire tomba cimitero bara ceneri
funeral funerale
illness malattia diagnosi febbre chemio chemioterapia cancro | malato malata pastiglie tosse sintomi esami_del_sangue
  | medico dottoressa dottore cura
hospital ospedale clinica operazione intervento | chirurgo flebo pronto_soccorso
cancer cancro chemio chemioterapia tumore
stroke ictus riabilitazione
pain dolore emicrania mal_di_schiena | fa_male
joints !ginocchio !schiena !spalla !mani | ginocchio schiena spalla
body corpo peso | specchio dieta | mani schiena ginocchio
therapy terapia | psicolog*
fear paura coraggio ansia | spaventat* terrore
worry ansia preoccupazione stress | preoccupat* ansios* agitat* panico
courage coraggio | coraggios* osato
memory memoria demenza dimenticare ricordi | dimentica alzheimer
memories ricordi infanzia ricordo
caring ?cura assistenza badante casa_di_riposo accudire | accudisco
ageing vecchiaia età invecchiare | rughe
retirement pensione | pensionat*
sobriety alcol sobrietà riunioni bere | sobrio sobria bevuto ricaduta ubriac* | vino birra bicchiere
smoking sigarette | fumare fumato | fumo
food cibo colazione | fame | cena pranzo mangiare mangiato
cooking ?cucina cucinare minestra ricetta ricette pane torta pasta impasto | cucinato farina sugo | forno
restaurant ristorante bar trattoria | cameriera cameriere | tavoli
garden orto giardino pomodori rose piante | piantato semi annaffi* fiori vasi annaffiare | terra
nature natura bosco | uccelli alberi
running corsa maratona correre | chilometri
sport allenamento calcio partita squadra palestra | allenatore
swimming nuoto piscina nuotare | nuotato
cycling bicicletta bici
dancing danza ballo ballare | ballato
walking passeggiata cammino camminare | passeggiato | camminato
sea mare barca porto pesca spiaggia | onde reti pescare
mountains montagna rifugio
weather pioggia neve temporale vento | piove piovuto
music musica coro pianoforte chitarra violino canzone canto organo concerto | cantato cantare suonare suonato
  orchestra prove
painting pittura quadro quadri tela dipingere disegno disegni | dipinto pennello disegnato
drawing disegno disegni disegnare | disegnato
crafts cucito ceramica sartoria | argilla cucire maglia
woodwork bottega laboratorio legno sartoria cucito ceramica | attrezzi pialla argilla cucire
writing scrittura romanzo poesia poesie scrivere | editore | libro
reading lettura libri leggere | | letto
theatre teatro | palco palcoscenico prove
calls telefonata telefono chiamata | telefonato | chiamato messaggio messaggi
letters lettera lettere
war guerra | bombe soldat*
papers documenti permesso_di_soggiorno visto questura | frontiera passaporto
homesickness nostalgia esilio | straniero straniera | lontano
language lingua accento dialetto inglese | tradurre traduzione grammatica | parole
prison carcere prigione | detenut* colloquio
court tribunale processo | avvocat* giudice
faith fede preghiera chiesa dio messa | pregato pregare parroco
dog cane cagna | guinzaglio veterinari*
cat gatto gatta
farm fattoria raccolto vigna vendemmia mucche campagna pecore ulivi olive | trattore uva stalla
driving patente guida guidare
road autobus camion taxi | passeggeri | strada treno
commute ?treno metropolitana
travel viaggio vacanza | aereo aeroporto
shop negozio mercato panetteria | cassa | forno
rest riposo | riposato
waiting attesa | | aspettato aspettare
hope speranza delusione | spero delus*
failure fallimento | fallito
doubt dubbio dubbi
shame vergogna bugia bugie segreto colpa | vergogn* mentito mentire
secret segreto bugia bugie | mentito mentire nascosto
guilt colpa senso_di_colpa
anger rabbia litigio | urlato arrabbiat* litigato
argument litigio | litigato
forgiveness perdono | perdonat* scusa scusat*
pride orgoglio | orgoglios* fiero fiera
help aiuto | | aiutato
change cambiamento
freedom libertà
goodbyes addio saluti
crying lacrime pianto piangere | piang*
laughter risate risata | | riso ridere
gratitude gratitudine gioia felicità | | felice content*
envy invidia gelosia
decision decisione scelta | | deciso
`;
