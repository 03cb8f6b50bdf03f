import type { TrashedEntry } from '@shingle/shared/trash/endpoints.ts'
import { expect, test } from 'vitest'
import { leftWords, trashedWords, weightWords } from './trash-words.ts'

const entry: TrashedEntry = {
  ...{ draftId: 'a'.repeat(24), businessName: 'Teal Ferry Tours', wasPublished: true },
  ...{ trashedAt: '2026-11-19T10:00:00Z', goneAt: '2026-12-19T10:00:00Z' },
  address: 'https://sites.example/teal-ferry',
}

test('[4.delete] the trash says when a website was deleted and whether its address is kept', () => {
  expect(trashedWords(entry)).toMatch(/^Deleted .*19.*\. sites\.example\/teal-ferry is kept for you\.$/)
  expect(trashedWords({ ...entry, address: null })).toMatch(/^Deleted .*19[^.]*\.$/)
  expect(trashedWords({ ...entry, address: null, wasPublished: false })).toContain('. Never published.')
})

test('[4.delete] the days that are left count to the last, and the last three warn', () => {
  const at = (now: string) => {
    const { left, isSoon } = leftWords(entry, new Date(now))
    return [left, isSoon]
  }
  expect(at('2026-11-19T10:00:00Z')).toEqual(['30 days left', false])
  expect(at('2026-12-16T10:00:01Z')).toEqual(['3 days left', true])
  expect(at('2026-12-19T09:59:59Z')).toEqual(['1 day left', true])
  expect(at('2026-12-19T10:00:01Z')).toEqual(['Goes now', true])
})

test('[4.delete] before a website goes for good its owner reads what goes with it', () => {
  const say = (versions: number, pictures: number, messages: number) =>
    weightWords({ versions, pictures, messages, domain: null })
  expect(say(14, 31, 86)).toBe(
    'Draft, 14 versions, 31 pictures and 86 messages go now. This cannot be undone.',
  )
  expect(weightWords({ versions: 1, pictures: 0, messages: 0, domain: 'rosebankvets.com' })).toBe(
    'Draft and 1 version go now. rosebankvets.com stays yours, and leads to nothing then. This cannot be undone.',
  )
  expect(say(1, 0, 0)).toBe('Draft and 1 version go now. This cannot be undone.')
  expect(say(0, 0, 0)).toBe('The draft goes now. This cannot be undone.')
  expect(weightWords(null)).toBe('The draft and everything of it go now. This cannot be undone.')
})
