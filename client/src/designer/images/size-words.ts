import { recommendedSizes } from '@shingle/shared/image/image-limits.ts'
import type { ImageFrame } from '@shingle/shared/image/image-value.ts'

const sizeText = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `${width}×${height}`

/** Which size suits a frame; all three where the layout chooses it. */
export const sizeWords = (frame: ImageFrame): string => {
  const { square, landscape, portrait } = recommendedSizes
  switch (frame) {
    case 'Landscape':
      return `${sizeText(landscape)} is a good size.`
    case 'Portrait':
      return `${sizeText(portrait)} is a good size.`
    case 'Square':
    case 'Circle':
      return `${sizeText(square)} is a good size.`
    case 'Auto':
      return `Good sizes are ${sizeText(landscape)} for a landscape, ${sizeText(portrait)} for a portrait and ${sizeText(square)} for a square.`
  }
}
