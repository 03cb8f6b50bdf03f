import type { LetterSources, LetterWriter } from './letter-writer.ts'
import { toOwner } from './to-owner.ts'
import { createReadWaysLeft } from './ways-left.ts'

/** Tells a person that something opens their account no more, and what still does. */
export const wayRemoved = (sources: LetterSources): LetterWriter<'way-removed'> => {
  const readWaysLeft = createReadWaysLeft(sources)
  return async ({ userId, way }) => {
    const ways = await readWaysLeft(userId)
    if (ways === undefined) return undefined
    const { wayRemovedMail } = await import('@shingle/mail/way-removed.ts')
    const props = (accountUrl: string) => ({ way, ways, accountUrl })
    return toOwner(sources, userId, { mail: wayRemovedMail, props })
  }
}
