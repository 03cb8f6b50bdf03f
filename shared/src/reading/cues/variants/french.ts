const any = '[\\ue000-\\uf8ff]'

/** What a French price beside another calls more, less or another kind of the same thing. */
export const french: readonly string[] = [
  'x{0,3}[sl]|m|(?:très )?(?:grande?|petite?|gros(?:se)?|moyen(?:ne)?)s?|cheveux (?:longs|courts|mi-longs)|le (?:kilo|litre|mètre|m2|kg)|chaque \\p{L}+|moins|plus',
  '(?:(?:le|la|les) )?(?:premi(?:er|ère)|deuxième|seconde?|troisième|suivante?s?)(?: (?:visite|séance|consultation|cours|enfant|heure|unité|personne))?|(?:la )?paire|groupes?|retraités?|(?:non[- ])?adhérents?',
  `(?:lot|pack|carte|forfait|carnet|abonnement)(?: (?:de |d['’])?${any}(?: \\p{L}+)?)?|(?:(?:la|une) )?(?:demi-)?douzaine|les ${any}`,
  "(?:de|à|par) l['’]heure|(?:par|au) (?:mois|an|trimestre|semaine)|jours fériés|dimanches?|en ligne|en visio|à domicile|mensuel(?:le)?|annuel(?:le)?|hebdomadaire|standard|basique|premium|complète?|encadrée?",
]
