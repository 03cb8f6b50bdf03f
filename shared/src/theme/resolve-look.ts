import { readHexColour } from '../colour/colour.ts'
import { families } from './families.ts'
import type { Family } from './family.ts'
import type { FontPair } from './font-pairs.ts'
import { fontPairs } from './font-pairs.ts'
import { clampWeight, fontStack, glyphWidth, hasItalic } from './font-stack.ts'
import type { Look } from './look.ts'
import { supportOf } from './palettes.ts'
import { surfacesOf } from './surfaces.ts'
import { buttonCornerRadius, colourRoles, imageCornerRadius, type Theme, themeFields } from './theme.ts'
import { typeSteps } from './type-scale.ts'

const spaces = [4, 6, 8, 12, 16, 24, 32, 40, 56, 80, 112, 160] as const

const bodySizes = { small: 0.925, defaultCompact: 1, default: 1, large: 1.125 } as const
const headingSizes = { Default: 1, Large: 1.15, ExtraLarge: 1.3 } as const

const shadows = {
  None: 'none',
  'Extra small': '0 1px 2px rgb(0 0 0/.08)',
  Small: '0 1px 3px rgb(0 0 0/.08),0 4px 12px rgb(0 0 0/.06)',
  Medium: '0 2px 4px rgb(0 0 0/.06),0 10px 28px rgb(0 0 0/.09)',
  Large: '0 2px 6px rgb(0 0 0/.05),0 24px 56px rgb(0 0 0/.12)',
  'Extra large': '0 4px 8px rgb(0 0 0/.06),0 40px 96px rgb(0 0 0/.18)',
} as const

type Properties = Readonly<Record<string, string>>

const px = (pixels: number): string => (pixels === 0 ? '0' : `${pixels}px`)

const fluidPixels = (small: number, large: number): string =>
  `clamp(${small}px,${(large / 12.8).toFixed(2)}cqi,${large}px)`

const fontsOf = (theme: Theme, voice: Family): FontPair =>
  fontPairs.find(({ id }) => id === theme.fontPair) ??
  fontPairs.find(({ id }) => id === voice.fontPairs[0]) ??
  fontPairs[1]

/** The heading of the page by how much it says; a condensed face is set a step larger. */
const heroSizes = (step: number, glyph: number): Properties => {
  const more = glyph < 0.48 ? 1 : 0
  const size = (largest: number) => `var(--step-${Math.min(step, largest + more)})`
  return {
    '--size-hero': size(7),
    '--size-hero-some': size(6),
    '--size-hero-many': size(5),
    '--size-hero-full': size(4),
  }
}

const typeProperties = (theme: Theme, voice: Family, fonts: FontPair): Properties => {
  const { heading } = voice
  const wanted = theme.headingWeight === 'auto' ? heading.weight : Number(theme.headingWeight)
  const weight = clampWeight(fonts.headingSlug, wanted)
  const glyph = glyphWidth(fonts.headingSlug, { weight, isUppercase: heading.case === 'uppercase' })
  // A wide face is set smaller, so that headings take about the room the family gives them.
  const fit = Math.min(1, 0.62 / glyph)
  const style = theme.headingStyle === 'auto' ? heading.style : theme.headingStyle
  // Capitals and tight tracking belong to the faces a family was drawn with; other faces keep their own shapes.
  const own = voice.fontPairs[0] === fonts.id
  return {
    '--font-heading': fontStack(fonts.headingSlug),
    '--font-body': fontStack(fonts.bodySlug),
    '--heading-weight': String(weight),
    '--heading-style': style === 'italic' && hasItalic(fonts.headingSlug) ? 'italic' : 'normal',
    '--heading-case': heading.case,
    '--heading-tracking': `${own ? heading.tracking : Math.max(heading.tracking, -0.02)}em`,
    '--heading-leading': String(own ? heading.leading : Math.max(heading.leading, 1.04)),
    '--marked-leading': String(Math.max(heading.leading, heading.case === 'uppercase' ? 1.1 : 1.04)),
    '--glyph': glyph.toFixed(3),
    '--strong-weight': String(clampWeight(fonts.bodySlug, 600)),
    '--body-leading':
      theme.bodySize === 'defaultCompact' ? '1.5' : theme.bodySize === 'large' ? '1.75' : '1.6',
    ...typeSteps(voice.scale, bodySizes[theme.bodySize]),
    '--size-scale': String(headingSizes[theme.headingSize]),
    '--theme-scale': String(Number((headingSizes[theme.headingSize] * fit).toFixed(3))),
    ...heroSizes(heading.steps.hero, glyph),
    '--size-section': `var(--step-${heading.steps.section})`,
    '--size-item':
      fit === 1
        ? `var(--step-${heading.steps.item})`
        : `calc(var(--step-${heading.steps.item})*${fit.toFixed(3)})`,
    '--size-quote': `var(--step-${heading.steps.quote})`,
  }
}

