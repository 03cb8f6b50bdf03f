/** The sizes of a family: base in pixels, and the ratio between neighbouring steps, on wide screens and on phones. */
export interface TypeScale {
  readonly base: number
  readonly ratio: number
  readonly phoneBase: number
  readonly phoneRatio: number
}

const steps = [-1, 0, 1, 2, 3, 4, 5, 6, 7] as const
const narrow = 360
const wide = 1280

const rem = (pixels: number): string => `${Number((pixels / 16).toFixed(3))}rem`

const fluid = (small: number, large: number): string => {
  const [low, high] = [Math.min(small, large), Math.max(small, large)]
  const slope = (large - small) / (wide - narrow)
  const start = rem(small - slope * narrow)
  return `clamp(${rem(low)},${start} + ${Number((slope * 100).toFixed(3))}cqi,${rem(high)})`
}

/** The largest size of any step, in pixels: a longer word would not fit a page. */
const largest = 176

/** The fluid steps `--step--1` to `--step-7`; `body` scales running text, 1 for the family's own size. */
export const typeSteps = (scale: TypeScale, body: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    steps.map((step) => {
      const factor = step <= 0 ? body : 1
      // Below the base the steps are closer, so that small print stays legible.
      const [phoneRatio, ratio] = step < 0 ? [1.12, 1.12] : [scale.phoneRatio, scale.ratio]
      const small = scale.phoneBase * phoneRatio ** step * factor
      const large = Math.min(largest, scale.base * ratio ** step * factor)
      return [`--step-${step}`, fluid(small, large)]
    }),
  )
