import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staleTradeLists, writeTradeLists } from './trade-lists.ts'

let root = ''
const room = () => join(root, 'trades', 'src')

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trade-lists-'))
  await mkdir(join(room(), 'trades', 'well-digger'), { recursive: true })
  await mkdir(join(room(), 'kinds', 'maker', 'copy'), { recursive: true })
  await writeFile(join(room(), 'kinds', 'maker', 'copy', 'korean.ts'), '')
  await writeFile(join(room(), 'trades', 'well-digger', 'pack.ts'), '')
  await writeTradeLists(root)
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('[design 1] the lists name every trade and kind that has a folder, and every language a kind speaks', async () => {
  expect(await readFile(join(room(), 'trades.ts'), 'utf8')).toContain(
    "import { trade as wellDiggerTrade } from './trades/well-digger/trade.ts'",
  )
  expect(await readFile(join(room(), 'kinds.ts'), 'utf8')).toMatch(/\[\n {2}makerKind,\n\]/)
  expect(await readFile(join(room(), 'packs.ts'), 'utf8')).toContain(
    "'well-digger': () => import('./trades/well-digger/translations.ts')",
  )
  expect(await readFile(join(room(), 'kind-copies.ts'), 'utf8')).toContain("'maker Korean': () => import(")
})

test('[design 1] a folder that a list does not have yet is found', async () => {
  expect(await staleTradeLists(root)).toEqual([])
  await mkdir(join(room(), 'trades', 'bell-founder'))
  expect(await staleTradeLists(root)).toEqual([join(room(), 'trades.ts')])
})

test('[design 1] a conflict in a list is settled by writing it anew, whichever side had more', async () => {
  const file = join(room(), 'trades.ts')
  const whole = await readFile(file, 'utf8')
  const row = "import { trade as bellFounderTrade } from './trades/bell-founder/trade.ts'"
  const mark = (sign: string, of = '') => `${sign.repeat(7)}${of}`
  const conflict = [mark('<', ' ours'), row, mark('='), mark('>', ' theirs')]
  const [first = '', ...others] = whole.split('\n')
  await writeFile(file, [first, ...conflict, ...others].join('\n'))
  expect(await staleTradeLists(root)).toEqual([file])
  await writeTradeLists(root)
  expect(await readFile(file, 'utf8')).toBe(whole)
  expect(await staleTradeLists(root)).toEqual([])
})
