import { setTimeout as wait } from 'node:timers/promises'
import { requestsOfStrangersAtOnce, strangersBudget } from '@shingle/shared/language-model/limits.ts'
import {
  answerUnfit,
  askingStopped,
  enoughForToday,
  modelAway,
  modelBusy,
  modelDeclined,
  modelTooSlow,
  questionTooLong,
} from '@shingle/shared/language-model/problems.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { connectDatabase, type DatabaseConnection } from '../../database/connect-database.ts'
import { type EmbeddedMongo, startEmbeddedMongo } from '../../embedded-mongo/start-embedded-mongo.ts'
import { openModelBudgets } from '../../rows/model-budgets.ts'
import { chooseLanguageModel } from './choose-language-model.ts'
import {
  badAnswers,
  type FakeEndpoint,
  honestly,
  startFakeEndpoint,
  streamText,
} from './fake-endpoint.testing.ts'
import type { AskOptions, LanguageModel } from './language-model.ts'
import { costOf } from './open-language-model.ts'

const shape = {
  heading: z.string().check(z.maxLength(40)),
  text: z.string().check(z.maxLength(300)),
} as const
const question = {
  name: 'opening',
  instructions:
    'You write the opening of a page for one small business, in plain words and in its own language.',
  text: 'The business: "Aldgate Plumbing"',
  shape,
  maximumTokens: 200,
}
const good = { heading: 'Leaks stopped', text: 'We find where the water really comes from.' }

let server: EmbeddedMongo
let connection: DatabaseConnection
let endpoint: FakeEndpoint
let model: LanguageModel
let metrics: () => string
const troubles: unknown[] = []

const open = (clock = () => new Date()) =>
  chooseLanguageModel(
    { OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: endpoint.baseUrl, OPENAI_MODEL: 'fake' },
    { db: connection.db, secret: new Uint8Array(32), clock, onTrouble: (error) => troubles.push(error) },
  )

beforeAll(async () => {
  server = await startEmbeddedMongo({ file: ':memory:' })
  connection = await connectDatabase(server.uri, { name: 'model' })
  endpoint = await startFakeEndpoint(honestly(() => good))
  const opened = await open()
  metrics = opened.modelMetrics
  if (opened.languageModel) model = opened.languageModel
})
afterAll(async () => {
  await endpoint.close()
  await connection.close()
  await server.close()
})

let people = 0
const ask = async (options: Partial<AskOptions<typeof shape>> = {}) => {
  people += 1
  const sitting = await model.begin(`account ${people}`, 5_000)
  if (!sitting.ok) throw new Error(sitting.problem.code)
  const answer = await sitting.value.ask(question, { withinMs: 20_000, ...options })
  await sitting.value.end()
  return answer
}

test('[security T28] an answer comes in parts, each as soon as it is complete and of its shape', async () => {
  endpoint.answerBy(honestly(() => good))
  const heard: unknown[] = []
  const answer = await ask({ onPart: (name, part) => heard.push([name, part]) })
  expect(answer).toEqual({ parts: good, trouble: undefined })
  expect(heard).toEqual([
    ['heading', good.heading],
    ['text', good.text],
  ])
  const { json, instructions, text } = endpoint.questions.at(-1) ?? {}
  expect([instructions, text]).toEqual([question.instructions, question.text])
  expect(json).toMatchObject({
    ...{ model: 'fake', stream: true, max_tokens: 200 },
    response_format: {
      type: 'json_schema',
      json_schema: {
        ...{ name: 'opening', strict: true },
        schema: {
          ...{ type: 'object', additionalProperties: false, required: ['heading', 'text'] },
          properties: { heading: { type: 'string', description: 'At most 40 characters.' } },
        },
      },
    },
  })
  expect(JSON.stringify(json)).not.toContain('maxLength')
})

