/** People, animals and homes in French diaries: see english.ts; a star stands for any ending. */
export const frenchPeopleTopics = `
mother !mère maman daronne mamounette | | matou maman_de
father !père papa daron papounet | | papa_de
parents !parents darons
sister !sœur !soeur !sœurs !soeurs frangine frangines | sœurette belle-sœur demi-sœur petite_sœur grande_sœur
  petites_sœurs
brother !frère !frères frangin frangins | frérot demi-frère petit_frère grand_frère petits_frères frère_aîné
daughter !fille !filles !fillette | fille_aînée fille_cadette notre_fille sa_fille_et | !grande !petite !puce !cadette
  !aînée
son !fils !garçon !garçons fiston | | !grand !petit !loulou !cadet !aîné !bonhomme
husband !mari !époux | !homme
wife !femme !épouse
partner !compagnon !compagne !conjoint conjointe !copain !copine !chéri !chérie !mec !meuf !amoureux !amoureuse
  !fiancé !fiancée | vit_ensemble vivre_ensemble | chéri chérie
marriage couple ?mariage vie_de_couple | marié mariée mariés années_de_mariage noces_or noces_argent
  anniversaire_de_mariage vie_conjugale lit_conjugal chacun_de_son plus_de_tendresse adultère infidélité infidèle
  m'a_trompée m'a_trompé trompée_avec | tendresse canapé complicité alliance
grandmother !grand-mère mamie mémé mémère mamy grand-maman bonne-maman
grandfather !grand-père papi pépé papy pépère grand-papa
grandchild petits-enfants petit-fils petite-fille petits-fils petites-filles arrière-petit-fils arrière-petite-fille
kin !tante !oncle !cousin !cousine !cousins !cousines !nièce !nièces !neveu !neveux tata tonton tatie !marraine
  !parrain !filleul !filleule cousinade | réunion_de_famille
inlaws belle-famille !belle-mère !beau-père !beaux-parents belle-maman beau-papa !belle-fille !gendre | belle-sœur
  beau-frère
stepchild famille_recomposée beaux-enfants beau-fils | belle-fille beau-père belle-mère marâtre fille_de_mon
  fils_de_mon enfants_de_mon demi-frère demi-sœur
ex !ex ex-mari ex-femme ex-copain ex-copine ex-compagnon ex-compagne ex-conjoint | son_ex
love amour histoire_amour sentiments | amoureux amoureuse amoureuses embrassé embrassée embrassés bisou_sur
  coup_de_foudre saint-valentin crush kiffe_grave baiser baisers papillons_dans liaison amant maîtresse_cachée
  relation_à_distance relation_longue désir séduire séduit amoureuse_de amoureux_de_lui je_suis_amoureuse | relation
  cœur regard bras je_aime aime_encore tendresse
dating rencontres ?date ?dates premier_rendez-vous rendez-vous_amoureux | tinder bumble hinge meetic
  appli_de_rencontre applis_de_rencontre site_de_rencontre sites_de_rencontre deuxième_rendez-vous premier_date drague
  draguer dragué draguée flirt flirter flirté célibataire célibataires célibat swiper swipé matché plan_cul
  speed_dating ghosté ghostée situationship | profil message verre
breakup rupture séparation | séparés rompu rompre largué larguée larguer quitté_par m'a_quittée m'a_quitté
  il_m'a_quittée elle_m'a_quitté on_est_quittés se_séparer se_quitter cassé_avec plaqué plaquée cœur_brisé
  chagrin_amour peine_de_cœur reprendre_ses_affaires ses_affaires_chez refaire_ma_vie tourner_la_page tout_est_fini
  ex_story bloqué_partout fait_une_pause | quitté quittée affaires clés seul seule
divorce divorce séparation garde_des_enfants garde_alternée | divorc* garde_partagée garde_exclusive semaine_sur_deux
  une_semaine_sur un_week-end_sur pension_alimentaire jaf juge_aux_affaires affaires_familiales médiation_familiale
  médiatrice_familiale conciliation partage_des_biens prestation_compensatoire droit_de_visite ordonnance_de
  juge_pour_enfants consentement_mutuel nom_de_jeune coparentalité | avocat avocate garde juge audience notaire
wedding mariage noces fiançailles | faire-part robe_de_mariée pièce_montée demoiselles_honneur demoiselle_honneur
  plan_de_table vin_honneur enterrement_de_vie evjf evjg lune_de_miel va_se_marier vont_se_marier on_se_marie
  me_marier nous_marier wedding_planner bouquet_de_la les_mariés la_mariée le_marié pacs pacsé pacsés | noce traiteur
  invités mairie bague alliance alliances
baby bébé bébés nourrisson jumeaux jumelles nouveau-né maternité | biberon biberons allaite allaité allaiter allaitais
  allaitait allaitement tétée tétées téter tétait sein_de sage-femme poussette congé_paternité congé_parental couffin
  berceuse accouch* tire-lait puéricultrice pmi couche_à_changer changer_la_couche changer_sa_couche couches_lavables
  porte-bébé écharpe_de_portage cododo coliques poussée_dentaire ses_dents_qui fait_ses_nuits faire_ses_nuits
  fait_ses_dents tétine lolette turbulette gigoteuse baby_blues babyblues post-partum post_partum premier_sourire
  premiers_pas premier_mot prémat* néonat couveuse mois_de_vie bercé bercer berçais | couche couches lait berceau
  pleurs nuits sein petit pleure rot
pregnancy grossesse enceinte | échographie écho_du trimestre contractions fœtus ventre_rond nausées_matinales
  bébé_bouge il_bouge_beaucoup terme_prévu date_du_terme déclenchement césarienne péridurale
  préparation_à_accouchement gynéco gynécologue semaines_aménorrhée attend_un_bébé attendons_un_bébé attendre_un_bébé
  faire_part_de liste_de_naissance valise_maternité ivg avort* test_de_grossesse test_positif début_de_grossesse
  attendre_un_enfant attends_un_enfant | ventre écho terme mois sage-femme
fertility pma fiv désir_enfant | embryon* ovocyte* ovulation insémination stimulation_ovarienne infertil* stérilité
  essais_bébé essai_bébé spermogramme ponction_ovocytaire endométriose cycle_raté règles_qui_arrivent essayons_avoir
  avoir_un_enfant progestérone parcours_pma transfert_embryon embryons | piqûres ponction transfert règles
miscarriage fausse_couche fausses_couches deuil_périnatal | mort-né curetage plus_de_cœur perdu_le_bébé
  perdu_notre_bébé grossesse_arrêtée
children enfants gosses gamins mômes | crèche nounou goûter_anniversaire doudou cour_de_récré garderie périscolaire
  centre_aéré assistante_maternelle assmat colonie_de_vacances sortie_école sortie_de_école sortie_scolaire
  baby-sitter babysitter baby-sitting histoire_du_soir couchés_tôt petite_souris mes_loulous les_loulous mes_bouts
  les_petits_sont les_filles_ont les_garçons_ont ado_à_la mes_ados les_ados adolescence crise_ado caprice caprices
  toboggan bac_à_sable pâte_à_modeler playmobil lego legos | enfant petits maternelle goûter poussette jouets bain
  école
family famille | repas_familial fratrie cousinade les_miens retrouvailles_familiales héritage notaire_pour succession
parenthood être_parent parentalité être_mère être_père maternité paternité | mère_célibataire père_célibataire
  maman_solo papa_solo mère_au_foyer père_au_foyer mauvaise_mère bonne_mère mauvais_père bon_père mère_indigne
  charge_mentale charge_parentale burn-out_parental burn_out_parental être_maman être_papa jeune_maman jeune_papa
  jeune_père jeune_mère instinct_maternel éducation_bienveillante élever_seule élever_mes_enfants élève_seule
  devenir_mère devenir_père devenir_parent crié_sur_les crié_dessus nid_vide syndrome_du_nid quitte_la_maison
  parti_de_la partie_de_la | crié patience parent autorité
adoption adoption famille_accueil | adopt[éeai]* mère_biologique père_biologique parents_biologiques placé_en_famille
  né_sous_x sous_x pupille_de aide_sociale ase foyer_de_enfance origines_biologiques | dossier origines
money argent salaire économies fric thunes thune fins_de_mois | fauché fauchée fauchés découvert virement smic épargne
  fin_de_mois impôts caf rsa apl porte-monnaie livret_a carte_refusée carte_bleue_refusée paiement_refusé compte_à_sec
  compte_en_banque banquier banquière allocation* allocs banque_alimentaire restos_du_cœur resto_du_cœur
  secours_populaire secours_catholique épicerie_solidaire fonds_solidarité radin radine dans_le_rouge à_sec
  joindre_les_deux les_deux_bouts boucler_le_mois budget galère_financière pouvoir_achat prix_du_caddie
  prix_de_essence prix_du_gaz vie_chère trop_cher_pour peux_pas_payer peut_pas_payer peux_plus_payer de_quoi_payer
  de_quoi_manger se_serrer_la serrer_la_ceinture compter_chaque compte_chaque_euro chaque_euro prime_activité
  prime_de_noël paie paye_tombée la_paye patrimoine trésorerie au_black au_noir pauvreté pauvre précarité
  taxe_foncière | cher prix sous billet billets euros payer payé banque compte euro dépenses balles monnaie caisse
  propriétaire courses payée vinted leboncoin tickets_resto crous héritage
debt dettes dette ?crédit ?prêt | découvert huissier* surendett* créancier* échéancier emprunt emprunts emprunté
  emprunter empruntais crédits_à mensualités rembourser remboursé remboursement_du banque_de_france interdit_bancaire
  fiché_banque dois_de_argent doit_de_argent devait_de_argent prêté_de_argent mise_en_demeure relance_de saisie_sur
  saisie_des lettre_recommandée taux_intérêt un_prêt le_prêt prêt_étudiant prêt_immobilier le_crédit un_crédit |
  banque relance lettre lettres
bills factures loyer facture loyers ?charges | impayé impayés edf engie expulsion expulsé expulsée régularisation_des
  relevé_de_compteur quittance bail_qui coupure_électricité coupure_de courant_coupé prélèvement prélèvements prélevé
  chauffage_coupé chèque_énergie trêve_hivernale | propriétaire électricité chauffage gaz compteur proprio bailleur
moving déménagement nouvel_appartement nouvelle_maison | déménag* emménag* nouvel_appart appartement_vide maison_vide
  état_des_lieux remise_des_clés remis_les_clés changement_adresse crémaillère nouvelle_ville nouveau_quartier
  garde-meuble dernier_carton derniers_cartons faire_les_cartons fait_les_cartons cartons_partout première_nuit_dans
  quitter_la_maison quitter_appartement vendre_la_maison vendu_la_maison vider_la_maison vidé_la_maison
  visite_appartement visites_appartements compromis_de_vente premier_appart prendre_mon_appart quitter_paris
  partir_vivre | cartons carton valises valise clés bail camion scotch dans_les_cartons
house ?maison appartement logement studio appart coloc colocation | colocataire* colocs bailleur hlm
  ma_chambre_étudiant chambre_de_bonne mal_logé mal_logés sdf à_la_rue hébergement_urgence hébergé_chez hébergée_chez
  squat caravane mobil-home ménage_de_printemps chez_soi | chambre cuisine maison étage porte fenêtre immeuble salon
  palier canapé balcon proprio bail meubles chauffage
repairs travaux rénovation chaudière ?bricolage | plombier fuite_eau fuite_dans dégât_des_eaux serrurier infiltration
  infiltrations moisissure moisissures chauffe-eau placo enduit carrelage_de parquet_à isolation toiture charpente_de
  chantier_de_la artisan_qui artisans devis ravalement maçonnerie plâtre papier_peint refaire_la_cuisine
  refaire_la_salle refaire_le_toit panne_de_chauffage bricol* perceuse ponceuse peindre_la_chambre peindre_le_salon
  repeindre repeint | toit fuite artisan robinet peinture murs carrelage prise panne couvreur carreleur
neighbours voisins voisine voisin voisines voisinage | tapage_nocturne gens_en_face syndic copropriété copro | bruit
  immeuble palier
friendship amitié amis amie ami amies copains copines pote potes meilleure_amie meilleur_ami | amitiés retrouvailles
  vieux_copain vieille_copine une_copine un_copain soirée_entre_filles entre_filles perdus_de_vue perdue_de_vue
  perdu_de_vue poto potos bestie bff frère_de_cœur se_faire_des copine_m'a confidente confident confidences
  mes_copines mes_potes mes_copains | soirée verre apéro invité café rigolé rires anniversaire
dog chien chienne chiot toutou | chiens aboy* croquettes_du laisse_du labrador golden_retriever caniche
  berger_allemand border_collie spa_pour queue_qui_remue museau niche faire_piquer euthanasier | laisse gamelle
  vétérinaire panier truffe pattes véto
cat ?chat !chat chatte chaton chats | miaul* ronron* litière chatons mon_chat le_chat_dort croquettes_du_chat chatière
  félin matou le_chat le_chat_est le_chat_a | chat vétérinaire gamelle griffe
horse cheval chevaux jument poney équitation | poulain galop galoper selle_de écurie écuries cavalière centre_équestre
  sabots manège poneys obstacle_à maréchal-ferrant | trot selle box
village village | villageois bourg hameau salle_des_fêtes | mairie clocher place
emptynest nid_vide départ_des_enfants | quitte_le_nid quitté_le_nid quitte_la_maison chambre_vide sa_chambre_vide
  parti_faire_ses partie_faire_ses dernier_enfant_parti syndrome_du_nid
animals animaux lapin | lapins hamster cochon_inde cochons_inde perruche perroquet tortue_de poules_du_jardin furet
  aquarium poisson_rouge | cage vétérinaire
roommate !coloc !colocs ?colocation !colocataire !colocataires | mon_coloc_a vaisselle_des planning_du_ménage
  tour_de_ménage colocation_à colocs_ont | coloc colocs colocataire vaisselle frigo
`;
