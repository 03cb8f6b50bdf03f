import { chooseIcons } from '../artwork/icons/choose-icons.ts'
import { icons } from '../artwork/icons/icons.ts'
import { lateStyleOf } from '../sections/late-part-of.ts'
import { lateParts } from '../sections/late-parts.ts'
import { businessCountry } from '../side-page/business-country.ts'
import { headingWidth } from '../theme/text-width.ts'
import { piecesOf } from '../typesetting/longest-piece.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { EmbedPlace } from './embed-place.tsx'
import { EmptyPlace } from './empty-place.tsx'
import { lateBaseStyle } from './late-base-style.ts'
import { LateWays } from './late-ways.tsx'
import { socialIcons } from './social-icons.ts'
import { siteStrings } from './strings/by-language.ts'

/** What pages are drawn with that the designer fetches apart: icons, words of other languages, countries, widths of letters, and what is made of facts. */
export const pageParts = {
  chooseIcons,
  icons,
  socialIcons,
  siteStrings,
  businessCountry,
  headingWidth,
  piecesOf,
  EmptyPlace,
  EmbedPlace,
  CookieBanner,
  LateWays,
  lateParts,
  lateStyleOf,
  lateBaseStyle,
} as const
/** What comes apart, by name. */
export type PageParts = typeof pageParts
