import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import {
  downloadExportEndpoint,
  readExportEndpoint,
  startExportEndpoint,
} from '@shingle/shared/export/endpoints.ts'
import { refreshEndpoint } from '@shingle/shared/session/endpoints.ts'
import { fileKey } from '@shingle/storage/files/file-key.ts'
import { openAccountExports } from '@shingle/storage/rows/account-exports.ts'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { readRange } from './byte-range.ts'

const { api, ann, bob } = await openTestApi('ann', 'bob')
const rows = openAccountExports(api.db, api.options.clock)
const start = ({ token }: Person) => api.ask(startExportEndpoint, { token })
const read = ({ token }: Person) => api.ask(readExportEndpoint, { token })
const jobs = (userId: string) =>
  api.db.collection('Jobs').countDocuments({ name: 'pack-export', 'payload.userId': userId })

const size = 300_000
const zip = Buffer.from(Array.from({ length: size }, (_, at) => (at * 7919) >>> 5))
/** What the worker leaves where an export was packed. */
const aReadyExport = async (person: Person): Promise<string> => {
  const exportId = createHash('sha256').update(`${person.id}${Math.random()}`).digest('hex')
  await rows.begin(person.id, exportId)
  const turn = { userId: person.id, attempt: exportId }
  await rows.change(turn, { parts: [], bytes: 0 })
  for (let at = 0; at < size; at += 100_000) {
    const bytes = zip.subarray(at, at + 100_000)
    await rows.addPart(turn, {
      key: fileKey(bytes, { type: 'application/octet-stream' }),
      bytes: bytes.length,
    })
    await api.options.files.put(bytes, { type: 'application/octet-stream' })
  }
  const expiresAt = new Date(api.options.clock().getTime() + 86_400_000)
  await rows.change(turn, { state: 'ready', name: 'ann-2026-11-21.zip', expiresAt })
  return exportId
}

const fetchFile = (headers: Record<string, string>) =>
  fetch(`${api.address}${downloadExportEndpoint.path}`, { headers })
