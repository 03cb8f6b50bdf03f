import { describe, expect, it } from 'vitest'
import { chapterAtTop } from './chapter-at-top.ts'

const chapters = (...tops: number[]) =>
  (['website', 'search', 'delete'] as const).map((id, at) => ({ id, top: tops[at] ?? 0 }))

describe('[3.settings] the contents mark what is at the top of the settings', () => {
  it.each([
    ['website', chapters(0, 400, 600)],
    ['website', chapters(-340, 60, 260)],
    ['search', chapters(-352, 48, 248)],
    ['search', chapters(-500, -100, 100)],
    ['delete', chapters(-600, -200, 0)],
  ])('%s', (id, tops) => expect(chapterAtTop(tops)).toBe(id))

  it('the first where something stands above it', () => {
    expect(chapterAtTop(chapters(120, 520, 720))).toBe('website')
    expect(chapterAtTop([])).toBeUndefined()
  })
})
