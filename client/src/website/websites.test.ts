import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { withoutWebsite, withPublished } from './website-list.ts'
import { addressWords, editedWords, publishState, sortedWebsites, spokenAddress } from './websites.ts'

const aWebsite = (change: Partial<WebsiteEntry> = {}): WebsiteEntry => ({
  draftId: 'a'.repeat(24),
  publishedHandle: null,
  businessName: 'Pell Street Cycles',
  createdAt: '2026-05-01T10:00:00.000Z',
  modifiedAt: '2026-05-02T10:00:00.000Z',
  lastDesignedAt: null,
  favicon: null,
  role: 'Owner',
  published: null,
  sitesOrigin: 'https://sites.example',
  ...change,
})

const publishedAt = (date: string): WebsiteEntry['published'] => ({
  handle: 'pell',
  url: 'http://sites.localhost:3000/pell',
  publishedAt: date,
  seq: 1,
  fingerprint: 'f',
})

describe('[4.list]', () => {
  it('is sorted newest first by lastDesignedAt, falling back to modifiedAt', () => {
    const never = aWebsite({ businessName: 'never designed' })
    const older = aWebsite({ businessName: 'older', lastDesignedAt: '2026-05-01T10:00:00.000Z' })
    const newer = aWebsite({ businessName: 'newer', lastDesignedAt: '2026-05-03T10:00:00.000Z' })
    expect(sortedWebsites([older, never, newer]).map(({ businessName }) => businessName)).toEqual([
      'newer',
      'never designed',
      'older',
    ])
  })

  it.each([
    ['not-published', null, 'f'],
    ['published', publishedAt('2026-05-02T10:00:00.000Z'), 'f'],
    ['differs', publishedAt('2026-05-02T10:00:00.000Z'), 'changed since'],
  ])('says %s', (state, published, fingerprint) => {
    expect(publishState(aWebsite({ published, fingerprint }))).toBe(state)
  })

  it('loses a website that was deleted, or left by its editor, at once', () => {
    const [one, other] = [aWebsite(), aWebsite({ draftId: 'b'.repeat(24) })]
    const gone = one.draftId
    expect(withoutWebsite({ owned: [one, other], shared: [], limit: 5 }, gone).owned).toEqual([other])
    expect(withoutWebsite({ owned: [], shared: [one, other], limit: 5 }, gone).shared).toEqual([other])
  })

  it('says of a website that was just published where it stands', () => {
    const published = publishedAt('2026-05-03T10:00:00.000Z')
    const websites = { owned: [aWebsite()], shared: [aWebsite({ draftId: 'b'.repeat(24) })], limit: 5 }
    const { owned, shared } = withPublished(websites, 'b'.repeat(24), published)
    expect(owned).toEqual(websites.owned)
    expect(shared).toEqual([{ ...websites.shared[0], published, publishedHandle: 'pell' }])
  })

  it('says of a website that was just taken off the web which address is kept', () => {
    const published = publishedAt('2026-05-03T10:00:00.000Z')
    const websites = { owned: [aWebsite({ published, publishedHandle: 'pell' })], shared: [], limit: 5 }
    const [off] = withPublished(websites, 'a'.repeat(24), null).owned
    expect(off).toMatchObject({ published: null, publishedHandle: null, keptAddress: published?.url })
  })
})

describe('[2.list] the words', () => {
  const now = Date.parse('2026-05-10T12:00:00.000Z')
  it.each([
    ['2026-05-10T11:59:30.000Z', 'just now'],
    ['2026-05-10T11:40:00.000Z', '20 minutes ago'],
    ['2026-05-10T09:00:00.000Z', '3 hours ago'],
    ['2026-05-09T10:00:00.000Z', 'yesterday'],
    ['2026-04-28T10:00:00.000Z', '28 April'],
    ['2025-04-28T10:00:00.000Z', '28 April 2025'],
  ])('%s is said %j', (date, words) => expect(editedWords(date, now, 'en-GB')).toBe(words))

  it('say of what is not published whether it has an address still', () => {
    const published = publishedAt('2026-05-02T10:00:00.000Z')
    const keptAddress = 'http://sites.localhost:3000/pell'
    expect(addressWords(aWebsite({ published }))).toBe('sites.localhost:3000/pell')
    expect(addressWords(aWebsite({ keptAddress }))).toBe('sites.localhost:3000/pell is kept for you')
    expect(addressWords(aWebsite())).toBe('No address yet')
  })

  it('say an address without its scheme', () => {
    expect(spokenAddress('https://sites.example/pell/')).toBe('sites.example/pell')
  })
})
