const any = '[\\ue000-\\uf8ff]'

/** What a German price beside another calls more, less or another kind of the same thing. */
export const german: readonly string[] = [
  `x{0,3}[sl]|m|(?:extra |sehr )?(?:groß|klein|mittel|mittler)(?:e[rsn]?)?|(?:din[- ]?)?a ?${any}|(?:ein|zwei|drei|mehr)farbig|(?:lange|kurze|mittellange|dicke) haare|langhaar|kurzhaar`,
  '(?:erste|zweite|dritte|nächste|jede|weitere)[rsn]?(?: (?:weitere[rs]? )?(?:termin|besuch|sitzung|stunde|mal|person|kind|hund|tier|pferd|stück|woche|monat))?|(?:erst|folge)(?:termin|besuch|behandlung|sitzung)e?',
  'paare?|paarweise|(?:halbe|ganze)[rs]? (?:tag|stunde|woche|platte|portion)|halbtags|ganztags|(?:nicht)?mitglieder|gruppen?|(?:halbes )?dutzend|sonntags|feiertags|wochenende',
  'lehrling(?:e|sstunde)?|geselle|meister|azubi|helfer(?:stunde)?|tagsüber|nachts|abends|werktags|wochentags',
  'monatlich|jährlich|wöchentlich|(?:monats|jahres|wochen|tages)(?:abo|karte|beitrag|pass|miete)|standard|premium|basis|deluxe|klassisch|normal|express|einfach|komplett|gerahmt|ungerahmt|geliefert',
  `(?:unter|über|ab|bis) ${any}.*|rentner|ermäßigt|einzeln|zu zweit|${any}er(?:[- ]?(?:karte|block|pack|set|box))`,
]
