import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { artworkPicture } from '@shingle/shared/page/artwork-picture.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import { readFileKey } from '@shingle/storage/files/file-key.ts'
import type { GatheredFiles } from '@shingle/storage/files/gather-files.ts'
import type { Rendition } from '@shingle/storage/rows/picture-row.ts'

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

/** Finds uploads among `renditionsOf` and draws artwork in the look's colours: each drawing is added to `files`. */
export const publishedPicture = (
  look: Look,
  renditionsOf: ReadonlyMap<string, readonly Rendition[]>,
  files: GatheredFiles,
): PageContext['picture'] => {
  const drawn: PageContext['picture'] = (image, box) => {
    const { svg, ...words } = artworkPicture(image, box, look)
    const key = files.add(Buffer.from(svg), { type: 'image/svg+xml' })
    return { src: addressOf(key), width: Math.round(box.width), height: Math.round(box.height), ...words }
  }

  return (image, box) =>
    image.provider === 'Artwork'
      ? drawn(image, box)
      : uploaded(image, renditionsOf.get(image.reference) ?? [], box.width)
}
