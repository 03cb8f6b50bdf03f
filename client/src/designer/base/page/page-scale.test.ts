import { describe, expect, it } from 'vitest'
import { pageScale, zoomWords } from './page-scale.ts'

describe('[2.designer] the size of the page on the canvas', () => {
  it('is fitted to the room, with 24 pixels on both sides', () => {
    expect(pageScale(864, 'desktop', 'fit')).toBe(0.68)
    expect(zoomWords(pageScale(864, 'desktop', 'fit'))).toBe('68 %')
  })

  it('is never enlarged and never too small to see', () => {
    expect(pageScale(2000, 'mobile', 'fit')).toBe(1)
    expect(pageScale(0, 'desktop', 'fit')).toBe(0.25)
  })

  it('is as chosen otherwise', () => {
    expect(pageScale(864, 'desktop', 0.75)).toBe(0.75)
  })
})
