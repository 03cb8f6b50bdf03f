import { oval, repeat, short } from '../kit.ts'
import type { Placed, Setting, Stage } from '../stage.ts'

/** A wave of land across the stage, from its height down to the lower edge. */
export const ridge = ({ width, height, random }: Stage, top: number, swell: number): string => {
  const steps = Math.max(2, Math.round(width / 170))
  const span = width / steps
  const rises = Array.from({ length: steps }, () => {
    const lift = random.between(-swell, swell)
    return `q${short(span / 2)} ${short(lift)} ${short(span)} ${short(random.between(-swell, swell) * 0.35)}`
  })
  return `M0 ${short(top)}${rises.join('')}V${short(height)}H0z`
}

/** A round-headed tree standing on a foot line. */
export const tree = (
  { kit }: Stage,
  { x, foot, height }: { x: number; foot: number; height: number },
): string =>
  [
    kit.fill([x - height * 0.03, foot - height * 0.45, height * 0.06, height * 0.45], 'secondDeep'),
    kit.fill(oval([x, foot - height * 0.64, height * 0.25, height * 0.36]), 'mainDeep'),
    kit.gleam(oval([x - height * 0.06, foot - height * 0.67, height * 0.15, height * 0.26]), 0.14),
  ].join('')

const cloud = ({ kit }: Stage, x: number, y: number): string =>
  kit.gleam(
    `M${short(x)} ${short(y)}h70a14 14 0 0 0-4-27a22 22 0 0 0-41-6a16 16 0 0 0-25 12a11 11 0 0 0 0 21z`,
    0.55,
  )

const skyOver = (stage: Stage, horizon: number): string => {
  const { width, kit, random } = stage
  const sun = kit.fill([width * random.between(0.12, 0.88), horizon * 0.34, 26], 'secondPale')
  return (
    sun +
    cloud(stage, width * random.between(0.02, 0.3), horizon * 0.3) +
    cloud(stage, width * random.between(0.55, 0.8), horizon * 0.2)
  )
}

const houseRow = ({ width, kit, random }: Stage, foot: number): string => {
  const wide = 74
  return repeat(Math.ceil(width / wide) + 1, (index) => {
    const x = index * wide - random.between(0, 20)
    const tall = random.between(70, 112)
    const top = foot - tall
    const pane = (column: number, row: number) =>
      kit.gleam([x + 14 + column * 28, top + 14 + row * 32, 14, 20], 0.5)
    return [
      kit.fill(
        `M${short(x)} ${short(foot)}V${short(top)}l${wide / 2}-24l${wide / 2} 24V${short(foot)}z`,
        index % 2 === 0 ? 'wallShade' : 'wallLit',
      ),
      kit.shade([x + wide - 10, top, 10, tall], 0.06),
      pane(0, 0) + pane(1, 0) + pane(0, 1) + pane(1, 1),
    ].join('')
  })
}

const hillsBehind = (stage: Stage, horizon: number): string =>
  [
    stage.kit.fill(ridge(stage, horizon - 34, 46), 'wallShade'),
    stage.kit.fill(ridge(stage, horizon - 12, 30), 'mid'),
  ].join('')

/** A thing that stands outdoors: on a street before houses, or on grass before hills. */
export const groundSetting = (
  stage: Stage,
  placed: Placed,
  { foot, grass }: { foot: number; grass: boolean },
): Setting => {
  const { width, height, kit, random } = stage
  const horizon = foot - 20
  const street = random.chance(0.45) && !grass
  const aside = placed.x + placed.width / 2 > width / 2 ? [0.06, 0.2] : [0.8, 0.94]
  const trees = aside.map((share, index) =>
    tree(stage, { x: width * share, foot: horizon + 8, height: 104 + index * 26 }),
  )
  const land = street
    ? kit.fill([0, horizon, width, height - horizon], 'mid') +
      kit.fill([0, horizon, width, 9], 'paper') +
      kit.shade([0, horizon + 9, width, 4], 0.2)
    : kit.fill([0, horizon, width, height - horizon], random.pick(['secondPale', 'mainPale'])) +
      kit.gleam(`M0 ${short(height)}q${short(width * 0.4)} -40 ${short(width)} -14v14z`, 0.12)
  return {
    behind: [
      skyOver(stage, horizon),
      street ? houseRow(stage, horizon) : hillsBehind(stage, horizon),
      width / height > 1.1 || street === false ? trees.join('') : (trees[0] ?? ''),
      land,
      kit.shade(oval([placed.x + placed.width / 2 + 8, foot, placed.width * 0.52, 7]), 0.22),
    ].join(''),
    infront: '',
  }
}
