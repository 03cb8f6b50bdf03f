// Written by scripts/section-lists.ts from the folders in layouts/.
import { beside } from './layouts/beside/layout.ts'
import { list } from './layouts/list/layout.ts'
import { open } from './layouts/open/layout.ts'
import { pairs } from './layouts/pairs/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const frequentlyAskedQuestionsLayouts = [beside, list, open, pairs] as const
