import { createServer } from 'node:http'
import { createFixtureDial } from '@shingle/storage/outside/dial.ts'
import { createFetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImageResizer } from '../image/image-resizer.ts'
import { createImages } from '../image/images.ts'
import { listen, startTestApi } from '../testing/start-test-api.ts'
import { createCopyPictures } from './copy-pictures.ts'

const aPicture = (width: number) =>
  sharp({ create: { width, height: Math.round(width / 2), channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()

const api = await startTestApi()
const server = createServer(async ({ url = '' }, response) => {
  const width = Number(url.slice(1))
  if (url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
  else if (url === '/broken') response.writeHead(200, { 'content-type': 'image/jpeg' }).end('no picture')
  else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await aPicture(width))
})
let port = 0
beforeAll(async () => {
  port = await listen(server)
})
afterAll(async () => {
  server.close()
  await api.close()
})

const at = (path: string) => ({ url: `https://rook.example/${path}`, text: `Picture ${path}` })

test('[1.import] pictures come the way of uploads: opened, encoded anew, kept in the library, small ones left', async () => {
  const images = createImages(api.options)
  const copy = createCopyPictures({
    ...{ images, files: api.options.files, resizeImage: createImageResizer() },
    fetchOutside: createFetchOutside(createFixtureDial(port), 'test'),
  })
  const inside = { url: 'http://169.254.169.254/1200', text: '' }
  const taken = await copy.take([at('1200'), at('320'), at('page'), at('broken'), inside], 'ann')
  expect(taken.map(({ text }) => text)).toEqual(['Picture 1200'])
  const [kept] = await copy.keep(taken, { draftId: 'd'.repeat(24), accountId: 'ann' })
  expect(kept).toMatchObject({ provider: 'Custom', alt: 'Picture 1200', width: 1200, height: 600 })
  expect(await images.list('d'.repeat(24))).toHaveLength(1)
}, 60_000)
