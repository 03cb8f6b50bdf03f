import type { SeededRandom } from '../../chance/seeded-random.ts'
import { element, paintKit, short } from '../kit.ts'
import type { Motif, MotifPlace } from '../motif.ts'
import { type Placed, stageSide, unitOf } from '../stage.ts'
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

const wallOf = (width: number, height: number, { random, isAside }: Brief): Wall => {
  const side = stageSide / 4
  const columns = Math.ceil(width / side - 0.01)
  const rows = Math.ceil(height / side - 0.01)
  const column =
    columns > 6
      ? random.pick([isAside ? columns - 4 : 2, columns - 4])
      : Math.floor((columns - 2) / 2 + random.next() * 0.99)
  return {
    columns,
    rows,
    side,
    shown: [Math.min(column, columns - 2), Math.min(1 + Math.floor(rows / 6), rows - 2)],
  }
}

/** Path data by tone: the tiles themselves, and the figures that lie on them. */
interface TilePaths {
  grounds: Map<Tone, string>
  figures: Map<Tone, string>
}

const tilesOf = ({ columns, rows, side, shown }: Wall, random: SeededRandom): TilePaths => {
  const paths: TilePaths = { grounds: new Map(), figures: new Map() }
  const laid = new Map<string, Tone>()
  const isShown = (column: number, row: number) =>
    column >= shown[0] && column < shown[0] + 2 && row >= shown[1] && row < shown[1] + 2
  for (let tile = 0; tile < columns * rows; tile += 1) {
    const [column, row] = [tile % columns, Math.floor(tile / columns)]
    if (isShown(column, row)) continue
    const [x, y] = [column * side, row * side]
    const ground = freshTone(random, [laid.get(`${column - 1}/${row}`), laid.get(`${column}/${row - 1}`)])
    const figure = freshTone(random, [ground])
    laid.set(`${column}/${row}`, ground)
    paths.grounds.set(ground, `${paths.grounds.get(ground) ?? ''}M${x} ${y}h${side}v${side}h-${side}z`)
    paths.figures.set(figure, `${paths.figures.get(figure) ?? ''}${random.pick(figures)(x, y, side)}`)
  }
  return paths
}

const standing: ReadonlySet<MotifPlace> = new Set(['table', 'floor', 'ground', 'garden'])

/** The thing in the middle of its tile; what hangs comes down from the upper edge. */
const placeInTile = ({ place, size }: Motif, side: number): Placed => {
  const scale = (side * 0.78) / Math.max(...size)
  const [width, height] = [size[0] * scale, size[1] * scale]
  const y = place === 'hung' ? 0 : (side - height) / 2
  return { x: (side - width) / 2, y, width, height, scale }
}

/** A wall of geometric tiles in which one large tile shows the thing. */
export const drawTiles = (brief: Brief): string => {
  const { motif, width, height, colours, random } = brief
  const unit = unitOf({ width, height })
  const [stageWidth, stageHeight] = [width / unit, height / unit]
  const leads = random.chance(0.7) ? 'accent' : 'support'
  const tones = tonesOf(colours, { leads, wall: random.pick(['neutral', 'second', 'deep']) })
  const kit = paintKit(tones)
  const wall = wallOf(stageWidth, stageHeight, brief)
  const { grounds, figures: shapes } = tilesOf(wall, random)
  const big = wall.side * 2
  const placed = placeInTile(motif, big)
  const dx = (stageWidth - wall.columns * wall.side) / 2
  const dy = (stageHeight - wall.rows * wall.side) / 2
  return [
    `<g transform="translate(${short(dx)} ${short(dy)})">`,
    ...[...grounds].map(([tone, path]) =>
      element(path, `fill="${tones[tone]}" shape-rendering="crispEdges"`),
    ),
    ...[...shapes].map(([tone, path]) => kit.fill(path, tone)),
    `<svg x="${wall.shown[0] * wall.side}" y="${wall.shown[1] * wall.side}" width="${big}" height="${big}" viewBox="0 0 ${big} ${big}">`,
    kit.fill([0, 0, big, big], 'wall'),
    standing.has(motif.place) ? kit.fill([0, placed.y + placed.height, big, big], 'wallShade') : '',
    `<g transform="${placing(placed, motif.mirrors !== false && random.chance(0.4))}">${motif.draw(kit).join('')}</g></svg>`,
    '</g>',
  ].join('')
}
