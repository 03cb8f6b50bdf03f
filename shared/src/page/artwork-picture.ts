import {
  type ArtworkColours,
  type ArtworkIndustry,
  artworkAlt,
  drawArtwork,
  showsMotif,
} from '../artwork/artwork.ts'
import { artworkSets } from '../artwork/artwork-sets.ts'
import type { ArtworkStyle } from '../artwork/artwork-styles.ts'
import { drawGenerated, isGenerated } from '../artwork/generators/draw-generated.ts'
import type { ImageValue } from '../image/image-value.ts'
import { contrast, oklchOf } from '../theme/contrast.ts'
import type { Look } from '../theme/look.ts'
import { besideWords } from './beside-words.ts'
import type { PictureBox } from './kit-pieces.ts'

const requestOf = (reference: string): { industry: ArtworkIndustry; motif: number } => {
  const [name, number = ''] = reference.split('/')
  return {
    industry: artworkSets.find((set) => set === name) ?? 'general',
    motif: Number.parseInt(number, 10) || 0,
  }
}

/** The colours of a look as artwork takes them; the second hue is the one that differs most from the accent. */
export const artworkColours = ({ surfaces }: Look): ArtworkColours => {
  const { plain, tint, strong, dark } = surfaces
  const accent = plain.accent
  const hueGap = (hex: string) => {
    const [one, other] = [oklchOf(hex), oklchOf(accent)]
    const turn = Math.abs(one.h - other.h) % 360
    return Math.min(turn, 360 - turn) * Math.min(one.c, 0.1) + Math.min(4, contrast(hex, accent))
  }
  const support = [strong.surface, tint.surface, dark.surface].reduce((best, hex) =>
    hueGap(hex) > hueGap(best) ? hex : best,
  )
  return {
    surface: plain.surface,
    tint: tint.surface,
    ink: plain.ink,
    accent,
    onAccent: plain.onAccent,
    support,
  }
}

/** A wall of tiles is loud: the opening has one, friezes and the small pictures of a gallery show the thing alone. */
const bearsTiles = ({ width, height }: PictureBox): boolean =>
  width / height < 4 && (width >= 700 || height >= 600)

/** Hills make a landscape of a wide picture; a smaller one shows the thing itself. */
const bearsHills = ({ width, height }: PictureBox): boolean => width / height >= 1.6

const styleFor = (box: PictureBox, { artwork }: Look): ArtworkStyle => {
  const isSmall = (artwork === 'tiles' && !bearsTiles(box)) || (artwork === 'hills' && !bearsHills(box))
  return isSmall ? 'scene' : artwork
}

const drawn = (reference: string, box: PictureBox, look: Look): string => {
  const [name = '', part = ''] = reference.split('/')
  const { width, height } = box
  const colours = artworkColours(look)
  const { seed } = look.theme
  if (isGenerated(name))
    return drawGenerated({
      name,
      part: Number.parseInt(part, 10) || 0,
      seed: `${seed}/${part}`,
      width,
      height,
      colours,
    })
  return drawArtwork({
    ...requestOf(reference),
    style: styleFor(box, look),
    seed,
    width,
    height,
    isAside: box.wordsOver === true,
    colours,
  })
}

/**
 * Our own artwork for a picture, as a standalone SVG in the look's colours and style: the same drawing on the canvas
 * and on the published page, from a generator where it names one. A set that does not exist is drawn from the general one.
 */
export const artworkSvg = (
  { reference }: Pick<ImageValue, 'reference'>,
  box: PictureBox,
  look: Look,
): string =>
  box.ground === undefined
    ? drawn(reference, box, look)
    : besideWords(box, look.surfaces[box.ground].surface, (aside) => drawn(reference, aside, look))

/**
 * What our own artwork shows in a look, where its words name a motif that the look's style leaves out; undefined where
 * they hold, or are its owner's own.
 */
const artworkWords = (
  { reference, alt }: Pick<ImageValue, 'reference' | 'alt'>,
  box: PictureBox,
  look: Look,
): string | undefined => {
  const [name = ''] = reference.split('/')
  const { industry, motif } = requestOf(reference)
  const style = styleFor(box, look)
  const isLeftOut = !isGenerated(name) && !showsMotif(industry, motif, style)
  return isLeftOut && alt === artworkAlt(industry, motif) ? artworkAlt(industry, motif, style) : undefined
}

/** A drawing as a picture takes it. */
export interface ArtworkPicture {
  readonly svg: string
  /** What it shows, where that is not what its own words say. */
  readonly alt?: string
}

/** Our own artwork for a picture and what it shows in a look: the same on the canvas and on the published page. */
export const artworkPicture = (
  image: Pick<ImageValue, 'reference' | 'alt'>,
  box: PictureBox,
  look: Look,
): ArtworkPicture => {
  const alt = artworkWords(image, box, look)
  return { svg: artworkSvg(image, box, look), ...(alt === undefined ? {} : { alt }) }
}
