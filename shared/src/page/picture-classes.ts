import type { ImageValue } from '../image/image-value.ts'
import type { Look } from '../theme/look.ts'

// Pages carry no style attributes, so that their policy can name every style by hash: every adjustment of a picture
// is one of a finite set of classes, and `adjustmentRule` knows what each of them declares.

const nearest = (
  value: number,
  { step, minimum, maximum }: { step: number; minimum: number; maximum: number },
) => Math.round(Math.min(maximum, Math.max(minimum, value)) / step) * step

const percents = (share: number): number => nearest(share * 100, { step: 5, minimum: 0, maximum: 100 })

/** The class of an overlay's opacity, 0 to 0.8 in steps of 0.01. */
export const overlayClass = (opacity: number): string =>
  `overlay-${nearest(opacity * 100, { step: 1, minimum: 0, maximum: 80 })}`

/** The class of a banner's height in CSS pixels, 160 to 640 in steps of 8. */
export const heightClass = (height: number): string =>
  `tall-${nearest(height, { step: 8, minimum: 160, maximum: 640 })}`

/** The class of an embedded frame's height in CSS pixels, 80 to 5000 in steps of 10. */
export const frameHeightClass = (height: number): string =>
  `frame-${nearest(height, { step: 10, minimum: 80, maximum: 5000 })}`

/** The classes that frame, place and turn a picture as its owner wants; a background gets no frame of the theme's. */
export const pictureClasses = (image: ImageValue, look: Look, isBackground = false): readonly string[] => {
  // The theme's frame is for pictures of things: not for grounds, and not for logos, which are shown whole.
  const isFramed = !isBackground && image.fit === 'cover'
  const themeFrame = isFramed ? look.theme.decorFrame : 'None'
  const decor = image.decorFrame === 'None' ? themeFrame : image.decorFrame
  const turned = nearest(image.rotation % 360, { step: 1, minimum: -359, maximum: 359 })
  return [
    ...(image.frame === 'Auto' ? [] : [`frame-${image.frame.toLowerCase()}`]),
    ...(decor === 'auto' || decor === 'None' ? [] : [`decor-${decor.toLowerCase()}`]),
    ...(image.fit === 'contain' ? ['fit-contain'] : []),
    ...(image.grayscale ? ['grayscale'] : []),
    ...(image.focusX === 0.5 ? [] : [`focus-x-${percents(image.focusX)}`]),
    ...(image.focusY === 0.5 ? [] : [`focus-y-${percents(image.focusY)}`]),
    ...(image.zoom === 1
      ? []
      : [`zoom-${nearest(image.zoom * 100, { step: 5, minimum: 100, maximum: 200 })}`]),
    ...(turned === 0 ? [] : [`turn-${turned}`]),
  ]
}

const declarations: readonly (readonly [pattern: RegExp, declare: (value: number) => string])[] = [
  [/^overlay-(\d+)$/, (value) => `--overlay:${value / 100}`],
  [/^tall-(\d+)$/, (value) => `--tall:${value}px`],
  [/^frame-(\d+)$/, (value) => `--frame:${value}px`],
  [/^focus-x-(\d+)$/, (value) => `--focus-x:${value}%`],
  [/^focus-y-(\d+)$/, (value) => `--focus-y:${value}%`],
  [/^zoom-(\d+)$/, (value) => `--zoom:${value / 100}`],
  [/^turn-(-?\d+)$/, (value) => `--turn:${value}deg`],
]

const ruleOf = (name: string): string => {
  for (const [pattern, declare] of declarations) {
    const value = pattern.exec(name)?.[1]
    if (value !== undefined) return `.${name}{${declare(Number(value))}}`
  }
  return ''
}

/** The rules of every adjustment class that the markup uses, each once. */
export const adjustmentRules = (markup: string): string => {
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return [...used].map(ruleOf).join('')
}

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** The rules of every adjustment there is but for frame heights and turns, for the canvas, where they change at any time. */
export const everyAdjustmentRule = (): string =>
  [
    ...range(0, 80, 1).map((value) => `overlay-${value}`),
    ...range(160, 640, 8).map((value) => `tall-${value}`),
    ...range(0, 100, 5).flatMap((value) => [`focus-x-${value}`, `focus-y-${value}`]),
    ...range(100, 200, 5).map((value) => `zoom-${value}`),
    ...range(-359, 359, 1).map((value) => `turn-${value}`),
    ...range(80, 5000, 10).map((value) => `frame-${value}`),
  ]
    .map(ruleOf)
    .join('')
