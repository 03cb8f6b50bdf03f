import {
  type Collection,
  type CollectionOptions,
  type Db,
  type Document,
  type Filter,
  type FindOptions,
  type IndexDescription,
  MongoServerError,
} from 'mongodb'
import type * as z from 'zod/mini'
import { answerInTime } from '../database/answer-in-time.ts'
import { type AnyRow, type CopiedRows, copiedFields, type OwnersCopy, pageCopies } from './owners-copy.ts'
import { eachWholeRow, putWholeRows, takeWholeRows, type WholeRow } from './whole-rows.ts'

/**
 * Whose the rows of a collection are: a website's, an account's, or those of the mail address of an account. `by` is the
 * field that holds the website's or account's id, or the address. When the owner goes, the rows go; of an address those
 * that were created by then, which `createdAt` says.
 */
export interface Owner {
  readonly of: 'website' | 'account' | 'address'
  readonly by: string
  /** Which of those rows are the owner's, where not all of them. */
  readonly where?: Filter<AnyRow>
  /** What the owner gets of them who downloads everything that is held of them. */
  readonly copy: OwnersCopy
}

/** What stands about a collection in the table of all of them. */
export interface OwnedCollection {
  readonly name: string
  /** None for rows that are nobody's: they name no person and no website, or end by themselves within days. */
  readonly owners: readonly Owner[]
  /** Creates its indexes; does nothing where they exist. */
  readonly makeIndexes: (db: Db) => Promise<void>
  /** Deletes the rows of an owner whose `by` is `value`, those created after `until` excepted. */
  readonly deleteWhere: (
    db: Db,
    owned: Pick<Owner, 'by' | 'where'> & { readonly value: string; readonly until: Date | undefined },
  ) => Promise<void>
  /** The rows whose `by` is `value`, as their owner's copy has them. */
  readonly copyWhere: (
    db: Db,
    owned: { readonly by: string; readonly value: string; readonly copy: CopiedRows },
  ) => AsyncIterable<Readonly<Record<string, unknown>>>
  /** Its rows as they are stored, for backups alone. */
  readonly whole: (db: Db) => WholeRows
  /** Whether rows of it end by themselves. */
  readonly expires: boolean
}

/** The rows of a collection as they are stored. */
export interface WholeRows {
  readonly count: () => Promise<number>
  readonly each: () => AsyncIterable<WholeRow>
  /** Puts rows where none of their ids are; answers those that were refused because something about them is another's. */
  readonly put: (rows: readonly Buffer[]) => Promise<readonly Buffer[]>
  /** Deletes the rows of ids. */
  readonly take: (ids: readonly Buffer[]) => Promise<void>
}

type ReadOptions = Pick<FindOptions, 'sort' | 'skip' | 'limit'>

/** Rows read through one schema; a row that it does not describe throws. */
export interface RowReader<Row, Read> {
  readonly one: (filter: Filter<Row>, options?: ReadOptions) => Promise<Read | undefined>
  readonly all: (filter: Filter<Row>, options?: ReadOptions) => Promise<Read[]>
}

/** The commands that accessors send as they stand. None answers with a cursor, whose answers would come at any time. */
type Commands<Row extends Document> = Pick<
  Collection<Row>,
  | 'bulkWrite'
  | 'countDocuments'
  | 'deleteMany'
  | 'deleteOne'
  | 'distinct'
  | 'estimatedDocumentCount'
  | 'findOneAndDelete'
  | 'findOneAndUpdate'
  | 'insertOne'
  | 'replaceOne'
  | 'updateMany'
  | 'updateOne'
>

/**
 * An open collection, for its accessor alone: `raw` writes, everything that is read is parsed. Whatever the database
 * does not answer within seconds rejects with `DatabaseSilent`.
 */
export interface Rows<Row extends Document> extends RowReader<Row, Row> {
  readonly raw: Commands<Row>
  /** Reads of each row only the fields that `part` has. */
  readonly only: <Part extends z.ZodMiniObject>(part: Part) => RowReader<Row, z.output<Part>>
  /** What a command answered with, if it answered with a row. */
  readonly parse: (answered: unknown) => Row | undefined
}

