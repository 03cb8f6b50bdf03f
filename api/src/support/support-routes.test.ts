import { questionMaximum, sendQuestionEndpoint } from '@shingle/shared/support/endpoints.ts'
import { afterAll, expect, test } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ trustsProxy: true })
afterAll(() => api.close())

const asking = { email: 'Ann@Example.com ', text: 'My code did not arrive.' }
const send = (body: object, from = '203.0.113.1') =>
  api.ask(sendQuestionEndpoint, {
    body: { ...asking, ...body },
    headers: { 'x-forwarded-for': from },
  })
const kept = () => api.db.collection('SupportQuestions').find().toArray()
const mailed = () => api.db.collection('Jobs').countDocuments({ name: 'mail:support-question' })

test('[1.support] anybody can ask, and the operator is told by mail without a word in the queue', async () => {
  expect((await send({ text: 'My code\u202e did\r\nnot arrive.' })).status).toBe(200)
  const [row] = await kept()
  expect(row).toMatchObject({ email: 'ann@example.com', text: 'My code did\nnot arrive.' })
  const job = await api.db.collection('Jobs').findOne({ name: 'mail:support-question' })
  expect(job?.payload).toEqual({ questionId: row?._id })
})

test('[1.support] what is no address, says nothing or says too much is refused by its name, and keeps nothing', async () => {
  const before = (await kept()).length
  const bad = {
    email: ['', 'ann', 'ann@', 'ann@example.com, bea@example.com', `${'a'.repeat(400)}@example.com`],
    text: ['', ' \n ', 'x'.repeat(questionMaximum + 1)],
  }
  const each = Object.entries(bad).flatMap(([field, values]) =>
    values.map((value) => [field, value] as const),
  )
  for (const [field, value] of each) {
    const refused = await send({ [field]: value }, '203.0.113.2')
    expect([refused.status, refused.body.field]).toEqual([400, field])
    await api.db.collection('RateLimits').deleteMany({})
  }
  expect((await kept()).length).toBe(before)
})

test('[T42] whoever floods the operator is one of many: the first questions of each network are mailed', async () => {
  for (let at = 0; at < 70; at += 1) {
    await api.db.collection('RateLimits').deleteMany({ key: /questions-per-address/ })
    expect((await send({}, '203.0.113.3')).status).toBe(200)
  }
  const flooded = await mailed()
  expect(flooded).toBeLessThanOrEqual(1 + 3 + 60)
  expect((await send({}, '203.0.113.4')).status).toBe(200)
  expect(await mailed()).toBe(flooded + 1)
})
