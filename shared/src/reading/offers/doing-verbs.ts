import type { Language } from '../../language/language.ts'

/** Verbs of what is done for others: their stems, and the ends that they have where their owner speaks. */
const stems: Readonly<Partial<Record<Language, string>>> = {
  german:
    '(?:säg|trockn|verleg|prüf|setz|tausch|bau|mauer|entsorg|verleih|reinig|putz|streich|schleif|öl|polster|bezieh|näh|stick|strick|web|töpfer|druck|bind|übersetz|entwerf|plan|gestalt|pflanz|fäll|mäh|pfleg|scher|wart|dämm|deck|flies|verputz|schweiß|schmied|schärf|stimm|bespann|räucher|röst|brau|back|koch|liefer|vermiet|verkauf|unterricht|leit|fertig|rahm|bügel|wasch|färb|befüll|erstell|(?:dem|m)ontier|reparier|restaurier|installier|sanier|renovier|lackier|folier|gravier|organisier|tapezier|digitalisier|programmier|fotografier|produzier|transportier|polier|frisier)(?:e|en|n)',
  spanish:
    '(?!préstamos|tramos|gramos|kilogramos|extremos|racimos|mínimos|máximos|estamos|trabajamos|tenemos|somos|vamos|llevamos|llegamos|venimos|salimos|vivimos|estudiamos|empezamos|contamos|podemos|queremos|sabemos|hablamos|creemos|pensamos|usamos|utilizamos|esperamos|cubrimos|respondemos|garantizamos|abrimos|cerramos|aceptamos|atendemos|admitimos|cobramos|buscamos|necesitamos|debemos|solemos|vemos|nos)(?:\\p{L}{3,}(?:amos|emos|imos)|(?:repar|arregl|construy|ajust|instal|pint|barniz|restaur|fabric|bord|tapiz|mont|limpi|organiz|enseñ|prepar|cocin|horne|vend|alquil|afil|traduzc|encuadern)o)',
  french:
    '(?:répar|lou|fabriqu|install|nettoi|nettoy|restaur|réalis|propos|organis|dépann|livr|forg|brod|tapiss|rénov|débouch|remplac|aiguis|imprim|assur|promen|dress|transform|prépar|cuisin|encadr|ramon|élagu|sculpt|accord|enseign|dépouss|vitrifi|récupèr|récupér|arros|restitu|transport|tiss|tricot)(?:e|ons)|(?:cré|pos|coup|coiff|taill|gard|mont|dépos|relev|tourn|dor|grav|tond)ons|(?:vend|tradui|entretien|couds?|refai|peins?|construi|cui|ser)s|(?:vend|traduis|entreten|cous|refais|peign|construis|cuis|serv)ons',
  italian:
    '(?!abbiamo|lavoriamo|parliamo|veniamo|andiamo|arriviamo|pensiamo|crediamo|accettiamo|usiamo|dobbiamo|possiamo|vogliamo|cerchiamo|aspettiamo|apriamo|chiudiamo|operiamo|copriamo|garantiamo|rispondiamo|utilizziamo|ascoltiamo|conosciamo|sappiamo|torniamo|partiamo|cominciamo|viviamo|esistiamo|siamo|stiamo)(?:\\p{L}{3,}iamo|(?:ripar|realizz|costruisc|sald|mont|pulisc|cuci|diping|prepar|organizz|insegn|vend|decor|rileg|lucid|impagli|tappezz|install|sistem|aggiust|accord|modell|cucin|sforn|produc|coltiv)o)',
}

// What stands between a verb and what is done.
const between: Readonly<Partial<Record<Language, string>>> = {
  german: '(?:auch|gerne?|ihnen|euch|dir|selbst|noch|fachgerecht)',
  spanish: '(?:también|a mano|a medida|todo tipo de|toda clase de)',
  french: '(?:aussi|également|à la main|sur mesure|moi-même|tous types de|toutes sortes de)',
  italian: '(?:anche|a mano|a piombo|su misura|ogni tipo di|tutti i tipi di|volentieri)',
}

