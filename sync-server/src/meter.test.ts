import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { countStructs } from '@shingle/storage/draft-guard/count-structs.ts'
import { metered, type Spent } from '@shingle/storage/draft-guard/meter.ts'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { type RawStruct, rawUpdate } from './fixtures/raw-update.ts'

const seed = 20261122
const fuel = { steps: Number.POSITIVE_INFINITY, moves: Number.POSITIVE_INFINITY }

const spentOn = (update: Uint8Array): Spent => {
  const doc = new Y.Doc()
  const spent: Spent = { steps: 0, moves: 0, texts: [] }
  metered(doc, { fuel, spent }, () => Y.applyUpdate(doc, update))
  return spent
}

/** How often Yjs compares neighbours while it integrates, counted where it looks at them. */
const scannedBy = (update: Uint8Array): number => {
  let scanned = 0
  class Counted extends Set<unknown> {
    override add(value: unknown): this {
      if (value instanceof Y.Item) scanned += 1
      return super.add(value)
    }
  }
  const original = globalThis.Set
  globalThis.Set = Counted as SetConstructor
  try {
    Y.applyUpdate(new Y.Doc(), update)
  } finally {
    globalThis.Set = original
  }
  // Yjs keeps two sets for each scan, and puts every item that it passes into both.
  return scanned / 2
}

const text = { type: 'text', parent: 'draft', key: 'text' } as const

/** Items of several writers around each other, at places that no editor would choose. */
const randomList = (at: number): Uint8Array => {
  const { below } = seededRandom(`${seed} ${at}`)
  const ids: [number, number][] = []
  const groups = [9, 8, 7].map((client) => {
    const structs: RawStruct[] = client === 9 ? [text] : []
    const count = 2 + below(12)
    while (structs.length < count) {
      const clock = structs.length
      const known = ids.filter(([writer, place]) => writer !== client || place < clock)
      const near = () => known[below(known.length)]
      const [origin, right] = [below(3) > 0 ? near() : undefined, below(2) > 0 ? near() : undefined]
      const place = { ...(origin && { origin }), ...(right && { right }) }
      structs.push({ string: 'a', ...(origin || right ? place : { parent: [9, 0] }) })
      ids.push([client, clock])
    }
    return { client, clock: 0, structs }
  })
  return rawUpdate(groups)
}

/** Somebody's next change, at a random place of what they see. */
const changeSomething = (doc: Y.Doc, below: (bound: number) => number): void => {
  const [words, fields] = [doc.getText('words'), doc.getMap('fields')]
  const at = below(words.length + 1)
  if (below(3) === 0) fields.set(`key ${below(4)}`, below(1000))
  else if (below(4) === 0) words.delete(Math.min(at, words.length), Math.min(2, words.length - at))
  else words.insert(at, 'ab'.repeat(1 + below(3)))
}

/** What several people write who each see what the others wrote before: the steps it took, and the state it left. */
const sequentialHistory = (at: number) => {
  const { below } = seededRandom(`${seed} history ${at}`)
  const shared = new Y.Doc()
  const spent: Spent = { steps: 0, moves: 0, texts: [] }
  const writers = Array.from({ length: 1 + below(6) }, (_, writer) => {
    const doc = new Y.Doc()
    doc.clientID = 1 + below(1000) * 10 + writer
    return doc
  })
  for (let turn = 0; turn < 200; turn += 1) {
    const doc = writers[below(writers.length)] ?? shared
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(shared, Y.encodeStateVector(doc)))
    const before = Y.encodeStateVector(doc)
    changeSomething(doc, below)
    metered(shared, { fuel, spent }, () => Y.applyUpdate(shared, Y.encodeStateAsUpdate(doc, before)))
  }
  return { written: spent.steps, state: Y.encodeStateAsUpdate(shared) }
}

describe('[security 2.5] the meter', () => {
  it('counts the very items that Yjs passes in search of a place', () => {
    const counted = Array.from({ length: 500 }, (_, at) => {
      const update = randomList(at)
      try {
        return [Math.floor(spentOn(update).steps), scannedBy(update)]
      } catch {
        // Some of them contradict themselves, and Yjs says so.
        return [0, 0]
      }
    })
    expect(counted.map(([steps]) => steps)).toEqual(counted.map(([, scanned]) => scanned))
    expect(counted.filter(([steps = 0]) => steps > 10).length).toBeGreaterThan(50)
  })

  it('finds every history that took no step to write cheap to load, whatever order its writers stand in', () => {
    const dear = Array.from({ length: 60 }, (_, at) => {
      const { written, state } = sequentialHistory(at)
      expect(written).toBe(0)
      const doc = new Y.Doc()
      const spent: Spent = { steps: 0, moves: 0, texts: [] }
      metered(doc, { fuel, spent }, () => Y.applyUpdate(doc, state))
      return spent.steps > countStructs(doc)
    })
    expect(dear.filter(Boolean)).toEqual([])
  })

  it('knows the cost of two items that claim one place', () => {
    const structs: RawStruct[] = [text, { string: 'a', parent: [9, 0] }, { string: 'b', parent: [9, 0] }]
    expect(spentOn(rawUpdate([{ client: 9, clock: 0, structs }])).steps).toBe(1)
  })

  it('counts what is shifted where an item is cut in two', () => {
    const structs: RawStruct[] = [text, { string: 'abcdef', parent: [9, 0] }]
    const ranges = [[2, 1]] as const
    const update = rawUpdate([{ client: 9, clock: 0, structs }], [{ client: 9, ranges }])
    expect(spentOn(update).moves).toBeGreaterThan(0)
  })

  it('stops where the fuel is gone, and lets others pass afterwards', () => {
    const doc = new Y.Doc()
    const structs = Array.from({ length: 400 }, (): RawStruct => ({ deleted: 1, parent: 'draft' }))
    const spent: Spent = { steps: 0, moves: 0, texts: [] }
    const small = { ...syncLimits.update, steps: 10 }
    const update = rawUpdate([8, 7].map((client) => ({ client, clock: 0, structs })))
    const apply = () => Y.applyUpdate(doc, update)
    expect(() => metered(doc, { fuel: small, spent }, apply)).toThrow('limit')
    expect(spent.steps).toBeLessThan(100)
    expect(() => Y.applyUpdate(new Y.Doc(), update)).not.toThrow()
  })
})
