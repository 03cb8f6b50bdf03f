import { checkLinksEndpoint } from '@shingle/shared/link-safety/endpoints.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import { startOutside } from './testing/start-outside.ts'

const web = await startOutside()
const api = await startTestApi({ outside: { port: web.port, webRiskKey: 'key' } })
const ann = await signInAs(api, 'ann@example.com')
const id = await aDraft(api, ann)
afterAll(async () => {
  await api.close()
  await web.close()
})
beforeEach(() => {
  web.reset()
})

const check = (links: readonly string[], { token } = ann) =>
  api.ask(checkLinksEndpoint, { params: { id }, body: { links: [...links] }, token })
const safetyOf = async (...links: readonly string[]) =>
  (await check(links)).body.links.map(({ safety }: { readonly safety: string }) => safety)

test('[4.link-safety] a link that somebody answers at is safe, one that nobody answers at has failed, one that its address gives away is unsafe', async () => {
  web.pages['gone.example/'] = 404
  web.pages['silent.example/'] = 'hang up'
  expect(
    await safetyOf(
      'https://harrow.example/',
      'https://gone.example/',
      'https://silent.example/',
      'https://paypal-login.example/',
    ),
  ).toEqual(['Safe', 'Safe', 'Failed', 'Unsafe'])
  expect(web.asked).not.toContain('paypal-login.example/')
})

test('[4.link-safety] what a link leads to is held to the same as the link', async () => {
  web.pages['short.example/a'] = 'https://paypal-login.example/'
  web.pages['short.example/b'] = 'https://harrow.example/menu'
  expect(await safetyOf('https://short.example/a', 'https://short.example/b')).toEqual(['Unsafe', 'Safe'])
})

test('[4.link-safety] what Web Risk names is unsafe, also where a link leads to it', async () => {
  web.harmful.add('https://harm.example/x')
  web.pages['short.example/c'] = 'https://harm.example/x'
  expect(await safetyOf('https://harm.example/x', 'https://short.example/c')).toEqual(['Unsafe', 'Unsafe'])
  expect(web.asked).not.toContain('harm.example/x?')
})

test('[4.link-safety] where Web Risk answers with no answer of its own, the check has failed and can be tried again', async () => {
  for (const [index, trouble] of web.troubles.entries()) {
    web.reset()
    web.riskAnswer = trouble
    const link = `https://trouble-${index}.example/`
    expect([index, await safetyOf(link)]).toEqual([index, ['Failed']])
    web.riskAnswer = undefined
    expect([index, await safetyOf(link)]).toEqual([index, ['Safe']])
  }
})

test('[4.link-safety] the rows of checks name nobody, and no address', async () => {
  await safetyOf('https://secret-page.example/token')
  const rows = await api.db.collection('LinkChecks').find().toArray()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/secret-page|ann@|https/)
})

test('[T26] this machine and its own net are not asked for, whatever leads there', async () => {
  web.pages['short.example/inside'] = 'http://169.254.169.254/latest/meta-data/'
  web.pages['short.example/port'] = 'http://harrow.example:6379/'
  expect(await safetyOf('https://short.example/inside', 'https://short.example/port')).toEqual([
    'Failed',
    'Failed',
  ])
  expect(web.asked.filter((asked) => asked.includes('169.254') || asked.includes('6379'))).toEqual([])
})

test('[T29] one account has so many links asked about in an hour, and whoever is nothing to the draft none', async () => {
  const cam = await signInAs(api, 'cam@example.com')
  const stranger = await check(['https://harrow.example/'], cam)
  expect(stranger.status).toBe(404)
  await anEditorOf(api, id, cam)
  await check(['https://n1.example/'], cam)
  await api.db
    .collection('RateLimits')
    .updateOne({ key: countedKey(api.options.secret, 'links-per-user', cam.id) }, { $set: { points: 480 } })
  web.reset()
  // What is known is told, and nobody is asked any more.
  expect((await check(['https://n1.example/', 'https://n2.example/'], cam)).body.links).toEqual([
    { address: 'https://n1.example/', safety: 'Safe' },
    { address: 'https://n2.example/', safety: 'Failed' },
  ])
  expect(web.asked).toEqual([])
})

test('[4.link-safety] what is no web address, none at all and too many at once are refused', async () => {
  for (const links of [[], ['javascript:alert(1)'], ['mailto:a@b.com'], Array(49).fill('https://a.example/')])
    expect((await check(links)).status).toBe(400)
})

test('[4.link-safety] what was found of an address is kept for all who link it, and asked anew once it is old', async () => {
  const bea = await signInAs(api, 'bea@example.com')
  await anEditorOf(api, id, bea)
  await safetyOf('https://kept.example/')
  web.reset()
  expect((await check(['https://kept.example/'], bea)).body.links).toEqual([
    { address: 'https://kept.example/', safety: 'Safe' },
  ])
  expect(web.asked).toEqual([])
  web.harmful.add('https://kept.example/')
  expect(await safetyOf('https://kept.example/')).toEqual(['Safe'])
  api.later(61 * 60_000)
  const later = await signInAs(api, bea.email)
  expect((await check(['https://kept.example/'], later)).body.links).toEqual([
    { address: 'https://kept.example/', safety: 'Unsafe' },
  ])
  // Where it leads was asked lately: only those are asked who know of harm.
  expect(web.asked).not.toContain('kept.example/')
})
