import { readImportEndpoint, startImportEndpoint } from '@shingle/shared/import/endpoints.ts'
import { importLifetimeMs } from '@shingle/shared/import/import-limits.ts'
import { importGone } from '@shingle/shared/import/problems.ts'
import { readLinkJob } from '@shingle/storage/importing/import-jobs.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ trustsProxy: true })
afterAll(() => api.close())

const start = async (link: string) => api.ask(startImportEndpoint, { body: { link } })
const read = (importId: string) => api.ask(readImportEndpoint, { params: { importId } })

test('[1.import] a link is kept until it is read, and a job reads it', async () => {
  const { status, body } = await start('Rook.example/Prices')
  expect(status).toBe(202)
  expect(await api.row('Imports', body.importId)).toMatchObject({ link: 'https://rook.example/prices' })
  expect((await read(body.importId)).body).toEqual({ state: 'reading', step: 'Checking link', note: '' })
  const job = await api.db.collection('Jobs').findOne({ name: readLinkJob.name })
  expect(job?.payload).toEqual({ importId: body.importId })
})

test('[security 2.5] whoever has many links read lets others have theirs read first, and is named nowhere', async () => {
  await api.db.collection('Jobs').deleteMany({})
  const from = async (address: string) =>
    (
      await api.ask(startImportEndpoint, {
        body: { link: 'rook.example' },
        headers: { 'x-forwarded-for': address },
      })
    ).body.importId
  const crowd = await Promise.all([1, 2, 3, 4, 5].map((at) => from(`2001:db8:7:${at}00::1`)))
  const others = [await from('192.0.2.7'), await from('192.0.2.8')]
  expect(JSON.stringify(await api.db.collection('Jobs').find().toArray())).not.toMatch(/192\.0|2001/)
  const queue = createJobQueue(api.db, api.options)
  const take = async () =>
    z.parse(readLinkJob.payload, (await queue.take([readLinkJob.name]))?.payload).importId
  const [first, ...next] = [await take(), await take(), await take()]
  expect(crowd).toContain(first)
  expect(next).toEqual(others)
})

test.each(['rook and son barbers', 'javascript:alert(1)', 'http://127.0.0.1/', 'http://localhost', ''])(
  '[5.import] %j is no web address, and nothing is kept of it',
  async (link) => {
    const before = await api.db.collection('Imports').countDocuments()
    expect((await start(link)).status).toBe(400)
    expect(await api.db.collection('Imports').countDocuments()).toBe(before)
  },
)

test('[1.import] what was read is gone once somebody has chosen from it, and after an hour', async () => {
  const [first, second] = [await start('rook.example'), await start('rook.example')]
  await api.call(`/api/imports/${first.body.importId}`, { method: 'DELETE' })
  expect(await read(first.body.importId)).toMatchObject({ status: 404, body: { code: importGone.code } })
  expect((await read(second.body.importId)).status).toBe(200)
  api.later(importLifetimeMs + 1)
  expect((await read(second.body.importId)).status).toBe(404)
})

test('[1.import] nobody guesses an import', async () => {
  const { body } = await start('rook.example')
  expect(body.importId.length).toBeGreaterThanOrEqual(22)
})
