import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDataFolder, openSecret } from './data-folder.ts'
import { type LaunchedDatabase, launchDatabase } from './launch-database.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65_534
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shingle-private-'))
  // As an owner's own folder mostly is: what lies in it must be private by itself.
  chmodSync(folder, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const openToOthers = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(path, name)).mode & 0o077) !== 0,
  )

/** What another user of the machine gets to hear from the database. */
const asNobody = (launched: LaunchedDatabase): Promise<string> =>
  new Promise((resolve) => {
    const path = decodeURIComponent(/\/\/([^/]*)/.exec(launched.uri)?.[1] ?? '')
    // It becomes that user once it runs: the folder that Node lies in may be closed to others.
    const become = `process.setgroups([]); process.setgid(${nobody}); process.setuid(${nobody}); process.chdir('/');`
    const script = `${become} require('node:net').connect(${JSON.stringify({ path })}).on('connect', () => { console.log('open'); process.exit() }).on('error', ({ code }) => console.log(code))`
    execFile(process.execPath, ['-e', script], (_, said) => resolve(said.trim()))
  })

test('[security] everything in the data folder is for the user who started the product alone', async () => {
  const data = await openDataFolder(join(folder, 'data'))
  await openSecret(data, undefined)
  const launched = await launchDatabase(join(data, 'shingle.db'))
  await createLocalFileStore(join(data, 'files')).put(Buffer.from('a page'), { type: 'text/html' })
  const names = readdirSync(data)
  const found = openToOthers(folder)
  await launched.close()
  expect(names).toEqual(
    expect.arrayContaining(['database', 'files', 'secret', 'shingle.db', 'shingle.db-wal']),
  )
  expect(found).toEqual([])
})

test('[security] the embedded database has no port, and its process tells nothing that opens it', async () => {
  const launched = await launchDatabase(join(folder, 'alone.db'))
  const client = await MongoClient.connect(launched.uri)
  expect((await client.db('shingle').command({ ping: 1 })).ok).toBe(1)
  expect(launched.uri).toContain('.sock')
  expect(launched.uri).not.toContain('@')
  await client.close()
  await launched.close()
})

test.runIf(isRoot)(
  '[security] another user of the machine is turned away from the database (needs root to become one)',
  async () => {
    const launched = await launchDatabase(join(folder, 'other.db'))
    expect(await asNobody(launched)).toBe('EACCES')
    await launched.close()
  },
)

test('[security] where a socket is not to be had, a password stands before every command', async () => {
  const deep = join(folder, 'd'.repeat(120))
  const launched = await launchDatabase(join(deep, 'deep.db'))
  const { username, password, host } = new URL(launched.uri.replace('mongodb:', 'http:'))
  expect(username).toBe('shingle')
  const wanted = async (uri: string) => {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: 2_000 })
    try {
      return (await client.db('shingle').collection('Users').insertOne({ name: 'ada' })).acknowledged
    } catch (error) {
      return error instanceof Error && 'codeName' in error ? error.codeName : String(error)
    } finally {
      await client.close()
    }
  }
  expect(await wanted(launched.uri)).toBe(true)
  expect(await wanted(`mongodb://${host}/?directConnection=true`)).toBe('Unauthorized')
  expect(await wanted(launched.uri.replace(password, `${password.slice(0, -1)}x`))).toBe(
    'AuthenticationFailed',
  )
  if (process.platform === 'linux') {
    const lists = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const told = lists.flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')]
      } catch {
        return []
      }
    })
    expect(told.filter((line) => line.includes(password))).toEqual([])
  }
  await launched.close()
})
