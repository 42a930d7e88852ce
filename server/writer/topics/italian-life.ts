/** What else a life is made of in Italian diaries: see english.ts; a star stands for any ending. */
export const italianLifeTopics = `
illness malattia diagnosi febbre ?salute ?cure influenza diabete covid | malato malata malati malate ammalat*
  ammalarsi sintom* tosse raffreddor* raffreddat* bronchite polmonite mal_di_gola gastrite colite reflusso
  esami_del_sangue analisi_del_sangue ricover* ricetta_medica pressione_alta pressione_bassa visita_medica
  visita_specialistica medico_di_base medico_curante medicina_per medicine_per farmaco farmaci antibiotic* cortisone
  antidolorific* pastiglie_per pastiglia_per terapia_farmacologica insulina glicemia colesterolo tiroide asma
  inalatore parkinson sclerosi fibromialgia endometriosi lupus crohn cronic[oah]* effetti_collaterali infezion*
  infettat* vomit* capogir* vertigin* svenimento allergic* eczema psoriasi ricadut* infarto infarti cardiolog*
  neurolog* reumatolog* endocrinolog* gastroenterolog* specialista_mi depression* depresso depressa depressi depresse
  antidepressiv* bipolare esaurimento_nervoso anemi[ac]* trasfusion* flebo certificato_medico pacemaker | medico
  dottoressa dottore pastiglia pastiglie pillola pillole farmacia visita esami esito risultati ricetta pressione
  analisi nausea svenuto svenuta allergi* mutua referto
hospital ospedale clinica ?operazione ?intervento pronto_soccorso | chirurg* flebo operato_al operata_al operato_di
  operata_di operarsi sala_operatoria anestesi* biopsia risonanza tac radiografi* ecografia_al terapia_intensiva
  rianimazione ricoverat* ricovero dimesso dimessa lista_attesa_per colonscopia gastroscopia ambulanza_e day_hospital
  punti_di_sutura reparto_di protesi_anca protesi_al bypass stent primario | esami reparto corridoio barella camice
  letto infermiera
cancer cancro tumore chemio chemioterapia radioterapia | oncolog* metastasi mammografia mastectomia leucemia linfoma
  nodulo_al noduli remission* parrucca | foulard
stroke ictus ?riabilitazione | ischemia emorragia_cerebrale emiplegi* afasia paralisi logopedist*
dialysis dialisi trapianto | dializzat* trapiantat* donatore_di_rene | rene reni
epilepsy epilessia | epilettic* convulsion*
pain dolore emicrania mal_di_schiena mal_di_testa dolori | doloros* dolorant* fa_male fanno_male mi_faceva_male
  faceva_male emicranie cefale* cervicale sciatica ernia artrosi artrite reumatism* tendinite slogat* distorsion*
  frattur* rotto_una_gamba rotta_una_gamba rotto_il_braccio rotta_il_braccio rotto_il_polso rotta_il_polso ingess[ao]*
  gesso_al stampelle zoppic* zoppo gonfio_come gonfia_come acciacco acciacci acciaccat* colpo_della_strega
  schiena_bloccata schiena_a_pezzi schiena_che_non bloccato_con_la bloccata_con_la mal_di_denti mal_di_pancia crampi
  fisioterapist* fisioterapia osteopata tachipirina oki antinfiammatori* morfina ferito_alla ferita_alla ferito_al
  ferita_al ustion* bruciato_la_mano bruciata_la_mano contrattur* strappo_muscolare strappi_muscolare infortunio
  infortunat* livido lividi dolenzia fitte | schiena fisio ginocchio gonfio gonfia gamba stretching fitta
joints !ginocchio !schiena !spalla !mani !anca !caviglia !polso !collo !ginocchia !gomito | | ginocchio schiena spalla
  caviglia polso
body corpo peso ?fisico | dieta_da a_dieta dimagri* ingrass* chili_di_troppo chili_in_più bilancia_dice pancetta
  cellulite smagliature rotolini grasso_e grassa_e mi_vedo_grassa mi_vedo_brutta mi_vedo_brutto complessi complessat*
  brufolo brufoli acne taglia_46 taglia_42 ciclo_mestruale mestruazioni pubertà seno_piccolo | specchio dieta gambe
  piedi pancia pelle capelli mani braccia chili bilancia taglia grassa
eating disturbi_alimentari anoressia bulimia | anoressic* bulimic* dca abbuffata abbuffate abbuffarmi nutrizionista
  dietologa dietista | calorie
therapy terapia psicologa psicologo psicoterapia | psicolog* terapeuta psicoterapeut* psichiatr* psicoanali*
  analista_dice seduta_con gruppo_di_sostegno emdr ipnosi | seduta sedute
memory ?memoria demenza alzheimer dimenticanze | dimentica_tutto dimentica_le si_dimentica si_scorda smemorat*
  confonde_i non_mi_riconosce non_ricorda_più non_si_ricorda mi_chiama_con stessa_domanda ripete_le_stesse
  chiede_sempre_la disorientat* confuso_e confusa_e rimbambit* demente senile | dimentica confonde ripete dimenticato
caring assistenza ?cura badante casa_di_riposo rsa accudire | badant* accud* carrozzina sedia_a_rotelle assisto_mia
  assiste_mia assisto_mio assiste_mio assistere_mia assistere_mio mi_occupo_di mi_prendo_cura prendermi_cura
  prendersi_cura occuparmi_di_mia occuparmi_di_mio occuparsi_di_mamma occuparsi_di_papà casa_di_cura caregiver
  pannolon* invalidità accompagnamento_inps disabil* handicap allettat* letto_ortopedico deambulatore centro_diurno
  ospiti_della_casa lavarlo lavarla ho_lavata imbocc* oss sollevatore amministratore_di_sostegno residenza_per_anziani
  struttura_per_anziani | pastiglie assisto struttura turni girello 104
ageing vecchiaia invecchiare ?età | rughe invecchi* anziano anziani anziana anziane acciacchi capelli_bianchi
  capelli_grigi cinquant'anni sessant'anni quarant'anni compiuto_cinquanta compiuti_cinquanta apparecchio_acustico
  dentiera bastone_per ottantenne novantenne settantenne crisi_di_mezza mi_sento_vecchia mi_sento_vecchio
  divento_vecchia divento_vecchio tempo_che_passa alla_mia_età | vecchia vecchio specchio anni bastone
retirement pensione ?pensionamento | pension[ata]* prepension* quota_100 quota_103 umarell tfr | orto mattine tempo
sobriety alcol sobrietà bere alcolismo | sobrio sobria ubriac* sbronz* sbornia ricaduta ricadute astinenz* alcolist*
  alcolizzat* aa ciucco_come ciucca_come brillo_di brilla_di non_bevo_più non_bevo_da vodka grappa whisky
  amaro_di_troppo troppo_vino disintossic* comunità_di_recupero sert serd dipendenz* tossicodip* droga droghe cocaina
  eroina canne canna_di spinello spinelli metadone bicchiere_di_troppo bottiglie_vuote | vino birra bicchiere
  bottiglia bevuto bar riunione riunioni sponsor spritz
smoking sigarette sigaretta tabacco | fumare fumato fumatore fumatrice fumavo svapo svapare elettronica_al iqos
  nicotina cerotti_alla cicca cicche posacenere mozziconi | fumo accendino pacchetto
gambling gioco_d'azzardo scommesse ?gioco | scommess* slot macchinette_al gratta_e_vinci grattaevinci superenalotto
  ludopat* casinò poker bisca sisal snai gioco_azzardo | vincere perso scommett*
food cibo mangiare alimentazione ?pasto | appetito affamato affamata saltato_il_pranzo saltato_la_cena saltare_i_pasti
  mangiato_niente non_mangio_da fame_nervosa schifezze abbuffata golos* vegetarian* vegano vegana dieta_mediterranea
  frigo_vuoto merendine spuntin* tiramisù lasagne pizza_con parmigiana polenta_e | fame cena pranzo colazione mangiato
  pane pasta pizza dolce minestra verdure frigo gelato formaggio caffè
cooking ?cucina cucinare ricetta ricette dolci | cucinat* cucino cucinavo impast* torta_di torta_per crostata
  sugo_della sugo_di ragù fatto_in_casa fatta_in_casa pasta_madre lievit* infornat* infornare biscotti_fatti
  tortellini cappelletti gnocchi_fatti tagliatelle mattarello soffritto marmellata marmellate conserve_di
  passata_di_pomodoro ricettario fornello fornelli pentola_del pentole_del | farina forno torta sugo minestra padella
  pentola pane pasta mestolo
garden orto giardino giardinaggio | pomodori_dell piantata_i piantato semi_di semina seminare seminat* annaffi*
  innaffi* potatura_delle potare potato zucchine_dell insalata_dell rosai roseto rose_del vasi_di basilico aiuol*
  zappa zappare zappato vang[ao]* concime compost erbacce serra_dei germogli trapiant* raccolto_i_primi peperoncini
  tosaerba tagliato_erba siepe balcone_fiorito gerani ortensie bulbi rastrell* | terra pomodori piante fiori rose semi
  vaso zucchine insalata erba
nature natura bosco boschi campagna | uccelli sentiero sentieri volpe cerbiatt* cinghial* funghi castagne tramonto
  alba_sul alba_dal stelle_cadenti cielo_stellato ruscello cascata prato_in lago_di scoiattol* rondini usignol*
  pettiross* capriol* aria_aperta | albero alberi cielo fiume lago collina luce foglie sole
running corsa maratona correre | mezza_di corro corso_per corso_dieci corsetta podist* runner running tapasciata
  ripetute lungo_di_domenica stravinto maratoneta pettorale trail | chilometri scarpe parco cronometro
training allenamento sport palestra allenamenti | allenator* allenar* allenat* pesi_in yoga pilates crossfit zumba
  spogliatoio campionato gara_di torneo atletica ginnastica tennis padel sci sciare sciato judo_a nuoto_sincronizzato
  muscoli_che fitness personal_trainer squat addominali | squadra partita coach
swimming nuoto piscina nuotare | nuot[aoò]* vasche_a vasche_di bracciate stile_libero rana_e cuffia_e acquagym |
  vasche costume cloro
cycling bicicletta bici ciclismo | pedal[aoeò]* ciclista ciclisti cicliste mountain_bike pista_ciclabile biciclettata
  foratura gravel | casco salita
climbing arrampicata | arrampic* boulder falesia palestra_di_roccia moschetton* imbrago ferrata | roccia corda
football calcio ?calcetto | calcetto calciator* rigore_al gol serie_a juve inter milan roma_lazio napoli_in mondiali
  champions fantacalcio stadio tifos* scudetto portiere_della allenatore_della derby | partita squadra pallone campo
  panchina
teamgames pallavolo basket rugby pallanuoto pallacanestro | pallavolist* schiacciata palleggi* hockey mischia volley |
  partita squadra rete panchina
boxing boxe pugilato | pugile pugili sparring kickboxing mma ring_del | guanti sacco
martial arti_marziali judo karate | tatami cintura_nera aikido taekwondo kimono jujitsu
skating pattinaggio | pattin* skate skateboard
surfing surf | surfist* surfare windsurf kitesurf | onde
rowing canottaggio | canoa kayak voga vogare remi
sailing ?vela barca_a_vela | regata regate skipper randa strambata velist* ormeggi* | vento
diving immersioni | immersion* sub_in snorkeling apnea pinne_e brevetto_sub | bombole
dancing danza ballo ballare | balla_tutta balle_tutta ballò_tutta ballat* ballando ballavo ballerina ballerino
  ballerine tango salsa_e bachata liscio_al coreograf* punte_e tutù balera balli_di_gruppo valzer | passi musica
walking passeggiata camminata camminare cammino passeggiate | passegg* camminate trekking escursion* santiago
  francigena due_passi quattro_passi scarponi zaino_in | camminato camminavo sentiero giro
sea mare barca spiaggia ?porto | pescatore pescatori scogl[io]* faro molo marea traghett* marinaio marinaie onde_che
  capitano_di peschereccio ombrellone ombrelloni baia_di subacque* gommone conchigli* lungomare battigia mareggiata |
  onde reti pesca vela barche sabbia capitano
mountains montagna montagne rifugio dolomiti | vetta cima_del ghiacciaio alpinis* alpini_a alpeggio malga cordata
  alta_via ferrate dislivello quota_duemila bivacco baita | cima sci neve valle passo
weather meteo ?pioggia ?neve temporale ?vento maltempo ?caldo afa | grandin* nevicat* nubifragio alluvion*
  ondata_di_caldo caldo_afoso quaranta_gradi gelo_che temporali bufera tromba_aria piove_da siccità caldo_boia
  freddo_cane nebbia_che | piove piovuto sole nebbia nuvole freddo gelo cielo gradi ombrello
flood alluvione | alluvion* esondat* esondazione straripat* fango_ovunque allagat* allagament* sfollat*
  angeli_del_fango | fango acqua fiume
drought siccità | razionamento
music musica coro pianoforte chitarra violino canzone canto concerto orchestra | cantare cantat* cantavo cantavamo
  corist* suonare suonat* suonavo suonavamo organo_della flauto tromba violoncello sassofono clarinetto contrabbasso
  batterist* spartit* prove_generali_del conservatorio solfeggio lezione_di_piano lezioni_di_piano canzoni cantante
  cantautor* musicist* vinile vinili rap rapper trap_e jazz opera_lirica soprano tenore mezzosoprano verdi_e puccini
  mozart bach chopin beethoven banda_del_paese fisarmonica ukulele strofa ritornello comporre composto_una sanremo
  playlist | voce prove batteria note piano organo palco saggio
band gruppo_musicale ?gruppo ?band | bassista chitarrista batterista sala_prove demo_del tour_con date_del_tour
  cover_band | gruppo prove concerto album
painting pittura ?quadro ?quadri dipinto acquerello | dipinge* dipinti pennello pennelli acquerell* cavalletto
  olio_su_tela tela_bianca affresco scultur* scultore scolpi* ritratto_di accademia_di_belle belle_arti restauro_di
  tempera tempere galleria_arte | tela colori colore tele studio
drawing disegno disegni disegnare | disegn[aoiò]* matita_e carboncino bozzett* schizzo_su schizzi_su fumett* illustra*
  | disegnato matite matita
exhibition ?mostra | vernissage inaugurazione_della_mostra curatrice curatore | galleria museo
pottery ceramica | ceramist* vasaio vasaia tornio argilla creta | forno smalto ciotola ciotole
crafts cucito maglia uncinetto lavoro_a_maglia ricamo | cucire cucita cucivo ricam* sferruzz* gomitolo gomitoli
  orlo_dei patchwork rammend* mercerania merceria tessitura telaio_per bricolage lavoretti | ago filo lana stoffa
  bottone bottoni ferri punti
woodwork falegnameria bottega ?laboratorio ?legno | pialla piallare scalpell* carteggi* restaurare_mobili
  restaurare_un_mobile sega_circolare tornio_per ebanist* intagli* modellism* trenini attrezzi_del | attrezzi legno
  viti chiodi assi tavola colla officina saldare saldato falegnam*
writing scrittura ?romanzo poesia poesie scrivere ?racconto ?manoscritto | scrittor* scrittrice poeta poeti poetessa
  editor_mi casa_editrice editore editori pagina_bianca concorso_letterario racconti capitolo_del manoscritto
  sceneggiatura mio_libro diario_segreto blog bozza_del versi_di | libro pagina pagine capitolo scritto parole
  quaderno penna frase
reading lettura libri leggere ?libro | romanzo_di romanzi_di bibliotec* club_del_libro lettrice lettori
  finito_il_libro finito_un_libro leggo_sempre riletto rileggere kindle | libro pagine libreria
photography fotografia ?fotografie | fotograf* rullino rullini camera_oscura obiettivo_del pellicola analogica reflex
  | foto scatto scatti luce
theatre teatro recitazione | attore attrice attori recit[aoò]* palcoscenico regista registi copione_di quinte sipario
  debutto_a prova_generale prove_generali spettacolo_teatrale compagnia_teatrale cabaret monolog[oh]* shakespeare
  pirandello improvvisazione commedia_in clown circo stand-up | palco prove scena pubblico copione battute parte
  costume spettacolo
gaming videogiochi videogioco | gamer playstation play_4 ps5 ps4 xbox nintendo minecraft fortnite fifa_con
  league_of_legends valorant twitch discord stream* console joystick raid gilda steam gta roblox | partita livello
  giocare schermo server
phone cellulare social telefonino ?schermo | instagram insta tiktok facebook scroll* notific* follower reel influencer
  tempo_davanti_allo dipendenza_dal_telefono like | telefono schermo
calls telefonata chiamata telefonate videochiamata | videochiamat* messaggi_vocali messaggio_vocale vocale_di
  vocali_di riattaccat* chiamate_perse squillato squillata segreteria_telefonica non_risponde_al non_mi_risponde
  non_ha_risposto telefonato_a mi_ha_telefonato visualizzato_senza spunte_blu | chiamato chiamare telefonato telefono
  messaggio messaggi risposto whatsapp
letters ?lettera lettere cartolina | cartolin* lettera_di_mia lettera_a_mio scrivergli_una scriverle_una una_lettera_a
  scritto_una_lettera scritta_a_mano corrispondenza | busta francobollo posta
news notizie attualità politica | elezioni elezione votare votato referendum governo parlament* telegiornale tg_delle
  manifestazione corteo sciopero_generale clima_che cambiamento_climatico crisi_climatica attentato attentati
  femminicid* meloni trump | voto giornale tg
war guerra | bombe bomba bombard* missile missili trincea rifugio_antiaereo cessate_il tregua ucraina gaza partigian*
  sfollat* profug* invasione droni | soldat* fronte sirene
papers ?documenti permesso_di_soggiorno ?visto questura cittadinanza | ambasciata asilo_politico richiesta_asilo
  richiedente_asilo richiedenti_asilo rifugiat* clandestin* sanatoria decreto_flussi protezione_internazionale
  commissione_territoriale rinnovo_del_permesso consolato espulsion* foglio_di_via frontiera sbarc[oh]* | passaporto
  timbro pratica sportello fila codice permesso
homesickness nostalgia_di_casa esilio nostalgia ?lontananza | straniero straniera mia_terra mio_paese emigrat*
  emigrare emigrazione immigrat* lontano_da_casa lontana_da_casa lontananza casa_mia_lontana torno_giù giù_da_me
  tornare_giù scendere_giù expat estero radici mancanza_di_casa mi_manca_casa terronia spaesat* sradicat* | lontano
  paese treno aereo
belonging appartenenza identità | appart[ei]n* sentirsi_a_casa fuori_posto mio_posto_nel non_entro_niente impostora
  impostore seconda_generazione due_culture pecora_nera integr[ao]* | origini nome cognome accento
language lingua accento dialetto lingue ?inglese italiano_per | traduzion* grammatica kanji vocaboli giapponese
  lezione_di_inglese lezioni_di_inglese lezione_di_italiano corso_di_italiano corso_di_inglese corso_di_tedesco
  studiare_inglese imparare_italiano imparare_il_tedesco imparare_inglese imparando_il imparo_italiano duolingo
  pronunci* bilingue madrelingua congiuntiv* mio_inglese mio_italiano interprete certificazione_b1 ideogramm* | parole
  parola tedesco cinese tradurre italiano verbi frase
speech balbuzie | balbett* balbuzient* logoped* inceppo
prison carcere prigione | detenut* galera cella_con domiciliari libertà_vigilata semilibertà ergastol* scarcerat*
  evaso_dal evasi_dal | pena cella
court tribunale processo udienza | giudice_ha giudici_ha pubblico_ministero pm_ha sentenza testimoniare testimonianza
  querel[ae]* imputat* causa_civile condannat* assolto assolta | avvocat* giudice testimone
farm ?campagna fattoria ?vigna vendemmia ?mucche ?pecore agricoltura azienda_agricola allevamento | contadin*
  agricoltor* agricola agricolo agricole fieno vendemmi* potatura ulivo ulivi ulivet* frantoio olio_nuovo stalla
  mungere mungitura munto mietitura mietere mietitrebbia grano_da semina_del allevator* pastore_con pastorizia gregge
  conigli_da cantina_sociale botti frutteto serre braccianti bracciante agriturismo cascina podere agnello_nati
  agnelli_nati mais fienile | uva formaggio latte terra campi campo raccolto filari prezzo olive galline capre
  trattore maiali vitello vitelli maiale_da
bees api apicoltura alveari | apicolt* arnia arnie alveare sciame sciami favo | miele regina
driving guida patente guidare | foglio_rosa autoscuola guide_con esame_di_teoria parcheggio_in_retro frizione_e |
  volante macchina parcheggio istruttore frizione rotonda guidato
car ?macchina ?auto | meccanico carrozz* revisione_della tagliando gomme_invernali batteria_scarica carro_attrezzi
  incidente_in_macchina tamponat* tamponamento macchina_rotta | macchina motore officina benzina gomma assicurazione
commute ?treno ?metro tragitto pendolare | pendolar* treno_in_ritardo treno_soppresso trenitalia trenord
  sciopero_dei_treni metropolitana metro_piena ore_di_treno ore_di_traffico tangenziale raccordo car_sharing
  bus_in_ritardo | treno binario stazione ritardo autobus tram vagone traffico
travel ?viaggio vacanza vacanze viaggi | viaggiare viaggiat* aeroporto volo_per airbnb ostello zaino_in_spalla
  campeggio camper turist* turismo crociera interrail jet_lag itinerario scalo ferie_in gita_a partire_per_le | aereo
  albergo hotel valigia spiaggia estero biglietto
volunteering volontariato | volontari[oae]* mensa_dei_poveri caritas protezione_civile avis donare_il_sangue
  servizio_civile scout associazione_di_volontari doposcuola_per ronda_della | associazione turno pacchi
clothes vestiti ?abbigliamento | guardaroba armadio_pieno outfit shopping vintage vinted cambio_stagione | vestito
  giacca scarpe gonna cappotto
chess scacchi | scacco arrocco alfiere scacchiera gambetto | torre pedone regina mossa
christmas ?natale | vigilia_di_natale albero_di_natale presepe panettone pandoro cenone capodanno befana babbo_natale
  regali_di_natale calendario_avvento pranzo_di_natale zampogn* | regali albero luci
rest riposo ?pausa relax | ripos[aoei]* giorno_libero giornata_libera dolce_far_niente non_fare_niente non_fare_nulla
  staccare_la_spina staccato_la_spina rilass* rallentare divano_tutto_il oziare ozio | divano calma tranquilla
  tranquillo bagno
menopause menopausa | vampata vampate premenopausa
blindness cecità ?vista | ciec[oah]* ipovedent* bastone_bianco braille glaucoma cataratta retina maculopatia |
  occhiali occhi
deafness sordità udito | sordo sorda sordi apparecchi_acustici apparecchio_acustico lingua_dei_segni lis acufen*
  impianto_cocleare | orecchio orecchie
adhd adhd autismo | autis* asperger neurodiverg* dislessi* deficit_di_attenzione iperattiv* dsa
sleep sonno insonnia pisolino riposino | dormo riaddorment* svegliarmi sveglia_alle sveglia_presto incubo incubi
  insonn[ei]* notte_in_bianco notti_in_bianco pisolin* pennichella chiuso_occhio chiudere_occhio melatonina sonnifer*
  fuso_orario alzataccia sonnolen* assonn* occhi_aperti occhi_sbarrati girarmi_nel_letto rigirato rigirata
  crollata_sul dormicchi* sveglia_tutta dormire dormito dormivo dormirò dormita dormirci mi_addormento addormentarmi
  svegliata_alle svegliato_alle mi_sveglio riposato_male | cuscino letto sognato sogno notti notte sveglia sveglio
  occhi alba soffitto dorme dormi dormiva addormentata addormentato addormenta svegliato svegliata russa russare
tired stanchezza sfinimento fatica spossatezza | stan[ck][oah]* stanchissim* sfinit* esausto esausta esausti esauste
  esaurito esaurita distrutto distrutta spossat* affaticat* stravolto stravolta sbattuto sbattuta cotto_come
  cotta_come a_pezzi morta_di_sonno morto_di_sonno senza_forze senza_energie non_ho_forze non_ho_energie forze_finite
  non_mi_reggo mi_si_chiudono occhiaie sbadigli* ko kaputt svuotato svuotata logor[ao]* provato_dalla provata_dalla
  scarica_come batterie_scariche fuso_dal fusa_dal burnout sonno_arretrato fatico_a mi_sono_trascinata gambe_pesanti
  rotto_dalla rotta_dalla stanchezza_addosso sono_cotta sono_cotto mi_trascino | energia energie forze pesante
  cadavere trascino faticos*
baking dolci torta pasticceria | crostata ciambellone ciambella biscotti_fatti muffin pasta_madre lievito_madre
  lievitazione impastare impastato infornare infornato tiramisù meringhe glassa sfornato sfornare plumcake | farina
  forno teglia burro
birds uccelli | birdwatching pettirosso rondini rondine merlo passeri passero gabbiano gabbiani civetta gufo falco
  cicogna cinciallegra mangiatoia_per binocolo | nido uccello piume
boss ?capo ?direttore | mio_capo capa il_capo mia_responsabile mio_responsabile mio_titolare il_titolare la_titolare
  mia_direttrice mio_direttore superiore_diretto caporeparto | capo direttore direttrice
camping campeggio | camper tenda_e sacco_a_pelo falò campeggiare piazzola | tenda
colleagues colleghi colleghe | mia_collega mio_collega una_collega un_collega pausa_caffè clima_in_ufficio
  cena_aziendale | macchinetta squadra
housebuying acquisto_casa comprare_casa | comprato_casa compromesso_dal rogito agenzia_immobiliare agente_immobiliare
  proposta_acquisto mutuo_prima prima_casa visitare_case proposta_per_la | notaio mutuo banca
housework faccende faccende_domestiche ?pulizie bucato | aspirapolvere stirare stirato ferro_da_stiro lavastoviglie
  lavatrice lavare_i_piatti lavato_i_piatti pulire_casa pulito_casa pulizie_di_casa pulizie_di_primavera
  stendere_i_panni steso_i_panni bucati lavato_i_pavimenti riordinare riordinato | piatti panni scopa spazzatura
  pulire
motorbike moto ?motorino | motociclett* motociclist* scooter vespa_e ducati harley | casco
party ?festa feste | discoteca festeggi* far_festa fatto_festa compleanno_di_classe veglione | musica ballare brindisi
television televisione serie_tv | netflix puntata puntate telefilm fiction_in sanremo documentario film_al film_in
  cinema guardare_un_film visto_un_film | film serie tele tv divano
teeth denti dentista | dente_del_giudizio devitalizz* carie apparecchio_ai dentiera ortodontist* | dente bocca
hobby hobby ?passione passatempo | passatemp* collezion* francobolli puzzle cruciverba modellismo telescopio
  giochi_da_tavolo briscola burraco bocce
periods mestruazioni ciclo | mestrua* mie_cose endometriosi sindrome_premestruale assorbenti
dreams ?sogni incubi | incubo_ricorrente ho_sognato_che ho_sognato_di ho_sognato_mia ho_sognato_mio sognato_che
  stesso_sogno sogno_strano nel_sogno sogno_ricorrente | sogno sognato incubo
`;
