// Written by scripts/section-lists.ts from the folders in layouts/.
import { centered } from './layouts/centered/layout.ts'
import { columns } from './layouts/columns/layout.ts'
import { fullWidth } from './layouts/full-width/layout.ts'
import { line } from './layouts/line/layout.ts'
import { wordmark } from './layouts/wordmark/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const footerLayouts = [centered, fullWidth, columns, line, wordmark] as const
