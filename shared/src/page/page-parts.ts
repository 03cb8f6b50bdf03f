import { chooseIcons } from '../artwork/icons/choose-icons.ts'
import { icons } from '../artwork/icons/icons.ts'
import { barClass } from '../sections/header/bar-room.ts'
import { introductionHeroes } from '../sections/introduction/heroes.ts'
import { FactBar } from '../sections/introduction/layouts/counter/fact-bar.tsx'
import { lateStyles } from '../sections/late-styles.ts'
import { headingWidth } from '../theme/text-width.ts'
import { piecesOf } from '../typesetting/longest-piece.ts'
import { EmptyPlace } from './empty-place.tsx'
import { lateBaseStyle } from './late-base-style.ts'
import { siteStrings } from './site-strings.ts'
import { socialIcons } from './social-icons.ts'

/** What pages are drawn with that the designer fetches apart: icons, words of other languages, widths of letters, and what is made of facts. */
export const pageParts = {
  chooseIcons,
  icons,
  socialIcons,
  siteStrings,
  headingWidth,
  barClass,
  piecesOf,
  heroes: introductionHeroes,
  FactBar,
  EmptyPlace,
  lateStyles,
  lateBaseStyle,
} as const
/** What comes apart, by name. */
export type PageParts = typeof pageParts
