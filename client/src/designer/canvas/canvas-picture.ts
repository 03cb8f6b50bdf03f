import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { artworkSvg } from '@shingle/shared/page/artwork-picture.ts'
import type { PageContext, PictureSource } from '@shingle/shared/page/page-context.ts'
import type { Look } from '@shingle/shared/theme/look.ts'

export type PictureOf = PageContext['picture']

const mostDrawings = 120

/** Finds uploads where they are stored and draws artwork in the look's own colours; every drawing once. */
export function createPictures(look: Look): PictureOf {
  const drawings = new Map<string, PictureSource>()
  return (image, box) => {
    if (image.provider !== 'Artwork') return uploaded(image, box)
    const size = { width: Math.round(box.width), height: Math.round(box.height) }
    const key = `${image.reference}@${size.width}x${size.height}`
    const drawn = drawings.get(key) ?? { src: draw(image, size, look), ...size }
    if (drawings.size >= mostDrawings) drawings.clear()
    drawings.set(key, drawn)
    return drawn
  }
}

function uploaded(
  { reference, width, height }: ImageValue,
  box: { width: number; height: number },
): PictureSource {
  return { src: `/i/${reference}`, width: width || box.width, height: height || box.height }
}

function draw(image: ImageValue, size: { width: number; height: number }, look: Look): string {
  return `data:image/svg+xml,${encodeURIComponent(artworkSvg(image, size, look))}`
}
