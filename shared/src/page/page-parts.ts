import { chooseIcons } from '../artwork/icons/choose-icons.ts'
import { icons } from '../artwork/icons/icons.ts'
import { headingWidth } from '../theme/text-width.ts'
import { piecesOf } from '../typesetting/longest-piece.ts'
import { socialIcons } from './social-icons.ts'

/** What pages are drawn with that is large, so that the designer fetches it apart: icons, and the widths of letters. */
export const pageParts = { chooseIcons, icons, socialIcons, headingWidth, piecesOf } as const
export type PageParts = typeof pageParts
