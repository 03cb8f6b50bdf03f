import { sendCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { mailOrders } from '@shingle/shared/mail/mail-orders.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { mailJobName } from '@shingle/storage/mail/order-mail.ts'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ trustsProxy: true })
afterAll(() => api.close())

test('[security 2.1] whoever has many codes mailed lets the codes of others go first', async () => {
  const ask = (email: string, address: string) =>
    api.ask(sendCodeEndpoint, { body: { email }, headers: { 'x-forwarded-for': address } })
  for (const at of [1, 2, 3, 4, 5]) await ask(`mailbox-${at}@example.com`, '192.0.2.9')
  await ask('ann@example.com', '192.0.2.10')
  const queue = createJobQueue(api.db, api.options)
  const take = async () => {
    const job = await queue.take([mailJobName('sign-in-code')])
    const { sessionId } = z.parse(mailOrders['sign-in-code'], job?.payload)
    return (await api.row('OtpSessions', sessionId))?.email
  }
  expect([await take(), await take(), await take()]).toEqual([
    'mailbox-1@example.com',
    'ann@example.com',
    'mailbox-2@example.com',
  ])
})