test.each([
  ['html', answerUnfit, {}],
  ['away', modelAway, {}],
  ['elsewhere', modelAway, {}],
  ['silent', modelTooSlow, {}],
  ['drip', modelTooSlow, {}],
  ['declines', modelDeclined, {}],
  ['wrongSchema', answerUnfit, {}],
  ['prose', answerUnfit, {}],
  ['cutOff', modelAway, { heading: good.heading }],
  ['tooLong', answerUnfit, { heading: good.heading }],
  ['echo', answerUnfit, { heading: good.heading }],
  ['megabyte', answerUnfit, {}],
  ['oneLine', answerUnfit, {}],
  ['deep', answerUnfit, {}],
] as const)(
  '[security T28] of an endpoint that is %s no more is taken than what is fit',
  async (name, trouble, parts) => {
    endpoint.answerBy(badAnswers[name])
    const answer = await ask({ withinMs: trouble === modelTooSlow ? 500 : 20_000 })
    expect(answer).toEqual({ parts, trouble })
  },
)

test('[security T28] nothing of what an endpoint says, and no key, is in what is logged', () => {
  const logged = troubles.map((error) => `${error} ${JSON.stringify(error)}`).join('\n')
  expect(troubles.length).toBeGreaterThan(8)
  expect(logged).not.toMatch(/Leaks|Sorry|It works|sk-secret/)
})

test('[security T29] whoever stops asking lets go of the line', async () => {
  endpoint.answerBy(badAnswers.drip)
  const stop = new AbortController()
  const asked = ask({ signal: stop.signal })
  await expect.poll(() => endpoint.openLines()).toBe(1)
  stop.abort()
  expect(await asked).toEqual({ parts: {}, trouble: askingStopped })
  await expect.poll(() => endpoint.openLines()).toBe(0)
})

test('[7.model] a question that nobody answered is put again, and one that was begun to be answered is not', async () => {
  let tries = 0
  endpoint.answerBy((asked, response) => {
    tries += 1
    return tries < 3 ? badAnswers.away(asked, response) : honestly(() => good)(asked, response)
  })
  expect((await ask()).trouble).toBeUndefined()
  expect(tries).toBe(3)
  tries = 0
  endpoint.answerBy(async (asked, response) => {
    tries += 1
    await badAnswers.cutOff(asked, response)
  })
  expect((await ask()).trouble).toEqual(modelAway)
  expect(tries).toBe(1)
})

test('[7.model] an answer that is whole is not waited for longer, though its line stays open', async () => {
  endpoint.answerBy(async (_, response) => {
    await streamText(response, JSON.stringify(good))
  })
  expect(await ask({ withinMs: 20_000 })).toEqual({ parts: good, trouble: undefined })
})

test('[7.model] a list tells how far it is', async () => {
  endpoint.answerBy(honestly(() => ({ list: ['a, b', ['c'], { d: [1, 2] }] })))
  const sitting = await model.begin('lister', 5_000)
  const heard: unknown[] = []
  const list = z.array(z.unknown())
  if (!sitting.ok) throw new Error(sitting.problem.code)
  const asked = { ...question, shape: { list } }
  await sitting.value.ask(asked, { withinMs: 20_000, onEntry: (name, count) => heard.push([name, count]) })
  await sitting.value.end()
  expect(heard).toEqual([1, 2, 3].map((count) => ['list', count]))
})

test('[security T29] of many who ask at once an account has no more requests than a day has', async () => {
  const begun = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const results: boolean[] = []
      for (let at = 0; at < 36; at += 1) {
        const sitting = await model.begin('eager', 100)
        results.push(sitting.ok)
        if (sitting.ok) await sitting.value.end()
        else expect(sitting.problem).toEqual(enoughForToday)
      }
      return results
    }),
  )
  expect(begun.flat().filter(Boolean)).toHaveLength(40)
  const tomorrow = await open(() => new Date(Date.now() + 24 * 60 * 60 * 1000))
  expect((await tomorrow.languageModel?.begin('eager', 100))?.ok).toBe(true)
})

test('[security T29] no account takes the model from everybody, however much it asks at once', async () => {
  const begun = await Promise.all(Array.from({ length: 8 }, () => model.begin('greedy', 100)))
  expect(begun.map((one) => (one.ok ? 'begun' : one.problem.code)).toSorted()).toEqual([
    ...Array(2).fill('begun'),
    ...Array(6).fill(modelBusy.code),
  ])
  const other = await model.begin('patient', 100)
  expect(other.ok).toBe(true)
  for (const one of [...begun, other]) if (one.ok) await one.value.end()
  expect((await model.begin('greedy', 100)).ok).toBe(true)
})

