// Written by scripts/section-lists.ts from the folders in layouts/.
import { beside } from './layouts/beside/layout.ts'
import { centered } from './layouts/centered/layout.ts'
import { left } from './layouts/left/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const quoteBannerLayouts = [left, centered, beside] as const
