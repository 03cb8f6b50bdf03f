import { domainsMaximum } from '@shingle/shared/domain/limits.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { domainClaims } from './domain-claims.ts'
import { domainRowSchema } from './domain-row.ts'
import { domainSteps } from './domain-steps.ts'
import { whereText } from './text-index.ts'

const copied = {
  row: z.pick(domainRowSchema, {
    ...{ domainName: true, websiteId: true, websiteName: true, state: true, failureReason: true },
    ...{ createdAt: true, modifiedAt: true, verifiedAt: true, connectedAt: true },
  }),
} as const

/**
 * WebsiteDomains (specification 3). Everybody may begin to connect any domain: a claim without proof keeps nobody from
 * theirs. Of those to one name the database lets one hold it, the first that was proved.
 */
export const websiteDomains = defineCollection({
  name: 'WebsiteDomains',
  row: domainRowSchema,
  owners: [
    { of: 'website', by: 'websiteId', copy: { told: 'domains.json' } },
    {
      ...{ of: 'account', by: 'userId' },
      copy: { ...{ file: 'domains.json', about: 'the domains that you connected' }, ...copied },
    },
  ],
  indexes: [
    {
      key: { domainName: 1, userId: 1 },
      unique: true,
      partialFilterExpression: whereText('domainName'),
    },
    { key: { held: 1 }, unique: true, partialFilterExpression: whereText('held') },
    { key: { websiteId: 1 }, unique: true, partialFilterExpression: whereText('websiteId') },
    { key: { userId: 1 } },
    // Of those that an account connects at once no two get the same place.
    {
      key: { userId: 1, slot: 1 },
      unique: true,
      partialFilterExpression: { slot: { $type: 'number' } },
    },
  ],
})

type Open = ReturnType<typeof websiteDomains.open>

const servedSchema = z.pick(domainRowSchema, { websiteId: true, connectedAt: true })
const idSchema = z.pick(domainRowSchema, { _id: true })
const namedSchema = z.pick(domainRowSchema, { domainName: true, websiteId: true })
const heldSchema = z.pick(domainRowSchema, { held: true, websiteId: true })

const shown = (websiteIds: readonly string[]) =>
  ({ websiteId: { $in: [...websiteIds] }, state: 'Connected', held: { $type: 'string' } }) as const

/** www leads here as far as was seen; where nobody answered who was asked, it may as well as before. */
const wwwSeen = { $or: [{ 'look.seen.www': true }, { 'look.told.answering': { $size: 0 } }] }

const questions = ({ one, all, only, raw }: Open) => ({
  find: (id: string) => one({ _id: id }),
  ofWebsite: (websiteId: string) => one({ websiteId }),
  idOf: async (websiteId: string): Promise<string | undefined> =>
    (await only(idSchema).one({ websiteId }))?._id,
  /** What an account has of a domain. */
  ofAccount: (userId: string, domainName: string) => one({ userId, domainName }),
  countOf: (userId: string) => raw.countDocuments({ userId }),
  /** How many domains that an account has proved to be its own are with a website. */
  countJoined: (userId: string) =>
    raw.countDocuments({ userId, held: { $type: 'string' }, websiteId: { $type: 'string' } }),
  everyOf: (userId: string) => all({ userId }, { sort: { createdAt: 1, _id: 1 }, limit: domainsMaximum }),
  /** Which domain of an account has been with no website for longest. */
  longestParted: (userId: string) => one({ userId, websiteId: null }, { sort: { modifiedAt: 1, _id: 1 } }),
  /** Whether an account but this one is connecting a domain, or has proved that it is theirs. */
  claimBeside: async (domainName: string, userId: string): Promise<'pending' | 'held' | null> => {
    const theirs = { domainName, userId: { $ne: userId } }
    if ((await raw.countDocuments({ ...theirs, held: domainName }, { limit: 1 })) === 1) return 'held'
    const open = { ...theirs, state: { $ne: 'Failed' }, websiteId: { $type: 'string' } } as const
    return (await raw.countDocuments(open, { limit: 1 })) === 1 ? 'pending' : null
  },
  /** What is served at a domain: held, connected, and with a website. */
  served: (held: string) =>
    only(servedSchema).one({ held, state: 'Connected', websiteId: { $type: 'string' } }),
  /** Who holds a domain. */
  holder: (held: string) => one({ held }),
  /** Whether anybody holds a domain. */
  isHeld: async (held: string): Promise<boolean> => (await raw.countDocuments({ held }, { limit: 1 })) === 1,
  /** Whether a certificate may be made for a domain, or for it with www: whose it is is proved, and the name leads here. */
  mayHaveCertificate: async (held: string, isWww = false): Promise<boolean> =>
    (await raw.countDocuments(
      {
        ...{ held, websiteId: { $type: 'string' } },
        state: { $in: ['PendingCertificateActivation', 'Connected'] },
        ...(isWww && wwwSeen),
      },
      { limit: 1 },
    )) === 1,
  /** The domains at which some websites are found, by their ids: one that fails is nobody's way to a website. */
  servedOf: async (websiteIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const rows = await only(heldSchema).all({ ...shown(websiteIds), failingAt: null })
    return new Map(rows.flatMap(({ held, websiteId }) => (held && websiteId ? [[websiteId, held]] : [])))
  },
  /** The domains of some websites that failed, or that nobody is sent to any more, by the ids of these. */
  failingOf: async (websiteIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const isOff = {
      $or: [{ state: 'Failed' as const }, { state: 'Connected' as const, failingAt: { $ne: null } }],
    }
    const rows = await only(namedSchema).all({ websiteId: { $in: [...websiteIds] }, ...isOff })
    return new Map(rows.flatMap(({ domainName, websiteId }) => (websiteId ? [[websiteId, domainName]] : [])))
  },
  /** The domain at which a website is shown to whoever comes there, be it one that fails. */
  shownAt: async (websiteId: string): Promise<string | undefined> =>
    (await only(heldSchema).one(shown([websiteId])))?.held,
})

/** The domains of one deployment. */
export const openWebsiteDomains = (db: Db, clock: () => Date) => {
  const rows = websiteDomains.open(db)
  return { ...questions(rows), ...domainClaims(rows, clock), ...domainSteps(rows, clock) }
}

/** The domains, as `openWebsiteDomains` opens them. */
export type WebsiteDomains = ReturnType<typeof openWebsiteDomains>
