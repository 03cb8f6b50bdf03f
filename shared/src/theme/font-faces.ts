import { type FontFacts, fontFacts } from './font-facts.ts'
import type { Look } from './look.ts'

/** The parts that font files are cut into; Latin Extended is fetched only where a page uses its letters. */
export type FontSubset = 'latin' | 'latin-ext'

/** Where a font file is found. */
export type FontUrl = (slug: string, subset: FontSubset, style: 'normal' | 'italic') => string

/** Where the server keeps the font files; the number is their package version. */
export const fontUrl: FontUrl = (slug, subset, style) => `/fonts/5.3.0/${slug}-${subset}-wght-${style}.woff2`

const ranges: Readonly<Record<FontSubset, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
}

const plainFacts: FontFacts = {
  family: 'system-ui',
  minimum: 400,
  maximum: 700,
  italic: true,
  serif: false,
  ascent: 0.95,
  descent: 0.25,
  width: 1,
  boldWidth: 1.1,
  capitals: 0.7,
}

const factsOf = (slug: string): FontFacts => fontFacts[slug] ?? plainFacts

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

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`

const standIn = ({ family, serif, ascent, descent, width }: FontFacts): string => {
  const local = serif
    ? 'local("Times New Roman"),local("Liberation Serif")'
    : 'local("Arial"),local("Liberation Sans")'
  return `@font-face{font-family:"${family} Fallback";src:${local};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`
}

interface FaceRequest {
  readonly slug: string
  readonly style: 'normal' | 'italic'
}

const facesOf = (look: Look): readonly FaceRequest[] => {
  const heading = look.fonts.headingSlug
  const headingStyle = look.properties['--heading-style'] === 'italic' ? 'italic' : 'normal'
  const body = look.fonts.bodySlug
  return heading === body && headingStyle === 'normal'
    ? [{ slug: body, style: 'normal' }]
    : [
        { slug: heading, style: headingStyle },
        { slug: body, style: 'normal' },
      ]
}

const faceRules = ({ slug, style }: FaceRequest, url: FontUrl): string => {
  const { family, minimum, maximum } = factsOf(slug)
  const rule = (subset: FontSubset) =>
    `@font-face{font-family:"${family}";font-style:${style};font-display:swap;font-weight:${minimum} ${maximum};src:url(${url(slug, subset, style)}) format("woff2");unicode-range:${ranges[subset]}}`
  return rule('latin-ext') + rule('latin')
}

/** The `@font-face` rules of a look: at most two fonts, each with a stand-in that keeps the page from moving. */
export const fontFaceRules = (look: Look, url: FontUrl): string => {
  const faces = facesOf(look)
  const slugs = [...new Set(faces.map(({ slug }) => slug))]
  return (
    faces.map((face) => faceRules(face, url)).join('') + slugs.map((slug) => standIn(factsOf(slug))).join('')
  )
}

/** The font files a page needs first, at most two. */
export const fontPreloads = (look: Look, url: FontUrl): readonly string[] =>
  facesOf(look).map(({ slug, style }) => url(slug, 'latin', style))
