import { type Finder, type Found, pattern, spacedLetter, wordEnd, wordStart } from '../finder.ts'

const sign = '(?:(?:us|ca?|au?|nz|hk|s|r|mx)?\\$|[£€¥₩₤₽₹฿₫₱₺₴₦₪]|(?<!\\p{L})s/\\.?)'
const code = '(?:chf|eur|usd|gbp|cad|aud|nzd|sek|nok|dkk|pln|czk|jpy|krw|mxn|s?fr\\.?|rs\\.?)'
const after = [
  `[£€¥₩₤₽₹฿₫₱₺₴₦₪$]`,
  `(?:${code.slice(3, -1)}|euros?|dollars?|bucks|pounds?|quid|francs?|franken|franchi|pesos?|soles|yen|won|zł|kr|pence|cents?|ct|centimes)${wordEnd}`,
  '円|圓|万円|千円|원|만 ?원|천 ?원|만 ?\\d천 ?원|달러|유로',
].join('|')
const grouped = "\\d{1,3}(?:[.,'’]\\d{3})+(?:[.,]\\d{1,2})?"
// 'Bono de 5 190 €' counts five, 'niveau 1 390 €' is the first of several.
const spaced =
  '(?<!(?:niveau|nivel|livello|palier|étape|phase|fase|formule|fórmula|formula|zone|zona|taille|talla|taglia|module|módulo|modulo|cycle|ciclo) )(?<!(?:bono|pack|carnet|lot|paquete|pacchetto|abonnement|block|forfait|carte) (?:de |da |di |von )?)(?<!\\d[ .\\-])\\d{1,3}(?: \\d{3})+(?:,\\d{1,2})?'
const amount = `(?:${grouped}|${spaced}|\\d+(?:[.,]\\d{1,2})?)(?![.,]?\\d)`
const whole = '(?:,-{1,2}|\\.-{1,2}|,–|\\.–|\\.—|,—)'
// '£5m insurance' is no price: after the amount stands no letter but that of what it is for.
const per = '(?:pp|ppn|ph|pw|pm|pcm|pd|ea|hr?|pppn)'
const free = `(?!\\d|[.,:]\\d|(?! ?${per}${wordEnd}) ?(?:m|mn|mm|bn|k|million|mio|mill|mln|millones|millions|milioni|milliarden?|billion)${wordEnd}|${spacedLetter})`
// 'Coffee...450': a leader of dots is no decimal point.
const noDigit = `(?<![\\d,:]|(?<!\\.)\\.|${spacedLetter})`
const single = [
  // '13€50'
  `${noDigit}\\d{1,4}€\\d{2}(?![.,]?\\d)`,
  `(?:${sign}|(?<!${spacedLetter})${code}) ?${amount}(?:${whole})?(?: ?(?:${after}))?(?:${per}${wordEnd})?${free}`,
  `${noDigit}${amount}(?:${whole})? ?(?:${after})(?:${per}${wordEnd})?${free}`,
  `${noDigit}\\d+(?:[.,]\\d+)?[万만](?: ?\\d+[천千])? ?(?:円|원)`,
  `${noDigit}\\d+(?:[.,]\\d)?만(?! ?(?:명|개|회|km|평))(?=부터|[\\s,./)]|$)`,
  `${noDigit}\\d+(?:${whole})(?!\\d)`,
  `${wordStart}(?:a )?(?:fiver|tenner)(?: each)?${wordEnd}`,
  `(?<![\\d.,:])\\d{1,2}p(?:${wordEnd})(?!/)`,
  // Ten thousand, with no figure before it.
  '(?<=[\\s,:/(]|^)만 ?(?:\\d천 ?)?원',
].join('|')

