import type { Language } from '@shingle/shared/language/language.ts'
import type { Found } from './found.ts'
import type { TradeIndex } from './trade-index.ts'
import type { Token } from './words-of-text.ts'

/** What somebody does, before what they do it to. */
const doing: Readonly<Partial<Record<Language, RegExp>>> = {
  english:
    /^(?:fix|repair|mend|restor|servic|build|mak|clean|wash|sharpen|tun|paint|bak|groom|walk|teach|sew|sweep|install|fit|train|sell|grow|trim|prun|til|lay|hang|fram|polish|upholster|photograph|design)(?:e|ing)?$/u,
  german:
    /^(?:reparier|restaurier|wart|bau|reinig|putz|schleif|stimm|streich|back|unterricht|nah|verkauf|polster|schneid|verleg|montier)(?:e|en)$/u,
}

/** What is done as a thing of its own, before 'for' and what it is done to: 'repairs for bikes', 'grooming for dogs'. */
const done: Readonly<Partial<Record<Language, RegExp>>> = {
  english: /^(?:repairs?|restoration|installation|lessons|maintenance|\p{L}{3,}ing)$/u,
}

const forThings = 'for'

// Behind one of these begins something else.
const others = new Set(
  'in on at with to from by near who that which if or but it them fur im mit bei auf aus an am oder'.split(
    ' ',
  ),
)

const mostBetween = 2

interface Around extends Pick<Found, 'key' | 'meaning' | 'words' | 'length' | 'share'> {
  /** How many words of the text it takes, those between too. */
  readonly taken: number
}

/** The thing among the next words of which somebody has the trade who does this to it, with the few words that may stand before it. */
const thingIn = (
  words: readonly Token[],
  { meanings }: TradeIndex,
  keyOf: (thing: string) => string,
): { readonly key: string; readonly at: number } | undefined => {
  const end = words.findIndex(({ word }) => word === forThings || others.has(word))
  const near = words.slice(0, Math.min(mostBetween + 1, end < 0 ? words.length : end))
  // What a thing is stands last: 'big and small bikes'.
  const at = near.findLastIndex(({ key }) => (meanings.get(keyOf(key))?.naming.size ?? 0) > 0)
  return at < 0 ? undefined : { key: keyOf(near[at]?.key ?? ''), at }
}

/**
 * 'Fix commuter bikes', 'servicing for commuter bikes': what is done to a thing at this place of a text, whatever the thing
 * is called besides.
 */
export const aroundAt = (
  tokens: readonly Token[],
  at: number,
  { index, language }: { readonly index: TradeIndex; readonly language: Language },
): Around | undefined => {
  const work = tokens[at]
  if (work === undefined) return undefined
  const isFor = done[language]?.test(work.word) === true && tokens[at + 1]?.word === forThings
  if (!isFor && doing[language]?.test(work.word) !== true) return undefined
  const from = at + (isFor ? 2 : 1)
  const found = thingIn(tokens.slice(from), index, (thing) =>
    isFor ? `${thing} ${work.key}` : `${work.key} ${thing}`,
  )
  const meaning = found && index.meanings.get(found.key)
  if (found === undefined || meaning === undefined) return undefined
  const said = tokens.slice(at, from + found.at + 1)
  const words = said.map(({ word }) => word).join(' ')
  return { key: found.key, meaning, words, length: 2, share: 1, taken: said.length }
}
