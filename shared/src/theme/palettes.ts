import { atLightness, contrast, oklchOf, readable } from './contrast.ts'
import type { PaletteRecipe, SupportGrounds, ValueStructure } from './palette-recipe.ts'
import { paletteRecipes } from './palette-recipes.ts'
import type { ColourRole, Theme } from './theme.ts'

/** A palette on offer: the specification's seven colours and the grounds that go with them. */
export interface Palette {
  readonly id: string
  readonly name: string
  readonly structure: ValueStructure
  readonly colours: Readonly<Record<ColourRole, string>>
  readonly support: SupportGrounds
}

const stateOf = (accent: string, words: string, by: number): string => {
  const { l } = oklchOf(accent)
  return readable(atLightness(accent, contrast('#000000', words) > 10 ? l - by : l + by), [words], 4.5)
}

/** Solves a recipe's seven colours, so that words are readable in every state. */
export const solvePalette = (recipe: PaletteRecipe): Palette => {
  const { id, name, structure, background, tint, strong, dark } = recipe
  const primaryText = readable(recipe.ink, [background, tint], 7)
  const buttonBackground = readable(recipe.accent, [background], 3)
  const buttonText =
    ['#ffffff', background, primaryText].find((word) => contrast(word, buttonBackground) >= 4.5) ??
    readable('#ffffff', [buttonBackground], 4.5)
  const { l } = oklchOf(primaryText)
  const isDark = oklchOf(background).l < 0.5
  const softer = atLightness(primaryText, isDark ? l - 0.16 : l + 0.2)
  return {
    id,
    name,
    structure,
    support: { tint, strong, dark },
    colours: {
      background,
      primaryText,
      secondaryText: readable(softer, [background, tint], 5),
      buttonBackground,
      buttonText,
      buttonHover: stateOf(buttonBackground, buttonText, 0.07),
      buttonPressed: stateOf(buttonBackground, buttonText, 0.13),
    },
  }
}

/** Every palette that can be offered. */
export const palettes: readonly Palette[] = paletteRecipes.map(solvePalette)

/** A palette by its id. */
export const paletteOf = (id: string): Palette | undefined => palettes.find((palette) => palette.id === id)

/** The grounds of a theme's palette while its background is still the palette's; undefined once it is the owner's own. */
export const supportOf = (theme: Theme): SupportGrounds | undefined => {
  const palette = paletteOf(theme.paletteId)
  return palette?.colours.background === theme.background ? palette.support : undefined
}
