import { repeat, short } from '../kit.ts'
import { type Area, freeAreas, type Placed, type Stage } from '../stage.ts'
import { roomFrames, roomPendant, roomPlant, roomShelf, roomWindow } from './room-props.ts'

type Prop = (stage: Stage, area: Area) => string

const wallProps: readonly [Prop, ...Prop[]] = [roomWindow, roomShelf, roomFrames, roomWindow]
const lowProps: readonly [Prop, ...Prop[]] = [roomFrames, roomShelf]

/** Daylight that falls across the wall from the left. */
export const wallLight = ({ width, height, kit, random }: Stage): string => {
  const start = random.between(-0.1, 0.35) * width
  const slope = height * random.between(0.5, 0.75)
  const beam = (from: number, wide: number) =>
    `M${short(from)} 0h${short(wide)}l${short(slope)} ${short(height)}h${short(-wide)}z`
  return random.chance(0.5)
    ? kit.fill(beam(start, width * 0.34), 'wallLit')
    : kit.fill(beam(start, width * 0.16), 'wallLit') +
        kit.fill(beam(start + width * 0.2, width * 0.12), 'wallLit')
}

/** One quiet shape behind the thing shown, so that it holds the eye. */
const halo = ({ kit, random }: Stage, placed: Placed, foot: number): string => {
  const middle = placed.x + placed.width / 2
  const reach = Math.max(placed.width, placed.height) * 0.62
  return random.chance(0.5)
    ? kit.fill([middle, foot - placed.height * 0.56, reach], 'wallLit')
    : kit.fill(
        `M${short(middle - reach * 0.8)} ${short(foot)}V${short(foot - placed.height * 0.62)}a${short(reach * 0.8)} ${short(reach * 0.8)} 0 0 1 ${short(reach * 1.6)} 0V${short(foot)}z`,
        'wallLit',
      )
}

const drawProp = (stage: Stage, area: Area, not?: Prop): { drawing: string; prop: Prop | undefined } => {
  const fits = area.height > 120 ? wallProps : lowProps
  const first = stage.random.pick(fits)
  const prop = first === not ? fits[(fits.indexOf(first) + 1) % fits.length] : first
  return { drawing: prop?.(stage, area) ?? '', prop }
}

/** Fills a free piece of wall: one thing, or two different ones where it is wide. */
const furnish = (stage: Stage, area: Area): string => {
  if (area.height < 84) return ''
  if (area.width < 84) return area.height > 150 ? roomPendant(stage, area) : ''
  if (area.width < 250) return drawProp(stage, area).drawing
  const half = { ...area, width: area.width / 2 }
  const one = drawProp(stage, half)
  return one.drawing + drawProp(stage, { ...half, x: area.x + half.width }, one.prop).drawing
}

/** What hangs on the wall and stands in the free room around the thing shown. */
export const roomAround = (stage: Stage, placed: Placed, foot: number): string => {
  const [largest, next] = freeAreas(stage, placed, foot)
  const busy = largest !== undefined && largest.width * largest.height > 16000
  const first = largest && busy ? furnish(stage, largest) : ''
  const lamp = next && next.width > 120 && next.height > 150 && next.x !== largest?.x
  return [
    wallLight(stage),
    busy ? '' : halo(stage, placed, foot),
    first,
    lamp ? roomPendant(stage, next) : '',
  ].join('')
}

const counter = ({ width, height, kit }: Stage, foot: number): string => {
  const panel = 92
  const count = Math.ceil(width / panel)
  const start = (width - count * panel) / 2
  return [
    kit.fill([0, foot, width, 11], 'secondPale'),
    kit.fill([0, foot + 11, width, height - foot - 11], 'second'),
    kit.shade([0, foot + 11, width, 5], 0.22),
    repeat(count, (index) => kit.shade([start + index * panel + 8, foot + 28, panel - 16, height], 0.1)),
  ].join('')
}

const trestle = ({ width, height, kit }: Stage, foot: number): string =>
  [
    kit.fill([0, foot + 14, width, height - foot], 'wallShade'),
    kit.shade([0, foot + 14, width, 8], 0.16),
    kit.fill([0, foot, width, 14], 'second'),
    kit.gleam([0, foot, width, 4], 0.4),
    repeat(2, (index) => kit.fill([width * (0.1 + index * 0.76), foot + 14, 16, height], 'secondDeep')),
  ].join('')

