import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { artworkSvg, artworkWords } from '@shingle/shared/page/artwork-picture.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import { fileKey, readFileKey } from '@shingle/storage/files/file-key.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { Rendition } from '@shingle/storage/rows/website-images.ts'

/** The pictures of one page: where each is found, and what must be stored before the page goes out. */
export interface PublishedPictures {
  readonly picture: PageContext['picture']
  readonly store: (files: FileStore) => Promise<void>
}

// A draft may name what was never uploaded; only a key of ours becomes an address.
const addressOf = (key: string): string => (readFileKey(key) === undefined ? 'data:,' : pictureUrl(key))

const uploaded = (image: ImageValue, renditions: readonly Rendition[], boxWidth: number) => {
  const size = { width: image.width, height: image.height }
  // Twice the box is as fine as any screen shows; anything larger is only heavier.
  const enough = renditions.find(({ width }) => width >= boxWidth) ?? renditions.at(-1)
  const srcSet = renditions.map(({ key, width }) => `${addressOf(key)} ${width}w`).join(', ')
  const src = addressOf(enough?.key ?? image.reference)
  return renditions.length > 1 ? { src, srcSet, ...size } : { src, ...size }
}

/** Finds uploads among `renditionsOf` and draws artwork in the look's colours, kept under the drawing's own hash. */
export const publishedPictures = (
  look: Look,
  renditionsOf: ReadonlyMap<string, readonly Rendition[]>,
): PublishedPictures => {
  const drawings = new Map<string, Uint8Array>()

  const drawn: PageContext['picture'] = (image, box) => {
    const bytes = Buffer.from(artworkSvg(image, box, look))
    const key = fileKey(bytes, { type: 'image/svg+xml' })
    drawings.set(key, bytes)
    const alt = artworkWords(image, box, look)
    const size = { width: Math.round(box.width), height: Math.round(box.height) }
    return { src: addressOf(key), ...size, ...(alt === undefined ? {} : { alt }) }
  }

  return {
    picture: (image, box) =>
      image.provider === 'Artwork'
        ? drawn(image, box)
        : uploaded(image, renditionsOf.get(image.reference) ?? [], box.width),
    store: async (files) => {
      await Promise.all([...drawings.values()].map((bytes) => files.put(bytes, { type: 'image/svg+xml' })))
    },
  }
}
