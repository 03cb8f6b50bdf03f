import { describe, expect, it } from 'vitest'
import { findAddresses } from './addresses.ts'

const find = (text: string): readonly string[] =>
  findAddresses(text, { language: 'english' }).map(({ start, end }) => text.slice(start, end))

describe('[security] a street of any name', () => {
  // Divided in every way, one such name has billions of readings: the test would not come to its end.
  it.each(['Calle ', 'Calle', 'Avenida ', 'Rue ', 'Chemin de '])('%s is read whole', (kind) => {
    for (const name of ['A', 'Calle', 'Aa', "A'", 'A-', 'A.']) {
      const street = `${kind}${name.repeat(1024 / name.length)}`
      expect(find(street)).toEqual([])
      expect(find(`${street} 12`)).toContain(`${street} 12`)
    }
  })

  it.each(['de la ', 'de los ', 'de l’', 'della ', 'et ', 'y '])('as is one led to by %s alone', (joint) => {
    for (const kind of ['Calle ', 'Via ', 'Rue ', '12 rue '])
      expect(find(kind + joint.repeat(1000 / joint.length))).toEqual([])
  })

  it('keeps its number and what joins its words', () => {
    expect(find('en Calle Mayor de la Cruz, 12')).toEqual(['Calle Mayor de la Cruz, 12'])
    expect(find('Av.Goya 3, Rue du Mont-Blanc 7').toSorted()).toEqual(['Av.Goya 3', 'Rue du Mont-Blanc 7'])
  })
})
