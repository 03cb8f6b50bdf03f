import type { Language } from '@shingle/shared/language/language.ts'
import { raiseFirst } from '@shingle/shared/text/raise-first.ts'
import { crossed, pairsOf, shaped, soundOf } from './candidates.ts'
import type { Candidate, NameMaterial } from './name-order.ts'

const articles = /^(?:el|la|los|las|le|les|il|lo|i|gli)\s+|^l[’']/i

/** A word of a Romance language without its article, as a name begins with it: 'la harina' is 'Harina'. */
const bare = (word: string): string => raiseFirst(word.replace(articles, ''))

const batchim = (word: string): boolean => {
  const code = (word.codePointAt(word.length - 1) ?? 0) - 0xac00
  return code >= 0 && code < 11172 && code % 28 !== 0
}

const spanishAnd = (word: string): string => (/^(?:h?i(?!a|e|o|u))/i.test(word) ? 'e' : 'y')

/** Two words as one name. */
const pairIn: Readonly<Record<Language, (one: string, other: string) => string>> = {
  english: (one, other) => `${one} & ${other}`,
  spanish: (one, other) => `${bare(one)} ${spanishAnd(bare(other))} ${bare(other)}`,
  french: (one, other) => `${bare(one)} & ${bare(other)}`,
  italian: (one, other) => `${bare(one)} e ${bare(other)}`,
  german: (one, other) => `${one} & ${other}`,
  japanese: (one, other) => `${one}と${other}`,
  Korean: (one, other) => `${one}${batchim(one) ? '과' : '와'} ${other}`,
}

const frenchOf = (place: string): string => {
  if (/^[aeiouyàâäéèêëîïôöûüh]/i.test(place)) return `d’${place}`
  if (/^Le /.test(place)) return `du ${place.slice(3)}`
  return /^Les /.test(place) ? `des ${place.slice(4)}` : `de ${place}`
}

/** A house with what it is called after, or where it is. */
const houseIn: Readonly<Record<Language, (house: string, other: string, isPlace: boolean) => string>> = {
  english: (house, other) => `${other} ${house}`,
  spanish: (house, other) => `${house} ${raiseFirst(other)}`,
  french: (house, other, isPlace) =>
    isPlace ? `${house} ${frenchOf(other)}` : `${house} ${raiseFirst(other)}`,
  italian: (house, other) => `${house} ${raiseFirst(other)}`,
  german: (house, other) => `${house} ${other}`,
  japanese: (house, other) => `${other}${house}`,
  Korean: (house, other) => `${other} ${house}`,
}

const withPerson = ({ language, person, words: { houses } }: NameMaterial): readonly Candidate[] =>
  person === ''
    ? []
    : shaped(
        'person',
        1.4,
        houses.map((house) => [houseIn[language](house, person, false), person, house]),
      )

const isRomance = (language: Language): boolean => ['spanish', 'french', 'italian'].includes(language)

const alone = ({ language, images, isSolemn }: NameMaterial): readonly Candidate[] => {
  if (isSolemn) return []
  if (language === 'german') return []
  return isRomance(language)
    ? shaped(
        'image',
        0.7,
        images.map((image) => [raiseFirst(image), image]),
      )
    : []
}

const germanEnds = ['werk', 'stube', 'gut', 'hof', 'raum'] as const

/** Names in a language other than English. */
export const plainNames = (material: NameMaterial): readonly Candidate[] => {
  const { language, words, images, place, isSolemn } = material
  const house = houseIn[language]
  return [
    ...shaped(
      'whole',
      1.4,
      words.names.map((name) => [name]),
    ),
    ...(place === ''
      ? []
      : shaped(
          'place-house',
          1.1,
          words.houses.map((one) => [house(one, place, true), place, one]),
        )),
    ...withPerson(material),
    ...shaped(
      'image-house',
      1,
      crossed(words.houses, images).map(([one, image]) => [house(one, image, false), image, one]),
    ),
    ...alone(material),
    ...(isSolemn
      ? []
      : pairsOf(words.things).flatMap(([one, other]) =>
          shaped('pair', 1 + soundOf(bare(one), bare(other)), [[pairIn[language](one, other), one, other]]),
        )),
    ...(isSolemn
      ? []
      : shaped(
          'compound',
          0.9,
          crossed(words.joined, germanEnds).map(([stem, end]) => [raiseFirst(`${stem}${end}`), stem, end]),
        )),
  ]
}

/** The same with a word that must be in them. */
export const plainIncluding = ({ language, words, images, include }: NameMaterial): readonly Candidate[] => {
  const [house, pair] = [houseIn[language], pairIn[language]]
  return [
    ...pairsOf(include).flatMap(([one, other]) =>
      shaped('include-two', 1.6, [[pair(one, other), one, other]]),
    ),
    ...shaped(
      'include-house',
      1.2,
      crossed(include, words.houses).map(([word, one]) => [house(one, word, false), word, one]),
    ),
    ...shaped(
      'include-pair',
      1.1,
      crossed(include, words.things).map(([word, thing]) => [pair(word, thing), word, thing]),
    ),
    ...shaped(
      'include-image',
      0.8,
      crossed(include, images).map(([word, image]) => [pair(word, image), word, image]),
    ),
  ]
}
