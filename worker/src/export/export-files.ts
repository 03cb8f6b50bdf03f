import type { Account } from '@shingle/shared/account/account.ts'
import { fileNameOf } from '@shingle/shared/export/file-name.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { jsonFile, type ZippedFile } from '@shingle/storage/zip/zipped-file.ts'
import { copiedRows } from './copied-rows.ts'
import type { ExportSources } from './export-sources.ts'
import { readMe } from './read-me.ts'
import { draftVersions, readDraft } from './website-drafts.ts'
import { type PicturePlaces, websitePictures } from './website-pictures.ts'

const unreadable = 'This draft is damaged and cannot be read. What it was before is in versions.\n'

interface InZip {
  readonly folder: string
  readonly places: PicturePlaces
}

async function* websiteFiles(sources: ExportSources, websiteId: string, { folder, places }: InZip) {
  const { db } = sources
  yield* copiedRows(db, { kind: 'website', id: websiteId }, folder)
  const content = await readDraft(db, websiteId)
  if (content === undefined) yield { path: `${folder}draft-unreadable.txt`, content: [unreadable] }
  else yield jsonFile(`${folder}draft.json`, content)
  yield* draftVersions(sources, websiteId, folder)
  yield* websitePictures(sources, { websiteId, folder, content, places })
}

/** Every file of an account's export, made when it is asked for: no more than one is in memory. */
export async function* exportFiles(
  sources: ExportSources,
  { id, email }: Pick<Account, 'id' | 'email'>,
): AsyncGenerator<ZippedFile> {
  const { db, clock } = sources
  const drafts = openDraftWebsites(db, clock)
  yield { path: 'README.txt', content: [readMe({ email, at: clock() })] }
  yield* copiedRows(db, { kind: 'account', id })
  yield* copiedRows(db, { kind: 'address', id: email })
  const places: PicturePlaces = new Map()
  let number = 0
  for (const websiteId of await drafts.everyOf(id)) {
    const draft = (await drafts.find(websiteId)) ?? (await drafts.findTrashed(websiteId))
    // It may be somebody else's by now.
    if (draft?.userId !== id) continue
    number += 1
    const name = fileNameOf(`${number} ${websiteName(draft.websiteSettings.businessName)}`, String(number))
    yield* websiteFiles(sources, websiteId, { folder: `websites/${name}/`, places })
  }
}
