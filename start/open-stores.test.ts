import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { openDeletions } from '@shingle/storage/rows/deletions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchDatabase } from './launch-database.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shingle-stores-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const key = Buffer.alloc(32, 3).toString('base64')

/** What a command says, and with which code it ends. */
const command = async (
  name: string,
  variables: Readonly<Record<string, string>>,
  args: readonly string[] = [],
) => {
  const { MONGO_URI: _, ...env } = process.env
  const options = { cwd: root, env: { ...env, ...variables } }
  const started = run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', 'tsx', `scripts/${name}.ts`, ...args],
    options,
  )
  return started.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
}

test('[security 2.5 T41] nobody backs up or restores without a key, and is told which variable it is', async () => {
  for (const name of ['backup', 'restore']) {
    const neither = await command(name, { DATA_DIR: folder, BACKUP_FOLDER: '', BACKUP_KEY: '' })
    expect([neither.code, neither.said]).toEqual([1, expect.stringContaining('Set BACKUP_FOLDER')])
    const noKey = await command(name, { DATA_DIR: folder, BACKUP_FOLDER: join(folder, 'b'), BACKUP_KEY: '' })
    expect([noKey.code, noKey.said.split('\n')[0]]).toEqual([1, expect.stringContaining('needs BACKUP_KEY')])
  }
  expect(await readdir(folder)).toEqual([])
})

test('[security 2.5 T41] a running product is backed up, and restored elsewhere once', async () => {
  const [live, fresh, backups] = [join(folder, 'live'), join(folder, 'fresh'), join(folder, 'backups')]
  const variables = { BACKUP_FOLDER: backups, BACKUP_KEY: key }
  const product = await launchDatabase(join(live, 'shingle.db'), process.env)
  const database = await connectDatabase(product.uri, { name: 'shingle' })
  const users = database.db.collection<{ _id: string; [field: string]: unknown }>('Users')
  const since = { name: null, createdAt: new Date(), registeredAt: null, firstProvider: 'email' }
  await users.insertMany([
    { _id: 'gone', email: 'gone@example.com', ...since },
    { _id: 'kept', email: 'kept@example.com', ...since },
  ])
  const backedUp = await command('backup', { ...variables, DATA_DIR: live })
  expect(backedUp).toEqual({ code: 0, said: expect.stringContaining('-full.backup has 2 rows.') })
  await openDeletions(database.db, () => new Date()).note('account', 'gone')

  const options = ['--deletions', live]
  const restored = await command('restore', { ...variables, DATA_DIR: fresh }, options)
  expect([restored.code, restored.said]).toEqual([0, expect.stringMatching(/rows are back as of/)])
  const again = await command('restore', { ...variables, DATA_DIR: fresh }, options)
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('into an empty database only')])
  await database.close()
  await product.close()

  const anew = await launchDatabase(join(fresh, 'shingle.db'), process.env)
  const { db, close } = await connectDatabase(anew.uri, { name: 'shingle' })
  const left = await db
    .collection('Users')
    .find({}, { projection: { email: 1 } })
    .toArray()
  expect(left).toEqual([{ _id: 'kept', email: 'kept@example.com' }])
  await close()
  await anew.close()
})
