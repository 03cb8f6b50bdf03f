import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { askForChangeEndpoint } from '@shingle/shared/proposal/endpoints.ts'
import type { ProposalEvent } from '@shingle/shared/proposal/proposal-event.ts'
import { nothingChanged } from '@shingle/shared/word-help/problems.ts'
import {
  badAnswers,
  type FakeAnswer,
  type FakeEndpoint,
  honestly,
  startFakeEndpoint,
} from '@shingle/storage/providers/language-model/fake-endpoint.testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { aDraft } from '../testing/a-draft.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let endpoint: FakeEndpoint
let api: TestApi
let ann: Person
let draftId: string
beforeAll(async () => {
  endpoint = await startFakeEndpoint(honestly(() => ({ edits: [] })))
  api = await startTestApi({ modelAt: endpoint.baseUrl })
  ann = await signInAs(api, 'ann@example.com')
  draftId = await aDraft(api, ann)
})
afterAll(async () => {
  await api.close()
  await endpoint.close()
})

const ask = async (answer: FakeAnswer, { wish = 'make it shorter', token = ann.token } = {}) => {
  endpoint.answerBy(answer)
  const address = addressOf(askForChangeEndpoint, { params: { id: draftId } })
  const answered = await api.call(address, { body: { wish }, token })
  const events: ProposalEvent[] = [...answered.text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) =>
    JSON.parse(data),
  )
  return { ...answered, events, last: events.at(-1) }
}

const edits = (...answers: readonly (readonly [string, string, string])[]): FakeAnswer =>
  honestly(() => ({ edits: answers.map(([verb, on, to]) => ({ do: verb, on, to })) }))

test('[2.words] a wish becomes edits of the page, which is told by short names; the draft is not touched', async () => {
  const { events, last } = await ask(
    edits(
      ['write', 't1', 'Taps and pipes repaired'],
      ['look', 'buttonCorners', 'Oval'],
      ['move', 's3', 'end'],
    ),
  )
  expect(events.filter(({ is }) => is === 'writing').length).toBeGreaterThan(0)
  expect(last).toMatchObject({
    is: 'proposed',
    edits: [
      { is: 'write', text: 'Taps and pipes repaired' },
      { is: 'look', look: 'buttonCorners', choice: 'Oval' },
      { is: 'move', before: null },
    ],
  })
  expect(endpoint.questions.at(-1)?.text).toContain('"make it shorter"')
})

test('[security 2.5] what is proposed is tried in a thread of its own: this one takes in nothing of a draft', async () => {
  const { integrate } = Y.Item.prototype
  let taken = 0
  Y.Item.prototype.integrate = function count(this: Y.Item, ...given) {
    taken += 1
    integrate.apply(this, given)
  }
  try {
    const { last } = await ask(edits(['write', 't1', 'Taps and pipes mended']))
    expect(last?.is).toBe('proposed')
  } finally {
    Y.Item.prototype.integrate = integrate
  }
  expect(taken).toBe(0)
})

test('[2.words] what its owner says in the wish may stand on the page', async () => {
  const written = 'Repairs from £45'
  const { last } = await ask(edits(['write', 't1', written]), { wish: 'say that repairs begin at £45' })
  expect(last).toMatchObject({ is: 'proposed', edits: [{ text: written }] })
})

test.each([
  ['Repairs from £45', 'say that it takes 45 minutes and costs £60'],
  ['Repairs £45–60', 'say that repairs begin at £45'],
  ['Repairs from £45, 20% off', 'say that repairs begin at £45'],
  ['Repairs from forty-five pounds', 'say that repairs begin at £40'],
])(
  '[security T28] a price that nobody said is no edit, be it made of what was said: %s',
  async (written, wish) => {
    const { last } = await ask(edits(['write', 't1', written]), { wish })
    expect(last).toMatchObject({ is: 'refused', code: nothingChanged.code })
  },
)

test.each([
  ['a price', [['write', 't1', 'Repairs from £45']]],
  ['an address', [['write', 't1', 'See https://evil.example/a']]],
  ['a name', [['write', 't1', 'Ask for Maria Lopez']]],
  ['a text of no sheet', [['write', 'contactEmail', 'me@evil.example']]],
  ['the header’s end', [['remove', 's1', '']]],
  ['nothing', []],
] as const)('[security T28] %s that the model proposes is no edit', async (_, answers) => {
  const { last } = await ask(edits(...answers))
  expect(last).toMatchObject({ is: 'refused', code: nothingChanged.code })
})

test.each(['html', 'wrongSchema', 'echo', 'megabyte', 'cutOff'] as const)(
  '[2.words] with an endpoint that is %s nothing is proposed, and its owner is told',
  async (name) => {
    expect((await ask(badAnswers[name])).last?.is).toBe('refused')
  },
)

test('[6.roles] of a website that is not theirs nobody may ask', async () => {
  const bob = await signInAs(api, 'bob@example.com')
  expect((await ask(edits(), { token: bob.token })).status).toBe(404)
})
