import { artworkStyles } from '../artwork/artwork-styles.ts'
import { choice, colour, text } from '../field/define.ts'
import type { Values } from '../field/field.ts'
import { decorFrames } from '../image/image-value.ts'
import { familyIds } from './family-ids.ts'
import { fontPairs } from './font-pairs.ts'
import { paletteRecipes } from './palette-recipes.ts'

/** Specification 3: the seven theme colours. */
export const colourRoles = [
  'background',
  'primaryText',
  'secondaryText',
  'buttonBackground',
  'buttonText',
  'buttonHover',
  'buttonPressed',
] as const
export type ColourRole = (typeof colourRoles)[number]

/** Specification 3: corner styles and their radii in CSS pixels. */
export const cornerStyles = ['Square', 'Softened', 'Rounded', 'Oval'] as const
export const imageCornerRadius = { Square: 0, Softened: 4, Rounded: 8, Oval: 24 } as const
export const buttonCornerRadius = { Square: 0, Softened: 4, Rounded: 8, Oval: 28 } as const

/** Specification 3: the font weights by number. */
export const fontWeights = {
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semi-bold',
  700: 'Bold',
  800: 'Extra Bold',
} as const

/** Specification 3 and 9: breakpoints in CSS pixels; mobile is medium or smaller. */
export const breakpoints = {
  small: 576,
  medium: 768,
  large: 992,
  extraLarge: 1200,
  doubleExtraLarge: 1400,
} as const

/** Every choice that makes a website's look; the family fills in whatever is left at 'auto'. */
export const themeFields = {
  family: choice('Family', familyIds),
  /** Drives every seeded choice, so that two businesses of a trade differ. */
  seed: text('Seed', 64, { internal: true }),
  /** None where the colors are the owner's own. */
  paletteId: choice('Palette', ['', ...paletteRecipes.map(({ id }) => id)], { internal: true }),
  background: colour('Background', '#ffffff'),
  primaryText: colour('Primary text', '#1c1a17'),
  secondaryText: colour('Secondary text', '#57534b'),
  buttonBackground: colour('Button background', '#1c1a17'),
  buttonText: colour('Button text', '#ffffff'),
  buttonHover: colour('Button hover', '#35312a'),
  buttonPressed: colour('Button pressed', '#000000'),
  fontPair: choice('Fonts', [fontPairs[0].id, ...fontPairs.slice(1).map(({ id }) => id)], {
    initial: 'figtree+figtree',
  }),
  headingSize: choice('Heading size', ['Default', 'Large', 'ExtraLarge']),
  headingWeight: choice('Heading weight', ['auto', '300', '400', '500', '600', '700', '800']),
  headingStyle: choice('Heading style', ['auto', 'normal', 'italic']),
  bodySize: choice('Body text', ['default', 'small', 'defaultCompact', 'large']),
  buttonCorners: choice('Button corners', ['auto', ...cornerStyles]),
  imageCorners: choice('Image corners', ['auto', ...cornerStyles]),
  buttonStyle: choice('Button style', ['auto', 'solid', 'outlined']),
  buttonSize: choice('Button size', ['Medium', 'Large']),
  shadow: choice('Shadow', ['auto', 'None', 'Extra small', 'Small', 'Medium', 'Large', 'Extra large']),
  border: choice('Border', ['auto', 'None', 'All', 'Top', 'Bottom']),
  borderThickness: choice('Border thickness', ['auto', '1', '2', '4', '8']),
  decorFrame: choice('Decor frame', ['auto', ...decorFrames]),
  artwork: choice('Artwork', ['auto', ...artworkStyles]),
} as const

/** The theme of one website. */
export type Theme = Values<typeof themeFields>
