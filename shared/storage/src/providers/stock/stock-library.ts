import type {
  StockOrientation,
  StockPicture,
  StockProvider,
  StockSize,
} from '@shingle/shared/stock/stock-picture.ts'

/** What is looked for in a library. */
export interface StockQuestion {
  /** Words; '' for what the library recommends. */
  readonly query: string
  readonly orientation: StockOrientation
  /** From 1. */
  readonly page: number
  readonly signal: AbortSignal
}

/** What one library found. */
export interface StockFound {
  readonly pictures: readonly StockPicture[]
  readonly hasMore: boolean
}

/** A picture with where its sizes are. */
export interface StockSource {
  readonly picture: StockPicture
  readonly sizes: Readonly<Record<StockSize, string>>
  /** Where its library is told that somebody uses it, where it asks for that. */
  readonly usedAt?: string
}

/** A library of pictures by others. Its methods reject where it does not answer as it says that it does. */
export interface StockLibrary {
  readonly provider: StockProvider
  /** Whether it answers a deployment that it does not know yet, and seldom. */
  readonly isOnTrial?: boolean
  /** Where browsers get the small pictures of what was found. */
  readonly pictureHost: string
  readonly search: (question: StockQuestion) => Promise<StockFound>
  /** A picture by its name; undefined where there is none of that name. */
  readonly find: (id: string, signal: AbortSignal) => Promise<StockSource | undefined>
  /** Tells the library that one of its pictures is used, as it asks for. */
  readonly noteUse: (source: StockSource, signal: AbortSignal) => Promise<void>
}
