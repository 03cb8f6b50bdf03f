import { styleOf } from '../sections/look-of.ts'
import type { SectionType } from '../sections/sections.ts'
import { contrast, readable } from '../theme/contrast.ts'
import type { Look } from '../theme/look.ts'
import { type SurfaceColours, type SurfaceName, surfaceNames } from '../theme/surfaces.ts'
import { baseStyle } from './base-style.ts'
import { edgeRule } from './edge-style.ts'
import type { PageParts } from './page-parts.ts'

const declare = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The loud colour as it stands on a ground: what is filled with it, and large letters set in it. */
const loudProperties = (ground: string, { surfaces }: Look): Readonly<Record<string, string>> => {
  const { strong, tint, plain, dark } = surfaces
  const loud = [strong, tint, plain].find(({ surface }) => contrast(surface, ground) >= 1.18) ?? dark
  return {
    '--loud': loud.surface,
    '--on-loud': loud.ink,
    '--loud-ink': readable(loud.surface, [ground], 3.2),
  }
}

const surfaceProperties = (colours: SurfaceColours, look: Look): Readonly<Record<string, string>> => ({
  '--surface': colours.surface,
  '--ink': colours.ink,
  '--ink-soft': colours.inkSoft,
  '--line': colours.line,
  '--rule': look.voice.rule.tone === 'ink' ? colours.ink : colours.line,
  '--card': colours.card,
  '--field': colours.field,
  '--accent': colours.accent,
  '--on-accent': colours.onAccent,
  '--accent-hover': colours.accentHover,
  '--accent-pressed': colours.accentPressed,
  '--accent-text': colours.accentText,
  '--focus': colours.focus,
  ...loudProperties(colours.surface, look),
})

/** The rules that give each ground its colours, for the grounds named. */
export const surfaceRules = (look: Look, names: readonly SurfaceName[] = surfaceNames): string =>
  names.map((name) => `.surface-${name}{${declare(surfaceProperties(look.surfaces[name], look))}}`).join('')

const outlined = `.button{background:none;color:var(--ink);border-color:var(--ink)}`

const squeeze = (css: string): string => css.replace(/\s*\n\s*/g, '')

const isOutlined = ({ theme, voice }: Look): boolean =>
  (theme.buttonStyle === 'auto' ? voice.button.style : theme.buttonStyle) === 'outlined'

/**
 * All CSS of a page but its fonts and adjustments: the look's properties, the base, and the sections in use, with those
 * of their layouts that come apart once the parts are here.
 */
export const pageStyle = (
  look: Look,
  sectionTypes: readonly SectionType[],
  parts: Pick<PageParts, 'lateStyleOf' | 'lateBaseStyle'> | null,
): string => {
  const used = [...new Set(sectionTypes)].map((type) => styleOf(type) + (parts?.lateStyleOf(type) ?? ''))
  const root = `.site{${declare({ ...look.properties, ...surfaceProperties(look.surfaces.plain, look) })}}`
  const rules = squeeze(
    [baseStyle, parts?.lateBaseStyle ?? '', isOutlined(look) ? outlined : '', ...used].join('\n'),
  )
  return root + surfaceRules(look) + rules + edgeRule(look)
}
