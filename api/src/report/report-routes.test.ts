import { sendReportEndpoint } from '@shingle/shared/report/endpoints.ts'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann } = await openTestApi('ann')

const report = (websiteId: string, text = 'It asks for my card.') =>
  api.ask(sendReportEndpoint, { body: { websiteId, reason: 'deceives', text } })
const kept = (websiteId: string) => api.db.collection('Reports').find({ websiteId }).toArray()

test('[T42] anybody can report a published website, and the operator is told', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'strange-shop' })
  expect((await report(id, 'It asks\u202e for my card.')).status).toBe(200)
  const [row] = await kept(id)
  expect(row).toMatchObject({ handle: 'strange-shop', reason: 'deceives', text: 'It asks for my card.' })
  const job = await api.db.collection('Jobs').findOne({ name: 'mail:website-report' })
  expect(job?.payload).toEqual({ reportId: row?._id })
})

test('[T42] what is not published cannot be reported', async () => {
  const id = await aDraft(api, ann)
  expect((await report(id)).status).toBe(404)
  expect((await report('0'.repeat(24))).status).toBe(404)
  expect(await kept(id)).toEqual([])
})

test('[T42] fifty reports of one website a day are enough', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'often-reported' })
  const answers = []
  for (let count = 0; count < 51; count += 1) answers.push((await report(id)).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(50)
  expect(answers.at(-1)).toBe(429)
})
