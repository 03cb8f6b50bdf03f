import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const entry = join(import.meta.dirname, '..', 'embedded-mongo', 'main.ts')

/** The embedded server as a process of its own. */
export interface ServerProcess {
  child: ChildProcess
  uri: string
  /** Everything it wrote to stderr so far. */
  complaints: () => string
  /** Resolves with the exit code, null when it was killed. */
  exited: Promise<number | null>
}

/** Starts the process entry with these arguments and resolves when it listens, or with no `uri` when it gave up. */
export const startServerProcess = async (args: readonly string[]): Promise<ServerProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, ...args], { stdio: 'pipe' })
  let [output, complaints] = ['', '']
  child.stderr.on('data', (chunk) => {
    complaints += String(chunk)
  })
  const exited = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  const listening = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('\n')) resolve(JSON.parse(output).uri)
    })
  })
  const uri = await Promise.race([listening, exited.then(() => '')])
  return { child, uri, complaints: () => complaints, exited }
}
