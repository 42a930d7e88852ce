/** What else a life is made of in French diaries: see english.ts; a star stands for any ending. */
export const frenchLifeTopics = `
illness maladie diagnostic fièvre santé traitement grippe covid diabète | malade malades maladies symptôme*
  médicament* toux tousse rhume angine gastro bronchite otite sinusite pneumonie hospitalis* prise_de_sang
  résultats_analyse résultats_analyses résultats_des_analyses analyses_de_sang bilan_sanguin arrêt_de_travail ald
  sclérose_en_plaques sep parkinson crohn lupus asthme ventoline diabétique insuline glycémie tension_artérielle
  hypertension cholestérol thyroïde endométriose antibiotique* cortisone vomi vomir vomissements nausée nausées
  vertiges malaise_vagal fait_un_malaise évanoui évanouie eczéma psoriasis rechute rémission infarctus crise_cardiaque
  cœur_fragile cardiologue neurologue rhumatologue gastro-entérologue spécialiste_m'a effets_secondaires grippée
  enrhumé enrhumée fibromyalgie fatigue_chronique dépressi* antidépresseur* bipolaire bipolarité burn-out burnout
  burn_out anorexique pilulier infection infectée perfusion anémie carence ménière zona | médecin docteur résultats
  pharmacie pilule pilules piqûre température analyses infirmière tension consultation ordonnance en_arrêt généraliste
  médecin_traitant comprimés allergie*
hospital hôpital clinique ?opération chirurgie examens_médicaux | chirurgien chirurgienne perfusion scanner irm
  radio_du opéré opérée opérer opérait biopsie coloscopie anesthésie anesthésiste bloc_opératoire réanimation réa
  soins_intensifs hospitalisation hospitalisé hospitalisée aux_urgences les_urgences passé_aux_urgences samu
  prothèse_de_hanche prothèse_du_genou points_de_suture salle_de_réveil chu ambulance_pour pontage stent | urgences
  service couloir chambre blouse examen perf
cancer cancer chimio chimiothérapie tumeur radiothérapie | tumeur* oncolog* métasta* rayons mammographie mastectomie
  leucémie lymphome chimios perruque_pour perdre_mes_cheveux perdu_mes_cheveux rémission biopsie grosseur_au ganglion
  ganglions boule_au_sein marqueurs octobre_rose curie | perruque foulard
stroke avc ?rééducation | orthophoniste hémiplég* aphasie aphasique paralysie paralysé paralysée | kiné
dialysis dialyse greffe | dialysé dialysée greffé greffée don_organe donneur_compatible rein_compatible | rein reins
  machine
epilepsy épilepsie | épileptique
pain douleur douleurs migraine blessure mal_de_dos mal_au_dos mal_de_tête arthrose | douloureu* blessé blessée
  blessures migraines migraineuse céphalée* mal_à_la mal_au_genou mal_au_ventre mal_aux_dents mal_aux_pieds
  mal_aux_mains mal_partout ai_mal a_mal_au avait_mal_au me_fait_mal lumbago tour_de_reins dos_bloqué dos_coincé
  dos_en_compote courbatur* genou_gauche genou_droit sciatique hernie arthrite rhumatisme* tendinite entorse fracture
  fracturé cassé_la_jambe cassé_le_bras cassé_le_poignet plâtré béquille béquilles boiter boite_encore ligament
  ligaments canal_carpien anti-douleur anti-inflammatoire* doliprane ibuprofène tramadol morphine kinésithérapeute
  ostéo ostéopathe contracture torticolis névralgie élancements supplice rage_de_dent rage_de_dents dos_qui_tire
  brûlure brûlures brûlé_la_main | mal kiné dos genou plâtre crampe crampes séance
joints !genou !dos !hanche !épaule !main !poignet !cheville !genoux !épaules !coude | | genou dos hanche épaule genoux
  poignet cheville
body corps poids | miroir régime_minceur régime_sans maigrir maigri grossi grossir kilos_en_trop kilos_perdus
  perdu_kilos balance_affiche complexe complexes complexée complexé vergetures cellulite bourrelets rondeurs taille_38
  taille_44 acné boutons_sur grossophobie imc menstruation mes_règles ménopausée puberté seins | régime jambes pieds
  ventre cheveux peau mains bras balance kilos taille rides
eating troubles_alimentaires anorexie boulimie | anorexi* boulimi* hyperphagie tca se_faire_vomir fait_vomir
  diététicienne nutritionniste plan_alimentaire | calories
therapy thérapie psy psychologue | thérap* psychiatre psychanalyste psychanalyse psychothérapie hypnose
  hypnothérapeute emdr sophrologue sophrologie groupe_de_parole cmp divan | séance séances
memory ?mémoire alzheimer démence ?oubli trous_de_mémoire | perd_la_tête perdait_la_tête perdu_la_tête oublie_tout
  oublie_mon_prénom oublié_mon_prénom ne_me_reconnaît me_reconnaît_plus reconnaît_plus reconnaissait_plus désorienté
  désorientée confus confuse répète_la_même pose_la_même même_question sénile unité_protégée oublie_qui | oublie
  oublié confond répète clés prénom
caring prendre_soin aidant aide_à_domicile ehpad proche_aidant soins | aidante aidants maison_de_retraite
  maison_de_repos résidents_de occuper_elle occuper_de_lui occuper_de_maman occuper_de_papa occuper_de_ma
  je_occupe_elle occupe_de_maman occupe_de_papa occupe_de_mon occupe_de_ma occuper_de_mon auxiliaire_de_vie
  aide-ménagère aide_à_la fauteuil_roulant déambulateur lit_médicalisé toilette_de_maman toilette_de_papa
  la_toilette_du toilette_du_matin incontinen* couches_pour_adulte perte_autonomie dépendance_de dépendante apa
  allocation_personnalisée répit accueil_de_jour tutelle curatelle mandat_de_protection téléalarme portage_de_repas
  handicap handicapé handicapée mdph ime esat lève-personne garde-malade veille_sur_elle veille_sur_lui change_ma_mère
  laver_ma_mère laver_mon_père | aide-soignante résidents infirmière soigner visite médicaments toilette repas
ageing vieillir ?âge vieillesse | rides vieillis* personnes_âgées personne_âgée mes_cinquante_ans mes_soixante_ans
  la_cinquantaine la_soixantaine la_quarantaine mes_quarante_ans mes_trente_ans la_trentaine coup_de_vieux
  cheveux_blancs cheveux_gris appareil_auditif dentier canne_pour septuagénaire octogénaire nonagénaire plus_vingt_ans
  déclin jeunisme temps_qui_passe crise_de_la fragilité_de à_mon_âge | vieille vieux canne miroir anniversaire ans
retirement retraite | retraités retraité retraitée pot_de_départ ma_pension trimestres_manquants club_du_troisième
  pré-retraite préretraite départ_à_la | pension horloge temps matinées
sobriety alcool sobriété boisson abstinence | sobre alcooli* rechute rechuté abstin* cuite cuites aa soûl saoul soûle
  saoule soûler bourré bourrée bourrés ivre ivresse ivrogne picole picoler picolé sevrage désintox addicto
  addictologue addiction addictions jours_sans_boire plus_boire arrêté_de_boire arrête_de_boire arrêter_de_boire
  pas_bu envie_de_boire recommencé_à_boire gueule_de_bois vodka whisky rhum pastis bouteille_de_vin trop_bu
  verre_de_trop bois_trop dry_january cannabis joint joints shit beuh weed coke cocaïne héroïne drogue drogues drogué
  toxico dealer méthadone subutex | vin bière bouteille verre boire bu réunion réunions apéro bar envie buvais buvait
smoking cigarettes cigarette tabac | clope clopes vapoter vapote vapotage patchs nicotine arrêté_de_fumer
  arrêter_de_fumer arrête_de_fumer tabacologue fumeur fumeuse mégot mégots | fumé fumer fume patch paquet briquet
  cendrier
gambling jeux_d'argent paris_sportifs ?casino | pari_sportif paris_en_ligne poker machines_à_sous loto euromillions
  pmu winamax betclic unibet parié parier misé miser ticket_à_gratter tickets_à_gratter jeux_à_gratter jeux_argent |
  perdu gagné mise
food repas nourriture manger | appétit affamé* plus_faim bien_mangé rien_mangé rien_avalé gourmand* régime_alimentaire
  végétarien* vegan grignot* jeûner malbouffe mcdo kebab pizza pizzas raclette couscous fondue régal régalé régalée |
  faim goûter dîner déjeuner mangé petit-déjeuner pâtes assiette soupe frigo pain fromage chocolat café table dessert
  courses crêpes frigo_vide goûté
cooking ?cuisine recette recettes pâtisserie | cuisin* soupe_de confiture confitures mijot* gâteau_de_ma four_à_pain
  fournil pétri pétrir levain pâte_feuilletée pâte_à_tarte tarte_aux tarte_à marmite cocotte batch_cooking pâtissier
  pâtissière blanquette pot-au-feu ratatouille bœuf_bourguignon petits_plats | farine cuit four gâteau pain soupe
  casserole plat tarte sauce poêle épices légumes
garden jardin potager jardinage | tomates_du semis bêche bêcher bêché arros* serre_de bouture boutures repiqu* rosiers
  sécateur tondeuse tondre tondu désherb* taille_des taille_de_la tailler_la_haie haie_à récolté compost
  jardins_ouvriers jardinière jardinières plates-bandes massif_de courgettes potiron potirons salades_du radis limaces
  plant_de plants_de rempot* binette fraisiers framboisiers planté_des planté_les planté_mes planter premières_tomates
  pousses bulbes lilas mauvaises_herbes | terre planté graines fleurs légumes tomates roses récolte haricots salades
  pelouse rosier
nature nature forêt ?bois | oiseaux sous-bois randonn* étang sentier colline renard chevreuil biche sanglier merle
  rouge-gorge mésange hirondelles héron champignons cueillette cueillir coucher_de_soleil lever_de_soleil ciel_étoilé
  étoiles rivière_qui la_rosée | arbre arbres ciel lac rivière lumière feuilles soleil oiseau campagne vent
running course_à_pied ?course marathon footing jogging semi-marathon | foulée foulées dossard courir* couru_dix
  couru_cinq fractionné trail trails runner running sortie_longue couru_ce couru_ma je_cours_depuis kilomètres_en
  strava chrono marathonien | couru kilomètres baskets cours montre parc
training sport entraînement salle_de_sport gym musculation | entraînements entraîneur entraîner crossfit fitness
  pilates yoga vestiaire compétition championnat championnats coach abdos squats haltères gymnastique
  natation_synchronisée athlétisme équitation escrime aviron surf ski skier sports_hiver tournoi entraînée | match
  équipe tapis séance muscles
swimming piscine natation | nager nagé nageais nageur nageuse longueurs brasse crawl maître-nageur bassin aquagym
  bonnet_de_bain | eau maillot longueur
cycling vélo cyclisme | vtt vélos cycliste pédal* bicyclette crevaison cyclotourisme | guidon casque col
climbing escalade | grimp* falaise baudrier voie_en_tête salle_de_bloc mousqueton magnésie | bloc prises corde paroi
football foot football | footeux match_des ligue_1 psg om gardien_de_but ballon_or penalty hors-jeu supporter
  supporters champions_league | match but ballon stade équipe terrain entraîneur coupe_du_monde
teamgames handball rugby basket volley | hand_ball basket-ball volley-ball mêlée hockey championnat match_de_hand
  vestiaires coéquipi* capitaine_de_équipe | équipe terrain ballon coach banc score match
boxing boxe | boxer boxeur boxeuse sparring kick-boxing mma muay_thaï | gants ring sac
martial judo karaté arts_martiaux | tatami dojo kimono judoka ceinture_noire ceinture_marron aïkido taekwondo jujitsu
  jjb | prise
skating patinage | patin patins patinoire skate skatepark skateboard roller rollers
surfing surf | surfer surfeur surfeuse | vagues planche
rowing aviron | rameur rameurs ramer canoë kayak
sailing ?voile voilier | régate régates skipper barrer spi naviguer amarr* mouillage | mât port vent cap
diving plongée | plongeur plongeurs apnée palmes
dancing danse | dansé danser dansais dansait danses tango salsa rock_de_salon ballet chorégraph* danseu* bal
  cavalier_de hip-hop zumba kizomba bachata | musique pas salle
walking ?marche promenade randonnée balade promenades | promen* randonn* balad[eé]* rando randos marcher_longtemps
  marché_longtemps marché_le_long marché_jusqu'à marché_une_heure marché_deux_heures marcher_seule marcher_seul
  marcher_dans gr compostelle saint-jacques la_marche une_marche marche_à_pied | marcher marché sentier chemin pas
sea mer bateau ?plage océan ?port | marée marées quai phare pêcheur pêcheurs matelot marin marins chalutier chalut
  baignade baigner baignée coquillages dunes falaises_de embruns traversée équipage ostréicul* | vagues filets voile
  sable pêche baie
mountains montagne montagnes refuge | sommet_du sommet_de alpinisme alpiniste glacier raquettes cordée crête alpage
  alpages pyrénées alpes dénivelé altitude bivouac massif_du | sommet col vallée neige
weather météo ?pluie ?neige ?orage ?chaleur ?froid canicule tempête | canicul* orages grêle verglas averse averses
  mistral neige_fondue grisaille vague_de_chaleur vague_de_froid fait_trop_chaud fait_un_froid pluie_toute_la
  pluie_sans_arrêt il_pleut_depuis pleut_sans neige_tombe | plu neigé pleut soleil gel nuages brouillard chaud froid
  vent neige sécheresse inondations tempêtes
flood inondation crue | inondé* inondations crues montée_des_eaux sacs_de_sable eau_est_montée eau_monte pompage |
  boue eau rivière
drought sécheresse | restrictions_eau nappes_phréatiques
music musique chorale piano guitare violon chant chanson concert orchestre accordéon ?batterie violoncelle | chanter
  chantais chanté_avec chanté_dans chanté_à choriste choristes contrebasse solfège partition* trompette saxo saxophone
  flûte clarinette basson hautbois conservatoire gammes mozart bach chopin beethoven schubert debussy opéra requiem
  soprano alto_dans ténor jazz rap rappeur freestyle chef_de_chœur fanfare harmonie_municipale musicien* chansons
  vinyle vinyles platines dj playlist compose_une composé_une compositeur groupe_de_rock studio_enregistrement | joué
  voix note répétition répétitions orgue chanté accords basse écouté casque scène jouer
band ?groupe groupe_de_rock | bassiste batteur guitariste tournée_du balances premier_album maquette répète_avec
  mon_groupe_de | album tournée scène concert répète
painting ?peinture aquarelle ?tableau ?tableaux | peindre peignais pinceau pinceaux aquarelles chevalet vernissage
  toile_blanche pigments gouache portrait_à huile_sur sculpture sculpteur sculptrice sculpter gravure beaux-arts
  modèle_vivant galeriste | toile peint couleurs atelier galerie couleur
drawing dessin dessins | dessiner dessine dessinais dessinait croquis fusain bd bande_dessinée illustration
  illustratrice illustrateur manga crayonn* | dessiné crayon crayons
exhibition exposition expo vernissage | expos galerie_art | galerie musée
pottery poterie céramique argile | potier potière céramiste tournage_de émail émaillage émailler cuisson_du barbotine
  grès faïence | four terre tour bol bols cuisson
crafts tricot couture crochet broderie laine | tricote* tricoté cousu coudre couds broder brodé ourlet patchwork
  pelote pelotes aiguilles_à mercerie tissage macramé feutrine rapiéc* raccommod* | aiguille fil tissu bouton boutons
  maille mailles
woodwork ?atelier ?bricolage menuiserie ?bois | établi ponçage poncer poncé poncée rabot scie_sauteuse scier
  chêne_massif queue_aronde ébéniste ébénisterie vernis_à maquette maquettes modélisme train_électrique
  restaurer_un_meuble restaurer_une soude soudé souder mobylette | outils planche planches vis meuble
writing écriture ?roman manuscrit poème poèmes poésie | éditeur éditrice maison_édition chapitres page_blanche
  concours_de_nouvelles recueil écrire_un écrire_mon écrire_ce écris_un écris_mon slam poète poétesse scénario
  nouvelle_que_écris mon_livre tapuscrit journal_intime romancier romancière écrivain | écrit livre page carnet écrire
  chapitre phrase phrases stylo mots cahier
reading lecture livres bouquin bouquins | bouquin* bibliothèque librairie livre_de_poche liseuse page-turner relire
  relu lu_tout lu_un lu_le_dernier dévoré_le fini_le_livre fini_mon_livre | lu lire lis livre roman pages
photography photographie ?photo appareil_photo | photographe argentique objectif_50 chambre_noire pellicule labo_photo
  tirages | photos cadre lumière appareil
theatre théâtre impro improvisation | comédien* metteur_en_scène metteuse_en_scène mise_en_scène réplique répliques
  coulisses monter_sur_scène sur_scène dramaturge molière représentation représentations costumes_de générale_de
  trou_de_texte one-man-show stand-up humoriste troupe clown cirque | scène répétition texte rideau rôle public
  costume salle
gaming jeux_vidéo jeu_vidéo | gamer gaming xbox playstation ps5 switch_oled nintendo minecraft fortnite fifa lol_avec
  league_of_legends valorant twitch discord manette zelda mmo raid raids guilde stream streamer steam gta roblox |
  partie parties écran niveau serveur jeu jouer console
phone portable réseaux_sociaux écrans ?téléphone ?écran | instagram insta tiktok facebook snap snapchat scroller
  scrolle scrollé scroll temps_écran addict_au_téléphone notifications notifs stories story likes followers abonnés
  influenceu* | téléphone écran
calls appel appels coup_de_fil coups_de_fil ?téléphone | téléphoné_à répondeur visio facetime raccroché m'a_appelée
  m'a_appelé n'a_pas_appelé n'a_pas_rappelé rappelle_pas rappelée messagerie message_vocal messages_vocaux vocal_de
  whatsapp sans_réponse laissé_un_message laissé_en_vu vu_sans | appelé appelle message messages sms texto décroché
  rappelé voix appeler téléphoné au_téléphone
letters ?lettre ?lettres courrier carte_postale | cartes_postales lettre_de_ma lettre_de_mon écrire_une_lettre
  écrit_une_lettre vieilles_lettres lettre_manuscrite correspondance enveloppe_à | enveloppe lettre timbre facteur
  poste
news actualité actualités infos politique | élection* présidentielle législatives municipales manif manifs
  manifestation gilets_jaunes climat réchauffement_climatique dérèglement_climatique écologie éco-anxiété gouvernement
  président_de_la député voter extrême_droite rassemblement_national journal_télévisé bfm attentat attentats | journal
  vote télé
war guerre | bombes bombard* obus abri front missile* drones_sur réfugié* cessez-le-feu occupation_de ukraine gaza
  tranchées déserteur mobilisé | soldat* exil sirène sirènes
papers papiers titre_de_séjour visa préfecture demande_asile | réfugié* demandeur_asile carte_de_séjour récépissé
  ofpra cnda oqtf sans-papiers droit_asile naturalisation naturalisé régularisation cimade cada carte_de_résident
  nationalité_française ambassade consulat expulsion_du | frontière passeport dossier convocation rendez-vous guichet
  attestation
homesickness mal_du_pays exil ?pays nostalgie | bled là-bas_au chez_nous_là-bas loin_de_chez loin_des_miens loin_de_ma
  loin_de_mon ma_terre expatri* expat émigr* immigr* diaspora déracin* exilé exilée terre_natale ma_ville_natale
  ville_natale langue_maternelle racines | étranger étrangère là-bas loin avion
belonging appartenance identité ma_place | sentir_à_sa à_ma_place pas_à_ma pas_ma_place trouver_ma_place
  trouvé_ma_place trouver_sa_place appartenir appartiens appartient_pas où_je_viens où_tu_viens deux_cultures
  entre_deux_cultures intégré intégrée intégrer voile_sur_la étrangère_ici pas_du_même transfuge imposteur | origine
  origines nom accent place
language langue accent ?français ?anglais | traduction grammaire conjugaison cours_de_français cours_anglais
  cours_espagnol cours_allemand cours_arabe apprendre_le_français apprends_le_français apprendre_anglais duolingo
  prononc* vocabulaire bilingue delf tcf b1 b2 patois breton_à occitan arabe_que interprète subjonctif | mots mot
  traduire phrase alphabet prononciation
speech bégaiement ?parole | bégaie bégaye bégayer bégayé bègue orthophoniste orthophonie élocution | voix mots
prison prison parloir | détenu* parloirs cellule incarcéré incarcérée incarcération maton libération_conditionnelle
  bracelet_électronique maison_arrêt juge_application spip | peine visite
court tribunal procès audience | procureur plaidoirie jugement juge_instruction magistrat hommes prudhommes
  partie_civile délibéré juré jurés convocation_au comparution plaignant plaignante garde_des_sceaux | avocat avocate
  juge témoin
farm ?ferme exploitation ?vignes vendanges ?vaches ?moutons ?brebis élevage agriculture troupeau | traite vigneron
  vigneronne agneau* agnelage étable éleveu* agricult* moisson moissons moissonneuse foin foins vêlage bergerie
  bergère berger ensil* génisse* quotas_laitiers pac_et msa gaec épandage labour labours labourer semailles récoltes
  cave_coopérative cuvée vendange porcherie céréales céréalier arboriculture maraîch* cep_de bêtes fermage pâture
  pâtures alpage la_ferme une_ferme notre_ferme mes_vaches nos_vaches mes_brebis mes_bêtes nos_bêtes | champs champ
  récolte lait terre pré prés poules bête fromage prix vin tracteur maïs blé vache chèvres veau veaux poulailler
  cochons raisin
bees abeilles ruches apiculture | ruche apiculteur apicultrice essaim essaims miel rucher frelon frelons varroa |
  reine
driving conduite permis permis_de_conduire | auto-école repassé_le créneau_réussi | conduire volant moniteur monitrice
  créneau code voiture conduit calé
car ?voiture bagnole | contrôle_technique garagiste panne_de_voiture voiture_en_panne tombée_en_panne tombé_en_panne
  embrayage courroie carrosserie remorqu* batterie_à_plat accident_de_voiture | voiture garage pneu moteur assurance
  batterie essence
commute trajet ?train ?métro transports | rer ter métro_bondé train_en_retard train_supprimé trajets
  heures_de_transport bouchons embouteillages covoiturage ligne_13 sncf pass_navigo | train métro quai gare banlieue
  bus retard wagon
travel ?voyage vacances voyages | voyager aéroport décalage_horaire sac_à_dos backpack airbnb auberge_de_jeunesse
  road-trip road_trip camping camping-car tour_du_monde billet_avion billets_avion vol_pour week-end_à_lisbonne
  touriste touristes itinéraire escale passeport_et randonnée_itinérante | avion hôtel valise vol plage étranger tente
volunteering bénévolat association bénévoles | bénévol* maraude maraudes restos_du_cœur secours_populaire
  secours_catholique croix-rouge emmaüs collecte_alimentaire | asso distribution collecte
clothes vêtements | fringues dressing garde-robe tenue_pour robe_neuve shopping friperie vinted | robe manteau
  chaussures jupe
chess ?échecs | échiquier mat_en ouverture_sicilienne gambit aux_échecs partie_échecs | pion fou tour partie dame roi
christmas ?noël fêtes | réveillon réveillons sapin_de_noël calendrier_de_avent repas_de_noël père_noël bûche_de_noël
  cadeaux_de_noël crèche_de_noël marché_de_noël saint-sylvestre bonne_année | sapin cadeaux guirlande noël
rest repos ?pause | me_reposer se_reposer reposé reposée reposant farniente ne_rien_faire rien_fait_aujourd'hui
  ralentir jour_off journée_off lâcher_prise détente détend* déconnecter sieste_au hamac canapé_toute traîné_au_lit |
  calme bain canapé reposer pyjama
menopause ménopause | bouffées_de_chaleur bouffée_de_chaleur ménopaus* périménopause préménopause
blindness cécité ?vue | aveugle* malvoyant* canne_blanche braille dmla glaucome cataracte rétine | lunettes yeux
deafness surdité ?audition | sourd sourde malentendant* appareil_auditif appareils_auditifs prothèse_auditive
  langue_des_signes lsf acouphène* implant_cochléaire entends_mal entend_mal | oreille oreilles audio
adhd tdah autisme | autis* hyperacti* ritaline asperger neuroatypi* hpi dys dyslexi* troubles_de_attention
  trouble_de_attention
sleep sommeil insomnie sieste insomnies nuits_blanches | insomn* siestes somnifère* mélatonine cauchemar*
  grasse_matinée grasse_mat veillé_tard nuit_blanche fermé_œil pas_fermé_œil rendorm* réveillée_à réveillé_à
  réveillée_à_trois réveillée_en réveillé_en réveil_à_quatre réveil_à_cinq yeux_ouverts_dans décalage_horaire somnol*
  roupill* pioncé pioncer siesté couchée_tôt couchée_tard couché_tard couché_tôt levée_à_cinq levé_à_cinq
  panne_de_réveil trois_heures_du quatre_heures_du dormi dormir dors dormais dormirai redormi endormir mal_dormi
  bien_dormi mieux_dormi dormi_comme | réveil oreiller rêve rêvé lit couchée couché nuits nuit réveillée réveillé yeux
  couette plafond lever dort dorment dormait endormi endormie endort ronfle ronflait endormie_à endormi_à
tired fatigue épuisement | fatigu* épuis* crevé crevée crevés lessivé lessivée claqué claquée vidé vidée vannée vanné
  naze nase rincé rincée éreint* harass* exténu* rétamée rétamé à_plat ko hs sur_les_rotules sur_les_genoux
  bout_du_rouleau bout_de_forces plus_énergie pas_énergie plus_de_forces plus_la_force plus_de_jus sans_énergie
  raplapla coup_de_barre coup_de_pompe cernes baill* bâill* dors_debout dormais_debout dort_debout jambes_lourdes
  jambes_coupées flagada patraque surmen* batteries_à_plat besoin_de_repos besoin_de_dormir usé usée usure lourde_de
  coup_de_fatigue plus_de_jambes fatigue_accumulée me_traîne journée_épuisante semaine_épuisante | énergie lourd
  lourde forces
baking pâtisserie gâteaux | gâteau_au gâteau_aux cake muffins cookies madeleines brioche levain pétri pétrir pâte_à
  tarte_aux tarte_à macarons génoise glaçage fouetter meringue viennoiseries fournée | farine four levure moule beurre
birds oiseaux | mésange mésanges rouge-gorge hirondelle hirondelles héron jumelles_aux ornitho* nichoir mangeoire
  faucon chouette hibou moineau moineaux cigogne cigognes rapace rapaces | nid plumes oiseau
boss patron ?chef cheffe manager | mon_chef mon_boss ma_boss le_boss ma_responsable mon_responsable mon_n+1 ma_n+1
  supérieur_hiérarchique petit_chef chefaillon | chef
camping camping bivouac | camping-car tente_et sac_de_couchage réchaud campeur campeurs bivouaquer feu_de_camp | tente
colleagues collègues collègue équipe | ambiance_au_travail ambiance_au_boulot pause_café afterwork pot_de_départ |
  machine
housebuying achat_immobilier | compromis_de_vente prêt_immobilier agent_immobilier agence_immobilière offre_achat
  acheter_une_maison acheter_un_appartement acheter_la_maison primo-accédant notaire_pour_la signature_chez_le
  visite_de_maison | notaire visite banque
housework ménage tâches_ménagères vaisselle lessive | aspirateur repassage repasser serpillière lave-vaisselle
  rangement panier_à_linge machine_à_laver lessives étendre_le_linge plier_le_linge | linge ranger rangé poubelles
motorbike moto scooter | motard motards motarde yamaha kawasaki honda_cb harley | casque
party ?fête ?soirée | teuf boîte_de_nuit discothèque after_chez anniv pendaison_de_crémaillère faire_la_fête
  fait_la_fête une_fête grosse_soirée | danser verre musique invités
television télé séries série | netflix épisode épisodes saison_2 regarder_un_film documentaire koh-lanta feuilleton
  cinéma film_de ciné | film canapé
teeth dents dentiste | couronne_dentaire dent_de_sagesse dévitalis* carie caries orthodontiste appareil_dentaire
  dentier implant_dentaire | dent mâchoire
hobby passion loisirs hobby | passe-temps puzzle puzzles collection_de timbres collectionn* modélisme maquettes
  mots_croisés jeux_de_société belote pétanque astronomie téléscope télescope
periods règles | endométriose spm syndrome_prémenstruel serviettes_hygiéniques tampon_hygiénique cup_menstruelle
  cycle_menstruel
dreams ?rêves cauchemars | cauchemar* rêvé_que ai_rêvé_de rêvé_de_lui rêvé_de_ma rêve_étrange rêve_bizarre même_rêve
  fait_un_rêve dans_mon_rêve dans_le_rêve rêve_récurrent | rêve rêvé
`;
