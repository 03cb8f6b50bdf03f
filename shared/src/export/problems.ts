import type { Problem } from '../problem/problem.ts'

/** There is no export to download: none was packed, or its day is over. */
export const exportGone: Problem = {
  code: 'export.gone',
  status: 404,
  text: 'This download has ended. Please pack your data again.',
}

/** The file has no such part as was asked for. */
export const noSuchRange: Problem = {
  code: 'export.no-such-range',
  status: 416,
  text: 'This file has no such part.',
}
