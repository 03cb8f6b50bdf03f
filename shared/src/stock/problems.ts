import type { Problem } from '../problem/problem.ts'

/** The library is not connected, does not answer, or asks us to come later. */
export const stockUnavailable: Problem = {
  code: 'stock.unavailable',
  status: 503,
  text: 'Image library content loading error. Please try again in a moment.',
}

/** A library has no such picture any more. */
export const noSuchStockPicture: Problem = {
  code: 'stock.no-such-picture',
  status: 404,
  text: 'This picture is not in the library any more. Please choose another.',
}
