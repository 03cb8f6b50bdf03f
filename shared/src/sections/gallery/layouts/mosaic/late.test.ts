// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { countClass } from '../../../../page/content-classes.ts'
import { mosaicLate } from './late.ts'

const wideAt = '@container section (min-width:62rem){'
const [narrow = '', wide = ''] = mosaicLate.style.split(wideAt)

const pictures = (count: number): readonly Element[] => {
  document.body.innerHTML = `<div class="section-gallery layout-mosaic">
    <ul class="pictures ${countClass(count)}">${'<li><div class="picture"></div></li>'.repeat(count)}</ul></div>`
  return [...document.querySelectorAll('li')]
}

interface Place {
  columns: number
  rows: number
}

const lengthOf = (value: string, columns: number): number =>
  value === '1 / -1' ? columns : Number(/^span (\d+)$/.exec(value)?.[1] ?? 1)

/** The columns and rows that each picture takes: the browser's own cascade, of rules without their containers. */
const placesOf = (count: number, { css, columns }: { css: string; columns: number }): readonly Place[] => {
  const list = pictures(count)
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = css
  const places = list.map((li) => {
    const { gridColumn, gridRow } = getComputedStyle(li)
    return { columns: lengthOf(gridColumn, columns), rows: lengthOf(gridRow, 1) }
  })
  style.remove()
  return places
}

/** Where no picture stands before the grid ends, as the browser fills it: row by row, each picture where it first fits. */
const gapsIn = (places: readonly Place[], columns: number): number => {
  const taken = new Set<string>()
  let [row, column] = [0, 0]
  for (const place of places) {
    const cells = () =>
      Array.from({ length: place.columns * place.rows }, (_, at) => [
        row + Math.floor(at / place.columns),
        column + (at % place.columns),
      ])
    while (column + place.columns > columns || cells().some((cell) => taken.has(cell.join()))) {
      column += 1
      if (column + place.columns > columns) [row, column] = [row + 1, 0]
    }
    for (const cell of cells()) taken.add(cell.join())
  }
  const rows = Math.max(...[...taken].map((cell) => Number(cell.split(',')[0]))) + 1
  return rows * columns - taken.size
}

const counts = Array.from({ length: 24 }, (_, at) => at + 1)
const narrowCss = narrow.split('@container')[0] ?? ''
const wideCss = `${narrowCss}${wide.trim().replace(/\}$/, '')}`

describe('[3.gallery] a mosaic', () => {
  test.each(counts)('of %i pictures ends in a whole row on a phone', (count) => {
    expect(gapsIn(placesOf(count, { css: narrowCss, columns: 2 }), 2)).toBe(0)
  })

  test.each(counts)('of %i pictures ends in a whole row on a wide window', (count) => {
    expect(gapsIn(placesOf(count, { css: wideCss, columns: 12 }), 12)).toBe(0)
  })
})
