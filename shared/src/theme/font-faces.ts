import { filePaths } from '../paths/server-paths.ts'
import { type CutFont, cutFonts, cutLetters } from './cut-fonts.ts'
import { clampWeight, factsOf } from './font-stack.ts'
import type { Look } from './look.ts'
import { fontWeights } from './theme.ts'

/** Where a font file is found. */
export type FontUrl = (file: string) => string

/** Where the server keeps the font files. */
export const fontUrl: FontUrl = (file) => `${filePaths.fonts}/${file}`

/** One file of a font and what it is for. */
export interface FontFile {
  readonly family: string
  readonly style: 'normal' | 'italic'
  /** The value of `font-weight`. */
  readonly weight: string
  readonly file: string
  /** The value of `unicode-range`. */
  readonly range: string
}

// The letters that the cut files leave to the packages' own: fetched only where a page uses them.
const furtherLetters =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'
const packageVersion = '5.3.0'

/** What the files that were cut from a font are called. */
export const cutName = (slug: string): string => factsOf(slug).family.toLowerCase().replaceAll(' ', '-')

const weightOf = ([, , lightest, boldest]: CutFont): string =>
  lightest === boldest ? `${lightest}` : `${lightest} ${boldest}`

// Browsers mix files for one text only where style and weight are declared alike, so both say the same weight.
const filesOf = (cut: CutFont): readonly FontFile[] => {
  const [slug, style, , , hash] = cut
  const weight = weightOf(cut)
  const face = { family: factsOf(slug).family, style, weight }
  return [
    { ...face, file: `${packageVersion}/${slug}-latin-ext-wght-${style}.woff2`, range: furtherLetters },
    {
      ...face,
      file: `${cutName(slug)}-${weight.replace(' ', '-')}-${style}.${hash}.woff2`,
      range: cutLetters,
    },
  ]
}

/** Every upright file of a font. */
export const fontFilesOf = (slug: string): readonly FontFile[] =>
  cutFonts.filter((cut) => cut[0] === slug && cut[1] === 'normal').flatMap(filesOf)

interface Wanted {
  readonly slug: string
  readonly style: 'normal' | 'italic'
  readonly weights: readonly number[]
}

const cutsOf = ({ slug, style, weights }: Wanted): readonly CutFont[] => {
  const wanted = weights.map((weight) => clampWeight(slug, weight))
  return cutFonts.filter(
    ([of, its, lightest, boldest]) =>
      of === slug && its === style && wanted.some((weight) => lightest <= weight && weight <= boldest),
  )
}

/** The weight that a look sets its headings in. */
export const headingWeight = (look: Look): number => Number(look.properties['--heading-weight'])

const cutsIn = (look: Look, weights: readonly number[]): readonly CutFont[] => {
  const { headingSlug, bodySlug } = look.fonts
  const style = look.properties['--heading-style'] === 'italic' ? 'italic' : 'normal'
  const headings = cutsOf({ slug: headingSlug, style, weights })
  return [...new Set([...headings, ...cutsOf({ slug: bodySlug, style: 'normal', weights: [400] })])]
}

const faceRule = ({ family, style, weight, file, range }: FontFile, url: FontUrl): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-display:swap;font-weight:${weight};src:url(${url(file)}) format("woff2");unicode-range:${range}}`

/** The rules for running text in italics, for pages that have some; '' where the font has no italic. */
export const italicFaceRules = ({ fonts }: Look, url: FontUrl): string =>
  cutsOf({ slug: fonts.bodySlug, style: 'italic', weights: [400] })
    .flatMap(filesOf)
    .map((file) => faceRule(file, url))
    .join('')

const standIn = ([slug, style, weight, , , sizeAdjust, ascent, descent]: CutFont): string => {
  const { family, serif } = factsOf(slug)
  const cut = `${weight >= 600 ? ' Bold' : ''}${style === 'italic' ? ' Italic' : ''}`
  const names = serif ? ['Times New Roman', 'Liberation Serif'] : ['Arial', 'Liberation Sans']
  const sources = names.map((name) => `local("${name}${cut}")`).join(',')
  return `@font-face{font-family:"${family} Fallback";font-style:${style};font-weight:${weight};src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
}

/** Every weight that an owner can give a heading or the logo. */
export const everyWeight: readonly number[] = Object.keys(fontWeights).map(Number)

/**
 * The `@font-face` rules of a look, each with a stand-in that keeps the page from moving: running text, and headings
 * at the weights named, or only at the look's own.
 */
export const fontFaceRules = (
  look: Look,
  url: FontUrl,
  weights: readonly number[] = [headingWeight(look)],
): string => {
  const cuts = cutsIn(look, weights)
  const rules = cuts.flatMap(filesOf).map((file) => faceRule(file, url))
  return [...rules, ...cuts.map(standIn)].join('')
}

const ownFaces = [
  ['Head', 'bricolage-grotesque', 700],
  ['Text', 'instrument-sans', 400],
] as const

/** The rules of pages that servers write in the product's own name: `Head` is bold, `Text` from regular to bold. */
export const ownFaceRules: string = ownFaces
  .flatMap(([family, slug, weight]) =>
    cutsOf({ slug, style: 'normal', weights: [weight] })
      .flatMap(filesOf)
      .map((file) => faceRule({ ...file, family }, fontUrl)),
  )
  .join('')

/** The font files a page needs first, at most two. */
export const fontPreloads = (look: Look, url: FontUrl): readonly string[] =>
  cutsIn(look, [headingWeight(look)]).flatMap((cut) =>
    filesOf(cut)
      .slice(-1)
      .map(({ file }) => url(file)),
  )
