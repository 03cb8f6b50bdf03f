import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { modelTooSlow } from '@shingle/shared/language-model/problems.ts'
import { readVersionEndpoint, saveVersionEndpoint } from '@shingle/shared/version/endpoints.ts'
import { helpWithWordsEndpoint } from '@shingle/shared/word-help/endpoints.ts'
import { noSuchText, nothingChanged } from '@shingle/shared/word-help/problems.ts'
import type { WordHelpEvent } from '@shingle/shared/word-help/word-help-event.ts'
import {
  badAnswers,
  type FakeAnswer,
  type FakeEndpoint,
  honestly,
  startFakeEndpoint,
} from '@shingle/storage/providers/language-model/fake-endpoint.testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const long = 'We fix leaks, unblock drains and fit taps, in Leeds and around it, for £80 an hour.'

let endpoint: FakeEndpoint
let api: TestApi
let ann: Person
let place: Awaited<ReturnType<typeof aPlace>>
beforeAll(async () => {
  endpoint = await startFakeEndpoint(honestly(() => ({ text: 'Leaks fixed, drains cleared, taps fitted.' })))
  api = await startTestApi({ modelAt: endpoint.baseUrl })
  ann = await signInAs(api, 'ann@example.com')
  place = await aPlace()
})
afterAll(async () => {
  await api.close()
  await endpoint.close()
})

/** A draft of hers, and where the text of its opening stands. */
const aPlace = async () => {
  const id = await aDraft(api, ann)
  const saved = await api.ask(saveVersionEndpoint, { params: { id }, body: { name: 'A' }, token: ann.token })
  const params = { id, version: saved.answer.id }
  const { content } = (await api.ask(readVersionEndpoint, { params, token: ann.token })).answer
  const idOf = (type: string) => content.sections.find((one) => one.type === type)?.id ?? ''
  return { id, idOf, at: { in: 'section' as const, section: idOf('Introduction'), field: 'body' } }
}

const ask = async (
  answer: FakeAnswer,
  { more = {}, token = ann.token }: { more?: object; token?: string } = {},
) => {
  endpoint.answerBy(answer)
  const { id, at } = place
  const body = { at, text: long, change: 'rewrite', ...more }
  const answered = await api.call(addressOf(helpWithWordsEndpoint, { params: { id } }), { body, token })
  const events: WordHelpEvent[] = [...answered.text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) =>
    JSON.parse(data),
  )
  return { ...answered, events, last: events.at(-1) }
}

const writes = (text: string): FakeAnswer => honestly(() => ({ text }))

test('[2.words] a text is put in other words before one’s eyes, and the draft is not touched', async () => {
  const better = 'In Leeds and around it we clear drains, stop leaks and fit taps: £80 an hour.'
  const slowly = honestly(() => ({ text: better }), { firstMs: 50, tokensPerSecond: 40 })
  const { events, last } = await ask(slowly)
  expect(last).toEqual({ is: 'written', text: better })
  expect(events.length).toBeGreaterThan(2)
  for (const event of events) expect(better.startsWith(event.text)).toBe(true)
  const asked = endpoint.questions.at(-1)
  expect(asked?.schema).toBe('help_with_words')
  expect(asked?.text).toContain(JSON.stringify(long))
})

test.each([
  ['a price', 'We fix leaks, drains and taps for £80 an hour, or £45.'],
  ['a lost price', 'We fix leaks, drains and taps in Leeds.'],
  ['a rank', 'The best for leaks, drains and taps, £80 an hour.'],
  ['an address', 'We fix leaks for £80 an hour: see https://evil.example/a.'],
  ['a name', 'Ask Maria Lopez, £80 an hour.'],
  ['the same', long],
  ['nothing', ' \n '],
])('[security T28] %s that is not in it changes nothing', async (_, text) => {
  expect((await ask(writes(text))).last).toMatchObject({ is: 'refused', code: nothingChanged.code })
})

test('[2.words] shorter may leave a price out, and a translation is held to its language', async () => {
  const short = 'Leaks, drains and taps in Leeds.'
  expect((await ask(writes(short), { more: { change: 'shorter' } })).last?.text).toBe(short)
  const spanish = 'Reparamos fugas, desatascamos desagües y montamos grifos en Leeds, por £80 la hora.'
  const into = { change: 'translate', into: 'spanish' }
  expect((await ask(writes(spanish), { more: into })).last?.text).toBe(spanish)
  const english = 'We fix all of the leaks and the drains in Leeds, and the taps, for £80 an hour.'
  expect((await ask(writes(english), { more: into })).last).toMatchObject({ is: 'refused' })
})

test('[2.words] a text that was translated before stays in its language', async () => {
  const spanish = 'Reparamos fugas y desatascamos los desagües en Leeds, por £80 la hora.'
  const friendlier = 'En Leeds reparamos las fugas y desatascamos sus desagües, por £80 la hora.'
  const { last } = await ask(writes(friendlier), { more: { text: spanish, change: 'friendlier' } })
  expect(last).toEqual({ is: 'written', text: friendlier })
  expect(endpoint.questions.at(-1)?.text).toContain('In Español')
  const english = 'In Leeds we fix the leaks and clear all of your drains, for £80 an hour.'
  const other = await ask(writes(english), { more: { text: spanish, change: 'friendlier' } })
  expect(other.last).toMatchObject({ is: 'refused' })
})

test.each(['時計を直します。', '시계를 고쳐 드립니다. '])(
  '[2.words] there is room for an answer as long as the longest text: %s',
  async (sentence) => {
    const text = sentence.repeat(400).slice(0, 2_900)
    await ask(writes('A'), { more: { text } })
    expect(endpoint.questions.at(-1)?.maximumTokens).toBeGreaterThanOrEqual(text.length)
  },
)

test('[2.words] what is too long for its place is cut where it reads well, and says so', async () => {
  const sentence = 'We fix leaks in Leeds, for £80 an hour, and taps. '
  const written = sentence.repeat(12).trim()
  const { last } = await ask(writes(written))
  expect(last).toMatchObject({ is: 'written', cutFrom: written.length })
  expect(last?.text.length).toBeLessThanOrEqual(512)
  expect(last?.text.endsWith('and taps.')).toBe(true)
})

test.each(['html', 'away', 'wrongSchema', 'echo', 'megabyte', 'cutOff', 'declines'] as const)(
  '[2.words] an endpoint that is %s changes nothing, and its owner is told',
  async (name) => {
    const { last } = await ask(badAnswers[name])
    expect(last?.is).toBe('refused')
  },
)

test('[9.timeouts] a model that is late is given up', async () => {
  expect((await ask(badAnswers.drip)).last).toMatchObject({ is: 'refused', code: modelTooSlow.code })
}, 20_000)

test('[6.roles] only who edits the website may ask, and only for its owner’s prose', async () => {
  const bob = await signInAs(api, 'bob@example.com')
  expect((await ask(writes('A'), { token: bob.token })).status).toBe(404)
  const { id, idOf } = place
  const forbidden = [
    { in: 'section', section: idOf('Contact'), field: 'contactEmail' },
    { in: 'section', section: 'nowhere', field: 'body' },
    { in: 'item', section: idOf('CustomerReviews'), list: 'items', item: 'x', field: 'paragraph' },
  ]
  for (const at of forbidden) {
    const body = { at, text: long, change: 'rewrite' }
    const address = addressOf(helpWithWordsEndpoint, { params: { id } })
    expect((await api.call(address, { body, token: ann.token })).body.code).toBe(noSuchText.code)
  }
})
