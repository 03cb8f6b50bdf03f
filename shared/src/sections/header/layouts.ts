// Written by scripts/section-lists.ts from the folders in layouts/.
import { bar } from './layouts/bar/layout.ts'
import { centered } from './layouts/centered/layout.ts'
import { minimal } from './layouts/minimal/layout.ts'
import { stacked } from './layouts/stacked/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const headerLayouts = [bar, stacked, centered, minimal] as const