const cloth = ({ width, height, kit }: Stage, foot: number): string => {
  const count = Math.max(4, Math.round(width / 52))
  const fold = width / count
  return [
    kit.fill([0, foot, width, height - foot], 'paper'),
    kit.shade([0, foot + 9, width, height], 0.06),
    repeat(count, (index) =>
      kit.shade(`M${short(index * fold + 10)} ${short(foot + 9)}l${short(fold * 0.34)} 90h-12z`, 0.07),
    ),
    kit.fill([0, foot + 30, width, 5], 'second'),
  ].join('')
}

/** A thing on a table or counter against a lit wall. */
export const tableSetting = (stage: Stage, placed: Placed, foot: number): string => {
  const { kit, random } = stage
  const top = random.pick([counter, trestle, cloth])
  const left = placed.x > stage.width - placed.x - placed.width
  const room = left ? placed.x : stage.width - placed.x - placed.width
  const beside = left ? placed.x - room * 0.42 : placed.x + placed.width + room * 0.42
  const plant =
    room > 76 && random.chance(0.6) ? roomPlant(stage, { x: beside, foot, height: Math.min(96, room) }) : ''
  const shadow = kit.shade([placed.x + placed.width * 0.1, foot, placed.width * 0.98, 5], 0.2)
  return roomAround(stage, placed, foot) + plant + top(stage, foot) + shadow
}

/** A thing that stands on the floor of a room. */
export const floorSetting = (stage: Stage, placed: Placed, foot: number): string => {
  const { width, height, kit, random } = stage
  const line = foot - 26
  const boards = random.chance(0.5)
  const shadow = `M${short(placed.x + 6)} ${short(foot)}h${short(placed.width - 8)}l34-16h${short(-placed.width * 0.8)}z`
  return [
    roomAround(stage, placed, line),
    kit.fill([0, line - 9, width, 9], 'paper'),
    kit.fill([0, line, width, height - line], 'second'),
    kit.shade([0, line, width, 4], 0.2),
    boards
      ? repeat(3, (index) => kit.shade([0, line + 14 + index * 19, width, 1.5], 0.2))
      : kit.fill(
          `M${short(placed.x - 30)} ${short(foot + 12)}h${short(placed.width + 60)}l-14-24H${short(placed.x - 16)}z`,
          'mainPale',
        ),
    kit.shade(shadow, 0.16),
  ].join('')
}

/** A thing fixed to the wall. */
export const wallSetting = (stage: Stage, placed: Placed): string => {
  const { width, height, kit, random } = stage
  const rail = height * 0.84
  const low = random.pick(['panels', 'counter', 'tiles'] as const)
  const panels = Math.round(width / 78)
  const lower = {
    panels: () =>
      kit.fill([0, rail, width, height - rail], 'wallShade') +
      repeat(panels, (index) =>
        kit.shade([(width / panels) * index + 9, rail + 15, width / panels - 18, height], 0.08),
      ) +
      kit.fill([0, rail, width, 6], 'paper'),
    counter: () => counter(stage, rail),
    tiles: () =>
      kit.fill([0, rail, width, height - rail], 'pale') +
      repeat(Math.ceil(width / 30), (index) => kit.shade([index * 30, rail, 1.5, height - rail], 0.14)) +
      kit.shade([0, rail + 24, width, 1.5], 0.14) +
      kit.fill([0, rail, width, 5], 'main'),
  }[low]()
  const [largest] = freeAreas(stage, placed, rail)
  const beside = largest && largest.y === 0 && largest.width > 84 && largest.height > 110
  const below = rail - placed.y - placed.height
  const plants = below > 64 ? [0.2, 0.82] : beside ? [(largest.x + largest.width / 2) / width] : []
  return [
    wallLight(stage),
    beside ? furnish(stage, { ...largest, height: Math.min(largest.height, rail - 70) }) : '',
    ...plants.map((share, index) =>
      roomPlant(stage, {
        x: width * share,
        foot: rail,
        height: Math.min(index === 0 ? 96 : 70, below > 64 ? below : 84),
      }),
    ),
    lower,
  ].join('')
}

/** A thing that hangs from above, with its table or room below. */
export const hungSetting = (stage: Stage, placed: Placed): string => {
  const foot = stage.height * 0.87
  const [largest] = freeAreas(stage, placed, foot)
  const prop = largest && largest.width > 84 && largest.height > 120 ? furnish(stage, largest) : ''
  const plantAt = placed.x + placed.width / 2 < stage.width / 2 ? 0.86 : 0.14
  return [
    wallLight(stage),
    prop,
    roomPlant(stage, { x: stage.width * plantAt, foot, height: 70 }),
    stage.random.pick([counter, trestle, cloth])(stage, foot),
  ].join('')
}
