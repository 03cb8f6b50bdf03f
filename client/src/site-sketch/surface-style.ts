import type { SurfaceColours } from '@shingle/shared/theme/surfaces.ts'
import type { CSSProperties } from 'react'

export type Properties = CSSProperties & Record<`--${string}`, string>

/** One ground of a look as the custom properties that the sketch reads. */
export const surfaceStyle = (colours: SurfaceColours): Properties => ({
  '--s-ground': colours.surface,
  '--s-ink': colours.ink,
  '--s-soft': colours.inkSoft,
  '--s-line': colours.line,
  '--s-accent': colours.accent,
  '--s-on': colours.onAccent,
  '--s-card': colours.card,
})
