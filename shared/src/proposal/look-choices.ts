import { fontPairs } from '../theme/font-pairs.ts'
import { palettes } from '../theme/palettes.ts'
import { cornerStyles, type Theme } from '../theme/theme.ts'
import type { ProposedLook } from './proposed-edit.ts'

/** What may be chosen of each look, by id. */
export const lookChoices: Readonly<Record<ProposedLook, readonly string[]>> = {
  palette: palettes.map(({ id }) => id),
  fonts: fontPairs.map(({ id }) => id),
  buttonCorners: cornerStyles,
  imageCorners: cornerStyles,
}

/** The values of the theme that a choice stands for; undefined where there is no such choice. */
export const themeOf = (look: ProposedLook, choice: string): Partial<Theme> | undefined => {
  if (!lookChoices[look].includes(choice)) return undefined
  if (look === 'fonts') return { fontPair: choice }
  if (look !== 'palette') return { [look]: choice }
  const palette = palettes.find(({ id }) => id === choice)
  return palette && { paletteId: palette.id, ...palette.colours }
}
