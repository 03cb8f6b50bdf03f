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

// The tones motifs and settings are painted in, so that no drawing names a colour itself.
const toneNames = [
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
  'warm',
  'warmDeep',
  'warmPale',
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

const leafHue = 145
const breadHue = 62
const blueHue = 260

/** How far a colour's hue is from another hue, in degrees; greys count as far. */
const hueFrom = (hue: number, colour: string): number => {
  const { a = 0, b = 0 } = toOklab(colour) ?? {}
  if (Math.hypot(a, b) < 0.03) return 180
  const degrees = Math.abs((Math.atan2(b, a) * 180) / Math.PI - hue)
  return Math.min(degrees, 360 - degrees)
}

/** The greener hue for what grows, the other for what it grows in; blue alone leans towards green. */
const leafAndPot = (main: string, second: string): [leaf: string, pot: string] => {
  const [mainGap, secondGap] = [hueFrom(leafHue, main), hueFrom(leafHue, second)]
  if (secondGap < Math.min(70, mainGap)) return [second, main]
  const isBlue = mainGap >= 70 && hueFrom(blueHue, main) < 60
  return [isBlue ? mix(main, '#6f8f4e', 0.4) : main, second]
}

const endsOf = (colours: ArtworkColours): Ends => {
  const isDark = lightnessOf(colours.surface) < lightnessOf(colours.ink)
  return isDark
    ? { isDark, paper: mix(colours.ink, '#ffffff', 0.3), ink: mix(colours.surface, '#000000', 0.35) }
    : { isDark, paper: mix(colours.surface, '#ffffff', 0.6), ink: hex(colours.ink) }
}

const wallOf = (
  colours: ArtworkColours,
  { isDark, ink }: Ends,
  { main, second, wall }: { main: string; second: string; wall: ToneMood['wall'] },
): string => {
  const own = lightnessOf(colours.tint)
  const neutral = atLightness(colours.tint, isDark ? Math.max(0.33, own) : Math.min(0.89, own))
  if (wall === 'neutral') return neutral
  if (wall === 'deep') return isDark ? atLightness(neutral, 0.26) : atLightness(mix(main, ink, 0.3), 0.4)
  // A warm hue over a dark ground turns to mud, so that dark walls take only a breath of it.
  const tinged = mix(neutral, wall === 'main' ? main : second, isDark ? 0.14 : 0.34)
  return atLightness(tinged, isDark ? 0.36 : 0.85)
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
  const [leaf, pot] = leafAndPot(main, second)
  const warm = hueFrom(breadHue, main) < hueFrom(breadHue, second) ? main : second
  return {
    paper,
    leaf,
    leafDeep: mix(leaf, ink, 0.34),
    leafPale: mix(leaf, paper, 0.5),
    pot,
    warm,
    warmDeep: mix(warm, ink, 0.32),
    warmPale: mix(warm, paper, 0.5),
    pale: mix(paper, mix(wall, second, 0.3), 0.45),
    mid: away === ink ? mix(mix(wall, paper, 0.15), ink, 0.34) : mix(wall, paper, 0.46),
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
