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
divorce divorzio separazione | divorziat* separat* affidamento lasciat* avvocato_del separati divorziata divorziato
wedding matrimonio nozze | sposarsi sposo sposa invitati sposarmi sposiamo bomboniere abito_da_sposa
baby neonato neonata gemelli | pannolino pannolini biberon allattamento ostetrica poppata culla ciuccio appena_nato
  appena_nata allattare allatto passeggino colichette ninna_nanna | latte bambino bambina
pregnancy gravidanza | incinta ecografia parto
children figli bambini | asilo miei_figli asilo_nido giocattoli compiti_con | figli_miei
family famiglia
sleep sonno insonnia stanchezza | dormito dormire dormo sveglia sveglio svegliata svegliato addormentat* stanco stanca
  esausta esausto incubo incubi dormiva addormento insonne notte_in_bianco pisolino non_ho_dormito notte_insonne
  dormito_male | cuscino letto sognato sogno notti notte
tired stanchezza sfinimento | stanco stanca esausta esausto sfinit* stanch* distrutta distrutto sfinita sfinito
  stanchissima stanchissimo
work lavoro ufficio impiego | collega colleghi riunione lavorare lavorato cliente clienti turno turni straordinari
  ferie lavora contratto stipendiata operaio operaia fabbrica magazzino cantiere muratore idraulico_di elettricista
  falegname parrucchiera commessa commesso autista camionista cameriera_di infermiera_di ingegnere programmatore
  avvocato_di segretaria contabile carabiniere pompiere postino giornalista redazione apprendista tirocinio stage
  capoturno capocantiere busta_paga principale direttore direttrice partita_iva | azienda progetto capo squadra orario
  ordine macchina
nights turno turni reparto | smonto paziente pazienti infermiera infermiere guardia_notturna turno_di_notte fare_notte
  | notte
nursing reparto ospedale corsia | paziente pazienti infermier* malati
redundancy disoccupazione colloquio licenziamento colloqui | curriculum licenziat*
company azienda ditta | socio
teaching classe insegnare alunni | alunno maestra insegnante cattedra supplente registro_di verifiche
  consiglio_di_classe insegno insegnavo | lavagna
school scuola classe | professor* compiti lezione alunno alunni maestra insegnante liceo interrogazioni verifica banco
  professoressa compito | voto voti
exams esami esame maturità | interrogazione bocciat* promoss* esame_di sessione ripassare ripasso
study studio università tesi laurea studiare esame esami | studiato lezioni appunti università_di appello sessione
  libretto dottorato dispense borsa_di_studio | biblioteca
research ricerca laboratorio | esperiment*
money soldi denaro stipendio risparmi affitto debiti debito bollette | pagare pagato banca euro bonifico risparmio
  spese paga busta spendere tasse rata rate mutuo_in | caro prezzo conto
debt debiti debito prestito mutuo | prestiti strozzino creditori
bills bollette affitto | bolletta padrone_di_casa
moving trasloco scatoloni valigia | trasferit* traslocare traslocato casa_nuova nuova_casa trasferita trasferito |
  chiavi scatole
house ?casa appartamento | coinquilin* condominio coinquilini monolocale divano salotto balcone coinquilina
  coinquilino coinquiline convivenza | stanza cucina porta finestra
repairs lavori tetto caldaia | idraulico perdita muffa infissi imbianchino rubinetto piastrelle tubo
neighbours vicini vicina vicino
friendship amicizia amici amica amico amiche | amicizie migliore_amica migliore_amico compagni amica_del_cuore
  vecchio_amico vecchia_amica compagno_di_stanza
loneliness solitudine | solitaria solitario isolata isolato da_sola da_solo | vuota vuoto sola solo nessuno
silence silenzio | zitto zitta silenziosa silenzioso taciuto tacere muto | calma
grief lutto perdita funerale morte | vedova vedovo mancanza morto morta tomba cimitero bara ceneri vedovanza scomparsa
  scomparso orfan* cimitero_con condoglianze mi_manca | manca mancano
death morte | morto morta morire tomba cimitero bara ceneri non_ce_l'ha_fatta è_morto è_morta è_mancato è_mancata
funeral funerale
illness malattia diagnosi febbre chemio chemioterapia cancro | malato malata pastiglie tosse sintomi esami_del_sangue
  influenza raffreddore diabete ricovero ricoverato ricoverata pastiglia ricetta_medica pressione_alta visita_medica |
  medico dottoressa dottore cura
hospital ospedale clinica operazione intervento | chirurgo flebo pronto_soccorso
cancer cancro chemio chemioterapia tumore
stroke ictus riabilitazione
pain dolore emicrania mal_di_schiena | fa_male dolori gonfio gonfia sciatica ernia artrosi mi_fa_male | schiena
joints !ginocchio !schiena !spalla !mani | ginocchio schiena spalla
body corpo peso | specchio dieta gambe piedi pancia pelle capelli | mani schiena ginocchio braccia
therapy terapia | psicolog*
fear paura coraggio ansia | spaventat* terrore timore tremavo tremava spavento spaventata spaventato terrorizzat*
worry ansia preoccupazione stress | preoccupat* ansios* agitat* panico nervosa nervoso agitata agitato preoccupata
  preoccupato pensiero_fisso
