import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const ours = execFileSync('git', ['ls-files', '--', 'client/src', 'e2e', 'docs/*.md', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.(tsx?|md)$/.test(file))

// What was put aside is none yet: it becomes one only where it holds what the account has not.
const otherWords =
  /\brecovered (?:works?|changes?|edits?|drafts?|versions?)\b|\bkept aside on this device\b|\bkeeps the work aside\b/i

test('[3.recovered] what a device kept of a lost draft is called a recovered copy, in code, documents and on screens', () => {
  expect(readFileSync(join(root, 'CONTEXT.md'), 'utf8')).toContain('| **recovered copy** |')
  expect(ours.length).toBeGreaterThan(1_000)
  expect(ours.filter((file) => otherWords.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
