import { spawn } from 'node:child_process'
import { cpuTimeMs } from './cpu-time.ts'

/** A server to load: where it listens, under which Host it answers, and whose CPU time counts. */
export interface Target {
  readonly name: string
  readonly url: string
  readonly host: string
  readonly pid: number
}

/** What one round of load showed. */
export interface Round {
  readonly perSecond: number
  readonly cpuMicrosecondsPerRequest: number
}

const secondsPerRound = 3
const connections = 32

const wrk = (target: Target, headers: readonly string[], seconds: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', `Host: ${target.host}`]
    const child = spawn('taskset', [
      '-c',
      '1',
      'wrk',
      ...args,
      ...headers.flatMap((header) => ['-H', header]),
      target.url,
    ])
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`wrk ended with ${code} and said: ${output}`)),
    )
  })

/** Loads one target for a round after a short warm-up. Refuses a round with answers that were not 2xx or 3xx. */
export const loadRound = async (target: Target, headers: readonly string[]): Promise<Round> => {
  await wrk(target, headers, 1)
  const before = cpuTimeMs(target.pid)
  const output = await wrk(target, headers, secondsPerRound)
  const cpuMs = cpuTimeMs(target.pid) - before
  if (/Non-2xx or 3xx/.test(output)) throw new Error(`${target.name} answered with errors:\n${output}`)
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    cpuMicrosecondsPerRequest: (cpuMs * 1000) / requests,
  }
}
