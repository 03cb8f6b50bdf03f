import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from './refusal.ts'

const root = join(import.meta.dirname, '..')

/** The built client's folder. */
export const clientFolder = join(root, 'client', 'dist')
const stamp = join(clientFolder, '.built-from')
const looked = join(clientFolder, '.looked-at')
const lock = `${clientFolder}.lock`
const lookEveryMs = 200
const longestBuildMs = 3 * 60_000

const inputs = [
  ...['client/src', 'client/articles', 'client/trades', 'client/public', 'shared/src'],
  // What the pages of trades say of their words.
  'trades/src/trades',
] as const
const single = ['client/index.html', 'client/package.json', 'package-lock.json', 'start/client-build.ts']

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

const sources = async (): Promise<readonly string[]> => {
  const lists = await Promise.all(inputs.map(filesBelow))
  const programs = (await readdir(join(root, 'client'))).filter((file) => file.endsWith('.ts')).toSorted()
  const own = [...programs.map((file) => `client/${file}`), ...single]
  return [...lists.flat(), ...own.map((file) => join(root, file))]
}

type Trait = (file: string) => Promise<string | Buffer>

const fingerprint = async (files: readonly string[], trait: Trait): Promise<string> => {
  const hash = createHash('sha256')
  // One after the other: thousands that are open at once are more than some machines allow.
  for (const file of files) {
    hash.update(file.slice(root.length))
    hash.update(await trait(file).catch(() => ''))
  }
  return hash.digest('hex')
}

/** What tells at a glance that nothing has changed: most starts need no more. */
const glance: Trait = async (file) => {
  const { size, mtimeMs } = await stat(file)
  return `${size} ${mtimeMs}`
}

const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'client', 'build.ts')], {
      cwd: join(root, 'client'),
      // Whatever the product runs under, people get the app as it is meant for them: tests say NODE_ENV=test.
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else
        reject(
          new Refusal(`The client could not be built:\n${Buffer.concat(output).toString().slice(-2000)}`),
        )
    })
  })

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Takes the lock, or waits while another process builds; one that was left behind long ago counts for nothing. */
const takeLock = async (): Promise<void> => {
  for (;;) {
    try {
      await mkdir(lock)
      return
    } catch (error) {
      if (!isExisting(error)) throw error
    }
    const since = await stat(lock).catch(() => undefined)
    if (since !== undefined && Date.now() - since.mtimeMs > longestBuildMs)
      await rm(lock, { recursive: true })
    await wait(lookEveryMs)
  }
}

const holds = async (file: string, wanted: string): Promise<boolean> =>
  (await readFile(file, 'utf8').catch(() => '')) === wanted

/** Builds the client when its sources differ from those of the last build; processes that start at once build it once. */
export const buildClientIfChanged = async (say: (line: string) => void): Promise<void> => {
  const files = await sources()
  const seen = await fingerprint(files, glance)
  if (await holds(looked, seen)) return
  const wanted = await fingerprint(files, (file) => readFile(file))
  await takeLock()
  try {
    if (!(await holds(stamp, wanted))) {
      say('Building the client (only after changes)…')
      await build()
      await writeFile(stamp, wanted)
    }
    await writeFile(looked, seen)
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}
