import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { outboxPaths } from '@shingle/shared/paths/server-paths.ts'
import { formTokenSuffix } from '@shingle/shared/submission/endpoints.ts'
import { formTokenName, submissionBytesMaximum } from '@shingle/shared/submission/form-fields.ts'
import type { Attack, Target } from '../attack.ts'
import type { Answer } from '../from-address.ts'
import { hostileText } from '../hostile-value.ts'

/** How young a token may not be. */
const tokenAgeMs = 2_100
const strange = 'everybody@evil.example'

const site = ({ sitesOrigin }: Target, headers: Readonly<Record<string, string>> = {}) => ({
  host: new URL(sitesOrigin).host,
  ...headers,
})

/** A form as its page shows it: where it is sent, and what its fields are called. */
interface Form {
  readonly path: string
  readonly fields: readonly [name: string, email: string, message: string]
}

const read = new Map<string, Form | undefined>()

const formIn = (page: string): Form | undefined => {
  const form = page.split('<form').find((part) => part.includes('<textarea')) ?? ''
  const first = (pattern: RegExp) => pattern.exec(form)?.[1]
  const path = first(/action="([^"]+)"/)
  const name = first(/type="text" name="(\w+)"/)
  const email = first(/type="email"[^>]* name="(\w+)"/)
  const words = first(/<textarea[^>]* name="(\w+)"/)
  const isWhole = path !== undefined && name !== undefined && email !== undefined && words !== undefined
  return isWhole ? { path, fields: [name, email, words] } : undefined
}

const formOf = async (target: Target): Promise<Form | undefined> => {
  const { victim, stranger, origin } = target
  if (!read.has(origin)) {
    const page = await stranger.ask({ method: 'GET', path: `/${victim.handle}`, headers: site(target) })
    read.set(origin, formIn(page.text))
  }
  return read.get(origin)
}

interface Post {
  readonly what: string
  readonly values: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Whether it is kept; where nothing is said, it must not be. */
  readonly isKept?: 'surely' | 'perhaps'
}

const posts = (
  { fields: [name, email, words] }: Form,
  token: string,
  chance: SeededRandom,
): readonly [Post, ...Post[]] => {
  const message = { [name]: 'Vera', [email]: 'vera@example.com', [words]: 'A tap drips.' }
  const signed = { ...message, [formTokenName]: token }
  return [
    { what: 'as people send it', values: signed, isKept: 'surely' },
    { what: 'without a token', values: message },
    { what: 'with a token of its own making', values: { ...message, [formTokenName]: hostileText(chance) } },
    {
      what: 'with a token and from another page',
      values: signed,
      headers: { origin: 'https://evil.example' },
    },
    { what: 'with two recipients', values: { ...signed, [email]: `vera@example.com\r\nBcc: ${strange}` } },
    { what: 'with a list of recipients', values: { ...signed, [email]: `vera@example.com, ${strange}` } },
    { what: 'with a field that it does not have', values: { ...signed, sendTo: strange } },
    { what: 'that is too large', values: { ...signed, [words]: 'x'.repeat(submissionBytesMaximum) } },
    { what: 'as JSON', values: signed, headers: { 'content-type': 'application/json' } },
    {
      what: 'with strange words',
      values: { ...signed, [name]: `${hostileText(chance).slice(0, 100)}\r\nBcc: ${strange}` },
      isKept: 'perhaps',
    },
  ]
}

const recipients = /<dt>To<\/dt><dd>([^<]*)<\/dd>/g

/** No mail goes to anybody but who has an account. */
const strayMails = async ({ origin }: Target): Promise<readonly string[]> => {
  const page = await (await fetch(`${origin}${outboxPaths.page}`)).text()
  const stray = [...page.matchAll(recipients)].filter(([, to = '']) => !/^[\w-]+@example\.com$/.test(to))
  return stray.map(([, to]) => `a mail went to ${to}`)
}

const busy = 429

const brokenBy = ({ what, isKept }: Post, { status }: Answer): readonly string[] => {
  const isWrong =
    isKept === 'surely' ? status !== 200 && status !== busy : isKept === undefined && status === 200
  return isWrong || status >= 500 ? [`a form ${what} answered ${status}`] : []
}

/** The contact form of a published page, sent by machines. */
export const forms: Attack = {
  name: 'forms',
  pauseMs: 300,
  tryOne: async (target, chance) => {
    const form = await formOf(target)
    if (form === undefined) return ["the victim's page has no form"]
    const { path } = form
    const { text: token } = await target.stranger.ask({
      method: 'GET',
      path: `${path}${formTokenSuffix}`,
      headers: site(target),
    })
    await wait(tokenAgeMs)
    const post = chance.pick(posts(form, token, chance))
    const answer = await target.stranger.ask({
      method: 'POST',
      path,
      headers: site(target, {
        'content-type': 'application/x-www-form-urlencoded',
        origin: target.sitesOrigin,
        ...post.headers,
      }),
      body: new URLSearchParams(post.values).toString(),
    })
    return [...brokenBy(post, answer), ...(await strayMails(target))]
  },
}
