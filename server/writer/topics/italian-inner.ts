/** Body and mind in Italian diaries: see english.ts; a star stands for any ending. */
export const italianInnerTopics = `
loneliness solitudine isolamento | solitario solitaria isolato isolata mi_sento_sola mi_sento_solo sentita_sola
  sentito_solo sentivo_sola sentivo_solo sono_sola sono_solo sempre_sola sempre_solo troppo_sola troppo_solo
  mangio_sola mangio_solo nessuno_mi_chiama nessuno_mi_ha nessuno_chiama nessuno_mi_scrive nessuno_con_cui
  non_parlo_con non_ho_parlato non_ho_amici nessun_amico senza_amici parlo_da_sola parlo_da_solo parlo_con_la
  tagliato_fuori tagliata_fuori escluso esclusa messo_da_parte messa_da_parte emarginat* abbandonato abbandonata
  un_piatto_solo casa_vuota letto_vuoto solitudini stare_sola stare_solo essere_sola essere_solo sto_sola sto_solo
  tutta_sola rimasta_sola rimasto_solo cenare_sola cenare_solo mangiare_sola mangiare_solo mangiare_da_sola
  mangiare_da_solo mangiato_da_sola mangiato_da_solo vivo_da_sola vivo_da_solo | vuota vuoto sola solo nessuno
  silenzio domenica radio tele da_sola da_solo
silence silenzio silenzi | zitto zitta silenzioso silenziosa taciuto tacere taccio taceva muto muta ammutolit*
  non_detti non_detto cose_non_dette | calma parole
grief lutto ?perdita ?mancanza ?assenza | vedovo vedova vedovanza mi_manca mi_mancano mi_mancava mi_manchi manca_tanto
  manca_da_morire orfano orfana scomparsa_di da_quando_lui da_quando_lei senza_di_lui senza_di_lei un_anno_senza
  primo_natale_senza primo_compleanno_senza elaborare_il condoglianze anniversario_della_morte
  anniversario_della_scomparsa la_sua_assenza la_sua_sedia la_sua_poltrona il_suo_cappotto i_suoi_vestiti
  svuotare_il_suo svuotare_armadio sulla_tomba la_sua_tomba sedia_vuota posto_vuoto tavola_apparecchiata_per
  mia_povera_moglie rimasto_vedovo rimasta_vedova povera_mamma povero_papà mesi_senza_di anni_senza_di | manca mancano
  foto cimitero tomba ceneri poltrona vuoto fiori non_c'è_più
death morte scomparsa decesso | morto_mio morta_mio morto_mia morta_mia è_morto è_morta sono_morti era_morto era_morta
  morir[eò]* morendo moriva moribond* deced* bara loculo cimitero obitorio necrologio suicid* palliative hospice
  ultimo_respiro agonia se_n'è_andato se_n'è_andata è_mancato è_mancata venuto_a_mancare venuta_a_mancare
  spento_serenamente spenta_serenamente terminale eutanasia camera_ardente defunto defunta defunti morgue
  perso_mio_padre perso_mia_madre perso_un_paziente è_morto_di è_morta_di | morto morta morti ceneri tomba rosario
  morto_di morta_di muore muoiono morire_dal morire_di morto_dal morta_dal muoio_di
funeral funerale funerali | esequie carro_funebre cremazione pompe_funebri camera_ardente corone_di_fiori
  messa_di_suffragio tumulazione | bara fiori chiesa cimitero
fear paura paure terrore timore | trem[aoò]* spavent* terroriz* timori temo temere temevo fifa fobi[ae]* panico_totale
  brivido brividi incubo_che coniglio_che aggression* aggredit* batticuore | notte buio minacc* rapina rapinat*
  pericolo pericoli
worry ansia preoccupazione stress preoccupazioni ?pressione ?pensieri | preoccup* ansios* agit[ao]* panico nervoso
  nervosa nervosi nervose nervosismo stressat* stressant* angosci* angustia pensiero_fisso groppo_in_gola nodo_in_gola
  nodo_allo_stomaco stomaco_chiuso peso_sul_petto peso_sullo oppression* paranoia paranoie rimugin* pensarci_tutta
  non_ci_dormo non_ce_la non_ne_posso sopraffatt* sovraccarico schiacciata_da tesa_come incertezz* inquiet[oa]*
  ansiolitic* xanax lexotan gocce_per_dormire valeriana mille_pensieri testa_che_non pensieri_che_girano crollato
  crollata al_limite orlo patema patemi in_ansia mette_ansia | respirare respiro testa petto tensione sommerso
  sommersa schiacciato_da stressa
courage coraggio | coraggios* osato osata osare fatto_il_passo buttarmi buttato_e buttata_e mi_sono_buttata
  mi_sono_buttato alzato_la_voce tenuto_testa tenere_testa affrontato_il affrontata_il affrontarlo affrontarla
  zona_di_comfort grinta fegato_di
memories ricordi infanzia ricordo nostalgia | nostalgi* da_bambina da_bambino quando_ero_piccola quando_ero_piccolo
  quando_ero_bambina quando_ero_bambino da_piccola da_piccolo mia_giovinezza gioventù vecchie_foto vecchia_foto
  album_di_foto album_delle_foto foto_di_quando bei_tempi una_volta_qui mi_torna_in mente_quando ripensato_a ripenso_a
  rievoc* ricordarmi_di_quando | foto passato ricordato allora ai_miei_tempi
faith fede preghiera chiesa ?dio messa spiritualità | prega_per prego_per pregare pregat* pregh* parroc* vangelo
  rosario bibbia battesim* digiun* suora suore cresima comunione_di prima_comunione confess[ai]* quaresima avvento
  novena pellegrin* lourdes medjugorje santuario convento monastero monac[ah]* frate_del frati_del diacono sacerdote
  catechis* oratorio moschea ramadan allah sinagoga buddis* meditazione meditare ateo atea credent* salmo salmi
  processione santino provvidenza padre_pio spiritual* dio_mi_ha | prete don santo santa candela benedizione dio_mio
  grazie_a_dio mio_dio per_carità gesù signore_mio madonna madonna_mia gesù_mio
birthday ?compleanno !compleanno | compio_anni compiuto_gli_anni compiuti_oggi torta_di_compleanno festa_di_compleanno
  candeline diciottesimo miei_quarant'anni miei_cinquant'anni miei_trent'anni | compleanno regalo candele auguri
waiting attesa ?aspettare | aspettando_i_risultati aspetto_i_risultati aspettare_i_risultati aspettando_una_risposta
  aspetto_una_risposta aspetto_ancora nessuna_notizia senza_notizie ancora_niente_notizie aspetto_esito atteso_esito
  mi_faranno_sapere | aspettato aspettare aspetto aspettando risposta esito fila
hope speranza delusione speranze | spera_che spero_che sperato sperata sperare speravo sperava delus* deludent*
  illuder* illus[ao]* disillus* disperat* disperazione ottimis* pessimis* fiducioso ci_credo_ancora sogno_di | spero
  sogni
failure fallimento rifiuto ?bocciatura | fallito fallita fallire fallisc* rifiutat* respinto respinta non_sono_capace
  incapac* non_valgo non_sono_abbastanza altezza inadeguat* buono_a_nulla buona_a_nulla schiappa una_frana sconfitta
  sconfitto perdente mediocr* sbagliato_tutto ho_sbagliato_tutto fatto_schifo flop andato_male andata_male | sbagliato
  errore
doubt dubbio dubbi insicurezza autostima | dubit* insicur* fiducia_in_me fiducia_in_se indecis* incerto incerta
  impostore mi_confronto paragon* mi_sento_inferiore perso_nella persa_nella che_senso_ha senso_della_vita
  crisi_esistenziale a_cosa_serve sentirmi_inadeguata dubito_di_me non_sentirmi_capace sindrome_impostore | persa
  perso
shame vergogna imbarazzo bugia | vergogn* imbarazz* umili[ao]* figuraccia figura_di_merda brutta_figura ridicolo
  ridicola derisa deriso prendevano_in_giro presa_in_giro preso_in_giro arrossit* arrossire mi_sono_nascosta
  mi_sono_nascosto
secret segreto bugia bugie segreti ?verità | mentit* mentire mento_a mentivo menzogn* nascond[oie]* nascosto_a
  nascosta_a tenuto_nascosto confessat* confessare non_lo_sa nessuno_sa nessuno_lo_sa doppia_vita detto_la_verità
  dire_la_verità di_nascosto mai_detto_a fatto_finta faccio_finta fingere fingo finto_di omesso omessa fare_finta
  facevo_finta | nascosto nascosta verità
guilt colpa senso_di_colpa sensi_di_colpa rimorso rimpianto | rimorsi rimpianti colpevol* pentito pentita pentirmi
  mi_pento avrei_dovuto avrei_potuto non_mi_perdono mi_rimprovero coscienza_sporca mi_sento_colpevole
  sentirmi_in_colpa sento_in_colpa cattiva_figlia cattivo_figlio
anger rabbia collera ira rancore ?nervoso | arrabbi* rabbios* furioso furiosa furia incazz* incavol* imbestial*
  strillat* sbattuto_la_porta sbottat* sbotto sbotta esploso_contro esplosa_contro perso_la_pazienza perso_le_staffe
  fuori_di_me innervosit* irritat* scocciat* stufo_di stufa_di stufa_marcia ingiust* indign* odia_mio odio
  risentiment* astio livore mi_dà_sui schifat* ho_urlato urlato_contro | nervosa urla urlando urlava urlavo urlat*
  gridat* dispetto dispetti
argument litigio lite ?discussione litigi | litig[aoh]* litigat* discusso_con discussi_con bisticc* scontro_con
  scontrat* non_ci_parliamo non_mi_parla non_si_parlano non_mi_rivolge tenere_il_muso muso_lungo riappacific*
  fatto_pace fare_pace rinfacci* conflitt* tensioni_tra battibecc* abbiamo_litigato lite_con discussione_con |
  discutere tono urla
forgiveness perdono scuse perdonare | perdon[aoò]* chiesto_scusa chiedere_scusa scusarmi mi_sono_scusata
  mi_sono_scusato si_è_scusato si_è_scusata riconcili* fare_pace fatto_pace | scusa scusami
pride orgoglio soddisfazione | orgoglios* fiero_di fiera_di sono_fiera sono_fiero ce_ho_fatta ce_abbiamo_fatta
  soddisfatt* soddisfazioni complimento_per complimenti_per applaus* traguard* medaglia vittoria | fiera fiero
change ?cambiamento cambiamenti nuova_vita | cambiare_vita cambiato_vita nuovo_inizio ricominciare ricominciato
  ripartire_da_zero da_capo voltare_pagina nuova_fase svolta nuovo_capitolo mollare_tutto cambio_vita cambiare_aria |
  cambiare cambiato
help ?aiuto ?sostegno solidarietà gentilezza | chiedere_aiuto chiesto_aiuto dato_una_mano dare_una_mano una_mano_a
  mi_ha_aiutata mi_ha_aiutato mi_hanno_aiutata aiutarmi aiutarsi bisogno_di_aiuto solidal* supporto_di sostenuto_da
  sostenuta_da accettare_aiuto si_è_offerto si_è_offerta | aiutato aiuto aiutare favore gentile
boundaries dire_di_no confini ?limiti | detto_di_no dico_di_no so_dire_di mettere_dei_limiti paletti troppo_buona
  troppo_buono farmi_rispettare approfittano se_ne_approfitta tempo_per_me spazio_per_me vita_mia rinunce_per
  rinunci_per
trust fiducia | fidarmi fidarsi mi_fido non_mi_fido diffid* tradi* sfiducia
freedom libertà indipendenza autonomia | libero_di libera_di libero_da libera_da indipend* mi_sento_libera
  mi_sento_libero autonomo autonoma liberato_da liberata_da
goodbyes addio addii saluti ?partenza | congedo salutato_per salutata_per lasciar_andare lasciare_andare
  lasciarlo_andare lasciarla_andare ultimo_giorno_con è_partito_per è_partita_per ultima_volta_che | partenza partita
  partito stazione
crying lacrime pianto piangere | piang* pianti_a_dirotto singhiozz* lacrimon*
laughter risate risata ?ridere umorismo | ridevamo morta_dal_ridere morto_dal_ridere riso_fino riso_come
  scoppiato_a_ridere scoppiata_a_ridere barzellett* battuta_che | riso ridere rideva scherzo divertent*
gratitude gratitudine gioia felicità | grato grata riconoscen* felice felici allegr* fortunato fortunata ringrazi*
  serenità benedetto benedetta pace_interiore mi_sento_bene gioioso gioiosa gioie | grazie sorriso fortuna bello
  contento contenta contenti contente sereno serena
envy invidia gelosia | invidi* gelos[oai]* | perché_lei_sì
patience pazienza | impazien* | paziento pazienta
decision decisione decisioni ?scelta ?scelte | decider[eò]* indecis* bivio scegliere deciso_di_lasciare dilemma
  pro_e_contro prendere_una_decisione preso_una_decisione devo_decidere devo_scegliere | deciso scelto
comingout coming_out | omosessual* gay lesbic* bisessual* omofob* lgbt* queer
transition ?transizione | trans ormoni testosterone pronom* deadname nome_elezione disforia transgender
sadness tristezza malinconia | trist[eioa]* malinconic* magone giù_di_corda giù_di_morale depress* sconfort*
  scoraggiat* infelice infelicità abbattuto abbattuta morale_a_terra apatia senza_voglia tutto_grigio | lacrime vuoto
boredom noia | annoi* noios* monoton* routine niente_da_fare giorni_tutti_uguali tedio
overlooked mancanza_di_riconoscimento essere_ignorata | mi_ignora mi_ignorano ignorato ignorata trasparente_per
  invisibile_per usata usato_e sfruttat* approfitta_di se_ne_approfittano non_mi_ascolta non_mi_ascoltano
  nessuno_mi_ascolta non_mi_vede non_mi_considera non_apprezza nemmeno_un_grazie neanche_un_grazie riconoscimento
  dato_per_scontato data_per_scontata rubato_idea | invisibile
relief sollievo | solliev* sollevata sollevato_dal peso_in_meno finalmente_finito finalmente_finita liberata_da_un
  meno_male_che
accident incidente incidenti | tampon* investito_da investita_da schiant* ribaltat* constatazione_amichevole
  macchina_distrutta infortunio_sul
future futuro ?avvenire | avvenire cosa_farò_da cosa_fare_da fra_dieci_anni tra_dieci_anni fra_cinque_anni
  progetti_di_vita che_ne_sarà
disappointment delusione | delus* deludent* amareggiat* amarezza
racism razzismo | razzis* discriminazion* pregiudiz* xenof* antisemit* negro_di
theft furto rapina | rubat* ladro ladri scippat* scippo rapin* furti borseggiat*
trauma trauma violenza | traum* maltratt* violentata stupr* abusi abusato abusata mi_picchiava ci_picchiava narcisista
  stress_post-traumatico
mistake errore errori sbaglio | ho_sbagliato_io sbagli mi_sono_sbagliata mi_sono_sbagliato cavolata cazzata_che gaffe
givingup mollare ?resa | gettare_la_spugna getto_la_spugna arrendermi mi_arrendo arrendersi rinunciare mollare_tutto
  ho_mollato voglio_mollare | lasciar_perdere mollo
busy fretta ?corse impegni | non_ho_tempo sempre_di_corsa di_corsa_tutto correre_dietro giornata_piena non_mi_fermo
  non_un_minuto corsa_contro_il
judged giudizio ?giudizi | mi_giudica mi_giudicano giudicato giudicata giudicare_gli cosa_dirà_la occhi_di_tutti
  sguardi_della
gossip pettegolezzi | pettegol* voci_su dicerie spettegol* maldicenz* sparlano sparlare
longing ?mancanza ?lontananza ?distanza | mi_manchi ci_manca_tanto mi_manchi_tanto manca_da_impazzire
  sento_la_mancanza sentire_la_mancanza rapporto_a_distanza relazione_a_distanza lontano_da_lui lontana_da_lui
  lontano_da_lei lontana_da_te | lontano distanza manca
`;
