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

/** What each mark in a table stands at: the name of its row, and that of its column. */
const marks = below.split('\n\n').flatMap((table) => {
  const [head = '', , ...rows] = table.split('\n').filter((line) => line.startsWith('|'))
  const columns = cellsOf(head)
  return rows
    .map(cellsOf)
    .flatMap((cells) =>
      cells.flatMap((cell, at) =>
        cell.includes('missed') ? [[cells[0] ?? '', columns[at] ?? ''] as const] : [],
      ),
    )
})

test('[house] docs/benchmarks.md lists every goal at its top that is marked as missed below', () => {
  const open = marks.filter((names) => !names.some((name) => listed.includes(name)))
  expect([marks.length > 0, open]).toEqual([true, []])
})

test('[house] docs/benchmarks.md lists every goal at its top that is said to be missed below', () => {
  const goals = [...below.matchAll(/goal:? ([^;,()]+)[;,] missed/g)].map(([, goal = '']) => goal)
  expect([goals.length > 0, goals.filter((goal) => !listed.includes(`| ${goal}`))]).toEqual([true, []])
})
