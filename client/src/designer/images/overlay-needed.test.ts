import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { overlayRange } from '@shingle/shared/image/image-limits.ts'
import { blend, contrast } from '@shingle/shared/theme/contrast.ts'
import { palettes } from '@shingle/shared/theme/palettes.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { expect, test } from 'vitest'
import { overlayNeeded } from './overlay-needed.ts'

const { theme } = blankContent()
const grounds = palettes.flatMap(({ id, colours }) => {
  const { plain, dark } = resolveLook({ ...theme, paletteId: id, ...colours }).surfaces
  return [plain, dark]
})
const spots = ['#000000', '#ffffff', '#7f7f7f', '#3a5a2c', '#c08030', '#102050']

test('[9.overlay] a picture is covered by no more than its words need, and by all they need, on every ground', () => {
  for (const colours of grounds)
    for (const spot of spots) {
      const readsAt = (share: number) => contrast(blend(spot, colours.surface, share), colours.ink)
      const needed = overlayNeeded([spot], colours)
      if (needed < overlayRange.maximum) expect(readsAt(needed)).toBeGreaterThanOrEqual(4.5)
      if (needed > 0) expect(readsAt(needed - overlayRange.step)).toBeLessThan(4.5)
    }
})

test('[9.overlay] a calm picture needs none, and one dark spot under dark words counts', () => {
  const onWhite = { surface: '#ffffff', ink: '#1c1a17' }
  expect(overlayNeeded(['#f4f1ea', '#e9e2d5'], onWhite)).toBe(0)
  const dark = overlayNeeded(['#101010'], onWhite)
  expect(dark).toBeGreaterThan(0.3)
  expect(overlayNeeded(['#f4f1ea', '#101010', '#e9e2d5'], onWhite)).toBe(dark)
  expect(overlayNeeded([], onWhite)).toBe(0)
})
