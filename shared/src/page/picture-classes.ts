import { cropperRotation, cropperZoom, focusRange, overlayRange } from '../image/image-limits.ts'
import type { ImageValue, PictureDecorFrame } from '../image/image-value.ts'
import { codeEmbedFields } from '../sections/code-embed/fields.ts'
import { imageBannerFields } from '../sections/image-banner/fields.ts'
import type { Look } from '../theme/look.ts'

// Pages carry no style attributes, so that their policy can name every style by hash: every adjustment of a picture
// is one of a finite set of classes, and `adjustmentRules` knows what each of them declares.

interface Adjustment {
  /** What its field allows. */
  readonly range: { readonly minimum: number; readonly maximum: number; readonly step: number }
  /** How many of the whole numbers in class names make 1. */
  readonly scale: number
  readonly declare: (value: number) => string
}

const halfHours = { minimum: 0, maximum: 96, step: 1 } as const

const emOf = (step: number): number => Number((1.01 ** step).toFixed(2))

const adjustments = {
  overlay: { range: overlayRange, scale: 100, declare: (value) => `--overlay:${value / 100}` },
  tall: { range: imageBannerFields.height, scale: 1, declare: (value) => `--tall:${value}px` },
  frame: { range: codeEmbedFields.height, scale: 1, declare: (value) => `--frame:${value}px` },
  'focus-x': { range: focusRange, scale: 100, declare: (value) => `--focus-x:${value}%` },
  'focus-y': { range: focusRange, scale: 100, declare: (value) => `--focus-y:${value}%` },
  zoom: { range: cropperZoom, scale: 100, declare: (value) => `--zoom:${value / 100}` },
  turn: { range: cropperRotation, scale: 1, declare: (value) => `--turn:${value}deg` },
  // Half hours and days of a drawn week.
  from: { range: halfHours, scale: 1, declare: (value) => `--from:${value}` },
  span: { range: halfHours, scale: 1, declare: (value) => `--span:${value}` },
  days: { range: { minimum: 1, maximum: 7, step: 1 }, scale: 1, declare: (value) => `--days:${value}` },
  // Widths of headings grow by a hundredth from class to class, so that all are as near.
  em: { range: { minimum: 0, maximum: 440, step: 1 }, scale: 1, declare: (value) => `--em:${emOf(value)}` },
} as const satisfies Readonly<Record<string, Adjustment>>

const wholeRange = ({ range: { minimum, maximum, step }, scale }: Adjustment) => ({
  minimum: Math.round(minimum * scale),
  maximum: Math.round(maximum * scale),
  step: Math.round(step * scale),
})

const adjustmentClass = (name: keyof typeof adjustments, value: number): string => {
  const adjustment = adjustments[name]
  const { minimum, maximum, step } = wholeRange(adjustment)
  const inside = Math.min(maximum, Math.max(minimum, value * adjustment.scale))
  return `${name}-${Math.round(inside / step) * step}`
}

/** The class of an overlay's opacity. */
export const overlayClass = (opacity: number): string => adjustmentClass('overlay', opacity)

/** The class of a banner's height in CSS pixels. */
export const heightClass = (height: number): string => adjustmentClass('tall', height)

/** The class of an embedded frame's height in CSS pixels. */
export const frameHeightClass = (height: number): string => adjustmentClass('frame', height)

/** The class of a part of a drawn week: where it begins, how long it lasts, how many days it spans. */
export const placeClass = (name: 'from' | 'span' | 'days', value: number): string =>
  adjustmentClass(name, value)

/** The class of a heading whose widest piece is so many em wide, and a hair more: browsers round. */
export const widthClass = (em: number): string =>
  adjustmentClass('em', Math.ceil(Math.log(Math.max(1, em * 1.004)) / Math.log(1.01)))

const isBare = (decor: PictureDecorFrame | 'auto'): boolean =>
  decor === 'auto' || decor === 'None' || decor === 'Without'

/** The classes that frame, place and turn a picture as its owner wants; a background gets no frame of the theme's. */
export const pictureClasses = (image: ImageValue, look: Look, isBackground = false): readonly string[] => {
  // The theme's frame is for pictures of things: not for grounds, and not for logos, which are shown whole.
  const isFramed = !isBackground && image.fit === 'cover'
  const themeFrame = isFramed ? look.theme.decorFrame : 'None'
  const decor = image.decorFrame === 'None' ? themeFrame : image.decorFrame
  return [
    ...(image.frame === 'Auto' ? [] : [`frame-${image.frame.toLowerCase()}`]),
    ...(isBare(decor) ? [] : [`decor-${decor.toLowerCase()}`]),
    ...(image.fit === 'contain' ? ['fit-contain'] : []),
    ...(image.grayscale ? ['grayscale'] : []),
    ...(image.focusX === 0.5 ? [] : [adjustmentClass('focus-x', image.focusX)]),
    ...(image.focusY === 0.5 ? [] : [adjustmentClass('focus-y', image.focusY)]),
    ...(image.zoom === cropperZoom.initial ? [] : [adjustmentClass('zoom', image.zoom)]),
    ...(Math.round(image.rotation) === 0 ? [] : [adjustmentClass('turn', image.rotation)]),
  ]
}

const ruleOf = (name: string): string => {
  for (const [kind, { declare }] of Object.entries<Adjustment>(adjustments)) {
    const value = name.startsWith(`${kind}-`) ? name.slice(kind.length + 1) : ''
    if (/^-?\d+$/.test(value)) return `.${name}{${declare(Number(value))}}`
  }
  return ''
}

/** The rules of every adjustment class that the markup uses, each once. */
export const adjustmentRules = (markup: string): string => {
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return [...used].map(ruleOf).join('')
}

/** The rules of every adjustment that a field allows, for the canvas, where they change at any time. */
export const everyAdjustmentRule = (): string =>
  Object.entries<Adjustment>(adjustments)
    .flatMap(([name, adjustment]) => {
      const { minimum, maximum, step } = wholeRange(adjustment)
      const count = Math.floor((maximum - minimum) / step) + 1
      return Array.from({ length: count }, (_, index) => ruleOf(`${name}-${minimum + index * step}`))
    })
    .join('')
