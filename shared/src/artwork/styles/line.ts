import { penKit, repeat, short } from '../kit.ts'
import { type Placed, placeOn, type Stage, stageSide } from '../stage.ts'
import { lightnessOf, mix, type Tones, tonesOf } from '../tones.ts'
import { type Brief, placing } from './brief.ts'

const pen = 2.2

/** A measure with end ticks along an edge of the thing drawn. */
const measure = ([x, y]: readonly [number, number], length: number, upright: boolean): string =>
  upright
    ? `M${short(x)} ${short(y)}v${short(length)}M${short(x - 5)} ${short(y)}h10M${short(x - 5)} ${short(y + length)}h10`
    : `M${short(x)} ${short(y)}h${short(length)}M${short(x)} ${short(y - 5)}v10M${short(x + length)} ${short(y - 5)}v10`

const measured = (placed: Placed, colour: string): string => {
  const { x, y, width, height } = placed
  const path = measure([x - 20, y], height, true) + measure([x, y + height + 22], width, false)
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
}

const sheetOf = (
  tones: Tones,
  { tint, surface }: { tint: string; surface: string },
  plain: boolean,
): Sheet => {
  const ground = plain ? mix(surface, tint, 0.35) : mix(tint, tones.second, 0.22)
  return { ground, quiet: mix(ground, lightnessOf(ground) > 0.6 ? tones.ink : tones.paper, 0.16) }
}

const standing: ReadonlySet<string> = new Set(['table', 'floor', 'ground', 'garden'])

/** An ink drawing on tinted paper, measured like a maker's sheet. */
export const drawLine = ({ motif, width, height, colours, random }: Brief): string => {
  const unit = Math.min(width, height) / stageSide
  const painted = tonesOf(colours, { leads: 'accent', wall: 'neutral' })
  const sheet = sheetOf(painted, colours, random.chance(0.4))
  const isDark = lightnessOf(sheet.ground) < 0.6
  const tones: Tones = isDark ? { ...painted, ink: painted.paper } : painted
  const size = random.between(0.6, 0.66)
  const stage: Stage = {
    width: width / unit,
    height: height / unit,
    random,
    kit: penKit(tones, { pen, ground: sheet.ground }),
  }
  const room = {
    foot: stage.height * 0.81,
    tallest: Math.min(stage.height * size, stage.width * 0.95),
    widest: stage.width * 0.62,
  }
  const fitted = placeOn(stage, motif.size, room)
  const middle = motif.place === 'hung' ? 0 : (stage.height - fitted.height) / 2 - 6
  const placed = standing.has(motif.place) ? fitted : { ...fitted, y: middle }
  const kit = penKit(tones, { pen: pen / placed.scale, ground: sheet.ground })
  const extra = motif.place === 'hung' ? 'measured' : random.pick(['measured', 'framed', 'both', 'squared'])
  return [
    `<rect width="${short(stage.width)}" height="${short(stage.height)}" fill="${sheet.ground}"/>`,
    extra === 'squared' ? squared(stage, sheet.quiet) : '',
    extra === 'framed' || extra === 'both' ? framed(stage, tones.main) : '',
    standing.has(motif.place) ? groundLine(stage, placed, tones.ink) : '',
    `<g transform="${placing(placed, motif.mirrors !== false && random.chance(0.4))}" stroke="${tones.ink}" stroke-width="${short(pen / placed.scale)}">${motif.draw(kit).join('')}</g>`,
    extra === 'measured' || extra === 'both' ? measured(placed, tones.main) : '',
  ].join('')
}
