import type { CueWords } from './cue-words.ts'

/** The cues of French. */
export const french: CueWords = {
  refusal:
    "(?:je |nous |on |il |elle )?(?:n[’']y a|n[’']\\p{L}+) (?:pas|ni|plus|aucune?)(?: d[’']| de)?|non (?:aux?|les)|tout sauf|(?:j[’']ai|nous avons|on a) arrêté|(?<!(?<!\\p{L})(?:les|des|ses|nos|mes|leurs|aux|premiers|quelques) )pas d['’]|(?<!(?<!\\p{L})(?:les|des|ses|nos|mes|leurs|aux|premiers|quelques) )pas(?: de| du| des| le| la| les)?|ni(?: d['’]| de)?|(?:je |nous |on |il |elle )?(?:ne|n['’])|sans|sauf|excepté|hors|aucune?|jamais",
  denial: "(?<!(?<!\\p{L})(?:les|des|ses|nos|mes|leurs|aux|premiers|quelques) )(?:pas d['’]|pas de)",
  refusedBefore:
    "non (?:admis|acceptée?s?|inclus|fumeur|autorisée?s?)|interdits?|non(?: merci)?$|jamais$|c[’']est pas (?:moi|nous|mon \\p{L}+|pour moi)$|(?:je|on|nous) (?:ne )?(?:préfér\\p{L}+|préfèr\\p{L}+|pren\\p{L}+) pas$|(?:je|on|nous) (?:n[e’'] ?)?(?:(?:les?|la|l[’']|l[’']en|en|y|leur) ?)?\\p{L}{2,} (?:pas|plus)$|(?<=[\\p{L}\\ue000-\\uf8ff] )n(?:e |[’'])(?:s[’']|se )?\\p{L}+ (?:pas|plus)(?: (?:ici|chez (?:moi|nous)|pour (?:moi|nous)|\\p{L}+ée?s?))?$|(?:je|on|nous) n[’']y \\p{L}+ (?:rien|pas)$|très peu pour moi$|je ne fais plus$|exclus|refusée?s?|non plus$|n(?:e |[’'])(?:(?:sont|est) pas \\p{L}+|se font pas)$",
  promise:
    "(?:(?:on|je|nous) )?ne factur\\p{L}+ pas(?: \\p{L}+)*|sans (?:rendez-vous|rdv|engagement|frais|surprise|attente|supplément|obligation|réservation)(?: \\p{L}+)*|pas (?:seulement|que|de frais(?: cachés)?|besoin|d['’]engagement|de surprise|cher)(?: \\p{L}+)*|n['’]hésitez(?: pas)?(?: \\p{L}+)*|ne (?:vous inquiétez|cherchez)(?: \\p{L}+)*|aucun frais",
  reach:
    'tél(?:éphone)?|tel|appelez|appeler|appel|joindre|joignable|whats ?app|contact(?:ez)?|écrivez|e-?mail|mail|sms|portable|permanence|suivez',
  schedule:
    "tous les jours|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lun|mar|mer|jeu|ven|sam|dim|ouverte?|fermée?|horaires|week-?ends?|le matin|l['’]après-midi|soir(?:ée)?s?|midi|jours? fériés?|toute l['’]année|en saison|été|hiver|vacances|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|jour et nuit|départs|semaine|soir",
  ways: {
    'walk-in': 'sans (?:rendez-vous|rdv)',
    appointment: 'sur (?:rendez-vous|rdv)(?: uniquement)?|rendez-vous',
    'call-out': 'à domicile|chez vous|déplacement|dépannage|je me déplace|nous nous déplaçons|dans vos',
    order: 'sur commande|commandes?|livraison|à emporter|vente à la ferme|sur mesure',
    hire: 'locations?|à louer|louer',
    enroll: 'cours|stages?|ateliers?|inscriptions?|séance d.essai|formations?',
    donate: 'dons?(?: acceptés)?|bénévoles?|adhésion',
  },
  place:
    'dans un rayon|secteur|aux alentours|et alentours|région|petite couronne|en seine|dans toute?|autour de|département|et environs|environs',
  serves: 'pour|dans vos|réservé (?:aux|à)|destiné (?:aux|à)|spécial',
  people:
    'particuliers|entreprises|écoles|familles|enfants|adultes|ados|adolescente?s?|nourrissons|bébés|débutants|femmes|hommes|couples|seniors|étudiants|professionnels|personnes|tous|toutes|artisans|associations|collectivités|restaurants|commerces|futures mamans',
  claim:
    'depuis|ans|dipl[oô]mée?s?|agréée?|certifiée?|artisan|rge|devis gratuits?|gratuits?|expérience|garantie?|assurance|familiale?|génération|qualifiée?|certificat|bienvenus?|acceptée?s?|bio|inclus|offerte?|places|minimum|halal|décennale|toutes marques|spécialiste|conventionnée?s?|tiers payant|mutuelles?|secteur [\\ue000-\\uf8ff]|passionnée?|comprises?|prévu',
  person: "je m['’]appelle|demandez",
  lead: "(?:je |nous |on )(?:vous |t['’])?(?:aide|aidons|accompagne|accompagnons) à \\p{L}{2,}(?:er|ir|re)(?: (?:vos|votre|tes|ton|ta|des|les|le|la|un|une))?|(?:je |nous |on )(?:propose|proposons|fais|faisons|fait|répare|réparons|vends|vendons|vend|revend|récupère|loue|louons|offre|offrons|pose|posons|fabrique|fabriquons|donne|donnons|organise|organisons|m['’]occupe de|réalise|réalisons|garde|coupe|coiffe|taille|installe|entretiens|refais|refaisons|rénove|rénovons|restaure|couds|crée|conçois|accompagne|enseigne|forge|tourne|brode|soigne|dresse|\\p{L}{3,}ons)(?: aussi)?|(?:aussi|également|et|le|la|les|un|une|des|du|de la|nos|notre|mes|mon|ma|tous types de|toutes|plus|services?|vente de|spécialisée?s? (?:dans|en))|l['’]|d['’]",
  tail: "(?:prix|tarif) (?:sur|selon|après|à)|en|dans|à|au|aux|chez|avec|pour|par|sur|sous|dès|depuis|sans|jusqu['’]à|lors|pendant|avant|près|d['’]avril|de [\\ue000-\\uf8ff]",
  option:
    "(?:enfants?|adultes?|ados)(?: [\\ue000-\\uf8ff])?|doubles?|simples?|individuel(?:le)?s?|[\\ue000-\\uf8ff] (?:km|g|kg|ml|cl|l|pièces|parts)|étudiants?|seniors?|couples?|grande?s?|petite?s?|moyen(?:ne)?s?|supplémentaires?|(?:la|le|par) (?:séance|journée|semaine|heure|jour|personne|week-end|trimestre)|l['’]heure|l['’]an|puis|ensuite|heure|jour|semaine|mois|journée|tarif(?: horaire)?|taux horaire|à domicile|(?:l['’]|à l['’])?unité|(?:la )?(?:douzaine|pièce|part)|moins de|en août|en (?:été|hiver)|week-ends?|la nuit|de nuit|demi-journée|(?:la |une )?journée|sur devis|le reste|[\\ue000-\\uf8ff] ?(?:heures?|h|jours?|nuits?|personnes?|minutes?|min|mn|semaines?|mois)|l['’]heure",
  verb: "est|sont|a|ont|peut|peuvent|fait|font|faisons|vous|votre|vos|nous|je|j['’]ai|on|se|sera|suis|sommes|il|elle|ils|donne|organise|remplace|propose|récupère|répare|revend",
  and: 'et|ou|&|ainsi que',
  speaksOne: "je|j['’]ai|j|mon|ma|mes|moi",
  speaksSeveral: 'nous|notre|nos|on',
}
