import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(read('package.json'))
const pattern = z.object({ group: z.array(z.string()), message: z.string() })
const restricted = z.object({ options: z.object({ patterns: z.array(pattern) }) })
const rules = z.object({
  overrides: z.array(
    z.object({
      linter: z.object({
        rules: z.object({
          style: z.object({ noRestrictedImports: restricted.or(z.literal('off')).optional() }).optional(),
        }),
      }),
    }),
  ),
})

// An override replaces the list of the one before it, so that each has to name every room.
test('[design 1] wherever the client’s border is drawn, it keeps out every room but shared', () => {
  const others = workspaces.filter((room) => !['shared', 'client', 'e2e'].includes(room))
  const packages = others.map((room) => `@shingle/${room.split('/').at(-1)}/**`)
  const borders = rules.parse(read('biome.json')).overrides.flatMap(({ linter }) => {
    const rule = linter.rules.style?.noRestrictedImports
    return rule === undefined || rule === 'off' ? [] : rule.options.patterns
  })
  const ofClient = borders.filter(({ message }) => message === 'client may import only shared.')
  expect(ofClient.length).toBeGreaterThan(0)
  for (const { group } of ofClient) expect(group).toEqual(expect.arrayContaining(packages))
})
