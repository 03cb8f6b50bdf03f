import type { SeededRandom } from '../chance/seeded-random.ts'
import type { Kit } from './kit.ts'

/** A box on the stage. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The picture in drawing units (its shorter side measures 300) while it is being composed. */
export interface Stage {
  width: number
  height: number
  kit: Kit
  random: SeededRandom
  /** Whether the thing keeps to the second half of a wide stage. */
  isAside: boolean
}

/** The length of the shorter side of every stage. */
export const stageSide = 300

// Frames longer than this are drawn smaller, so that no request asks for endless scenery.
const longestAspect = 6

/** How many pixels one drawing unit takes in a picture of this size. */
export const unitOf = ({ width, height }: { width: number; height: number }): number =>
  Math.max(Math.min(width, height), Math.max(width, height) / longestAspect) / stageSide

/** Where a thing stands: the box it fills and its scale against its own drawing. */
export interface Placed extends Area {
  scale: number
}

/** How a place offers room: the foot line and the largest share of the stage a thing may take. */
export interface Room {
  foot: number
  tallest: number
  widest: number
}

const focusOf = ({ width, height, random, isAside }: Stage): number => {
  const aspect = width / height
  const side = random.chance(0.5) || isAside ? 1 : -1
  if (isAside && aspect > 1.15) return width * random.between(0.72, 0.76)
  if (aspect > 1.9) return width * (0.5 + side * random.between(0.17, 0.22))
  if (aspect > 1.15) return width * (0.5 + side * random.between(0.08, 0.14))
  return width * (0.5 + side * random.between(0, 0.05))
}

/** Fits a thing of the given size into a room, standing on its foot line, by thirds on wide stages. */
export const placeOn = (stage: Stage, size: readonly [number, number], room: Room): Placed => {
  const [ownWidth, ownHeight] = size
  const scale = Math.min(room.tallest / ownHeight, room.widest / ownWidth)
  const width = ownWidth * scale
  const height = ownHeight * scale
  const margin = stage.width * 0.06
  const wanted = focusOf(stage) - width / 2
  const x = Math.min(Math.max(wanted, margin), Math.max(margin, stage.width - width - margin))
  return {
    x: width > stage.width - margin * 2 ? (stage.width - width) / 2 : x,
    y: room.foot - height,
    width,
    height,
    scale,
  }
}

/** The free areas beside and above a placed thing, largest first. */
export const freeAreas = (stage: Stage, placed: Placed, foot: number): Area[] => {
  const gap = 16
  const right = placed.x + placed.width + gap
  const areas: Area[] = [
    { x: 0, y: 0, width: placed.x - gap, height: foot },
    { x: right, y: 0, width: stage.width - right, height: foot },
    { x: 0, y: 0, width: stage.width, height: placed.y - gap },
  ]
  return areas
    .filter((area) => area.width > 44 && area.height > 44)
    .sort((one, other) => other.width * other.height - one.width * one.height)
}
