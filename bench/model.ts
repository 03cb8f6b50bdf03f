import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { atRealSpeed, connectedTo, realSpeed, startFakeWriter } from '@shingle/api/testing/fake-writer.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { followCreationEndpoint, generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { deleteForGoodEndpoint } from '@shingle/shared/trash/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { signInByHttp } from '../e2e/product/http-account.ts'
import { startProduct } from '../e2e/product/start-product.ts'
import { judged } from './goals.ts'
import { shown } from './measure.ts'
import { answers } from './published-site.ts'
import type { Report } from './report.ts'

const runs = 15
const goals = { firstMs: 2_000, doneMs: 10_000 } as const

const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0

/** From answers to the draft that a model wrote, at the speed of a small model on a good line. */
export const benchModel = async (): Promise<Report> => {
  let firstTokenAt = 0
  const writer = await startFakeWriter(async (question, response) => {
    const answered = atRealSpeed(question, response)
    firstTokenAt ||= performance.now() + realSpeed.firstMs
    await answered
  })
  const product = await startProduct({ variables: connectedTo(writer) })
  const account = await signInByHttp(product.origin, 'bench@example.com')
  const [first, done]: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    firstTokenAt = 0
    const began = performance.now()
    const key = String(run).padStart(32, '0')
    const { draftId } = await account.call(generationEndpoint, { body: { answers, key } })
    let firstPartAt = 0
    const address = `${product.origin}${addressOf(followCreationEndpoint, { params: { id: draftId } })}`
    const { authorization } = account
    const { body } = await fetch(address, { headers: { authorization } })
    if (body === null) throw new Error('nothing is told')
    for await (const line of createInterface({ input: Readable.fromWeb(body as ReadableStream) })) {
      if (line.includes('"state":"written"')) firstPartAt ||= performance.now()
    }
    done.push(performance.now() - began)
    first.push(firstPartAt - firstTokenAt)
    for (const endpoint of [deleteWebsiteEndpoint, deleteForGoodEndpoint])
      await account.call(endpoint, { params: { id: draftId } })
  }
  await product.stop()
  await writer.close()
  const row = (what: string, values: readonly number[], goal: number) => [
    what,
    shown(at(values, 0.5)),
    judged(shown(at(values, 0.95)), at(values, 0.95), { atMost: goal }),
    String(goal),
  ]
  return {
    title: 'Answers → draft that a language model wrote',
    columns: ['what', 'p50 ms', 'p95 ms', 'goal ms, p95'],
    rows: [
      row('first section, after the first token', first, goals.firstMs),
      row('done: draft durable', done, goals.doneMs),
    ],
    notes: [
      `${runs} runs against a fake endpoint: 500 ms to the first token, 80 tokens/s. No real endpoint was asked.`,
    ],
  }
}
