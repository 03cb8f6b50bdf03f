import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { deleteForGoodEndpoint } from '@shingle/shared/trash/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { draftOf } from '@shingle/trades/testing/draft-of.ts'
import { signInByHttp } from '../e2e/product/http-account.ts'
import { createWebsiteByHttp } from '../e2e/product/http-website.ts'
import { startProduct } from '../e2e/product/start-product.ts'
import { judged } from './goals.ts'
import { shown, timeEach } from './measure.ts'
import { answers } from './published-site.ts'
import type { Report } from './report.ts'

const runs = 10

/** From answers to the complete draft: the pure composition, and the whole call over HTTP with a durable draft. */
export const benchCreation = async (): Promise<Report> => {
  const composed = await timeEach(runs, (at) => {
    const made = draftOf({ ...answers, businessName: `Aldgate ${Math.abs(at)}` })
    if (!made.ok) throw new Error(made.problem.text)
    return seedDraft(made.value)
  })
  const product = await startProduct()
  const account = await signInByHttp(product.origin, 'bench@example.com')
  const called = await timeEach(runs, async () => {
    const draftId = await createWebsiteByHttp(account, answers)
    for (const endpoint of [deleteWebsiteEndpoint, deleteForGoodEndpoint])
      await account.call(endpoint, { params: { id: draftId } })
  })
  await product.stop()
  return {
    title: 'Answers → complete draft, no language model',
    columns: ['what', 'p50 ms', 'p95 ms', 'goal ms, p95'],
    rows: [
      [
        'compose and seed, in memory',
        shown(composed.p50),
        judged(shown(composed.p95), composed.p95, { atMost: 200 }),
        '200',
      ],
      [
        `${generationEndpoint.method} ${generationEndpoint.path} and ${deleteWebsiteEndpoint.method}, durable`,
        shown(called.p50),
        judged(shown(called.p95), called.p95, { atMost: 2000 }),
        '2000',
      ],
    ],
    notes: [`${runs} runs after one to warm up.`],
  }
}
