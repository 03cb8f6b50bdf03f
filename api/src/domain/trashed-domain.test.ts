import { connectDomainEndpoint, readDomainEndpoint } from '@shingle/shared/domain/endpoints.ts'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann } = await openTestApi('ann')

const aWebsite = async (handle: string) => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle })
  return { params: { id }, token: ann.token }
}

test('[4.domain] a domain of a website in the trash is said to be there, and can be connected elsewhere', async () => {
  const [site, trashed] = [await aWebsite('stands'), await aWebsite('thrown-away')]
  const body = { domainName: 'trashed.com' }
  await api.ask(connectDomainEndpoint, { ...trashed, body })
  const thrown = await api.call(`/api/websites/${trashed.params.id}`, { method: 'DELETE', token: ann.token })
  expect(thrown.status).toBe(204)
  const { answer } = await api.ask(readDomainEndpoint, site)
  expect(answer?.owned).toMatchObject([{ ...body, leadsTo: 'a website in the trash' }])
  const again = await api.ask(connectDomainEndpoint, { ...site, body })
  expect(again.answer).toMatchObject({ domain: body, owned: [] })
})
