import { afterEach, expect, it, vi } from 'vitest'
import { clearDrafts } from './device-drafts.ts'

afterEach(() => vi.unstubAllGlobals())

it('[4.session] the drafts of whoever left stop going at once when they come back', async () => {
  const deleted: string[] = []
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('Closed to us')
    },
    databases: async () => ['bakery-mara-e1', 'bakery-mara-e2', 'clocks-mara-e1'].map((name) => ({ name })),
    deleteDatabase: (name: string) => {
      deleted.push(name)
      const request = { onsuccess: () => undefined }
      queueMicrotask(() => request.onsuccess())
      return request
    },
  })
  const keep = new Set(['bakery-mara-e1'])
  await clearDrafts('mara', { keep, isStillToGo: () => deleted.length === 0 })
  expect(deleted).toEqual(['bakery-mara-e2'])
  await clearDrafts('mara', { keep, isStillToGo: () => true })
  expect(deleted).toEqual(['bakery-mara-e2', 'bakery-mara-e2', 'clocks-mara-e1'])
})