const lead = [
  'starting (?:from|at)|starts? (?:from|at)|from|only|just|up to|around|approx\\.?|about',
  'ab|von|bis zu|ca\\.|nur|je',
  'a partir de|desde|solo',
  'à partir de|a partir de|dès|de',
  'a partire da|da|solo',
  'vanaf|v\\.a\\.',
].join('|')
const units = new Set(
  [
    'hour hr h half day night week month year session person head lesson class visit room window weekend item piece pair slice kg lb dozen mile km stem foot ft sqm m2 m3 m bag box tray dog cat child pupil couple family car shirt hive page word ticket term pint glass loaf bunch load cut hem bottle jar litre liter inch pot tin wheel yard metre meter stem dress min mins minutes',
    'stunde stunden std tag nacht woche monat jahr person stück stk einheit sitzung kopf zimmer fenster paar kilo km qm kind termin besuch hund meter seite portion glas liter flasche dose tüte kopf platz bund sack kiste scheibe karton minuten',
    'horas hora día noche semana mes sesión persona clase pieza unidad kilo metro visita niño cabeza año botella bote litro kilómetro minutos plaza porción porcion ración racion bulto saco docena bolsa paquete caja palabra cabeza',
    'heure jour nuit week-end semaine mois séance personne cours pièce kilo mètre m2 m3 stère nuitée enfant an visite unité part bouteille pot litre boîte boite minutes heures passage place mètre-carré panier sachet botte mot',
    'ora giorno notte settimana mese seduta persona lezione pezzo chilo metro visita capo bambino anno testa bottiglia vasetto litro minuti posto coppetta mq porzione fetta etto sacco sacchetto cassetta confezione',
    'pessoa hora dia noite semana mês sessão peça unidade dúzia quilo metro fatia aula palavra',
    'uur dag nacht maand persoon stuk keer les meter paar kilo woord zak bos',
  ].flatMap((words) => words.split(' ')),
)
const tail = [
  ` ?/ ?(?:p ?p|시간|회|월|人|時間|回|月|인|박|泊)`,
  `(?: ?\\(?(?:\\+ ?|plus |inc(?:l\\.?|luding)? |ex(?:cl?\\.?)? |zzgl\\. |inkl\\. |più |\\+)?(?:vat|gst|tax|mwst(?:\\.(?=\\s*(?:[,;/()]|$|(?:pro|je|und|bei|für|inkl|zzgl|ab|auf|plus)(?![\\p{L}]))))?|iva(?: incl(?:uido|uida|\\.)?)?|tva|ttc|ht)\\)?)${wordEnd}`,
  ` each${wordEnd}| apiece${wordEnd}| ea${wordEnd}| pp${wordEnd}| ph${wordEnd}| pppn${wordEnd}| pcm${wordEnd}| pw${wordEnd}| up(?! to)${wordEnd}| upwards${wordEnd}| (?:& |and )up${wordEnd}`,
  ` ?\\(?(?:税込み?|税別|税抜き?|부가세 ?(?:별도|포함)|vat ?별도)\\)?`,
  ` ?(?:から|より|〜|~|부터)(?! ?\\d)|\\+(?! ?\\d)`,
].join('|')
const to = '(?: ?(?:-|–|—|~) ?|/|〜| (?:to|bis|a|à|up to|hasta) |から|부터 ?| ?에서 ?)'
const bare = `(?:${sign} ?)?${amount}(?:${whole})?`

const singles = pattern(single)
/** Words before a sum that say it is the least, or no more. */
export const priceLead = lead

const leadBefore = pattern(`${wordStart}(?:${lead}) $`, 'iu')
// 'Zwischen 380 und 520 €', '20/30/40 €'.
const bareBefore = pattern(
  `(?:${noDigit}(?:${bare}/){0,3}${bare}${to}|${wordStart}(?:between|zwischen|entre|tra|fra) ${bare} (?:and|und|y|et|e) )$`,
  'iu',
)
const between = pattern(`^${to}$`, 'iu')
// '20 €/30 €': what has a currency of its own is a sum of its own.
const bareAfter = pattern(`${to}${bare}(?:/${bare}){0,3}${free}(?! ?(?:${after}))`, 'iuy')
const perAfter = pattern(
  ` ?(?:/|per |pro |je |par |por |al |ao |à |a |an |la |l[’']|all[’'] ?|de l[’']|le |el |the |die |das |der |den |les |los |il |lo |i |gli ) ?(?:half |deux |trois |vingt |trente |quinze |dos |tres |due |tre |medi[oa] |demi[- ]|mezz[oa] |halbe[nr]? |\\d{1,3} ?(?=m))?(?<unit>week-end|${spacedLetter}+[23]?)(?:(?<=std|stk)\\.|(?<=min)\\.(?=\\s*[,;)]))?`,
  'iuy',
)
// '月6,000円': how often it is paid, where no figure or name of a month stands before.
const monthBefore = pattern('(?<![\\d\\p{N}一二三四五六七八九十来今先毎翌・、,~〜])月$', 'u')
const wordAfter = pattern(` ?(?<unit>${spacedLetter}+2?)`, 'iuy')
const tailAfter = pattern(`(?:${tail})+`, 'iuy')

