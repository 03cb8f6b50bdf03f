import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { startProduct } from '../product/start-product.ts'

const rounds = 6
const republishes = 4
const visitors = 6

interface Visit {
  readonly status: number
  readonly isWhole: boolean
}

/** What a visitor gets at a handle; nothing where nobody answers, as while everything is killed. */
const visit = (port: number, handle: string): Promise<Visit | undefined> =>
  new Promise((resolve) => {
    const headers = { host: `sites.localhost:${port}`, 'accept-encoding': 'identity' }
    const asked = request({ host: '127.0.0.1', port, path: `/${handle}`, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('error', () => resolve(undefined))
      response.on('end', () => {
        const sent = Number(response.headers['content-length'])
        const isWhole = Buffer.byteLength(text) === sent && text.trimEnd().endsWith('</html>')
        resolve({ status: response.statusCode ?? 0, isWhole })
      })
    })
    asked.on('error', () => resolve(undefined))
    asked.end()
  })

test('[R18] visitors get a whole page at the old or the new address while it is published, moved and killed', async () => {
  test.setTimeout(240_000)
  const usual = process.env.APP_ORIGIN_UNDER_TEST
  const random = seededRandom(18)
  let product = await startProduct()
  const port = Number(new URL(product.origin).port)
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  const answers = {
    businessName: 'Atomic Tiles',
    businessActivities: 'We lay tiles.',
    businessLocation: 'York',
  }
  const seen = { whole: 0, away: 0, strange: [] as string[] }
  let [former, handle] = ['atomic-0', 'atomic-0']
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const [before, after] = [former, handle]
      // The new address stands before the old one ends: whoever no longer finds the old one finds the new one.
      const first = await visit(port, before)
      const found = first?.status === 404 ? await visit(port, after) : first
      if (found === undefined || first === undefined) seen.away += 1
      else if (found.status === 200 && found.isWhole) seen.whole += 1
      else seen.strange.push(`${before} ${first.status}, ${after} ${found.status} ${found.isWhole}`)
      await wait(20)
    }
  }
  try {
    const ana = await signInByHttp(product.origin, 'atomic@example.com')
    const draftId = await createWebsiteByHttp(ana, answers)
    await publishByHttp(ana, draftId, handle)
    const looking = Promise.all(Array.from({ length: visitors }, look))
    for (let round = 1; round <= rounds; round += 1) {
      for (let time = 0; time < republishes; time += 1) await publishByHttp(ana, draftId, handle)
      former = handle
      handle = `atomic-${round}`
      const moving = publishByHttp(ana, draftId, handle).catch(() => undefined)
      if (round % 2 === 0) {
        await wait(random.below(400))
        product.child.kill('SIGKILL')
        await once(product.child, 'exit')
        await moving
        product = await startProduct({ folder: product.folder, port })
        // As whoever was told nothing does.
        await publishByHttp(ana, draftId, handle)
      }
      await moving
    }
    isOver = true
    await looking
    expect(seen.strange).toEqual([])
    expect(seen.whole).toBeGreaterThan(200)
    expect(await visit(port, handle)).toEqual({ status: 200, isWhole: true })
    expect((await visit(port, former))?.status).toBe(404)
  } finally {
    isOver = true
    process.env.APP_ORIGIN_UNDER_TEST = usual
    await product.stop()
  }
})
