import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { Composer } from '../../generation/compose/composer.ts'
import { artworkImage } from '../../image/image-value.ts'
import type { Language } from '../../language/language.ts'
import { raiseFirst } from '../../text/raise-first.ts'
import { tiles } from './layouts/tiles/layout.ts'

/** The animals whose coat is drawn, in the order of the coats. */
const animals: readonly RegExp[] = [
  /^(?:dogs?|pupp(?:y|ies)|hunde?|chiens?|perros?|cani|cane|犬|강아지|개)$/iu,
  /^(?:cats?|kittens?|katzen?|chats?|gatos?|gatti|gatto|猫|고양이)$/iu,
  /^(?:rabbits?|kaninchen|lapins?|conejos?|conigli|coniglio|うさぎ|ウサギ|토끼)$/iu,
]

const forWhom: Readonly<Record<Language, string>> = {
  english: 'For',
  spanish: 'Para',
  french: 'Pour',
  italian: 'Per',
  german: 'Für',
  japanese: '診る動物',
  Korean: '대상',
}

const between = /\s*(?:[,、・/&]|\s(?:and|und|et|y|e)\s|と|[와과]\s)\s*/u

interface Animal {
  readonly name: string
  /** Which of the coats is its. */
  readonly coat: number
}

/** The animals that a business is for, where it is for at least two and for nobody else. */
export const animalsIn = (audiences: readonly string[]): readonly Animal[] => {
  const names = audiences.flatMap((audience) => audience.split(between)).filter((name) => name !== '')
  const found = names.map((name) => ({ name, coat: animals.findIndex((animal) => animal.test(name)) }))
  const areAll = found.length >= 2 && found.every(({ coat }) => coat >= 0)
  return areAll && new Set(found.map(({ coat }) => coat)).size === found.length ? found : []
}

/**
 * For whom a business is, a tile each in their owner's words: animals alone, whose coats say it without a face;
 * undefined where it is for anyone else as well.
 */
export const audienceTiles = (composer: Composer, id: string): SectionOf<'Gallery'> | undefined => {
  const found = animalsIn(composer.own.audiences)
  if (found.length === 0) return undefined
  return blankSection('Gallery', id, {
    layout: tiles.id,
    heading: forWhom[composer.language],
    items: found.map(({ name, coat }, at) => ({
      id: composer.choose.id(`${id}/audience/${at}`),
      image: artworkImage('coat', coat, ''),
      caption: raiseFirst(name),
    })),
  })
}
