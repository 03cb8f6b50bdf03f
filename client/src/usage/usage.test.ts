// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenPages } from '@shingle/shared/paths/written-pages.ts'
import { countedPathOf, countedPaths } from '@shingle/shared/usage/counted-paths.ts'
import {
  countUsageEndpoint,
  pagesMaximum,
  pathMaximum,
  usageEventSchema,
} from '@shingle/shared/usage/endpoints.ts'
import { clickEvents } from '@shingle/shared/usage/events.ts'
import { toldPathOf } from '@shingle/shared/usage/told-paths.ts'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { startTelling } from './tell-usage.ts'

const told: unknown[] = []
const { notePageView } = startTelling(countUsageEndpoint)
vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
  told.push(...JSON.parse(String(body)).events)
  return new Response(null, { status: 204 })
})
const leave = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => {
  told.length = 0
  document.body.replaceChildren()
})

test('[9.analytics] a page is counted by its pattern, so that no website, invite or way in is told', () => {
  const paths = [
    '/',
    '/invite/secret-id',
    '/leads/0123',
    '/sign-in/link',
    '/industries/plumber',
    '/nowhere/else',
  ]
  const patterns = paths.map(countedPathOf)
  expect(patterns).toEqual([
    ...['/', '/invite/:id', '/leads/:website', '/sign-in/:step', '/industries/:trade', undefined],
  ])
  for (const pattern of patterns) if (pattern !== undefined) notePageView(pattern)
  leave()
  expect(told).toHaveLength(5)
  expect(told.every((event) => z.safeParse(usageEventSchema, event).success)).toBe(true)
})

test('[9.analytics] every page and screen has a pattern of its own', () => {
  for (const pattern of countedPaths) expect([pattern, countedPathOf(pattern)]).toEqual([pattern, pattern])
})

test('[9.analytics] a written page says its own path, and all of them are fewer than the operator may read', () => {
  for (const path of writtenPages) expect(toldPathOf(path)).toBe(path)
  expect(toldPathOf('/industries/dragons')).toBe('/industries/:trade')
  expect(toldPathOf('/invite/secret-id')).toBe('/invite/:id')
  const paths = [...writtenPages, ...countedPaths]
  expect(paths.filter((path) => path.length > pathMaximum)).toEqual([])
  expect(new Set(paths).size).toBeLessThanOrEqual(pagesMaximum)
})

test('[9.analytics] a click is counted by the words on what was clicked, also within them; what has others is not', () => {
  document.body.innerHTML =
    '<button><svg id="icon"></svg> Publish</button><a href="#" aria-label="Undo">x</a><button>More for Ann’s Café</button><p>Publish</p>'
  document.querySelector('#icon')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  for (const element of document.querySelectorAll<HTMLElement>('a, button + button, p')) element.click()
  leave()
  expect(told).toEqual([{ name: 'click_publish' }, { name: 'click_undo' }])
})

test('[9.analytics] the words of each counted click stand on something in the product', () => {
  const folder = join(import.meta.dirname, '..')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  for (const words of Object.values(clickEvents))
    expect([words, new RegExp(`(?:>|'|"|^\\s*)${words}(?:<|'|"|\\s*$)`, 'm').test(sources)]).toEqual([
      words,
      true,
    ])
})
