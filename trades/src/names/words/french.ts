import type { PlainWords } from '../plain-words.ts'

/** The words of names in French. */
export const french: PlainWords = {
  images:
    'l’Alouette, le Merle, l’Hirondelle, le Rouge-Gorge, le Chêne, le Tilleul, l’Aubépine, le Noisetier, le Renard, la Loutre, le Figuier, la Porte Bleue, la Lanterne, le Portillon, la Barque Verte, la Lune, le Vent d’Ouest, la Girouette, le Moulin, le Vieux Pont, la Cigogne, le Saule, la Fenêtre, le Chardon',
  kinds: {
    animals:
      'Pattes, Maison des Bêtes, Compagnie|la patte, la moustache, le museau, la plume, le foin, le collier|Quatre Pattes, Truffe au Vent, Poil & Plume, Pattes Sales',
    children:
      'Petite École, Maison, Ribambelle|la flaque, le gland, le crayon, la coccinelle, le bouton, la moufle|Saute-Flaque, Les Genoux Verts, L’Heure du Conte, Gland & Coccinelle',
    'health-practice':
      'Cabinet, Maison de Santé, Espace|le souffle, le saule, la lampe, la rive, la sauge, le havre|Le Souffle Lent, D’un Pas Tranquille, L’Autre Fauteuil, À Voix Basse',
    'food-counter':
      'Épicerie, Cuisine, Comptoir|le sel, la braise, le thym, le miel, la louche, la cannelle, le citron, la fourchette|Jusqu’à la Dernière Miette, Sel & Miel, Encore un Peu, À Pleines Mains',
    'table-service':
      'Table, Auberge, Bistrot|la table, la louche, le thym, la braise, la nappe, le sel, la cave|La Longue Table, Encore une Louche, Sel & Braise, Le Deuxième Service',
    lodging:
      'Maison, Auberge, Gîte|l’oreiller, la clé, la lampe, le seuil, le loquet, l’édredon|La Clé sous le Pot, Lampe au Seuil, Sans Réveil, L’Édredon Bleu',
    'building-trade':
      'Atelier, Bâtisseurs, Chantier|le niveau, la truelle, la poutre, l’ardoise, la brique, le cuivre, le fil à plomb|D’Aplomb, Mesurer Deux Fois, Pierre & Poutre, Au Sec, Le Bon Niveau',
    'home-call-out':
      'Services, Maison Nette, Dépannage|le balai, le seau, la clé, l’échelle, la sonnette, le savon|Balai & Seau, Sonnez Deux Fois, Avant Midi, C’est Comme Fait',
    maker:
      'Atelier, Fabrique, Maison|la main, l’établi, la lampe, le nœud, la cire, l’encre, l’osier|À Main Lente, Sous la Lampe, Un par Un, Fait Deux Fois',
    repairer:
      'Atelier, Réparations|le ressort, la vis, l’étincelle, la bobine, l’engrenage, l’écrou|Seconde Vie, Vis & Ressort, Ça Repart, Comme Avant',
    classes:
      'École, Cours, Studio|le crayon, l’ardoise, la page, le pupitre, le cahier|Au Premier Rang, Pas à Pas, Crayon & Cahier, Bonne Question',
    events:
      'Fêtes, Studio, Réceptions|le lampion, le ruban, le bouquet, la guirlande, la coupe, le violon|L’Heure Dorée, Jusqu’au Petit Matin, Ruban & Lampion, Une Dernière Danse',
    'professional-office':
      'Cabinet, Bureau, Étude|l’encre, la marge, la boussole, le sceau, la ligne, la lampe|Noir sur Blanc, Second Avis, Encre & Marge, En Clair',
    farewell:
      'Pompes funèbres, Maison|le cyprès, le tilleul, la mémoire, le soir, le laurier, la bougie|Lumière du Soir, Tilleul & Laurier, À la Mémoire, Le Dernier Chemin',
    outdoors:
      'Sentiers, Jardins, Échappées|le sentier, la fougère, la marée, la crête, la pagaie, la mousse, la botte|Boue aux Bottes, Mousse & Fougère, Vent Debout, Par les Crêtes',
    beauty:
      'Institut, Beauté, Salon|le miroir, le pétale, la soie, la rose, le baume|Le Miroir Aimable, Une Heure à Soi, Soie & Rose, Épaules Basses',
    shop: 'Boutique, Comptoir, Bazar|le tiroir, la clochette, l’étagère, le papier, la ficelle, le bocal|Papier & Ficelle, Le Bon Tiroir, La Clochette, Un Peu de Tout',
    community:
      'Maison, Cercle, Foyer|la table, le banc, la place, la lanterne, le préau|Porte Ouverte, Apportez une Chaise, La Grande Table, Banc Public',
  },
  groups: {
    bread:
      'Fournil, Boulangerie, Four|la mie, la croûte, le levain, la farine, le sel, le seigle, la braise, le beurre|Mie & Croûte, Avant l’Aube, La Deuxième Fournée, Pain & Patience, Jusqu’à la Dernière Miette',
    coffee:
      'Café, Brûlerie, Comptoir|le grain, la tasse, la mousse, la fumée, le moulin|Deuxième Tasse, Grain & Fumée, Avant Neuf Heures, Le Café Lent',
    clay: 'Poterie, Atelier, Céramique|l’argile, le tour, le four, la cendre, le bol, l’émail|Terre & Feu, Coup de Pouce, Le Bol Bancal, Cendre & Émail',
    cloth:
      'Couture, Atelier, Mercerie|le fil, l’aiguille, le dé, la laine, le lin, la bobine, l’ourlet|Fil & Aiguille, Point par Point, De Fil en Aiguille, L’Ourlet Discret, À l’Envers',
    wood: 'Menuiserie, Atelier, Ébénisterie|le chêne, le copeau, la gouge, le rabot, le tenon, l’établi|Dans le Fil du Bois, Tenon & Copeau, Mesurer Deux Fois, Quatre Bons Pieds',
    water:
      'Plomberie, Eau & Chauffage|le robinet, le cuivre, la vanne, le joint, l’eau, la flamme|Plus une Goutte, Au Sec, Cuivre & Vanne, Robinet d’Arrêt',
    current:
      'Électricité, Lumière|l’étincelle, le fil, la lampe, le cuivre, le fusible|Que la Lumière Soit, Fil & Fusible, Lumière à Six Heures, Sans Court-Circuit',
    bikes:
      'Vélos, Atelier Vélo, Cycles|le rayon, la chaîne, le pignon, la sonnette, la selle, la pédale|Rayon & Chaîne, Roue Libre, Deux Roues, Sonnette & Pédale',
    cars: 'Garage, Mécanique, Autos|la clé, le piston, l’huile, la bielle, la bougie|C’est Quoi Ce Bruit, Bielle & Bougie, Ça Repart, Point Mort',
    music:
      'Musique, École de Musique, Studio|la note, la mesure, l’octave, la clé, l’accord, la ronde|Encore une Fois, Clé de Sol, Demi-Ton, Compter Trois',
    piano:
      'École de Piano, Piano, Studio|la touche, la pédale, l’octave, le clavier, l’accord, la mesure|Encore une Fois, À Quatre Mains, Noir & Blanc, Touche & Pédale, Les Deux Mains',
    strings:
      'École de Musique, Studio, Cordes|l’archet, la corde, le chevalet, la volute, la cheville|Cordes à Vide, Archet & Corde, Encore une Fois, Quatre Cordes',
    guitar:
      'École de Guitare, Studio, Guitare|la corde, la frette, l’accord, le manche, le médiator|Trois Accords, Six Cordes, Corde & Frette, Encore une Fois',
    movement:
      'Studio, Salle, Mouvement|le souffle, le pas, l’élan, le tapis, le rythme|Le Souffle Lent, Pieds Nus, Encore un Tour, Second Souffle',
    hair: 'Salon, Coiffure, Barbier|le peigne, la boucle, les ciseaux, le miroir, la mèche|Boucle & Peigne, Juste les Pointes, Le Fauteuil Calme, Mèche & Miroir',
    pictures:
      'Photographie, Studio, Images|la lumière, le cadre, l’argent, l’ombre, la fenêtre|Lumière & Ombre, L’Heure Dorée, Une Demi-Seconde, Ne Bougez Plus',
    flowers:
      'Fleurs, Fleuriste, Bouquets|le pétale, la tige, le bouquet, le dahlia, la fougère|Tige & Pétale, Fraîchement Coupées, Fougère & Dahlia, Le Bouquet Fou',
    gardens:
      'Jardins, Paysages, Potager|la mousse, la racine, la bêche, la haie, la fougère, la ronce|Mousse & Racine, Après la Pluie, La Main Verte, Haie & Fougère',
    cleaning:
      'Ménage, Maison Nette|le balai, le seau, le savon, le citron, le linge|Balai & Citron, Draps Frais, Sous le Canapé, De Haut en Bas',
    dogs: 'Pattes, Chiens, Maison des Chiens|la patte, la truffe, le panier, l’oreille, le museau|Truffe au Vent, Bon Chien, Quatre Pattes, Patte & Museau',
    walks:
      'Balades, Pattes, Chiens|la patte, la truffe, la laisse, la flaque, le sifflet|Truffe au Vent, Bon Chien, Laisse & Flaque, Quatre Pattes',
    grooming:
      'Toilettage, Salon, Bain|le peigne, la brosse, la boucle, la mousse, la serviette, le poil|Poil & Peigne, Brosse & Mousse, Propre et Sec, Boucle & Peigne, Poil Lisse',
    figures:
      'Comptes, Cabinet, Chiffres|le chiffre, la marge, le crayon, la balance, la colonne|Les Bons Comptes, Au Centime Près, Crayon & Colonne, Chiffres Ronds',
    screens:
      'Studio, Graphisme, Atelier Web|le pixel, la marge, la virgule, la ligne, la trame|Point-Virgule, Pixel & Papier, Second Brouillon, Page Blanche',
  },
  any: 'Atelier, Maison, Studio|la boussole, la lanterne, l’échelle, la clé, l’ancre, la cloche|Au Coin de la Rue, De Bonnes Mains, Après la Pluie, Le Second Souffle',
}
