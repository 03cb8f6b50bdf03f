import { listEditorsEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { removePasskeyEndpoint } from '@shingle/shared/passkey/endpoints.ts'
import {
  renameAccountEndpoint,
  signOutDeviceEndpoint,
  signOutEverywhereEndpoint,
} from '@shingle/shared/profile/endpoints.ts'
import { restoreTrashedEndpoint } from '@shingle/shared/trash/endpoints.ts'
import { listVersionsEndpoint } from '@shingle/shared/version/endpoints.ts'
import { deleteWebsiteEndpoint, listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'

const { api, ann, bea } = await openTestApi('ann', 'bea')
const list = ({ token }: { readonly token: string }) => api.ask(listWebsitesEndpoint, { token })

test('[T29] the list of websites, which holds the top of each, is not read over and over', async () => {
  await aDraft(api, ann)
  expect((await list(ann)).status).toBe(200)
  await api.db
    .collection('RateLimits')
    .updateOne({ key: countedKey(api.options.secret, 'looks-per-user', ann.id) }, { $set: { points: 1500 } })
  const refused = await list(ann)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await list(bea)).status).toBe(200)
})

test('[T29] who works on a website is not read over and over', async () => {
  const id = await aDraft(api, bea)
  const editors = () => api.ask(listEditorsEndpoint, { params: { id }, token: bea.token })
  expect((await editors()).status).toBe(200)
  await api.db
    .collection('RateLimits')
    .updateOne({ key: countedKey(api.options.secret, 'looks-per-user', bea.id) }, { $set: { points: 1500 } })
  expect((await editors()).status).toBe(429)
})

test('[T29] the versions of a website, which a database may read whole, are not listed over and over', async () => {
  const dan = await signInAs(api, 'dan@example.com')
  const params = { id: await aDraft(api, dan) }
  const versions = () => api.ask(listVersionsEndpoint, { params, token: dan.token })
  expect((await versions()).status).toBe(200)
  await api.db
    .collection('RateLimits')
    .updateOne({ key: countedKey(api.options.secret, 'lists-per-user', dan.id) }, { $set: { points: 600 } })
  expect((await versions()).status).toBe(429)
})

const changes = {
  rename: ({ token }: Person) => api.ask(renameAccountEndpoint, { body: { name: 'Cam' }, token }),
  removePasskey: ({ token }: Person) =>
    api.ask(removePasskeyEndpoint, { params: { passkey: 'none' }, token }),
  signOutDevice: ({ token }: Person) => api.ask(signOutDeviceEndpoint, { params: { device: 'none' }, token }),
  signOutEverywhere: ({ token }: Person) => api.ask(signOutEverywhereEndpoint, { token }),
}

test('[T29] whoever has somebody’s session uses up none of the calls that take it away from them', async () => {
  const thief = await signInAs(api, 'cam@example.com')
  const [cam, atHome] = [await signInAs(api, thief.email), await signInAs(api, thief.email)]
  const { rename, removePasskey, signOutDevice, signOutEverywhere } = changes
  const last = async (change: typeof rename | typeof removePasskey) => {
    const answers = await Promise.all(Array.from({ length: 121 }, () => change(thief)))
    return answers.filter(({ status }) => status === 429).length
  }
  expect([await last(rename), await last(removePasskey), await last(signOutDevice)]).toEqual([1, 1, 1])
  expect((await removePasskey(cam)).status).toBe(204)
  expect((await signOutDevice(cam)).status).toBe(404)
  expect((await signOutEverywhere(cam)).status).toBeLessThan(300)
  expect((await rename(thief)).status).toBe(401)
  expect((await rename(atHome)).status).toBe(401)
})

test('[T29] one kind of change to an account uses up no other', async () => {
  const dan = await signInAs(api, 'dan@example.com')
  await Promise.all(Array.from({ length: 121 }, () => changes.rename(dan)))
  expect((await changes.rename(dan)).status).toBe(429)
  expect((await changes.signOutEverywhere(dan)).status).toBeLessThan(300)
})

test('[T29] whoever has somebody’s session does not keep their websites in the trash', async () => {
  const thief = await signInAs(api, 'eve@example.com')
  const atHome = await signInAs(api, thief.email)
  const id = await aDraft(api, atHome)
  const trash = ({ token }: Person) => api.ask(deleteWebsiteEndpoint, { params: { id }, token })
  const restore = ({ token }: Person) => api.ask(restoreTrashedEndpoint, { params: { id }, token })
  for (let again = 0; again < 59; again += 1) {
    await trash(thief)
    await restore(thief)
  }
  expect((await trash(thief)).status).toBeLessThan(300)
  expect((await restore(atHome)).status).toBeLessThan(300)
  expect((await trash(thief)).status).toBe(429)
})
