import type { BusinessName } from '@shingle/shared/generation/understanding.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import { kinds } from './kinds.ts'
import { knownTrades } from './recognize/known-trades.ts'

/** What a trade or kind is called to its owner; undefined where nobody knows it. */
export const businessName = (id: string): BusinessName | undefined => {
  if (id === noTradeId) return { id, name: '', isKind: false }
  const trade = knownTrades().find((known) => known.id === id)
  if (trade !== undefined) return { id, name: trade.names.english, isKind: false }
  const kind = kinds.find((known) => known.id === id)
  return kind && { id, name: kind.names.english, isKind: true }
}
