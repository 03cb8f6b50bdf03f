import type { Owner } from '@shingle/storage/rows/collection.ts'
import { collections } from '@shingle/storage/rows/collections.ts'
import type { CopiedRows } from '@shingle/storage/rows/owners-copy.ts'
import { jsonFile, jsonListFile, type ZippedFile } from '@shingle/storage/zip/zipped-file.ts'
import type { Db } from 'mongodb'

/** What is copied of the rows of one kind of owner: every collection says it itself. */
export const copiesFor = (kind: Owner['of']) =>
  collections.flatMap((collection) =>
    collection.owners.flatMap(({ of, by, copy }) =>
      of === kind && 'file' in copy ? [{ collection, by, copy }] : [],
    ),
  )

const first = async <Row>(rows: AsyncIterable<Row>): Promise<Row | undefined> => {
  for await (const row of rows) return row
  return undefined
}

/** The files of all rows of an owner, in the folder that is given. */
export async function* copiedRows(
  db: Db,
  owner: { readonly kind: Owner['of']; readonly id: string },
  folder = '',
): AsyncGenerator<ZippedFile> {
  for (const { collection, by, copy } of copiesFor(owner.kind)) {
    const path = `${folder}${copy.file}`
    const rows = collection.copyWhere(db, { by, value: owner.id, copy })
    yield copy.isOne ? jsonFile(path, (await first(rows)) ?? null) : jsonListFile(path, rows)
  }
}

/** What an owner is told of the copies of one kind. */
export const copiesTold = (kind: Owner['of']): readonly Pick<CopiedRows, 'file' | 'about'>[] =>
  copiesFor(kind).map(({ copy: { file, about } }) => ({ file, about }))

/** Why some of what is held is not in an export, each reason once. */
export const withheldReasons = (): readonly string[] => [
  ...new Set(
    collections.flatMap(({ owners }) =>
      owners.flatMap(({ copy }) => ('withheld' in copy ? [copy.withheld] : [])),
    ),
  ),
]
