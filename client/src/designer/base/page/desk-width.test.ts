import { sections } from '@shingle/shared/sections/sections.ts'
import { expect, test } from 'vitest'
import { deskWidth } from './desk-width.ts'

const rem = 16

test('[2.designer] a tile shows each layout on a page that is wide enough for it', () => {
  const asked = sections.flatMap(({ layouts }) =>
    layouts.flatMap(({ style = '' }) =>
      [...style.matchAll(/@container section \(min-width:([\d.]+)rem\)/g)].map(([, width]) => Number(width)),
    ),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(Math.max(...asked) * rem).toBeLessThanOrEqual(deskWidth)
})
