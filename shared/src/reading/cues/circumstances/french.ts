const any = '[\\ue000-\\uf8ff]'

/** What whole pieces of a French description say that stands around a service, and is none. */
export const french: readonly string[] = [
  `(?:juste )?(?:à côté|en face|près|au-dessus|en dessous|à deux pas|au pied|au coin|à proximité) (?:du|de|des|d['’]).+|(?:juste )?(?:derrière|devant|face (?:à|au)) .+|à (?:\\p{L}+|${any}) (?:minutes?|min|mn|pas|m|mètres) .+`,
  `(?:stand|local|bâtiment|hall|étage|boutique) ${any}.*|(?:${any}(?:er|e|ème)?|premier|deuxième) étage(?: .+)?|rez-de-chaussée`,
  `${any} (?:couverts|places|tables|sièges)(?: .+)?|(?:places|créneaux) limitée?s?|(?:en )?petits? (?:groupes?|effectifs?|comité)|${any} (?:personnes|participants|élèves|enfants) (?:maximum|max|au plus)|(?:maximum|max) .+`,
  '(?:bonjour|coucou|salut)(?!\\p{L}).*|(?:ancien(?:ne)?|ex)[- ](?:militaire|prof\\p{L}*|infirmière?|cuisinier|cuisinière|pompier)|(?:entreprise|maison|affaire) familiale(?: .+)?|(?:père et fils|mère et fille)',
  "(?:tout (?:est )?)?(?:fait|faits|faite|faites) (?:maison|main|à la main|sur place)(?: .+)?|(?:cuits?|préparée?s?|fabriquée?s?|cuisinée?s?|torréfiée?s?) (?:chaque|tous|sur place|ici|le|à la|maison|au).*|(?:produits?|ingrédients|matériaux) (?:locaux|bio|frais|naturels|du jardin|de la ferme|de saison|d['’]ici)(?: .+)?",
  '.+ (?:fournie?s?|comprise?s?|inclus|incluse?s?|bienvenue?s?|obligatoires?|conseillée?s?|nécessaires?|acceptée?s?|admise?s?|parlée?s?|prêtée?s?)|(?:espèces|cb|carte bancaire|chèques?|virement|lydia)(?: .+)?',
  `(?:toutes? |grandes )?marques?(?: .+)?|(?:tailles?|pointures?) (?:du )?${any}.*`,
  '(?:prix|tarifs?|devis)(?: .+)? (?:selon|sur|sans|sous|rapides?|en|à|dégressifs?|gratuits?|variables?|en fonction)(?!\\p{L}).*|(?:prix|tarifs?) (?:selon|sur|doux|serrés|au|à la|dégressifs?|sympas?|étudiants?).*|(?:les )?meilleurs? .+|sur devis',
  '(?:livraison|envoi|expédition|frais de port|port)s? (?:gratuite?s?|offerte?s?|possibles?|incluse?s?|à partir|dans|partout|en)(?!\\p{L}).*|(?:minimum|commande minimum|minimum de commande)(?: .+)?|(?:remises?|réductions?|rabais)(?: .+)?|(?:bons?|chèques?|cartes?) cadeaux?|carte de fidélité|gratuit pour .+',
  `(?:durée|dure)(?!\\p{L}).*|prêts? (?:le|en|dans|sous|pour)(?!\\p{L}).*|(?:prévenir|réserver|commander|annuler|commandes?|réservations?) .*(?:avant|à l['’]avance|la veille)|(?:l['’]été|l['’]hiver|le week-end|l['’]été et l['’]hiver|week-ends?) (?:seulement|uniquement)|(?:selon|en fonction de) (?:la )?(?:météo|saison|arrivage).*|toute l['’]année|par beau temps|dès ${any} ans`,
  '(?:photos?|carte|menu|infos?|réalisations) (?:sur|sous)(?!\\p{L}).+|(?:réponse|rappel|je réponds|nous répondons) .+|(?:au plaisir|à bientôt|à très vite)(?: .+)?|tenue (?:confortable|souple|de sport)|(?:belle )?vue sur .+|(?:travail|service|accueil) (?:soignée?|propre|rapide|sérieux|chaleureux)(?: .+)?|chiens? (?:bienvenus?|acceptés?|en laisse|tenus)',
  // Who they are, what they hold with, and what goes without saying
  `adhérente?s? .+|${any} (?:salariés|employés|personnes en .+)|équipe de .+`,
  "(?:chiens?|chats?|animaux|enfants|cb|vélos) (?:ok|oui|aussi|bienvenus?|admis|acceptés)|(?:matériel|fournitures?|main d.œuvre|tva|déplacement) (?:en plus|en sus|non comprise?s?|non incluse?s?|à part)|parking (?:devant|facile|à côté|derrière|gratuit)|(?:grande |petite )?(?:maison|appartement|pavillon) (?:avec|sans|au|en|de) .+|sorties? (?:au|à la|aux|à l[’']) ?(?:parc|ram|square|jardin|marché|bibliothèque|médiathèque|bois|ludothèque)(?: .+)?|qualité(?: et .+)?|taxe de séjour.*|(?:arrivée|départ) (?:à |dès |avant |à partir de )?[\\ue000-\\uf8ff].*|avec le sourire|.+ (?:en sus|en supplément|à part)|(?:large|grand) choix .+|(?:cabinet|atelier|boutique|salon|bureau|studio) (?:au|à|en|dans|sur|situé|près)(?!\\p{L}).+|.+ km (?:autour|à la ronde|alentour)(?: .+)?|(?:autour|à la ronde) .+",
  'tous (?:les )?(?:niveaux|âges)|basée? (?:à|en|sur|près) .+|(?:le |la )?premi(?:er|ère) .+ (?:offerte?|gratuite?)|(?:diplômée?|formée?) .+',
  '(?:hors|plus|en sus) (?:les )?frais (?:de )?(?:déplacement|port|livraison|route)|frais (?:de )?(?:déplacement|port|route) en (?:sus|plus)',
  'non (?:thérapeutique|érotique|médical)\\p{L}*(?:,? .+)?|par (?:la poste|mail|correspondance)(?: .+)?|complet(?: .+)?',
]
