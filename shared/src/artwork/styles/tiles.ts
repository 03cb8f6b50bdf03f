import { element, paintKit, short } from '../kit.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { stageSide } from '../stage.ts'
import { type Tone, tonesOf } from '../tones.ts'
import { type Brief, placing } from './brief.ts'

/** Path data of one geometric figure in a square tile of side s at x, y. */
type Figure = (x: number, y: number, s: number) => string

const circle = (cx: number, cy: number, r: number): string =>
  `M${short(cx - r)} ${short(cy)}a${short(r)} ${short(r)} 0 1 1 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-r * 2)} 0z`

const quarter: Figure = (x, y, s) => `M${x} ${y}h${s}a${s} ${s} 0 0 1-${s} ${s}z`
const quarterRight: Figure = (x, y, s) => `M${x + s} ${y + s}h-${s}a${s} ${s} 0 0 1 ${s}-${s}z`
const leaf: Figure = (x, y, s) => `M${x} ${y + s}a${s} ${s} 0 0 1 ${s}-${s}a${s} ${s} 0 0 1-${s} ${s}z`
const leafBack: Figure = (x, y, s) => `M${x} ${y}a${s} ${s} 0 0 1 ${s} ${s}a${s} ${s} 0 0 1-${s}-${s}z`
const triangle: Figure = (x, y, s) => `M${x} ${y + s}L${x + s} ${y}v${s}z`
const disc: Figure = (x, y, s) => circle(x + s / 2, y + s / 2, s * 0.34)
const domes: Figure = (x, y, s) =>
  `M${x} ${y + s / 2}a${s / 2} ${s / 2} 0 0 1 ${s} 0zM${x} ${y + s}a${s / 2} ${s / 2} 0 0 1 ${s} 0z`
const stripes: Figure = (x, y, s) =>
  [0.14, 0.43, 0.72].map((at) => `M${x} ${short(y + s * at)}h${s}v${short(s * 0.14)}h-${s}z`).join('')
const arch: Figure = (x, y, s) =>
  `M${x} ${y + s}a${s / 2} ${s / 2} 0 0 1 ${s} 0h-${short(s * 0.28)}a${short(s * 0.22)} ${short(s * 0.22)} 0 0 0-${short(s * 0.44)} 0z`

const figures = [
  quarter,
  quarterRight,
  leaf,
  leafBack,
  triangle,
  disc,
  domes,
  stripes,
  arch,
  quarter,
  leaf,
] as const

const tileTones = ['paper', 'main', 'second', 'ink', 'secondPale', 'mainPale'] as const

/** Adjoining tiles of one colour would run together, so a tile avoids the tones of its neighbours. */
const freshTone = (random: SeededRandom, avoided: readonly (Tone | undefined)[]): Tone => {
  const first = random.pick(tileTones)
  const from = tileTones.indexOf(first)
  const rotated = tileTones.map((_, index) => tileTones[(from + index) % tileTones.length] ?? first)
  return rotated.find((tone) => !avoided.includes(tone)) ?? first
}

interface Wall {
  columns: number
  rows: number
  side: number
  /** The column and row of the upper left corner of the two-by-two tile that shows the thing. */
  shown: readonly [column: number, row: number]
}

const wallOf = (width: number, height: number, random: SeededRandom): Wall => {
  const side = stageSide / 4
  const columns = Math.ceil(width / side - 0.01)
  const rows = Math.ceil(height / side - 0.01)
  const column =
    columns > 6 ? random.pick([2, columns - 4]) : Math.floor((columns - 2) / 2 + random.next() * 0.99)
  return {
    columns,
    rows,
    side,
    shown: [Math.min(column, columns - 2), Math.min(1 + Math.floor(rows / 6), rows - 2)],
  }
}

const tilesOf = (wall: Wall, random: SeededRandom): ReadonlyMap<Tone, string> => {
  const paths = new Map<Tone, string>()
  const grounds = new Map<string, Tone>()
  const add = (tone: Tone, path: string) => paths.set(tone, (paths.get(tone) ?? '') + path)
  const { columns, rows, side, shown } = wall
  const later: [Tone, string][] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const inside = column >= shown[0] && column < shown[0] + 2 && row >= shown[1] && row < shown[1] + 2
      if (inside) continue
      const ground = freshTone(random, [
        grounds.get(`${column - 1}/${row}`),
        grounds.get(`${column}/${row - 1}`),
      ])
      grounds.set(`${column}/${row}`, ground)
      const [x, y] = [column * side, row * side]
      add(ground, `M${x} ${y}h${side}v${side}h-${side}z`)
      later.push([freshTone(random, [ground]), random.pick(figures)(x, y, side)])
    }
  }
  // Grounds come first and figures after, in two layers, so that one path holds all of a tone.
  const layered = new Map<Tone, string>([...paths].map(([tone, path]) => [tone, path]))
  for (const [tone, path] of later) layered.set(tone, `${layered.get(tone) ?? ''}|${path}`)
  return layered
}

/** A wall of geometric tiles in which one large tile shows the thing. */
export const drawTiles = ({ motif, width, height, colours, random }: Brief): string => {
  const unit = Math.min(width, height) / stageSide
  const [stageWidth, stageHeight] = [width / unit, height / unit]
  const leads = random.chance(0.7) ? 'accent' : 'support'
  const tones = tonesOf(colours, { leads, wall: random.pick(['neutral', 'second', 'deep']) })
  const kit = paintKit(tones)
  const wall = wallOf(stageWidth, stageHeight, random)
  const layers = [...tilesOf(wall, random)].map(([tone, paths]) => ({ tone, parts: paths.split('|') }))
  const grounds = layers.map(({ tone, parts }) =>
    parts[0] ? element(parts[0], `fill="${tones[tone]}" shape-rendering="crispEdges"`) : '',
  )
  const shapes = layers.map(({ tone, parts }) =>
    parts.length > 1 ? kit.fill(parts.slice(1).join(''), tone) : '',
  )
  const [x, y, big] = [wall.shown[0] * wall.side, wall.shown[1] * wall.side, wall.side * 2]
  const scale = (big * 0.78) / Math.max(...motif.size)
  const [thingWidth, thingHeight] = [motif.size[0] * scale, motif.size[1] * scale]
  const hangs = motif.place === 'hung'
  const placed = {
    x: x + (big - thingWidth) / 2,
    y: hangs ? y : y + (big - thingHeight) / 2,
    width: thingWidth,
    height: thingHeight,
    scale,
  }
  const foot = placed.y + thingHeight
  const dx = (stageWidth - wall.columns * wall.side) / 2
  const dy = (stageHeight - wall.rows * wall.side) / 2
  return [
    `<g transform="translate(${short(dx)} ${short(dy)})">`,
    ...grounds,
    ...shapes,
    kit.fill([x, y, big, big], 'wall'),
    hangs
      ? ''
      : kit.fill(`M${short(placed.x - 8)} ${short(foot + 2)}h${short(thingWidth + 16)}`, 'wallShade'),
    hangs || motif.place === 'wall' || motif.place === 'flat'
      ? ''
      : element([x, foot, big, y + big - foot], `fill="${tones.wallShade}"`),
    `<g transform="${placing(placed, motif.mirrors !== false && random.chance(0.4))}">${motif.draw(kit).join('')}</g>`,
    '</g>',
  ].join('')
}