const spaceProperties = ({ space }: Family): Properties => ({
  ...Object.fromEntries(spaces.map((pixels) => [`--space-${pixels}`, `${pixels}px`])),
  '--section-pad': fluidPixels(space.padPhone, space.pad),
  '--gutter': 'clamp(24px,5cqi,80px)',
  '--wrap': `${space.wrap}px`,
  '--prose': '48ch',
  '--gap': fluidPixels(Math.min(16, space.gap), space.gap),
})

const buttonProperties = (theme: Theme, { button }: Family, fonts: FontPair): Properties => {
  const isLarge = theme.buttonSize === 'Large'
  return {
    '--button-font': `var(--font-${button.face})`,
    // A page carries one weight of its heading face.
    '--button-weight':
      button.face === 'heading'
        ? 'var(--heading-weight)'
        : String(clampWeight(fonts.bodySlug, button.weight)),
    '--button-case': button.case,
    '--button-size': isLarge ? `calc(${button.size}*1.125)` : button.size,
    '--button-height': isLarge ? '56px' : '48px',
    '--button-pad': isLarge ? '32px' : '24px',
  }
}

const edgeProperties = (theme: Theme, voice: Family): Properties => {
  const { radius, rule } = voice
  const corner = <K extends string>(chosen: K | 'auto', radii: Readonly<Record<K, number>>, own: number) =>
    px(chosen === 'auto' ? own : radii[chosen])
  const image = corner(theme.imageCorners, imageCornerRadius, radius.image)
  const width = theme.borderThickness === 'auto' ? rule.width : Number(theme.borderThickness)
  const own = voice.card === 'box' || voice.card === 'line' ? px(width) : '0'
  const cardBorder = {
    auto: own,
    None: '0',
    All: px(width),
    Top: `${px(width)} 0 0`,
    Bottom: `0 0 ${px(width)}`,
  }[theme.border]
  return {
    '--radius-button': corner(theme.buttonCorners, buttonCornerRadius, radius.button),
    '--radius-image': image,
    '--radius-field':
      theme.buttonCorners === 'auto'
        ? px(radius.field)
        : px(Math.min(12, buttonCornerRadius[theme.buttonCorners])),
    '--radius-card': theme.imageCorners === 'auto' ? px(radius.card) : image,
    '--border-width': px(width),
    '--header-line': voice.edge === 'none' || voice.edge === 'tiles' ? '0' : px(width),
    '--card-border': cardBorder,
    '--card-line': theme.border === 'None' ? '0' : own,
    '--shadow': shadows[theme.shadow === 'auto' ? 'None' : theme.shadow],
    '--shadow-raised': shadows[theme.shadow === 'auto' ? voice.shadow : theme.shadow],
  }
}

/** The theme with colours that are colours: a value of any other form never reaches a stylesheet. */
const withSafeColours = (theme: Theme): Theme => {
  const safe = colourRoles.map((role) => {
    const read = readHexColour(theme[role])
    return [role, read.ok ? read.value : themeFields[role].initial]
  })
  return { ...theme, ...Object.fromEntries(safe) }
}

/** Decides everything a theme leaves at 'auto', from its family. */
export const resolveLook = (given: Theme): Look => {
  const theme = withSafeColours(given)
  const voice = families[theme.family]
  const fonts = fontsOf(theme, voice)
  return {
    theme,
    family: theme.family,
    voice,
    fonts,
    surfaces: surfacesOf(theme, supportOf(theme)),
    artwork: theme.artwork === 'auto' ? voice.artwork : theme.artwork,
    decorFrame: theme.decorFrame === 'auto' ? voice.decorFrame : theme.decorFrame,
    properties: {
      ...spaceProperties(voice),
      ...typeProperties(theme, voice, fonts),
      ...buttonProperties(theme, voice, fonts),
      ...edgeProperties(theme, voice),
    },
  }
}
