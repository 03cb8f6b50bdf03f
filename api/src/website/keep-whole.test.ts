import { answersSchema } from '@shingle/shared/generation/answers.ts'
import { createSweepIfDeleted, sweepJob } from '@shingle/storage/deletion/sweep-deleted.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import type { Db } from 'mongodb'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createImageResizer } from '../image/image-resizer.ts'
import { createImages } from '../image/images.ts'
import { keepUpload } from '../image/keep-upload.ts'
import { createKeepProject } from '../project-file/keep-project.ts'
import { aDraft, plumberAnswers } from '../testing/a-draft.ts'
import { killedAfter } from '../testing/killed-after.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { createVersions } from '../version/versions.ts'
import { createDrafts, freshDraftId } from './drafts.ts'
import { openMaking } from './open-making.ts'
import { readContent } from './read-content.ts'

const { api, ann } = await openTestApi('ann')
const resizeImage = createImageResizer()

const withPicture = answersSchema.parse({
  ...plumberAnswers,
  imported: {
    ...{ phones: [], emails: [], streetAddress: '', postalCode: '', hours: {}, offers: [] },
    pictures: [{ url: 'https://rook.example/1.jpg', text: 'A tap' }],
  },
})
const bytes = await sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#345' } })
  .jpeg()
  .toBuffer()
const fetchOutside: FetchOutside = async ({ url }) => ({
  ...{ ok: true, url: new URL(url), status: 200, type: 'image/jpeg', charset: '', bytes },
})

/** The ways to a website of a process over `db`. */
const openProcess = (db: Db) => {
  const options = { ...api.options, db }
  const { clock } = options
  const log = createDraftLog(db)
  const stores = { log, drafts: createDrafts(db, clock), versions: createVersions(db, clock) }
  const ports = { ...options, ...stores, fetchOutside, images: createImages(options), limit: 1_000 }
  const making = openMaking({
    ...{ ...ports, resizeImage, queue: createJobQueue(db, options) },
    sweepIfDeleted: createSweepIfDeleted(options),
  })
  return { ...making, keepProject: createKeepProject({ ...ports, ...making }), images: ports.images }
}

const owner = { ...ann, name: null, sessionId: 's', authenticatedAt: new Date() }
const sizes = [{ bytes: new Uint8Array([1, 2, 3]), width: 4, height: 4 }]
const first = await aDraft(api, ann)
await keepUpload(
  { images: openProcess(api.db).images, files: api.options.files },
  { draftId: first, accountId: ann.id },
  { sizes },
)
const read = await readContent(createDraftLog(api.db), { draftId: first, accountId: ann.id })
if (!read.ok) throw new Error(read.problem.text)
const { content } = read.value

const ways = {
  'is made of answers': (db: Db) => openProcess(db).createWebsite(withPicture, owner, freshDraftId()),
  'is duplicated': (db: Db) => openProcess(db).duplicateWebsite({ _id: first }, owner),
  'is made of a project': (db: Db) =>
    openProcess(db).keepProject({ content, pictures: new Map([['picture', { sizes }]]), leftOut: [] }, owner),
}

const idsOf = (collection: string, field: string): Promise<string[]> =>
  api.db.collection(collection).distinct(field)

test.each(Object.entries(ways))(
  '[reliability R6] a process that is killed at any command while a website %s leaves it whole, or nothing of it',
  async (_, make) => {
    let [isDone, at] = [false, 0]
    while (!isDone) {
      const before = await idsOf('DraftWebsites', '_id')
      const { db, wasKilled } = killedAfter(api.db, at)
      await make(db).catch(() => undefined)
      isDone = !wasKilled()
      const websites = new Set(await idsOf('DraftWebsites', '_id'))
      const orders = await api.db.collection('Jobs').find({ name: sweepJob.name }).toArray()
      for (const { payload } of orders) await createSweepIfDeleted(api.options)(payload.websiteId)
      for (const [collection, field] of [
        ['DraftSync', '_id'],
        ['DraftVersions', 'draftId'],
        ['WebsiteImages', 'websiteId'],
      ] as const)
        expect([at, collection, new Set(await idsOf(collection, field))]).toEqual([at, collection, websites])
      if (isDone) expect(websites.size).toBe(before.length + 1)
      at += 1
    }
    expect(at).toBeGreaterThan(10)
  },
  180_000,
)
