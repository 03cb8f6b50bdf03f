import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('[4.edit-control] the face of whoever edits', () => {
  it.each([
    ['Ruth Hollis', 'RH'],
    ['ruth.hollis@example.com', 'RH'],
    ['Ruth', 'R'],
    ['田中 花子', '田花'],
    ['', ''],
  ])('"%s" is shown as %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
