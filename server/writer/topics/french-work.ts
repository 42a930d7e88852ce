/** Work, school and study in French diaries: see english.ts; a star stands for any ending. */
export const frenchWorkTopics = `
restaurant ?restaurant restauration ?bistrot ?brasserie ?service | serveu* coup_de_feu couverts_à mise_en_place plonge
  plongeur commis chef_de_partie second_de_cuisine barman barmaid cuistot brigade restaurateur en_cuisine
  fin_de_service service_du_soir service_du_midi cuistots | plats salle clients addition terrasse café pourboire
  pourboires table_de en_salle pizzeria
politics politique élections ?campagne | campagne_électorale conseil_municipal conseillère_municipale maire_de
  militant* tractage tracter tracts candidat_aux candidate_aux élu élus élue | mairie affiches meeting
military armée | caserne régiment adjudant sergent opex mission_en opérationnel légion treillis engagé_dans militaire
  militaires | camp arme
police ?police ?gendarmerie | commissariat brigade_de garde_à_vue patrouille gav interpellation plainte | gendarme
  gendarmes flic flics policier policière policiers
law ?droit ?cabinet | avocat_stagiaire barreau plaider plaidé notaire jurisprudence étude_notariale greffi* | client
  dossier clients tribunal juge droit
road route ?camion !camion ?taxi !taxi ?bus !bus | routier routière poids_lourd poids-lourd semi-remorque vtc uber
  conducteur_de_car mes_passagers chronotachygraphe livreur livreuse deliveroo transporteur ambulancier | passagers
  chauffeur colis péage périphérique tournée livraison livraisons
shop ?boutique !boutique ?magasin !magasin ?commerce ?épicerie !épicerie ?librairie !librairie | vitrine inventaire_du
  commerçant* clientèle mercerie bureau_de_tabac tabac-presse rayon_frais mise_en_rayon marché_de_noël stand_au_marché
  brocante chiffre_du_jour recette_du_jour caisse_du_soir vendeu* | caisse clients clientes cliente stock marché
  client rayon vente comptoir boucherie boucher fleuriste libraire caissière caissier
work travail boulot job taf bureau ?emploi métier carrière | collègu* patron* cheff* mon_chef le_chef travaill*
  télétravail* bosser bosse bossé bossais heures_sup heures_supplémentaires rtt congés_payés intérim* cdd cdi
  employeu* manager managers management managé entreprise_où contremaître n+1 drh rh open_space open-space promotion
  promue promu augmentation entretien_annuel objectifs_de réunionite réunion_équipe en_réunion réunion_avec_la
  réunions deadline deadlines délais surcharge_de burn-out burnout démission démissionn* rupture_conventionnelle
  reconversion période_essai embauche embauché embauchée nouveau_poste mon_poste premier_salaire stage stagiaire
  apprenti apprentie apprentissage alternance alternant alternante formation_pro boîte_où ma_boîte cadre_sup surmenage
  harcèlement harcel* arrêt_maladie pointeuse 3x8 trois_huit freelance assistante_de_direction reprise_du_travail
  jour_de_congé mes_horaires mon_planning surcroît_de fiche_de_paie heures_de_travail | emploi_du_temps équipe projet
  entreprise mails mail usine poste horaires badge planning commande commandes machine client clients congé dossier
  dossiers réunion chef direction contrat pause équipes la_boîte comptable secrétaire ingénieur* développeu* placard
  fonctionnaire saisonnier
nights ?nuits gardes nuits_de_garde travail_de_nuit | garde_de_nuit équipe_de_nuit poste_de_nuit nuit_de_garde
  travaille_de_nuit bosse_de_nuit relève_de équipe_du_matin équipe_après-midi veilleur_de_nuit veilleuse | garde nuit
  nuits relève jour
nursing ?hôpital ?service ?soins | infirmi* aide-soignant* mes_patients patiente_de ehpad_où pansement* transmissions
  brancard brancardi* interne_de la_cadre cadre_de_santé sous-effectif toilettes_à_faire soignant* blouse_blanche
  bloc_op ma_tournée_de chez_mes_patients soins_à_domicile infirmière_libérale ide idel prise_de_poste | patient*
  service interne urgences lits chariot garde médecin hôpital tournée
medic ?ambulance ?urgences | urgentiste samu smur régulation intervention_de pompier pompiers massage_cardiaque
  cabinet_médical médecin_généraliste mes_patients | patient patients garde cabinet
company entreprise auto-entreprise | associé_de mes_associés investisseur* auto-entrepreneu* micro-entreprise faillite
  fonds_de_commerce dépôt_de_bilan liquidation redressement_judiciaire startup start-up levée_de_fonds business_plan
  entreprene* créer_ma_boîte monter_ma_boîte monté_ma_boîte chiffre_affaires urssaf carnet_de_commandes | associé
  associés clients trésorerie devis boîte
redundancy chômage recherche_emploi licenciement ?entretien | candidature* licenci* lettre_de_motivation pôle_emploi
  france_travail plan_social pse recruteu* demandeur_emploi sans_emploi fin_de_contrat fin_de_droits
  cherche_du_travail cherche_un_emploi chercher_du_travail cherche_du_boulot chercher_du_boulot cherche_un_boulot
  cherche_un_stage perdu_mon_travail perdu_mon_emploi perdu_son_emploi perdu_son_travail perdu_mon_boulot ont_virée
  ont_viré délocalis* chômeu* indemnités mission_locale linkedin entretien_embauche entretien_de_licenciement
  au_chômage plan_de_licenciement | cv entretiens annonces offre offres conseillère viré virée virée_de viré_de
teaching enseignement élèves mes_élèves | enseigner enseigné enseignais enseignant enseignante enseignants institutri*
  instituteur maîtresse_école prof_principale prof_principal salle_des_profs copies bulletins correction_des pronote
  rectorat académie cpe mes_terminales mes_cm2 mes_cp mes_secondes proviseur éducation_nationale prof_de_français
  prof_des_écoles parent_élève atsem aesh remplaçante_à rentrée_des_profs décrochage décrocheur réunion_parents
  ma_classe_de en_salle_des heure_de_cours heures_de_cours faire_cours fais_cours mes_classes mes_4e mes_3e mes_5e
  mes_6e gestion_de_classe inspectrice ma_tutrice parents_élèves parents_élève conseil_de_classe | élève cours tableau
  cantine notes récréation principal cahiers classe
school école lycée collège classe cours | profs cantine récré interro interros contrôle_de dst internat lycéen*
  collégien* bulletin devoirs maths bac_blanc brevet seconde_générale terminale première_générale prépa cpe pion pions
  bahut spécialité parcoursup heures_de_colle harcelée harcelé harcèlement_scolaire vie_scolaire carnet_de_liaison
  rentrée_scolaire dernier_rang | prof leçon récréation élèves élève cahier* maîtresse notes note bus sac colle colles
  au_cours en_cours_de
exams examens examen concours bac partiels révisions oral | révis* bachot* épreuve* partiel recalé recalée rattrapages
  écrits_du annales fiches_de bosser_mes bûcher | note notes admis admise fiches copie sujet
study ?études !études fac université thèse mémoire licence master | étudiant* amphi partiels semestre td
  première_année_de crous cité_u école_ingénieur école_infirmière école_de_commerce ifsi médecine_à pass_las réorient*
  soutenance soutenir_ma doctorat doctorant* rendre_un_dossier bu_jusqu'à erasmus après_le_bac choix_orientation
  vœux_parcoursup mes_vœux école_de_droit cours_magistral | bibliothèque cours notes campus prof exposé rapport m1 m2
  prépa
research ?recherche laboratoire thèse | paillette cnrs postdoc post-doc doctorant* expérience_de expériences
  publier_un article_scientifique chercheu* paillasse éprouvette microscope échantillon* | expérience hypothèse
  résultats article données labo
coding ?code programmation | développeu* coder codé bug bugs mise_en_prod mise_en_production déploiement sprint jira
  github devops backend frontend scrum informaticien | prod ticket tickets serveur
trades chantier bâtiment | maçonnerie menuisière charpente soudeur soudeuse soudure btp grutier bétonnière parpaing*
  coffrage dalle ferraillage échafaudage terrassement plaquiste chaudronnier mécano | béton outils casque camion
  ciment échelle maçon maçons menuisier plombier électricien électricienne couvreur carreleur charpentier garagiste
  mécanicien
cleaning ménage | agent_entretien agente_entretien entreprise_de_nettoyage faire_des_ménages fais_des_ménages
  nettoyer_les_bureaux femme_de_chambre serpillière technicienne_de_surface nettoyage_des | seau balai javel bureaux
  aspirateur nettoyer
social travail_social | éducatrice éducateur_spécialisé éducateurs foyer_de placement_des signalement aide_à_enfance
  moniteur-éducateur maraude maraudes accueil_de_nuit | foyer dossiers jeunes assistante_sociale assistant_social
fire caserne ?pompiers | pompier incendie incendies feu_de_forêt canadair lance_à | feu flammes intervention
sailor bateau | matelot cargo capitaine_du commandant_de mécanicien_de_bord marine_marchande escale embarqué
  embarquement | équipage pont cabine port
fishing ?pêche | pêcheur pêcheurs chalut chalutier filets casiers truite truites bar_de_ligne brochet hameçon carpe
  pêcher pêché | ligne poisson bateau
security ?sécurité | vigile rondes maître-chien vidéosurveillance | ronde badge caméras nuit
strike grève | gréviste* syndicat cgt cfdt syndicalist* débrayage ag_des cortège | piquet revendications
hotel ?hôtel | réceptionniste gouvernante_de femme_de_chambre veilleur_de_nuit clef_de conciergerie chambre_hôtes
  chambres_hôtes gîte | réception clients chambres
translation traduction | traduire traduis traduit traduct* interprète sous-titres sous-titrage glossaire texte_source
  | mot phrase langue auteur
journalism ?journal ?rédaction | journaliste* reportage rédac rédacteur_en_chef conférence_de_presse bouclage pigiste
  pige piges | article papier source
funerals pompes_funèbres | thanatopract* croque-mort maître_de_cérémonie mise_en_bière familles_endeuillées | familles
  cercueil
hair coiffure ?salon | coiffeu* mèches brushing barbier esthéticienne onglerie balayage_et permanente balayage
  teintures mise_en_plis manucure | ciseaux cliente clientes cheveux coupe couleur shampoing teinture bac brosse
  ongles frange mèche
tailoring couture atelier_de_couture | tailleur couturi* retouch* ourlets patronage essayage dé_à_coudre
  machine_à_coudre | ciseaux tissu fil costume veste ourlet
warehouse entrepôt ?usine | palette palettes préparateur_de_commandes préparatrice_de_commandes quai_de_chargement
  chaîne_de_production chaîne_de_montage à_la_chaîne intérimaire_à manutention* conditionnement 3x8 amazon_où
  chef_atelier chef_de_ligne cadences cadence presse_à | machine ligne équipe pointeuse carton scanner chaîne cariste
  ouvrier ouvriers ouvrière ouvrières
bakery boulangerie fournil ?pain | boulang* pâtissi* fournée fournées levain pétrin baguettes croissants viennoiserie*
  façonn* | pâte farine four pain levure
post ?tournée ?facteur | facteurs factrice centre_de_tri recommandé_à distribution_du la_poste_où | colis courrier
  lettres boîtes
newjob nouveau_travail nouveau_poste | nouveau_boulot nouveau_job nouvel_emploi nouvelle_boîte premier_jour_au
  première_semaine_au période_essai ai_été_embauchée ai_été_embauché signé_mon_contrat signer_mon_contrat | équipe
  badge
`;
