import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../e2e/tests')

test('[house] no two files of journeys sign in the same person: they run against one product, at the same time', () => {
  const filesOf = new Map<string, Set<string>>()
  for (const file of globSync(join(folder, '*.spec.ts')))
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(/'([\w.+-]+@example\.com)'/g))
      filesOf.set(address, (filesOf.get(address) ?? new Set()).add(basename(file)))
  expect(filesOf.size).toBeGreaterThan(20)
  const shared = [...filesOf].filter(([, files]) => files.size > 1)
  expect(shared.map(([address, files]) => [address, ...files])).toEqual([])
})
