/** What diaries are about, in French: see english.ts; a star stands for any ending. */
export const frenchTopics = `
mother 3 mère maman |
father 3 père papa |
parents 2 parents |
sister 3 sœur soeur |
brother 3 frère frères |
daughter 3 !fille |
son 3 fils |
husband 3 mari |
wife 3 !femme épouse |
partner 2 copain copine compagnon compagne |
grandmother 3 grand-mère mamie mémé |
grandfather 3 grand-père papi pépé |
grandchild 2.5 petit-fils petite-fille petits-enfants |
kin 1.8 tante oncle cousin cousine nièce neveu belle-mère beau-père |
baby 3 bébé nourrisson | couche couches biberon allaitement tétée sage-femme
pregnancy 3 grossesse fausse_couche | enceinte échographie
children 1.5 enfants enfant petits | crèche maternelle
family 0.6 famille |
sleep 2.7 sommeil fatigue insomnie nuit nuits | fatigué fatiguée dormi dormir dors épuisé épuisée réveillée réveillé | réveil oreiller rêve
work@work 2.6 travail boulot bureau | collègue collègues patron patronne chef réunion travaillé travailler client clients | équipe projet entreprise
nights@work 2.8 gardes | patient patients patiente infirmière infirmier | garde service
redundancy@work 2.6 chômage entretien licenciement | candidature* licencié licenciée
money 2.9 argent loyer dettes dette salaire factures facture | euros payer payé banque découvert propriétaire | cher prix
moving 2.5 déménagement cartons valise | déménagé déménager
flat -0.3 appartement maison chambre studio |
repairs 1.5 toit travaux chaudière | plombier fuite
school@work 2 école classe collège lycée | élève élèves cours cahier* profs prof maîtresse leçon
studying 2.5 examen examens études thèse mémoire concours fac bac | réviser révisé université partiels | bibliothèque
friendship 2.2 amitié amis ami amie amies |
loneliness 2 solitude | seul seule
love 1.4 amour | amoureux amoureuse embrassé
divorce 2.8 divorce séparation rupture | divorcé divorcée quitté quittée
wedding 1.4 mariage |
grief 2.6 deuil enterrement mort obsèques perte | décès mort morte tombe cimetière cercueil cendres veuve veuf
illness 2.3 maladie diagnostic chimio cancer fièvre traitement | malade résultats médicament* toux | médecin docteur
hospital 1.9 hôpital clinique opération | urgences chirurgien perfusion
pain 1.8 douleur douleurs migraine | mal
body -0.3 corps dos genou mains | miroir
memory 2 mémoire souvenirs oubli | oublie Alzheimer
caring 2.4 soins ehpad | aide-soignante résidents
retirement 2.6 retraite | retraité retraitée
sobriety 2.8 alcool sobriété réunions | sobre bu boire verre rechute
smoking 2 cigarettes cigarette tabac | fumé fumer
food 0.6 repas dîner déjeuner | mangé manger faim
cooking 1.8 cuisine soupe recette recettes gâteau pain boulangerie pâte | cuisiné cuit four farine
restaurant@work 2.4 restaurant café bistrot | serveur serveuse salle plats
garden 2.4 jardin potager tomates roses | planté graines jardinage semis bêche | terre
running 2.3 marathon | couru courir kilomètres | course
walking 1.6 promenade randonnée | marché marcher | marche
swimming 2.2 piscine natation | nagé nager
training 1.8 entraînement foot match équipe |
sea 1.5 mer bateau port pêche | vagues plage filets
mountains 1.5 montagne refuge | sommet
weather 1.6 pluie neige orage météo vent | plu neigé
music 2.2 musique chorale piano guitare violon chant chanson accordéon | chanté chanter répétition
painting 2.3 peinture tableau toile dessin dessins | peint pinceau atelier dessiné
craft 2.2 atelier couture poterie bois | argile cousu
writing 2 écriture roman livre manuscrit poème poèmes |
reading 0.9 lecture livres | lu lire
theatre 2.2 théâtre | scène répétition comédien*
calls 0.5 téléphone appel | appelé appelle
letters 1.6 lettre lettres |
war 2.3 guerre | bombes soldat* réfugié*
migration 2.4 papiers visa exil préfecture asile pays | frontière passeport titre_de_séjour
homesickness 2 nostalgie mal_du_pays |
language 2.2 langue français accent mots | traduire traduction grammaire
prison 2.8 prison parloir | détenu*
faith 2 prière foi église dieu messe mosquée ramadan | prié prier
dog 1.8 chien chienne |
cat 1.8 chat chatte |
farm@work 2.5 ferme récolte vaches vignes vendanges moutons | tracteur champ traite vigneron vin
driving 2 permis conduite | conduire conduit
road@work 1.8 bus camion taxi train route |
shop@work 2 boutique magasin | caisse clientes cliente
silence 1.2 silence calme |
waiting 1.8 attente | attendu attendre
fear 1.4 peur courage | effrayé* | angoisse
shame 1.6 honte mensonge secret culpabilité | menti mentir coupable
anger 0.8 colère dispute | crié furieux furieuse
pride 0.3 fierté | fier fière
hope 0.7 espoir |
help 0.9 aide | aidé
freedom 1.2 liberté |
crying 0.7 larmes | pleuré pleurer pleurais
laughter 0.7 rire | ri rit
neighbours 0.8 voisin voisine voisins |
`;
