import type { PublishedSite } from '@shingle/storage/rows/websites.ts'
import { describe, expect, it } from 'vitest'
import { createRecentSites } from './recent-sites.ts'

const reading = (answer: (websiteId: string) => Promise<PublishedSite | undefined>) => {
  let reads = 0
  let ms = 0
  const sites = createRecentSites(
    {
      site: (websiteId) => {
        reads += 1
        return answer(websiteId)
      },
    },
    () => ms,
  )
  return { sites, reads: () => reads, pass: (by: number) => (ms += by) }
}

describe('[security] what a published website says of itself', () => {
  it('is read once for many who ask within a moment, and again after it', async () => {
    const { sites, reads, pass } = reading(async () => undefined)
    await Promise.all(Array.from({ length: 50 }, () => sites.site('a')))
    expect(reads()).toBe(1)
    pass(1_001)
    await sites.site('a')
    expect(reads()).toBe(2)
  })

  it('is read anew as soon as any website has changed', async () => {
    const { sites, reads } = reading(async () => undefined)
    await sites.site('a')
    sites.forget()
    await sites.site('a')
    expect(reads()).toBe(2)
  })

  it('is asked for again where it could not be read', async () => {
    const { sites, reads } = reading(async () => {
      throw new Error('away')
    })
    await expect(sites.site('a')).rejects.toThrow('away')
    await expect(sites.site('a')).rejects.toThrow('away')
    expect(reads()).toBe(2)
  })
})
