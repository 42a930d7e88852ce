/** What diaries are about, in French: see english.ts; a star stands for any ending. */
export const frenchTopics = `
mother mère maman
father père papa
parents parents
sister sœur soeur sœurs
brother frère frères
daughter !fille !filles | ma_fille
son fils !garçon | mon_fils fiston
husband mari | mon_mari époux
wife !femme épouse
partner compagnon compagne copain copine conjoint
marriage mariage couple | marié mariée mariés
grandmother grand-mère mamie mémé
grandfather grand-père papi pépé papy
grandchild petits-enfants petit-fils petite-fille
kin tante oncle cousin cousine nièce neveu belle-mère beau-père
inlaws belle-mère beau-père belle-famille beaux-parents
ex ex-mari ex-femme ex
love amour relation | amoureux amoureuse embrassé embrassée
dating rencontres rendez-vous_amoureux
breakup rupture séparation | quitté quittée séparés rompu largué larguée
divorce divorce séparation rupture | divorcé divorcée garde_alternée quitté quittée avocate_du pension_alimentaire
wedding mariage noces | mariée invités robe_de_mariée traiteur fiançailles fiancé fiancée noce
baby bébé nourrisson jumeaux | couche couches biberon biberons allaitement tétée tétées sage-femme poussette maternité
  allaite nouveau-né congé_maternité couffin berceuse allaiter sein accouché | lait berceau bébés
pregnancy grossesse fausse_couche | enceinte échographie ventre accouchement trimestre contractions enceinte_de fœtus
fertility pma fiv | embryons stimulation ovocytes
miscarriage fausse_couche
children enfants | crèche maternelle nounou nos_enfants mes_enfants goûter_d'anniversaire doudou sortie_scolaire
  goûter cour_de_récré maîtresse garderie | enfant petits gosses gamins
family famille
sleep sommeil insomnie fatigue | dormi dormir dors dormait endormie endormi sieste réveillée réveillé insomnies
  fatigué fatiguée épuisé épuisée somnifère réveillé_à cauchemar cauchemars grasse_matinée veillé nuit_blanche mal_dormi
  pas_dormi insomniaque rendormie rendormi | réveil oreiller rêve rêvé lit couchée couché nuits nuit
tired fatigue épuisement | fatigué fatiguée épuisé épuisée crevé crevée lessivée épuisante claqué claquée vidé vidée
  fatigant
work travail boulot bureau emploi métier | collègue* patron* chef* réunion* travaillé travailler travaille client*
  congé dossiers dossier télétravail cheffe heures_sup collègue collègues patron patronne chef réunion client clients
  salarié embauche heures_supplémentaires télétravailler intérim intérimaire cdd cdi employeur employeuse manager
  directeur directrice contremaître atelier_de_production chantier livraison livraisons facturer stagiaire stage
  apprenti apprentie formation vendeur vendeuse caissière comptable secrétaire ingénieur développeur menuisier maçon
  plombier électricien coiffeuse serveuse pompier policier gendarme facteur chauffeur routier entrepôt équipe_du_matin
  | équipe projet entreprise mails usine poste horaires badge planning commande commandes machine
nights gardes nuits_de_garde | relève patient patients patiente infirmière infirmier garde_de_nuit équipe_de_nuit
  nuit_blanche_à_l'hôpital pansement transmissions brancard interne urgences | garde service
nursing ?service hôpital soins | patient* infirmi* aide-soignant* interne
redundancy chômage entretien entretiens licenciement recherche_d'emploi | candidature* licencié licenciée embauch* cv
  pôle_emploi lettre_de_motivation
company entreprise | associé investisseur* auto-entrepreneur faillite fonds_de_commerce dépôt_de_bilan
  auto-entrepreneuse
teaching enseignement classe élèves | élève cahier* copies maîtresse enseigner enseigne institutrice instituteur
  prof_principal correction collègues_de_la_salle_des_profs rentrée_des_classes | cours tableau
school école collège lycée classe | profs prof leçon devoirs cantine récréation maths élève élèves cahier* maîtresse
  contrôle interro colle colles prépa internat lycéen collégien bulletin | cours notes note
exams examens examen concours bac partiels | révis* épreuve* oral révisions copie_blanche recalé recalée admis admise
  rattrapages réviser révisé bachotage | note notes
study études thèse mémoire fac université examen examens concours bac | amphi étudiant* semestre réviser révisé
  partiels prépa colles colle licence master mémoire_de partiel révisions cité_u | bibliothèque cours notes
research recherche laboratoire labo | expérience*
money argent salaire économies loyer dettes dette factures facture | payer payé banque fauché compte euros découvert
  propriétaire virement paie smic dépenses épargne fin_de_mois impôts caf rsa fins_de_mois porte-monnaie
  caisse_d'épargne allocation* banque_alimentaire resto_du_cœur | cher prix sous billet billets
debt dettes dette crédit | découvert huissier emprunt* huissiers surendettement surendettée surendetté créancier*
  huissier* échéancier emprunté emprunter empruntais crédit_à
bills factures loyer | facture propriétaire électricité
moving déménagement cartons valise | déménagé déménager emménag* carton valises emménager appartement_vide
  nouvel_appartement camion_de_déménagement emménagé cartons_de | clés
house appartement logement studio | colocataire* coloc bail proprio canapé salon palier immeuble | chambre cuisine
  maison étage porte fenêtre
repairs travaux toit chaudière | plombier fuite artisan peinture_des_murs robinet chauffe-eau serrurier infiltration
  bricolage
neighbours voisins voisine voisin
friendship amitié amis amie ami amies | copains copines amitiés pote potes meilleure_amie meilleur_ami retrouvailles
  vieil_ami vieille_amie bande_de_copains ami_d'enfance amie_d'enfance
loneliness solitude | seule personne_à_qui isolée isolé solitaire toute_seule tout_seul isolement | vide seul seuls
silence silence | silencieu* taire se_taire muet muette | calme silencieuse
grief deuil perte chagrin absence enterrement mort obsèques | veuve veuf endeuillé* décès morte tombe cimetière
  cercueil cendres défunt défunte veuvage disparu disparue décédée orphelin | manque
death mort décès | morte mourir mourut décédé* tombe cimetière cercueil cendres
funeral enterrement obsèques
illness maladie diagnostic fièvre traitement chimio cancer | malade résultats médicament* toux comprimés ordonnance
  grippe rhume malades infirmière ordonnances prise_de_sang hospitalisé | médecin docteur
hospital hôpital clinique opération | urgences chirurgien perfusion scanner irm opéré opérée
cancer cancer chimio chimiothérapie | tumeur oncologue radiothérapie
stroke avc rééducation | kiné
pain douleur douleurs migraine blessure mal_de_dos | blessé blessée brûlure brûlé courbatures genou_gauche sciatique
  arthrose tendinite | mal
joints !genou !dos !hanche !épaule !main | genou dos hanche épaule
body corps poids | miroir régime maigr* grossi jambes pieds ventre cheveux peau | dos genou mains bras
therapy thérapie psy | psychologue séance
fear peur courage | effrayé* terrifié* peurs trouille terreur effrayée frayeur tremblais tremblait | trembl* angoisse
  peur_de
worry inquiétude angoisse stress anxiété soucis | inquiète inquiet stressé* angoissé* paniqu* nerveu* stressée
  angoisses boule_au_ventre panique paniqué inquiétudes
courage courage | courageu* osé oser courageuse audace
memory mémoire oubli alzheimer souvenirs | oublie perd_la_tête Alzheimer confond perdu_la_mémoire oublie_tout
  maladie_d'alzheimer mémoire_qui
memories souvenirs enfance souvenir | autrefois
caring soins ehpad aidant | aidante maison_de_retraite s'occuper aide-soignante résidents aide_à_domicile
  auxiliaire_de_vie fauteuil_roulant toilette_du_matin maison_de_repos je_m'occupe
ageing vieillir âge vieillesse | rides vieille vieux
retirement retraite | retraité retraitée dernier_jour_de_travail
sobriety alcool sobriété réunions | sobre boire rechute ivre abstin* verre aa alcoolique alcooliques soûl saoul bourré
  sevrage | vin bière bouteille
smoking cigarettes cigarette tabac | fumé fumer clope clopes vapoter patch
food repas nourriture | faim | goûter dîner déjeuner mangé manger
cooking cuisine soupe recette recettes gâteau pain boulangerie pâte | cuisiné farine fournil cuit four
restaurant restaurant café bistrot | serveur serveuse plats salle
garden jardin potager tomates roses jardinage | planté graines semis bêche arros* fleurs légumes serre bouture potiron
  courgettes haricots salades tailler rosiers sécateur bêcher arrosoir récolté | terre
nature nature forêt | oiseaux arbres rivière étang lac sentier colline renard merle | arbre ciel
running ?course marathon course_à_pied | couru courir kilomètres footing jogging semi-marathon foulée baskets dossard
  foulées
training entraînement sport foot match équipe | entraîneur gym yoga match_de natation_synchronisée musculation
  vestiaire rugby basket tennis handball judo entraînements championnat
swimming piscine natation | nagé nager
cycling vélo
dancing danse | dansé danser
walking ?marche promenade randonnée | marcher promené promenée | marché
sea mer bateau port pêche plage | vagues filets voile voilier marée quai phare pêcheur pêcheurs matelot cargo
  capitaine
mountains montagne refuge | sommet
weather pluie neige orage météo vent froid chaleur | plu neigé pleut soleil gel verglas canicule nuages brouillard
  neige_fondue averse averses mistral | chaud
music musique chorale piano guitare violon chant chanson accordéon concert | chanté chanter répétition orchestre orgue
  batterie contrebasse solfège partition partitions violoncelle trompette chanteuse répétitions | joué voix note
painting peinture tableau toile dessin dessins | peint pinceau peindre aquarelle atelier dessiné
drawing dessin dessins | dessiné
crafts couture poterie tricot | argile cousu tricoté
woodwork atelier bois couture poterie | outils menuis* argile cousu
writing écriture roman manuscrit poème poèmes | éditeur chapitre écrire carnet poésie nouvelle chapitres page_blanche
  | écrit livre page
reading lecture livres | roman bouquin bibliothèque librairie | lu lire
theatre théâtre | comédien* scène répétition comédienne metteur_en_scène réplique répliques coulisses rideau
phone téléphone | portable écran instagram notifications
calls appel appels téléphone | téléphoné sms texto répondeur visio décroché raccroché | appelé appelle message
  messages
letters lettre lettres courrier | enveloppe
war guerre | bombes soldat* réfugié* guerre_en obus abri réfugiés exil
papers papiers visa préfecture asile | frontière passeport titre_de_séjour réfugié* carte_de_séjour récépissé ofpra
  demande_d'asile naturalisation dossier_de
homesickness exil mal_du_pays nostalgie pays | étranger étrangère là-bas bled chez_nous_là-bas loin_de_chez
language langue français accent | traduire traduction grammaire traducteur | mots
prison prison parloir | détenu*
court tribunal procès | avocat avocate juge
faith foi prière église dieu messe mosquée ramadan | prié prier prie paroisse curé jeûne évangile prêtre bible imam
  synagogue pèlerinage
dog chien chienne | laisse vétérinaire chiot gamelle promener_le_chien aboyé
cat chat chatte | litière chaton miaulé ronronne
farm ferme récolte vaches vignes vendanges moutons | tracteur traite vigneron agneau* étable champ vin éleveur élevage
  agriculteur agricultrice foin veau veaux brebis chèvres fromage étables récoltes maïs blé | champs
driving permis conduite | conduire auto-école conduit volant code_de_la_route moniteur créneau | voiture
road bus camion taxi route train | passagers bus_de_nuit chauffeur tournée colis péage périphérique
commute train métro | quai rer métro_bondé trajet trajets banlieue gare train_en_retard
travel ?voyage vacances | avion aéroport
shop boutique magasin | caisse clientes cliente vitrine épicerie librairie stock_du_magasin commerçant commerçante
  boutiques enseigne boutique_fermée clientèle | marché client
rest repos pause | reposé
waiting attente | salle_d'attente liste_d'attente | attendu attendre attendait
hope espoir déception | espère déçu* espéré déçue déçu
failure échec | échoué | raté
doubt doute doutes
shame honte mensonge secret culpabilité | gêné gênée menti mentir coupable j'ai_honte eu_honte cachée me_cacher
  lunettes_noires humiliée humilié
secret secret mensonge | menti mentir caché cacher avouer avoué aveu | dit
guilt culpabilité | coupable regret regrets remords coupables
anger colère dispute | crié furieu* énervé* rage furieux furieuse colères hurlé hurler gueulé énervement agacé agacée
  claqué_la_porte
argument dispute | disputé*
forgiveness pardon | pardonn* excus* pardonné excuses excusé excusée excuser
pride fierté | fier fière
help ?aide gentillesse | aidé coup_de_main entraide demander_de_l'aide bénévole bénévoles solidarité donné_un_coup
  banque_alimentaire | aide
change changement
freedom liberté
goodbyes adieux départ au_revoir
crying larmes pleurs | pleuré pleurer pleurais pleure
laughter rire rires humour | | ri rit
gratitude gratitude joie bonheur | reconnaissant reconnaissante heureuse heureux joyeux | heureu* merci
envy jalousie envie | jaloux jalouse
decision décision choix | | décidé
`;
