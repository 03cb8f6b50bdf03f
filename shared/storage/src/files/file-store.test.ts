import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from './file-store.ts'
import { createLocalFileStore } from './local-file-store.ts'
import { createS3FileStore, type S3Options } from './s3-file-store.ts'
import { signRequest } from './sign-request.ts'
import { startSignedBucket } from './signed-bucket.testing.ts'

const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const hello = Buffer.from('hello')
const helloHash = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

let folder: string
let bucket: Awaited<ReturnType<typeof startSignedBucket>>
const s3Options = (): S3Options => ({
  endpoint: bucket.uri,
  bucket: 'files',
  prefix: 'site/',
  region: 'eu-central-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey,
  retryDelayMs: 1,
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  bucket = await startSignedBucket(secretAccessKey)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await bucket.close()
})

describe.each<[string, () => FileStore]>([
  ['a local folder', () => createLocalFileStore(folder)],
  ['an S3-compatible bucket', () => createS3FileStore(s3Options())],
])('[files] %s', (_name, open) => {
  test('gives a file back as it was put, under the hash of its bytes and an extension', async () => {
    const files = open()
    const key = await files.put(hello, { type: 'text/plain' })
    expect(key).toBe(`${helloHash}.txt`)
    const file = await files.get(key)
    expect({ ...file, bytes: Buffer.from(file?.bytes ?? []) }).toEqual({
      bytes: hello,
      type: 'text/plain',
      encoding: undefined,
    })
  })

  test('keeps compressed bytes compressed, beside the same bytes uncompressed', async () => {
    const files = open()
    const key = await files.put(hello, { type: 'text/html', encoding: 'br' })
    expect(key).toBe(`${helloHash}.html.br`)
    const file = await files.get(key)
    expect(file?.encoding).toBe('br')
    expect(Buffer.from(file?.bytes ?? [])).toEqual(hello)
  })

  test('takes the same file from many at once, and an empty file', async () => {
    const files = open()
    const bytes = Buffer.alloc(300_000, 7)
    const keys = await Promise.all(Array.from({ length: 20 }, () => files.put(bytes, { type: 'image/webp' })))
    expect(new Set(keys).size).toBe(1)
    expect(Buffer.from((await files.get(keys[0] ?? ''))?.bytes ?? [])).toEqual(bytes)
    const empty = await files.put(new Uint8Array(), { type: 'text/css' })
    expect((await files.get(empty))?.bytes.length).toBe(0)
  })

  test('knows which files there are, and forgets a removed one', async () => {
    const files = open()
    const key = await files.put(Buffer.from('soon gone'), { type: 'text/csv' })
    expect(await files.has(key)).toBe(true)
    await files.remove(key)
    await files.remove(key)
    expect(await files.has(key)).toBe(false)
    expect(await files.get(key)).toBeUndefined()
  })

  test('answers nothing for text that is no key', async () => {
    const files = open()
    for (const text of [
      '',
      '../../etc/passwd',
      `${helloHash}.exe`,
      `${helloHash}/../x.txt`,
      `${helloHash}.txt.zip`,
    ]) {
      expect(await files.get(text)).toBeUndefined()
      expect(await files.has(text)).toBe(false)
      await files.remove(text)
    }
  })
})

describe('[files] a local folder', () => {
  test('leaves no half-written file behind', async () => {
    await createLocalFileStore(folder).put(Buffer.from('whole'), { type: 'text/plain' })
    const names = await readdir(folder, { recursive: true })
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('[T40] what a process left that ended while it wrote is removed by a later one, and what is being written stays', async () => {
    const [left, underWay] = [join(folder, 'ab', '.left.part'), join(folder, 'ab', '.under-way.part')]
    await mkdir(join(folder, 'ab'), { recursive: true })
    for (const path of [left, underWay]) await writeFile(path, 'half')
    const twoHoursAgo = new Date(Date.now() - 7_200_000)
    await utimes(left, twoHoursAgo, twoHoursAgo)
    await createLocalFileStore(folder).put(Buffer.from('later'), { type: 'text/plain' })
    const names = await readdir(folder, { recursive: true })
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([join('ab', '.under-way.part')])
    await rm(underWay)
  })

  test('says so when the folder cannot be written', async () => {
    const file = join(folder, 'not-a-folder')
    await writeFile(file, '')
    const files = createLocalFileStore(file)
    await expect(files.put(hello, { type: 'text/plain' })).rejects.toThrow()
  })
})

describe('[files] an S3-compatible bucket', () => {
  test('signs requests as in the published example', () => {
    const headers = signRequest(
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { range: 'bytes=0-9' },
        body: new Uint8Array(),
      },
      { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey, region: 'us-east-1' },
      new Date('2013-05-24T00:00:00Z'),
    )
    expect(headers.authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })

  test('keeps objects under the prefix in the bucket', async () => {
    const key = await createS3FileStore(s3Options()).put(hello, { type: 'text/plain' })
    expect([...bucket.objects.keys()]).toContain(`/files/site/${key}`)
  })

  test('tries again when the service is briefly away, and gives up with a reason', async () => {
    const files = createS3FileStore(s3Options())
    bucket.failuresAhead = 2
    expect(await files.put(hello, { type: 'text/plain' })).toBe(`${helloHash}.txt`)
    bucket.failuresAhead = 3
    await expect(files.get(`${helloHash}.txt`)).rejects.toThrow('status 503')
  })

  test('refuses to go on with a wrong key', async () => {
    const files = createS3FileStore({ ...s3Options(), secretAccessKey: 'wrong' })
    await expect(files.put(hello, { type: 'text/plain' })).rejects.toThrow('status 403')
    await expect(files.has(`${helloHash}.txt`)).rejects.toThrow('status 403')
  })
})
