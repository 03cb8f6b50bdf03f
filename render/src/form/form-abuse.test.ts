import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { formTokenName } from '@shingle/shared/submission/form-fields.ts'
import { mailJobName } from '@shingle/storage/mail/order-mail.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshHandle, startTestRender, type TestRender, websiteIdOf } from '../testing/start-test-render.ts'
import { createFormLimits, type PostKind } from './form-limits.ts'
import { createFormTokens } from './form-token.ts'

let render: TestRender
beforeAll(async () => {
  render = await startTestRender()
})
afterAll(() => render.close())

const dayMs = 24 * 60 * 60 * 1000
const aSite = async () => {
  const handle = freshHandle()
  const sections = [
    blankSection('Contact', 'contact', {}) as AnySection,
    blankSection('Newsletter', 'news', {}) as AnySection,
  ]
  await render.put(handle, '<!doctype html>', { content: { ...blankContent(), sections } })
  return { websiteId: websiteIdOf(handle), path: `/f/${websiteIdOf(handle)}/contact` }
}
const tokenOf = (path: string, ageMs: number) =>
  createFormTokens(render.secret, () => new Date(Date.now() - ageMs)).make(path)
const message = { name: 'Vera', email: 'vera@example.com', message: 'A tap drips.' }
const kept = (websiteId: string) => render.db.collection('CustomerContactForms').countDocuments({ websiteId })
/** Has a limit counted as so often as may be, whoever used it. */
const useUp = async (limit: string, key: string, points: number) => {
  const found = { key: countedKey(render.secret, limit, key) }
  const { matchedCount } = await render.db.collection('RateLimits').updateMany(found, { $set: { points } })
  if (matchedCount === 0) throw new Error(`${limit} is not counted`)
}
const post = (path: string, token: string | undefined, headers = {}) =>
  render.ask(path, { form: token === undefined ? message : { ...message, [formTokenName]: token }, headers })

test('[T30] a form that was open for less than two seconds, or more than a day, is asked for once more', async () => {
  const { path, websiteId } = await aSite()
  const other = await aSite()
  // Each is made when it is sent: meanwhile it would grow old.
  const tokens = [
    () => undefined,
    () => '',
    () => 'x',
    () => 'k3.x',
    () => tokenOf(path, 0),
    () => tokenOf(path, 1_000),
    () => tokenOf(path, dayMs + 60_000),
    () => tokenOf(other.path, 5_000),
  ]
  for (const makeToken of tokens) {
    const token = makeToken()
    const answer = await post(path, token)
    expect([token, answer.status]).toEqual([token, 422])
    expect(answer.text).toContain('One more step')
    expect(answer.text).toContain('A tap drips.')
  }
  expect(await kept(websiteId)).toBe(0)
  expect((await post(path, tokenOf(path, 2_500))).status).toBe(200)
  expect((await post(path, tokenOf(path, dayMs - 60_000))).status).toBe(200)
  expect(await kept(websiteId)).toBe(2)
})

test('[7.contact] without script a message is sent by one click more, with nothing typed again', async () => {
  const { path, websiteId } = await aSite()
  const asked = await post(path, undefined)
  const [, token = ''] = /name="form-token" value="([^"]+)"/.exec(asked.text) ?? []
  expect(asked.text).toContain('value="vera@example.com"')
  expect((await post(path, token)).status).toBe(422)
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  expect((await post(path, token)).status).toBe(200)
  expect(await kept(websiteId)).toBe(1)
})

test('[7.contact] a page gets its form’s token, which no cache keeps and no other page reads', async () => {
  const { path } = await aSite()
  const { status, text, headers } = await render.ask(`${path}/token`)
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'no-store',
    'text/plain; charset=utf-8',
  ])
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(text).toMatch(/^[0-9a-z]+\.[\w-]{43}$/)
})

test('[T8] a form on a foreign page is refused, one on the website’s own is not', async () => {
  const { path, websiteId } = await aSite()
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:3000',
    'http://sites.localhost.evil.example',
  ])
    expect([origin, (await post(path, tokenOf(path, 5_000), { origin })).status]).toEqual([origin, 403])
  expect(await kept(websiteId)).toBe(0)
  const own = await post(path, tokenOf(path, 5_000), { origin: 'http://sites.localhost:3000' })
  expect([own.status, await kept(websiteId)]).toEqual([200, 1])
})

test('[T30] behind a proxy the last hop is who posts, whatever else the header says', async () => {
  const behind = await startTestRender({ trustsProxy: true })
  const handle = freshHandle()
  const sections = [blankSection('Contact', 'contact', {}) as AnySection]
  await behind.put(handle, '<!doctype html>', { content: { ...blankContent(), sections } })
  const path = `/f/${websiteIdOf(handle)}/contact`
  const token = createFormTokens(behind.secret, () => new Date(Date.now() - 5_000)).make(path)
  const from = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-host': 'evil.example' }
    return (await behind.ask(path, { form: { ...message, [formTokenName]: token }, headers })).status
  }
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push(await from(`198.51.100.${count}, 203.0.113.9`))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await from('203.0.113.9, 203.0.113.10')).toBe(200)
  await behind.close()
})

