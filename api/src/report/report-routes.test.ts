import { sendReportEndpoint } from '@shingle/shared/report/endpoints.ts'
import { messagesKeptS } from '@shingle/shared/submission/messages-kept.ts'
import { operatorNotesMaximum } from '@shingle/shared/support/limits.ts'
import { afterAll, expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ trustsProxy: true })
afterAll(() => api.close())
const ann = await signInAs(api, 'ann@example.com')

const report = (websiteId: string, text = 'It asks for my card.', headers = {}) =>
  api.ask(sendReportEndpoint, { body: { websiteId, reason: 'deceives', text }, headers })
const kept = (websiteId: string) => api.db.collection('Reports').find({ websiteId }).toArray()
const mailsAbout = async (websiteId: string) => {
  const ids = (await kept(websiteId)).map(({ _id }) => String(_id))
  const jobs = api.db.collection('Jobs')
  return jobs.countDocuments({ name: 'mail:website-report', 'payload.reportId': { $in: ids } })
}

test('[T42] anybody can report a published website, and the operator is told', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'strange-shop' })
  expect((await report(id, 'It asks\u202e for my card.')).status).toBe(200)
  const [row] = await kept(id)
  expect(row).toMatchObject({ handle: 'strange-shop', reason: 'deceives', text: 'It asks for my card.' })
  expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(messagesKeptS * 1000)
  const job = await api.db.collection('Jobs').findOne({ name: 'mail:website-report' })
  expect(job?.payload).toEqual({ reportId: row?._id })
})

test('[T42] what is not published cannot be reported', async () => {
  const id = await aDraft(api, ann)
  expect((await report(id)).status).toBe(404)
  expect((await report('0'.repeat(24))).status).toBe(404)
  expect(await kept(id)).toEqual([])
})

test('[T42] every report is kept; the mails of one website are bounded, and the first from each network is one of them', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'often-reported' })
  const mails = () => mailsAbout(id)
  for (let count = 0; count < 60; count += 1) expect((await report(id, 'It is dull.')).status).toBe(200)
  expect([(await kept(id)).length, await mails()]).toEqual([60, 31])
  const victim = { 'x-forwarded-for': '203.0.113.9' }
  expect((await report(id, 'It took my card.', victim)).status).toBe(200)
  expect([(await kept(id)).length, await mails()]).toEqual([61, 32])
})

test('[T42] one network has so many reports mailed a day, of however many websites, and others have theirs', async () => {
  const sites = [await aDraft(api, ann), await aDraft(api, ann), await aDraft(api, ann)]
  for (const [at, id] of sites.entries())
    await publish(api, id, { person: ann, handle: `one-of-three-${at}` })
  await api.db.collection('RateLimits').deleteMany({ key: /report-mails-together/ })
  for (const id of sites) for (let count = 0; count < 31; count += 1) await report(id, 'It is dull.')
  const mailed = async () => (await Promise.all(sites.map(mailsAbout))).reduce((sum, count) => sum + count, 0)
  expect(await mailed()).toBe(3 + 60)
  const victim = { 'x-forwarded-for': '203.0.113.10' }
  expect((await report(sites[2] ?? '', 'It took my card.', victim)).status).toBe(200)
  expect(await mailed()).toBe(3 + 60 + 1)
})

test('[T42] so many reports are kept, and one customer’s share of IPv6 sends so many an hour', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'full-of-reports' })
  const reports = api.db.collection<{ _id: string }>('Reports')
  await reports.deleteMany({})
  await reports.insertMany(
    Array.from({ length: operatorNotesMaximum }, (_, at) => ({
      ...{ _id: `r-${at}`, websiteId: id, handle: 'h', reason: 'other', text: '', isMailed: false },
      createdAt: new Date(Date.now() - 1e6 + at),
    })),
  )
  const send = (line: number) =>
    report(id, 'It is dull.', { 'x-forwarded-for': `2001:db8:7:${(line << 8).toString(16)}::1` })
  const statuses: number[] = []
  for (let line = 0; line < 41; line += 1) statuses.push((await send(line)).status)
  expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), 429])
  expect(await reports.countDocuments()).toBe(operatorNotesMaximum)
  expect(await reports.countDocuments({ _id: { $in: ['r-0', 'r-39', 'r-40'] } })).toBe(1)
})