const download = async (person: Person, headers: Record<string, string> = {}) => {
  const answer = await fetchFile({ authorization: `Bearer ${person.token}`, ...headers })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('[3.account] whoever asks twice joins what is being packed, also at once', async () => {
  const cleo = await signInAs(api, 'cleo@example.com')
  expect((await read(cleo)).answer).toEqual({ state: 'none' })
  const first = await start(cleo)
  expect([first.status, first.answer]).toEqual([202, { state: 'packing', pictures: { done: 0, total: 0 } }])
  const { exportId } = (await rows.find(cleo.id)) ?? {}
  await Promise.all([start(cleo), start(cleo), start(cleo)])
  expect((await rows.find(cleo.id))?.exportId).toBe(exportId)
  expect(await jobs(cleo.id)).toBe(1)
  expect((await read(cleo)).answer.state).toBe('packing')
})

test('[3.account] of those who ask at once for the first time one export comes', async () => {
  const dora = await signInAs(api, 'dora@example.com')
  const answers = await Promise.all(Array.from({ length: 6 }, () => start(dora)))
  expect(answers.map(({ status, answer }) => [status, answer.state])).toEqual(Array(6).fill([202, 'packing']))
  const { exportId } = (await rows.find(dora.id)) ?? {}
  const ordered = api.db.collection('Jobs').find({ name: 'pack-export', 'payload.userId': dora.id })
  // The orders of the others find that another is packed.
  expect((await ordered.toArray()).map(({ payload }) => payload.exportId)).toContain(exportId)
})

test('[3.account] an export comes as a file of its owner’s name, to be kept nowhere, byte for byte', async () => {
  await aReadyExport(ann)
  const { status, headers, bytes } = await download(ann)
  expect([status, bytes.equals(zip)]).toEqual([200, true])
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toBe('attachment; filename="ann-2026-11-21.zip"')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-length')).toBe(String(size))
  expect((await read(ann)).answer).toMatchObject({ state: 'ready', bytes: size, mustConfirm: false })
})

test('[3.account] a download that broke off goes on where it stopped, of the same zip alone', async () => {
  const exportId = await aReadyExport(ann)
  for (const [range, first, last] of [
    ['bytes=0-0', 0, 0],
    ['bytes=99999-100000', 99_999, 100_000],
    ['bytes=150000-', 150_000, size - 1],
    ['bytes=-5', size - 5, size - 1],
    ['bytes=299990-999999', 299_990, size - 1],
  ] as const) {
    const { status, headers, bytes } = await download(ann, { range, 'if-range': `"${exportId}"` })
    expect([range, status, headers.get('content-range')]).toEqual([
      range,
      206,
      `bytes ${first}-${last}/${size}`,
    ])
    expect([range, bytes.equals(zip.subarray(first, last + 1))]).toEqual([range, true])
  }
  const other = await download(ann, { range: 'bytes=5-', 'if-range': '"another"' })
  expect([other.status, other.bytes.length]).toEqual([200, size])
  const beyond = await download(ann, { range: `bytes=${size}-` })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  expect(JSON.parse(String(beyond.bytes)).code).toBe('export.no-such-range')
})

test('[3.account] a range that nobody understands is answered with everything', () => {
  for (const header of ['', 'bytes=', 'bytes=-', 'bytes=5-1', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b'])
    expect([header, readRange(header, 10)]).toEqual([header, 'whole'])
  expect([readRange('bytes=-0', 10), readRange('bytes=10-', 10)]).toEqual(['none', 'none'])
  expect(readRange('bytes=-99', 10)).toEqual({ first: 0, last: 9 })
})

test('[6.roles] an export is its owner’s alone, by their token or by the cookie of their browser', async () => {
  await aReadyExport(ann)
  const gone = [404, 'export.gone']
  const codeOf = async (answer: Response) => [answer.status, JSON.parse(await answer.text()).code]
  expect(await codeOf(await fetchFile({ authorization: `Bearer ${bob.token}` }))).toEqual(gone)
  expect(await codeOf(await fetchFile({}))).toEqual([401, 'session.not-signed-in'])
  expect(await codeOf(await fetchFile({ authorization: 'Bearer a.b.c' }))).toEqual([
    401,
    'session.invalid-token',
  ])
  // A bad token is not forgiven for a good cookie.
  const both = { cookie: ann.cookie, authorization: 'Bearer a.b.c' }
  expect((await fetchFile(both)).status).toBe(401)
  const link = await fetchFile({ cookie: ann.cookie, 'sec-fetch-site': 'same-origin' })
  expect([link.status, (await link.arrayBuffer()).byteLength]).toEqual([200, size])
  expect(await codeOf(await fetchFile({ cookie: bob.cookie }))).toEqual(gone)
  expect(await codeOf(await fetchFile({ cookie: `${ann.cookie}x` }))).toEqual([401, 'session.not-signed-in'])
  for (const site of ['cross-site', 'same-site'])
    expect((await fetchFile({ cookie: ann.cookie, 'sec-fetch-site': site })).status).toBe(401)
  // Of whoever signed out while no server answered the cookie is still there.
  expect(await codeOf(await fetchFile({ cookie: `${ann.cookie}; signed-out=1` }))).toEqual([
    401,
    'session.not-signed-in',
  ])
  // The cookie opens files and nothing else.
  expect((await api.call(readExportEndpoint.path, { cookie: ann.cookie })).status).toBe(401)
})

test('[2.4.sessions] a forgotten device neither packs nor downloads, and a cookie that was turned over opens nothing', async () => {
  const eve = await signInAs(api, 'eve@example.com')
  await aReadyExport(eve)
  const renewed = await api.call(refreshEndpoint.path, { method: 'POST', cookie: eve.cookie })
  expect((await fetchFile({ cookie: eve.cookie })).status).toBe(200)
  api.later(11_000)
  expect((await fetchFile({ cookie: eve.cookie })).status).toBe(401)
  api.later(15 * 60_000)
  const cookie = renewed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await fetchFile({ cookie })).status).toBe(403)
  const again = await api.call(refreshEndpoint.path, { method: 'POST', cookie })
  const late = { ...eve, token: again.body.accessToken }
  expect((await read(late)).answer).toMatchObject({ state: 'ready', mustConfirm: true })
  expect([(await start(late)).body.code, (await download(late)).status]).toEqual([
    'session.sign-in-again',
    403,
  ])
})

test('[3.account] after a day an export is gone, and its files may be gone before its row', async () => {
  const fay = await signInAs(api, 'fay@example.com')
  await aReadyExport(fay)
  api.later(86_400_000)
  const again = await signInAs(api, 'fay@example.com')
  expect((await read(again)).answer).toEqual({ state: 'expired' })
  expect((await download(again)).status).toBe(404)
  const exportId = await aReadyExport(again)
  for (const { key } of (await rows.find(fay.id))?.parts ?? []) await api.options.files.remove(key)
  // Whoever takes it is not told that it is whole.
  await expect(download(again)).rejects.toThrow()
  expect((await rows.find(fay.id))?.exportId).toBe(exportId)
})

test('[T29] whoever opens downloads and takes nothing holds no more than three', async () => {
  const gil = await signInAs(api, 'gil@example.com')
  await aReadyExport(gil)
  // Larger than what lies on the line between two ends that do not speak.
  const turn = { userId: gil.id, attempt: (await rows.find(gil.id))?.attempt ?? '' }
  const large = Buffer.alloc(8 * 2 ** 20, 1)
  const key = await api.options.files.put(large, { type: 'application/octet-stream' })
  await rows.change(turn, { parts: [{ key, bytes: large.length }], bytes: large.length })
  const { port } = new URL(api.address)
  const open = async () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `GET ${downloadExportEndpoint.path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${gil.token}\r\n\r\n`,
    )
    const head = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
    socket.pause()
    return { socket, status: Number(head.split(' ')[1]) }
  }
  const held = [await open(), await open(), await open()]
  expect(held.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await open()).status).toBe(429)
  for (const { socket } of held) socket.destroy()
  await expect.poll(async () => (await download(gil)).status).toBe(200)
})
