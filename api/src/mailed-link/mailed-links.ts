import { formerEmailMs } from '@shingle/shared/email-change/limits.ts'
import { type LinkPurpose, linkLifetimeMs, longestLinkMs } from '@shingle/shared/mailed-link/purposes.ts'
import { mailedTokenHash, mailedTokenOf, mintMailedSecret } from '@shingle/storage/codes/mailed-token.ts'
import { type MailedLinkRow, openMailedLinks } from '@shingle/storage/rows/mailed-links.ts'
import type { Db } from 'mongodb'
import { freshId, hashOf } from '../session/keys.ts'

/** The mail address and the browser that a link is for, and what it is to prove. */
interface LinkFor {
  readonly purpose: LinkPurpose
  readonly email: string
  readonly browser: string
}

/** What is kept with a link until it is used. */
type MoreOfLink = Required<Pick<MailedLinkRow, 'passwordHash' | 'userId' | 'former'>>

/** What a token leads to: a link that works, in the browser that asked for it or in another, or none any more. */
export type Opened =
  | { readonly status: 'live' | 'other-browser'; readonly link: MailedLinkRow }
  | { readonly status: 'expired' }

interface Ports {
  readonly secret: Uint8Array
  readonly clock: () => Date
}

/** The links of one deployment that are mailed to prove an address. */
export const createMailedLinks = (db: Db, { secret, clock }: Ports) => {
  const rows = openMailedLinks(db, clock)
  return {
    /** Makes a link. Earlier ones stay good: the first mail may be the one that is opened. */
    begin: async ({ purpose, email, browser, ...more }: LinkFor & Partial<MoreOfLink>) => {
      const createdAt = clock()
      const later = (ms: number) => new Date(createdAt.getTime() + ms)
      const [linkId, linkExpiresAt] = [freshId(), later(linkLifetimeMs[purpose])]
      const minted = mintMailedSecret(purpose, secret)
      // Of the same row and another key: the mail to the former address carries it.
      const back = { backToken: mailedTokenHash(mailedTokenOf('former-email', minted.secret, secret)) }
      await rows.insert({
        ...{ _id: linkId, purpose, email, browser: hashOf(browser), ...minted },
        ...(purpose === 'new-email' && back),
        ...{ createdAt, linkExpiresAt, usedAt: null, expiresAt: later(longestLinkMs), ...more },
      })
      return { linkId, expiresAt: linkExpiresAt }
    },

    /** When the newest link that was asked for like this one ends, if there is one. */
    live: async ({ browser, ...asked }: LinkFor) => {
      const row = await rows.liveOf({ ...asked, browser: hashOf(browser) })
      return row && { expiresAt: row.linkExpiresAt }
    },

    /** Finds a link by its token; that alone uses nothing up. */
    open: async (purpose: LinkPurpose, token: string, browser: string): Promise<Opened> => {
      const link = await rows.ofToken(purpose, mailedTokenHash(token))
      if (link === undefined || link.usedAt !== null || link.linkExpiresAt <= clock())
        return { status: 'expired' }
      return { status: link.browser === hashOf(browser) ? 'live' : 'other-browser', link }
    },

    /** Finds the change of address that a token takes back, as long as it does; that alone uses nothing up. */
    openBack: (token: string) =>
      rows.ofBackToken(mailedTokenHash(token), new Date(clock().getTime() - formerEmailMs)),

    newestOf: rows.newestOf,

    /** The newest change of an account's address that can be taken back now. */
    newestWayBack: (userId: string) =>
      rows.newestWayBack(userId, new Date(clock().getTime() - formerEmailMs)),

    /** Ends the way back of a change of address, and of those that followed it. */
    endWaysBack: rows.endWaysBack,

    /** The link of a token that was used for a password which is not set yet, while it would work. */
    cutOff: async (purpose: LinkPurpose, token: string) => {
      const link = await rows.ofToken(purpose, mailedTokenHash(token))
      const isCutOff = link?.usedAt != null && link.passwordHash !== undefined
      return isCutOff && link.linkExpiresAt > clock() ? link : undefined
    },

    /** Uses a link up, for a password where that is to be set then; false when somebody was faster. */
    spend: rows.spend,
    endOthers: rows.endOthers,
    finish: rows.finish,
  }
}

export type MailedLinks = ReturnType<typeof createMailedLinks>
