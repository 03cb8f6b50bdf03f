// Written by scripts/section-lists.ts from the folders in layouts/.
import { beside } from './layouts/beside/layout.ts'
import { wide } from './layouts/wide/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const videoLayouts = [wide, beside] as const
