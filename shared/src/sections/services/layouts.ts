// Written by scripts/section-lists.ts from the folders in layouts/.
import { bento } from './layouts/bento/layout.ts'
import { boards } from './layouts/boards/layout.ts'
import { cards } from './layouts/cards/layout.ts'
import { columns } from './layouts/columns/layout.ts'
import { feature } from './layouts/feature/layout.ts'
import { figures } from './layouts/figures/layout.ts'
import { index } from './layouts/index/layout.ts'
import { menu } from './layouts/menu/layout.ts'
import { priceList } from './layouts/price-list/layout.ts'
import { prices } from './layouts/prices/layout.ts'
import { rows } from './layouts/rows/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const servicesLayouts = [
  rows,
  priceList,
  menu,
  bento,
  cards,
  columns,
  feature,
  index,
  prices,
  figures,
  boards,
] as const
