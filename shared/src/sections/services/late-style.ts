import { bentoStyle } from './layouts/bento/style.ts'
import { boardsStyle } from './layouts/boards/style.ts'
import { cardsStyle } from './layouts/cards/style.ts'
import { columnsStyle } from './layouts/columns/style.ts'
import { featureStyle } from './layouts/feature/style.ts'
import { figuresStyle } from './layouts/figures/style.ts'
import { menuStyle } from './layouts/menu/style.ts'
import { pricesStyle } from './layouts/prices/style.ts'

/** The CSS of layouts that comes apart, by layout. */
export const lateServices: Readonly<Record<string, string>> = {
  feature: featureStyle,
  columns: columnsStyle,
  cards: cardsStyle,
  menu: menuStyle,
  prices: pricesStyle,
  figures: figuresStyle,
  boards: boardsStyle,
  bento: bentoStyle,
}
