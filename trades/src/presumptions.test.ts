import { type Language, languages } from '@shingle/shared/language/language.ts'
import { describe, expect, it } from 'vitest'
import type { KindCopy } from './kind.ts'
import { kindCopies } from './kind-copies.ts'
import { kinds } from './kinds.ts'
import { packOf } from './known-business.ts'
import { packOfKind } from './pack-of-kind.ts'
import { packs } from './packs.ts'
import { presumptions } from './presumptions.ts'
import { knownTrades } from './recognize/known-trades.ts'

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** How many texts stand in each list, apart from the buttons of each way of working. */
const shapeOf = ({ ways: _, american: __, ...copy }: KindCopy): unknown =>
  JSON.parse(JSON.stringify(copy, (_key, value: unknown) => (typeof value === 'string' ? '' : value)))

const copyOf = async (kind: string, language: Language) => {
  const copy = (await kindCopies[`${kind} ${language}`]?.())?.copy
  if (copy === undefined) throw new Error(`${kind} ${language}`)
  return copy
}

const said = async (tradeId: string, language: Language): Promise<readonly string[]> => {
  const trade = knownTrades().find(({ id }) => id === tradeId)
  if (trade === undefined) throw new Error(tradeId)
  return stringsIn((await packOf({ kindId: trade.kind, tradeId, language }))?.copy)
}

describe.each(presumptions)('[7.kinds] texts that presume $of', ({ kind, words, holds }) => {
  const ids = knownTrades().flatMap((trade) =>
    trade.kind === kind && packs[trade.id] === undefined ? [trade.id] : [],
  )

  it('are said of no other trade of the kind, nor of one that nobody told', async () => {
    for (const id of [...ids, undefined]) {
      if (holds.test(id ?? 'any')) continue
      const named = id === undefined ? {} : { trade: { id, name: 'Hart' } }
      const pack = await packOfKind({ kindId: kind, language: 'english', ...named })
      const { american: _, ...copy } = pack?.copy ?? {}
      expect(stringsIn(copy).filter((text) => words.test(text))).toEqual([])
    }
  })

  it('exist, and are true of a trade and untrue of another', async () => {
    expect(stringsIn(await copyOf(kind, 'english')).some((text) => words.test(text))).toBe(true)
    expect(new Set([...ids, 'any'].map((id) => holds.test(id)))).toEqual(new Set([true, false]))
  })
})

it('[7.kinds] every language has the texts of the others at the same places', async () => {
  for (const { id } of kinds) {
    const shape = shapeOf(await copyOf(id, 'english'))
    for (const language of languages) expect(shapeOf(await copyOf(id, language)), language).toEqual(shape)
  }
})

it.each([
  ['shoemaker', 'english', /fault|screw|noise|model|cables/i],
  ['chair-caner', 'english', /fault|screw|noise|model|worked again/i],
  ['chair-caner', 'german', /Schraube|Geräusch|Modell|Fehler/],
  ['tatami-maker', 'english', /\b(?:wall|roof|dust|screw|permit)/i],
  ['farm', 'german', /warm|Theke|hungrig/i],
  ['farm', 'english', /warm|counter|hungry/i],
  ['butcher', 'japanese', /温かいうち|あたたかいうち/],
  ['knife-sharpener', 'english', /wrong with it|worth mending/i],
  ['escape-room', 'english', /weather|boots/i],
] as const)('[7.kinds] the page of a %s in %s does not say %s', async (trade, language, words) => {
  expect((await said(trade, language)).filter((text) => words.test(text))).toEqual([])
})

it.each(languages)(
  '[7.kinds] in %s every trade still has an action and names for its parts',
  async (language) => {
    for (const { id, kind } of knownTrades()) {
      const pack = await packOfKind({ kindId: kind, language, trade: { id, name: 'Hart' } })
      const { actions = [''], headings, servicesLabel } = pack?.copy ?? {}
      expect([...actions, servicesLabel, ...Object.values(headings ?? {}).flat()]).not.toContain('')
    }
  },
)
