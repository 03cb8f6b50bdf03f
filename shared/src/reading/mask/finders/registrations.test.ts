import { describe, expect, it } from 'vitest'
import { findRegistrations } from './registrations.ts'

const find = (text: string): readonly string[] =>
  findRegistrations(text, { language: 'english' }).map(({ start, end }) => text.slice(start, end))

describe('[security] what leads to a registration', () => {
  it.each(['(', ')', ':', '第', '都', '都第', 'albo ', 'no. ', 'reg '])('%s is read in one way', (joint) => {
    // Read in two ways, a row of them has more readings than the test has time for.
    for (const cue of ['Gas Safe ', '許可']) expect(find(cue + joint.repeat(1000 / joint.length))).toEqual([])
  })

  it('is a part of it', () => {
    expect(find('VAT no. 123456')).toEqual(['VAT no. 123456'])
    expect(find('許可 公安委員会第301234号')).toHaveLength(1)
  })
})
