import { nothingChosen, takeTicked } from '@shingle/shared/import/take-ticked.ts'
import { describe, expect, test } from 'vitest'
import { foundOf } from '../sort-found.ts'
import { injectedPages } from './fixtures/injected-pages.ts'
import { firstPageLabel, pageLabels } from './page-kinds.ts'
import { readPage } from './read-page.ts'

const read = (html: string, label: string) => {
  const facts = readPage({
    ...{ bytes: Buffer.from(html), charset: '', label, characters: 7500 },
    url: 'https://rook.example/',
  })
  return foundOf(facts.told, facts)
}

const plain = (value: unknown): string => JSON.stringify(value)

describe.each([firstPageLabel, pageLabels.services, pageLabels.about])('[T28] %s', (label) => {
  test.each(injectedPages)('tells nothing of an order $name', ({ html, words }) => {
    const found = read(html, label)
    expect(plain(found)).not.toMatch(/evil\.example|im_start|system prompt|publish_website/i)
    expect(plain(found)).not.toContain(words.slice(0, 24))
    const everything = Object.fromEntries(found.items.map(({ id }) => [id, true]))
    expect(plain(takeTicked(found, { ...nothingChosen, ticks: everything }))).not.toContain('evil')
  })
})

test('[T28] there are sixty pages and more to hold it to', () => {
  expect(injectedPages.length).toBeGreaterThanOrEqual(60)
})
