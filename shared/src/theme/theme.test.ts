import { expect, test } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { fieldSchema } from '../field/field-schema.ts'
import { fontPairs } from './font-pairs.ts'
import { palettes } from './palettes.ts'
import { themeFields } from './theme.ts'

const offered = {
  paletteId: ['', ...palettes.map(({ id }) => id)],
  fontPair: fontPairs.map(({ id }) => id),
} as const

test.each(['paletteId', 'fontPair'] as const)(
  '[2.theme] as %s what is on offer is kept, and nothing else',
  (name) => {
    const schema = fieldSchema(themeFields[name])
    const isKept = (value: unknown) => schema.safeParse(value).success
    const known: readonly string[] = offered[name]
    expect(known.filter((id) => !isKept(id))).toEqual([])
    const random = seededRandom('not on offer')
    for (const id of known) {
      const at = random.below(id.length + 1)
      const strange = `${id.slice(0, at)}${random.pick(['<', ' ', 'x', '\u202e', '"'])}${id.slice(at)}`
      expect([strange, isKept(strange)]).toEqual([strange, known.includes(strange)])
    }
  },
)