test('[T30] what is refused uses up nothing of what a visitor and a website may send', async () => {
  const { path, websiteId } = await aSite()
  for (let count = 0; count < 7; count += 1) await post(path, undefined)
  for (let count = 0; count < 7; count += 1)
    await render.ask(path, { form: { ...message, email: 'vera', [formTokenName]: tokenOf(path, 5_000) } })
  expect((await post(path, tokenOf(path, 5_000))).status).toBe(200)
  expect(await kept(websiteId)).toBe(1)
})

test('[T30] one website takes so many messages a day, and others all of theirs', async () => {
  const [busy, other] = [await aSite(), await aSite()]
  const send = async ({ path }: typeof busy) => (await post(path, tokenOf(path, 5_000))).status
  for (let count = 0; count < 3; count += 1) expect(await send(busy)).toBe(200)
  await useUp('messages-per-website', busy.websiteId, 100)
  expect([await send(busy), await send(other)]).toEqual([429, 200])
  expect(await kept(busy.websiteId)).toBe(3)
})

test('[T30] whoever has one customer’s share of IPv6 closes no form to anybody else, and no other form of the website', async () => {
  const { countPost } = createFormLimits({ db: render.db, secret: render.secret })
  const { websiteId } = await aSite()
  const send = (kind: PostKind, line: number) =>
    countPost(websiteId, `2001:db8:1:${(line << 8).toString(16)}::1`, kind)
  const flood = await Promise.all(Array.from({ length: 250 }, (_, line) => send('sign-ups', line)))
  expect(flood.filter(Boolean)).toHaveLength(2 + 100)
  expect(await send('messages', 1)).toBe(true)
  expect(await countPost(websiteId, '2001:db8:2::1', 'sign-ups')).toBe(true)
  // All of them together are bounded.
  const many = Array.from({ length: 250 }, (_, at) => countPost(websiteId, `203.${at}.113.7`, 'sign-ups'))
  expect((await Promise.all(many)).filter(Boolean)).toHaveLength(200 - 2 - 1)
})

test.each(['2001:db8', '203.0'])(
  '[T30] whoever has hundreds of networks of the provider %s closes no form to anybody else, and keeps no owner from mail',
  async (provider) => {
    const { countPost, countMessage } = createFormLimits({ db: render.db, secret: render.secret })
    const { websiteId } = await aSite()
    const at = (network: number) =>
      provider.includes(':')
        ? `${provider}:${network.toString(16)}::1`
        : `${provider}.${network >> 8}.${network & 255}`
    const ownerId = `owner of ${websiteId}`
    const networks = Array.from({ length: 400 }, (_, network) => at(network + 1))
    const posted = await Promise.all(networks.map((address) => countPost(websiteId, address, 'messages')))
    expect(posted.filter(Boolean)).toHaveLength(50 + 100)
    const mailed = await Promise.all(networks.map((address) => countMessage({ ownerId, address })))
    expect(mailed.filter(Boolean)).toHaveLength(40 + 50)
    for (const address of ['198.51.100.7', '2001:db9:7::1', '192.0.2.9'])
      expect([
        await countPost(websiteId, address, 'messages'),
        await countMessage({ ownerId, address }),
      ]).toEqual([true, true])
  },
)

test('[T30] a flood of spam uses up what spam may, and nobody else is kept out', async () => {
  const { path, websiteId } = await aSite()
  const spam = 'We rank your website on the first page of Google by SEO and backlinks.'
  const send = async (text: string) => {
    const form = { ...message, message: text, [formTokenName]: tokenOf(path, 5_000) }
    return (await render.ask(path, { form })).status
  }
  for (let count = 0; count < 3; count += 1) expect(await send(spam)).toBe(200)
  await useUp('suspects-per-website', websiteId, 100)
  expect([await send(spam), await send('A tap drips.')]).toEqual([429, 200])
  const states = await render.db.collection('CustomerContactForms').find({ websiteId }).toArray()
  expect(states.map(({ state }) => state).sort()).toEqual(['spam', 'spam', 'spam', 'unread'])
})

