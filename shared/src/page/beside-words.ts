import { short } from '../artwork/kit.ts'
import type { PictureBox } from './kit-pieces.ts'

/** Where a drawing begins beside words, and where its edge reaches at the corners: shares of the width. */
const [nearest, farthest] = [0.54, 0.62]

/**
 * A wide picture of which the words' half is the ground alone that they stand on, and the other a whole drawing: nothing
 * has to be laid over it for words to be read.
 */
export const besideWords = (
  { width, height }: PictureBox,
  ground: string,
  draw: (aside: PictureBox) => string,
): string => {
  const from = Math.round(width * nearest)
  const corner = short(width * (farthest - nearest))
  const aside = { width: width - from, height }
  const edge = `M${corner} 0Q${short(-width * (farthest - nearest))} ${short(height / 2)} ${corner} ${height}H${aside.width}V0z`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<g transform="translate(${from} 0)"><clipPath id="beside"><path d="${edge}"/></clipPath>`,
    `<g clip-path="url(#beside)">${draw(aside)}</g></g></svg>`,
  ].join('')
}
