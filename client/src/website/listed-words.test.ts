import { expect, test } from 'vitest'
import { momentWords } from '../ui/moment-words.ts'
import { listedWords } from './listed-words.ts'

test('[T42] whoever publishes with a new account is told from when search engines may list it, until then', () => {
  const listedFrom = '2026-11-30T10:00:00.000Z'
  const published = {
    ...{ handle: 'harrow', url: 'https://sites.example/harrow', seq: 1, fingerprint: 'f', listedFrom },
    publishedAt: '2026-11-29T12:00:00.000Z',
  }
  expect(listedWords(published, new Date('2026-11-30T09:59:59.999Z'))).toContain(momentWords(listedFrom))
  expect(listedWords(published, new Date(listedFrom))).toBeNull()
  const { listedFrom: _, ...atOnce } = published
  expect([listedWords(atOnce, new Date(0)), listedWords(null, new Date(0))]).toEqual([null, null])
})
