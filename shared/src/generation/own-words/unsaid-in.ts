import type { ClauseLabel, Offer, Reading } from '../../reading/reading.ts'
import { foldText, wordsOf } from '../fold-text.ts'
import { asSentence } from './own-words.ts'
import { isSaidByCard } from './said-by-card.ts'

/** What is shown by its words, wherever on the page; hours, contacts and places have a place of their own. */
const inWords: readonly ClauseLabel[] = ['offer', 'price', 'claim', 'audience', 'way', 'person', 'refusal']

// What only joins the words on a card says nothing that is lost.
const joining = new Set(
  [
    'for on and or each usually normally is are costs cost at from a an the',
    'und oder für je meist ist sind kostet kosten ab ein eine einen gibt es bekommen zu haben',
    'y e o para por cada normalmente es son cuesta cuestan desde un una',
    'et ou pour généralement est sont coûte coûtent dès un une',
    'ed per ogni di solito è sono costa costano da uno',
  ]
    .join(' ')
    .split(' ')
    .map(foldText),
)

// '裏返しは4000円' says of a card that it costs what stands on it.
const particle = /^(?:[はがもをでに、]|です|ます|은|는|이|가|을|를|도|입니다|이에요)$/u

const ofIts = /^\S{1,10}の(\S{2,10})$/u

/** 'Trim $55' is what the card of trims says. */
const inSingular = (word: string): string => (word.length > 3 ? word.replace(/(?<=[^s])s$/u, '') : word)

/**
 * The clauses that neither a sentence nor a card says: nothing of the owner's is lost. Where a trade is known, 'we fix'
 * before the name on a card is said by the trade.
 */
export const unsaidIn = (
  { clauses, trade }: Reading,
  { shown, cards }: { readonly shown: readonly string[]; readonly cards: readonly Offer[] },
): readonly string[] => {
  const said = foldText(shown.join(' \n '))
  const saidWords = new Set(wordsOf(said).map(inSingular))
  const isNamed = (text: string) =>
    trade.outcome === 'trade' && cards.some(({ name }) => text.endsWith(` ${foldText(name)}`))
  // '表替えは5,500円' is of the card '畳の表替え'.
  const parts = shown
    .flatMap((part) => [part, ...(ofIts.exec(part)?.slice(1) ?? [])])
    .map(foldText)
    .filter((part) => part !== '')
    .toSorted((one, other) => other.length - one.length)
  // Where words do not stand apart, a name and its price are one: 'カット4,400円'.
  const left = (text: string) => parts.reduce((rest, part) => rest.replace(part, ' '), text)
  const isSaid = (text: string) =>
    said.includes(text) ||
    wordsOf(text).every((word) => saidWords.has(inSingular(word)) || joining.has(word)) ||
    wordsOf(left(text)).every((word) => particle.test(word))
  return clauses
    .filter(({ label }) => inWords.includes(label))
    .filter(({ text }) => !isSaidByCard(text, cards))
    .filter(({ label, text }) => !isSaid(foldText(text)) && !(label === 'offer' && isNamed(foldText(text))))
    .map(({ text }) => asSentence(text))
}
