import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { picturesIn, withPictures } from '@shingle/shared/project-file/fresh-content.ts'
import { currentProjectVersion } from '@shingle/shared/project-file/migrate-project.ts'
import { type Project, projectFileName, projectFormat } from '@shingle/shared/project-file/project.ts'
import type { PictureCredit } from '@shingle/shared/stock/stock-picture.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { jsonFile, type ZippedFile } from '@shingle/storage/zip/zipped-file.ts'

interface Packed {
  readonly content: DraftContent
  /** What its website has uploaded, by reference: nothing else is packed, whatever the content names. */
  readonly uploaded: { readonly has: (reference: string) => boolean }
  /** Who made those of them that are of a library. */
  readonly credits: ReadonlyMap<string, PictureCredit>
  readonly at: Date
}

const extensionOf = (reference: string): string => reference.slice(reference.lastIndexOf('.') + 1)

/** The files of a project, one after the other: its pictures, and what it says of those that were there. */
export async function* projectFiles(
  files: Pick<FileStore, 'get'>,
  { content, uploaded, credits, at }: Packed,
): AsyncGenerator<ZippedFile> {
  const pictures: Project['pictures'] = []
  for (const reference of picturesIn(content)) {
    const stored = uploaded.has(reference) ? await files.get(reference) : undefined
    // A place whose picture is gone is an empty place.
    if (stored === undefined) continue
    const number = String(pictures.length + 1).padStart(3, '0')
    const file = `pictures/${number}.${extensionOf(reference)}`
    yield { path: file, content: [stored.bytes], isPicture: true }
    const credit = credits.get(reference)
    pictures.push({ file, reference, ...(credit && { credit }) })
  }
  const packed = new Set(pictures.map(({ reference }) => reference))
  const project: Project = {
    format: projectFormat,
    version: currentProjectVersion,
    madeAt: at.toISOString(),
    pictures,
    content: withPictures(content, (picture) => (packed.has(picture.reference) ? picture : null)),
  }
  yield jsonFile(projectFileName, project)
}
