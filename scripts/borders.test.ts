import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const text = (file: string): string => readFileSync(join(root, file), 'utf8')
const read = (file: string): unknown => JSON.parse(text(file))

const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(read('package.json'))
const pattern = z.object({ group: z.array(z.string()), message: z.string() })
const restricted = z.object({ options: z.object({ patterns: z.array(pattern) }) })
const { overrides } = z
  .object({
    overrides: z.array(
      z.object({
        includes: z.array(z.string()),
        linter: z.object({
          rules: z.object({
            style: z.object({ noRestrictedImports: restricted.or(z.literal('off')).optional() }).optional(),
          }),
        }),
      }),
    ),
  })
  .parse(read('biome.json'))

const isAmong = (file: string, includes: readonly string[]): boolean => {
  const matching = includes.filter((glob) => matchesGlob(file, glob.replace(/^!/, '')))
  return matching.length > 0 && !matching.some((glob) => glob.startsWith('!'))
}

/** What a file may not import: an override replaces the list of the one before it. */
const forbiddenIn = (file: string): readonly string[] => {
  const rule = overrides
    .filter(({ includes }) => isAmong(file, includes))
    .flatMap(({ linter }) => linter.rules.style?.noRestrictedImports ?? [])
    .at(-1)
  return rule === undefined || rule === 'off' ? [] : rule.options.patterns.flatMap(({ group }) => group)
}

const filesOf = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/(fixtures|testing)\//.test(file),
  )

const codeIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')

/** What CONTEXT.md says of each room: which others it imports, and whether a node module. */
const claims = text('CONTEXT.md')
  .split('| room | imports of the others |\n|---|---|\n')[1]
  ?.split('\n\n')[0]
  ?.split('\n')
  .flatMap((row) => {
    const [, rooms = '', imports = ''] = row.split('|')
    const noNode = imports.includes('no node module')
    return codeIn(rooms).map((room) => ({ room, imports: codeIn(imports), noNode }))
  })

test('[design 1] CONTEXT.md says of every room what it imports', () => {
  expect(claims?.map(({ room }) => room).toSorted()).toEqual(
    workspaces.filter((room) => room !== 'e2e').toSorted(),
  )
})

describe.each(claims ?? [])('[design 1] $room', ({ room, imports, noNode }) => {
  const others = workspaces.filter((other) => other !== room && other !== 'e2e')
  // No room imports `shared` by accident, and nothing forbids it.
  const forbidden = others.filter((other) => other !== 'shared' && !imports.includes(other))
  const packageOf = (name: string) => `@shingle/${name.split('/').at(-1)}/**`

  test('may import in every file what CONTEXT.md says, and nothing else', () => {
    for (const file of filesOf(`${room}/src`)) {
      const found = forbiddenIn(file).filter((name) => name.startsWith('@shingle/'))
      expect([file, ...found.toSorted()]).toEqual([file, ...forbidden.map(packageOf).toSorted()])
      if (noNode) expect([file, ...forbiddenIn(file)]).toContain('node:*')
    }
  })
})

describe('[design 1] the client', () => {
  const mayNot = (file: string, group: string) => forbiddenIn(file).includes(group)

  test('leads into the designer from the two places that CONTEXT.md names', () => {
    const outside = filesOf('client/src').filter((file) => !file.startsWith('client/src/designer/'))
    const leading = outside.filter((file) => !mayNot(file, '**/designer/**') && !mayNot(file, '../**'))
    expect(leading.toSorted()).toEqual(['client/src/app/screens.ts', 'client/src/create/launch.ts'])
  })

  test('asks from below all of its folders but the one that it shows by', () => {
    const others = globSync('client/src/*/', { cwd: root }).map((folder) => folder.split('/').at(-1))
    const above = others.filter((other) => other !== 'server' && other !== 'ui')
    for (const file of filesOf('client/src/server'))
      expect([file, ...forbiddenIn(file)]).toEqual(
        expect.arrayContaining(above.map((other) => `**/${other}/**`)),
      )
  })

  test('draws pages without any other folder of its own', () => {
    for (const file of filesOf('client/src/page-picture')) expect(forbiddenIn(file)).toContain('../**')
  })

  test('has the designer’s base below all of its parts, and its shell above them', () => {
    const parts = globSync('client/src/designer/*/', { cwd: root }).map((folder) => folder.split('/').at(-1))
    const between = parts.filter((part) => part !== 'base' && part !== 'shell')
    const below = between.map((part) => `**/${part}/**`)
    for (const file of filesOf('client/src/designer/base'))
      expect(forbiddenIn(file)).toEqual(expect.arrayContaining([...below, '**/shell/**']))
    for (const file of between.flatMap((part) => filesOf(`client/src/designer/${part}`)))
      expect([file, ...forbiddenIn(file)]).toContain('**/shell/**')
  })
})
