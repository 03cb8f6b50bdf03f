import { hoursLines } from '@shingle/shared/business/hours-lines.ts'
import { type FoundItem, foundSchema } from '@shingle/shared/import/found.ts'
import { expect, test } from 'vitest'
import { foundOf } from '../sort-found.ts'
import { describedPages } from './fixtures/described-pages.ts'
import type { ExpectedFound, PageFixture } from './fixtures/fixture.ts'
import { hostilePages } from './fixtures/hostile-pages.ts'
import { plainPages } from './fixtures/plain-pages.ts'
import { firstPageLabel } from './page-kinds.ts'
import { readPage } from './read-page.ts'

const read = ({ html, charset = '', label = firstPageLabel }: PageFixture) => {
  const bytes = typeof html === 'string' ? Buffer.from(html) : html
  const facts = readPage({ bytes, charset, label, url: 'https://fixture.example/', characters: 7500 })
  return foundOf(facts.told, facts)
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')

const wordsOf = (item: FoundItem): readonly string[] => {
  switch (item.kind) {
    case 'hours':
      return item.choices.map(({ value }) => hoursLines(value).join(', '))
    case 'address':
      return item.choices.map(({ value }) =>
        joined(value.streetAddress, `${value.postalCode} ${value.town}`.trim()),
      )
    case 'offer':
      return item.choices.map(({ value }) => `${value.name} ${value.price}`.trim())
    case 'picture':
      return item.choices.map(({ value }) => value.url)
    default:
      return item.choices.map(({ value }) => value)
  }
}

const tableOf = (items: readonly FoundItem[]): ExpectedFound =>
  Object.fromEntries(
    [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, same]) => [kind, same.flatMap(wordsOf)]),
  )

const honestPages = [...describedPages, ...plainPages]

test.each(honestPages)('[1.import] is read: $name', (fixture) => {
  const found = read(fixture)
  expect(foundSchema.safeParse(found).success).toBe(true)
  expect([tableOf(found.items), found.reviews]).toEqual([fixture.expected, fixture.reviews ?? 0])
  for (const text of fixture.absent ?? []) expect(JSON.stringify(found)).not.toContain(text)
})

test.each(hostilePages)('[T28] does no harm: $name', (fixture) => {
  const found = read(fixture)
  expect(foundSchema.safeParse(found).success).toBe(true)
  expect(tableOf(found.items)).toEqual(fixture.expected)
  for (const text of fixture.absent ?? []) expect(JSON.stringify(found)).not.toContain(text)
})

test('[1.import] there are thirty pages and more to hold it to', () => {
  expect(honestPages.length + hostilePages.length).toBeGreaterThanOrEqual(30)
})

test('[T26] of a page that tells of thousands of addresses so many are taken as are compared at once', () => {
  const address = Array.from({ length: 5_000 }, (_, at) => `${at} Long Street`)
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'X',
    address,
  })
  const html = Buffer.from(`<script type="application/ld+json">${data}</script><p>Hello</p>`)
  const facts = readPage({
    ...{ bytes: html, charset: '', label: firstPageLabel, characters: 7500 },
    url: 'https://fixture.example/',
  })
  expect(facts.told.filter(({ kind }) => kind === 'address')).toHaveLength(100)
  const [found] = foundOf(facts.told, facts).items.filter(({ kind }) => kind === 'address')
  expect(found?.choices).toHaveLength(4)
})
