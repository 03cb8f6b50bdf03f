import type { Language } from '../../language/language.ts'
import { dayNames, isShortDay, onlyDays, shortDays } from '../clauses/day-names.ts'
import { formPattern } from '../mask/form.ts'

// What says that a price is to be asked for, behind what it is of; 'by arrangement' is of times, and says nothing of a price.
const terms: Readonly<Record<Language, string>> = {
  english:
    '(?:p\\.?o\\.?a\\.?|(?:the )?(?:prices?|rates?|fees?|quotes?|costs?)(?: is| are)? (?:up)?on (?:application|request|enquiry|asking)|(?:by|call for|ask for|get) (?:a )?quote|quoted?(?: (?:per job|individually|separately|on (?:request|application|site)))?|(?:up)?on (?:application|request|enquiry)|(?:please |just |pls )?ask(?: (?:for (?:a )?(?:price|quote)|me|us|first|about it))?|enquire(?: for (?:a )?price)?|tbc)',
  german:
    '(?:(?:preise? )?(?:auf|nach) (?:anfrage|angebot|aufwand)|a\\. ?a\\.?|n\\. ?a\\.?|preise? nach (?:vereinbarung|absprache)|preise? (?:erfragen|anfragen)|bitte (?:anfragen|erfragen))',
  spanish:
    '(?:(?:precio )?(?:a|por) (?:consultar|convenir|cotizar)|(?:precio )?(?:según|bajo|con|sobre|previo|previa|a) (?:presupuesto|consulta|cotizaci[oó]n)|(?:precio )?(?:consultar|a presupuestar|cotizar)(?: precio)?)',
  french: '(?:(?:prix |tarif )?(?:sur|selon|après) (?:devis|demande)|nous consulter|prix à (?:voir|définir))',
  italian:
    '(?:(?:prezzo |prezzi )?(?:su|a|con|previo) (?:preventivo|richiesta)|(?:prezzo |prezzi )?da (?:concordare|definire|valutare)|(?:prezzo )?in base al preventivo)',
  japanese:
    '(?:(?:現地|別途|無料)?(?:で)?(?:お|御)?見積(?:も)?り?|要見積(?:も)?り?|(?:要|応)(?:ご)?相談|(?:別途)?(?:ご|お)?相談(?:ください)?|別途(?:お)?問い?合わせ|(?:料金は)?お問い?合わせください|時価)',
  Korean:
    '(?:(?:견적|가격|별도|전화|개별)(?:은|는)? ?(?:문의|상담|협의|견적)|견적 ?(?:후|요청)|(?:가격 )?협의|문의|상담 후(?: 결정)?)',
}

const particle: Readonly<Partial<Record<Language, string>>> = {
  japanese: '(?:は|も|:|：|\\s)\\s*',
  Korean: '(?:(?<=\\p{L})(?:은|는|도) |\\s)\\s*',
}

const plain = '[\\s,–—:(（-]+'

const compiled = new Map<
  Language,
  { readonly behind: RegExp; readonly alone: RegExp; readonly before: RegExp }
>()

const expressionsOf = (language: Language) => {
  const known = compiled.get(language)
  if (known !== undefined) return known
  const joint = particle[language] ?? plain
  const made = {
    behind: new RegExp(`^(?<name>.*?[\\p{L})）\\]])${joint}(?<terms>${terms[language]})[.!\\s)）]*$`, 'isu'),
    alone: new RegExp(`^${terms[language]}[.!\\s)）]*$`, 'iu'),
    before: new RegExp(
      `^(?!(?:ask|enquire|please|just|pls|call|get|consultar)(?!\\p{L}))(?<terms>${terms[language]}) (?:for|für|para|pour|per) (?<name>\\p{L}.*)$`,
      'iu',
    ),
  }
  compiled.set(language, made)
  return made
}

// What has no price, or is asked for by itself and is none: 'references on request'.
const noThing =
  /^(?:(?:if|when|any|anything|not|unsure)(?:\s.*)?|(?:all |our |weitere |alle |other |more )?(?:prices?|rates?|fees?|quotes?|details?|references?|info(?:rmation)?|brochures?|menus?|dates?|times?|appointments?|deliver(?:y|ies)|parking|visits?|besuche?|ferien|wochenenden?|viewings?|bookings?|termine?|preise?|angebote?|infos?|referenzen|lieferung|besichtigung(?:en)?|führungen|zeiten|englisch|französisch|italienisch|spanisch|precios?|tarifas?|presupuestos?|citas?|horarios?|referencias|entregas?|envíos?|prix|tarifs?|devis|rendez-vous|références|livraisons?|horaires?|prezz[oi]|tariffe|preventiv[oi]|appuntament[oi]|orari|consegn[ae])(?:\s.*)?|.*(?:時|方|場合|際|料金|価格|見積|時間|日程|詳細|詳しく|その他|予約|英語)|.*(?:가격|요금|견적|시간|예약|자세한 사항|영어|기타))$/iu

const forms = new RegExp(
  formPattern('money', 'phone', 'doubtfulPhone', 'email', 'link', 'hours', 'handle'),
  'u',
)
const namesDays = (text: string): boolean =>
  [dayNames, shortDays, onlyDays].some((days) => days.test(text)) || isShortDay(text)

const longest = { spaced: 6, unspaced: 16 } as const

const isShort = (name: string, language: Language): boolean =>
  language === 'japanese' || language === 'Korean'
    ? name.length <= longest.unspaced
    : name.split(/\s+/u).length <= longest.spaced

/** What a piece names of which the price is to be asked for, and how it says so. */
export interface OnRequest {
  readonly name: string
  readonly terms: string
}

/** 'conservatory roofs POA' taken apart; undefined where nothing is named, or nothing is to be asked for. */
export const onRequest = (text: string, language: Language): OnRequest | undefined => {
  if (forms.test(text)) return undefined
  const { behind, before } = expressionsOf(language)
  const { name = '', terms: said = '' } = (before.exec(text) ?? behind.exec(text))?.groups ?? {}
  const thing = name.replace(/[\s,–—:(（-]+$/u, '')
  return thing === '' || noThing.test(thing) || namesDays(thing) || !isShort(thing, language)
    ? undefined
    : { name: thing, terms: said }
}

/** Whether a text says that a price is to be asked for, and names nothing. */
export const isOnlyOnRequest = (text: string, language: Language): boolean =>
  expressionsOf(language).alone.test(text)

/** Says behind a dash or a colon, in any language, that a price is to be asked for: no sentence of its own. */
export const requestBehind = `\\s*(?:${[terms.english, terms.german, terms.spanish, terms.french, terms.italian].join('|')})\\s*(?:[,;.!/|\\n]|$)`
