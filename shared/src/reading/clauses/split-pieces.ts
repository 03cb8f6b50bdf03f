import { formPattern } from '../mask/form.ts'
import { requestBehind } from '../offers/on-request.ts'
import { withBullets } from './bulleted.ts'
import { isOpenQuality } from './cut-offering.ts'
import type { Piece } from './piece.ts'
import { goesOnNamed } from './round-of-places.ts'

// A stop after one of these ends no sentence.
const shortened =
  '(?<!(?:^|[\\s(])(?:\\p{Script=Latin}|incl|inkl|excl|exkl|zzgl|ca|tel|tél|telf?|approx|min|max|st|str|std|nr|no|bzw|z\\.b|usw|evtl|inh|dr|mr|mrs|ms|vs|e\\.g|i\\.e|ext|avda|av|bd|p\\.p|u\\.a|fr|mo|di|mi|do|lun|mar|mer|jeu|ven|dim|mon|tue|tues|wed|thu|thurs|tägl|tgl|kl|gr|sq|pers|prof|sig|dott|appt))'
// 'Mon - Sat' is a range.
const shortDay = 'mon|tues?|weds?|thurs?|thu|fri|sat|sun'
const dayBefore = `(?<!\\p{L})(?:${shortDay}|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|jue|gio|ven|vie|sam|s[aá]b|dim|dom)\\.?`
// 'Apr - Oct', 'Mon - Wed' behind anything else.
const dayOrMonth = `(?:${shortDay}|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?`
const inRange = `(?!(?<=(?<!\\p{L})${dayOrMonth}\\s[-–—])\\s${dayOrMonth}(?!\\p{L}))`
const answers =
  'sorry|nope|not here|not any ?more|no,? sorry|no(?=[.!\\s]*$)|nein|leider|non(?=\\s*(?:[.!,]|$))|désolé|désolée|lo siento|mi dispiace|purtroppo'
// 'Haircut: £15' and 'haircut - £15' are one thing where nothing follows the price.
const aPrice = `(?:\\s*${formPattern('money')}\\s*(?:[,，、;.!/|•\\n]|$)|${requestBehind})`
const sentenceEnd = new RegExp(
  [
    // '3. Generation' goes on.
    `${shortened}(?!(?<=(?<!\\p{L})apt)\\.\\s?${formPattern('figure')})\\.+(?=\\s|$)(?!(?<=\\.\\.)${aPrice})(?!(?<=(?:^|[\\s,/(])(?:sa|so|sam|sab|sáb|dom|gio|vie|jue)\\.)\\s?(?:nach|und|bis|nur|zu(?!\\p{L})|geschlossen|ruhetag|auf|su|sur|con|previa|${formPattern('hours')}|\\d))(?!(?<=${formPattern('figure')}\\.)\\s(?:generation|stock|etage|og|obergeschoss|klasse|jahrgang|lebensjahr|platz|bezirks?|jahrhunderts?|semester|schwangerschaftswoche|ssw|(?:und|bis|oder) ${formPattern('figure')}\\.)(?!\\p{L}))`,
    // '65 € p.P. Laden Di-Fr 11-18': nothing more is said of the price.
    `(?<=${formPattern('money')}\\s?p\\.\\s?p)\\.(?=\\s+(?!(?:mit|inkl|inklusive|zzgl|ohne|ab|im|bei|und|pro|incl|in|con|per|plus)(?!\\p{L}))\\p{L})`,
    '(?<=\\p{L}{4})\\.(?=\\p{Lu}\\p{Ll})',
    // 'Above the chemist on O’Connell St. Tues - Fri …': days go on with no street.
    `(?<=\\p{Lu}[\\p{L}’']+ (?:st|rd|ave))\\.(?=\\s+(?:open|${shortDay}|daily|[\ue000-\uf8ff])(?!\\p{Ll}{4}))`,
    // 'Mon to thurs. Cash only': of days nothing more is said.
    `(?<=(?<!\\p{L})(?:to|-|–|&|\\+|and)\\s?(?:${shortDay}))\\.(?=\\s+\\p{Lu}\\p{Ll}{3})(?!\\s+(?:mon|tue|wed|thu|fri|sat|sun|closed|open|from|until|only|morning|afternoon|evening|lunch|night|noon)[a-z]*)`,
    // 'Maßanfertigung a. A. Lieferung frei'.
    '(?<=(?<!\\p{L})[an]\\. ?a)\\.(?=\\s+\\p{Lu})',
    // 'La tranche de 300 g. L'été': a stop behind a measure.
    `(?<=${formPattern('figure')} ?(?:g|kg|l|m|cm|ml|km|h))\\.(?=\\s+\\p{Lu})`,
    // 'Fiestas no. Desayuno …' ends, 'no. 7' goes on.
    `(?<=(?:^|[\\s(])no|(?:who|i|we|you|they|to|can|please) do|the mo)\\.(?=\\s*$|\\s+(?:\\p{L}|${formPattern('hours', 'phone', 'money')}))`,
    '(?<=^|\\s)[:;]-?[)D](?=\\s|$)',
    // 'Nut free? Sorry no.' is one refusal, and 'Nut free' no offer.
    `[?？]+(?!\\s*(?:${answers})(?!\\p{L}))`,
    '[!;。！；|•●▪▸►✓✔☆★※→✦✧❖◆◇■□▶▷◦❇❁✿\\n\\r\\t]+\\ufe0f?',
    // 'Coffee…£3' has its price behind a leader.
    `(?<!…)…+(?!…)(?!${aPrice})`,
    // '안돼요ㅠㅠ'
    '[ㅠㅜㅋㅎ]{2,}|(?<=[다요죠])~+(?=\\s|$)|(?<=\\p{Script=Hiragana})w+(?=\\s|$)|\\^\\^|♪|♡|♥',
    `(?<=\\s|^)(?<!${formPattern('figure')}\\s?(?:mo|mos|mths?|months?|yrs?|years?|wks?|weeks?|monate|jahre|meses|años|mois|ans|mesi|anni)\\.?\\s)[*\\-–—~]+(?=\\s)(?!${aPrice})${inRange}`,
    `(?<!${dayBefore}|${formPattern('figure')}\\s?(?:mo|mos|mths?|months?|yrs?|years?|wks?|weeks?|monate|jahre|meses|años|mois|ans|mesi|anni)\\.?)\\s[–—-]+(?=\\s)(?!${aPrice})${inRange}`,
    // 'Package A: four generations, £320' is one thing.
    `(?<!(?<!\\p{L})(?:package|option|plan|tier|bundle|paket|variante|formule|forfait|pacchetto|paquete|opción) [\\p{L}\\ue000-\\uf8ff]{1,2})(?::(?=\\s)|：)(?!${aPrice})(?!\\s*(?:closed|geschlossen|ruhetag|fermée?|cerrado|chiuso)(?!\\p{L}))`,
    '\\p{Extended_Pictographic}[\\ufe0f\\u200d]*',
  ].join('|'),
  'giu',
)
// 'Erd-, Feuer- und Seebestattungen' share what follows.
// So do 'speech / language therapist', and 'dog / cat boarding'.
const ofOne =
  '(?!(?<=(?:^|[,;.(]\\s?)\\p{L}+\\s\\/)\\s\\p{L}+\\s(?:\\p{L}{2,}(?:ist|er|or|ing)s?|hire|repairs?|care|lessons?|classes)(?!\\p{L}))'
