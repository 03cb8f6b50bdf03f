// Written by scripts/section-lists.ts from the folders in layouts/.
import { beside } from './layouts/beside/layout.ts'
import { grid } from './layouts/grid/layout.ts'
import { row } from './layouts/row/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const logosLayouts = [row, grid, beside] as const
