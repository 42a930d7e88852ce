/** Work, school and study in Italian diaries: see english.ts; a star stands for any ending. */
export const italianWorkTopics = `
restaurant ?ristorante ?trattoria ?pizzeria ?bar ristorazione | chef cuoco_del cuoca_del aiuto_cuoco lavapiatti
  comande comanda brigata tavoli_da coperti pizzaiolo pizzaiola servizio_della_sera sala_piena fine_servizio
  servizio_di_sera la_brigata turno_in_cucina | tavoli sala mancia mance banco clienti cuoco camerier* barista osteria
politics politica campagna_elettorale | assessor* consigliere_comunale consigliera_comunale sindaco_che sindaca_che
  comizio comizii militan* volantin* candidato_a candidata_a candidatura_a lista_civica consiglio_comunale | comune
  sindaco voti
military esercito caserma | militare militari sergente missione_in alpini naja leva caporale | soldat*
police ?polizia ?carabinieri | questura_per commissariato volante pattuglia agenti_di | agente agenti carabiniere
  poliziott* maresciallo denunci[ao]*
law legge giurisprudenza | praticantato praticante_avvocato studio_legale notaio arringa | avvocato cliente udienza
  foro
road ?autobus !autobus ?camion !camion ?taxi !taxi ?autostrada | camionist* tassist* autista autisti conducente
  corriere passeggeri consegna_a_domicilio consegne_a_domicilio rider deliveroo glovo amazon_e furgone tir autogrill
  casello ncc autoarticolato | strada traffico consegne moto corsa
shop ?negozio !negozio ?bottega ?mercato ?libreria ?edicola | commesse negoziant* commerciant* vetrin* clientela
  bancarella bancone alimentari_di salumeria fiorista edicolant* libraio libraia saracinesca scontrino scontrini
  incasso incassi saldi_di supermercato_dove cassiere cassiera in_negozio | cassa clienti cliente banco vendita merce
  ferramenta macelleria macellai* fruttivendol* fioraio commesso commessa
work lavoro ufficio impiego mestiere carriera posto_di_lavoro | collegh* collega capo_mi capa_mi capoufficio capoturno
  capocantiere mio_capo la_capa il_capo riunione riunioni lavor[aoeiò]* smart_working telelavoro straordinari[oi]*
  ferie_forzate contratto_a_tempo contratto_a_termine tempo_determinato tempo_indeterminato partita_iva fabbrica
  stipendiat* busta_paga tirocini* stage_in stagist* apprendist* dimission* dimesso_dal dimettermi licenziarmi
  promozione mobbing mobbizz* sfruttat* sfruttamento sottopagat* turni_massacranti scadenza scadenze
  consegna_del_progetto burnout burn-out oberato oberata responsabile_del direttore_del direttori_del direttrice_del
  filiale budget_da call_center colloquio_annuale risorse_umane precari* cooperativa freelance primo_stipendio
  libero_professionista sindacalist* scrivania_di doppio_turno aumento_di_stipendio sovraccarico giornata_di_lavoro
  giornata_lavorativa ore_di_lavoro rientro_al_lavoro | azienda progetto capo squadra orario ordine macchina cliente
  clienti turno turni ferie mail report contratto pausa scrivania direttore timbrare operaio operaia operaie ingegnere
  ingegneri programmator* segretaria segretario contabil* promossa_a promosso_a dimessa_dal
nights turni_di_notte turno_di_notte ?turni ?notti | turno_notturno guardia_notturna fare_notte faccio_notte
  fatto_la_notte smonto lavoro_notturno lavorare_di_notte notte_in_reparto guardia_medica reperibil* notti_di_fila
  turnist* | notte turno turni cambio reparto
nursing reparto corsia ?ospedale infermieristica | infermier* oss_in miei_pazienti caposala medicazion* flebo_da
  campanello campanelli giro_letti prelievi tirocinio_in_ospedale operatrice_socio | paziente pazienti letti turno
  malati divisa
medic ?ambulanza ?pronto_soccorso | soccorritor* 118 barellier* barella specializzand* guardia_in_pronto
  medico_di_famiglia ambulatorio_pieno croce_verde croce_rossa | paziente pazienti turno chiamata
company azienda ditta impresa startup | socio_in socia_in mio_socio imprendit* partita_iva fatturato investitor*
  aprire_attività aprire_un_negozio mia_attività liquidazione start-up | socio clienti fattura fatture
redundancy disoccupazione licenziamento ?colloqui ?colloquio ricerca_lavoro | licenzia[trnm]* disoccupat* curriculum*
  cv naspi centro_per_impiego cassaintegra* cassa_integrazione agenzia_interinale cerco_lavoro cercare_lavoro
  cercando_lavoro in_cerca_di ricerca_di_lavoro perso_il_lavoro perdere_il_lavoro persi_il_lavoro senza_lavoro esubero
  esuberi lasciato_a_casa lasciata_a_casa contratto_scaduto non_mi_rinnovano le_faremo_sapere candidatur*
  concorso_pubblico linkedin colloquio_di_lavoro colloqui_di_lavoro | annuncio annunci offerta
teaching insegnamento ?classe insegnare alunni | insegn[aoiò]nt* insegno insegnavo insegnat* cattedra supplen*
  registro_elettronico scrutini scrutinio correggere_compiti correggere_le_verifiche corretto_verifiche verifiche_da
  miei_studenti mie_classi maestra_di maestra_elementare prof_di_italiano docente docenti graduatori*
  sostegno_a_scuola miei_ragazzi_di in_classe ora_di_lezione ore_di_lezione consiglio_di_classe genitori_degli
  sala_professori | alunno alunna maestra lavagna voti banchi verifiche quarta registro genitori preside_mi
school scuola liceo classe elementari medie | prof compagno_di_banco compagna_di_banco interrogazion* interrogato
  interrogata verifica_di compito_di ricreazione intervallo_a professoressa_di professore_di maturità_a bullismo bulli
  sospeso_da sospesa_da pagella matematica quadrimestre superiori_e istituto_tecnico latino greco_e campanella
  zaino_di diario_scolastico supplente bocciatura | professor* compiti lezione alunno alunni maestra insegnante banco
  voto voti nota aula gita
exams esami esame maturità | bocciat* promoss* sessione_estiva sessione_invernale ripass[aoi]* ripetizioni appello_di
  appelli test_ingresso test_di_medicina concorso_per libretto prova_scritta prove_invalsi trenta_e_lode
  diciotto_politico | voto voti orale interrogazione sessione commissione
study università studio tesi laurea facoltà ?studi !studi | studi[aoò]* studente_fuori studentessa fuorisede
  fuori_sede laurear* laureat* laureand* relatore relatrice appunti_di cfu magistrale triennale dottorat* dottorand*
  master_in erasmus ateneo matricol* dispensa_di dispense_di tirocinio_universitario fuori_corso fuoricorso
  politecnico medicina_al_terzo | biblioteca appunti lezione lezioni prof libri
research ricerca_scientifica laboratorio ?ricerca | ricercat* esperimento esperimenti assegno_di_ricerca assegnista
  postdoc pubblicazion* articolo_scientifico microscopio campioni_da campione_da provett* | dati risultati campione
coding programmazione ?codice | programmat* sviluppator* bug deploy backend frontend sprint_di jira github python
  javascript informatico informatica | server ticket
trades cantiere edilizia | manoval* impalcatur* ponteggi* betonier* calcestruzz* cemento_armato saldat* carpentier*
  capocantiere gru_del gruist* piastrellist* | cemento mattoni casco attrezzi camion murator* elettricist* falegnam*
  meccanico_in fabbro geometra geometri
cleaning pulizie | colf pulire_gli_uffici | secchio straccio candeggina scope pulire
social servizi_sociali | assistente_sociale assistenti_sociali educatric* educatore educatori comunità_minori
  minori_non_accompagnati operatore_sociale senza_fissa_dimora | utenti
fire vigili_del_fuoco ?pompieri | pompiere incendio incendii vigile_del_fuoco | fuoco fiamme
sailor ?nave | marinaio marinaia comandante_della equipaggio imbarc[ao]* navi_da crociera_dove mercantile | ponte
  porto
fishing pesca | pescare pescato pescata pescator* trote_e lenza peschereccio | reti barca pesce
security vigilanza ?sicurezza | vigilante guardia_giurata buttafuori portiere_di_notte metronotte | ronda telecamere
strike sciopero sindacato | scioper* cgil presidio_davanti picchett* assemblea_sindacale vertenza | corteo
hotel ?albergo ?hotel | receptionist* portiere_notturno cameriera_ai_piani governante_dell check-in ospiti_in_arrivo
  b&b reception | camere ospiti
translation traduzione | tradurre traduttor* traduttrice tradott* interprete interpreti sottotitol* glossari* | testo
  parola frase
journalism ?giornale redazione giornalismo | giornalist* articolo_per articoli_per inchiesta caporedattore cronista
  pezzo_per conferenza_stampa freelance_per | articolo fonte pezzo
funerals pompe_funebri agenzia_funebre | onoranze_funebri becchin* imbalsam* necrofor* | salma bara
hair parrucchiera salone | parrucchier[ea]* barbier* estetist* messa_in_piega meches colpi_di_sole tinta_a balayage
  permanente acconciatur* ricrescita piega_e manicure | forbici piega taglio capelli tinta shampoo phon lacca trecce
  frangia unghie
tailoring sartoria | sarto sarta sarti imbast* macchina_da_cucire cartamodell* orli_da prova_abito | stoffa ago
  forbici
warehouse magazzino ?fabbrica | magazzinier* mulettist* muletto bancale bancali catena_di_montaggio
  linea_di_produzione capannone reparto_produzione metalmeccanic* | macchina linea scatoloni pezzi operaio operaia
  operaie facchin*
bakery panificio panetteria ?forno ?pane | panettier* fornai* pasticcer* impastatric* infornata lievito_madre
  cornetti_appena panificatore | farina impasto pane forno
post ?poste ?postino | postina portalettere raccomandate_da ufficio_postale_dove centro_di_smistamento | pacchi buste
newjob nuovo_lavoro lavoro_nuovo | prima_settimana_in periodo_di_prova assunta assunto firmato_il_contratto
  firmare_il_contratto nuovo_posto_di | contratto scrivania
`;
