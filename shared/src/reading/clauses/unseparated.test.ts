import { expect, it } from 'vitest'
import type { Language } from '../../language/language.ts'
import { cuesOf } from '../cues/cues.ts'
import { cutUnseparated } from './unseparated.ts'

const lists: readonly (readonly [Language, readonly string[]])[] = [
  ['english', ['oven cleaning', 'carpet cleaning', 'sofa cleaning']],
  ['english', ['driving lessons', 'theory training']],
  ['german', ['Möbelmontage', 'Gartenarbeiten', 'Kleinreparaturen']],
  ['spanish', ['limpieza de oficinas', 'reparación de persianas', 'instalación de toldos']],
  ['french', ['nettoyage de vitres', 'débouchage évier']],
  ['italian', ['pulizia pozzetti', 'riparazione tetti', 'montaggio grondaie']],
  ['Korean', ['현관문 수리', '도어락 설치', '욕실 청소']],
]

it.each(lists)('[5.answers] a list with nothing between its things is cut, in %s: %j', (language, things) => {
  expect(cutUnseparated(things.join(' '), cuesOf(language))).toEqual(things)
})

const names: readonly (readonly [Language, string])[] = [
  ['english', 'window cleaning services'],
  ['english', 'massage therapy training'],
  ['english', 'chair caning and rushing'],
  ['english', 'the old cleaning cupboard behind the stairs'],
  ['german', 'Klassische Gartenpflege vom Fachmann'],
  ['spanish', 'empresa de limpieza y reparación'],
  ['italian', 'impresa di pulizie'],
  ['japanese', '掃除と修理'],
  ['Korean', '우리 동네 수리'],
]

it.each(names)('[5.answers] what may be one name stays one, in %s: %s', (language, name) => {
  expect(cutUnseparated(name, cuesOf(language))).toEqual([name])
})
