import { oval, short } from '../kit.ts'
import type { Placed, Stage } from '../stage.ts'

/** A wave of land across the stage, from its height down to the lower edge. */
export const ridge = ({ width, height, random }: Stage, top: number, swell: number): string => {
  const steps = Math.max(2, Math.round(width / 170))
  const span = width / steps
  const lift = random.between(0.5, 1) * (random.chance(0.5) ? swell : -swell)
  const first = `q${short(span / 2)} ${short(lift)} ${short(span)} ${short(random.between(-0.2, 0.2) * swell)}`
  const rest = Array.from(
    { length: steps },
    () => `t${short(span)} ${short(random.between(-0.2, 0.2) * swell)}`,
  )
  return `M0 ${short(top)}${first}${rest.join('')}V${short(height)}H0z`
}

/** A round-headed tree standing on a foot line. */
export const tree = (
  { kit }: Stage,
  { x, foot, height }: { x: number; foot: number; height: number },
): string =>
  [
    kit.fill([x - height * 0.03, foot - height * 0.45, height * 0.06, height * 0.45], 'mid'),
    kit.fill(oval([x, foot - height * 0.64, height * 0.25, height * 0.36]), 'leafDeep'),
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
  const fronts = { near: '', far: '', panes: '' }
  for (let x = -random.between(0, 40); x < width; x += wide) {
    const tall = Math.round(random.between(70, 112))
    const [left, top] = [short(x), short(foot - tall)]
    fronts[random.chance(0.5) ? 'near' : 'far'] += `M${left} ${short(foot)}V${top}l37-24l37 24v${tall}z`
    fronts.panes += [0, 1, 2, 3]
      .map(
        (pane) =>
          `M${short(x + 14 + (pane % 2) * 30)} ${short(foot - tall + 12 + (pane > 1 ? 34 : 0))}h15v20h-15z`,
      )
      .join('')
  }
  return [
    kit.fill(fronts.far || 'M0 0', 'wallLit'),
    kit.fill(fronts.near || 'M0 0', 'wallShade'),
    kit.gleam(fronts.panes, 0.5),
  ].join('')
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
): string => {
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
    : kit.fill([0, horizon, width, height - horizon], random.pick(['leafPale', 'leafPale', 'secondPale'])) +
      kit.gleam(`M0 ${short(height)}q${short(width * 0.4)} -40 ${short(width)} -14v14z`, 0.12)
  return [
    skyOver(stage, horizon),
    street ? houseRow(stage, horizon) : hillsBehind(stage, horizon),
    width / height > 1.1 || street === false ? trees.join('') : (trees[0] ?? ''),
    land,
    kit.shade(oval([placed.x + placed.width / 2 + 8, foot, placed.width * 0.52, 7]), 0.22),
  ].join('')
}
