/** People, animals and homes in Italian diaries: see english.ts; a star stands for any ending. */
export const italianPeopleTopics = `
mother !madre mamma mammina | !vecchia | mamma_mia mamma_di mamma_del
father !padre papà babbo papi | !vecchio | papà_di papà_del
parents genitori ?vecchi | i_miei_mi
sister !sorella !sorelle sorellina | sorella_maggiore sorella_minore sorella_grande sorella_più
brother !fratello !fratelli fratellino | fratello_maggiore fratello_minore fratello_grande fratello_più
daughter !figlia !figlie figliola figliuola | !bambina !piccola !grande !bimba
son !figlio figliolo figliuolo | !bambino !piccolo !bimbo
husband !marito maritino
wife !moglie mogliettina
partner !compagno !fidanzato !fidanzata !compagna !ragazzo !ragazza convivente !moroso !morosa | il_mio_lui la_mia_lei
  conviviamo convivere viviamo_insieme amore_mio | insieme tesoro amore
marriage matrimonio ?coppia | sposati sposata sposato nozze_argento nozze_oro terapia_di_coppia vita_di_coppia
  crisi_di_coppia tradimento tradita_da tradito_da mi_ha_tradita mi_ha_tradito infedel* letti_separati
  dormiamo_separati non_ci_parliamo dorme_sul_divano coniug* | anniversario divano fede
grandmother nonna nonnina bisnonna
grandfather nonno nonnino bisnonno
grandchild nipoti !nipote nipotina nipotino nipotini | fare_la_nonna fare_il_nonno
kin !zia !zio !zii !zie !cugino !cugina !cugini !cugine !madrina !padrino | prozia nipote_di
inlaws !suoceri !suocera !suocero !cognata !cognato !nuora !genero | cognati
stepchild famiglia_allargata figliastro figliastra patrigno matrigna | figli_di_lui figlio_di_lui figlia_di_lui
  fratellastro sorellastra figlia_del_mio
ex !ex ex-marito ex-moglie | ex_marito ex_moglie ex_ragazzo ex_fidanzato ex_compagno ex_ragazza | suo_ex
love amore innamoramento ?relazione | innamor* baciat* baciarlo baciarla baci bacio ti_amo ti_voglio_bene cotta_per
  una_cotta colpo_di_fulmine mi_piace_un mi_piace_una relazione_a_distanza storia_a_distanza amante corteggi*
  farfalle_nello san_valentino anima_gemella crush sesso intimità desiderio_di_lui limon* morosett* | cuore relazione
  abbraccio insieme
dating appuntamenti ?appuntamento | tinder bumble hinge primo_appuntamento secondo_appuntamento appuntamento_al_buio
  app_di_incontri rimorchi* flirt* single ghost* visualizzato_e_non ci_sentiamo_da | profilo messaggio match
breakup rottura separazione | lasciati lasciarsi mi_ha_lasciata mi_ha_lasciato mollat* ho_lasciato ho_lasciata
  ha_lasciata ha_lasciato ci_stiamo_lasciando rotto_con cuore_spezzato cuore_infranto delusione_amore da_quando_ci
  tornare_insieme tornati_insieme voltare_pagina bloccato_ovunque stiamo_separati pausa_di_riflessione dimenticarlo
  dimenticarla scaricat* | lasciata lasciato scatole chiavi sola solo
divorce divorzio separazione affidamento affido | divorzi* separato separata separati separate separarsi separarmi
  mantenimento alimenti mediatore_familiare mediatrice weekend_alterni weekend_con_i un_weekend_sì casa_coniugale |
  avvocato avvocata giudice weekend
wedding matrimonio nozze sposalizio | sposarsi sposarmi sposarci sposiamo mi_sposo si_sposa si_sposano sposa_cerca
  sposi sposini bomboniere abito_da_sposa vestito_da_sposa addio_al_nubilato addio_al_celibato luna_di_miele damigell*
  partecipazioni_di fedi_nuziali torta_nuziale wedding_planner | sposo sposa invitati altare catering tableau bouquet
  testimone fedi
baby neonato neonata neonati gemelli gemelline maternità ?bebè | pannolin* biberon allatt* ostetric[ah]* poppat* culla
  ciuccio appena_nato appena_nata passeggin* colichette coliche ninna_nanna ninnananna ninne_nanne tiralatte
  svezzament* pappa_del pappe fascia_portabebè marsupio mesi_di_vita congedo_di_paternità congedo_parentale
  post_partum postpartum depressione_post baby_blues primi_passi primo_dentino dentini gattona gattonare incubatrice
  prematur* rigurgit* partorit* partorire parto cesareo tutina carrozzina_del puerperio | latte bambino bambina seno
  pianto piange notti rutto lettino
pregnancy gravidanza | incinta ecografia ecografie ginecologa ginecologo contrazioni pancione nausee_mattutine
  nausee_da trimestre calci_nella corso_preparto aspettiamo_un_bambino aspetto_un_bambino aspetta_un_bambino epidurale
  amniocentesi aborto_volontario ivg morfologica test_di_gravidanza due_lineette test_positivo | pancia ostetrica
  settimane calcetti
fertility fertilità fecondazione_assistita ?pma | fivet icsi ovuli_congelati embrion* ovulazion* inseminazion*
  infertil* pick-up_ovocitario endometriosi beta_negative cercando_un_bambino cercare_un_bambino cerchiamo_un_figlio
  non_rimango_incinta progesterone il_transfer del_transfer terzo_transfer dopo_il_transfer beta_positive
  avere_un_figlio centro_pma ovociti | punture ciclo transfer beta siringhe embrione ovaie tentativo test
miscarriage aborto aborto_spontaneo | raschiamento perso_il_bambino perso_la_bambina non_c'è_battito battito_assente
  lutto_perinatale nato_morto
children figli bambini bimbi ragazzi_miei ?piccoli | asilo nido_dei giocattol* compiti_con_i baby-sitter babysitter
  altalen* scivolo recita_scolastica recita_di_natale capricci capriccio topolino_dei_denti fatina_dei
  favola_della_buonanotte storia_della_buonanotte adolescenz* adolescente adolescenti gita_scolastica materna
  doposcuola centro_estivo lego peluche | bambino bambina scuola merenda cartoni favola bagnetto parco giochi pigiama
family famiglia | familiare familiari parenti pranzo_della_domenica eredità successione dal_notaio
parenthood essere_genitori genitorialità essere_madre essere_padre essere_genitore maternità paternità | madre_single
  padre_single mamma_single cattiva_madre buona_madre cattivo_padre buon_padre pessima_madre pessimo_padre
  essere_mamma essere_papà diventare_madre diventare_padre mamma_lavoratrice carico_mentale conciliare_lavoro
  crescere_un_figlio crescere_i_figli crescerli educare_i nido_vuoto istinto_materno urlato_ai_bambini sgridat* |
  urlato pazienza
adoption adozione affido_familiare | adott* madre_biologica padre_biologico genitori_biologici casa_famiglia idoneità
  origini_biologiche | fascicolo
money soldi denaro stipendio risparmi contanti ?euro ?paga | bonific* risparmi[aoeò]* stipendi arrivare_a_fine
  fine_del_mese conto_in_rosso conto_corrente in_rosso tirare_la_cinghia tiriamo_la_cinghia squattrin* al_verde
  senza_un_soldo senza_una_lira non_ce_li non_bastano_i costo_della_vita carovita caro_vita rincari inflazione
  reddito_di_cittadinanza isee bonus_bollette assegno_unico pensione_minima banco_alimentare carta_rifiutata tassa_di
  commercialista_per f24 paghetta povert* povero_in poveri_in fare_i_conti far_quadrare quadrare_i_conti non_mi_pagano
  non_pagano tredicesima acconto_in rimessa_in rimesse_in spese_condominiali | caro cara prezzo conto banca pagare
  pagato pago spese spesa spendere sconto cassa euro bancomat spiccioli costa costano guadagn fine_mese
  cassa_integrazione in_nero tasse mancia_della
debt debiti debito ?prestito ?prestiti mutuo | strozzin* usura creditor* indebit* pignora* rate_del rate_da_pagare
  finanziaria agos cartella_esattoriale cartelle_esattoriali equitalia agenzia_delle_entrate protestat*
  prestato_dei_soldi prestato_soldi restituire_i_soldi devo_dei_soldi mi_deve_dei saldo_e_stralcio recupero_crediti
  decreto_ingiuntivo carta_revolving | rate rata banca interessi raccomandata
bills bollette affitto bolletta | padrone_di_casa padrona_di_casa proprietario_di_casa affitti canone_di_locazione
  caparra sfratt* staccato_la_luce staccano_la_luce staccato_il_gas stacco_della morosità condominiali tari imu | luce
  gas riscaldamento contatore caldaia
moving trasloco nuova_casa | traslocare traslocato traslochi casa_nuova nuovo_appartamento appartamento_nuovo
  trasferito trasferita trasferiti trasferite trasferirmi trasferirsi trasferimento_a mi_trasferisco scatoloni_ovunque
  ultimo_scatolone inscatol* imballa* svuotare_la_casa svuotato_la_casa vendere_la_casa venduto_la_casa cambio_casa
  cambiare_casa nuova_città nuovo_quartiere consegna_delle_chiavi prima_notte_nella rogito andare_via_da
  vivere_da_sola vivere_da_solo | chiavi scatole scatoloni valigia valigie camion contratto mobili casa_vuota
house ?casa appartamento alloggio monolocale bilocale | coinquilin* convivenza stanza_in_affitto posto_letto
  case_popolari casa_popolare senzatetto senza_dimora camper_dove condomin* affittuar* casa_mia_è inquilin* | stanza
  camera cucina porta finestra divano salotto balcone bagno corridoio mobili
repairs lavori_in_casa ristrutturazione ?lavori caldaia | idraulico perdita_acqua muffa infiltrazion* infiss*
  imbianchin* imbiancare imbiancato piastrell* tubo_rotto tubi_acqua tubatur* tegole rifare_il_bagno rifare_la_cucina
  rifare_il_tetto bonus_110 superbonus ponteggi elettricista_per cartongesso intonac* allagato_il_bagno ristruttur*
  fai_da_te bricolage trapano parquet preventivo_per scaldabagno | tetto muratori rubinetto muro vernice preventivo
  perdita tubo geometra
neighbours vicini vicina vicino_di_casa vicinato | dirimpettai* quelli_di_sopra signora_di_sopra signora_del_piano
  inquilini_del pianerottolo riunione_di_condominio assemblea_di_condominio assemblea_condominiale | rumore scale
  vicino
friendship amicizia amici amica amico amiche migliore_amica migliore_amico | amicizie compagno_di_stanza
  compagna_di_stanza rimpatriata comitiva serata_con_le uscita_con_le uscito_con_gli uscita_con_gli persi_di_vista
  perse_di_vista confidat* confidarmi bestie bff frate_mio fratè_mio bro_mio compare compari amici_di_sempre | uscire
  birra aperitivo ridere riso festa abbraccio messaggio
dog cane cagna cagnolino cucciolo cani cagnolina | guinzagli* abbai* croccantin* portare_fuori_il scodinzol* zampa_del
  labrador meticcio pastore_tedesco bassotto barboncino canile cuccia | veterinari* guinzaglio ciotola zampa
cat gatto gatta gattino gattina gatti micio micia | fusa miagol* lettiera graffi[ao]* gattile mici | veterinari*
horse cavallo cavalli equitazione | cavalla puledr* galopp* maneggio scuderia sella_e briglie pony ippic* fantino |
  trotto sella
village ?paese ?borgo | paesino paesan[io]* frazione_di borgata festa_del_paese piazza_del_paese sagra sagre
  compaesan* mio_paese | piazza campanile
emptynest nido_vuoto | stanza_vuota camera_vuota va_a_studiare andato_a_studiare andata_a_studiare
  parte_per_università vanno_via_di
animals animali ?coniglio | criceto cavia pappagall* canarino tartaruga_di acquario pesce_rosso furetto | gabbia
  veterinari* coniglio conigli
roommate !coinquilino !coinquilina !coinquilini !coinquiline | turni_delle_pulizie turno_delle_pulizie casa_con_altri
  stanza_con_altre | coinquilino coinquilina coinquilini coinquiline piatti frigo
`;
