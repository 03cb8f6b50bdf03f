import {
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToLrgb,
  convertRgbToOklab,
  parseHex,
} from 'culori/fn'

/** A colour as lightness (0 to 1), chroma and hue (degrees) in OKLCH. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Red, green and blue, each 0 to 1 where a screen can show it. */
export interface Rgb {
  readonly r: number
  readonly g: number
  readonly b: number
}

const chromaStep = 0.0001
const justNoticeable = 0.02

/** `#rrggbb` as red, green and blue; black for anything else. */
export const readRgb = (hex: string): Rgb => parseHex(hex) ?? { r: 0, g: 0, b: 0 }

/** Red, green and blue in proportion to light, as contrast is reckoned. */
export const linearOf = (rgb: Rgb): Rgb => convertRgbToLrgb(rgb)

/** A colour in OKLCH; greys get hue 0. */
export const toOklch = (rgb: Rgb): Oklch => {
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(rgb))
  return { l, c, h }
}

const toRgb = (colour: Oklch): Rgb => convertOklabToRgb(convertLchToLab(colour))

const isShowable = ({ r, g, b }: Rgb): boolean => [r, g, b].every((part) => part >= 0 && part <= 1)

const clip = ({ r, g, b }: Rgb): Rgb => {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => Math.max(0, Math.min(1, part)))
  return { r: red, g: green, b: blue }
}

const distance = (one: Oklch, other: Oklch): number => {
  const turn = Math.sin((((other.h - one.h + 360) / 2) * Math.PI) / 180)
  return Math.hypot(one.l - other.l, one.c - other.c, 2 * Math.sqrt(one.c * other.c) * turn)
}

/**
 * The nearest colour that a screen can show, by the gamut mapping of CSS Color 4: lightness and hue stay, chroma gives
 * way. Of culori only the conversions are used: its own mapping brings a parser of every colour notation.
 */
export const fitRgb = (colour: Oklch): Rgb => {
  if (colour.l >= 1) return { r: 1, g: 1, b: 1 }
  if (colour.l <= 0) return { r: 0, g: 0, b: 0 }
  let fitted = toRgb(colour)
  if (isShowable(fitted)) return fitted
  let [low, high] = [0, colour.c]
  while (high - low > chromaStep) {
    const candidate = { ...colour, c: (low + high) / 2 }
    const shown = toRgb(candidate)
    fitted = clip(shown)
    if (isShowable(shown) || distance(candidate, toOklch(fitted)) <= justNoticeable) low = candidate.c
    else high = candidate.c
  }
  return fitted
}

/** Red, green and blue as `#rrggbb`. */
export const formatRgb = (rgb: Rgb): string => {
  const { r, g, b } = clip(rgb)
  return `#${[r, g, b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
