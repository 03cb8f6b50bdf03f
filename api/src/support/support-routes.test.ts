import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { questionMaximum, sendQuestionEndpoint } from '@shingle/shared/support/endpoints.ts'
import { operatorNotesMaximum } from '@shingle/shared/support/limits.ts'
import { afterAll, expect, test } from 'vitest'
import { signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ trustsProxy: true, operatorMail: 'operator@example.com' })
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
  const flooding = await send({}, '203.0.113.3')
  expect(flooding.body).toEqual({ isTold: false })
  const other = await send({}, '203.0.113.4')
  expect([other.status, other.body]).toEqual([200, { isTold: true }])
  expect(await mailed()).toBe(flooded + 1)
})

test('[T42] whoever was given 48 bits of IPv6 asks so often an hour, from however many of their networks', async () => {
  const statuses: number[] = []
  for (let line = 0; line < 45; line += 1)
    statuses.push((await send({}, `2001:db8:7:${(line << 8).toString(16)}::1`)).status)
  expect(statuses).toEqual([
    ...Array.from({ length: 40 }, () => 200),
    ...Array.from({ length: 5 }, () => 429),
  ])
  expect((await send({}, '2001:db8:8::1')).status).toBe(200)
})

test('[T42] so many questions are kept: those that nobody was sent give way first, and never to another of them', async () => {
  const questions = api.db.collection<{ _id: string }>('SupportQuestions')
  const fill = (isMailed: (at: number) => boolean) =>
    questions.insertMany(
      Array.from({ length: operatorNotesMaximum }, (_, at) => ({
        ...{ _id: `q-${at}`, email: 'eve@example.com', text: 'Dull.', isMailed: isMailed(at) },
        createdAt: new Date(Date.now() - 1e6 + at),
      })),
    )
  const gone = async () => {
    const kept = new Set(
      (await questions.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id),
    )
    return Array.from({ length: operatorNotesMaximum }, (_, at) => `q-${at}`).filter((id) => !kept.has(id))
  }
  const limits = api.db.collection('RateLimits')
  await limits.deleteMany({})
  for (let at = 0; at < 4; at += 1) await send({}, '203.0.113.5')
  await limits.updateMany({ key: /question-mails/ }, { $set: { points: 1e6 } })
  const usedUp = await limits.find().toArray()
  const useUpMails = async () => {
    await limits.deleteMany({})
    await limits.insertMany(usedUp)
  }
  await questions.deleteMany({})
  await fill((at) => at !== 3 && at !== 7)
  await limits.deleteMany({})
  expect([(await send({}, '203.0.113.5')).status, await gone()]).toEqual([200, ['q-3']])
  await useUpMails()
  expect([(await send({}, '203.0.113.5')).status, await gone()]).toEqual([200, ['q-3', 'q-7']])
  expect(await questions.countDocuments()).toBe(operatorNotesMaximum)
  await questions.deleteMany({})
  await fill(() => true)
  const refused = await send({}, '203.0.113.5')
  expect([refused.status, refused.body.code, await gone()]).toEqual([429, tooManyRequests.code, []])
  await limits.deleteMany({})
  expect([(await send({}, '203.0.113.5')).status, await gone()]).toEqual([200, ['q-0']])
})

test('[3.account] a question is an account’s to have and to delete only where its owner was signed in with that address', async () => {
  const [bob, eve] = [await signInAs(api, 'bob@example.com'), await signInAs(api, 'eve@example.com')]
  const ask = async (cookie = '') => {
    await api.db.collection('SupportQuestions').deleteMany({})
    await api.ask(sendQuestionEndpoint, {
      body: { email: 'Bob@example.com', text: 'Mine?' },
      headers: { 'x-forwarded-for': '203.0.113.9' },
      cookie,
    })
    return (await kept()).map(({ userId }) => userId)
  }
  expect(await ask(bob.cookie)).toEqual([bob.id])
  expect(await ask()).toEqual([undefined])
  expect(await ask(eve.cookie)).toEqual([undefined])
  expect(await ask(bob.cookie.slice(0, -3))).toEqual([undefined])
})

test('[1.support] where nobody is told by mail, whoever asks is told so, and the question is kept', async () => {
  const untold = await startTestApi()
  const sent = await untold.ask(sendQuestionEndpoint, { body: asking })
  expect([sent.status, sent.body]).toEqual([200, { isTold: false }])
  expect(await untold.db.collection('SupportQuestions').countDocuments()).toBe(1)
  await untold.close()
})
