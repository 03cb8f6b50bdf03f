import type { CountryCode } from 'libphonenumber-js/max'
import { type Finder, findBy, pattern } from '../finder.ts'

const alone = '(?<![\\p{L}\\d])'

const british = pattern(`${alone}[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}(?![\\p{L}\\d])`, 'gu')
const american = pattern('(?<=(?<![A-Z])[A-Z]{2},? )\\d{5}(?:-\\d{4})?(?![\\d])', 'gu')
const canadian = pattern(`${alone}[A-Z]\\d[A-Z] ?\\d[A-Z]\\d(?![\\p{L}\\d])`, 'gu')
const australian = pattern('(?<=(?<![A-Z])(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? )\\d{4}(?!\\d)', 'gu')
const irish = pattern(`${alone}[A-Z]\\d[\\dW] ?[A-Z\\d]{4}(?![\\p{L}\\d])`, 'gu')
const fiveDigits = pattern(`${alone}(?:[DFIE]-)?\\d{5}(?= \\p{Lu}[\\p{L}’'.\\-])`, 'gu')
const fourDigits = pattern(`${alone}(?:(?:CH|A|B|L)-)?[1-9]\\d{3}(?= \\p{Lu}[\\p{L}’'.\\-])`, 'gu')
const dutch = pattern(`${alone}\\d{4} ?[A-Z]{2}(?![\\p{L}\\d])`, 'gu')
const japanese = pattern('〒 ?\\d{3}-?\\d{4}|(?<!\\d)\\d{3}-\\d{4}(?= ?\\p{Script=Han}{2,3}[都道府県])')
const korean = pattern(
  '(?<=(?:우편번호|\\(우\\)|우\\)) ?:? ?)\\d{5}(?!\\d)|(?<!\\d)\\d{5}(?= [가-힣]{2,4}(?:시|도) )',
)

const everywhere = [british, american, canadian, japanese, korean]
const byCountry: Readonly<Partial<Record<CountryCode, readonly RegExp[]>>> = {
  AT: [fourDigits],
  AU: [australian],
  BE: [fourDigits],
  CH: [fourDigits],
  DE: [fiveDigits],
  ES: [fiveDigits],
  FR: [fiveDigits],
  IE: [irish],
  IT: [fiveDigits],
  LU: [fourDigits],
  MX: [fiveDigits],
  NL: [dutch],
}

/** Postcodes: those that nothing else looks like everywhere, bare figures only in their country and before a town. */
export const findPostcodes: Finder = (text, context) => {
  const { country, language } = context
  const guessed = country === undefined && language !== 'english' ? [fiveDigits] : []
  const own = country === undefined ? guessed : (byCountry[country] ?? [])
  return findBy('postcode', ...everywhere, ...own)(text, context)
}

const name = "\\p{Lu}[\\p{L}’'.\\-]*"
// Taken whole: what is 'AvenidaGoyaGoya' is not looked at in every way to divide it.
const wholeName = `(?=(?<whole>${name}))\\k<whole>`
const number = '\\d{1,5}[a-zA-Z]?(?:[\\-–/]\\d{1,4}[a-zA-Z]?)?'
const streetKinds =
  'Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Dr|Close|Way|Place|Pl|Square|Sq|Terrace|Court|Ct|Boulevard|Blvd|Row|Hill|Crescent|Cres|Gardens|Gdns|Grove|Mews|Parade|Walk|Yard|Highway|Hwy|Parkway|Pkwy|Quay|Wharf|Green|Mall|Circle|Trail|Turnpike|Pike|Esplanade|Broadway'
const noMore = '(?![\\p{L}\\d])'

