import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../database/connect-database.ts'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { collections } from './collections.ts'
import { deleteRowsOf } from './delete-rows-of.ts'
import { openUsers } from './users.ts'

let server: EmbeddedMongo
let connection: DatabaseConnection
beforeAll(async () => {
  server = await startEmbeddedMongo({ file: ':memory:' })
  connection = await connectDatabase(server.uri, { name: 'product' })
})
afterAll(async () => {
  await connection.close()
  await server.close()
})

const root = join(import.meta.dirname, '../../../..')
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '')

/** Where a collection may be opened by its name: its own file, the database itself, and what tests the product. */
const mayOpen =
  /^shared\/storage\/src\/(rows\/collection\.ts$|embedded-mongo\/|conformance\/)|^(e2e|bench)\/|\/testing\/|\/fixtures\/|\.test\.tsx?$/

test('[design 4] no collection is opened but by its owner', async () => {
  const found = await Promise.all(
    sources
      .filter((file) => !mayOpen.test(file))
      .map(async (file) => {
        const text = await readFile(join(root, file), 'utf8').catch(() => '')
        return /\.collection\s*[<(]/.test(text) ? [file] : []
      }),
  )
  expect(found.flat()).toEqual([])
})

test('[reliability R6] no command goes to the database but through what gives it a deadline', async () => {
  const found = await Promise.all(
    sources
      .filter((file) => !mayOpen.test(file) && !file.startsWith('shared/storage/src/database/'))
      .map(async (file) => {
        const text = await readFile(join(root, file), 'utf8').catch(() => '')
        return /\b(db|database)\s*\.(command|admin|aggregate)\s*\(/.test(text) ? [file] : []
      }),
  )
  expect(found.flat()).toEqual([])
})

/** The collections of the specification and the design. */
const named = [
  ...['DraftWebsites', 'Websites', 'WebsiteInvites', 'WebsiteDomains', 'WebsiteDomainsHistory', 'AIPrompts'],
  ...['CustomerContactForms', 'NewsletterSubscriptions', 'OtpSessions', 'Sitemaps', 'Users', 'WebsiteImages'],
  ...['DraftSync', 'DraftSnapshots', 'DraftVersions', 'Sessions', 'Outbox', 'Jobs', 'MessageRecipients'],
  ...['Reports', 'DamagedDrafts', 'PublishedFiles', 'MailedLinks', 'Passkeys', 'AccountExports'],
  ...['KnownBrowsers', 'ProposedReviews', 'Imports', 'Creations', 'Certificates', 'WebsiteVisits'],
  ...['AssistantTokens', 'CertificateOrders', 'AcmeChallenges', 'AcmeAccounts', 'LeadSettings', 'LinkChecks'],
  ...['SupportQuestions', 'DraftEarlierUpdates', 'Deletions'],
]
const counting = ['Counters', 'RateLimits', 'ModelBudgets', 'UsageDays']

test('[3][design 4] every collection of the product has one owner', () => {
  const names = collections.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.toSorted()).toEqual([...named, ...counting].toSorted())
})

test('[design 4] a collection that is defined is among them, so that it gets its indexes and goes with its owner', async () => {
  const files = sources.filter(
    (file) => file.startsWith('shared/storage/src/rows/') && !file.endsWith('.test.ts'),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const defined = texts.flatMap((text) =>
    [...text.matchAll(/defineCollection\(\{\s*name: '(\w+)'/g)].map(([, name]) => name),
  )
  const calls = texts.flatMap((text) => text.match(/= defineCollection\(/g) ?? [])
  expect(defined).toHaveLength(calls.length)
  expect(defined.toSorted()).toEqual(collections.map(({ name }) => name).toSorted())
})

/** The collections whose rows are nobody's, each with the reason why it may be so. */
const nobodys: Readonly<Record<string, string>> = {
  AIPrompts: "the deployment's wordings",
  AcmeAccounts: "the deployment's own account at an authority",
  AcmeChallenges: 'end with their order, and by themselves within the hour',
  CertificateOrders: 'say which certificates are being ordered, and end by themselves within days',
  Counters: 'numbers that only grow',
  Deletions: 'say by a hash alone what was deleted, and end by themselves once no backup has it',
  Imports: 'tell of a link and not who asked, and end by themselves within the hour',
  Jobs: 'name ids alone, and end by themselves once done',
  LinkChecks: 'tell of an address and not who links it, and end by themselves within a day',
  ModelBudgets: 'whoever is counted is a keyed hash, and they end by themselves',
  RateLimits: 'whoever is counted is a keyed hash, and they end by themselves',
  Sitemaps: 'numbers of all websites, with no name in them',
  UsageDays: 'sums of a day, with nobody in them',
}

test("[4.delete] only rows that have a reason for it are nobody's: those of every other collection go with their owner", () => {
  const ownerless = collections.filter(({ owners }) => owners.length === 0).map(({ name }) => name)
  expect(ownerless.toSorted()).toEqual(Object.keys(nobodys).toSorted())
})

test('[design 1] a collection lives in the file of its name', async () => {
  const kebab = (name: string) =>
    name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()
  for (const { name } of collections) {
    const text = await readFile(join(import.meta.dirname, `${kebab(name)}.ts`), 'utf8')
    expect(text).toContain(`name: '${name}',`)
  }
})

const owned = (kind: string) =>
  collections.flatMap(({ name, owners }) =>
    owners.filter(({ of }) => of === kind).map(({ by }) => [name, by] as const),
  )

test.each(['website', 'account', 'address'] as const)(
  '[4.delete] deleting the rows of one %s leaves none of them, and every row of another',
  async (kind) => {
    const { db } = connection
    const [gone, kept] = [new ObjectId().toHexString(), new ObjectId().toHexString()]
    for (const [name, by] of owned(kind)) {
      for (const id of [gone, kept]) {
        // Whatever else is unique about a row differs, so that the owner is all that two rows could share.
        const unique = {
          email: `${name}-${by}-${id}`,
          websiteId: id,
          invitedUserEmail: `${by}-${id}`,
          handle: id,
          state: 'released',
        }
        await db
          .collection<{ _id: string }>(name)
          .insertOne({ _id: `${name}-${by}-${id}`, ...unique, [by]: id })
      }
    }
    await deleteRowsOf(db, kind, { id: gone })
    for (const [name, by] of owned(kind)) {
      const of = (id: string) => db.collection(name).countDocuments({ [by]: id })
      expect([name, await of(gone), await of(kept)]).toEqual([name, 0, 1])
    }
  },
)

test('[design 1] a row that is not what its collection says is not read', async () => {
  await connection.db
    .collection<{ _id: string; email: number; name: null }>('Users')
    .insertOne({ _id: 'odd', email: 7, name: null })
  await expect(openUsers(connection.db, () => new Date()).find('odd')).rejects.toThrow()
})