test('[security T29] strangers never use up what is there for owners: neither places, nor requests, nor tokens', async () => {
  const stranger = (network: string, tokens = 100) => model.begin(network, tokens, 'strangers')
  const begun = await Promise.all(['one', 'two', 'three', 'four'].map((network) => stranger(network)))
  expect(begun.map((one) => (one.ok ? 'begun' : one.problem.code)).toSorted()).toEqual([
    ...Array(requestsOfStrangersAtOnce).fill('begun'),
    modelBusy.code,
  ])
  expect((await model.begin('owner', 100)).ok).toBe(true)
  for (const one of begun) if (one.ok) await one.value.end()
  // The day has more than they may take together.
  const { tokensOfOne, tokensOfAll } = strangersBudget
  const { setAside } = openModelBudgets({
    db: connection.db,
    secret: new Uint8Array(32),
    clock: () => new Date(),
  })
  // One customer's networks have a tenth of it between them.
  const crowd = [0x100, 0x200].map((network) => `2001:db8:1:${network.toString(16)}`)
  const taken = [await setAside(crowd[0] ?? '', tokensOfOne, 'strangers')]
  expect(await setAside(crowd[1] ?? '', 100, 'strangers')).toBeUndefined()
  for (let at = 2; at < 11; at += 1)
    taken.push(await setAside(`2001:db8:${at}:100`, tokensOfOne, 'strangers'))
  expect(taken.every((one) => one !== undefined)).toBe(true)
  const late = await stranger('five')
  expect(late.ok ? '' : late.problem.code).toBe(enoughForToday.code)
  expect((await model.begin('other owner', tokensOfAll / 2)).ok).toBe(true)
  await taken[0]?.settle(0)
  const results: boolean[] = []
  for (let at = 0; at < strangersBudget.requestsOfOne + 2; at += 1) {
    const sitting = await stranger('seven')
    results.push(sitting.ok)
    if (sitting.ok) await sitting.value.end()
  }
  expect(results.filter(Boolean)).toHaveLength(strangersBudget.requestsOfOne)
})

test('[security T29] a letter of Japanese counts as the token that it is', () => {
  const asked = { ...question, instructions: '', maximumTokens: 0 }
  expect(costOf({ ...asked, text: 'お見積もり'.repeat(100) })).toBe(500)
  expect(costOf({ ...asked, text: 'abc'.repeat(100) })).toBe(100)
})

test('[security T29] what is more than may be asked in one go is refused as such, before anything is asked', async () => {
  const sitting = await model.begin('wordy', 300)
  if (!sitting.ok) throw new Error(sitting.problem.code)
  const long = { ...question, text: 'word '.repeat(1_000) }
  expect(await sitting.value.ask(long, { withinMs: 20_000 })).toEqual({ parts: {}, trouble: questionTooLong })
  await sitting.value.end()
})

test('[security T29] a request asks no more than it set aside', async () => {
  endpoint.answerBy(honestly(() => good))
  const sitting = await model.begin('thrifty', 300)
  if (!sitting.ok) throw new Error(sitting.problem.code)
  expect((await sitting.value.ask(question, { withinMs: 20_000 })).trouble).toBeUndefined()
  expect(await sitting.value.ask(question, { withinMs: 20_000 })).toEqual({
    parts: {},
    trouble: enoughForToday,
  })
  await sitting.value.end()
})

test('[operations] what the model costs and how long it takes is told', async () => {
  await wait(0)
  const told = metrics()
  for (const outcome of ['answered', 'slow', 'away', 'declined', 'unfit', 'stopped'])
    expect(told).toMatch(new RegExp(`model_questions_total\\{outcome="${outcome}"\\} [1-9]`))
  expect(told).toMatch(/model_tokens_total\{kind="asked"\} [1-9]/)
  expect(told).toMatch(/model_budget_refusals_total [1-9]/)
  expect(told).toMatch(/model_first_token_seconds_count [1-9]/)
})

test('[4.ports] half of a model is refused by name, and none is none', async () => {
  const ground = {
    db: connection.db,
    secret: new Uint8Array(32),
    clock: () => new Date(),
    onTrouble: () => {},
  }
  await expect(chooseLanguageModel({ OPENAI_API_KEY: 'sk' }, ground)).rejects.toThrow('OPENAI_MODEL')
  const none = await chooseLanguageModel({}, ground)
  expect([none.languageModel, none.modelMetrics()]).toEqual([undefined, ''])
})
