const any = '[\\ue000-\\uf8ff]'

/** What whole pieces of a German description say that stands around a service, and is none. */
export const german: readonly string[] = [
  `(?:direkt |gleich )?(?:neben|gegenüber|hinter|vor|oberhalb|unterhalb|nahe|unweit|in der nähe) (?:de[mrs]|vom|von|des|dem)(?!\\p{L}).+|(?:direkt |gleich )?(?:am|beim|hinterm|neben) (?:bahnhof|markt|marktplatz|rathaus|dom|hafen|see|kreisel|friedhof|krankenhaus).*|(?:\\p{L}+|${any}) (?:minuten|min\\.?) (?:vom|von|bis|zum|zur|zu fuß).*`,
  `${any}?\\.? ?(?:og|stock|etage|obergeschoss)(?: .+)?|(?:erd|unter|ober)geschoss(?: .+)?|(?:stand|halle|laden|haus|hof) ${any}|im (?:hinter|innen)hof`,
  `(?:nur )?${any} (?:sitz)?plätze(?: .+)?|(?:platz|raum) für .+|(?:höchstens|maximal|max\\.?|bis zu|nur) .*(?:personen|teilnehmer\\p{L}*|leute|plätze|kinder|gäste)|(?:kleine|kleinst|gemischte)e? ?gruppen|begrenzte (?:plätze|teilnehmerzahl)`,
  `(?:ein|zwei|drei|${any})-(?:mann|frau|personen)-(?:betrieb|firma)|(?:gelernte[rs]?|staatlich geprüfte[rs]?) .+`,
  '(?:alles )?(?:haus|hand|selbst)(?:gemacht|gebacken|gekocht|gefertigt)|alles .*(?:gemacht|hausgemacht|handarbeit|frisch|bio)|(?:täglich |immer )?frisch (?:gebacken|gekocht|zubereitet|gemacht|gepresst|geröstet)(?: .+)?|(?:zutaten|material|holz|fleisch|gemüse|obst|milch|produkte) (?:nur |meist )?(?:aus|von) .+|aus (?:eigene[mr]|regionale[mr]|biologische[mr]) .+',
  '.+ (?:vorhanden|dabei|inbegriffen|inklusive|enthalten|gestellt|gesprochen|geht auch|zahlbar|erforderlich|nötig|empfohlen|angenommen)|(?:nur )?(?:bar(?:zahlung|geld)?|karten?zahlung|ec[- ]karte\\p{L}*|paypal|twint|rechnung)(?: (?:oder|und|vor ort|möglich|bei|per|geht|ist|nimmt).*)?',
  '(?:alle |viele |gängige )*(?:marken|hersteller|modelle|fabrikate)(?: .+)?',
  '(?:preise?|kosten|tarife|angebote?|kostenvoranschlag)(?: .+)? (?:je nach|auf anfrage|nach aufwand|vor ort|kostenlos\\p{L}*|gratis|unverbindlich\\p{L}*|variieren|inkl\\p{L}*|verstehen).*|(?:preise?|kosten|tarife) (?:auf|nach|je|siehe|inkl|zzgl|ab).*|(?:beste[rs]?|günstigste[rs]?|schönste[rs]?) .+ (?:der stadt|weit und breit|im ort|in \\p{L}+)',
  '(?:kostenlose |gratis )?(?:lieferung|versand|zustellung|anlieferung)(?: (?:ab|frei|gratis|kostenlos\\p{L}*|möglich|innerhalb|im|in|bis)(?!\\p{L}).*)?|frei haus|mindest\\p{L}+|mengenrabatt|stammkunden\\p{L}*|(?:studenten|senioren|familien|gruppen|kinder|treue)(?:rabatt|ermäßigung|karte)|(?:ermäßigung|rabatt) (?:für|auf|ab|bei).+',
  `(?:dauer|dauert)(?!\\p{L}).+|(?:ca\\.?|etwa|rund) ${any} ?(?:minuten|min\\.?|stunden|std\\.?|tage|wochen)|${any} ?(?:minuten|min\\.?|stunden|std\\.?) (?:lang|dauer)|(?:am |schon am )?(?:nächsten|selben|gleichen) tag(?: .+)?|(?:\\p{L}+|${any}) (?:tage|wochen|stunden) (?:vorlauf|vorher|im voraus|wartezeit|lieferzeit)(?: .+)?|(?:wartezeit|lieferzeit|vorlauf)(?: .+)?`,
  '(?:nur )?bei (?:gutem|schlechtem|jedem|regen|wind)(?: .+)?|(?:jeden|den ganzen|nur im) (?:sommer|winter|frühling|herbst)',
  '(?:fotos|bilder|speisekarte|mehr|infos?|termine|referenzen|beispiele)(?: .+)? (?:auf|bei|unter|im|online)(?!\\p{L}).*|referenzen|(?:wir |ich )?antworten? .+|antwort (?:innerhalb|binnen|am|in) .+',
  '(?:mitglied|mitglieder) .+|(?:meister|innungs|familien|fach|ausbildungs|traditions|handwerks)betrieb(?: .+)?|(?:saubere|ehrliche|gute|schnelle|solide|faire) (?:arbeit|beratung|preise)(?: .+)?|besenrein .+|(?:schöne[rn]?|tolle[rn]?|herrliche[rn]?) (?:blick|aussicht|lage)(?: .+)?|(?:bequeme|feste|alte|warme) (?:schuhe|kleidung|sachen)(?: .+)?',
  '(?:(?:ich |wir )?freuen? .+|(?:bis bald|willkommen|servus|moin|hallo|hereinspaziert)(?: .+)?)',
  // Who they are, what they hold with, and what goes without saying
  `.+-?mitglied|${any} (?:mitarbeit\\p{L}+|angestellte|gesell\\p{L}+|leute)(?: .+)?|team (?:aus|von|mit) .+`,
  '(?:hunde|katzen|kinder|karte|haustiere|tiere|männer|frauen|anfänger|gruppen) (?:ok|okay|auch|ja|gern|gerne|willkommen|erlaubt)|(?:material\\p{L}*|ersatzteile|stoff|farbe|anfahrt|mwst) (?:extra|separat|inkl\\p{L}*|exkl\\p{L}*|nach aufwand|kommt dazu)|(?:alle |kranken)kassen(?: .+)?|krankenkassen?\\p{L}* .+|geduld .+|(?:derzeit |zurzeit |aktuell )?ausgebucht(?: .+)?|kleinunternehmer\\p{L}*|steuernummer.*',
  '(?:farb|licht|kuss|wasch|koch|säure)echt|\\p{Ll}+(?:fest|frei|dicht|geeignet|neutral)|(?:alle|jedes) (?:niveaus?|alter|level|altersgruppen?)|(?:die |das |der )?erste\\p{L}? \\p{L}+ (?:gratis|kostenlos|frei)|ansässig in .+|(?:jederzeit|immer) .+|.+ jederzeit',
  '(?:studio|praxis|laden|werkstatt|atelier|büro|salon|hof|wohnung) (?:in|im|am|an|bei|direkt|gegenüber|mit)(?!\\p{L}).+|(?:aufmaß|besichtigung|angebote?|anfahrt|kostenvoranschlag|lieferung|versand|parken|schnupper\\p{L}+) (?:ist |sind )?(?:kostenlos|gratis|umsonst|kostenfrei|frei)|.+ (?:extra|separat)',
  '(?:zzgl\\.?|zuzüglich|plus) (?:fahrt|anfahrts?|versand|material|neben|reise)\\p{L}*(?:kosten|spesen|pauschale)?',
  'per (?:post|mail|kurier)(?: .+)?|(?:vereidigt|beeidigt|geprüft) .+',
]
