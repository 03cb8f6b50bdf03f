import type { Offer } from '../../reading/reading.ts'
import { foldText, wordsOf } from '../fold-text.ts'

// What only leads to a thing and its price says nothing that its card does not.
const leading = new Set(
  [
    'i ill im we also plus and or do make sell have offer can take need costs cost is are its it at for from on in a an the each per too just currently another charge my our usually',
    'ich wir auch außerdem zudem ebenso sowie und oder mache machen biete bieten habe haben kostet kosten ist sind es gibt gibts nehme nehmen berechne verlange für ab je pro ein eine einen der die das den dazu',
    'yo hago hacemos también además y e o ofrezco ofrecemos tengo tenemos cuesta cuestan vale valen es son sale salen cobro cobramos por para desde el la los las un una',
    'je nous on fais fait faisons aussi également propose proposons et ou coûte coûtent est sont prends prenons demande comptez compter pour à dès le la les un une des de du',
    'io noi faccio facciamo anche inoltre offro offriamo costa costano è sono viene vengono chiedo da per e ed il lo la i gli le un una di',
  ]
    .flatMap((words) => words.split(' '))
    .map(foldText),
)

/** Whether a folded word only leads to what is offered. */
export const isLeadingWord = (word: string): boolean => leading.has(word)

// 'Tagliando', 'Tretboot' and 'trim' are the one of which cards tell by many.
const stemOf = (word: string): string =>
  word.length > 4 && !/\p{N}/u.test(word) ? word.replace(/(?:es|en|[aeios])$/u, '') : word

/** The words of a text as they compare; where they do not stand apart, all of it as one. */
const stemsIn = (text: string): readonly string[] => wordsOf(foldText(text)).map(stemOf)

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const particle = /(?:です|ます|でした|입니다|이에요|예요|[はがもをでにの、。,.]|은|는|이|가|을|를)/gu

const partsOf = ({ name, price, detail, options }: Offer): readonly string[] =>
  [name, price, detail, ...options.flatMap((option) => [option.name, option.price])].filter(
    (part) => part !== '',
  )

const isSaidUnspaced = (text: string, card: Offer): boolean => {
  const plain = (said: string) => foldText(said).replace(/\s/gu, '')
  const left = partsOf(card)
    .map(plain)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, part) => rest.replace(part, ''), plain(text))
  return left.replace(particle, '') === '' && left !== plain(text)
}

/** Whether a clause says no more than the card of one thing: its name, its prices and what stands below. */
export const isSaidByCard = (text: string, cards: readonly Offer[]): boolean =>
  cards.some((card) => {
    if (unspaced.test(text)) return isSaidUnspaced(text, card)
    const shown = new Set(partsOf(card).flatMap(stemsIn))
    const words = stemsIn(text)
    return (
      words.some((word) => shown.has(word) && /\p{L}/u.test(word) && !leading.has(word)) &&
      words.every((word, at) => shown.has(word) || leading.has(wordsOf(foldText(text))[at] ?? ''))
    )
  })
