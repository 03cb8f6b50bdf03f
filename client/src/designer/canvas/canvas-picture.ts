import { type ArtworkColours, type ArtworkIndustry, drawArtwork } from '@shingle/shared/artwork/artwork.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
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

function draw({ reference }: ImageValue, size: { width: number; height: number }, look: Look): string {
  const [industry = 'general', motif = '0'] = reference.split('/')
  const svg = drawArtwork({
    // An unknown set is drawn from the general one.
    industry: industry as ArtworkIndustry,
    motif: Number(motif) || 0,
    style: look.artwork,
    seed: look.theme.seed,
    colours: coloursOf(look),
    ...size,
  })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function coloursOf({ surfaces }: Look): ArtworkColours {
  const { surface, ink, accent, onAccent } = surfaces.plain
  return { surface, ink, accent, onAccent, tint: surfaces.tint.surface, support: surfaces.strong.surface }
}
