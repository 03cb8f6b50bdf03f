import { createServer, type ServerResponse } from 'node:http'
import { imagesMaximum } from '@shingle/shared/image/image-limits.ts'
import { noFilmPoster, uploadsBusy } from '@shingle/shared/image/problems.ts'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const still = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#3a6ea5' } })
  .jpeg()
  .toBuffer()

type Answer = (response: ServerResponse, path: string) => void

/** One server that stands for YouTube, Vimeo and where their pictures lie. */
const asked: string[] = []
const usual: Readonly<Record<string, Answer>> = {
  'i.ytimg.com': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(still),
  'i.vimeocdn.com': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(still),
  'vimeo.com': (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ title: 'Bread', thumbnail_url: 'https://i.vimeocdn.com/video/1_1280' })),
}
let answers = usual
const server = createServer((request, response) => {
  const host = request.headers.host ?? ''
  const path = request.url ?? ''
  asked.push(`${host}${path}`)
  const answer = answers[host]
  if (answer) answer(response, path)
  else response.writeHead(404).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0
const api = await startTestApi({ outside: { port } })
afterAll(async () => {
  await api.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  asked.length = 0
  answers = usual
})

let people = 0
const somebody = async () => {
  people += 1
  const person = await signInAs(api, `viewer${people}@example.com`)
  const draftId = await aDraft(api, person)
  const call = (path: string, rest = {}) =>
    api.call(`/api/drafts/${draftId}/${path}`, { token: person.token, ...rest })
  return {
    draftId,
    take: (film: string) => call('film-posters', { method: 'POST', body: { address: film } }),
    library: async () => (await call('images')).body.images,
  }
}

const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3'
const vimeo = 'https://vimeo.com/123456789'

test('[3.video] the picture of a film becomes one of the website, asked for at the host of the film alone', async () => {
  const { take, library } = await somebody()
  const { status, body } = await take(youtube)
  expect([status, body.image.provider, body.image.width, body.image.height]).toEqual([
    201,
    'Custom',
    1280,
    720,
  ])
  expect(asked).toEqual(['i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg'])
  expect((await library())[0].image.reference).toBe(body.image.reference)
  expect((await take(vimeo)).status).toBe(201)
  expect(asked.slice(1)).toEqual([
    'vimeo.com/api/oembed.json?width=1280&url=https%3A%2F%2Fvimeo.com%2F123456789',
    'i.vimeocdn.com/video/1_1280',
  ])
})

test('[3.video] where the large picture is not there, a smaller one is taken; where none is, that is said', async () => {
  const { take, library } = await somebody()
  answers = {
    'i.ytimg.com': (response, path) =>
      path.includes('hqdefault') ? usual['i.ytimg.com']?.(response, path) : response.writeHead(404).end(),
  }
  expect((await take(youtube)).status).toBe(201)
  expect(asked).toHaveLength(3)
  answers = {}
  const none = await take(youtube)
  expect([none.status, none.body.code]).toEqual([404, noFilmPoster.code])
  expect(await library()).toHaveLength(1)
})

test('[T26] what is no film of these hosts is asked for nowhere', async () => {
  const { take } = await somebody()
  const wrong = [
    ...['', 'x', 'http://169.254.169.254/latest', 'https://youtu.be.example.com/dQw4w9WgXcQ'],
    ...['https://film.example.com/a.mp4', 'javascript:alert(1)', 'https://youtube.com/watch?v=../../x'],
  ]
  for (const film of wrong) expect((await take(film)).body.code).toBe(noFilmPoster.code)
  expect(asked).toEqual([])
})

test('[T29] whatever a host answers, only a picture comes in, and none from elsewhere', async () => {
  const { take, library } = await somebody()
  const send =
    (type: string, bytes: string | Buffer): Answer =>
    (response) =>
      response.writeHead(200, { 'content-type': type }).end(bytes)
  const pictures = [
    send('text/html', '<script>'),
    send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    send('image/jpeg', 'no picture at all'),
    send('image/jpeg', Buffer.alloc(16 * 2 ** 20)),
  ]
  for (const picture of pictures) {
    answers = { 'i.ytimg.com': picture }
    expect((await take(youtube)).status).toBeGreaterThanOrEqual(400)
  }
  const said = [
    ...['http://i.vimeocdn.com/x', 'https://i.vimeocdn.com.evil.example/x', 'http://127.0.0.1/x', 7, null],
  ]
  for (const thumbnail_url of said) {
    answers = { ...usual, 'vimeo.com': send('application/json', JSON.stringify({ thumbnail_url })) }
    asked.length = 0
    expect((await take(vimeo)).body.code).toBe(noFilmPoster.code)
    expect(asked).toHaveLength(1)
  }
  expect(await library()).toEqual([])
})

test('[9.image] the picture of a film counts as an upload, and of one account one is on its way', async () => {
  const { take, draftId } = await somebody()
  const several = await Promise.all([youtube, youtube, youtube].map(take))
  const codes = several.map(({ status, body }) => (status === 201 ? 'taken' : body.code))
  expect(codes.toSorted()).toEqual([uploadsBusy.code, uploadsBusy.code, 'taken'])
  for (let slot = 0; slot < imagesMaximum; slot += 1)
    await api
      .insert('WebsiteImages', { _id: `${draftId}/full${slot}`, websiteId: draftId, slot })
      .catch(() => undefined)
  asked.length = 0
  expect((await take(youtube)).body.text).toBe('Maximum uploaded images reached')
  expect(asked).toEqual([])
})
