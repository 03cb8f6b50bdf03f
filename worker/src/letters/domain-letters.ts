import type { MailDefinition } from '@shingle/mail/define-mail.ts'
import type { DomainLetterProps } from '@shingle/mail/domain-letter-props.ts'
import { wordsOfFinding } from '@shingle/shared/domain/doctor/finding-words.ts'
import { shownDomain } from '@shingle/shared/domain/domain-name.ts'
import type { MailOrderData } from '@shingle/shared/mail/mail-orders.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { chapterPath } from '@shingle/shared/paths/chapter-path.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { openToldCertificates } from '@shingle/storage/certificates/told-certificates.ts'
import { createHasWww } from '@shingle/storage/domains/has-www.ts'
import type { DomainRow } from '@shingle/storage/rows/domain-row.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import type { AddressedMail, LetterSources } from './letter-writer.ts'

type Order = MailOrderData<
  'domain-connected' | 'domain-failing' | 'domain-failed' | 'domain-unrenewed' | 'domain-disconnected'
>

/** Writes to the owner of a domain for as long as what it tells is so. */
const toDomainOwner = async (
  { db, origins, clock, domainSettings }: LetterSources,
  { domainId, companyName }: Order & { readonly companyName?: string | undefined },
  about: {
    readonly isSo: (row: DomainRow) => boolean
    readonly load: (row: DomainRow) => Promise<MailDefinition<DomainLetterProps>>
  },
): Promise<AddressedMail | undefined> => {
  const row = await openWebsiteDomains(db, clock).find(domainId)
  if (row === undefined || !about.isSo(row)) return undefined
  const to = await openUsers(db, clock).addressOf(row.userId)
  if (to === undefined) return undefined
  const draft = row.websiteId === null ? undefined : await openDraftWebsites(db, clock).find(row.websiteId)
  const [finding] = row.look?.findings ?? []
  const { writeMail } = await import('@shingle/mail/write-mail.tsx')
  return {
    to,
    ...(await writeMail(await about.load(row), {
      domain: shownDomain(row.domainName),
      businessName:
        draft === undefined ? (companyName ?? null) : websiteName(draft.websiteSettings.businessName),
      domainUrl: domainSettings.originOf(row.domainName),
      wasConnected: row.connectedAt !== null,
      unrenewedUntil: row.unrenewedUntil ?? null,
      hasWww: await createHasWww(openToldCertificates(db, domainSettings))(row),
      settingsUrl:
        draft === undefined
          ? `${origins.app}${appPaths.websites}`
          : `${origins.app}${chapterPath(draft._id, 'domain')}`,
      why: finding === undefined ? null : wordsOfFinding(finding.kind, row.verifiedAt !== null).title,
    })),
  }
}

/** Tells the owner of a domain that it leads to their website from now on. */
export const domainConnected = (sources: LetterSources) => (data: MailOrderData<'domain-connected'>) =>
  toDomainOwner(sources, data, {
    isSo: ({ state, websiteId }) => state === 'Connected' && websiteId !== null,
    load: async () => (await import('@shingle/mail/domain-connected.ts')).domainConnectedMail,
  })

/** Tells the owner of a connected domain that its records are not right any more, while they can still be set right. */
export const domainFailing = (sources: LetterSources) => (data: MailOrderData<'domain-failing'>) =>
  toDomainOwner(sources, data, {
    isSo: ({ state, websiteId, failingAt }) =>
      state === 'Connected' && websiteId !== null && failingAt !== null,
    load: async () => (await import('@shingle/mail/domain-failing.ts')).domainFailingMail,
  })

/** Tells the owner of a domain that connecting it failed, and why. */
export const domainFailed = (sources: LetterSources) => (data: MailOrderData<'domain-failed'>) =>
  toDomainOwner(sources, data, {
    isSo: ({ state, websiteId }) => state === 'Failed' && websiteId !== null,
    load: async () => (await import('@shingle/mail/domain-failed.ts')).domainFailedMail,
  })

/** Tells the owner of a domain that its certificate could not be renewed, while it still lasts. */
export const domainUnrenewed = (sources: LetterSources) => (data: MailOrderData<'domain-unrenewed'>) =>
  toDomainOwner(sources, data, {
    isSo: ({ state, websiteId, unrenewedUntil }) =>
      state === 'Connected' && websiteId !== null && (unrenewedUntil ?? null) !== null,
    load: async () => (await import('@shingle/mail/domain-unrenewed.ts')).domainUnrenewedMail,
  })

/** Tells the owner of a domain that it leads to no website any more, or that it never came to that. */
export const domainDisconnected = (sources: LetterSources) => (data: MailOrderData<'domain-disconnected'>) =>
  toDomainOwner(sources, data, {
    isSo: ({ websiteId }) => websiteId === null,
    load: async ({ connectedAt }) =>
      connectedAt === null
        ? (await import('@shingle/mail/domain-given-up.ts')).domainGivenUpMail
        : (await import('@shingle/mail/domain-disconnected.ts')).domainDisconnectedMail,
  })
