import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

// Two copies of Yjs in one tree make documents that silently do not recognise each other's types.
test('[design 3] exactly one Yjs is installed', () => {
  const tree: unknown = JSON.parse(
    execFileSync('npm', ['ls', 'yjs', '--all', '--json'], { cwd: '..', encoding: 'utf8' }),
  )
  const versions = [...JSON.stringify(tree).matchAll(/"yjs":\{"version":"([^"]+)"/g)].map(
    ([, version]) => version,
  )
  expect([...new Set(versions)]).toEqual(['13.6.33'])
})
