// Written by scripts/section-lists.ts from the folders in layouts/.
import { columns } from './layouts/columns/layout.ts'
import { lead } from './layouts/lead/layout.ts'
import { pair } from './layouts/pair/layout.ts'
import { portraits } from './layouts/portraits/layout.ts'
import { rows } from './layouts/rows/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const teamLayouts = [portraits, rows, pair, columns, lead] as const
