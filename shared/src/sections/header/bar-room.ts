import type { NavigationLink } from '../../navigation/navigation.ts'
import type { PageContext } from '../../page/page-context.ts'
import { clampWeight, glyphWidth } from '../../theme/font-stack.ts'
import type { Look } from '../../theme/look.ts'
import { type HeaderSection, headerLimits } from './fields.ts'
import type { HeaderLayout } from './header-layout.ts'

/** From how many rem of its container on a header may have its links in the bar; below, they are in its menu. */
export const barWidths = [62, 66, 70, 75, 80, 85, 90, 95] as const

interface BarContent {
  readonly section: HeaderSection
  readonly page: Pick<PageContext, 'look' | 'business'>
  readonly layout: Pick<HeaderLayout, 'linksApart'>
  /** The links as they are shown. */
  readonly links: readonly Pick<NavigationLink, 'label'>[]
}

const rootSize = 16
const gap = 24
const logoSizes = { Default: 20, Large: 24, ExtraLarge: 30 } as const
/** The width up to which a name keeps to one line; a longer one may take two, which a bar has room for. */
const shortName = 150
/** How much wider than half a name the longer of its two lines may be. */
const ofTwoLines = 0.6
const socialIcon = 40
const logoImage = 200
// Measured over all faces: a line of words is narrower than the average letter of a face says, but figures are not.
const ofAverage = 0.94
const figure = 0.65
const betweenFigures = 0.5
const capital = 1.25

const isFullWidth = (letter: string): boolean => /[ᄀ-ᇿ⺀-鿿가-힯豈-﫿！-｠￠-￦]/.test(letter)

const letterIn = (letter: string, glyph: number): number => {
  if (isFullWidth(letter)) return 1
  return /\p{Lu}/u.test(letter) ? glyph * capital : glyph
}

const widthIn = (text: string, glyph: number): number =>
  [...text].reduce((sum, letter) => sum + letterIn(letter, glyph), 0) * ofAverage

/** The larger end of a fluid size, in pixels. */
const largest = (size = ''): number => Number.parseFloat(size.split(',').at(-1) ?? '') * rootSize

const glyphsOf = ({ fonts, voice, properties }: Look) => {
  const weight = Number(properties['--heading-weight'])
  const body = { weight: clampWeight(fonts.bodySlug, 500), isUppercase: false }
  const heading = (isUppercase: boolean) => glyphWidth(fonts.headingSlug, { weight, isUppercase })
  return {
    body: glyphWidth(fonts.bodySlug, body),
    logo: heading(voice.heading.case === 'uppercase'),
    button:
      voice.button.face === 'heading'
        ? heading(voice.button.case === 'uppercase')
        : glyphWidth(fonts.bodySlug, { ...body, isUppercase: voice.button.case === 'uppercase' }),
  }
}

const logoWidth = ({ section, page }: BarContent): number => {
  if (section.logo === 'Image' && section.logoImage !== null) return logoImage
  const glyphs = glyphsOf(page.look)
  const name = section.logoText === '' ? page.business.name : section.logoText
  const glyph = section.logoFont === 'Body' ? glyphs.body : glyphs.logo
  const size = logoSizes[section.logoSize]
  const width = widthIn(name, glyph) * size
  const word = Math.max(...name.split(/\s+/).map((part) => widthIn(part, glyph) * size))
  return Math.min(width, Math.max(shortName, width * ofTwoLines, word))
}

const buttonWidth = ({ section, page: { look } }: BarContent): number => {
  const { label } = section.button
  if (label === '') return 0
  const { theme, voice, properties } = look
  const size = Number.parseFloat(voice.button.size) * rootSize * (theme.buttonSize === 'Large' ? 1.125 : 1)
  const pad = Number.parseFloat(properties['--button-pad'] ?? '') + voice.rule.width
  return widthIn(label, glyphsOf(look).button) * size + 2 * pad
}

const linksWidth = ({ links, page: { look } }: BarContent): number => {
  const glyph = glyphsOf(look).body
  const size = largest(look.properties['--step-0'])
  return links.reduce((sum, { label }) => sum + widthIn(label, glyph) * size + gap, -gap)
}

const phoneWidth = ({ page: { look, business } }: BarContent): number => {
  const { body } = glyphsOf(look)
  const between = /[\s().+-]/
  const ems = [...business.phone].map((sign) =>
    between.test(sign) ? betweenFigures : Math.max(body, figure),
  )
  return ems.reduce((sum, em) => sum + em, 0) * ofAverage * largest(look.properties['--step-0'])
}

/** What stands in the line of the links from left to right, in pixels; nothing else in layouts that give them one of their own. */
const partsOf = (content: BarContent): readonly number[] => {
  if (content.layout.linksApart) return [linksWidth(content)]
  // What is folded takes the room of one more.
  const icons = Math.min(content.section.socials.length, headerLimits.socialLinksCollapsed + 1)
  return [
    logoWidth(content),
    linksWidth(content),
    icons * socialIcon,
    phoneWidth(content),
    buttonWidth(content),
  ].filter((part) => part > 0)
}

/** The room of a bar in a container so many pixels wide: without its gutters. */
const roomIn = (width: number, { voice }: Look): number =>
  Math.min(width - 2 * Math.min(80, Math.max(20, width * 0.05)), voice.space.wrap)

/**
 * A class for the container from which on a header shows its links in one line; '' where all are wide
 * enough that show any links. It is told from average letters, so that the page needs no script.
 */
export const barClass = (content: BarContent): string => {
  const needed = partsOf(content).reduce((sum, part) => sum + part + gap, -gap)
  const from = barWidths.find((width) => roomIn(width * rootSize, content.page.look) >= needed)
  if (from === barWidths[0]) return ''
  return from === undefined ? 'links-in-menu' : `links-from-${from}`
}

const inMenu = (name: string): string => `
.section-header .${name}>.links,.section-header .${name}>.socials{display:none}
.section-header .${name}>.menu{display:block}
.section-header .${name}{--bar-end:var(--space-16)}
`

/** The CSS of these classes. */
export const barStyle = `
@container section (min-width:62rem){${inMenu('links-in-menu')}}
${barWidths
  .slice(1)
  .map(
    (width) =>
      `@container section (min-width:62rem) and (max-width:${width - 0.01}rem){${inMenu(`links-from-${width}`)}}`,
  )
  .join('\n')}
`
