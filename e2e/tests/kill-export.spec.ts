import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import {
  downloadExportEndpoint,
  readExportEndpoint,
  startExportEndpoint,
} from '@shingle/shared/export/endpoints.ts'
import { uploadImageEndpoint } from '@shingle/shared/image/endpoints.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import { readZip } from '@shingle/storage/zip/read-zip.testing.ts'
import { type HttpAccount, signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { startProduct } from '../product/start-product.ts'

const rounds = 2
const pictures = 6

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A picture that no encoder makes small. */
const noise = (side: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const lines = randomBytes(side * (side * 3 + 1))
  for (let line = 0; line < side; line += 1) lines[line * (side * 3 + 1)] = 0
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const data = chunk('IDAT', deflateSync(lines, { level: 1 }))
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))])
}

const upload = async (origin: string, { authorization }: HttpAccount, id: string): Promise<void> => {
  const answer = await fetch(`${origin}${addressOf(uploadImageEndpoint, { params: { id } })}`, {
    method: uploadImageEndpoint.method,
    headers: { authorization, origin, [appHeader]: '1', 'content-type': 'image/png' },
    body: new Uint8Array(noise(1400)),
  })
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([201, ''])
}

const download = (origin: string, { authorization }: HttpAccount) =>
  fetch(`${origin}${downloadExportEndpoint.path}`, { headers: { authorization } })

const partsIn = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.bin')).length

test('[T40] killing everything while an export is packed serves no torn zip, and ends in a whole one', async () => {
  test.setTimeout(420_000)
  const usual = process.env.APP_ORIGIN_UNDER_TEST
  const random = seededRandom(5)
  let product = await startProduct()
  const port = Number(new URL(product.origin).port)
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  const answers = {
    businessName: 'Kilned',
    businessActivities: 'We fire clay pots.',
    businessLocation: 'York',
  }
  try {
    const ana = await signInByHttp(product.origin, 'kill-pack@example.com')
    const draftId = await createWebsiteByHttp(ana, answers)
    for (let nth = 0; nth < pictures; nth += 1) await upload(product.origin, ana, draftId)
    for (let round = 0; round < rounds; round += 1) {
      const { state } = await ana.call(startExportEndpoint, {})
      expect(state).toBe('packing')
      await wait(random.below(250))
      product.child.kill('SIGKILL')
      await once(product.child, 'exit')
      product = await startProduct({ folder: product.folder, port })
      const isReady = async () => (await ana.call(readExportEndpoint, {})).state === 'ready'
      while (!(await isReady())) {
        const early = await download(product.origin, ana)
        // It may have become ready in between.
        if (early.status === 200) await readZip(new Uint8Array(await early.arrayBuffer()))
        else expect(early.status).toBe(404)
        await wait(3_000)
      }
      const whole = Buffer.from(await (await download(product.origin, ana)).arrayBuffer())
      const files = await readZip(whole)
      expect([...files.keys()].filter((path) => path.includes('/pictures/'))).toHaveLength(pictures)
      expect(String(files.get('websites/1 Kilned/draft.json'))).toContain('Kilned')
      // What was stored before it was killed is gone.
      expect(await partsIn(product.folder)).toBe(Math.ceil(whole.length / 2 ** 22))
    }
  } finally {
    process.env.APP_ORIGIN_UNDER_TEST = usual
    await product.stop()
  }
})
