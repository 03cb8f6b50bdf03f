import { describe, expect, it } from 'vitest'
import { ownParts, parentOf, partIn, partOf, selectionOf, withoutPart, withPart } from './part-address.ts'

const section = { section: 'a1b2' }
const item = { section: 'a1b2', item: { list: 'items', item: 'c3d4' } }

describe('[ruling 12] the part that a phone has open stands in its address', () => {
  it.each([section, item, null])('%j comes back as it was', (selection) =>
    expect(selectionOf(partOf(selection))).toEqual(selection),
  )
  it.each(ownParts)('%s is no section', (part) => expect(selectionOf(part)).toBeNull())
  it('a larger screen takes it out of the address, and leaves the rest', () =>
    expect(String(withoutPart(new URLSearchParams({ websiteId: 'w', mode: 'theme', part: 'hours' })))).toBe(
      'websiteId=w&mode=theme',
    ))
  it('the way up ends at the list of parts', () => {
    expect(parentOf(partOf(item))).toBe(partOf(section))
    for (const part of ['domain', 'editors']) expect(parentOf(part)).toBe('more')
    for (const part of [partOf(section), 'hours', 'facts', 'more', '']) expect(parentOf(part)).toBe('')
  })
  it.each(['settings', 'theme'])(
    'the mode %s is told to want a larger screen, until another part is opened',
    (mode) => {
      const address = new URLSearchParams({ websiteId: 'w', mode })
      expect(partIn(address)).toBe('more')
      expect(partIn(withPart(address, 'hours'))).toBe('hours')
      expect(String(withPart(address, ''))).toBe('websiteId=w')
    },
  )
})
