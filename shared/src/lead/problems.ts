import type { Problem } from '../problem/problem.ts'

/** It was erased, or has outlived its time. */
export const leadNotFound: Problem = {
  code: 'lead.not-found',
  status: 404,
  text: 'This message is no longer here.',
}

/** Specification 7: what an export says that did not come whole. */
export const contactExportFailed: Problem = {
  code: 'lead.export-failed',
  status: 503,
  text: 'Export failed. Please try again.',
}
