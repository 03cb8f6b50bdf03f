import type { Cues } from '../cues/cues.ts'
import { type Form, formCharacter, formPattern, formsMaximum } from '../mask/form.ts'
import { type Masked, unmask } from '../mask/mask.ts'
import { isVariantName } from '../offers/price-options.ts'
import type { LabeledPiece, NamedSum } from './piece.ts'

const sums = formPattern('money', 'figure', 'range')
// 'Small bunches £20/£30', '… 20/30/40 €'; '£25' before '£40' in pieces of its own.
const withSums = new RegExp(
  `^(?<names>[^\\ue000-\\uf8ff]+?)(?:\\s(?:at|for|are|a|à|zu|für|je|da))?[\\s:–—-]+(?<sums>${sums}(?:\\s?/\\s?${sums})*)(?: each)?$`,
  'u',
)
const sumAlone = new RegExp(`^${formPattern('money')}$`, 'u')
const amount =
  /^(?:(?:from|ab|desde|dès|da) )?(?:[£€$¥₩]|[a-z]{3}(?= ))?\s?\d[\d.,' ]*\s?(?:[£€$¥₩]|eur|euros?|chf|fr\.?)?$/iu
const anyForm = /[\ue000-\uf8ff]/u

const mostWords = 4
const wordsOf = (text: string): readonly string[] => text.split(/\s+/u)

/** Whether a word only says how large something is, in singular as in plural. */
const isSize = (word: string, cues: Cues): boolean =>
  !anyForm.test(word) && (isVariantName(word, cues) || isVariantName(word.replace(/s$/iu, ''), cues))

const ofWhom = /^\p{L}{2,}(?:['’]s|s['’])$/u

// 'Sträuße in klein', 'ramos de tamaño pequeño'.
const leadsToSize = /\s(?:in|en|de|di|da|als|size|tamaño|taille|taglia|größe)$/iu

/** What sizes that are named one after another are sizes of: 'small', 'medium' and 'large bunches'; undefined where they are none. */
const headOf = (names: readonly string[], cues: Cues): readonly [string, readonly string[]] | undefined => {
  const [first = '', ...more] = names
  const last = names.at(-1) ?? ''
  const before = names.slice(0, -1)
  const [size = '', ...thing] = wordsOf(last)
  const isKind = (name: string) => isSize(name, cues)
  if (thing.length > 0 && [...before, size].every((name) => isKind(name) || ofWhom.test(name)))
    return [thing.join(' '), [...before, size]]
  const said = wordsOf(first)
  const ofFirst = said.at(-1) ?? ''
  if (said.length < 2 || ![ofFirst, ...more].every(isKind)) return undefined
  return [said.slice(0, -1).join(' ').replace(leadsToSize, ''), [ofFirst, ...more]]
}

// 'Transfers to Kerry, Shannon and Cork'.
const toPlace = /^(?<way>\p{L}.*\s(?:to|nach|à|a|hasta|jusqu['’]à))\s\p{Lu}\S*$/u

/** Names as each stands alone: the way that the first names leads to the other places as well. */
const eachNamed = (names: readonly string[]): readonly string[] => {
  const way = toPlace.exec(names[0] ?? '')?.groups?.way
  const arePlaces = names.slice(1).every((name) => /^\p{Lu}\S*$/u.test(name))
  return way === undefined || !arePlaces
    ? names
    : names.map((name, at) => (at === 0 ? name : `${way} ${name}`))
}

const currencyBefore = /^(?:[£€$¥₩]\s?|[A-Z]{3} )(?=\d)/u
const currencyBehind = /(?<=\d)\s?(?:[€£$¥₩]|eur|euros?|chf|fr\.?)$/iu

/** Sums of which only the first or the last has its currency, each with it. */
const withCurrency = (all: readonly string[]): readonly string[] => {
  const before = currencyBefore.exec(all[0] ?? '')?.[0] ?? ''
  const behind = currencyBehind.exec(all.at(-1) ?? '')?.[0] ?? ''
  const isBare = (sum: string) => /^\d[\d.,]*$/u.test(sum)
  return all.map((sum) => (isBare(sum) ? `${before}${sum}${before === '' ? behind : ''}` : sum))
}

/** The names that the last piece of a list joins. */
const namesIn = (text: string, cues: Cues): readonly string[] =>
  text.split(new RegExp(`\\s+${cues.and.source}\\s+`, cues.and.flags)).map((name) => name.trim())

interface List {
  readonly names: readonly string[]
  /** As their owner wrote them; more than one. */
  readonly sums: readonly string[]
  /** How many pieces it takes. */
  readonly from: number
  readonly to: number
}

/** The list of names and as many sums that ends at a piece; undefined where there are not as many. */
const listAt = (pieces: readonly LabeledPiece[], at: number, by: Reading): List | undefined => {
  const { cues, forms } = by
  const piece = pieces[at]
  if (piece?.label !== 'offer') return undefined
  const isNext = (one: LabeledPiece | undefined) =>
    one?.sentence === piece.sentence && sumAlone.test(one.text)
  const found = withSums.exec(piece.text)?.groups
  let to = at + 1
  while (isNext(pieces[to])) to += 1
  const own = found?.sums === undefined ? [] : unmask(found.sums, forms).split('/')
  const behind = pieces.slice(at + 1, to).map(({ text }) => unmask(text, forms))
  const all = [...own, ...behind].map((sum) => sum.trim())
  const said = found?.names ?? (anyForm.test(piece.text) ? '' : piece.text)
  if (said === '' || all.length < 2 || !all.every((sum) => amount.test(sum))) return undefined
  const last = namesIn(said, cues)
  const isName = (one: LabeledPiece | undefined): one is LabeledPiece =>
    one?.sentence === piece.sentence && one.label === 'offer' && !anyForm.test(one.text)
  let from = at
  while (isName(pieces[from - 1])) from -= 1
  const names = [...pieces.slice(from, at).map(({ text }) => text), ...last]
  const isList =
    names.length === all.length && names.every((name) => name !== '' && wordsOf(name).length <= mostWords)
  return isList ? { names, sums: withCurrency(all), from, to } : undefined
}

interface Reading {
  readonly cues: Cues
  readonly forms: ReadonlyMap<string, Form>
  readonly text: string
}

// 'Wash and cut £20/£30' is one thing.
const fewestThings = 3

/** The list as one piece that names the sum of each; undefined where what it names may be one thing. */
const asOne = (
  { names, sums: all, from, to }: List,
  pieces: readonly LabeledPiece[],
  by: Reading & { readonly form: (sum: string) => string },
): LabeledPiece | undefined => {
  const own = pieces.slice(from, to)
  const first = own[0]
  const start = by.text.indexOf(first?.text ?? '')
  const end = own.reduce((till, { text }) => by.text.indexOf(text, till) + text.length, start)
  const text = by.text.slice(start, end)
  const head = headOf(names, by.cues)
  if (first === undefined || start < 0 || (head === undefined && names.length < fewestThings))
    return undefined
  const each = head?.[1] ?? eachNamed(names)
  const rows = each.map((name, at): NamedSum => ({ name, price: by.form(all[at] ?? '') }))
  return { ...first, text, sums: { of: head?.[0] ?? '', rows } }
}

/**
 * Labeled pieces in which a list of names with as many sums behind it is one that says which is whose: 'small, medium and
 * large bunches £20/£30/£40'; and the masked text with those sums as forms.
 */
export const withSumsOfEach = (
  pieces: readonly LabeledPiece[],
  masked: Masked,
  cues: Cues,
): { readonly pieces: readonly LabeledPiece[]; readonly masked: Masked } => {
  if (!cues.isSpaced) return { pieces, masked }
  const forms = new Map(masked.forms)
  let known = [...forms.values()].filter(({ kind }) => kind === 'money').length
  const form = (text: string): string => {
    const character = formCharacter('money', known)
    forms.set(character, { kind: 'money', text })
    known += 1
    return character
  }
  const all: LabeledPiece[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (piece === undefined) break
    const list = listAt(pieces, at, { cues, forms, text: masked.text })
    const hasRoom = list !== undefined && known + list.sums.length < formsMaximum
    const one = hasRoom ? asOne(list, pieces, { cues, forms, text: masked.text, form }) : undefined
    if (one === undefined || list === undefined) all.push(piece)
    else {
      all.splice(all.length - (at - list.from), at - list.from, one)
      at = list.to - 1
    }
  }
  return { pieces: all, masked: { ...masked, forms } }
}
