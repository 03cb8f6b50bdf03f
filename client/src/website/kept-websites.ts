import { type WebsiteEntry, websiteEntrySchema } from '@shingle/shared/website/endpoints.ts'
import * as z from 'zod/mini'

const keptSchema = z.object({ userId: z.string(), entries: z.array(websiteEntrySchema) })
const key = 'websites'

/** The websites this device saw last for this account, so that the designer opens offline. */
export const keptWebsites = (userId: string): readonly WebsiteEntry[] | null => {
  const stored = localStorage.getItem(key)
  if (!stored) return null
  try {
    const kept = keptSchema.safeParse(JSON.parse(stored))
    return kept.success && kept.data.userId === userId ? kept.data.entries : null
  } catch {
    // Not our JSON: as good as nothing.
    return null
  }
}

export const keepWebsites = (userId: string, entries: readonly WebsiteEntry[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify({ userId, entries }))
  } catch (cause) {
    console.warn('The list of websites will not open offline.', cause)
  }
}

/** Remembers what publishing changed, so that the designer tells the truth offline too. */
export const keepPublished = (
  userId: string,
  draftId: string,
  published: WebsiteEntry['published'],
): void => {
  const entries = keptWebsites(userId)?.map((entry) =>
    entry.draftId === draftId ? { ...entry, published, publishedHandle: published?.handle ?? null } : entry,
  )
  if (entries) keepWebsites(userId, entries)
}
