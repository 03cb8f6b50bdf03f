import { expect, it, test } from 'vitest'
import { blankContent } from '../draft/blank-content.ts'
import { cropperRotation, cropperZoom, focusRange, overlayRange } from '../image/image-limits.ts'
import { type ImageValue, type PictureDecorFrame, plainImage } from '../image/image-value.ts'
import { codeEmbedFields } from '../sections/code-embed/fields.ts'
import { imageBannerFields } from '../sections/image-banner/fields.ts'
import { resolveLook } from '../theme/resolve-look.ts'
import {
  adjustmentRules,
  everyAdjustmentRule,
  frameHeightClass,
  heightClass,
  overlayClass,
  pictureClasses,
} from './picture-classes.ts'

const look = resolveLook(blankContent().theme)
const picture: ImageValue = { ...plainImage, provider: 'Custom', reference: 'a' }
const ofImage = (change: Partial<ImageValue>) => pictureClasses({ ...picture, ...change }, look).join(' ')

it.each([
  ['overlay', overlayRange, overlayClass],
  ['banner height', imageBannerFields.height, heightClass],
  ['frame height', codeEmbedFields.height, frameHeightClass],
  ['zoom', cropperZoom, (zoom: number) => ofImage({ zoom })],
  ['rotation', cropperRotation, (rotation: number) => ofImage({ rotation })],
  ['focus', focusRange, (focusX: number) => ofImage({ focusX })],
] as const)(
  '[9.limits] every %s that its field allows is shown as chosen, and on the canvas alike',
  (_, range, classOf) => {
    const count = Math.round((range.maximum - range.minimum) / range.step) + 1
    const values = Array.from({ length: count }, (_none, index) => range.minimum + index * range.step)
    const rules = values.map((value) => adjustmentRules(`class="${classOf(value)}"`))
    // What changes nothing needs no rule.
    const stated = rules.filter((rule) => rule !== '')
    expect(stated.length).toBeGreaterThanOrEqual(count - 1)
    expect(new Set(stated).size).toBe(stated.length)
    const onCanvas = everyAdjustmentRule()
    expect(stated.filter((rule) => !onCanvas.includes(rule))).toEqual([])
  },
)

test('[9.limits] what lies beyond a limit is shown as the limit', () => {
  expect(overlayClass(1)).toBe(overlayClass(overlayRange.maximum))
  expect(heightClass(0)).toBe(heightClass(imageBannerFields.height.minimum))
})

test('[3.style] a picture takes the decor frame of the theme, has one of its own, or none whatever the theme says', () => {
  const arched = resolveLook({ ...blankContent().theme, decorFrame: 'Arch' })
  const framed = (decorFrame: PictureDecorFrame) => pictureClasses({ ...picture, decorFrame }, arched)
  expect(framed('None')).toEqual(['decor-arch'])
  expect(framed('Pill')).toEqual(['decor-pill'])
  expect(framed('Without')).toEqual([])
})
