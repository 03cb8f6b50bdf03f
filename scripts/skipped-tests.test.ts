import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proxyNames } from '../e2e/proxies/real-proxy.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const testFiles = execFileSync('git', ['ls-files', '--', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')

/** What each test needs that is not run everywhere, as its name says: 'redis-server' of '… (needs redis-server)'. */
const needs = testFiles.flatMap((file) =>
  [...read(file).matchAll(/\b(?:describe|test|it)\.(?:skipIf|runIf)\((?:[^()]|\(\))*\)\(\s*'([^']*)'/g)].map(
    ([, name = '']) => /\(needs ([^)]+)\)/.exec(name)?.[1] ?? `${file}: ${name}`,
  ),
)

test('[house] README names each thing for want of which a test is skipped, and no other', () => {
  const [, told = ''] = /a skipped test needs:\s([\s\S]*?)\. /.exec(read('README.md')) ?? []
  const named = [...told.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  expect(needs.length).toBeGreaterThan(3)
  expect(named.toSorted()).toEqual([...new Set(needs.map((need) => need.split(' ')[0] ?? ''))].toSorted())
})

test('[house] whatever a test needs that npm does not bring is installed before a change lands', () => {
  const [, installed = ''] = /for program in ([^;]+);/.exec(read('.ci/run')) ?? []
  const programs = needs.filter((need) => !need.includes(' '))
  expect(installed.split(' ').toSorted()).toEqual([...new Set([...programs, ...proxyNames])].toSorted())
  const readme = read('README.md')
  for (const program of installed.split(' ')) expect(readme).toContain(`\`${program}\``)
})
