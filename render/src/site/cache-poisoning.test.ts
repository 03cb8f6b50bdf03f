import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshHandle, startTestRender, type TestRender } from '../testing/start-test-render.ts'

let render: TestRender

beforeAll(async () => {
  render = await startTestRender()
})
afterAll(() => render.close())

type Header = readonly [name: string, value: string]

const hostileHeaders: readonly [Header, ...Header[]] = [
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-scheme', 'nothttps'],
  ['x-forwarded-proto', 'ftp'],
  ['x-forwarded-port', '4444'],
  ['x-forwarded-prefix', '//evil.example'],
  ['x-original-url', '/evil.example'],
  ['x-rewrite-url', '/evil.example'],
  ['x-http-method-override', 'DELETE'],
  ['x-host', 'evil.example'],
  ['forwarded', 'host=evil.example;proto=ftp'],
  ['referer', 'http://evil.example/'],
  ['origin', 'http://evil.example'],
  ['cookie', 'theme=evil.example'],
  ['accept-language', 'evil.example'],
]

/** Other ways to write the path of a page, and paths that stand below it. */
const hostilePaths = (handle: string) =>
  [
    `/${handle}`,
    `/${handle}/a.css`,
    `/${handle}/..%2fa.css`,
    `/${handle}%2fa.css`,
    `/${handle};a.css`,
    `/${handle}%3fa.css`,
    `/${handle}%00.css`,
    `/%2e%2e/${handle}`,
    `/./${handle}`,
    `//${handle}`,
    `/${handle.toUpperCase()}`,
    `/${handle}?evil.example`,
    `/%${handle.charCodeAt(0).toString(16)}${handle.slice(1)}`,
  ] as const

test('[T37] whatever is asked, and however, a page is answered at its own path alone, and stays what it was', async () => {
  const handle = freshHandle()
  const html = '<!doctype html><title>Harrow Plumbing</title>'
  await render.put(handle, html)
  const clean = async () => {
    const { status, headers, text } = await render.ask(`/${handle}`)
    const { date: _, ...others } = headers
    return { status, headers: others, text }
  }
  const baseline = await clean()
  const { pick, below } = seededRandom('cache poisoning')
  for (let tried = 0; tried < 200; tried += 1) {
    const path = pick(hostilePaths(handle))
    const headers = Object.fromEntries(Array.from({ length: below(4) }, () => pick(hostileHeaders)))
    const { status, headers: answered, text } = await render.ask(path, { headers })
    const told = JSON.stringify({ path, headers, status })
    expect(`${JSON.stringify(answered)} ${text}`.includes('evil.example'), told).toBe(false)
    if (status !== 200) {
      // An error that a cache kept would be everybody's.
      if (status >= 400) expect(answered['cache-control'], told).toBe('no-store')
      continue
    }
    expect(new URL(path, 'http://sites.example').pathname, told).toBe(`/${handle}`)
    expect(text, told).toBe(html)
  }
  expect(await clean()).toEqual(baseline)
})
