import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { fileNameOf, ordinal } from '@shingle/shared/export/file-name.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { nameOfVersion } from '@shingle/storage/membership/name-of-version.ts'
import { namesOf } from '@shingle/storage/membership/names-of.ts'
import { openDraftVersions, type VersionPlace } from '@shingle/storage/rows/draft-versions.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { jsonFile, type ZippedFile } from '@shingle/storage/zip/zipped-file.ts'
import type { Db } from 'mongodb'
import type { ExportSources } from './export-sources.ts'

/** A draft as plain values, as it stands now; nothing where nobody can read it. */
export const readDraft = async (db: Db, draftId: string): Promise<DraftContent | undefined> => {
  const loaded = await createDraftLog(db).load(draftId)
  if (!loaded.ok) return undefined
  const { materialise } = await import('@shingle/shared/draft/materialise.ts')
  try {
    return materialise(loaded.value.doc)
  } finally {
    loaded.value.doc.destroy()
  }
}

const versionsAtOnce = 50

/** The versions of a draft, the newest first, one after the other. */
export async function* draftVersions(
  { db, clock }: Pick<ExportSources, 'db' | 'clock'>,
  draftId: string,
  folder: string,
): AsyncGenerator<ZippedFile> {
  const [versions, users] = [openDraftVersions(db), openUsers(db, clock)]
  let number = await versions.count(draftId)
  let place: VersionPlace | undefined
  for (;;) {
    const listed = await versions.list(draftId, versionsAtOnce, place)
    const called = await namesOf(
      users,
      listed.map(({ author }) => author.id),
    )
    for (const { _id } of listed) {
      const version = await versions.one(draftId, _id)
      if (version === undefined) continue
      const { reason, author, createdAt, content } = version
      const name = nameOfVersion(version, called)
      const day = createdAt.toISOString().slice(0, 10)
      const fileName = fileNameOf(`${ordinal(number)} ${day} ${name}`, ordinal(number))
      number -= 1
      yield jsonFile(`${folder}versions/${fileName}.json`, {
        name,
        reason,
        author: called(author.id),
        createdAt,
        content,
      })
    }
    place = listed.at(-1)
    if (listed.length < versionsAtOnce) return
  }
}
