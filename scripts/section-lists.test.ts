import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staleSectionLists, writeSectionLists } from './section-lists.ts'

let root = ''
const folder = () => join(root, 'shared', 'src', 'sections')
const listTypes = (...names: readonly string[]) =>
  writeFile(
    join(folder(), 'sections.ts'),
    [
      ...names.map((name) => `import { ${name}Section } from './${name}/section.ts'\n`),
      `export const sections = [${names.map((name) => `${name}Section`).join(', ')}] as const\n`,
    ].join(''),
  )

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'section-lists-'))
  await mkdir(join(folder(), 'stairs', 'layouts', 'two-by-two'), { recursive: true })
  await listTypes('stairs', 'pots')
  await writeSectionLists(root)
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('[design 2] the lists name every type in the order of sections.ts, and every layout that has a folder', async () => {
  const composers = await readFile(join(folder(), 'composers.ts'), 'utf8')
  expect(composers).toMatch(/Stairs: stairsComposer,\n {2}Pots: potsComposer,/)
  const offers = await readFile(join(folder(), 'offers.ts'), 'utf8')
  expect(offers).toContain("'two-by-two': stairsTwoByTwo,")
  expect(offers).toContain('Pots: potsOffer,')
})

test('[design 2] what only some types have is listed of them alone', async () => {
  const sketches = () => readFile(join(folder(), 'sketches.ts'), 'utf8')
  expect(await sketches()).not.toContain('stairs')
  await writeFile(join(folder(), 'stairs', 'sketch.ts'), '')
  expect(await staleSectionLists(root)).toEqual([join(folder(), 'sketches.ts')])
  await writeSectionLists(root)
  expect(await sketches()).toContain('  Stairs: stairsSketch,\n}')
})

test('[design 2] a layout is its folder alone: what it is, how it is offered and what of it comes apart follow', async () => {
  const spiral = join(folder(), 'stairs', 'layouts', 'spiral')
  await mkdir(spiral)
  await writeFile(join(spiral, 'late.tsx'), '')
  await writeFile(join(spiral, 'offer.ts'), 'export const spiralOffer: LayoutOffer = {\n  place: 1,\n}\n')
  await writeSectionLists(root)
  const written = (file: string) => readFile(join(folder(), file), 'utf8')
  expect(await written(join('stairs', 'layouts.ts'))).toContain(
    [
      "import { spiral } from './layouts/spiral/layout.ts'",
      "import { twoByTwo } from './layouts/two-by-two/layout.ts'",
      '',
      '/** The layouts of the section, in the order in which they are offered. */',
      'export const stairsLayouts = [spiral, twoByTwo] as const',
    ].join('\n'),
  )
  expect(await written('offers.ts')).toContain('      spiral: stairsSpiral,\n')
  expect(await written('late-parts.ts')).toMatch(
    /import \{ spiralLate as stairsSpiral \} from '\.\/stairs\/layouts\/spiral\/late\.tsx'[\s\S]*Stairs: \{\n {4}layouts: \{\n {6}spiral: stairsSpiral,\n/,
  )
})

test('[design 2] a type or a layout that a list does not have yet is found', async () => {
  expect(await staleSectionLists(root)).toEqual([])
  await mkdir(join(folder(), 'stairs', 'layouts', 'spiral'))
  expect(await staleSectionLists(root)).toEqual([
    join(folder(), 'offers.ts'),
    join(folder(), 'stairs', 'layouts.ts'),
  ])
  await listTypes('pots')
  expect(await staleSectionLists(root)).toHaveLength(3)
})

test('[design 2] a type that is listed and imported from nowhere is named', async () => {
  await writeFile(join(folder(), 'sections.ts'), 'export const sections = [stairsSection] as const\n')
  await expect(writeSectionLists(root)).rejects.toThrow('sections.ts lists stairsSection')
})