const unitAt = (text: string, expression: RegExp, at: number): string => {
  expression.lastIndex = at
  return expression.exec(text)?.groups?.unit?.toLowerCase() ?? ''
}

const endAfter = (text: string, expression: RegExp, at: number): number => {
  expression.lastIndex = at
  return expression.test(text) ? expression.lastIndex : at
}

const andAfter = pattern(' (?:and|und|et|y|e|&)(?= )', 'iuy')

/** Past a second unit: 'par jour et par personne', 'pro Tag und Person'; the same place where there is none. */
const endOfSecondUnit = (text: string, at: number): number => {
  const and = endAfter(text, andAfter, at)
  if (and === at) return at
  const unit = [perAfter, wordAfter].find((one) => units.has(unitAt(text, one, and)))
  return unit === undefined ? at : unit.lastIndex
}

/** Past what the price is for: '/hr', 'a week'; the same place where it does not say. */
const endOfUnit = (text: string, at: number): number => {
  if (!units.has(unitAt(text, perAfter, at))) return at
  const end = endOfSecondUnit(text, perAfter.lastIndex)
  // '£23 / lesson books £5': after a blank the sign parts two things where more follows.
  return /^ \/ /u.test(text.slice(at)) &&
    /^ (?!(?:zzgl|inkl|exkl|netto|plus|excl?|incl?|vat|mwst|min|più|más|ttc|ht)(?!\p{L}))\p{L}/iu.test(
      text.slice(end),
    )
    ? at
    : end
}

const measures = new Set(
  'min mins minuten minutes minutos minuti sq square ft feet gal gals gallon gallons sqft lbs litres liters litros litri litern tonnes tons miles people guests heads kids children adults dogs cats horses players friends kinder erwachsene hunde gästen niños adultos enfants adultes bambini adulti persons personen personas personnes persone gäste invités invitados ospiti hours days weeks'.split(
    ' ',
  ),
)

/** Past the second figure of a range; '£20 - 2 hours' and '$325 up to 1000 gal' are none. */
const endOfRange = (text: string, at: number): number => {
  const end = endAfter(text, bareAfter, at)
  const unit = unitAt(text, wordAfter, end)
  return units.has(unit) || measures.has(unit) ? at : end
}

const endOfTail = (text: string, at: number): number => {
  const end = endAfter(text, tailAfter, endOfUnit(text, at))
  return end === at ? end : endOfUnit(text, end)
}

const startBefore = (text: string, expression: RegExp, at: number): number => {
  const near = text.slice(Math.max(0, at - 32), at)
  return at - (near.match(expression)?.[0].length ?? 0)
}

/** Prices of any currency with what makes them one: 'from £50/hr', '1 400 €', '35,000원부터', '15,-'. */
export const findMoney: Finder = (text) => {
  const found: Found[] = []
  for (const { 0: amountText, index } of text.matchAll(singles)) {
    const before = found.at(-1)
    const end = endOfTail(text, endOfRange(text, index + amountText.length))
    if (before !== undefined && between.test(text.slice(before.end, index))) {
      found[found.length - 1] = { ...before, end }
      continue
    }
    const start = startBefore(
      text,
      leadBefore,
      startBefore(text, bareBefore, startBefore(text, monthBefore, index)),
    )
    if (start >= (before?.end ?? 0)) found.push({ kind: 'money', start, end })
    else if (index >= (before?.end ?? 0)) found.push({ kind: 'money', start: index, end })
  }
  return found
}
