import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { lookAtDomainJob, watchDomainJob } from '@shingle/storage/domains/domain-jobs.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aClaim, clock, db, domains, portsOf, secret } from '../testing/look-world.ts'
import { openDomainHandlers } from './domain-handlers.ts'

const origins = {
  app: 'http://localhost:1',
  sites: 'http://sites.localhost:1',
  usercontent: 'http://u.localhost:1',
}
const job = { id: '0'.repeat(24), failures: 0, signal: new AbortController().signal }

test('[T35] of one account two domains are looked at at a time, whichever job asks; nobody else waits for its silent servers', async () => {
  const anns = [await aClaim(), await aClaim(), await aClaim()]
  const toms = await aClaim({ userId: 'tom' })
  const { askDomain } = portsOf()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const isAnns = new Set(anns.map(({ domainName }) => domainName))
  const handlers = openDomainHandlers({
    ...{ db, clock, secret, origins, log: pino({ level: 'silent' }), authorityFolder: '/nowhere' },
    bus: createInProcessBus((error) => console.error(error)),
    domainSettings: domainSettings({ DNS_STAGE: 1 }, origins),
    fetchOutside: () => Promise.reject(new Error('nobody is asked')),
    askDomain: async (domain) => {
      if (isAnns.has(domain.name)) await answered
      return askDomain(domain)
    },
  })
  const look = (name: string, domainId: string) => handlers[name]?.({ domainId }, job)
  const [first, second, third] = anns.map(({ _id }) => _id) as [string, string, string]
  const underWay = [look(watchDomainJob.name, first), look(lookAtDomainJob.name, second)]
  const soon = new Date(clock().getTime() + 5_000)
  for (const { name } of [watchDomainJob, lookAtDomainJob])
    for (const id of [first, third]) expect(await look(name, id)).toEqual(soon)
  expect(await look(watchDomainJob.name, toms._id)).toEqual(new Date(clock().getTime() + 60_000))
  answer()
  await Promise.all(underWay)
  await look(watchDomainJob.name, third)
  expect((await domains.find(third))?.look?.at).toEqual(clock())
})
