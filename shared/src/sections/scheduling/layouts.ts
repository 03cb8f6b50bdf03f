// Written by scripts/section-lists.ts from the folders in layouts/.
import { beside } from './layouts/beside/layout.ts'
import { card } from './layouts/card/layout.ts'
import { centered } from './layouts/centered/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const schedulingLayouts = [beside, centered, card] as const
