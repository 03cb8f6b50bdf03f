import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const rowSchema = z.object({
  /** The domain as machines write it, without www. */
  _id: z.string(),
  websiteId: z.string(),
  userId: z.string(),
  /** Every name that it is for. */
  names: z.array(z.string()),
  /** The chain, as PEM. */
  chain: z.string(),
  /** The private key, sealed with the deployment's secret. */
  key: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
})

/** A row of Certificates. */
export type CertificateRow = z.output<typeof rowSchema>

type Holder = Pick<CertificateRow, 'websiteId' | 'userId'>

const withheld = 'the certificates of your domains: their keys are the servers’ own'

/** Certificates: what proves a connected domain to browsers. */
export const certificates = defineCollection({
  name: 'Certificates',
  row: rowSchema,
  owners: [
    { of: 'website', by: 'websiteId', copy: { withheld } },
    { of: 'account', by: 'userId', copy: { withheld } },
  ],
  indexes: [
    { key: { websiteId: 1 } },
    { key: { userId: 1 } },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
})

/** Renewed in the last third of its life, as authorities ask for. */
const renewedIn = 3

/** When a certificate is to be renewed. */
export const renewalAt = ({
  createdAt,
  expiresAt,
}: Pick<CertificateRow, 'createdAt' | 'expiresAt'>): Date => {
  const life = expiresAt.getTime() - createdAt.getTime()
  return new Date(expiresAt.getTime() - life / renewedIn)
}

/** Renewed by then or not at all, as it seems: within its last sixth, two weeks of three months. */
const overdueIn = 6

const lifeSchema = z.pick(rowSchema, { createdAt: true, expiresAt: true })
const namesSchema = z.pick(rowSchema, { names: true })

/** The certificates of one deployment. */
export const openCertificateRows = (db: Db) => {
  const { one, only, raw } = certificates.open(db)
  return {
    find: (domainName: string) => one({ _id: domainName }),
    /** When the certificate of a domain is to be renewed; null where there is none. */
    renewalOf: async (domainName: string): Promise<Date | null> => {
      const row = await only(lifeSchema).one({ _id: domainName })
      return row === undefined ? null : renewalAt(row)
    },
    /** When a certificate ends that is to be renewed for long; null where there is none, or time enough. */
    overdueUntil: async (domainName: string, now: Date): Promise<Date | null> => {
      const row = await only(lifeSchema).one({ _id: domainName })
      if (row === undefined) return null
      const left = row.expiresAt.getTime() - now.getTime()
      return left < (row.expiresAt.getTime() - row.createdAt.getTime()) / overdueIn ? row.expiresAt : null
    },
    /** Every name that the certificate of a domain is for; null where there is none here. */
    namesOf: async (domainName: string): Promise<readonly string[] | null> =>
      (await only(namesSchema).one({ _id: domainName }))?.names ?? null,
    /** Keeps a certificate in the place of the one before. */
    keep: async ({ _id, ...row }: CertificateRow): Promise<void> => {
      await raw.updateOne({ _id }, { $set: row }, { upsert: true })
    },
    /** Makes it that of the website and account that hold its domain. */
    giveTo: async (domainName: string, { websiteId, userId }: Holder): Promise<void> => {
      await raw.updateOne({ _id: domainName }, { $set: { websiteId, userId } })
    },
    /** Makes those of a website its new owner's. */
    setOwner: async (websiteId: string, userId: string): Promise<void> => {
      await raw.updateMany({ websiteId }, { $set: { userId } })
    },
    /** Deletes what an account has left of a domain that it holds no more; another holder's stays. */
    drop: async ({ domainName, userId }: { readonly domainName: string; readonly userId: string }) => {
      await raw.deleteOne({ _id: domainName, userId })
    },
  }
}

/** The certificates, as `openCertificateRows` opens them. */
export type CertificateRows = ReturnType<typeof openCertificateRows>
