import { openAccountExports } from '@shingle/storage/rows/account-exports.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'
import { toOwner } from './to-owner.ts'

/** Tells somebody that their export could not be packed, and why, unless they have asked for it again. */
export const exportFailed = (sources: LetterSources): LetterWriter<'export-failed'> => {
  const exports = openAccountExports(sources.db, sources.clock)
  return async ({ userId, exportId }) => {
    const found = await exports.find(userId)
    if (found?.exportId !== exportId || found.state !== 'failed') return undefined
    const { exportFailedMail } = await import('@shingle/mail/export-failed.ts')
    const why = found.failure ?? 'trouble'
    return toOwner(sources, userId, { mail: exportFailedMail, props: (accountUrl) => ({ accountUrl, why }) })
  }
}
