import { foldText } from '@shingle/shared/generation/fold-text.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import type { Reading } from '@shingle/shared/reading/reading.ts'
import { knownTrades } from './recognize/known-trades.ts'

const small = 'in|at|near|around|à|au|aux|en|a|ad|em|no|na|te|bei|zu|um'
const standsBefore = new RegExp(String.raw`(?<before>.*\S)\s+(?:${small})\s+$`, 'isu')
const anyPlace = new RegExp(String.raw`(?<!\p{L})(?:${small})\s+\p{Lu}`, 'u')

// What somebody does, which may be in a method, a make or a language: 'bookkeeping in Xero', 'Yoga en Ligne'.
const doing =
  /(?:ings?|lessons?|class(?:es)?|courses?|tuition|services?|repairs?|hire|care|rental|therapy|yoga|pilates|massages?|design|art|dance|unterricht|kurse?|schule|reinigung|beratung|pflege|therapie|cours|clases?|lezion[ei]|cors[oi]|age|ions?|ción|zione|za|anza)$/iu

/**
 * The guessed place where the description says it of the business itself: 'Sourdough bakery in Totnes'. Nobody has to know a
 * town that stands behind who or what works there; undefined where it may be something else, or where several are named.
 */
export const placeOfTrade = (
  guessed: string,
  { reading, language }: { readonly reading: Reading; readonly language: Language },
): string | undefined => {
  const { trade, clauses } = reading
  if (guessed === '' || trade.outcome !== 'trade' || trade.rivals.length > 0) return undefined
  const told = clauses.find(({ label, text }) => label === 'trade' && text.endsWith(guessed))
  const before = told && standsBefore.exec(told.text.slice(0, -guessed.length))?.groups?.before
  if (before === undefined || doing.test(before)) return undefined
  if (clauses.some((clause) => clause !== told && anyPlace.test(clause.text))) return undefined
  const known = knownTrades().find(({ id }) => id === trade.tradeId)
  const names = [known?.names[language] ?? '', ...(known?.naming[language] ?? [])].filter(
    (name) => name !== '',
  )
  return names.some((name) => foldText(before).endsWith(foldText(name))) ? guessed : undefined
}
