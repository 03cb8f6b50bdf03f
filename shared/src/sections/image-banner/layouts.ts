// Written by scripts/section-lists.ts from the folders in layouts/.
import { card } from './layouts/card/layout.ts'
import { under } from './layouts/under/layout.ts'
import { wide } from './layouts/wide/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const imageBannerLayouts = [wide, card, under] as const
