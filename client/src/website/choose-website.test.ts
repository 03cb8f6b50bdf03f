import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { chooseWebsite } from './choose-website.ts'

const anEntry = (entry: Partial<WebsiteEntry>): WebsiteEntry => ({
  draftId: 'a'.repeat(24),
  publishedHandle: null,
  businessName: 'Hollis Joinery',
  createdAt: '2026-11-01T09:00:00Z',
  modifiedAt: '2026-11-01T09:00:00Z',
  lastDesignedAt: null,
  favicon: null,
  role: 'Owner',
  published: null,
  sitesOrigin: 'https://sites.example',
  ...entry,
})

const entries = [anEntry({}), anEntry({ draftId: 'b'.repeat(24), publishedHandle: 'hollis-joinery' })]

describe('[4.selection] the website the designer opens', () => {
  it('is the one with the draft id of the address', () => {
    expect(chooseWebsite(entries, 'b'.repeat(24))).toBe(entries[1])
  })

  it('is the one published under the handle of the address', () => {
    expect(chooseWebsite(entries, 'Hollis-Joinery')).toBe(entries[1])
  })

  it('is one’s own by its handle before a shared one by its draft id', () => {
    // A handle may look like a draft id: both are letters and digits, 24 at most.
    const named = 'c'.repeat(24)
    const own = anEntry({ publishedHandle: named })
    const shared = anEntry({ draftId: named, role: 'Collaborator' })
    expect(chooseWebsite([own, shared], named)).toBe(own)
    expect(chooseWebsite([shared], named)).toBe(shared)
  })

  it('is an invited one where no own website is called so, and the first of them where there is no own one', () => {
    const shared = anEntry({ draftId: 'd'.repeat(24), publishedHandle: 'ludlow-looms', role: 'Collaborator' })
    expect(chooseWebsite([...entries, shared], 'ludlow-looms')).toBe(shared)
    expect(chooseWebsite([shared], null)).toBe(shared)
  })

  it('is the first one when the address names none', () => {
    expect(chooseWebsite(entries, null)).toBe(entries[0])
  })

  it('is none when nothing of that name is there', () => {
    expect(chooseWebsite(entries, 'nowhere')).toBeUndefined()
    expect(chooseWebsite([], null)).toBeUndefined()
  })
})
