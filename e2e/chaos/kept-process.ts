import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..')
/** A first start in a fresh clone compiles all that it imports, beside whatever else is tested. */
const patienceMs = 180_000

/** What to run, and how to know that it answers. */
export interface ProcessPlan {
  readonly name: string
  readonly command?: string
  readonly args: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
  readonly answers: () => Promise<boolean>
}

/** A process that can be ended the hard way and started again in the same place. */
export interface KeptProcess {
  readonly name: string
  isUp(): boolean
  pid(): number
  /** Resolves once it answers; one that ends before that is started again. */
  start(): Promise<void>
  kill(): Promise<void>
  /** How often it ended although nobody killed it. */
  failures(): number
}

/** The arguments that run a TypeScript file of this repository. */
export const typescript = (file: string, ...args: string[]): string[] => [
  '--disable-warning=ExperimentalWarning',
  '--import',
  'tsx',
  join(root, file),
  ...args,
]

/** The same for a file that leads to no JSX: Node runs it as it stands, which costs less CPU time. */
export const plainTypescript = (file: string, ...args: string[]): string[] => [
  '--disable-warning=ExperimentalWarning',
  join(root, file),
  ...args,
]

/** Whether the health page of a local port answers. */
export const healthAnswers = async (port: number): Promise<boolean> => {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(1_000) })
    return ok
  } catch {
    return false
  }
}

export const keepProcess = ({
  name,
  command = process.execPath,
  args,
  variables = {},
  answers,
}: ProcessPlan): KeptProcess => {
  let child: ChildProcess | undefined
  let isReady = false
  let failed = 0

  const hasEnded = () => child === undefined || child.exitCode !== null || child.signalCode !== null
  const endIt = () => child?.kill('SIGKILL')
  const spawnOne = () => {
    const spawned = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...variables },
      // The databases end when the other end of their stdin is gone. What is said is passed on by this process:
      // a descriptor of its own in a child that outlives it would keep whoever reads it waiting.
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    spawned.stderr.on('data', (chunk) => process.stderr.write(chunk))
    process.once('exit', endIt)
    spawned.once('exit', (_, signal) => {
      process.off('exit', endIt)
      if (isReady && signal !== 'SIGKILL') failed += 1
      if (spawned === child) isReady = false
    })
    child = spawned
  }

  return {
    name,
    isUp: () => isReady,
    pid: () => child?.pid ?? 0,
    failures: () => failed,
    start: async () => {
      const end = Date.now() + patienceMs
      while (!isReady) {
        if (Date.now() > end) throw new Error(`${name} does not answer`)
        if (hasEnded()) spawnOne()
        isReady = (await answers()) && !hasEnded()
        if (!isReady) await wait(50)
      }
    },
    kill: async () => {
      isReady = false
      if (child === undefined || hasEnded()) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
