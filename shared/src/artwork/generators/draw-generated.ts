import { seededRandom } from '../../chance/seeded-random.ts'
import { short } from '../kit.ts'
import type { ArtworkColours } from '../tones.ts'
import { drawBotanical } from './botanical.ts'
import { drawBrick } from './brick.ts'
import { drawCoat } from './coat.ts'
import { drawDusk } from './dusk.ts'
import { drawFabric } from './fabric.ts'
import type { Generator } from './generator.ts'
import { drawGrowth } from './growth.ts'
import { drawInk } from './ink.ts'
import { drawKeishi } from './keishi.ts'
import { drawLitter } from './litter.ts'
import { drawPaper } from './paper.ts'
import { drawSprig } from './sprig.ts'
import { drawStrakes } from './strakes.ts'
import { drawStrands } from './strands.ts'
import { drawWater } from './water.ts'

const generators = {
  dusk: drawDusk,
  growth: drawGrowth,
  strands: drawStrands,
  brick: drawBrick,
  water: drawWater,
  fabric: drawFabric,
  botanical: drawBotanical,
  coat: drawCoat,
  ink: drawInk,
  keishi: drawKeishi,
  litter: drawLitter,
  paper: drawPaper,
  sprig: drawSprig,
  strakes: drawStrakes,
} as const

/** Pictures without things, by name: a time of day, a quantity, a material. */
export type GeneratorName = keyof typeof generators

/** Whether artwork of this name is made by a generator rather than of a trade's motifs. */
export const isGenerated = (name: string): name is GeneratorName => Object.hasOwn(generators, name)

/** All of them. */
export const generatorNames: readonly GeneratorName[] = Object.keys(generators).filter(
  (name): name is GeneratorName => isGenerated(name),
)

/** What to draw, in which colours and how large (pixels); the same request always gives the same drawing. */
export interface GeneratedRequest {
  readonly name: GeneratorName
  /** Which of the forms it knows, from 0; most know one. */
  readonly part?: number
  readonly seed: string
  readonly width: number
  readonly height: number
  readonly colours: ArtworkColours
}

/** Draws it as a complete standalone `<svg>` without text, script or outside references. */
export const drawGenerated = ({ name, part = 0, seed, width, height, colours }: GeneratedRequest): string => {
  const draw: Generator = generators[name]
  const drawing = draw({ part, width, height, colours, random: seededRandom(`${seed}/${name}`) })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}" role="img">${drawing}</svg>`
}
