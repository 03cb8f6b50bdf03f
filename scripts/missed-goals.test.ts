import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const text = readFileSync(join(import.meta.dirname, '../docs/benchmarks.md'), 'utf8')
const from = text.indexOf('goals are missed:')
const listed = text.slice(from, text.indexOf('\n## ', from))
const below = text.slice(from + listed.length)

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** In the tables of these, every column has a goal; in others every row has. */
const byColumn = ['trade', 'server']

/** What each mark in a table stands at: the name of its row or of its column. */
const marks = below.split('\n\n').flatMap((table) => {
  const [head = '', , ...rows] = table.split('\n').filter((line) => line.startsWith('|'))
  const columns = cellsOf(head)
  return rows.map(cellsOf).flatMap((cells) => {
    const nameAt = (at: number) => (byColumn.includes(columns[0] ?? '') ? columns[at] : cells[0])
    return cells.flatMap((cell, at) => (cell.includes('missed') ? [nameAt(at) ?? ''] : []))
  })
})

test('[house] docs/benchmarks.md lists every goal at its top that is marked as missed below', () => {
  const open = marks.filter((name) => name === '' || !listed.includes(name))
  expect([marks.length > 0, open]).toEqual([true, []])
})

test('[house] docs/benchmarks.md lists every goal at its top that is said to be missed below', () => {
  const goals = [...below.matchAll(/goal:? ([^;,()]+)[;,] missed/g)].map(([, goal = '']) => goal)
  expect([goals.length > 0, goals.filter((goal) => !listed.includes(`| ${goal}`))]).toEqual([true, []])
})
