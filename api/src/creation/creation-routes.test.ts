import { type CreationProgress, isPartlyOurs } from '@shingle/shared/creation/progress.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { followCreationEndpoint, generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { modelBudget } from '@shingle/shared/language-model/limits.ts'
import {
  badAnswers,
  type FakeAnswer,
  type FakeEndpoint,
  honestly,
  startFakeEndpoint,
} from '@shingle/storage/providers/language-model/fake-endpoint.testing.ts'
import { openModelBudgets } from '@shingle/storage/rows/model-budgets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '../start-jobs.ts'
import { writeOfPlumber } from '../testing/fake-writer.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const answers = {
  businessName: 'Aldgate Plumbing',
  businessActivities: 'Plumber in Leeds. We fix leaks, unblock drains and fit taps. We do not fix boilers.',
  businessLocation: 'Leeds, England',
}

let endpoint: FakeEndpoint
let api: TestApi
let worker: { close: () => Promise<void> }
let ann: Person
beforeAll(async () => {
  endpoint = await startFakeEndpoint(honestly(writeOfPlumber))
  api = await startTestApi({ modelAt: endpoint.baseUrl })
  worker = startJobs(api.options)
  ann = await signInAs(api, 'ann@example.com')
})
afterAll(async () => {
  await worker.close()
  await api.close()
  await endpoint.close()
})

let keys = 0
const keyOf = (): string => {
  keys += 1
  return String(keys).padStart(32, '0')
}
const begin = (key = keyOf(), token = ann.token) =>
  api.ask(generationEndpoint, { body: { answers, key }, token })

/** Every event of a creation until its line ends. */
const follow = async (id: string, token = ann.token): Promise<CreationProgress[]> => {
  const { text } = await api.call(addressOf(followCreationEndpoint, { params: { id } }), { token })
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))
}

const create = async (answer: FakeAnswer) => {
  endpoint.answerBy(answer)
  // Each has an account of its own: five websites are all that one may have.
  const person = await signInAs(api, `person-${keyOf()}@example.com`)
  const begun = await begin(keyOf(), person.token)
  const events = await follow(begun.answer.draftId, person.token)
  const last = events.at(-1)
  if (last === undefined) throw new Error('nothing was told')
  return { begun, events, last, text: JSON.stringify(last.content) }
}

