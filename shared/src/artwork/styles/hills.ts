import type { SeededRandom } from '../../chance/seeded-random.ts'
import { paintKit, repeat, short } from '../kit.ts'
import type { Motif } from '../motif.ts'
import { ridge } from '../settings/outdoors.ts'
import { type Placed, placeOn, type Stage, unitOf } from '../stage.ts'
import { lightnessOf, mix, type Tones, tonesOf } from '../tones.ts'
import { type Brief, placing } from './brief.ts'

interface Air {
  sky: string
  near: string
  far: string
  sun: string
}

const airOf = (tones: Tones, isDark: boolean, random: SeededRandom): Air => {
  const sun = tones.secondPale
  const near = mix(tones.ink, tones.leaf, 0.35)
  if (isDark) return { sun, near, sky: tones.wall, far: mix(tones.wall, tones.leaf, 0.4) }
  return random.chance(0.55)
    ? { sun, near: tones.leafDeep, sky: tones.wallLit, far: mix(tones.wallShade, tones.leaf, 0.12) }
    : { sun, near, sky: mix(tones.leaf, tones.paper, 0.22), far: mix(tones.leaf, tones.paper, 0.42) }
}

const paint = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`

const treesOn = (stage: Stage, top: number, count: number): string =>
  repeat(count, () => {
    const x = stage.random.between(0, stage.width)
    const tall = stage.random.between(16, 34)
    const foot = top + stage.random.between(4, 22)
    return `M${short(x)} ${short(foot)}v${short(-tall * 0.4)}c${short(-tall * 0.5)} ${short(-tall * 0.2)} ${short(-tall * 0.2)} ${short(-tall)} 0 ${short(-tall)}c${short(tall * 0.2)} 0 ${short(tall * 0.5)} ${short(tall * 0.8)} 0 ${short(tall)}h2v${short(tall * 0.4)}z`
  })

const meadow = (stage: Stage, tones: Tones, near: string): string => {
  const { width, height, random } = stage
  const count = Math.round(width / 11)
  const blades = repeat(count, () => {
    const x = random.between(0, width)
    const tall = random.between(16, 46)
    return `M${short(x)} ${short(height)}q${short(random.between(-5, 5))} ${short(-tall * 0.6)} ${short(random.between(-9, 9))} ${short(-tall)}`
  })
  const flowers = repeat(Math.round(count / 3), (index) => {
    const tone = index % 3 === 0 ? tones.paper : tones.secondPale
    return `<circle cx="${short(random.between(0, width))}" cy="${short(height - random.between(14, 46))}" r="${short(random.between(2, 4))}" fill="${tone}"/>`
  })
  return `<path d="${blades}" fill="none" stroke="${mix(near, tones.secondPale, 0.3)}" stroke-width="1.6"/>${flowers}`
}

const outdoors: ReadonlySet<string> = new Set(['ground', 'garden'])

/** Whether a thing is one that may stand in hills. */
export const standsOutdoors = ({ place }: Motif): boolean => outdoors.has(place)

/** Layered hills under a low sun, with the thing standing in them where it belongs outdoors. */
export const drawHills = ({ motif, width, height, colours, random, isAside }: Brief): string => {
  const unit = unitOf({ width, height })
  const tones = tonesOf(colours, { leads: 'accent', wall: random.pick(['neutral', 'second', 'main']) })
  const kit = paintKit(tones)
  const stage: Stage = { width: width / unit, height: height / unit, random, kit, isAside }
  const air = airOf(tones, lightnessOf(colours.surface) < 0.5, random)
  const layers = 5
  const top = stage.height * random.between(0.36, 0.46)
  const step = (stage.height * 0.94 - top) / layers
  const sun = [
    random.pick([0.26, 0.72]) * stage.width,
    top - stage.height * 0.02,
    stage.height * 0.13,
  ] as const
  const ridges = Array.from({ length: layers }, (_, index) => {
    const line = top + step * index
    const colour = mix(air.far, air.near, index / (layers - 1))
    const trees =
      index > 0 && index < 4 ? paint(treesOn(stage, line, 3 + index * 2), mix(colour, air.near, 0.4)) : ''
    return trees + paint(ridge(stage, line, 44 - index * 6), colour)
  })
  const room = { foot: stage.height * 0.9, tallest: stage.height * 0.46, widest: stage.width * 0.5 }
  const placed: Placed = placeOn(stage, motif.size, room)
  const thing = standsOutdoors(motif)
    ? `<g transform="${placing(placed, motif.mirrors !== false && random.chance(0.4))}">${motif.draw(kit).join('')}</g>`
    : ''
  return [
    `<rect width="${short(stage.width)}" height="${short(stage.height)}" fill="${air.sky}"/>`,
    `<circle cx="${short(sun[0])}" cy="${short(sun[1])}" r="${short(sun[2])}" fill="${air.sun}"/>`,
    ...ridges,
    thing,
    meadow(stage, tones, air.near),
  ].join('')
}
