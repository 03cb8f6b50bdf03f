import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Refusal } from './refusal.ts'

const entry = join(import.meta.dirname, '..', 'shared', 'storage', 'src', 'embedded-mongo', 'main.ts')
const restartDelayMs = 200

/** A running embedded database: its address, and how to end it. */
export interface LaunchedDatabase {
  readonly uri: string
  readonly close: () => Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

const started = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let complaint = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.once('exit', () =>
      reject(new Refusal(complaint.trim() || 'The embedded database could not start.')),
    )
    if (child.stdout) {
      createInterface({ input: child.stdout }).once('line', (line) => {
        const said: unknown = JSON.parse(line)
        if (typeof said === 'object' && said !== null && 'uri' in said) resolve(String(said.uri))
      })
    }
  })

/**
 * Starts the embedded database as a process of its own, which ends with this one. Should it die, it is started again
 * on the same file and port, and the driver reconnects.
 */
export const launchDatabase = async (file: string): Promise<LaunchedDatabase> => {
  const port = await freePort()
  let isClosing = false
  const spawnOne = () => {
    const args = [
      '--disable-warning=ExperimentalWarning',
      '--import',
      'tsx',
      entry,
      '--file',
      file,
      '--port',
      `${port}`,
    ]
    // Its own group: Ctrl-C in the terminal reaches this process alone, which then closes things in order.
    return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true })
  }
  let child = spawnOne()
  const uri = await started(child)
  const watch = () =>
    child.once('exit', () => {
      if (isClosing) return
      setTimeout(() => {
        if (isClosing) return
        child = spawnOne()
        child.stderr?.resume()
        child.stdout?.resume()
        watch()
      }, restartDelayMs)
    })
  watch()
  const close = () =>
    new Promise<void>((resolve) => {
      isClosing = true
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.stdin?.end()
    })
  return { uri, close }
}
