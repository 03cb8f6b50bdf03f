import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { openAccountExports } from '@shingle/storage/rows/account-exports.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Tells somebody that their export can be downloaded, as long as it can. */
export const exportReady = ({ db, origins, clock }: LetterSources): LetterWriter<'export-ready'> => {
  const [users, exports] = [openUsers(db, clock), openAccountExports(db, clock)]
  return async ({ userId, exportId }) => {
    const [to, found] = await Promise.all([users.addressOf(userId), exports.find(userId)])
    const isMeant = found?.exportId === exportId && found.state === 'ready'
    const until = isMeant ? found.expiresAt : null
    if (to === undefined || until === null || until <= clock()) return undefined
    const { exportReadyMail } = await import('@shingle/mail/export-ready.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const accountUrl = `${origins.app}${appPaths.account}`
    return { to, ...(await writeMail(exportReadyMail, { accountUrl, until })) }
  }
}
