/** Body and mind in French diaries: see english.ts; a star stands for any ending. */
export const frenchInnerTopics = `
loneliness solitude isolement | isolé isolée isolés solitaire toute_seule tout_seul me_sens_seule me_sens_seul
  suis_seule_à suis_seul_à sentie_seule senti_seul sentais_seule sentais_seul trop_seule trop_seul si_seule si_seul
  personne_à_qui personne_n'a_appelé personne_ne_appelle personne_appelle personne_ne_vient personne_est_venu
  parler_à_personne parlé_à_personne parle_à_personne parlé_avec_personne vu_personne voir_personne vois_personne
  manger_seule manger_seul mange_seule mange_seul mangé_seule mangé_seul dîner_seule dîner_seul dîné_seule dîné_seul
  noël_seule noël_seul week-end_seule week-end_seul parle_toute_seule parler_toute_seule maison_vide appartement_vide
  assiette_unique une_seule_assiette un_seul_couvert mise_à_écart mis_à_écart exclue exclu rejetée ignorée abandonnée
  abandonné délaissée mise_de_côté solitudes pas_amis plus_amis aucun_ami sans_amis personne_à_table mange_devant_la
  vivre_seule vivre_seul | vide seul seule seuls silence radio télé dimanche personne
silence silence non-dits | se_tait muet muette non-dit mutisme tais_toujours me_tais me_suis_tue me_suis_tu on_se_tait
  plus_un_mot pas_un_mot rien_osé_dire | calme rien_dit ai_rien_dit n'a_rien_dit taire silencieu*
grief deuil chagrin perte ?absence ?manque | veuve veuf veuvage endeuillé* il_me_manque elle_me_manque ils_me_manquent
  tu_me_manques me_manque_tellement me_manque_tant me_manque_encore manque_terriblement depuis_sa_mort depuis_il_est
  depuis_elle_est sans_lui_depuis sans_elle_depuis un_an_sans premier_noël_sans premier_anniversaire_sans
  premières_fêtes_sans vider_ses_affaires trié_ses_affaires trier_ses_affaires ses_affaires_dans son_pull
  son_manteau_dans son_odeur son_côté_du sa_place_vide sa_chaise_vide chaise_vide place_vide condoléances année_sans
  mois_sans orphelin orpheline orphelins défunt défunte disparu_depuis disparue_depuis aurait_eu_ans
  anniversaire_de_mort sa_tombe | manque absence photo disparu disparue pleuré larmes cimetière
death ?mort décès | mourir mourut mourait décédé* morgue est_morte sont_morts était_morte elle_est_morte
  avait_perdu_sa a_perdu_son a_perdu_sa nous_a_quittés nous_a_quitté est_éteint est_éteinte est_suicidé est_suicidée
  suicide suicider suicidaire suicidaires euthanasie fin_de_vie palliatifs dernier_souffle derniers_jours_de agonie
  mourant mourante veillée_funèbre cercueil cendres tombeau cimetière chambre_funéraire perdu_un_patient est_mort
  la_mort sa_mort de_sa_mort était_mort | morte meurt partie parti enterré tombe mort_de_rire morte_de_rire
  mort_de_fatigue morte_de_fatigue cru_mourir mourir_de_rire mort_de_trouille mort_de_peur
funeral enterrement obsèques funérailles crémation | pompes_funèbres corbillard cercueil crématorium funérarium
  cérémonie_adieu enterré_mon enterré_ma enterrée_hier inhumation éloge_funèbre faire-part_de_décès gerbe_de_fleurs |
  église fleurs cimetière cérémonie
fear peur peurs trouille angoisse terreur | effray* terrifi* terroris* frousse flippe flippé flippée flipper flippant
  effroi terreurs frayeur* pétoche chocottes sueurs_froides tremblais tremblait cœur_qui_bat craindre crainte craintes
  redoute redouter redoutais appréhension appréhende appréhendais phobie* trac paniquée les_jetons épouvante menacé
  menacée agressée agression | trembl* peur_de nuit noir menace_de
worry inquiétude angoisse stress anxiété soucis souci inquiétudes | inquiet inquiète inquiets inquiètes inquiét*
  stress[éae]* angoiss* anxi[éeo]* paniqu* boule_au_ventre boule_dans_la nœud_au_ventre nœud_à_estomac estomac_noué
  ventre_noué gorge_nouée gorge_serrée oppress* poitrine_serrée charge_mentale mal_au_bide à_bout_de au_bout_du à_bout
  craquer craqué craque pété_un_plomb péter_un_plomb péter_un_câble pète_un_câble sous_eau débordée dépassée submergé
  submergée rumine ruminer ruminé rumination* tourne_en_boucle tourner_en_boucle cogite cogiter cogité tracass*
  tourment* préoccup* se_faire_du du_mauvais_sang sang_encre spasmophilie tétanie peur_de_avenir incertitude
  incertain_avenir tendue sur_les_nerfs les_nerfs à_cran à_fleur_de anxiolytique* xanax lexomil sous_pression
  la_pression_monte inquiète_pour inquiet_pour me_inquiète_pour | pensées respirer pression débordé dépassé tendu
  nerveu* nerveux
courage courage audace | courageu* oser osé osée osait ose_pas ose_enfin osais bravoure brave audacieu* tenu_bon
  tenu_tête tenir_tête cran_de sauter_le_pas sauté_le_pas se_lancer me_lancer me_suis_lancée me_suis_lancé sorti_de_ma
  zone_de_confort lève_la_tête
memories souvenirs enfance souvenir nostalgie | nostalgi* quand_étais_petite quand_étais_petit quand_étais_enfant
  quand_étais_gamin étais_petite étais_petit étais_enfant souviens_encore me_souviens_de vieilles_photos vieille_photo
  album_photo album_photos albums_photos maison_de_mon bon_vieux_temps mes_vingt_ans ma_jeunesse de_jeunesse ravivé
  remonté_à_la me_rappelle_époque à_époque_où passé_qui_remonte | époque rappelle jeunesse photos passé autrefois
faith foi prière église ?dieu messe mosquée ramadan spiritualité | prier je_prie prié_pour prières paroisse curé jeûne
  jeûné évangile prêtre bible imam synagogue shabbat kippour pèlerinage lourdes croyant* athée chapelet confession_à
  carême pâques_à vêpres catéchisme catéchèse temple_le pasteur coran mektoub iftar aïd vierge_marie cierge baptême
  communion moine monastère couvent abbaye psaume psaumes bouddhis* méditation méditer merci_seigneur | prié saint
  chapelle chœur mon_dieu allah inchallah hamdoulilah seigneur
birthday ?anniversaire !anniversaire | bougies_à bougies_sur souffler_les_bougies soufflé_les_bougies
  fête_anniversaire gâteau_anniversaire mes_vingt_ans mes_trente_ans mes_quarante_ans mes_cinquante_ans
  mes_soixante_ans mes_dix-huit_ans joyeux_anniversaire | anniversaire cadeau bougies fête
waiting attente attentes | attendre_les_résultats attends_les_résultats attends_la_réponse attends_une_réponse
  attendre_une_réponse attends_toujours pas_de_nouvelles sans_nouvelles attends_le_verdict attends_depuis
  attend_depuis | attendu attendre attendait attends attend réponse nouvelles
hope espoir déception espérance | espérer espéré espérais espoirs déçu déçue décevant désillusion* désespoir désespér*
  optimis* pessimis* j'y_crois rêve_de_partir | espère
failure échec ?échecs ratage | échou[eé]* raté_mon raté_ma ratée_de foiré foirer foirage loupé_mon planté_mon_examen
  recalé recalée refusé_partout refus rejet rejeté rejetée nul_en nulle_en je_suis_nulle je_suis_nul suis_nulle
  suis_nul bonne_à_rien bon_à_rien pas_à_la à_la_hauteur médiocre incapable décevoir | raté rater ratée
doubt doute doutes confiance_en_soi remise_en_question | douter doutais confiance_en_moi manque_de_confiance
  estime_de_soi perdu_confiance imposteur me_remets_en légitime légitimité me_compare comparer_aux hésite hésitation*
  pas_assez_bien jamais_assez pas_assez_bonne perdue_dans_ma à_quoi_bon quel_sens le_sens_de sens_de_ma quête_de_sens
  perdre_le_sens pas_légitime syndrome_de_imposteur doute_de_moi douter_de_moi je_doute me_sens_nulle me_sens_nul |
  perdue perdu hésité
shame honte mensonge gêne | honteu* rougi rougir me_cacher cachée_derrière humili* ridicule ridiculis* malaise_total
  moquée moqué moqueries gênée gênant mal_à_aise
secret secret mensonge secrets mensonges | mentir menti mentais avouer avoué aveu aveux cache_à caché_à caché_à_ma
  cachée_à personne_ne_sait ne_sait_rien double_vie dire_la_vérité dit_la_vérité à_personne_encore jamais_dit_à
  dit_à_personne pas_dit_à fait_semblant faire_semblant fais_semblant | caché cacher avoue vérité mens_à
guilt culpabilité remords regrets | coupable* culpabilis* regrett* je_en_veux en_veux en_veux_encore ma_faute
  de_ma_faute aurais_dû aurais_dû_être aurais_dû_dire aurais_dû_appeler aurais_dû_y mauvaise_conscience me_reproche
  me_sens_coupable sentie_coupable senti_coupable mauvaise_fille mauvais_fils je_aurais_dû ai_culpabilisé | regret
  faute
anger colère rage énervement rancune | furieu* énerv[éeai]* rageu* enrag* colères hurl[eé]* agac* claqué_la_porte
  pété_un_câble hors_de_moi hors_de_lui remontée remonté_contre en_rogne fâch[eé]* vénère saoulée saoulé soûlée
  soûlé_par ça_me_saoule me_soûle ras-le-bol ras_le_bol marre_de en_ai_marre plein_le_cul en_veux_à lui_en_veux
  leur_en_veux en_veut injust* révolt* indign* haine déteste_mon rancœur ressentiment dégoûtée dégoûté explosé
  est_emporté me_suis_emportée me_suis_emporté gueulé gueuler gueulait gueulais gueulante | cris crier crié
argument dispute disputes engueulade conflit | disput* engueul[eé]* pris_la_tête prise_de_tête est_pris_la
  prises_de_tête clash embrouill* parle_plus_depuis réconcili* conflits querelle brouillee brouillée brouillés fâchés
  fâchées altercation règlement_de_comptes reproche reproches tension_entre tensions on_est_disputés on_est_engueulés
  ne_se_parle me_parle_plus | ton cris crié
forgiveness pardon excuses réconciliation | pardonn* est_excusé est_excusée me_suis_excusée me_suis_excusé excuser
  réconcili* fait_la_paix faire_la_paix | désolé désolée excusé excusée
pride fierté | fièr* fier_de fier_elle fier_de_lui fier_de_moi réussi_enfin ai_réussi accompli accomplissement
  victoire félicit* médaille diplôme_en applaudi | fier réussi
change changement nouveau_départ | nouvelle_vie tourner_la_page changer_de_vie changé_de_vie recommencer_à_zéro
  repartir_à_zéro tout_recommencer tout_quitter tout_plaquer nouvelle_étape nouveau_chapitre reconversion
  bouleversement tournant remis_en_question tout_arrêter_et changer_de_métier envie_de_changer | changé changer
help ?aide entraide soutien gentillesse | coup_de_main demander_de_aide demandé_de_aide besoin_aide solidarit*
  soutenue soutenu_par bienveillan* service_rendu rendre_service m'a_aidée m'a_aidé ont_aidée ont_aidé inconnu_m'a
  accepter_de_aide dépanne dépanné secourir | aide aidé aider gentil gentille
boundaries dire_non limites | dit_non su_dire_non ai_dit_non trop_gentille trop_gentil ose_pas_refuser marcher_sur_les
  se_faire_respecter me_faire_respecter respect_de_moi
trust confiance | trahi trahie trahison méfian* trompé_avec | vérité
freedom liberté indépendance autonomie | libre_de indépendan* me_sens_libre libération émancip* temps_pour_moi | libre
  libérée libéré
goodbyes adieux départ au_revoir séparation | adieu laisser_partir laissée_partir dernier_jour_avec dire_au_revoir
  dit_au_revoir partir_pour_toujours dernière_fois_que en_va_vivre part_vivre part_étudier quitter_le_nid lâcher_prise
  | parti partie quai gare dernier
crying larmes pleurs | pleur[eaéu]* larme sanglot* chialé chialer chiale
laughter rire rires fou_rire humour | on_a_ri marré marrée hilare barres_de | rit blague blagues drôle ri_aux ai_ri
  a_ri mdr rigol* marrant
gratitude gratitude joie bonheur reconnaissance | reconnaissant* heureuse heureux joyeu* joies chanceu* bonheurs ravi
  ravie comblée comblé remercie remercier remercié sourire_aux paix_intérieure sérénité serein* apaisé* | merci chance
  sourire content contente
envy jalousie envie | jalou* envieu* jalous* pourquoi_pas_moi réussite_des_autres
patience patience | patient_avec impatien* patienter
decision décision ?choix | décider décidé_de décidé_que indécis* dilemme choisir_entre peser_le_pour le_pour_et
  trancher hésite_entre prendre_une_décision pris_la_décision pris_une_décision me_décider à_décider dois_choisir
  bonne_décision | décidé choisi choisir
comingout coming_out | coming-out homosexu* gay gays lesbienne lesbiennes bisexuel* homophob* sortir_du_placard queer
  lgbt pride_à mon_orientation
transition transition | trans testostérone hormones œstrogènes pronoms prénom_choisi deadname morinom transgenre
  non-binaire non_binaire dysphorie | prénom
sadness tristesse cafard déprime | triste tristes attristée coup_de_blues le_blues mélancol* déprim[eéa]* moral_à_zéro
  moral_en_berne pas_le_moral plus_goût_à vague_à_âme idées_noires broyer_du_noir malheureu* peine_immense au_fond_du
  | larmes vide moral
boredom ennui | ennuyer ennuie ennuyais ennuyeux ennuyeuse emmerde me_fais_chier monoton* train-train routine
  rien_à_faire tourne_en_rond tourner_en_rond journées_se_ressemblent morne
overlooked manque_de_reconnaissance être_ignorée | ignore ignorent ignorée ignoré invisible_aux transparente
  transparent_pour exploitée exploité exploite profite_de_moi profitent_de_moi bonne_poire pas_reconnue
  reconnaissance_au_travail jamais_merci pas_un_merci sans_un_merci écoute_pas coupé_la_parole personne_ne_écoute
  mise_au_placard pris_mes_idées volé_mon_idée boniche bouche-trou | reconnaissance invisible
relief soulagement | soulagé soulagée soulageant poids_en_moins enfin_fini libérée_un_poids respire_enfin
  souffler_enfin délivrance | ouf
accident accident accidents | percuté percutée carambolage renversé_par renversée_par tonneau constat_amiable
  voiture_pliée collision tôle_froissée frôlé_la_mort
future avenir futur | plus_tard_je orientation projet_de_vie où_je_vais dans_cinq_ans dans_dix_ans perspectives
disappointment déception | déçu déçue décevant déceptions désillusion désillusions dégringolade
racism racisme | racis* discrimin* contrôle_au_faciès sale_arabe sale_noir préjugés islamophob* antisémit* xénophob*
theft ?vol cambriolage | cambriol* on_m'a_volé volé_mon volé_ma pickpocket arraché_mon_sac voleur voleurs agressé_dans
  un_vol_de vol_de_vélo
trauma traumatisme | traumatis* flash-back flashbacks stress_post-traumatique viol violée violé violences_conjugales
  attouchements inceste abus_sexuels victime_de emprise pervers_narcissique coups_de_mon me_frappait me_battait
mistake erreur erreurs | me_suis_trompée me_suis_trompé bourde gaffe merdé boulette
givingup abandon | abandonner laisser_tomber laissé_tomber baisser_les_bras baisse_les_bras jeter_éponge
  lâcher_affaire abandonne arrêter_tout tout_lâcher je_lâche
busy débordement ?emploi_du_temps | pas_le_temps plus_le_temps pas_une_minute journée_chargée semaine_chargée
  courir_partout toujours_courir marathon_de_rendez-vous to-do | cours_partout
judged jugement regard_des_autres | me_juge me_jugent jugée regard_des_gens en_dira-t-on dévisag* regards_de_travers
gossip commérages ragots | commérage* rumeur rumeurs potins ragot parlent_dans_mon parler_dans_mon médis* balance_sur
longing ?manque ?absence éloignement | tu_me_manques il_me_manque elle_me_manque ils_me_manquent elles_me_manquent
  me_manquent_tellement me_manquent_beaucoup relation_à_distance loin_de_lui loin_de_mes loin_de_toi
  kilomètres_entre_nous décalage_horaire_entre parti_si_loin partie_si_loin | manque loin distance
`;
