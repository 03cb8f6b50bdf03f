import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ownSource = join(import.meta.dirname, '..', '..')

/** A running product on a data folder of its own. */
export interface RunningProduct {
  readonly origin: string
  readonly folder: string
  readonly child: ChildProcess
  readonly stop: (options?: { keepData: boolean }) => Promise<void>
}

/** Starts the product as `npm start` does and waits for its address. */
export const startProduct = async ({
  folder,
  port = 0,
  variables = {},
  root = ownSource,
}: {
  folder?: string
  port?: number
  variables?: Record<string, string>
  /** The folder of the source to start. */
  root?: string
} = {}): Promise<RunningProduct> => {
  const dataFolder = folder ?? (await mkdtemp(join(tmpdir(), 'shingle-')))
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', 'tsx', join(root, 'start.ts')],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port), LOG_LEVEL: 'error', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  child.stderr.pipe(process.stderr, { end: false })
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product ended with code ${code} before it was open.`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /Shingle is open:\s+(\S+)/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
  const stop = async ({ keepData } = { keepData: false }) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (!keepData) await rm(dataFolder, { recursive: true, force: true })
  }
  return { origin, folder: dataFolder, child, stop }
}
