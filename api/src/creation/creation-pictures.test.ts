import { createServer } from 'node:http'
import { isPartlyOurs } from '@shingle/shared/creation/progress.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { followCreationEndpoint, generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { createSweepIfDeleted, sweepJob } from '@shingle/storage/deletion/sweep-deleted.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import {
  honestly,
  startFakeEndpoint,
} from '@shingle/storage/providers/language-model/fake-endpoint.testing.ts'
import { creationLifetimeMs, creations } from '@shingle/storage/rows/creations.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startJobs } from '../start-jobs.ts'
import { plumberAnswers } from '../testing/a-draft.ts'
import { writeOfPlumber } from '../testing/fake-writer.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { listen, startTestApi } from '../testing/start-test-api.ts'
import { readContent } from '../website/read-content.ts'

const bytes = await sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#345' } })
  .jpeg()
  .toBuffer()
const rook = createServer((_, response) =>
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes),
)
const port = await listen(rook)
const endpoint = await startFakeEndpoint(honestly(writeOfPlumber))
const api = await startTestApi({ modelAt: endpoint.baseUrl, outside: { port } })
afterAll(async () => {
  rook.close()
  await api.close()
  await endpoint.close()
})

const answers = {
  ...plumberAnswers,
  imported: {
    ...{ phones: [], emails: [], streetAddress: '', postalCode: '', hours: {}, offers: [] },
    pictures: [{ url: 'https://rook.example/tap.jpg', text: 'A tap that closes' }],
  },
}
const ann = await signInAs(api, 'ann@example.com')
const begin = (key: string) =>
  api.ask(generationEndpoint, { body: { answers, key: key.repeat(32) }, token: ann.token })
const pictures = (websiteId: string) => api.db.collection('WebsiteImages').countDocuments({ websiteId })

test('[1.import] pictures that were ticked are on the page that the model writes, and in its library', async () => {
  const worker = startJobs(api.options)
  const begun = await begin('1')
  const { draftId } = begun.answer
  const follow = addressOf(followCreationEndpoint, { params: { id: draftId } })
  const { text } = await api.call(follow, { token: ann.token })
  await worker.close()
  const last = JSON.parse([...text.matchAll(/^data: (.*)$/gm)].at(-1)?.[1] ?? '{}')
  expect([begun.status, last.outcome, isPartlyOurs(last)]).toEqual([202, { is: 'made' }, false])
  const read = await readContent(createDraftLog(api.db), { draftId, accountId: ann.id })
  const gallery = read.ok ? read.value.content.sections.find(({ type }) => type === 'Gallery') : undefined
  expect(gallery).toMatchObject({ items: [{ image: { provider: 'Custom', alt: 'A tap that closes' } }] })
  expect(JSON.stringify(read)).toContain('Leaks stopped, drains cleared')
  expect(await pictures(draftId)).toBe(1)
})

test('[reliability R6] of a creation that nobody completed no picture stays', async () => {
  const { draftId } = (await begin('2')).answer
  expect(await pictures(draftId)).toBe(1)
  const order = await api.db.collection('Jobs').findOne({ name: sweepJob.name, 'payload.websiteId': draftId })
  // Not before it is forgotten itself.
  expect(order?.runAt.getTime() - api.options.clock().getTime()).toBeGreaterThan(creationLifetimeMs)
  await api.db.collection(creations.name).deleteMany({})
  await createSweepIfDeleted(api.options)(draftId)
  expect(await pictures(draftId)).toBe(0)
})
