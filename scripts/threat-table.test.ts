import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const testFile = /\.(test|spec)\.tsx?$/

/** The threats, each with what its row names as its tests. */
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| threat '))
  .map((line) => line.slice(2, -2).split(' | '))

/** The test files that a file, folder or pattern stands for. */
const testsIn = (path: string): readonly string[] =>
  globSync(path, { cwd: root })
    .flatMap((found) =>
      statSync(join(root, found)).isDirectory() ? globSync(`${found}/**/*.ts`, { cwd: root }) : found,
    )
    .filter((found) => testFile.test(found))

test('[security 2.7] every threat has what stands against it and tests that exist', () => {
  expect(rows.length).toBeGreaterThan(70)
  const unheld = rows.filter(([threat = '', measure = '', tests = '', ...more]) => {
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '')
    const isWhole = threat !== '' && measure !== '' && named.length > 0 && more.length === 0
    return !isWhole || named.some((path) => testsIn(path).length === 0)
  })
  expect(unheld).toEqual([])
})