const speakers: Readonly<Partial<Record<Language, string>>> = {
  german: '(?:ich|wir) ',
  spanish: '(?:yo |nosotr[oa]s )',
  french: "(?:je |j['’]|nous |on )",
  italian: '(?:io |noi )',
}

// What is a noun as well wherever nobody says that they do it: 'coupe homme', 'garde d’enfants'.
const withSpeaker: Readonly<Partial<Record<Language, string>>> = {
  french: '(?:cré|pos|coup|coiff|taill|gard|mont|dépos|relèv|tourn|dor|grav|tond)(?:e|s)',
}

const ands: Readonly<Partial<Record<Language, string>>> = {
  german: 'und',
  spanish: '[ye]',
  french: 'et',
  italian: 'ed?',
}

const languages = ['german', 'spanish', 'french', 'italian'] as const

// Nouns that look like verbs are written large in German; a verb before anything but its thing leads to none.
const beforeThing: Readonly<Partial<Record<Language, string>>> = {
  german: '(?=(?:\\p{Ll}+ )?\\p{Lu})',
}

interface Doing {
  /** The words at the beginning of a text by which its owner says that they do what follows. */
  readonly lead: RegExp
  /** Where a text goes on with another thing that is done. */
  readonly next: RegExp
}

const doing = new Map<Language, Doing>(
  languages.map((language) => {
    const verb = `(?:${stems[language]})(?: ${between[language]})*`
    const ahead = beforeThing[language] ?? '(?=\\p{L})'
    const also = `(?:${between[language]} )?`
    const flags = language === 'german' ? 'u' : 'iu'
    const speaker = language === 'german' ? '(?:[Ii]ch |[Ww]ir )' : speakers[language]
    const noun = withSpeaker[language]
    const said =
      noun === undefined
        ? `${speaker}?${verb}`
        : `(?:${speaker}?${verb}|${speaker}${noun}(?: ${between[language]})*)`
    return [
      language,
      {
        lead: new RegExp(`^(?:${ands[language]} )?${also}${said} ${ahead}`, flags),
        next: new RegExp(`\\s(?=${ands[language]} ${also}${said} ${ahead})`, flags),
      },
    ]
  }),
)

// 'Nous assurons l’interprétation': no heading begins with an article.
const elided = /^l['’](?=\p{L})/iu

/** A text without the words at its beginning that say that its owner does what follows: 'wir sägen', 'e saldiamo'. */
export const withoutDoing = (text: string, language: Language): string => {
  const lead = doing.get(language)?.lead.exec(text)
  const rest = lead === null || lead === undefined ? text : text.slice(lead[0].length).replace(elided, '')
  return /\p{L}{3}/u.test(rest) ? rest : text
}

/** Whether a text begins with such words. */
export const beginsDoing = (text: string, language: Language): boolean =>
  withoutDoing(text, language) !== text

// Says of a thing no more than that it can be had.
const hadOnly =
  /^(?:(?:und|[ye]|et|ed) )?(?:(?:ich|wir|yo|nosotr[oa]s|je|nous|on|io|noi) )?(?:verkauf|verleih|vermiet|vend|ofrec|hac|dam|alquil|propos|lou|offr|facc|noleggi)/iu

/** Whether a text begins with words that say what is done to the thing behind them, which its name alone does not. */
export const tellsDoing = (text: string, language: Language): boolean =>
  beginsDoing(text, language) && !hadOnly.test(text)

// 'Costruisco e riparo violini' does both to one thing.
const verbAlone = /^(?:(?:yo|nosotr[oa]s|je|nous|on|io|noi) )?[\p{L}’'-]+$/iu

/** A piece cut where its owner goes on with another thing that they do: 'vetrate antiche e saldiamo pannelli'. */
export const cutDoings = (text: string, language: Language): readonly string[] => {
  const next = doing.get(language)?.next
  const at = next === undefined ? -1 : text.search(next)
  if (at <= 0 || (language !== 'german' && verbAlone.test(text.slice(0, at)))) return [text]
  return [text.slice(0, at), ...cutDoings(text.slice(at + 1), language)]
}
