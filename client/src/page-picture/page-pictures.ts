import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { artworkPicture } from '@shingle/shared/page/artwork-picture.ts'
import type { PageContext, PictureSource } from '@shingle/shared/page/page-context.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import type { SurfaceName } from '@shingle/shared/theme/surfaces.ts'

export type PictureOf = PageContext['picture']
type Draw = typeof artworkPicture
interface Size {
  width: number
  height: number
  wordsOver?: boolean
  ground?: SurfaceName
}

const mostDrawings = 120

/** Where the file of a picture is that is on this device only; undefined for every other picture. */
type SourceOf = (reference: string) => string | undefined

/**
 * Finds uploads where they are stored and draws artwork in the look's own colours, every drawing with its words once. Until the hand
 * that draws is there, a drawing is an empty ground of its size.
 */
export const createPictures = (
  look: Look,
  draw: Draw | null,
  sourceOf: SourceOf = () => undefined,
): PictureOf => {
  const drawings = new Map<string, PictureSource>()
  return (image, box) => {
    if (image.provider !== 'Artwork') return uploaded(image, box, sourceOf(image.reference))
    const [width, height] = [Math.round(box.width), Math.round(box.height)]
    const key = `${image.reference}@${width}x${height}${box.wordsOver ? '-aside' : ''}${box.ground ?? ''} ${image.alt}`
    const known = drawings.get(key)
    if (known) return known
    const made = draw?.(image, { ...box, width, height }, look)
    const src = svgSource(made?.svg ?? emptyGround({ width, height }, look))
    const drawn = { src, width, height, alt: made?.alt }
    if (drawings.size >= mostDrawings) drawings.clear()
    drawings.set(key, drawn)
    return drawn
  }
}

const uploaded = ({ reference, width, height }: ImageValue, box: Size, onDevice?: string): PictureSource => ({
  src: onDevice ?? pictureUrl(reference),
  width: width || box.width,
  height: height || box.height,
})

const svgSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

const emptyGround = ({ width, height }: Size, { surfaces }: Look): string => {
  const box = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect ${box} fill="${surfaces.tint.surface}"/></svg>`
}