courage coraggio | coraggios* osato coraggiosa coraggioso osare
memory memoria demenza dimenticare ricordi | dimentica alzheimer smemorat* si_dimentica confonde non_ricorda
memories ricordi infanzia ricordo
caring ?cura assistenza badante casa_di_riposo accudire | accudisco badanti carrozzina sedia_a_rotelle assisto
  accudire_mia casa_di_cura mi_occupo assistenza_domiciliare
ageing vecchiaia età invecchiare | rughe
retirement pensione | pensionat* in_pensione pensionato pensionata
sobriety alcol sobrietà riunioni bere | sobrio sobria bevuto ricaduta ubriac* alcolist* sbronza astinenza | vino birra
  bicchiere bottiglia
smoking sigarette | fumare fumato | fumo
food cibo colazione | fame | cena pranzo mangiare mangiato
cooking ?cucina cucinare minestra ricetta ricette pane torta pasta impasto | cucinato farina sugo fornello pentola_del
  | forno
restaurant ristorante bar trattoria | cameriera cameriere | tavoli
garden orto giardino pomodori rose piante | piantato semi annaffi* fiori vasi annaffiare zucchine insalata potato
  potare semina seminato seminare rosai innaffiato innaffiare basilico raccolta | terra
nature natura bosco | uccelli alberi fiume lago collina sentiero volpe | albero cielo
running corsa maratona correre | chilometri mezza_maratona scarpe_da corsa_di corro corso_per corso_dieci
  corsa_al_parco podista
training allenamento calcio partita squadra palestra | allenatore allenamenti pallavolo tennis basket judo campionato
  spogliatoio pesi
swimming nuoto piscina nuotare | nuotato
cycling bicicletta bici
dancing danza ballo ballare | ballato
walking passeggiata cammino camminare | passeggiato | camminato
sea mare barca porto pesca spiaggia | onde reti pescare marea pescatore pescatori faro molo vela barche capitano
  traghetto
mountains montagna rifugio
weather pioggia neve temporale vento | piove piovuto sole gelo nebbia grandine nuvole afa caldo freddo grandinato |
  cielo
music musica coro pianoforte chitarra violino canzone canto organo concerto | cantato cantare suonare suonato
  orchestra prove flauto tromba violoncello spartito spartiti direttore_del_coro prove_del canzoni batteria | voce
painting pittura quadro quadri tela dipingere disegno disegni | dipinto pennello disegnato
drawing disegno disegni disegnare | disegnato
crafts cucito ceramica sartoria | argilla cucire maglia
woodwork bottega laboratorio legno sartoria cucito ceramica | attrezzi pialla argilla cucire
writing scrittura romanzo poesia poesie scrivere | editore | libro
reading lettura libri leggere | | letto
theatre teatro | palco palcoscenico prove
calls telefonata telefono chiamata | telefonato videochiamata messaggio_vocale riattaccato chiamata_persa squillato |
  chiamato messaggio messaggi
letters lettera lettere
war guerra | bombe soldat*
papers documenti permesso_di_soggiorno visto questura | frontiera passaporto cittadinanza permesso ambasciata
  asilo_politico pratica | timbro
homesickness nostalgia esilio | straniero straniera paese_mio casa_mia_lontana emigrat* lontananza | lontano
language lingua accento dialetto inglese | tradurre traduzione grammatica kanji vocaboli giapponese tedesco cinese
  lezione_di maestro_di_lingua pronuncia | parole
prison carcere prigione | detenut* colloquio
court tribunale processo | avvocat* giudice
faith fede preghiera chiesa dio messa | pregato pregare parroco vangelo rosario bibbia parrocchia battesimo digiuno
  suora madonna
dog cane cagna | guinzaglio veterinari* cucciolo abbaiato abbaia
cat gatto gatta | gattino gattina fusa
farm fattoria raccolto vigna vendemmia mucche campagna pecore ulivi olive | trattore uva stalla contadino contadina
  agricoltore vitello vitelli fieno galline capre formaggio vendemmiare potatura
driving patente guida guidare | foglio_rosa scuola_guida esame_di_guida parcheggio volante | macchina
road autobus camion taxi | passeggeri | strada treno
commute ?treno metropolitana | pendolare binario ritardo stazione treno_in_ritardo
travel viaggio vacanza | aereo aeroporto
shop negozio mercato panetteria | cassa libreria bancone vetrina commercio clienti_del edicola | forno clienti
rest riposo | riposato
waiting attesa | | aspettato aspettare
hope speranza delusione | spero delus* sperato sperare delusa deluso
failure fallimento | fallito
doubt dubbio dubbi
shame vergogna bugia bugie segreto colpa | vergogn* mentito mentire
secret segreto bugia bugie | mentito mentire nascosto nascondere nascosta confessato confessare
guilt colpa senso_di_colpa | rimorso rimpianto colpevole pentit* mi_pento sensi_di_colpa
anger rabbia litigio | urlato arrabbiat* litigato furioso furiosa urlava gridato arrabbiata arrabbiato
  sbattuto_la_porta
argument litigio | litigato
forgiveness perdono | perdonat* scusa scusat*
pride orgoglio | orgoglios* fiero fiera
help aiuto | chiedere_aiuto dato_una_mano favore | aiutato
change cambiamento
freedom libertà
goodbyes addio saluti
crying lacrime pianto piangere | piang*
laughter risate risata | | riso ridere
gratitude gratitudine gioia felicità | grata grato riconoscente felici contenta contento | felice content* grazie
envy invidia gelosia
decision decisione scelta | | deciso
`;
