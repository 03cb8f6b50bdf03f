/** What common trades say in French. */
export const frenchTrades = `
# electrician
headlines | Électricien à {place} | Le courant là où il faut | Quand le disjoncteur saute
introduction | {name} installe, répare et contrôle l’électricité à {place}. Vous savez ce qui est sûr, ce qui ne l’est pas et ce qui peut attendre.
introduction | Ça saute, ça clignote, il manque une prise. {name}, à {place}, cherche d’abord la cause.
service | Pannes | Pas à pas, jusqu’à la cause. Un disjoncteur qui saute deux fois veut dire quelque chose. | panne*, depannage*, court-circuit*
service | Tableaux électriques | Remplacés et étiquetés, pour savoir ce que chaque bouton coupe. | tableau*, disjoncteur*
service | Prises et interrupteurs | Ajoutés, déplacés ou changés, là où vous vous en servez. | prise*, interrupteur*
service | Éclairage | Dedans et dehors, avec le bouton là où la main le cherche. | eclairage*, lumiere*, lampe*, led
service | Câblage | Pour les vieux fils et les nouveaux projets. Pièce par pièce, sans quitter la maison. | cablage*, renovation electrique, fil*
service | Contrôle de l’installation | Mesuré et écrit. L’important en premier. | controle*, conformite*, diagnostic*
line | Une odeur de brûlé ? Coupez au tableau et appelez. | Une photo du tableau nous en dit long.
title | Ce que nous posons et réparons | Électricité, point par point | De la panne au tableau
contact | Décrire la panne | Demander un passage
action | Décrire la panne | Demander un passage
ask | Un disjoncteur qui saute, est-ce dangereux ? | Il vous protège. Laissez-le coupé et dites-nous ce qui était allumé.
ask | Faut-il couper toute la maison ? | Un seul circuit suffit le plus souvent. Nous disons avant lequel, et pour combien de temps.
ask | Peut-on rester chez soi pendant les travaux ? | Oui, pièce par pièce. Nous fixons l’ordre ensemble.
ask | Que préparer avant la visite ? | Dégagez le tableau et les prises. Une photo aide à apporter le bon matériel.
# plumber
headlines | Plombier à {place} | L’eau à sa place | Quand le robinet n’arrête plus
introduction | {name} répare tuyaux, robinets et chauffe-eau à {place}. Dites ce qui goutte, et depuis quand.
introduction | Fermez l’arrivée d’eau et appelez. {name}, à {place}, s’occupe du reste.
service | Fuites | L’eau d’abord arrêtée, puis l’endroit trouvé. | fuite*, depannage*, degat*
service | Débouchage | Cuisine, bain ou cour. Libre, et la cause avec. | debouch*, bouch*, canalis*
service | Robinets et lavabos | Ceux qui gouttent sont réparés, les fatigués remplacés. | robinet*, lavabo*, evier*
service | Salles de bains | Du vieux carrelage au dernier joint, avec un seul interlocuteur. | salle*, bain*, douche*
service | Chauffe-eau et chaudières | Entretenus, réparés ou changés. | chauffe*, chaudiere*, ballon*
service | Toilettes | Elle coule, elle ne se remplit plus, elle bouge : on connaît. | toilette*, wc, chasse*
line | Savez-vous où se ferme l’eau ? Regardez aujourd’hui. | Une photo de la fuite évite souvent un trajet.
title | Ce qui nous amène | Ce qui goutte, bouche et siffle | Plomberie, pièce par pièce
contact | Décrire la fuite | Demander un passage
action | Décrire la fuite | Demander un plombier
ask | Que faire si un tuyau casse ? | Fermez l’arrivée d’eau, coupez le courant dans la pièce mouillée et appelez. Le reste peut attendre.
ask | L’eau sera-t-elle coupée longtemps ? | Le temps de travailler sur le tuyau. Nous le disons avant de commencer.
ask | Vaut-il la peine de réparer ? | Nous le disons après avoir regardé, même quand la réponse est non.
ask | Le déboucheur liquide sert-il ? | Rarement longtemps, et il abîme les vieux tuyaux. Mieux vaut s’en passer.
# carpentry
headlines | Menuiserie à {place} | Du bois à sa juste place | Dessiné, fabriqué, posé
introduction | {name} travaille le bois sur mesure à {place} : {services}. Nous mesurons chez vous, dessinons et fabriquons à l’atelier.
introduction | Une niche, une pente, une porte qui frotte. {name}, à {place}, fabrique ce qui ne s’achète pas.
service | Placards et dressings | Jusque dans le coin, même sous la pente. | placard*, dressing*, armoire*
service | Meubles sur mesure | Dessinés pour un endroit précis, fabriqués à l’atelier. | meuble*, commode*, buffet*
service | Tables | À la longueur de votre pièce, dans un bois choisi à la main. | table*
service | Escaliers | Neufs, ou les vieilles marches redevenues calmes. | escalier*, marche*, rampe*
service | Portes et fenêtres | Neuves, rabotées ou remises dans leur cadre. | porte*, fenetre*, volet*
service | Cuisines | Façades, plans de travail et le tiroir qui manquait. | cuisine*, plan de travail
service | Bibliothèques | Mesurées mur par mur, sans jour. | bibliotheque*, etagere*
line | Une photo et deux mesures suffisent pour en parler. | Le bois et les poignées se choisissent à la main.
title | Ce que nous fabriquons | De l’atelier | Sur mesure, pièce par pièce
contact | Décrire le projet | Prendre les mesures
action | Décrire le projet | Faire prendre les mesures
ask | Comment se passe une commande ? | Nous mesurons, dessinons et donnons un prix. Fabriqué à l’atelier, posé chez vous.
ask | Quel bois choisir ? | Cela dépend de l’endroit et de l’usage. Nous apportons des échantillons à toucher.
ask | Réparez-vous des meubles anciens ? | Souvent. Une photo suffit pour dire si cela vaut la peine.
ask | Combien de temps dure la pose ? | C’est en général le plus court. Nous donnons les jours avant de commencer.
# hair-styling
headlines | Coiffure à {place} | Une coupe qui tient demain | Coupe et couleur à {place}
introduction | {name} coupe et colore à {place}. Avant les ciseaux, on parle : vos goûts, et le temps que vous avez le matin.
introduction | Apportez une photo ou une idée. {name}, à {place}, dit franchement ce que vos cheveux acceptent.
service | Coupe | Avec le shampooing et un œil sur les épis. | coupe*, couper
service | Couleur | Un ton qui va à la peau, et un plan pour la repousse. | couleur*, color*
service | Mèches et balayage | Plus clair, là où le soleil l’aurait fait. | meche*, balayage*
service | Brushing et coiffage | Pour le jour ou le soir, et montré pour le refaire. | brushing*, coiffage*, chignon*
service | Enfants | Court, gentil, avec des pauses. | enfant*
service | Soins | Pour cheveux secs, fins ou fatigués. | soin*, keratine*
line | Un doute ? Venez d’abord en parler. | En réservant, dites si vos cheveux sont colorés.
title | Coupe, couleur et soin | Dans le fauteuil | Ce que nous faisons
contact | Prendre rendez-vous | Écrivez-nous
action | Prendre rendez-vous | Parler couleur
ask | Tous les combien faut-il couper ? | Court, toutes les quelques semaines ; long, moins souvent. Nous le disons après la coupe.
ask | Puis-je apporter une photo ? | Volontiers. Mieux : une qui vous plaît et une qui ne vous plaît pas.
ask | Faut-il venir les cheveux lavés ? | Non. Pour une couleur, mieux vaut ne pas les laver le jour même.
ask | Et si la couleur ne me plaît pas ? | Dites-le vite. Dans la semaine, presque tout se reprend.
# house-cleaning
headlines | Ménage à {place} | Rentrer, et c’est propre | Propre, pièce par pièce
introduction | {name} fait le ménage à {place}. Vous dites ce qui passe en premier, et nous nous y tenons.
introduction | Chaque semaine, avant un départ ou à fond une fois. {name}, à {place}, apporte les bras et le temps.
service | Ménage chaque semaine | Les mêmes pièces, le même ordre, un jour fixe. | semaine*, hebdomad*, regulier*
service | Grand ménage | Derrière le four, sur les armoires, dans les joints. | grand menage, fond
service | Avant un déménagement | Vide et propre pour rendre les clés. | demenag*, etat des lieux
service | Vitres | Verre, cadre et rebord. | vitre*, fenetre*
service | Cuisine et salle de bains | Le calcaire, la graisse et les joints qu’on remet à plus tard. | cuisine*, bain*
service | Repassage et linge | Lavé, repassé, plié. | repass*, linge*
line | Dites-nous quels produits vous ne voulez pas chez vous. | Un animal ? Mieux vaut le savoir avant de sonner.
title | Ce que nous nettoyons | Pièce par pièce | Une fois ou chaque semaine
contact | Demander un jour | Décrire le logement
action | Demander un jour | Décrire mon logement
ask | Dois-je être là ? | Non, si vous préférez. Nous convenons avant de la remise de la clé.
ask | Apportez-vous les produits ? | Si vous voulez. Sinon, nous prenons les vôtres.
ask | Est-ce toujours la même personne ? | Nous y veillons. En cas d’absence, vous le savez avant.
ask | Que faut-il ranger ? | Ce qui traîne et ce qui casse. Le reste est pour nous.
# coffee-shop
headlines | Un café à {place} | Bonjour, {place} | Une table près de la fenêtre
introduction | {name} est un café à {place}. Du café, de quoi l’accompagner et une place où rester.
introduction | Au comptoir ou une heure assis : chez {name}, à {place}, les deux vont bien.
service | Expresso et café | Court, long, avec du lait ou sans. Demandez quel grain est au moulin. | expresso*, cafe*, cappuccin*
service | Café filtre | Préparé lentement, clair dans la tasse. | filtre*
service | Thé et boissons fraîches | Pour qui n’aime pas le café ou en a assez bu. | the, thes, jus, limonade*, chocolat*
service | Gâteaux et viennoiseries | Ce qui est en vitrine est du jour. | gateau*, viennois*, patisser*, tarte*
service | Petit déjeuner | Du pain, un œuf ou du sucré, tant qu’il y en a. | petit dejeuner, brunch*, tartine*
service | À midi | De petites assiettes, un peu différentes chaque jour. | midi, soupe*, quiche*, sandwich*
line | Des allergies ? Dites-le au comptoir. | Les chiens entrent, s’ils restent couchés.
quote | Asseyez-vous, le café arrive. | Le journal est près de la fenêtre.
title | Qu’est-ce qu’on vous sert ? | Au tableau | Du moulin et de la vitrine
contact | Passer nous voir | Écrivez-nous
action | Horaires et adresse | Demander une table
ask | Peut-on réserver ? | À deux ou trois, il reste souvent une place. À plusieurs, écrivez avant.
ask | Avez-vous du lait d’avoine ? | Demandez au comptoir ce qu’il y a aujourd’hui.
ask | Peut-on travailler sur place ? | Aux heures calmes, oui. Quand c’est plein, on se serre.
ask | Peut-on commander un gâteau ? | Écrivez lequel et pour quand. Nous disons si c’est possible.
ask | Y a-t-il du sans gluten ou du sans lait ? | Presque toujours. Dites-le, nous regardons ensemble.
# restaurant
headlines | Manger à {place} | Asseyez-vous, on cuisine | Ce soir à {place}
introduction | {name} cuisine à {place} : {services}. La carte est courte et suit le marché.
introduction | À deux ou tous ensemble : chez {name}, à {place}, il y a une table pour les deux.
service | Entrées | À partager, ou pour la première faim. | entree*, salade*, soupe*
service | Plats | De la marmite, de la poêle et du four, selon la semaine. | plat*, viande*, poisson*
service | Sans viande | De vrais plats, pas des garnitures. | vegetar*, vegan*, legume*
service | Desserts | Assez petits pour qu’il reste de la place. | dessert*, tarte*, glace*
service | Vins et boissons | Demandez ce qui va avec votre plat. | vin, vins, biere*, boisson*
service | Midi | Plus vite servi, plus court à la carte. | midi, formule*, menu*
line | Des allergies ? Dites-le à la commande, à chaque fois. | La carte est au tableau.
quote | Venez avec faim. | Le dessert attend.
title | De la cuisine | Ce que nous cuisinons | À la carte
contact | Réserver une table | Parler de la carte
action | Réserver une table | Parler de la carte
ask | Faut-il réserver ? | Le week-end, c’est mieux. En semaine, il reste souvent une table.
ask | Tenez-vous compte des allergies ? | Dites-nous lesquelles avant. Nous disons franchement ce qui est possible.
ask | Les enfants sont-ils bienvenus ? | Oui. De petites portions, sur demande.
ask | Peut-on fêter quelque chose ? | Écrivez combien vous êtes et quand. Nous faisons une proposition.
ask | Peut-on emporter ? | Demandez quels plats supportent bien le trajet.
# music-lessons
headlines | Cours de musique à {place} | Note à note, sans hâte | Le premier morceau, aujourd’hui
introduction | {name} enseigne à {place} : {services}. Pour les enfants et les adultes, à leur rythme.
introduction | Lire les notes vient plus tard. Chez {name}, à {place}, on commence par écouter et par un morceau court.
service | Premier cours | Faire connaissance, essayer, rentrer avec quelques notes. | premier*, essai*, debutant*
service | Cours pour enfants | De petites tâches et des chansons qu’ils connaissent. | enfant*
service | Cours pour adultes | Il n’est pas trop tard. Dites quel morceau vous fait envie. | adulte*
service | Piano | La posture, une main, puis bientôt les deux. | piano*, clavier*
service | Guitare | Accords et rythme, et la chanson tout de suite. | guitare*, ukulele*
service | Chant | Le souffle, le son, et des chansons à votre voix. | chant*, voix, chanter
service | Auditions et examens | Préparés à rebours de la date, pour une dernière semaine calme. | audition*, examen*, concours*, conservatoire*
line | Dites-nous l’âge, l’instrument et une chanson aimée. | Le jour et l’heure se décident ensemble.
title | Ce qu’on apprend | Cours après cours | Instruments et voix
contact | Demander un essai | Fixer une heure
action | Demander un cours d’essai | Fixer une heure
ask | Faut-il lire la musique ? | Non. On commence à l’oreille, les notes viennent peu à peu.
ask | À partir de quel âge ? | Quand un enfant reste un moment sur une seule chose. Venez essayer.
ask | Faut-il un instrument ? | Pas pour le premier cours. Ensuite, nous aidons à choisir.
ask | Combien faut-il travailler ? | Dix minutes par jour valent mieux qu’une heure le dimanche.
# physical-therapist
headlines | Kinésithérapie à {place} | Se relever sans y penser | Pas à pas, plus souple
introduction | {name} soigne à {place} : {services}. D’abord les questions et l’examen, puis les exercices.
introduction | Où, depuis quand, en faisant quoi ? Chez {name}, à {place}, on commence par écouter.
service | Dos et nuque | Trouver ce qui l’irrite, exercer ce qui le porte. | dos, nuque*, lombaire*, cervical*
service | Après une opération | Au rythme de la guérison, en accord avec votre médecin. | operation*, reeducation*
service | Blessures du sport | Bouger de nouveau, avant de rejouer. | sport*, blessure*, entorse*
service | Thérapie manuelle | Relâché par les mains, gardé par les exercices. | manuel*, massage*
service | Exercices | Peu, mais ceux que vous ferez chez vous. | exercice*, gymnast*
service | Visites à domicile | Quand venir est trop loin. | domicile*
line | Apportez vos comptes rendus, s’il y en a. | Une tenue souple suffit.
title | Ce que nous soignons | De la nuque au genou | Séance après séance
contact | Prendre rendez-vous | Décrire la douleur
action | Prendre rendez-vous | Décrire la douleur
ask | Faut-il une ordonnance ? | Cela dépend de votre couverture. Demandez-nous avant de venir.
ask | Que faut-il apporter ? | Une tenue souple, une serviette et vos comptes rendus.
ask | Est-ce que cela fait mal ? | On peut le sentir, sans plus. Dites-le à tout moment.
ask | Combien de séances ? | Après la première, nous le savons mieux et nous le disons.
# landscaping
headlines | Jardins à {place} | Un jardin pour vivre dehors | Planté, tondu, taillé
introduction | {name} crée et soigne des jardins à {place} : {services}. Nous commençons par le parcourir avec vous.
introduction | Tout n’a pas à être fini cette année. {name}, à {place}, fait des jardins par étapes.
service | Plan du jardin | Où l’on s’assied, où l’on passe, ce qu’on voit : d’abord sur papier. | plan*, conception*, creation*
service | Plantations | Des plantes qui s’entendent avec votre sol et votre lumière. | plant*, massif*, fleur*
service | Pelouse | Tondue, aérée, ressemée là où était le but. | pelouse*, gazon*, tonte*
service | Haies et taille | Coupées quand les oiseaux sont partis. | haie*, taille*
service | Arbres | Éclaircis, tenus ou plantés. | arbre*, elagage*, fruitier*
service | Allées et murets | De la pierre sur un fond qui ne bouge pas. | allee*, mur*, terrasse*, pierre*
line | Une photo depuis la fenêtre nous en dit long. | Demandez en hiver, il y aura de la place au printemps.
title | Ce que nous plantons et bâtissons | Autour de la maison | Toute l’année
contact | Décrire le jardin | Demander une visite
action | Décrire mon jardin | Demander une visite
ask | Quand faut-il planter ? | Beaucoup en automne, un peu au printemps. Nous le disons plante par plante.
ask | Emportez-vous les déchets ? | Si vous voulez. Parfois ils servent mieux sur place.
ask | Combien de travail ensuite ? | Autant que vous voulez. Dites-le avant, nous y pensons.
ask | Faites-vous les petits jardins ? | Oui, et aussi les cours et les terrasses.
`
