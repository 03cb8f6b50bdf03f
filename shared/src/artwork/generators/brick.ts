import { repeat, short } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Generator } from './generator.ts'

const joint = 3

/** Courses of bricks in a running bond, no two neighbours of one firing: walls, roofs, tiles. */
export const drawBrick: Generator = ({ width, height, colours, random }) => {
  const course = Math.max(26, height / 14)
  const brick = course * 2.9
  const fired = [0, 0.14, 0.28, 0.4].map((share) =>
    mix(mix(colours.accent, colours.support, share), colours.ink, 0.06),
  )
  const columns = Math.ceil(width / brick) + 1
  const boxes = fired.map(() => '')
  let last = 0
  for (let row = 0; row * course < height; row += 1) {
    const shift = row % 2 === 0 ? 0 : -brick / 2
    for (let column = 0; column < columns; column += 1) {
      const step = 1 + random.below(fired.length - 1)
      last = (last + step) % fired.length
      boxes[last] +=
        `M${short(column * brick + shift)} ${short(row * course)}h${short(brick - joint)}v${short(course - joint)}h${short(joint - brick)}z`
    }
  }
  const mortar = mix(colours.surface, colours.ink, 0.16)
  return `<rect width="${width}" height="${height}" fill="${mortar}"/>${repeat(fired.length, (at) => `<path d="${boxes[at] ?? ''}" fill="${fired[at] ?? colours.accent}"/>`)}`
}
