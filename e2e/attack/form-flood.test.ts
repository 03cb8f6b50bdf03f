import { setTimeout as wait } from 'node:timers/promises'
import { listWebsiteLeadsEndpoint } from '@shingle/shared/lead/endpoints.ts'
import { formTokenSuffix } from '@shingle/shared/submission/endpoints.ts'
import { formTokenName, honeypotName } from '@shingle/shared/submission/form-fields.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import { answers } from './attack-answers.ts'
import { type Stranger, strangerFrom } from './from-address.ts'

const handle = 'flooded'
/** How many posts are on their way at once. */
const atOnce = 50
const spamPosts = 10_000
/** So many suspects a website takes a day: two of each network up to 200, and 100 more of any. */
const spamTaken = 300

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct({ variables: { TRUST_PROXY: '1' } })
}, 180_000)
afterAll(() => product.stop())

/** A published website with a form, whose token is old enough to be sent. */
const aForm = async (stranger: Stranger, host: string) => {
  const owner = await signInByHttp(product.origin, 'flooded@example.com')
  const draftId = await createWebsiteByHttp(owner, answers)
  await publishByHttp(owner, draftId, handle)
  const { text } = await stranger.ask({ method: 'GET', path: `/${handle}`, headers: { host } })
  const [form = '', path = ''] = /<form[^>]* action="([^"]+)".*?<\/form>/s.exec(text) ?? []
  const fields = [...form.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"[^>]*>/g)]
    .map(([control, name = '']) => ({ name, isEmail: control.includes('type="email"') }))
    .filter(({ name }) => ![honeypotName, formTokenName].includes(name))
  const token = await stranger.ask({ method: 'GET', path: `${path}${formTokenSuffix}`, headers: { host } })
  await wait(2_500)
  const { counts } = await owner.call(listWebsiteLeadsEndpoint, { params: { id: draftId }, query: {} })
  expect(counts).toEqual({ messages: 0, signUps: 0, confirmed: 0, spam: 0 })
  return { owner, draftId, path, fields, token: token.text }
}

test('[T30] 50 visitors at once are all heard, and of 10,000 posts of spam so much is kept as may be, and nobody is mailed', async () => {
  const stranger = strangerFrom('127.0.0.1', product.origin)
  const { hostname, port } = new URL(product.origin)
  const host = `sites.${hostname}:${port}`
  const { owner, draftId, path, fields, token } = await aForm(stranger, host)

  const post = async (n: number, isSpam: boolean): Promise<number> => {
    const values = Object.fromEntries(
      fields.map(({ name, isEmail }) => [name, isEmail ? `vera${n}@example.com` : `Vera ${n}`]),
    )
    const trap = isSpam ? { [honeypotName]: 'http://spam.example' } : {}
    const { status } = await stranger.ask({
      ...{ method: 'POST', path },
      headers: {
        ...{ host, 'content-type': 'application/x-www-form-urlencoded' },
        // Of as many providers as there are: of one fewer are taken.
        'x-forwarded-for': `10.${n & 255}.${(n >> 8) & 255}.7`,
      },
      body: new URLSearchParams({ ...values, ...trap, [formTokenName]: token }).toString(),
    })
    return status
  }
  const postMany = async (from: number, count: number, isSpam: boolean) => {
    const answered = new Map<number, number>()
    for (let sent = 0; sent < count; sent += atOnce) {
      const many = Array.from({ length: atOnce }, (_, at) => post(from + sent + at, isSpam))
      for (const status of await Promise.all(many)) answered.set(status, (answered.get(status) ?? 0) + 1)
    }
    return Object.fromEntries(answered)
  }
  const inbox = async () =>
    (await owner.call(listWebsiteLeadsEndpoint, { params: { id: draftId }, query: {} })).counts

  expect(await postMany(0, atOnce, false)).toEqual({ 200: atOnce })
  expect(await inbox()).toMatchObject({ messages: atOnce, spam: 0 })

  // 503 where more came at once than are taken in.
  const { 200: taken, ...refused } = await postMany(1_000, spamPosts, true)
  expect(taken).toBe(spamTaken)
  expect(Object.keys(refused).filter((status) => !['429', '503'].includes(status))).toEqual([])
  expect(await inbox()).toMatchObject({ messages: atOnce, spam: spamTaken })

  // Whoever writes after the flood is heard as before, and their mail is one of the few that there are.
  expect(await post(500, false)).toBe(200)
  expect(await inbox()).toMatchObject({ messages: atOnce + 1, spam: spamTaken })
  const outbox = async () => (await fetch(`${product.origin}/dev/outbox`)).text()
  await expect.poll(outbox, { timeout: 30_000 }).toContain('vera500@example.com')
  expect(await outbox()).not.toMatch(/vera1\d{3}@example\.com/)
})
