import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() }).loose()),
})

// Two copies of Yjs in one tree make documents that silently do not recognise each other's types.
test('[design 3] exactly one Yjs is installed', () => {
  const { packages } = lockfile.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')),
  )
  const copies = Object.entries(packages).filter(([path]) => /(^|\/)node_modules\/(yjs|@y\/y)$/.test(path))
  expect(copies.map(([path, { version }]) => `${path} ${version}`)).toEqual(['node_modules/yjs 13.6.33'])
})
