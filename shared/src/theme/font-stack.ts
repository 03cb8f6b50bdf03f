import { type FontFacts, fontFacts } from './font-facts.ts'

const plainFacts: FontFacts = {
  family: 'system-ui',
  minimum: 400,
  maximum: 700,
  italic: true,
  serif: false,
  width: 1,
  boldWidth: 1.1,
  capitals: 0.7,
}

/** What is known of a font's measures; plain ones for a font that nobody knows. */
export const factsOf = (slug: string): FontFacts => fontFacts[slug] ?? plainFacts

/** The weight nearest to the wanted one that the font has. */
export const clampWeight = (slug: string, weight: number): number => {
  const { minimum, maximum } = factsOf(slug)
  return Math.min(maximum, Math.max(minimum, weight))
}

/** Whether the font has an italic of its own; a slanted upright is never shown. */
export const hasItalic = (slug: string): boolean => factsOf(slug).italic

/** About how wide a letter of the font is in a heading of a weight, in em. */
export const glyphWidth = (
  slug: string,
  { weight, isUppercase }: { readonly weight: number; readonly isUppercase: boolean },
): number => {
  const { width, boldWidth, capitals, serif } = factsOf(slug)
  if (isUppercase) return capitals * 1.03
  const boldness = Math.min(1, Math.max(0, (weight - 400) / 400))
  return (width + (boldWidth - width) * boldness) * (serif ? 0.48 : 0.53)
}

const sansFallbacks = `"Noto Sans JP","Hiragino Sans","Noto Sans KR","Apple SD Gothic Neo","Noto Sans CJK JP",system-ui,sans-serif`
const serifFallbacks = `"Noto Serif JP","Hiragino Mincho ProN","Noto Serif KR","AppleMyungjo","Noto Serif CJK JP",Georgia,serif`

/** The `font-family` list of a font: itself, its stand-in of the same measures, then faces for Japanese and Korean. */
export const fontStack = (slug: string): string => {
  const { family, serif } = factsOf(slug)
  return `"${family}","${family} Fallback",${serif ? serifFallbacks : sansFallbacks}`
}
