import { sections } from '@shingle/shared/sections/sections.ts'
import { describe, expect, it } from 'vitest'
import { layoutSketches } from './layout-sketches.ts'

const layouts = sections.flatMap(({ type, layouts: some }) =>
  some.length > 1 ? some.map(({ id }) => `${type}/${id}`) : [],
)

describe('[2.designer] the drawings of layouts', () => {
  it('every layout that can be chosen has one, and there are no others', () => {
    expect(Object.keys(layoutSketches).toSorted()).toEqual(layouts.toSorted())
  })

  it('no two layouts of a section look the same', () => {
    expect(new Set(Object.values(layoutSketches)).size).toBe(layouts.length)
  })

  it.each(Object.entries(layoutSketches))('%s stays inside its frame', (_, sketch) => {
    for (const box of sketch.split(', ')) {
      const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number)
      expect(x + width).toBeLessThanOrEqual(48)
      expect(y + height).toBeLessThanOrEqual(36)
    }
  })
})
