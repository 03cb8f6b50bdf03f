import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import type { Db } from 'mongodb'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { killedAfter } from '../testing/killed-after.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { createConnectDomain } from './connect-domain.ts'
import { openDomains } from './open-domains.ts'

const { api, ann } = await openTestApi('ann')

const connectOver = (db: Db) => {
  const { bus, clock } = api.options
  const queue = createJobQueue(db, { clock })
  const ports = { ...api.options, db, bus, queue, orderMail: createOrderMail(queue) }
  return createConnectDomain({ ...ports, ...openDomains(ports), sweepIfDeleted: async () => false })
}

test('[4.domain] whoever is killed at any command of connecting leaves no claim that nobody looks at', async () => {
  const websiteId = await aDraft(api, ann)
  await publish(api, websiteId, { person: ann, handle: 'interrupted' })
  const draft = await openDraftWebsites(api.db, api.options.clock).find(websiteId)
  if (draft === undefined) throw new Error('The website is gone')
  const domains = openWebsiteDomains(api.db, api.options.clock)
  let [isDone, at, claims] = [false, 0, 0]
  for (; !isDone; at += 1) {
    await api.db.collection('Jobs').deleteMany({})
    const { db, wasKilled } = killedAfter(api.db, at)
    await connectOver(db)(draft, `killed-${at}.com`).catch(() => undefined)
    isDone = !wasKilled()
    const claim = await domains.ofWebsite(websiteId)
    const looks = await api.db.collection('Jobs').countDocuments({ 'payload.domainId': claim?._id ?? '' })
    if (claim !== undefined) {
      claims += 1
      expect([at, looks > 0]).toEqual([at, true])
    }
    await api.db.collection('WebsiteDomains').deleteMany({})
  }
  expect(claims).toBeGreaterThan(3)
})
