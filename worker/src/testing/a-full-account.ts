import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { plainImage } from '@shingle/shared/image/image-value.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { type Db, ObjectId } from 'mongodb'
import { domainRows } from './domain-rows.ts'
import { keptSecret } from './kept-secret.ts'

/** Whose account is made, and how much there is of it. */
export interface FullAccount {
  /** A word that stands in everything of theirs that they may see. */
  readonly who: string
  readonly websites: readonly string[]
  readonly messages: number
  readonly versions: number
  readonly pictures: number
}

const at = new Date('2026-05-12T10:00:00Z')
const later = new Date(Date.now() + 1e9)
const secrets = { secret: keptSecret, token: keptSecret, browser: keptSecret, passwordHash: keptSecret }

const ownRows = (userId: string, { who }: FullAccount) => {
  const email = `${who}@example.com`
  return {
    Users: {
      ...{ _id: userId, email, name: `${who} name`, createdAt: at },
      ...{ registeredAt: at, firstProvider: 'google' },
      google: { subject: `${who} subject`, email: `${who}@gmail.example`, connectedAt: at },
      password: { hash: keptSecret, setAt: at },
    },
    Sessions: {
      ...{
        _id: `${keptSecret}-${who}`,
        userId,
        current: keptSecret,
        previous: keptSecret,
        sealed: keptSecret,
      },
      ...{ rotatedAt: at, createdAt: at, expiresAt: at, endsAt: at, revokedAt: null },
      device: { browser: `${who} browser`, system: 'Linux', kind: 'computer' },
    },
    Passkeys: {
      ...{ _id: `${keptSecret}-${who}`, userId, publicKey: keptSecret, counter: 1, transports: [] },
      ...{ name: `${who} passkey`, slot: 0, createdAt: at, lastUsedAt: null },
    },
    OtpSessions: {
      ...{ _id: `${keptSecret}-${who}`, email, ...secrets, tries: 0, createdAt: at },
      ...{ codeExpiresAt: at, expiresAt: later, endedBy: null },
    },
    MailedLinks: {
      ...{ _id: `${keptSecret}-${who}`, purpose: 'sign-in', email, ...secrets, createdAt: at },
      ...{ linkExpiresAt: at, expiresAt: later, usedAt: null },
    },
    KnownBrowsers: { _id: `${email} ${keptSecret}`, email, createdAt: at, expiresAt: later },
    Outbox: {
      ...{ _id: new ObjectId(), to: email, subject: keptSecret, html: keptSecret, text: keptSecret },
      ...{ replyTo: null, createdAt: at },
    },
    Creations: {
      ...{ _id: `${keptSecret}-${who}`, userId, content: keptSecret, parts: [], stage: 'Personalizing' },
      ...{ attempts: 1, outcome: null, createdAt: at, expiresAt: later },
    },
    SupportQuestions: {
      ...{ _id: `${keptSecret}-${who}`, email, userId, text: `${who} question`, createdAt: at },
    },
    ...domainRows(userId, who),
    AssistantTokens: {
      ...{ _id: `${keptSecret}-${who}`, userId, name: `${who} assistant` },
      ...{ scopes: ['read'], slot: 0, createdAt: at, lastUsedAt: null },
    },
    Websites: {
      ...{ _id: `${who}-address`, state: 'released', websiteId: 'x', userId, version: 1, seq: 1 },
      ...{ settings: null, content: null, page: null, sitemapBucket: null },
      ...{ createdAt: at, modifiedAt: at, reservedUntil: later },
    },
  }
}

const websiteRows = (websiteId: string, { who }: FullAccount) => ({
  NewsletterSubscriptions: {
    ...{ _id: `${websiteId}-n`, websiteId, email: `${who}-reader@example.com`, ...secrets },
    ...{ token: `${keptSecret}-${websiteId}`, consentText: 'Yes', createdAt: at, confirmedAt: at },
  },
  MessageRecipients: {
    ...{ _id: `${websiteId}-r`, websiteId, email: `${who}-desk@example.com`, secret: keptSecret },
    ...{ token: `${keptSecret}-${websiteId}`, createdAt: at, confirmedAt: null },
  },
  ProposedReviews: {
    ...{ _id: `${keptSecret}-${websiteId}`, websiteId, paragraph: `${who} praise`, createdAt: at },
    ...{ authorName: 'A customer', authorLocation: 'Leeds' },
  },
  LeadSettings: { _id: `${keptSecret}-${websiteId}`, websiteId, mails: 'daily' },
  WebsiteVisits: { _id: `${websiteId} d`, websiteId, day: '2026-05-12', views: 1, expiresAt: later },
  WebsiteInvites: {
    ...{ _id: `${keptSecret}-${websiteId}`, websiteId, invitedUserEmail: `${who}-editor@example.com` },
    ...{ invitedUserId: null, role: 'Collaborator', accepted: false, createdAt: at },
  },
  Reports: {
    ...{ _id: `${websiteId}-t`, websiteId, handle: 'h', reason: 'deceives', text: keptSecret, createdAt: at },
  },
  DraftEarlierUpdates: { _id: websiteId, after: 0, updates: [] },
  DamagedDrafts: { _id: `${websiteId}-d`, websiteId, updates: [], keptUntil: later },
  PublishedFiles: { _id: `${websiteId}-p`, websiteId, page: keptSecret, keys: [keptSecret], removeAt: null },
})

