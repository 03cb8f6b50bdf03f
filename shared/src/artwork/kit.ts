import type { Tone, Tones } from './tones.ts'

/** What can be drawn: path data, a disc [cx, cy, radius], or a box [x, y, width, height, corner?]. */
export type Shape =
  | string
  | readonly [number, number, number]
  | readonly [number, number, number, number]
  | readonly [number, number, number, number, number]

/** The hand that draws: the same motif comes out painted or as an ink drawing, depending on the kit. */
export interface Kit {
  /** A filled shape. */
  fill(shape: Shape, tone: Tone): string
  /** A line of a shape's course, in drawing units (3 unless told). */
  stroke(shape: Shape, tone: Tone, width?: number): string
  /** The side turned away from the light, laid over what is already drawn. */
  shade(shape: Shape, strength?: number): string
  /** Light that falls on what is already drawn. */
  gleam(shape: Shape, strength?: number): string
}

/** A number as short as an SVG needs it: one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Path data with numbers in it, written short: path`M${x} ${y}h12`. */
export const path = (text: TemplateStringsArray, ...numbers: readonly number[]): string =>
  text.map((piece, index) => `${piece}${numbers[index] === undefined ? '' : short(numbers[index])}`).join('')

/** The element of a shape with the given attributes. */
export const element = (shape: Shape, attributes: string): string => {
  if (typeof shape === 'string') return `<path d="${shape}" ${attributes}/>`
  const [x, y, width, height, corner] = shape
  if (height === undefined)
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(width)}" ${attributes}/>`
  const round = corner === undefined ? '' : ` rx="${short(corner)}"`
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round} ${attributes}/>`
}

/** Path data of an oval around [cx, cy] with the radii rx and ry. */
export const oval = ([cx, cy, rx, ry]: readonly [number, number, number, number]): string =>
  `M${short(cx - rx)} ${short(cy)}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0z`

/** Path data of several upright boxes, so that many of one tone are a single element. */
export const boxes = (...sides: readonly (readonly [number, number, number, number])[]): string =>
  sides
    .map(
      ([x, y, width, height]) =>
        `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`,
    )
    .join('')

/** Draws something a number of times, one after the other. */
export const repeat = (times: number, draw: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => draw(index)).join('')

/** Parts turned clockwise by degrees around a point. */
export const turn = ([degrees, x, y]: readonly [number, number, number], ...parts: string[]): string =>
  `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${parts.join('')}</g>`

/** Parts moved by a distance. */
export const shift = ([x, y]: readonly [number, number], ...parts: string[]): string =>
  `<g transform="translate(${short(x)} ${short(y)})">${parts.join('')}</g>`

/** The painting kit: flat tones, a shaded side, a lit side. */
export const paintKit = (tones: Tones): Kit => ({
  fill: (shape, tone) => element(shape, `fill="${tones[tone]}"`),
  stroke: (shape, tone, width = 3) =>
    element(shape, `fill="none" stroke="${tones[tone]}" stroke-width="${short(width)}"`),
  shade: (shape, strength = 0.16) => element(shape, `fill="${tones.ink}" fill-opacity="${strength}"`),
  gleam: (shape, strength = 0.28) => element(shape, `fill="${tones.paper}" fill-opacity="${strength}"`),
})

const inkFills: ReadonlySet<Tone> = new Set(['ink', 'deep'])
const loudFills: ReadonlySet<Tone> = new Set(['main', 'mainDeep', 'leaf'])

/** The ink-drawing kit: outlines of one pen width on a ground, with one loud colour. */
export const penKit = (tones: Tones, { pen, ground }: { pen: number; ground: string }): Kit => {
  const colourOf = (tone: Tone) =>
    inkFills.has(tone) ? tones.ink : loudFills.has(tone) ? tones.main : ground
  const line = (shape: Shape, colour: string, width: number) =>
    element(shape, `fill="none" stroke="${colour}" stroke-width="${short(width)}"`)
  return {
    fill: (shape, tone) => element(shape, `fill="${colourOf(tone)}"`),
    stroke: (shape, tone, width = 3) =>
      width <= pen * 2.2
        ? element(shape, 'fill="none"')
        : line(shape, tones.ink, width + pen) + line(shape, colourOf(tone), width - pen),
    shade: () => '',
    gleam: () => '',
  }
}

/** Draws only the outline's mass in one colour: the shadow a thing throws on what lies behind it. */
export const shadowKit = (tones: Tones): Kit => ({
  fill: (shape) => element(shape, `fill="${tones.ink}"`),
  stroke: (shape, _tone, width = 3) =>
    element(shape, `fill="none" stroke="${tones.ink}" stroke-width="${short(width)}"`),
  shade: () => '',
  gleam: () => '',
})
