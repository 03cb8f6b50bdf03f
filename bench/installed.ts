import { spawnSync } from 'node:child_process'

/** Which of these programs the machine lacks, in words; undefined if it has them all. */
export const missingPrograms = (programs: readonly string[]): string | undefined => {
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0)
  if (missing.length === 0) return undefined
  return `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed`
}
