import { atLightness, blend, contrast, extremeOn, oklchOf, readable } from './contrast.ts'
import type { SupportGrounds } from './palette-recipe.ts'
import type { Theme } from './theme.ts'

/** The grounds a section can stand on once 'auto' is decided. */
export const surfaceNames = ['plain', 'tint', 'strong', 'dark', 'accent'] as const
export type SurfaceName = (typeof surfaceNames)[number]

/** Every colour that a section on one ground may use, each `#rrggbb` and proved readable there. */
export interface SurfaceColours {
  readonly surface: string
  readonly ink: string
  readonly inkSoft: string
  readonly line: string
  /** The ground of cards and of inputs. */
  readonly card: string
  readonly field: string
  readonly accent: string
  readonly onAccent: string
  readonly accentHover: string
  readonly accentPressed: string
  readonly accentText: string
  readonly focus: string
}

/** Body text has at least this contrast, other text 4.5, edges of controls 3. */
export const bodyContrast = 7
export const textContrast = 4.5
export const edgeContrast = 3
/** What some ink has to reach on a ground, and what an owner's quieter text has to reach, so that they stay as they are. */
export const groundContrast = bodyContrast + 0.2
export const softContrast = 5

/** The ground nearest to `ground` on which one of `inks`, or black or white, reaches the contrast of body text. */
const carrying = (ground: string, inks: readonly string[]): string => {
  const reaches = (candidate: string) =>
    [...inks, extremeOn(candidate)].some((ink) => contrast(ink, candidate) >= groundContrast)
  if (reaches(ground)) return ground
  const { l } = oklchOf(ground)
  for (let step = 1; step <= 50; step += 1) {
    const lighter = atLightness(ground, l + step / 50)
    if (l + step / 50 <= 1 && reaches(lighter)) return lighter
    const darker = atLightness(ground, l - step / 50)
    if (l - step / 50 >= 0 && reaches(darker)) return darker
  }
  return ground
}

const inkFor = (grounds: readonly string[], inks: readonly string[]): string =>
  inks.find((ink) => grounds.every((ground) => contrast(ink, ground) >= bodyContrast)) ??
  readable(extremeOn(grounds[0] ?? '#ffffff'), grounds, bodyContrast)

interface ButtonColours {
  readonly accent: string
  readonly onAccent: string
  readonly accentHover: string
  readonly accentPressed: string
}

const shifted = (hex: string, by: number): string => {
  const { l } = oklchOf(hex)
  return atLightness(hex, l > 0.45 ? l - by : l + by)
}

/** A button whose words are readable in every state, from the theme's own four colours where they serve. */
const buttonOn = (ground: string, theme: Theme, alternatives: readonly string[]): ButtonColours => {
  const own = contrast(theme.buttonBackground, ground) >= edgeContrast
  const accent = own
    ? theme.buttonBackground
    : (alternatives.find((colour) => contrast(colour, ground) >= edgeContrast) ?? extremeOn(ground))
  const nearest = own ? [readable(theme.buttonText, [accent], textContrast)] : []
  const words = [theme.buttonText, ...nearest, '#ffffff', theme.primaryText, theme.background]
  const onAccent =
    words.find((word) => contrast(word, accent) >= textContrast) ??
    readable(extremeOn(accent), [accent], textContrast)
  const state = (wanted: string) => readable(wanted, [onAccent], textContrast)
  return {
    accent,
    onAccent,
    accentHover: state(own ? theme.buttonHover : shifted(accent, 0.06)),
    accentPressed: state(own ? theme.buttonPressed : shifted(accent, 0.11)),
  }
}

interface Brief {
  readonly ground: string
  readonly card: string
  readonly inks: readonly string[]
  readonly softs: readonly string[]
  readonly buttons: readonly string[]
}

const coloursOn = (theme: Theme, brief: Brief): SurfaceColours => {
  const surface = carrying(brief.ground, brief.inks)
  const candidate = brief.inks.find((ink) => contrast(ink, surface) >= bodyContrast) ?? extremeOn(surface)
  const card = contrast(candidate, brief.card) >= bodyContrast ? brief.card : surface
  const field = contrast(candidate, theme.background) >= bodyContrast ? theme.background : card
  const grounds = [surface, card, field]
  const ink = inkFor(grounds, [candidate])
  const softest = blend(ink, surface, 0.28)
  const soft = brief.softs.find((colour) => contrast(colour, surface) >= softContrast) ?? softest
  const button = buttonOn(surface, theme, brief.buttons)
  return {
    surface,
    ink,
    inkSoft: readable(soft, grounds, textContrast + 0.1),
    line: blend(surface, ink, 0.22),
    card,
    field,
    ...button,
    accentText: readable(button.accent, grounds, textContrast),
    focus: readable(button.accent, [surface, card], textContrast),
  }
}

const derivedSupport = (theme: Theme): SupportGrounds => {
  const isDark = oklchOf(theme.background).l < 0.5
  const tint = blend(theme.background, theme.buttonBackground, isDark ? 0.14 : 0.08)
  return {
    tint,
    strong: blend(theme.background, theme.buttonBackground, isDark ? 0.3 : 0.2),
    dark: isDark ? blend(theme.background, '#000000', 0.35) : atLightness(theme.primaryText, 0.24),
  }
}

/** The five grounds of a theme with all their colours, readable whatever colours the owner has chosen. */
export const surfacesOf = (
  theme: Theme,
  support: SupportGrounds = derivedSupport(theme),
): Readonly<Record<SurfaceName, SurfaceColours>> => {
  const { background, primaryText, secondaryText, buttonBackground, buttonText } = theme
  const { tint, strong, dark } = support
  // What would not read on the page gives way to the nearest shade of itself that does, before any other color.
  const nearest = (colour: string, ratio: number) =>
    contrast(colour, background) >= ratio ? colour : readable(colour, [background, tint], ratio)
  const inks = [primaryText, nearest(primaryText, bodyContrast), background, '#ffffff', '#111111']
  const softs = [secondaryText, nearest(secondaryText, softContrast)]
  const ofButton = nearest(buttonBackground, edgeContrast)
  const on = (ground: string, card: string, buttons: readonly string[]) =>
    coloursOn(theme, { ground, card, inks, softs, buttons: [ofButton, ...buttons] })
  const isDark = oklchOf(background).l < 0.5
  return {
    plain: on(background, isDark ? tint : blend(background, tint, 0.6), [primaryText]),
    tint: on(tint, background, [primaryText, background]),
    strong: on(strong, oklchOf(strong).l > 0.6 ? background : blend(strong, '#ffffff', 0.1), [
      primaryText,
      background,
    ]),
    dark: on(dark, blend(dark, '#ffffff', 0.09), [strong, tint, background, primaryText, '#ffffff']),
    accent: on(buttonBackground, blend(buttonBackground, extremeOn(buttonBackground), 0.12), [
      dark,
      buttonText,
      background,
      primaryText,
    ]),
  }
}
