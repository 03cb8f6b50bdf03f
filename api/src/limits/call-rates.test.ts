import { listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann, bea } = await openTestApi('ann', 'bea')
const list = ({ token }: { readonly token: string }) => api.ask(listWebsitesEndpoint, { token })

test('[T29] the list of websites, which holds the top of each, is not read over and over', async () => {
  await aDraft(api, ann)
  expect((await list(ann)).status).toBe(200)
  await api.db
    .collection('RateLimits')
    .updateOne({ key: `lists-per-user:${ann.id}` }, { $set: { points: 600 } })
  const refused = await list(ann)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await list(bea)).status).toBe(200)
})
