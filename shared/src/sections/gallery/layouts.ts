// Written by scripts/section-lists.ts from the folders in layouts/.
import { carousel } from './layouts/carousel/layout.ts'
import { columns } from './layouts/columns/layout.ts'
import { feature } from './layouts/feature/layout.ts'
import { grid } from './layouts/grid/layout.ts'
import { mosaic } from './layouts/mosaic/layout.ts'
import { tiles } from './layouts/tiles/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const galleryLayouts = [carousel, grid, mosaic, columns, feature, tiles] as const
