import { fitRgb, formatRgb, linearOf, type Oklch, readRgb, toOklch } from './gamut.ts'

/** The relative luminance of `#rrggbb` by WCAG 2, 0 to 1. */
export const luminance = (hex: string): number => {
  const { r, g, b } = linearOf(readRgb(hex))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The WCAG 2 contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** `#rrggbb` as OKLCH; greys get hue 0. */
export const oklchOf = (hex: string): Oklch => toOklch(readRgb(hex))

/** OKLCH as `#rrggbb`, chroma reduced where the screen cannot show it. */
export const hexOf = ({ l, c, h }: Oklch): string => formatRgb(fitRgb({ l, c: Math.max(0, c), h }))

/** The colour with its lightness replaced. */
export const atLightness = (hex: string, l: number): string => hexOf({ ...oklchOf(hex), l })

/** A colour between two, `share` (0 to 1) of the way, mixed in sRGB as a screen blends them. */
export const blend = (from: string, to: string, share: number): string => {
  const [a, b] = [readRgb(from), readRgb(to)]
  const part = (one: number, other: number) => one + (other - one) * share
  return formatRgb({ r: part(a.r, b.r), g: part(a.g, b.g), b: part(a.b, b.b) })
}

/** The black or white that reads better on a ground. */
export const extremeOn = (ground: string): string =>
  contrast(ground, '#ffffff') >= contrast(ground, '#000000') ? '#ffffff' : '#000000'

const lightnessSteps = 60

/**
 * The colour nearest in lightness to `colour` that has at least `ratio` contrast to every ground; black or white when
 * no lightness of its hue reaches it.
 */
export const readable = (colour: string, grounds: readonly string[], ratio: number): string => {
  const worst = (candidate: string) => Math.min(...grounds.map((ground) => contrast(candidate, ground)))
  if (worst(colour) >= ratio) return colour
  const { l } = oklchOf(colour)
  for (let step = 1; step <= lightnessSteps; step += 1) {
    const shift = step / lightnessSteps
    const found = [l - shift, l + shift]
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => atLightness(colour, lightness))
      .find((candidate) => worst(candidate) >= ratio)
    if (found !== undefined) return found
  }
  return worst('#000000') >= worst('#ffffff') ? '#000000' : '#ffffff'
}