/** One collection: its name, the shape of its rows, its indexes and owners. */
export interface CollectionDefinition<Schema extends z.ZodMiniType<Document>> {
  readonly name: string
  readonly row: Schema
  readonly owners: readonly Owner[]
  readonly indexes?: readonly IndexDescription[]
  /** The names of indexes that it had once: what is of no use any more costs every write. */
  readonly formerIndexes?: readonly string[]
  /** For a collection that needs other guarantees than the connection's. */
  readonly options?: CollectionOptions
}

/** The same collection, for commands: each has an answer within seconds, or fails. */
const inTime = <Row extends Document>(collection: Collection<Row>): Commands<Row> =>
  new Proxy(collection, {
    get: (target, name) => {
      const command: unknown = Reflect.get(target, name)
      if (typeof command !== 'function') return command
      return (...given: unknown[]) => answerInTime(Reflect.apply(command, target, given))
    },
  })

const readerOf = <Row extends Document, Read>(
  raw: Collection<Row>,
  parse: (found: unknown) => Read,
  projection: Document | undefined,
): RowReader<Row, Read> => {
  const withProjection = (options: ReadOptions) => (projection ? { ...options, projection } : options)
  return {
    one: async (filter, options = {}) => {
      const found = await answerInTime(raw.findOne(filter, withProjection(options)))
      return found === null ? undefined : parse(found)
    },
    all: async (filter, options = {}) => {
      const found = await answerInTime(raw.find(filter, withProjection(options)).toArray())
      return found.map((row) => parse(row))
    },
  }
}

const indexNotFound = 27

const dropIndex = async (collection: Collection, index: string): Promise<void> => {
  try {
    await collection.dropIndex(index)
  } catch (thrown) {
    if (!(thrown instanceof MongoServerError && thrown.code === indexNotFound)) throw thrown
  }
}

/** How to read only the fields that `part` has. */
const projected = <Part extends z.ZodMiniObject>(part: Part) =>
  [
    (found: unknown): z.output<Part> => part.parse(found),
    Object.fromEntries(Object.keys(part.shape).map((field) => [field, 1])),
  ] as const

/** Defines a collection. Its one accessor, beside it, opens it; nothing else does. */
export const defineCollection = <Schema extends z.ZodMiniType<Document>>(
  definition: CollectionDefinition<Schema>,
) => {
  type Row = z.output<Schema>
  const { name, row, owners, indexes = [], formerIndexes = [], options } = definition
  const open = (db: Db): Rows<Row> => {
    const raw = db.collection<Row>(name, options)
    const parse = (found: unknown): Row => row.parse(found)
    return {
      ...readerOf(raw, parse, undefined),
      raw: inTime(raw),
      only: (part) => readerOf(raw, ...projected(part)),
      parse: (answered) => (answered === null ? undefined : parse(answered)),
    }
  }
  const deleteWhere: OwnedCollection['deleteWhere'] = async (db, { by, where, value, until }) => {
    const createdByThen = until && { createdAt: { $lte: until } }
    await inTime(db.collection<AnyRow>(name, options)).deleteMany({ ...where, [by]: value, ...createdByThen })
  }
  const copyWhere: OwnedCollection['copyWhere'] = (db, { by, value, copy }) => {
    const { all } = readerOf(db.collection<AnyRow>(name, options), ...projected(copiedFields(copy)))
    return pageCopies(copy, { [by]: value }, all)
  }
  const makeIndexes = async (db: Db): Promise<void> => {
    if (indexes.length > 0) await db.collection(name).createIndexes([...indexes])
    for (const former of formerIndexes) await dropIndex(db.collection(name), former)
  }
  const whole = (db: Db): WholeRows => {
    const raw = db.collection(name, options)
    return {
      count: () => answerInTime(raw.countDocuments({})),
      each: () => eachWholeRow(raw),
      put: (rows) => putWholeRows(raw, rows),
      take: (ids) => takeWholeRows(raw, ids),
    }
  }
  const expires = indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)
  return { name, owners, open, makeIndexes, deleteWhere, copyWhere, whole, expires }
}