const english = [
  `(?:(?:Unit|Flat|Suite|Studio|Shop|Apt\\.?) \\d{1,4}[a-zA-Z]?,? )?${alone}${number},? (?:(?:The|[NSEW]\\.?|North|South|East|West|\\d{1,3}(?:st|nd|rd|th)|${name}) ){1,4}(?:${streetKinds})${noMore}\\.?(?:,? (?:Unit|Suite|Ste\\.?|Apt\\.?|#) ?\\d{1,4}[a-zA-Z]?${noMore})?`,
  `${alone}${number},? (?:Broadway|The ${name})${noMore}`,
]
const german = [
  `(?<!\\p{L})(?:${name} )?(?:\\p{Lu}[\\p{L}\\-.]*(?:straße|strasse|str\\.|weg|gasse|platz|allee|damm|ufer|chaussee|steig|markt|graben|ring|hof)|\\p{Ll}[\\p{L}\\-]{2,}(?:straße|strasse|str\\.?)|Straße|Str\\.) ?${number.replaceAll('5', '3')}(?: ?[a-e])?${noMore}`,
  `(?<!\\p{L})(?:Am|An der|Im|Zum|Zur|Auf der|Auf dem|Unter den|Hinter der) (?:[Aa]lten |[Nn]euen )?\\p{Lu}[\\p{L}\\-]+ \\d{1,3} ?[a-e]?${noMore}`,
]
const french = `${alone}\\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|av\\.?|bd|bld|boulevard|place|chemin|impasse|allée|quai|route|rte|cours|passage|square|faubourg|chaussée|esplanade|sentier|ruelle)(?: (?:de la |de l[’'] ?|des |du |de |d[’'])?(?:\\p{Lu}|\\d)[\\p{L}\\d’'.\\-]*(?: (?:de la |des |du |de |d[’']|et |\\p{Lu}[\\p{L}’'.\\-]*))*)(?:(?<=[^ ])| *)`
// In Switzerland and Belgium the number follows.
const frenchAfter = `(?<!\\p{L})(?:[Rr]ue|[Aa]venue|[Cc]hemin|[Rr]oute|[Pp]lace|[Bb]oulevard|[Cc]haussée) (?:(?:de la|de l[’']|des|du|de) ?)?(?:${wholeName} ?(?:(?:de la|des|du|de) )?){1,3}\\d{1,4}[a-z]?${noMore}`
const spanish = `(?<!\\p{L})(?:C/|C\\.|Calle|Avda?\\.?|Av\\.|Avenida|Plaza|Pza\\.?|Pl\\.|Paseo|Camino|Carretera|Ctra\\.?|Ronda|Rambla|Travesía|Carrer|Gran Vía|Glorieta|Cuesta) ?(?:(?:del?|las?|el|los) )*(?:${wholeName},? ?(?:(?:de las?|del|de los|de|y|i) )*){0,5}(?:n[.o°]{0,2} ?)?\\d{1,4}[a-z]?${noMore}`
const italian = `(?<!\\p{L})(?:Via|Viale|V\\.le|Piazza|P\\.zza|Corso|C\\.so|Largo|Vicolo|Piazzale|Strada|Borgo|Lungo\\p{Ll}+|Contrada|Salita|Calle|Campo|Fondamenta) (?:(?:della|dello|delle|degli|dei|del|dell[’'] ?|di|da|al|alla|e) ?)*(?:(?:\\p{Lu}|\\d)[\\p{L}\\d’'.\\-]*,? (?:(?:della|dello|delle|degli|dei|del|dell[’'] ?|di|da|e|n\\.) ?)*){1,5}\\d{1,4}(?:/?[a-zA-Z])?${noMore}`
const eastern = [
  '(?:\\p{Script=Han}{2,3}[都道府県])?(?:[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]{1,6}[市区町村郡]){1,3}[\\p{Script=Han}\\p{Script=Katakana}ヶケノのー]{1,8}\\d{1,4}(?:丁目|番地?|号|[\\-−–ー](?=\\d)|の(?=\\d)|\\d)*',
  '(?:[가-힣]{2,7}(?:시|도) )?(?:[가-힣]{1,4}(?:시|군|구) ){1,2}(?:[가-힣]{1,4}(?:읍|면) )?[가-힣\\d]{1,10}(?:로|길|동|리|가) ?\\d{1,4}(?:번?길 ?\\d{1,4})?(?:-\\d{1,4})?(?:번지)?',
]

/** Street addresses in the seven languages' orders, without their town. */
export const findAddresses = findBy(
  'address',
  ...[...english, ...german, french, frenchAfter, spanish, italian, ...eastern].map((source) =>
    pattern(source, 'gu'),
  ),
)