const contentOf = ({ who }: FullAccount, name: string, reference: string | undefined): DraftContent => {
  const blank = blankContent()
  const alt = `${who} alt /..\\ text`
  const sections = blank.sections.map((section) =>
    section.type === 'Introduction' && reference !== undefined
      ? {
          ...section,
          image: { ...plainImage, provider: 'Custom' as const, reference, alt, width: 8, height: 8 },
        }
      : section,
  )
  return { ...blank, sections, business: { ...blank.business, name: `${who} ${name}` } }
}

interface Ground {
  readonly db: Db
  readonly files: FileStore
}

interface AnyRow {
  readonly _id: unknown
  readonly [field: string]: unknown
}

const insert = async ({ db }: Ground, collection: string, rows: readonly AnyRow[]): Promise<void> => {
  if (rows.length > 0) await db.collection<{ _id: unknown }>(collection).insertMany([...rows])
}

const times = <Value>(count: number, make: (nth: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, nth) => make(nth))

const pictureRows = async ({ files }: Ground, websiteId: string, { who, pictures }: FullAccount) => {
  const keys = await Promise.all(
    times(pictures, (nth) =>
      files.put(Buffer.from(`${who} picture ${nth} of ${websiteId}`), { type: 'image/webp' }),
    ),
  )
  return keys.map((key, slot) => ({
    ...{ _id: `${websiteId}/${key}`, websiteId, userId: who, createdAt: at, slot },
    ...{ reference: key, width: 8, height: 8, renditions: [{ key, width: 8 }] },
  }))
}

const aWebsite = async (
  ground: Ground,
  full: FullAccount,
  of: { userId: string; nth: number },
): Promise<void> => {
  const { who } = full
  const { userId, nth: slot } = of
  const websiteId = new ObjectId().toHexString()
  const name = full.websites[slot] ?? ''
  for (const [collection, row] of Object.entries(websiteRows(websiteId, full)))
    await insert(ground, collection, [row])
  const pictures = await pictureRows(ground, websiteId, full)
  await insert(ground, 'WebsiteImages', pictures)
  const content = contentOf(full, name, pictures[0]?.reference)
  await createDraftLog(ground.db).create(websiteId, { id: userId, name: 'n' }, seedDraft(content))
  const draft = {
    ...{ _id: websiteId, userId, version: '1.0', handle: null, slot },
    websiteSettings: { id: websiteId, businessName: `${who} ${name}`, favIcon: null, fingerprint: 'f' },
    ...{ createdAt: at, modifiedAt: at, lastDesignedAt: null, lastPublishedAt: null, published: null },
    ...{ lastModifiedBy: { userId, timestamp: at }, trashedAt: slot === 1 ? at : null },
  }
  await insert(ground, 'DraftWebsites', [draft])
  const version = (nth: number) => ({
    ...{ _id: `${websiteId}-v${nth}`, draftId: websiteId, name: `${who} version ../${nth}`, seq: 1 },
    ...{ reason: 'published', author: { id: userId }, createdAt: new Date(at.getTime() + nth) },
    ...{ content, references: [], fingerprint: 'f', endedEpochs: [] },
  })
  await insert(ground, 'DraftVersions', times(full.versions, version))
  const message = (nth: number) => ({
    ...{ _id: `${websiteId}-m${nth}`, websiteId, handle: 'h', sectionId: 's', businessName: 'b' },
    fields: [{ title: 'Message', value: `${who} message ${nth}.`, type: 'TextArea' }],
    ...{ email: null, sendTo: null, ownerId: userId, createdAt: at },
  })
  await insert(ground, 'CustomerContactForms', times(full.messages, message))
}

/** Writes an account into a database with rows in every collection that anybody owns; answers its id. */
export const aFullAccount = async (ground: Ground, full: FullAccount): Promise<string> => {
  const userId = new ObjectId().toHexString()
  for (const [collection, row] of Object.entries(ownRows(userId, full)))
    await insert(ground, collection, [row])
  // Of whoever typed this address and was not signed in.
  const asked = { email: `${full.who}@example.com`, text: keptSecret, createdAt: at }
  await insert(ground, 'SupportQuestions', [{ _id: `${keptSecret}-typed-${full.who}`, ...asked }])
  for (const nth of full.websites.keys()) await aWebsite(ground, full, { userId, nth })
  return userId
}
