import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { listed } from '../listed.ts'

/** Whoever excludes one of these means all of its kind that our own words know. */
const kinds: readonly (readonly [kinds: string, words: string])[] = [
  [
    'bird',
    'wren, rook, heron, swift, finch, robin, lark, magpie, kestrel, gull, hawk, owl, crow, raven, swan, goose, geese, duck, dove, pigeon, sparrow, swallow, starling, falcon, eagle, hen, cockerel',
  ],
  [
    'animal',
    'otter, hare, fox, badger, dog, cat, horse, pony, rabbit, hound, mouse, mice, bear, wolf, lamb, sheep',
  ],
  ['tree', 'hazel, rowan, alder, juniper, willow, elder, oak, ash, birch, cedar, linden, laurel, pine'],
  [
    'flower, plant',
    'bramble, heather, clover, foxglove, thistle, fern, rose, lily, daisy, ivy, moss, bluebell, bracken, nettle',
  ],
  ['color, colour', 'blue, green, red, yellow, white, copper, black, pink, gold, silver'],
  ['number', 'two, three, four, seven'],
]

const single = (word: string): string =>
  word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
const inWords = (text: string): readonly string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(single)

const ofKind = (kind: string): readonly string[] => {
  const own = kinds.flatMap(([names, words]) => (listed(names).includes(kind) ? listed(words) : []))
  // A bird is an animal as well.
  return kind === 'animal' ? [...own, ...ofKind('bird')] : own
}

/** The words of ours that are meant by excluded words, beside these themselves. */
export const meantBy = (exclude: readonly string[]): ReadonlySet<string> =>
  new Set(exclude.flatMap(inWords).flatMap(ofKind))

/** Whether a name has one of the words in it, in the singular or plural. */
export const hasOneOf = (name: string, words: ReadonlySet<string>): boolean =>
  words.size > 0 && inWords(name).some((word) => words.has(word))

/** The animals and plants that somebody speaks of, for names: two at most. */
export const creaturesIn = (about: string): readonly string[] => {
  const creatures = new Set([...ofKind('animal'), ...ofKind('tree'), ...ofKind('flower')])
  return [...new Set(inWords(about))].filter((word) => creatures.has(word)).slice(0, 2)
}
