import { signInByHttp } from '../e2e/product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../e2e/product/http-website.ts'
import { startProduct } from '../e2e/product/start-product.ts'
import { judged } from './goals.ts'
import { shown, timeEach, timesOf } from './measure.ts'
import { answers, visit } from './published-site.ts'
import type { Report } from './report.ts'

const runs = 20

/** From the publish call to the bytes that a visitor who keeps asking sees. */
export const benchPublishing = async (): Promise<Report> => {
  const product = await startProduct()
  const account = await signInByHttp(product.origin, 'bench@example.com')
  const draftId = await createWebsiteByHttp(account, answers)
  await publishByHttp(account, draftId, 'bench-one')
  const seen: number[] = []
  let handle = 'bench-one'
  const calls = await timeEach(runs, async (at) => {
    // A new handle each time: its first 200 is the moment at which the new page can be seen.
    handle = `bench-${at < 0 ? `warm${-at}` : at}`
    await publishByHttp(account, draftId, handle)
    const called = performance.now()
    while ((await visit(product.origin, handle)).status !== 200) await new Promise(setImmediate)
    seen.push(performance.now() - called)
  })
  const again = await timeEach(runs, () => publishByHttp(account, draftId, handle))
  await product.stop()
  const live = timesOf(seen)
  return {
    title: 'Publish → live bytes',
    columns: ['what', 'p50 ms', 'p95 ms', 'goal ms, p95'],
    rows: [
      [
        'publish call, same handle',
        shown(again.p50),
        judged(shown(again.p95), again.p95, { atMost: 300 }),
        '300',
      ],
      ['publish call with a new handle and first visit', shown(calls.p50), shown(calls.p95), '–'],
      [
        'answer of the call → seen by a visitor who keeps asking',
        shown(live.p50),
        judged(shown(live.p95), live.p95, { atMost: 100 }),
        '100',
      ],
    ],
    notes: [
      'A publish validates, renders, compresses with brotli 11 and gzip, stores durably and moves one pointer.',
    ],
  }
}
