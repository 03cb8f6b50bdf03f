import { seededRandom } from '../chance/seeded-random.ts'
import { type ArtworkIndustry, measuringSets } from './artwork-sets.ts'
import type { ArtworkStyle } from './artwork-styles.ts'
import type { Motif } from './motif.ts'
import { motifSets } from './motif-sets.ts'
import { plantOnSill } from './motifs/living.ts'
import { unitOf } from './stage.ts'
import type { Brief } from './styles/brief.ts'
import { drawHills, standsOutdoors } from './styles/hills.ts'
import { drawLine } from './styles/line.ts'
import { drawPattern, drawTexture } from './styles/pattern.ts'
import { drawScene } from './styles/scene.ts'
import { drawTiles } from './styles/tiles.ts'
import type { ArtworkColours } from './tones.ts'

export type { ArtworkIndustry } from './artwork-sets.ts'
export type { ArtworkColours } from './tones.ts'

/** What to draw, in which colours and how large (pixels); the same request always gives the same drawing. */
export interface ArtworkRequest {
  industry: ArtworkIndustry
  /** Which of the industry's motifs, from 0; larger numbers start over. */
  motif: number
  style: ArtworkStyle
  /** Any text; it decides crop, mirroring, setting and the assignment of colours. */
  seed: string
  width: number
  height: number
  colours: ArtworkColours
  /** Whether the thing stands in the second half of a wide picture, because words cover the first. */
  isAside?: boolean
}

const motifOf = (industry: ArtworkIndustry, index: number): Motif => {
  const set = motifSets[industry]
  const number = Math.trunc(index) || 0
  return set[((number % set.length) + set.length) % set.length] ?? plantOnSill
}

const styleDrawings: Record<ArtworkStyle, (brief: Brief) => string> = {
  scene: drawScene,
  line: drawLine,
  tiles: drawTiles,
  hills: drawHills,
  pattern: drawPattern,
  texture: drawTexture,
}

/** How many different motifs an industry has: at least 6. */
export const motifCount = (industry: ArtworkIndustry): number => motifSets[industry].length

const styleNames: Partial<Record<ArtworkStyle, string>> = {
  hills: 'Drawing of hills under a low sun',
  pattern: 'Quiet pattern',
  texture: 'Quiet texture',
}

/** Plain words for what an artwork shows, such as 'Drawing of a sash window' (a painted scene unless told). */
export const artworkAlt = (industry: ArtworkIndustry, motif: number, style: ArtworkStyle = 'scene'): string =>
  styleNames[style] ?? `Drawing of ${motifOf(industry, motif).name}`

/** Whether an artwork of a style shows its motif: patterns and textures show none, hills what belongs outdoors. */
export const showsMotif = (industry: ArtworkIndustry, motif: number, style: ArtworkStyle): boolean =>
  styleNames[style] === undefined || (style === 'hills' && standsOutdoors(motifOf(industry, motif)))

const longestSide = 10_000

/** A usable side length: whole, at least 1 and not endless. */
const pixels = (side: number): number => Math.min(longestSide, Math.max(1, Math.round(side) || 1))

/** Draws an artwork as a complete standalone `<svg>` without text, script or outside references. */
export const drawArtwork = (request: ArtworkRequest): string => {
  const { industry, style, seed, colours } = request
  const width = pixels(request.width)
  const height = pixels(request.height)
  const motif = motifOf(industry, request.motif)
  const random = seededRandom(`${seed}/${industry}/${request.motif}/${style}`)
  const drawing = styleDrawings[style]({
    motif,
    width,
    height,
    colours,
    random,
    isAside: request.isAside === true,
    isMeasured: measuringSets.has(industry),
  })
  const unit = unitOf({ width, height })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><g transform="scale(${Number(unit.toFixed(4))})" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`
}
