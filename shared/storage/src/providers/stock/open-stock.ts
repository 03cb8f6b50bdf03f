import type { FetchOutside } from '../../outside/fetch-outside.ts'
import { createPexels } from './pexels.ts'
import type { StockLibrary } from './stock-library.ts'
import { createUnsplash } from './unsplash.ts'

/** Keys to libraries of pictures: those without one are not offered. */
export interface StockKeys {
  PEXELS_API_KEY?: string | undefined
  UNSPLASH_ACCESS_KEY?: string | undefined
  /** '1' where Unsplash has approved the deployment: before, it answers 50 calls an hour. */
  UNSPLASH_APPROVED?: '0' | '1' | undefined
}

/** The libraries that are connected. */
export const openStock = (
  { PEXELS_API_KEY, UNSPLASH_ACCESS_KEY, UNSPLASH_APPROVED }: StockKeys,
  fetchOutside: FetchOutside,
): readonly StockLibrary[] => [
  ...(PEXELS_API_KEY === undefined ? [] : [createPexels(PEXELS_API_KEY, fetchOutside)]),
  ...(UNSPLASH_ACCESS_KEY === undefined
    ? []
    : [{ ...createUnsplash(UNSPLASH_ACCESS_KEY, fetchOutside), isOnTrial: UNSPLASH_APPROVED !== '1' }]),
]
