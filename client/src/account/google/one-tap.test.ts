// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askOneTap } from './one-tap.ts'

const question = { state: 'a state', address: 'https://google.example/', clientId: 'us', nonce: 'a nonce' }
const ann = { id: 'ann', email: 'ann@gmail.com', name: 'Ann Lee' }
const entered = { status: 'Success', user: ann, accessToken: 'a token' }

let asked: unknown[] = []
let sent: (readonly [string, unknown])[] = []
let told: Readonly<Record<string, unknown>> = entered

/** The browser's own prompt, and what its person answers it with. */
const promptAnswers = (answer: () => Promise<unknown>): void => {
  vi.stubGlobal('IdentityCredential', class {})
  vi.stubGlobal('navigator', {
    credentials: {
      get: (question: unknown) => {
        asked.push(question)
        return answer()
      },
    },
  })
}

beforeEach(() => {
  asked = []
  sent = []
  told = entered
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, typeof body === 'string' ? JSON.parse(body) : null])
    return Response.json(path.endsWith('/begin') ? question : told)
  })
})
afterEach(() => void vi.unstubAllGlobals())

const ask = (signal = new AbortController().signal) => askOneTap(signal)
const begun = ['/api/login/google/begin', null] as const

describe('[1.google] the prompt of Google', () => {
  it('is asked for this client and this browser’s question, and its word signs in', async () => {
    promptAnswers(async () => ({ token: 'a word of Google' }))
    const { signal } = new AbortController()
    expect(await ask(signal)).toEqual({
      ok: true,
      value: { state: 'entered', account: ann, accessToken: 'a token' },
    })
    const providers = [{ configURL: expect.any(String), clientId: 'us', params: { nonce: 'a nonce' } }]
    expect(asked).toMatchObject([{ signal, identity: { context: 'signin', providers } }])
    expect(sent).toEqual([
      begun,
      ['/api/login/google/one-tap', { credential: 'a word of Google', state: 'a state' }],
    ])
  })

  it('[ruling 18] signs nobody in by itself: whoever has signed out here is asked like everybody', async () => {
    promptAnswers(async () => ({ token: 'a word of Google' }))
    await ask()
    expect(asked).toMatchObject([{ mediation: 'required' }])
  })

  it('leads to signing in once more where Google’s word is not enough', async () => {
    promptAnswers(async () => ({ token: 'a word of Google' }))
    told = { status: 'ConnectFirst', email: 'ann@elsewhere.example', ticket: 'a ticket' }
    expect(await ask()).toEqual({
      ok: true,
      value: { state: 'connect-first', email: 'ann@elsewhere.example', ticket: 'a ticket' },
    })
  })

  it.each([
    ['whoever closes it', () => Promise.reject(new DOMException('', 'NetworkError'))],
    ['who has no account at Google', () => Promise.resolve(null)],
    ['a browser that answers something else', () => Promise.resolve({ token: 7 })],
  ])('leaves %s the other ways, and says nothing', async (_, answer) => {
    promptAnswers(answer)
    expect(await ask()).toBeNull()
    expect(sent).toEqual([begun])
  })

  it('is not there in a browser that has none, which costs no call', async () => {
    vi.stubGlobal('navigator', {})
    expect([await ask(), sent]).toEqual([null, []])
  })

  it('does not come up after its person has gone on, nor where the server cannot begin', async () => {
    promptAnswers(async () => ({ token: 'a word of Google' }))
    const leaving = new AbortController()
    const asking = ask(leaving.signal)
    leaving.abort()
    expect([await asking, asked]).toEqual([null, []])
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
    expect([await ask(), asked]).toEqual([null, []])
  })
})
