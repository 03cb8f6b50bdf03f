import {
  searchStockEndpoint,
  stockLibrariesEndpoint,
  takeStockEndpoint,
} from '@shingle/shared/stock/endpoints.ts'
import type { StockOrientation, StockPicture } from '@shingle/shared/stock/stock-picture.ts'
import { call } from '../../server/call-endpoint.ts'

export const stockLibraries = (draftId: string) => call(stockLibrariesEndpoint, { params: { id: draftId } })

/** What is looked for in the libraries. */
export interface StockQuestion {
  readonly query: string
  readonly orientation: StockOrientation
}

export const searchStock = (draftId: string, { query, orientation }: StockQuestion, page: number) =>
  call(searchStockEndpoint, { params: { id: draftId }, query: { query, orientation, page: String(page) } })

export const takeStock = (draftId: string, { provider, id }: StockPicture) =>
  call(takeStockEndpoint, { params: { id: draftId }, body: { provider, id } })
