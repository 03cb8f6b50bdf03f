import type { ExportFailure } from './export-state.ts'

/** What somebody is told whose export failed, and may do. */
export const exportFailureWords: Readonly<Record<ExportFailure, string>> = {
  trouble: 'Export failed. Please try again.',
  'no-room': 'Export failed: too many are waiting right now. Please try again in a few hours.',
  'too-large': 'Export failed: it is too large for one file. Write to us, and we send it to you.',
}