test('[4.generation] the model writes the page section by section, within its limits and grammar', async () => {
  const { begun, events, last, text } = await create(honestly(writeOfPlumber))
  expect([begun.status, begun.answer.isBeingWritten]).toEqual([202, true])
  expect(last.outcome).toEqual({ is: 'made' })
  expect(text).toContain('Leaks stopped, drains cleared')
  expect(text).toContain('We look first, and say what is wrong. Then it is put right.')
  expect([isPartlyOurs(last), last.why]).toEqual([false, undefined])
  expect([...new Set(events.map(({ stage }) => stage))]).toContain('Finishing touches')
  expect((await api.row('DraftWebsites', begun.answer.draftId)).websiteSettings.businessName).toBe(
    answers.businessName,
  )
  const asked = endpoint.questions.map(({ schema }) => schema)
  expect(new Set(asked)).toEqual(new Set(['page_opening', 'page_offer', 'page_rest', 'page_look']))
  // Of each family the openings that are its own.
  const look = endpoint.questions.find(({ schema }) => schema === 'page_look')
  expect(look?.text).toMatch(/"hero":\{"\w+":\["/)
})

test('[4.generation] the same key is the same website, and nobody else’s', async () => {
  endpoint.answerBy(honestly(writeOfPlumber))
  const key = keyOf()
  const [first, again] = await Promise.all([begin(key), begin(key)])
  expect(again.answer).toEqual(first.answer)
  await follow(first.answer.draftId)
  expect((await begin(key)).answer).toEqual(first.answer)
  expect(await api.db.collection('DraftWebsites').countDocuments({ userId: ann.id })).toBe(1)
  expect(await api.db.collection('DraftVersions').countDocuments({ draftId: first.answer.draftId })).toBe(1)
  const bob = await signInAs(api, 'bob@example.com')
  expect((await begin(key, bob.token)).answer.draftId).not.toBe(first.answer.draftId)
  const foreign = addressOf(followCreationEndpoint, { params: { id: first.answer.draftId } })
  expect((await api.call(foreign, { token: bob.token })).status).toBe(404)
})

const hostile = (text: string): FakeAnswer =>
  honestly((question) => {
    const honest = writeOfPlumber(question)
    return question.schema === 'page_opening' ? { ...honest, text } : honest
  })

test.each([
  ['a price', 'A visit costs £49.'],
  ['a phone', 'Call 0113 496 0000 today.'],
  ['hours', 'We come on Sunday too.'],
  ['a rank', 'We are the best plumbers around.'],
  ['proof', 'We are certified and insured.'],
  ['a name', 'Ask for Maria Lopez when you call.'],
  ['a place', 'We work in Leeds and in Bradford.'],
  ['an address', 'See https://evil.example for more.'],
  ['a mail address', 'Write to me@evil.example now.'],
  ['markup', 'We fix <b>leaks</b>.'],
  ['what they refuse', 'We fix boilers and leaks.'],
  ['another language', 'Wir reparieren die Rohre und den Abfluss und sind für Sie da mit dem Auto.'],
  ['too many sentences', 'We fix. We clear. We fit. We come.'],
])('[security T28] %s that the model made up stands nowhere: the rest of its words does', async (_, text) => {
  const made = await create(hostile(text))
  expect(made.last.outcome).toEqual({ is: 'made' })
  expect(made.text).not.toContain(text)
  expect(made.text).toContain('What we fix and fit')
  expect([isPartlyOurs(made.last), made.last.why]).toEqual([true, 'unusable'])
})

test.each(['html', 'away', 'wrongSchema', 'echo', 'megabyte', 'cutOff'] as const)(
  '[4.generation] with an endpoint that is %s the website is made from our own words, and says so',
  async (name) => {
    const { last, text } = await create(badAnswers[name])
    expect(last.outcome).toEqual({ is: 'made' })
    expect(isPartlyOurs(last)).toBe(true)
    expect(text).toContain('Aldgate Plumbing')
  },
)

test('[4.generation] whoever has asked enough for today is told that, and not that the model was late', async () => {
  endpoint.answerBy(honestly(writeOfPlumber))
  const person = await signInAs(api, 'spent@example.com')
  const budgets = openModelBudgets(api.options)
  for (let asked = 0; asked < modelBudget.requestsOfOne; asked += 1) await budgets.setAside(person.id, 1)
  const begun = await begin(keyOf(), person.token)
  const last = (await follow(begun.answer.draftId, person.token)).at(-1)
  expect([last?.outcome, last?.why]).toEqual([{ is: 'made' }, 'spent'])
})

test('[9.timeouts] words that are late come from our own, and finished sections of the model stay', async () => {
  const { last, text } = await create((question, response) =>
    ['page_opening', 'page_look'].includes(question.schema)
      ? honestly(writeOfPlumber)(question, response)
      : badAnswers.drip(question, response),
  )
  expect(text).toContain('Leaks stopped, drains cleared')
  expect(last.parts.map(({ section, state }) => `${section} ${state}`)).toContain('Services ours')
  expect(last.why).toBe('late')
}, 20_000)

test('[4.generation] a process that dies while it writes leaves its websites to another', async () => {
  endpoint.answerBy(badAnswers.drip)
  const person = await signInAs(api, 'left@example.com')
  // What a killed process leaves: a job that was taken and not ended, an attempt that was counted.
  await worker.close()
  const begun = await begin(keyOf(), person.token)
  const { draftId } = begun.answer
  await api.db.collection('Creations').updateOne({ _id: draftId } as object, { $set: { attempts: 1 } })
  endpoint.answerBy(honestly(writeOfPlumber))
  worker = startJobs(api.options)
  const last = (await follow(draftId, person.token)).at(-1)
  expect([last?.outcome, isPartlyOurs(last ?? { parts: [] })]).toEqual([{ is: 'made' }, false])
})
