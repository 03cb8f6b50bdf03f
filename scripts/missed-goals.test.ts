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

/** The first number of a cell: what stands behind it is how far its rounds lay apart. */
const figureIn = (cell: string): number => Number(/\d+(?:\.\d+)?/.exec(cell)?.[0] ?? Number.NaN)

/** What was measured of each goal that is listed, from the least to the most; a row may hold two goals. */
const ranges = listed.split('\n').flatMap((row) => {
  const [what = '', measured = ''] = cellsOf(row)
  const parts = measured.split('; ')
  return what.split('; ').flatMap((name, at) => {
    const figures = [...(parts[at] ?? '').matchAll(/\d+(?:\.\d+)?/g)].map(Number)
    return figures.length === 0 ? [] : [{ name, least: Math.min(...figures), most: Math.max(...figures) }]
  })
})

/** Whether a figure is among those that the list says were measured of a goal. */
const isListed = (goal: string, figure: number): boolean => {
  const range = ranges.find(({ name }) => name.includes(goal))
  return range !== undefined && range.least <= figure && figure <= range.most
}

/** In the tables of these, every column has a goal; in others every row has. */
const byColumn = ['trade', 'server']

/** What each mark in a table stands at, which is the name of its row or of its column, and the figure that is marked. */
const marks = below.split('\n\n').flatMap((table) => {
  const [head = '', , ...rows] = table.split('\n').filter((line) => line.startsWith('|'))
  const columns = cellsOf(head)
  return rows.map(cellsOf).flatMap((cells) => {
    const nameAt = (at: number) => (byColumn.includes(columns[0] ?? '') ? columns[at] : cells[0])
    return cells.flatMap((cell, at) =>
      cell.includes('missed') ? [{ name: nameAt(at) ?? '', figure: figureIn(cell) }] : [],
    )
  })
})

test('[house] docs/benchmarks.md lists every goal at its top that is marked as missed below', () => {
  const open = marks.filter(({ name }) => name === '' || !listed.includes(name))
  expect([marks.length > 0, open]).toEqual([true, []])
})

test('[house] docs/benchmarks.md lists at its top what was measured of each goal that is marked as missed below', () => {
  expect(marks.filter(({ name, figure }) => name !== '' && !isListed(name, figure))).toEqual([])
})

/** Runs that are told of in sentences instead of a table. */
const told = below.replaceAll('*', '').replaceAll(/\s+/g, ' ')
const other = String.raw`\d+(?:\.\d+)?`
const own = `(${other})`

test.each([
  ['durable acknowledgement, p95', new RegExp(`${other} / ${own} / ${other} ms, takes`, 'g')],
  ['sync server, CPU per update', new RegExp(`took ${own} µs, ${other} ×`, 'g')],
  ['ours ÷ y-websocket server', new RegExp(`took ${other} µs, ${own} ×`, 'g')],
  ['database, share of a core', new RegExp(`the database ${own} (?:%|to|and)`, 'g')],
  ['database, share of a core', new RegExp(`the database ${other} (?:to|and) ${own} %`, 'g')],
  ['former holder frozen', new RegExp(`takes ${other} / ${own} and ${other} / ${other} ms`, 'g')],
  ['new holder typing', new RegExp(`takes ${other} / ${other} and ${other} / ${own} ms`, 'g')],
  ['CPU/request × nginx', new RegExp(`${own} × the CPU and`, 'g')],
  ['requests/s × nginx', new RegExp(`× the CPU and ${own} × the requests`, 'g')],
])('[house] docs/benchmarks.md lists at its top what later runs measured of %s', (goal, run) => {
  const figures = [...told.matchAll(run)].map(([, figure]) => Number(figure))
  expect([figures.length > 0, figures.filter((figure) => !isListed(goal, figure))]).toEqual([true, []])
})

test('[house] docs/benchmarks.md lists every goal at its top that is said to be missed below', () => {
  const goals = [...below.matchAll(/goal:? ([^;,()]+)[;,] missed/g)].map(([, goal = '']) => goal)
  expect([goals.length > 0, goals.filter((goal) => !listed.includes(`| ${goal}`))]).toEqual([true, []])
})
