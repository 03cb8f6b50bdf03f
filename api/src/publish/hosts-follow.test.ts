import { unpublishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { takedownEndpoint } from '@shingle/shared/takedown/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { createHostLookup } from '@shingle/storage/hosts/host-lookup.ts'
import { openWebsites } from '@shingle/storage/rows/websites.ts'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { testOperatorToken } from '../testing/start-test-api.ts'

const { api, ann } = await openTestApi('ann')

/** The lookup of another process, on the same bus: its clock stands, so that only what it hears makes it ask again. */
const anotherProcess = (host: string, websiteId: string) => {
  const { origins, bus } = api.options
  const websites = openWebsites(api.db)
  const find = async (asked: string) => {
    const [at] = asked === host ? await websites.handlesOf(websiteId) : []
    return at === undefined ? undefined : { kind: 'website' as const, handle: at._id }
  }
  return createHostLookup({ origins, bus, clock: () => new Date(0), sources: [{ find }] })
}

const ofOwner = (id: string) => ({ params: { id }, token: ann.token })
const changes = {
  'published under another name': (id: string) => publish(api, id, { person: ann, handle: 'harrow-renamed' }),
  'taken off the web by its owner': (id: string) => api.ask(unpublishEndpoint, ofOwner(id)),
  'taken down by the operator': (id: string) =>
    api.ask(takedownEndpoint, {
      params: { website: id },
      body: { state: 'taken-down' },
      token: testOperatorToken,
    }),
  deleted: (id: string) => api.ask(deleteWebsiteEndpoint, ofOwner(id)),
}

test.each<[keyof typeof changes, string, object | undefined]>([
  ['published under another name', 'one.example', { kind: 'website', handle: 'harrow-renamed' }],
  ['taken off the web by its owner', 'two.example', undefined],
  ['taken down by the operator', 'three.example', undefined],
  ['deleted', 'four.example', undefined],
])(
  '[2.6] of a website that is %s, another process knows at once where its domain leads',
  async (change, host, meaning) => {
    const id = await aDraft(api, ann)
    const handle = `harrow-${host.split('.', 1)[0]}`
    await publish(api, id, { person: ann, handle })
    const hosts = anotherProcess(host, id)
    expect(await hosts.find(host)).toEqual({ kind: 'website', handle })
    expect((await changes[change](id)).status).toBeLessThan(300)
    await expect.poll(() => hosts.find(host)).toEqual(meaning)
    await hosts.close()
  },
)
