import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { typePrograms } from './check.ts'

const root = join(import.meta.dirname, '..')

const tracked = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '')

const configSchema = z.object({ include: z.array(z.string()), exclude: z.array(z.string()).default([]) })

const configOf = (program: string): string =>
  program.endsWith('.json') ? program : join(program, 'tsconfig.json')

/** Whether a program names a file by what it includes, whatever imports it. */
const includesOf = (program: string) => {
  const config = configOf(program)
  const { include, exclude } = configSchema.parse(JSON.parse(readFileSync(join(root, config), 'utf8')))
  // The name of a folder stands for everything below it.
  const isOneOf = (patterns: readonly string[]) => {
    const paths = patterns.map((pattern) => join(dirname(config), pattern))
    return (file: string) => paths.some((path) => matchesGlob(file, path) || matchesGlob(file, `${path}/**`))
  }
  const [isIncluded, isExcluded] = [isOneOf(include), isOneOf(exclude)]
  return (file: string): boolean => isIncluded(file) && !isExcluded(file)
}

it('[design 8] the types of every file are checked, of tests, fixtures and build scripts too', () => {
  const programs = typePrograms.map(includesOf)
  expect(tracked.length).toBeGreaterThan(3_000)
  expect(tracked.filter((file) => !programs.some((includes) => includes(file)))).toEqual([])
})

it.each([
  ['client', 'client/src/app/routes.ts', true],
  ['client', 'client/src/app/routes.test.ts', false],
  ['client', 'client/src/replica/fixtures/embed.ts', false],
  ['client', 'client/src/service-worker/shell.ts', false],
  ['client/src/service-worker', 'client/src/service-worker/shell.ts', true],
  ['trades', 'shared/src/paths/app-paths.ts', true],
  ['tsconfig.tests.json', 'start/start.test.ts', true],
  ['tsconfig.tests.json', 'start.ts', true],
  ['tsconfig.tests.json', 'api/start.ts', false],
] as const)('[design 8] whether %s checks %s: %s', (program, file, does) => {
  expect(includesOf(program)(file)).toBe(does)
})