const comma = new RegExp(`(?<!\\p{L}-)[,，、،／]|\\s\\/(?=\\s)${ofOne}`, 'gu')

interface Part {
  readonly part: string
  readonly end: string
  /** What parts it from its end: a blank in French. */
  readonly gap: string
}

const openers = '([（「『【［'
const closers = ')]）」』】］'

/** Where a text is inside of brackets that are both opened and closed. */
const depths = (text: string): readonly number[] => {
  const opened: number[] = []
  const inside = new Array<number>(text.length).fill(0)
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at)
    if (openers.includes(unit)) opened.push(at)
    else if (closers.includes(unit)) {
      const from = opened.pop()
      if (from !== undefined) inside.fill(1, from, at)
    }
  }
  return inside
}

/** Parts that say something, each with all that ends it before the next: a stop, the end of its line and a dash. */
const withEmptyEnds = (parts: readonly Part[]): readonly Part[] => {
  const said: Part[] = []
  for (const one of parts) {
    const last = said.at(-1)
    if (one.part !== '') said.push(one)
    else if (last !== undefined) said[said.length - 1] = { ...last, end: last.end + one.end }
  }
  return said
}

/** The parts of a text between the matches of an expression, except inside brackets; each with what ends it. */
const cutAt = (text: string, separator: RegExp): readonly Part[] => {
  const depthAt = depths(text)
  const cuts = [...text.matchAll(separator)].filter(({ index }) => depthAt[index] === 0)
  const parts: Part[] = []
  let from = 0
  for (const { 0: end, index } of cuts) {
    const said = text.slice(from, index)
    const gap = /[ \u00a0\u202f]?$/u.exec(said)?.[0] ?? ''
    parts.push({ part: said.trim(), end: end.trim() || (end.includes('\n') ? '\n' : ''), gap })
    from = index + end.length
  }
  return withEmptyEnds([...parts, { part: text.slice(from).trim(), end: '', gap: '' }])
}

/** Parts in which two qualities of one thing are one, 'a small, independent bakery', and so are those who take part in it. */
const joinQualities = (parts: readonly Part[], isFirst: boolean): readonly Part[] => {
  const together: Part[] = []
  for (const one of parts) {
    const last = together.at(-1)
    if (last !== undefined && (isOpenQuality(last.part) || goesOnNamed(last.part, one.part, isFirst)))
      together[together.length - 1] = { ...one, part: `${last.part}${last.end} ${one.part}` }
    else together.push(one)
  }
  return together
}

// What stands behind a sentence's own end begins the next.
const stop = /^[.!?。！？…]+/u

/** The sentences of a masked text, each with its stop. */
export const splitSentences = (masked: string): readonly string[] =>
  cutAt(masked, sentenceEnd).map(({ part, end, gap }) =>
    stop.test(end) ? `${part}${/^[!?]/u.test(end) ? gap : ''}${stop.exec(end)?.[0] ?? ''}` : part,
  )

const endsLine = (end: string): boolean => /[\n|•●▪▸►✓✔★※✦✧❖◆◇■□▶▷◦❇❁✿*]/u.test(end)

/** The pieces of a masked text: its sentences, each cut at its commas. */
export const splitPieces = (masked: string): readonly Piece[] =>
  withBullets(
    cutAt(masked, sentenceEnd).map(({ part, end }, at, all) => ({
      before: all[at - 1]?.end ?? '',
      pieces: joinQualities(cutAt(part, comma), at === 0).map((piece) => ({
        text: piece.part,
        sentence: at,
        isAsked: /^[?？]/u.test(end),
        isHead: /^[:：]/u.test(end),
        isLine: endsLine(all[at - 1]?.end ?? '\n') && endsLine(at === all.length - 1 ? '\n' : end),
      })),
    })),
  )
