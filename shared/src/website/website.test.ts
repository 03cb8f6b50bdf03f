import { expect, test } from 'vitest'
import { blankContent } from '../draft/blank-content.ts'
import { fingerprintOf } from './fingerprint.ts'
import { ownedLimit } from './limits.ts'
import { newestFirst } from './newest-first.ts'
import { sitemapBucketOf } from './sitemap.ts'

test('[9.limit] five websites, ten on local and staging hosts', () => {
  const cases = [
    ['https://app.shingle.example', 5],
    ['https://localhost.evil.example', 5],
    ['http://localhost:3000', 10],
    ['http://app.localhost', 10],
    ['http://127.0.0.1:3000', 10],
    ['https://staging.shingle.example', 10],
    ['https://app-staging.shingle.example', 10],
  ] as const
  for (const [origin, limit] of cases) expect([origin, ownedLimit(origin)]).toEqual([origin, limit])
})

test('[4.list] newest first by lastDesignedAt, falling back to modifiedAt', () => {
  const entries = [
    { lastDesignedAt: null, modifiedAt: '2026-01-02T00:00:00Z' },
    { lastDesignedAt: '2026-01-03T00:00:00Z', modifiedAt: '2026-01-01T00:00:00Z' },
    { lastDesignedAt: '2026-01-01T00:00:00Z', modifiedAt: '2026-01-09T00:00:00Z' },
  ]
  expect(entries.toSorted(newestFirst)).toEqual([entries[1], entries[0], entries[2]])
})

test('[4.publish] a fingerprint changes with the content and not with the order of keys', () => {
  const content = blankContent()
  const reordered = {
    sections: content.sections,
    theme: content.theme,
    business: content.business,
    settings: content.settings,
    v: content.v,
  }
  const renamed = { ...content, business: { ...content.business, name: 'x' } }
  expect(fingerprintOf(reordered)).toBe(fingerprintOf(content))
  expect(fingerprintOf(renamed)).not.toBe(fingerprintOf(content))
})

test('[3.sitemap] every name has one of 16 buckets, all of which are used', () => {
  const buckets = Array.from({ length: 400 }, (_, at) => sitemapBucketOf(`site-${at}`))
  expect([...new Set(buckets)].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, at) => at))
})
