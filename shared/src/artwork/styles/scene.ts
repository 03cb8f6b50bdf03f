import type { SeededRandom } from '../../chance/seeded-random.ts'
import { paintKit, shadowKit } from '../kit.ts'
import type { MotifPlace } from '../motif.ts'
import { groundSetting } from '../settings/outdoors.ts'
import { floorSetting, hungSetting, tableSetting, wallSetting } from '../settings/room.ts'
import { tabletopSetting } from '../settings/tabletop.ts'
import { type Placed, placeOn, type Room, type Stage, unitOf } from '../stage.ts'
import { type ToneMood, tonesOf } from '../tones.ts'
import { type Brief, placing } from './brief.ts'

const outdoors: ReadonlySet<MotifPlace> = new Set(['ground', 'garden'])

const moodOf = (place: MotifPlace, random: SeededRandom): ToneMood => {
  const leads = outdoors.has(place) || random.chance(0.74) ? 'accent' : 'support'
  const bold = leads === 'accent' && !outdoors.has(place)
  return { leads, wall: random.pick(['neutral', 'neutral', 'second', 'main', bold ? 'deep' : 'neutral']) }
}

const roomOf = (place: MotifPlace, { width, height, random }: Stage): Room => {
  const size = random.between(0.92, 1.06)
  const widest = Math.min(width * 0.74, height * 1.5)
  const foots: Record<MotifPlace, number> = {
    table: 0.8,
    floor: 0.91,
    wall: 0.8,
    hung: 0.7,
    ground: 0.87,
    garden: 0.87,
    flat: 0.9,
  }
  const talls: Record<MotifPlace, number> = {
    table: 0.62,
    floor: 0.76,
    wall: 0.64,
    hung: 0.6,
    ground: 0.68,
    garden: 0.68,
    flat: 0.76,
  }
  const tallest = Math.min(height * talls[place], width * 1.05) * size
  return { foot: height * foots[place], tallest, widest: widest * Math.min(1, size) }
}

/** Moves a thing that needs no ground to the middle of the height it was given. */
const settle = (place: MotifPlace, placed: Placed, stage: Stage): Placed => {
  if (place === 'wall') return { ...placed, y: (stage.height * 0.82 - placed.height) / 2 + 4 }
  if (place === 'flat') return { ...placed, y: (stage.height - placed.height) / 2 }
  if (place === 'hung') return { ...placed, y: 0 }
  return placed
}

const settingFor = (place: MotifPlace, stage: Stage, placed: Placed): string => {
  const foot = placed.y + placed.height
  switch (place) {
    case 'table':
      return tableSetting(stage, placed, foot)
    case 'floor':
      return floorSetting(stage, placed, foot)
    case 'wall':
      return wallSetting(stage, placed)
    case 'hung':
      return hungSetting(stage, placed)
    case 'ground':
    case 'garden':
      return groundSetting(stage, placed, { foot, grass: place === 'garden' })
    case 'flat':
      return tabletopSetting(stage, placed)
  }
}

// A thrown shadow repeats the drawing, so that large drawings go without.
const longestShadowed = 2400

const throwsShadow: ReadonlySet<MotifPlace> = new Set(['wall', 'flat'])

/** A painted scene: the thing in a lit room, on a street or on a table, composed by thirds. */
export const drawScene = ({ motif, width, height, colours, random, isAside }: Brief): string => {
  const unit = unitOf({ width, height })
  const tones = tonesOf(colours, moodOf(motif.place, random))
  const kit = paintKit(tones)
  const stage: Stage = { width: width / unit, height: height / unit, kit, random, isAside }
  const placed = settle(motif.place, placeOn(stage, motif.size, roomOf(motif.place, stage)), stage)
  const setting = settingFor(motif.place, stage, placed)
  const transform = placing(placed, motif.mirrors !== false && random.chance(0.4))
  const thing = motif.draw(kit).join('')
  const shadow =
    throwsShadow.has(motif.place) && thing.length < longestShadowed
      ? `<g transform="translate(5 6)" opacity=".16"><g transform="${transform}">${motif.draw(shadowKit(tones)).join('')}</g></g>`
      : ''
  return [
    kit.fill([0, 0, stage.width, stage.height], 'wall'),
    setting,
    shadow,
    `<g transform="${transform}">${thing}</g>`,
  ].join('')
}