test('[T30] one owner is mailed so many messages a day, by whichever website they come, and keeps all of them', async () => {
  const [one, two] = [await aSite(), await aSite()]
  const orders = () => render.db.collection('Jobs').countDocuments({ name: mailJobName('contact-message') })
  const digests = () => render.db.collection('Jobs').countDocuments({ name: mailJobName('lead-digest') })
  const before = await orders()
  await post(one.path, tokenOf(one.path, 5_000))
  expect([await orders(), await digests()]).toEqual([before + 1, 0])
  await useUp('first-messages-per-recipient', 'owner', 150)
  await useUp('messages-per-recipient', 'owner', 50)
  for (let count = 0; count < 2; count += 1)
    expect((await post(two.path, tokenOf(two.path, 5_000))).status).toBe(200)
  expect([await orders(), await kept(two.websiteId)]).toEqual([before + 1, 2])
  // What is beyond comes in one mail, once the day is over.
  expect(await digests()).toBe(1)
})

test('[T30] whoever has one customer’s share of IPv6 keeps no owner from being mailed what others write', async () => {
  const { countMessage } = createFormLimits({ db: render.db, secret: render.secret })
  const from = (address: string) => countMessage({ ownerId: 'flooded', address })
  const flood = Array.from({ length: 250 }, (_, line) => from(`2001:db8:1:${(line << 8).toString(16)}::1`))
  expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(3 + 50)
  expect(await from('2001:db8:2::1')).toBe(true)
  // All of them together are bounded.
  const many = await Promise.all(Array.from({ length: 250 }, (_, at) => from(`203.${at}.113.7`)))
  expect(many.filter(Boolean)).toHaveLength(150 - 3 - 1)
})

test('[T30] one mailbox is asked to confirm three times a day, however its address is spelt and whatever newsletters strangers sign it up for', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 5; count += 1) {
    const { websiteId } = await aSite()
    const path = `/f/${websiteId}/news`
    const form = { email: `victim+${count}@example.com`, [formTokenName]: tokenOf(path, 5_000) }
    statuses.push((await render.ask(path, { form })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const orders = render.db.collection('Jobs').countDocuments({ name: mailJobName('newsletter-confirmation') })
  expect(await orders).toBe(3)
  const { countConfirmation } = createFormLimits({ db: render.db, secret: render.secret })
  const from = (network: number) =>
    countConfirmation({ ownerId: 'o', recipient: 'victim@example.com', address: `203.0.113.${network}` })
  // Whoever asks from elsewhere gets theirs, and all of them together are bounded.
  expect([await from(1), await from(1)]).toEqual([true, false])
  const others = await Promise.all(Array.from({ length: 20 }, (_, at) => from(at + 2)))
  expect(others.filter(Boolean)).toHaveLength(6)
})

test('[T31] one account’s websites mail so many strangers a day, whoever they are and whichever they use; whom no mail can ask is told so, and nothing is kept of them', async () => {
  const orders = () =>
    render.db.collection('Jobs').countDocuments({ name: mailJobName('newsletter-confirmation') })
  const signUp = async (email: string) => {
    const path = `/f/${(await aSite()).websiteId}/news`
    return render.ask(path, { form: { email, [formTokenName]: tokenOf(path, 5_000) } })
  }
  const { countConfirmation } = createFormLimits({ db: render.db, secret: render.secret })
  for (let count = 0; count < 4; count += 1)
    await countConfirmation({ ownerId: 'owner', recipient: `${count}@first.example`, address: '127.0.0.1' })
  const before = await orders()
  await useUp('confirmations-per-owner', 'owner', 50)
  const refused = await signUp('second@stranger.example')
  expect([refused.status, refused.text.includes('You are not on the list yet')]).toEqual([429, true])
  expect(await orders()).toBe(before)
  const rows = render.db.collection('NewsletterSubscriptions')
  expect(await rows.countDocuments({ email: 'second@stranger.example' })).toBe(0)
})

test('[T31] one customer’s 256 networks use up the confirmations of an account for nobody else', async () => {
  const { countConfirmation } = createFormLimits({ db: render.db, secret: render.secret })
  const from = (address: string, at: number) =>
    countConfirmation({ ownerId: 'crowded', recipient: `${address} ${at}@example.com`, address })
  const crowd = Array.from({ length: 204 }, (_, at) => from(`2001:db8:9:${(at << 8).toString(16)}::1`, at))
  expect((await Promise.all(crowd)).filter(Boolean)).toHaveLength(3 + 50)
  expect(await from('203.0.113.7', 0)).toBe(true)
})

test('[T30] of IPv6 whoever posts is known by the first 56 bits, whichever of their addresses they use', async () => {
  const { countTry } = createFormLimits({ db: render.db, secret: render.secret })
  const counted: boolean[] = []
  for (let line = 0; line < 61; line += 1)
    counted.push(await countTry(`2001:db8:1:3${line.toString(16).padStart(2, '0')}::1`))
  expect(counted).toEqual([...Array.from({ length: 60 }, () => true), false])
  expect(await countTry('2001:db8:1:400::1')).toBe(true)
})
