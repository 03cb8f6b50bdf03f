import { describe, expect, it } from 'vitest'
import type { Rect } from './rect.ts'
import { toolsPlace } from './tools-place.ts'

const page = { left: 0, right: 900 }
const header: Rect = { ...page, top: 0, bottom: 52 }
const opening: Rect = { ...page, top: 52, bottom: 500 }
const logo: Rect = { left: 30, right: 150, top: 16, bottom: 36 }
const menu: Rect = { left: 560, right: 740, top: 16, bottom: 36 }
const button: Rect = { left: 760, right: 870, top: 8, bottom: 44 }
const headline: Rect = { left: 30, right: 500, top: 130, bottom: 220 }
const words = [logo, menu, button, headline]

/** What is told and done of a section, where it stands. */
const marks = (section: Rect, { raise, tag }: ReturnType<typeof toolsPlace>): readonly Rect[] => {
  const [top, right] = [section.top - raise, section.right - 12]
  const from = { above: section.top - 26, inside: section.top, below: section.bottom, none: null }[tag]
  return [
    { left: right - 260, right, top, bottom: top + 36 },
    ...(from === null
      ? []
      : [{ left: section.left, right: section.left + 200, top: from, bottom: from + 26 }]),
  ]
}
const covered = (section: Rect, taken: readonly Rect[]) =>
  marks(section, toolsPlace({ section, isFirst: section === header, taken })).filter((mark) =>
    taken.some(
      (one) =>
        one.left < mark.right && one.right > mark.left && one.top < mark.bottom && one.bottom > mark.top,
    ),
  )

describe('[2.designer] the tools of a section', () => {
  it('cover nothing of the header when the opening below it is chosen', () => {
    expect(toolsPlace({ section: opening, isFirst: false, taken: words })).toEqual({
      raise: 0,
      tag: 'inside',
    })
    expect(covered(opening, words)).toEqual([])
  })

  it('stand over the edge between two sections whose gutters have room for them', () => {
    const services: Rect = { ...page, top: 500, bottom: 900 }
    expect(toolsPlace({ section: services, isFirst: false, taken: words })).toEqual({
      raise: 18,
      tag: 'above',
    })
  })

  it('stand above the edge where words of its own begin under it', () => {
    const own: Rect = { left: 500, right: 880, top: 56, bottom: 80 }
    expect(toolsPlace({ section: opening, isFirst: false, taken: [own] }).raise).toBe(36)
    expect(covered(opening, [own])).toEqual([])
  })

  it('have the room of its name where there is none for both', () => {
    const narrow: Rect = { left: 0, right: 640, top: 52, bottom: 500 }
    const own: Rect = { left: 360, right: 610, top: 75, bottom: 140 }
    const over: Rect = { left: 300, right: 600, top: 8, bottom: 44 }
    expect(toolsPlace({ section: narrow, isFirst: false, taken: [over, own] }).tag).toBe('none')
    expect(toolsPlace({ section: narrow, isFirst: false, taken: [over] }).tag).not.toBe('none')
  })

  it('stand aside over the edge where they cover no words only there', () => {
    const own: Rect = { left: 500, right: 880, top: 80, bottom: 120 }
    expect(toolsPlace({ section: opening, isFirst: false, taken: [button, own] }).raise).toBe(18)
  })

  it('stand between words above and below them where they fit there at any height', () => {
    const full = { left: 30, right: 880 }
    for (let above = 20; above <= 52; above += 1)
      for (let room = 36; room <= 44; room += 1) {
        const around = [
          { ...full, top: 0, bottom: above },
          { ...full, top: above + room, bottom: 400 },
        ]
        const { raise } = toolsPlace({ section: opening, isFirst: false, taken: around })
        const [reaches, from] = [above + room >= 52, opening.top - raise]
        expect([above, room, reaches && (from < above || from + 36 > above + room)]).toEqual([
          above,
          room,
          false,
        ])
      }
  })

  it('leave the name of the header out where the opening begins with words, and else show it below', () => {
    const first = (taken: readonly Rect[]) => toolsPlace({ section: header, isFirst: true, taken }).tag
    expect(first(words)).toBe('below')
    expect(first([...words, { left: 30, right: 300, top: 60, bottom: 80 }])).toBe('none')
  })

  it('leave the name out where words stand on either side of the edge', () => {
    const low: Rect = { left: 30, right: 300, top: 58, bottom: 90 }
    expect(toolsPlace({ section: opening, isFirst: false, taken: [logo, low] }).tag).toBe('none')
  })
})
