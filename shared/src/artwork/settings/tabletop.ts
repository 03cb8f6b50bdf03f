import { oval, repeat, short } from '../kit.ts'
import type { Placed, Stage } from '../stage.ts'

const planks = ({ width, height, kit }: Stage): string =>
  repeat(Math.ceil(height / 62), (index) => kit.shade([0, index * 62, width, 2], 0.12)) +
  repeat(Math.ceil(height / 62), (index) =>
    kit.shade([width * ((index * 0.37 + 0.2) % 1), index * 62, 2, 62], 0.12),
  )

const mat = ({ width, height, kit }: Stage, { x, y, width: wide, height: tall }: Placed): string => {
  const [cx, cy] = [x + wide / 2, y + tall / 2]
  const reach = Math.max(wide, tall) * 0.64
  return (
    kit.fill(
      `M${short(width * 0.62)} 0H${short(width)}V${short(height)}H${short(width * 0.3)}z`,
      'wallShade',
    ) + kit.fill([cx, cy, reach], 'wallLit')
  )
}

const clothCorner = ({ width, height, kit, random }: Stage): string => {
  const left = random.chance(0.5)
  const corner = left
    ? `M0 0H${short(width * 0.46)}L0 ${short(height * 0.8)}z`
    : `M${short(width)} 0H${short(width * 0.54)}L${short(width)} ${short(height * 0.8)}z`
  const stripe = left
    ? `M${short(width * 0.4)} 0L0 ${short(height * 0.69)}`
    : `M${short(width * 0.6)} 0L${short(width)} ${short(height * 0.69)}`
  return kit.fill(corner, 'paper') + kit.stroke(stripe, 'second', 5)
}

const smallThings = (stage: Stage, { x, width: wide }: Placed): string => {
  const { width, height, kit, random } = stage
  const free = x > width - x - wide ? { from: 0, to: x } : { from: x + wide, to: width }
  if (free.to - free.from < 118) return ''
  const cx = (free.from + free.to) / 2
  const cy = height * random.between(0.36, 0.62)
  const cup = [
    kit.shade([cx + 6, cy + 6, 46], 0.14),
    kit.fill([cx, cy, 46], 'paper'),
    kit.fill([cx, cy, 30], 'pale'),
    kit.fill([cx + 26, cy - 5, 22, 10, 5], 'paper'),
    kit.fill([cx, cy, 24], 'warmDeep'),
    kit.gleam(oval([cx - 7, cy - 7, 9, 5]), 0.3),
  ]
  const papers = [
    kit.shade([cx - 34, cy - 50, 80, 108], 0.12),
    kit.fill([cx - 40, cy - 56, 80, 108], 'paper'),
    repeat(5, (index) => kit.fill([cx - 28, cy - 36 + index * 15, index === 4 ? 30 : 56, 4], 'mid')),
  ]
  return (random.chance(0.5) ? cup : papers).join('')
}

/** Things laid flat on a table, seen from above. */
export const tabletopSetting = (stage: Stage, placed: Placed): string =>
  stage.random.pick([planks, mat, clothCorner])(stage, placed) + smallThings(stage, placed)
