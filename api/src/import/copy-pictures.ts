import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { imageLimitReached } from '@shingle/shared/image/problems.ts'
import { pictureWidthMinimum } from '@shingle/shared/import/import-limits.ts'
import type { Imported } from '@shingle/shared/import/imported.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import { Refusal } from '../http/refusal.ts'
import type { ImageResizer } from '../image/image-resizer.ts'
import { type ImageLibrary, imageOf, keepUpload } from '../image/keep-upload.ts'
import { resizeBytes } from '../image/resize-bytes.ts'
import type { Resized } from '../image/resize-order.ts'
import { fetchPicture, picturePatienceMs } from './fetch-picture.ts'

interface Services extends ImageLibrary {
  readonly fetchOutside: FetchOutside
  readonly resizeImage: ImageResizer
}

type Picture = Imported['pictures'][number]

/** A ticked picture that came, opened and encoded anew. */
export interface CopiedPicture {
  readonly sizes: readonly Resized[]
  readonly text: string
}

/** The ticked pictures of one link: what came of them, and how they are kept for a website. */
export interface CopyPictures {
  /** Those that came in time, can be opened and are large enough. */
  readonly take: (pictures: readonly Picture[], accountId: string) => Promise<readonly CopiedPicture[]>
  readonly keep: (
    copied: readonly CopiedPicture[],
    owner: { readonly draftId: string; readonly accountId: string },
  ) => Promise<readonly ImageValue[]>
}

/** Copies pictures as uploads are taken in: through a file, opened in the process that may die of it. */
export const createCopyPictures = ({ fetchOutside, resizeImage, ...library }: Services): CopyPictures => {
  const resize = async (bytes: Buffer, accountId: string): Promise<readonly Resized[]> => {
    const resized = await resizeBytes(resizeImage, accountId, bytes)
    return resized.ok ? resized.value : []
  }

  const keepOne = async (
    { sizes, text }: CopiedPicture,
    owner: { readonly draftId: string; readonly accountId: string },
  ): Promise<readonly ImageValue[]> => {
    try {
      return [{ ...imageOf(await keepUpload(library, owner, { sizes })), alt: text }]
    } catch (thrown) {
      // A website without a picture is better than none: whoever has no room left gets it all the same.
      if (thrown instanceof Refusal && thrown.problem === imageLimitReached) return []
      throw thrown
    }
  }

  return {
    take: async (pictures, accountId) => {
      const signal = AbortSignal.timeout(picturePatienceMs)
      const copied: CopiedPicture[] = []
      // One after the other: of each, memory holds the file alone.
      for (const { url, text } of pictures) {
        const bytes = signal.aborted ? undefined : await fetchPicture(fetchOutside, url, signal)
        const sizes = bytes === undefined ? [] : await resize(bytes, accountId)
        if ((sizes.at(-1)?.width ?? 0) >= pictureWidthMinimum) copied.push({ sizes, text })
      }
      return copied
    },

    keep: async (copied, owner) =>
      (await Promise.all(copied.map((picture) => keepOne(picture, owner)))).flat(),
  }
}
