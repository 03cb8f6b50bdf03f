import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const tag = ['@', 'internal'].join('')

/** What a file exports for tests alone: the name behind each mark. */
const internalIn = (file: string): readonly string[] =>
  readFileSync(join(root, file), 'utf8')
    .split(tag)
    .slice(1)
    .map((after) => `${file} ${/^[^;]*?\bexport \w+ (\w+)/.exec(after)?.[1] ?? '?'}`)

// The mark hides an export from knip: a value that nobody else wants is to go with its test instead.
test('[house] nothing is exported for tests alone but the places where they look in', () => {
  expect(sources.flatMap(internalIn).toSorted()).toEqual([
    'api/src/create-api.ts createEntrance',
    'api/src/create-api.ts listRoutes',
    'api/src/creation/creation-handlers.ts openWritingPorts',
    'client/src/designer/canvas/render-count.ts renderCounts',
    'shared/storage/src/environment/environment.ts variableNames',
  ])
})
