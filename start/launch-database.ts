import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { choosePrivateAddress } from '@shingle/storage/embedded-mongo/private-address.ts'
import type { Variables } from '@shingle/storage/environment/environment.ts'
import { Refusal } from './refusal.ts'

const entry = join(import.meta.dirname, '..', 'shared', 'storage', 'src', 'embedded-mongo', 'main.ts')
const restartDelayMs = 200

/** A running embedded database: its address, and how to end it. */
export interface LaunchedDatabase {
  readonly uri: string
  readonly close: () => Promise<void>
}

const started = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let complaint = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.once('exit', () =>
      reject(new Refusal(complaint.trim() || 'The embedded database could not start.')),
    )
    if (child.stdout) {
      createInterface({ input: child.stdout }).once('line', () => resolve())
    }
  })

/** The file of the embedded database in a data folder. */
export const databaseFileIn = (folder: string): string => join(folder, 'shingle.db')

/**
 * Starts the embedded database as a process of its own, which ends with this one. Should it die, it is started again
 * on the same file and at the same address, and the driver reconnects.
 */
export const launchDatabase = async (
  file: string,
  environment: Variables = {},
): Promise<LaunchedDatabase> => {
  const { uri, args: where, variables } = await choosePrivateAddress(dirname(file))
  let isClosing = false
  const spawnOne = () => {
    const args = ['--disable-warning=ExperimentalWarning', entry, '--file', file, ...where]
    // Its own group: Ctrl-C in the terminal reaches this process alone, which then closes things in order.
    return spawn(process.execPath, args, {
      env: { ...environment, ...variables },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    })
  }
  let child = spawnOne()
  await started(child)
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
