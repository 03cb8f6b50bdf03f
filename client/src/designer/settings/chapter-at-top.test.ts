import { describe, expect, it } from 'vitest'
import { chapterAtTop, isReached } from './chapter-at-top.ts'

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

describe('[3.settings] a chapter that is chosen is gone to', () => {
  it.each([
    ['no more where it begins at the top', true, chapters(-400, 0, 200)],
    ['also where it is read, but its heading is not seen', false, chapters(-425, -25, 175)],
    ['where another is read', false, chapters(0, 400, 600)],
    ['where there is none of that name', false, []],
  ])('%s', (_, reached, tops) => expect(isReached(tops, 'search')).toBe(reached))
})
