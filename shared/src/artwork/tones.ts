import { useMode as define, formatHex, interpolate, modeOklab, modeRgb } from 'culori/fn'

define(modeRgb)
const toOklab = define(modeOklab)

/** The site's colours an artwork is drawn with, each '#rrggbb'. */
export interface ArtworkColours {
  surface: string
  tint: string
  ink: string
  accent: string
  onAccent: string
  support: string
}

/** The named tones motifs and settings are painted in, so that no drawing names a colour itself. */
export const toneNames = [
  'paper',
  'pale',
  'mid',
  'deep',
  'ink',
  'main',
  'mainDeep',
  'mainPale',
  'second',
  'secondDeep',
  'secondPale',
  'glass',
  'wall',
  'wallLit',
  'wallShade',
  'leaf',
  'leafDeep',
  'leafPale',
  'pot',
] as const

/** One tone by name. */
export type Tone = (typeof toneNames)[number]

/** A colour for every tone, each '#rrggbb'. */
export type Tones = Readonly<Record<Tone, string>>

/** How a drawing assigns the site's colours: which hue leads, and how the wall behind is lit. */
export interface ToneMood {
  leads: 'accent' | 'support'
  wall: 'neutral' | 'main' | 'second' | 'deep'
}

/** The colour's lightness in OKLab, 0 to 1; text that is no colour counts as middle grey. */
export const lightnessOf = (colour: string): number => toOklab(colour)?.l ?? 0.6

/** The colour as '#rrggbb', whatever form it came in; text that is no colour becomes middle grey. */
export const hex = (colour: string): string => formatHex(colour) ?? '#808080'

/** The colour `share` (0 to 1) of the way from one colour to another, mixed in OKLab. */
export const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([hex(from), hex(to)], 'oklab')(share)) ?? '#808080'

/** Moves a colour towards another until its lightness is at least `gap` away from a ground's. */
const apart = (colour: string, towards: string, { ground, gap }: { ground: string; gap: number }): string => {
  for (let share = 0; share <= 0.9; share += 0.1) {
    const moved = mix(colour, towards, share)
    if (Math.abs(lightnessOf(moved) - lightnessOf(ground)) >= gap) return moved
  }
  return mix(colour, towards, 0.9)
}

/** The colour mixed towards black or white until its lightness is the wanted one. */
const atLightness = (colour: string, wanted: number): string => {
  const lightness = lightnessOf(colour)
  const towards = lightness > wanted ? '#000000' : '#ffffff'
  const span = Math.abs(lightnessOf(towards) - lightness)
  return span === 0 ? hex(colour) : mix(colour, towards, Math.min(1, Math.abs(lightness - wanted) / span))
}

interface Ends {
  paper: string
  ink: string
  isDark: boolean
}

const endsOf = (colours: ArtworkColours): Ends => {
  const isDark = lightnessOf(colours.surface) < lightnessOf(colours.ink)
  return isDark
    ? { isDark, paper: mix(colours.ink, '#ffffff', 0.3), ink: mix(colours.surface, '#000000', 0.35) }
    : { isDark, paper: mix(colours.surface, '#ffffff', 0.6), ink: hex(colours.ink) }
}

const wallOf = (
  colours: ArtworkColours,
  ends: Ends,
  { main, second, wall }: Record<string, string>,
): string => {
  if (wall === 'deep') return atLightness(mix(main ?? '', ends.ink, 0.3), ends.isDark ? 0.3 : 0.4)
  const neutral = ends.isDark
    ? atLightness(colours.tint, Math.max(0.36, lightnessOf(colours.tint)))
    : atLightness(colours.tint, Math.min(0.89, lightnessOf(colours.tint)))
  if (wall === 'neutral') return neutral
  const hue = wall === 'main' ? main : second
  return atLightness(mix(neutral, hue ?? neutral, 0.34), ends.isDark ? 0.38 : 0.85)
}

/** How far a colour's hue is from the green of leaves, in degrees; greys count as far. */
const hueFromGreen = (colour: string): number => {
  const { a = 0, b = 0 } = toOklab(colour) ?? {}
  if (Math.hypot(a, b) < 0.03) return 180
  const degrees = Math.abs((Math.atan2(b, a) * 180) / Math.PI - 145)
  return Math.min(degrees, 360 - degrees)
}

/** Derives the tones of one drawing from the site's colours. */
export const tonesOf = (colours: ArtworkColours, mood: ToneMood): Tones => {
  const ends = endsOf(colours)
  const { paper, ink } = ends
  const [lead, follow] =
    mood.leads === 'accent' ? [colours.accent, colours.support] : [colours.support, colours.accent]
  const wall = wallOf(colours, ends, { main: hex(lead), second: hex(follow), wall: mood.wall })
  const away = lightnessOf(wall) > 0.6 ? ink : paper
  const main = apart(hex(lead), away, { ground: wall, gap: 0.16 })
  const second = apart(hex(follow), away, { ground: wall, gap: 0.12 })
  const [leaf, pot] =
    hueFromGreen(second) < Math.min(70, hueFromGreen(main)) ? [second, main] : [main, second]
  return {
    paper,
    leaf,
    leafDeep: mix(leaf, ink, 0.34),
    leafPale: mix(leaf, paper, 0.5),
    pot,
    pale: mix(paper, mix(wall, second, 0.3), 0.45),
    mid: mix(mix(wall, paper, 0.15), ink, 0.34),
    deep: mix(ink, mix(main, wall, 0.5), 0.3),
    ink: mix(ink, main, 0.08),
    main,
    mainDeep: mix(main, ink, 0.35),
    mainPale: mix(main, paper, 0.5),
    second,
    secondDeep: mix(second, ink, 0.32),
    secondPale: mix(second, paper, 0.5),
    glass: mix(mix(paper, colours.tint, 0.4), mood.leads === 'accent' ? main : second, 0.22),
    wall,
    wallLit: mix(wall, paper, lightnessOf(wall) > 0.6 ? 0.42 : 0.13),
    wallShade: mix(wall, ink, 0.1),
  }
}
