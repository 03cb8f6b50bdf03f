import { fileNameOf, ordinal } from '@shingle/shared/export/file-name.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { openWebsiteImages } from '@shingle/storage/rows/website-images.ts'
import { jsonFile, type ZippedFile } from '@shingle/storage/zip/zipped-file.ts'
import type { Db } from 'mongodb'

interface Pictures {
  readonly db: Db
  readonly files: Pick<FileStore, 'get'>
  readonly clock: () => Date
}

/** What the pictures of a draft show, by their references: a picture may stand in several places. */
export const altTextsIn = (content: unknown): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('reference' in value && 'alt' in value && typeof value.alt === 'string' && value.alt !== '') {
      const reference = String(value.reference)
      const texts = found.get(reference) ?? []
      if (!texts.includes(value.alt)) found.set(reference, [...texts, value.alt])
    }
    for (const part of Object.values(value)) walk(part)
  }
  walk(content)
  return found
}

const extensionOf = (key: string): string => key.slice(key.indexOf('.') + 1)

/** Where each picture stands in a zip, by its reference: copies of a website show the same ones. */
export type PicturePlaces = Map<string, string>

/**
 * The pictures of a website with their alt texts, one after the other; a picture that is gone meanwhile is left out, and
 * one that another website has brought already is named where it stands.
 */
export async function* websitePictures(
  { db, files, clock }: Pictures,
  {
    websiteId,
    folder,
    content,
    places,
  }: {
    readonly websiteId: string
    readonly folder: string
    readonly content: unknown
    readonly places: PicturePlaces
  },
): AsyncGenerator<ZippedFile> {
  const alts = altTextsIn(content)
  const listed: unknown[] = []
  let number = 0
  for (const { reference, width, height, slot, createdAt } of await openWebsiteImages(db, clock).everyOf(
    websiteId,
  )) {
    number += 1
    const alt = alts.get(reference) ?? []
    const known = places.get(reference)
    const name = fileNameOf(`${ordinal(number)} ${alt[0] ?? 'picture'}`, ordinal(number))
    const path = `pictures/${name}.${extensionOf(reference)}`
    if (known === undefined) {
      const file = await files.get(reference)
      if (file === undefined) continue
      yield { path: `${folder}${path}`, content: [file.bytes], isPicture: true }
      places.set(reference, `${folder}${path}`)
    }
    listed.push({
      file: known === undefined ? path : `../../${known}`,
      reference,
      alt,
      width,
      height,
      isInLibrary: slot !== undefined,
      createdAt,
    })
  }
  yield jsonFile(`${folder}pictures.json`, listed)
}
