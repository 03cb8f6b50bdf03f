import { penKit, repeat, short } from '../kit.ts'
import type { Motif } from '../motif.ts'
import { type Placed, placeOn, type Stage, unitOf } from '../stage.ts'
import { type ArtworkColours, lightnessOf, mix, type Tones, tonesOf } from '../tones.ts'
import { type Brief, placing } from './brief.ts'

const pen = 2.2

const dullest = 0.82

const standing: ReadonlySet<string> = new Set(['table', 'floor', 'ground', 'garden'])

/** A measure with end ticks along an edge of the thing drawn. */
const measure = ([x, y]: readonly [number, number], length: number, upright: boolean): string =>
  upright
    ? `M${short(x)} ${short(y)}v${short(length)}M${short(x - 5)} ${short(y)}h10M${short(x - 5)} ${short(y + length)}h10`
    : `M${short(x)} ${short(y)}h${short(length)}M${short(x)} ${short(y - 5)}v10M${short(x + length)} ${short(y - 5)}v10`

const measured = (placed: Placed, colour: string): string => {
  const { x, y, width, height } = placed
  const upright = x > 44 ? measure([x - 20, y], height, true) : ''
  const path = upright + measure([x, y + height + 20], width, false)
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.8"/>`
}

const framed = ({ width, height }: Stage, colour: string): string =>
  `<rect x="14" y="14" width="${short(width - 28)}" height="${short(height - 28)}" fill="none" stroke="${colour}" stroke-width="1.4" stroke-dasharray="14 5 2 5"/>`

const squared = ({ width, height }: Stage, colour: string): string => {
  const step = 25
  const upright = repeat(Math.ceil(width / step), (index) => `M${index * step} 0v${short(height)}`)
  const level = repeat(Math.ceil(height / step), (index) => `M0 ${index * step}h${short(width)}`)
  return `<path d="${upright}${level}" fill="none" stroke="${colour}" stroke-width=".8"/>`
}

const groundLine = ({ width }: Stage, placed: Placed, colour: string): string => {
  const foot = short(placed.y + placed.height)
  const from = short(Math.max(22, placed.x - width * 0.16))
  const to = short(Math.min(width - 22, placed.x + placed.width + width * 0.16))
  return `<path d="M${from} ${foot}H${to}" fill="none" stroke="${colour}" stroke-width="${pen}"/>`
}

interface Sheet {
  ground: string
  quiet: string
  isDark: boolean
}

const sheetOf = (tones: Tones, { tint, surface }: ArtworkColours, plain: boolean): Sheet => {
  const isDark = lightnessOf(surface) < 0.6
  const paper = mix(tones.secondPale, surface, 0.3)
  // A dark second colour makes grey paper, on which ink looks dull: then the paper takes a breath of the first.
  const light = lightnessOf(paper) < dullest ? mix(tint, tones.mainPale, 0.4) : paper
  const kraft = isDark ? mix(tint, tones.second, 0.22) : light
  const ground = plain ? mix(surface, tint, isDark ? 0.35 : 0.8) : kraft
  return { ground, quiet: mix(ground, isDark ? tones.paper : tones.ink, 0.14), isDark }
}

/** Where the thing goes: standing things on a line below the middle, hung ones from the upper edge. */
const placeIn = (stage: Stage, { place, size }: Motif): Placed => {
  const tallest = Math.min(stage.height * stage.random.between(0.6, 0.66), stage.width * 0.95)
  const fitted = placeOn(stage, size, { foot: 0, tallest, widest: stage.width * 0.64 })
  const middle = (stage.height - fitted.height) / 2
  return { ...fitted, y: place === 'hung' ? 0 : middle + (standing.has(place) ? 4 : -6) }
}

/** An ink drawing on tinted paper, like a maker's sheet where its trade measures. */
export const drawLine = ({ motif, width, height, colours, random, isAside, isMeasured }: Brief): string => {
  const unit = unitOf({ width, height })
  const painted = tonesOf(colours, { leads: 'accent', wall: 'neutral' })
  const sheet = sheetOf(painted, colours, random.chance(0.4))
  const tones: Tones = sheet.isDark ? { ...painted, ink: painted.paper } : painted
  const stage: Stage = {
    width: width / unit,
    height: height / unit,
    random,
    isAside,
    kit: penKit(tones, { pen, ground: sheet.ground }),
  }
  const placed = placeIn(stage, motif)
  const kit = penKit(tones, { pen: pen / placed.scale, ground: sheet.ground })
  const lines = motif.place === 'hung' ? 'measured' : random.pick(['measured', 'framed', 'both', 'squared'])
  const extra = isMeasured ? lines : 'none'
  return [
    `<rect width="${short(stage.width)}" height="${short(stage.height)}" fill="${sheet.ground}"/>`,
    extra === 'squared' ? squared(stage, sheet.quiet) : '',
    extra === 'framed' || extra === 'both' ? framed(stage, tones.main) : '',
    standing.has(motif.place) ? groundLine(stage, placed, tones.ink) : '',
    `<g transform="${placing(placed, motif.mirrors !== false && random.chance(0.4))}" stroke="${tones.ink}" stroke-width="${short(pen / placed.scale)}">${motif.draw(kit).join('')}</g>`,
    extra === 'measured' || extra === 'both' ? measured(placed, tones.main) : '',
  ].join('')
}
