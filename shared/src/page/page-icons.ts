import { chooseIcons } from '../artwork/icons/choose-icons.ts'
import { icons } from '../artwork/icons/icons.ts'
import { socialIcons } from './social-icons.ts'

/** The icons of a page, and the hand that chooses among them. Large, so that the designer fetches it apart. */
export const pageIcons = { chooseIcons, icons, socialIcons } as const
export type PageIcons = typeof pageIcons
