import { readdirSync, readFileSync } from 'node:fs'

const childrenOf = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )

const ownMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0)

/** CPU time of a process and all it started, in milliseconds; Linux only. */
export const cpuTimeMs = (pid: number): number =>
  ownMs(pid) + childrenOf(pid).reduce((sum, child) => sum + cpuTimeMs(child), 0)
