import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const docs = join(import.meta.dirname, '../docs')

/** A product of two numbers is none: only what is measured against something else. */
const ratio = /÷|× [a-z]/
const processor = /\b(?:AMD|Intel|Apple|Arm|Ampere) \w+/

/** Each table of ratios by its first row, that names no processor in the words right above or below it. */
const withoutProcessor = (text: string): readonly string[] => {
  const blocks = text.split(/\n\n+|\n(?=#)/)
  return blocks.flatMap((table, at) => {
    const [head = '', ...rows] = table.split('\n')
    const names = [head, ...rows.map((row) => row.split('|')[1] ?? '')]
    if (!head.startsWith('|') || !names.some((name) => ratio.test(name))) return []
    const beside = [blocks[at - 1], blocks[at + 1]].filter((block) => !block?.startsWith('|'))
    return beside.some((words) => processor.test(words ?? '')) ? [] : [head]
  })
}

test('[house] each table of ratios in docs says on what processor they were taken', () => {
  const tables = readdirSync(docs)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => withoutProcessor(readFileSync(join(docs, name), 'utf8')))
  expect(tables).toEqual([])
})

test('[house] a table of ratios without one is found: in its columns, in its rows, and where only another table names one', () => {
  const columns = '| server | CPU × nginx |\n| --- | --- |\n| render | 2 |'
  const rows = '| what | now |\n| --- | --- |\n| CPU: ours ÷ theirs | 2 |'
  const none = '| what | now |\n| --- | --- |\n| 30 × 10 updates | 2 |'
  const named = 'Taken on an Intel Xeon.'
  const between = 'More.'
  expect(withoutProcessor([columns, rows, none].join('\n\n'))).toHaveLength(2)
  expect(withoutProcessor([named, columns, between, rows, named].join('\n\n'))).toEqual([])
  expect(withoutProcessor([named, none, between, columns].join('\n\n'))).toHaveLength(1)
})
