import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { checkHandle } from '@shingle/shared/handle/check-handle.ts'
import { suggestHandle } from '@shingle/shared/handle/handle.ts'
import { nameLimits } from '@shingle/shared/names/name-limits.ts'
import { describe, expect, it, test } from 'vitest'
import { englishNameInputs } from '../testing/english-name-inputs.ts'
import { otherNameInputs } from '../testing/other-name-inputs.ts'
import { canBeSaid, hasWord, hollowWords } from './fitting-name.ts'
import { suggestNames } from './suggest-names.ts'

const wordsIn = (list = ''): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const orderOf = (input: string, round = 0) => {
  const [about = '', place = '', include, exclude] = input.split('|').map((part) => part.trim())
  return { about, place, include: wordsIn(include), exclude: wordsIn(exclude), seed: 'one', round }
}

const inputs = [...englishNameInputs, ...Object.values(otherNameInputs).flat()]
const dozens = inputs.map((input) => ({ input, ...orderOf(input), names: suggestNames(orderOf(input)) }))
const faults = (isFaulty: (name: string, of: (typeof dozens)[number]) => boolean) =>
  dozens.flatMap((of) => of.names.filter((name) => isFaulty(name, of)).map((name) => `${of.input}: ${name}`))

describe('[7.names] of more than two hundred businesses', () => {
  it('each has twelve names, none of them twice', () => {
    expect(inputs.length).toBeGreaterThan(200)
    for (const { input, names } of dozens)
      expect([input, new Set(names.map(foldText)).size]).toEqual([input, nameLimits.names])
  })

  it('no name has a hollow word, an excluded one, more letters than allowed, or cannot be said', () => {
    const isHollow = (name: string) =>
      foldText(name)
        .split(/\P{L}+/u)
        .some((word) => hollowWords.has(word))
    expect(faults(isHollow)).toEqual([])
    expect(faults((name, { exclude }) => exclude.some((word) => hasWord(name, word)))).toEqual([])
    expect(faults((name) => name.length < nameLimits.shortest || name.length > 32)).toEqual([])
    expect(faults((name) => !canBeSaid(name))).toEqual([])
  })

  it('no name is a company that everybody knows, or a word that the product keeps', () => {
    const isKept = (name: string) => {
      const handle = suggestHandle({ name, industry: '', location: '' })
      return handle !== '' && checkHandle(handle) !== null
    }
    expect(faults(isKept)).toEqual([])
  })

  it('half of the names have a wanted word, and each wanted word is in one', () => {
    for (const { input, names, include } of dozens) {
      if (include.length === 0) continue
      const having = names.filter((name) => include.some((word) => hasWord(name, word)))
      expect([input, having.length >= nameLimits.names / 2]).toEqual([input, true])
      for (const word of include)
        expect([word, names.some((name) => hasWord(name, word))]).toEqual([word, true])
    }
  })

  it('more are others, round after round', () => {
    for (const input of inputs.filter((_, at) => at % 9 === 0)) {
      const rounds = [0, 1, 2].flatMap((round) => suggestNames(orderOf(input, round)))
      expect([input, new Set(rounds.map(foldText)).size]).toEqual([input, 3 * nameLimits.names])
    }
  })

  it('no word carries more than four of a dozen, unless it is wanted', () => {
    const small = /^(?:the|in|and|la|el|le|il|los|les|of|to|de|du|e|y|a)$/
    for (const { input, names, include } of dozens) {
      const counts = new Map<string, number>()
      for (const word of names.flatMap((name) => foldText(name).split(/\P{L}+/u)))
        if (word.length > 1 && !small.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
      const most = [...counts].filter(
        ([word, count]) => count > 4 && !include.some((one) => hasWord(word, one)),
      )
      expect([input, most]).toEqual([input, []])
    }
  })
})

test('[7.names] names are in the language of the description', () => {
  const letters = { japanese: /[\u3040-\u30ff\u4e00-\u9fff]/, Korean: /[\uac00-\ud7af]/ }
  for (const language of ['japanese', 'Korean'] as const)
    for (const input of otherNameInputs[language])
      for (const name of suggestNames(orderOf(input))) expect(name).toMatch(letters[language])
  const said = (about: string, place: string) => suggestNames({ ...orderOf(`${about}|${place}`) }).join(' ')
  expect(said('Taller de cerámica y clases para adultos', 'Granada')).toMatch(/ y /)
  expect(said('Friseursalon für Damen und Herren', 'Kassel')).toMatch(/Haar|Locke|Friseur/)
  expect(said('Gardener designing wildlife gardens', 'Lewes')).toMatch(/Garden/)
})

test.each([
  ['Friseur', 'Hamburg', /Haar|Friseur/],
  ['Hochzeitstorten', 'Köln', /Bäckerei|Backhaus/],
  ['Ich repariere Fahrräder', 'Berlin', /Fahrrad|Rad/],
  ['Ich schneide Bäume', '', /Werkstatt/],
  ['Schreinerei', '', /Holz/],
  ['Idraulico', 'Roma', /Idraulica/],
  ['Riparo biciclette', '', /Bici|Cicli/],
  ['Clases de piano', '', /Música/],
  ['Pasteles de boda', '', /Taller/],
  ['Coiffeur', 'Lyon', /Coiffure/],
  ['自転車修理', '', /自転車/],
  ['水道工事', '大阪', /水道/],
  ['Tailor', '', /Sewing|Tailor/],
  ['Puppet theatre', '', /Shows|Tale/],
  ['Kombucha', '', /The /],
])('[7.names] so few words as “%s” (%s) are met in their own language', (about, place, own) => {
  expect(suggestNames(orderOf(`${about}|${place}`)).join('\n')).toMatch(own)
})

test('[7.names] a wanted word is in names however it is spelt', () => {
  const word = 'Donaudampfschifffahrtsgesellschaft'
  const names = suggestNames({ ...orderOf('Wir reparieren Fahrräder | Passau'), include: [word] })
  expect(names.filter((name) => name.includes(word)).length).toBeGreaterThanOrEqual(6)
})

test('[7.names] a place and whom to ask for are in some of the names', () => {
  const names = suggestNames(orderOf('Rosa bakes sourdough bread. Ask for Rosa. | Totnes, Devon'))
  expect(names.some((name) => name.includes('Totnes'))).toBe(true)
  expect(names.some((name) => name.includes('Devon'))).toBe(false)
})

test('[7.names] who grieves meets no wordplay', () => {
  const names = [0, 1, 2].flatMap((round) =>
    suggestNames(orderOf('Funeral director, a family firm | Bath', round)),
  )
  expect(
    names.filter((name) => /^(?:Two|Three|Four|Seven) | (?:Lane|Yard|Row)$|Fox|Badger/.test(name)),
  ).toEqual([])
})

test('[7.names] an excluded word excludes its kind as far as our words know it', () => {
  const birds = /\b(?:wren|rook|heron|swift|finch|robin|lark|magpie|kestrel)s?\b/i
  const about = 'I clear gulls and pigeons with trained hawks | Hull'
  const of = (exclude: string) =>
    [0, 1, 2].flatMap((round) => suggestNames(orderOf(`${about}||${exclude}`, round)))
  expect(of('').some((name) => birds.test(name))).toBe(true)
  expect(of('bird').filter((name) => birds.test(name))).toEqual([])
  expect(of('Birds').filter((name) => birds.test(name))).toEqual([])
  expect(of('animal').filter((name) => birds.test(name) || /Otter|Badger/.test(name))).toEqual([])
})

test('[7.names] the creatures that somebody speaks of are in some of the names', () => {
  const names = suggestNames(orderOf('I clear gulls and pigeons with trained hawks | Hull'))
  expect(names.some((name) => /Gull|Pigeon/.test(name))).toBe(true)
})

test('[7.names] names are spelled as where the business is, but for words that its owner typed', () => {
  const british = /\b(?:colours?|kerb|tyres?|plough|centre)\b/iu
  const rounds = (place: string, about: string, include: readonly string[] = []) =>
    Array.from({ length: 6 }, (_, round) =>
      suggestNames({ about, place, include: [...include], exclude: [], seed: 'one', round }),
    ).flat()
  const trades = ['Painter and decorator', 'Stained glass', 'Driving school', 'Nail studio', 'Tyre fitting']
  const of = (place: string) => trades.flatMap((about) => rounds(place, about))
  expect(of('Leeds, England').filter((name) => british.test(name)).length).toBeGreaterThan(3)
  expect(of('Austin, TX').filter((name) => british.test(name) && !/tyre/iu.test(name))).toEqual([])
  const own = rounds('Austin, TX', 'Painter and decorator', ['Grey'])
  expect(own.filter((name) => /\bgray\b/iu.test(name))).toEqual([])
  expect(own.some((name) => /\bGrey\b/u.test(name))).toBe(true)
})
