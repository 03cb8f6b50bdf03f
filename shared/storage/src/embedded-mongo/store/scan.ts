import type { Collection, Index } from './catalog.ts'
import type { KeyRange } from './key-ranges.ts'
import { type KeyedRow, mergeRows } from './merge-rows.ts'
import type { Plan } from './planner.ts'
import { type Row, readRow } from './read-row.ts'
import type { Store } from './store.ts'

interface Source {
  store: Store
  collection: Collection
  firstPage: number
}

// Rows are read in pages, each by a fresh seek, so that a slow reader never blocks writers nor sees half a write.
const pageGrowth = 4
const maxPage = 256

/** Reads the documents a plan leads to, each once; more than the matching ones may come. */
export function* scan(source: Source, plan: Plan): Generator<Row> {
  if (plan.kind === 'everything') {
    yield* everyRow(source)
  } else if (plan.kind === 'union') {
    yield* distinctRows(plan.plans.map((part) => scan(source, part)))
  } else if (plan.ranges.length === 1 && !plan.index.isMultikey) {
    for (const range of plan.ranges) yield* rowsOf(indexRows(source, plan, range))
  } else {
    const ranges = plan.ranges.map((range) => indexRows(source, plan, range))
    yield* distinctRows(plan.isSorted ? [rowsOf(mergeRows(ranges, plan.isDescending))] : ranges.map(rowsOf))
  }
}

function* rowsOf(keyed: Iterable<KeyedRow>): Generator<Row> {
  for (const { row } of keyed) yield row
}

function* distinctRows(sources: Iterable<Row>[]): Generator<Row> {
  const seen = new Set<number>()
  for (const rows of sources) {
    for (const row of rows) {
      if (seen.has(row.id)) continue
      seen.add(row.id)
      yield row
    }
  }
}

function* everyRow({ store, collection, firstPage }: Source): Generator<Row> {
  const sql = `SELECT id, document FROM ${collection.table} WHERE id > ? ORDER BY id LIMIT ?`
  let after = 0
  for (let page = firstPage; ; page = nextPage(page)) {
    const records = store.sqlite.statement(sql).all(after, page)
    for (const record of records) {
      const row = readRow(record)
      after = row.id
      yield row
    }
    if (records.length < page) return
  }
}

function* indexRows(source: Source, plan: Plan & { kind: 'index' }, range: KeyRange): Generator<KeyedRow> {
  const { store, collection } = source
  if (plan.isPoint) {
    const row = pointRow({ store, collection }, plan, range)
    if (row !== undefined) yield { row, rest: new Uint8Array() }
    return
  }
  const sql = indexSql(plan.index.table, collection.table, plan.isDescending)
  let [from, to]: [Place, Place] = [
    { key: range.from, id: 0 },
    { key: range.to, id: 0 },
  ]
  for (let page = source.firstPage; ; page = nextPage(page)) {
    const records = store.sqlite.statement(sql).all(from.key, from.id, to.key, to.id, page)
    for (const record of records) {
      const row = readRow(record)
      const place = { key: bytesOf(record.key), id: row.id }
      if (plan.isDescending) to = place
      else from = place
      yield { row, rest: place.key.subarray(range.common) }
    }
    if (records.length < page) return
  }
}

/** The one document that a key of a unique index can lead to. */
export const pointRow = (
  { store, collection }: Pick<Source, 'store' | 'collection'>,
  { index }: { index: Index },
  range: KeyRange,
): Row | undefined => {
  const record = store.sqlite.statement(pointSql(index.table, collection.table)).get(range.from, range.to)
  return record && readRow(record)
}

interface Place {
  key: Uint8Array
  id: number
}

const indexSql = (indexTable: string, documentTable: string, isDescending: boolean): string => {
  const direction = isDescending ? 'DESC' : 'ASC'
  return `
    SELECT i.key AS key, d.id AS id, d.document AS document
    FROM ${indexTable} i CROSS JOIN ${documentTable} d ON d.id = i.document
    WHERE (i.key, i.document) > (?, ?) AND (i.key, i.document) < (?, ?)
    ORDER BY i.key ${direction}, i.document ${direction} LIMIT ?
  `
}

// By far the most questions are for one document by its _id: comparing pairs would cost more than finding it.
const pointSql = (indexTable: string, documentTable: string): string => `
    SELECT d.id AS id, d.document AS document
    FROM ${indexTable} i CROSS JOIN ${documentTable} d ON d.id = i.document
    WHERE i.key >= ? AND i.key < ?
  `

const nextPage = (page: number): number => Math.min(page * pageGrowth, maxPage)

const bytesOf = (value: unknown): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array())
