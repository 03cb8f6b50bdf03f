// Written by scripts/trade-lists.ts from the folders of trades/.
import type { Trade } from './trade.ts'
import { trade as chimneySweepTrade } from './trades/chimney-sweep/trade.ts'
import { trade as farrierTrade } from './trades/farrier/trade.ts'

/** Every trade that has a folder. */
export const trades: readonly Trade[] = [
  chimneySweepTrade,
  farrierTrade,
]
