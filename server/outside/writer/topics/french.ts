/** What diaries are about, in French: see english.ts; a star stands for any ending. */
export const frenchTopics = `
mother mère maman
father père papa
parents parents
sister sœur soeur sœurs
brother frère frères
daughter !fille !filles
son fils !garçon
husband mari
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
divorce divorce séparation rupture | divorcé divorcée garde_alternée quitté quittée
wedding mariage noces | mariée invités robe_de_mariée traiteur
baby bébé nourrisson jumeaux | couche couches biberon biberons allaitement tétée tétées sage-femme poussette maternité
  allaite | lait berceau
pregnancy grossesse fausse_couche | enceinte échographie ventre accouchement
fertility pma fiv | embryons stimulation ovocytes
miscarriage fausse_couche
children enfants | crèche maternelle nounou | enfant petits
family famille
sleep sommeil insomnie fatigue | dormi dormir dors dormait endormie endormi sieste réveillée réveillé insomnies
  fatigué fatiguée épuisé épuisée | réveil oreiller rêve rêvé lit couchée couché nuits nuit
tired fatigue épuisement | fatigué fatiguée épuisé épuisée crevé crevée lessivée
work travail boulot bureau emploi métier | collègue* patron* chef* réunion* travaillé travailler travaille client*
  congé dossiers dossier télétravail cheffe heures_sup collègue collègues patron patronne chef réunion client clients
  | équipe projet entreprise mails usine poste
nights gardes nuits_de_garde | relève patient patients patiente infirmière infirmier | garde service
nursing ?service hôpital soins | patient* infirmi* aide-soignant* interne
redundancy chômage entretien entretiens licenciement recherche_d'emploi | candidature* licencié licenciée embauch* cv
  pôle_emploi lettre_de_motivation
company entreprise | associé investisseur* auto-entrepreneur
teaching enseignement classe élèves | élève cahier* copies maîtresse enseigner enseigne | cours
school école collège lycée classe | profs prof leçon devoirs cantine récréation maths élève élèves cahier* maîtresse |
  cours
exams examens examen concours bac partiels | révis* épreuve* oral
study études thèse mémoire fac université examen examens concours bac | amphi étudiant* semestre réviser révisé
  partiels | bibliothèque cours
research recherche laboratoire labo | expérience*
money argent salaire économies loyer dettes dette factures facture | payer payé banque fauché compte euros découvert
  propriétaire | cher prix
debt dettes dette crédit | découvert huissier emprunt* huissiers
bills factures loyer | facture propriétaire électricité
moving déménagement cartons valise | déménagé déménager emménag* carton valises | clés
house appartement logement studio | colocataire* coloc | chambre cuisine maison
repairs travaux toit chaudière | plombier fuite artisan
neighbours voisins voisine voisin
friendship amitié amis amie ami amies | copains copines
loneliness solitude | seule personne_à_qui isolée isolé | vide seul
silence silence | silencieu* taire | calme
grief deuil perte chagrin absence enterrement mort obsèques | veuve veuf endeuillé* décès morte tombe cimetière
  cercueil cendres | manque
death mort décès | morte mourir mourut décédé* tombe cimetière cercueil cendres
funeral enterrement obsèques
illness maladie diagnostic fièvre traitement chimio cancer | malade résultats médicament* toux comprimés ordonnance |
  médecin docteur
hospital hôpital clinique opération | urgences chirurgien perfusion scanner irm opéré opérée
cancer cancer chimio chimiothérapie | tumeur oncologue radiothérapie
stroke avc rééducation | kiné
pain douleur douleurs migraine blessure mal_de_dos | blessé blessée | mal
joints !genou !dos !hanche !épaule !main | genou dos hanche épaule
body corps poids | miroir régime maigr* grossi | dos genou mains
therapy thérapie psy | psychologue séance
fear peur courage | effrayé* terrifié* | trembl* angoisse
worry inquiétude angoisse stress anxiété soucis | inquiète inquiet stressé* angoissé* paniqu* nerveu*
courage courage | courageu* osé
memory mémoire oubli alzheimer souvenirs | oublie perd_la_tête Alzheimer
memories souvenirs enfance souvenir | autrefois
caring soins ehpad aidant | aidante maison_de_retraite s'occuper aide-soignante résidents
ageing vieillir âge vieillesse | rides vieille vieux
retirement retraite | retraité retraitée
sobriety alcool sobriété réunions | sobre boire rechute ivre abstin* verre | vin bière
smoking cigarettes cigarette tabac | fumé fumer
food repas nourriture | faim | goûter dîner déjeuner mangé manger
cooking cuisine soupe recette recettes gâteau pain boulangerie pâte | cuisiné farine fournil cuit four
restaurant restaurant café bistrot | serveur serveuse plats salle
garden jardin potager tomates roses jardinage | planté graines semis bêche arros* fleurs légumes serre | terre
nature nature forêt | oiseaux arbres
running ?course marathon course_à_pied | couru courir kilomètres
sport entraînement sport foot match équipe | entraîneur gym yoga
swimming piscine natation | nagé nager
cycling vélo
dancing danse | dansé danser
walking ?marche promenade randonnée | marcher promené promenée | marché
sea mer bateau port pêche plage | vagues filets
mountains montagne refuge | sommet
weather pluie neige orage météo vent froid chaleur | plu neigé pleut
music musique chorale piano guitare violon chant chanson accordéon concert | chanté chanter répétition orchestre |
  joué
painting peinture tableau toile dessin dessins | peint pinceau peindre aquarelle atelier dessiné
drawing dessin dessins | dessiné
crafts couture poterie tricot | argile cousu tricoté
woodwork atelier bois couture poterie | outils menuis* argile cousu
writing écriture roman manuscrit poème poèmes | éditeur chapitre | écrit livre
reading lecture livres | | lu lire
theatre théâtre | comédien* scène répétition
phone téléphone
calls appel appels téléphone | téléphoné | appelé appelle message messages
letters lettre lettres courrier | enveloppe
war guerre | bombes soldat* réfugié*
papers papiers visa préfecture asile | frontière passeport titre_de_séjour réfugié*
homesickness exil mal_du_pays nostalgie pays | étranger étrangère là-bas
language langue français accent | traduire traduction grammaire traducteur | mots
prison prison parloir | détenu*
court tribunal procès | avocat avocate juge
faith foi prière église dieu messe mosquée ramadan | prié prier prie paroisse curé
dog chien chienne | laisse vétérinaire
cat chat chatte
farm ferme récolte vaches vignes vendanges moutons | tracteur traite vigneron agneau* étable champ vin | champs
driving permis conduite | conduire auto-école conduit
road bus camion taxi route train | passagers
commute train métro | quai
travel ?voyage vacances | avion aéroport
shop boutique magasin | caisse clientes cliente | marché
rest repos pause | reposé
waiting attente | | attendu attendre
hope espoir déception | espère déçu*
failure échec | échoué | raté
doubt doute doutes
shame honte mensonge secret culpabilité | gêné gênée menti mentir coupable
secret secret mensonge | menti mentir caché
guilt culpabilité | coupable
anger colère dispute | crié furieu* énervé* rage furieux furieuse
argument dispute | disputé*
forgiveness pardon | pardonn* excus*
pride fierté | fier fière
help ?aide gentillesse | aidé
change changement
freedom liberté
goodbyes adieux départ au_revoir
crying larmes pleurs | pleuré pleurer pleurais pleure
laughter rire rires humour | | ri rit
gratitude gratitude joie bonheur | | heureu*
envy jalousie envie | jaloux jalouse
decision décision choix | | décidé
`;
