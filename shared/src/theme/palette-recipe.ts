/** How light and dark are spread over a page. */
export const valueStructures = ['light', 'paper', 'dark', 'colour-field'] as const
export type ValueStructure = (typeof valueStructures)[number]

/** The grounds beside the page's background that a palette brings; a theme without one derives them. */
export interface SupportGrounds {
  readonly tint: string
  readonly strong: string
  readonly dark: string
}

/** A palette as its designer chose it: grounds, ink and one accent, each `#rrggbb`. */
export interface PaletteRecipe extends SupportGrounds {
  readonly id: string
  readonly name: string
  readonly structure: ValueStructure
  readonly background: string
  readonly ink: string
  readonly accent: string
}
