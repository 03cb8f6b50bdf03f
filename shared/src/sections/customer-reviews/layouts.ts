// Written by scripts/section-lists.ts from the folders in layouts/.
import { carousel } from './layouts/carousel/layout.ts'
import { columns } from './layouts/columns/layout.ts'
import { large } from './layouts/large/layout.ts'
import { staggered } from './layouts/staggered/layout.ts'
import { unequal } from './layouts/unequal/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const customerReviewsLayouts = [large, unequal, staggered, carousel, columns] as const
