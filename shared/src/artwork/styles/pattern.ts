import { hashOf } from '../../chance/seeded-random.ts'
import { penKit, repeat, short } from '../kit.ts'
import { type Stage, unitOf } from '../stage.ts'
import { hex, lightnessOf, mix, type Tones, tonesOf } from '../tones.ts'
import { type Brief, placing } from './brief.ts'

interface Weave {
  stage: Stage
  tones: Tones
  ground: string
  /** The quiet colour of the texture, close to the ground. */
  thread: string
}

const lines = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** Broad arcs around one corner, one of them in the loud colour. */
const arcs = ({ stage, thread, tones, ground }: Weave): string => {
  const cx = stage.random.pick([0.08, 0.92]) * stage.width
  const loud = Math.floor(stage.random.between(2, 5))
  return repeat(Math.ceil(stage.width / 44), (index) => {
    const colour = index === loud ? mix(ground, tones.main, 0.5) : thread
    return `<circle cx="${short(cx)}" cy="${short(stage.height * 1.1)}" r="${60 + index * 44}" fill="none" stroke="${colour}" stroke-width="${index === loud ? 6 : 20}"/>`
  })
}

/** Parallel strands that run through the picture like combed hair or contour lines. */
const strands = ({ stage, thread }: Weave): string => {
  const { width, height, random } = stage
  const [one, two] = [random.between(-0.3, 0.3) * height, random.between(-0.3, 0.3) * height]
  const path = repeat(26, (index) => {
    const y = height * (-0.25 + index * 0.06)
    return `M0 ${short(y)}C${short(width * 0.33)} ${short(y + one + index * 2)} ${short(width * 0.66)} ${short(y + two - index * 2)} ${short(width)} ${short(y + one * 0.5)}`
  })
  return lines(path, thread, 2)
}

/** Ruled paper with a margin. */
const ruled = ({ stage, thread, tones, ground }: Weave): string => {
  const { width, height } = stage
  const rules = repeat(Math.ceil(height / 24), (index) => `M0 ${index * 24 + 12}h${short(width)}`)
  return (
    lines(rules, thread, 1.5) +
    lines(`M${short(width * 0.08)} 0v${short(height)}`, mix(ground, tones.main, 0.5), 2)
  )
}

/** Quarter circles, tone on tone. */
const quarters = ({ stage, thread }: Weave): string => {
  const side = 50
  const columns = Math.ceil(stage.width / side)
  const path = repeat(columns * Math.ceil(stage.height / side), (index) => {
    const [x, y] = [(index % columns) * side, Math.floor(index / columns) * side]
    return stage.random.pick([
      `M${x} ${y}h50a50 50 0 0 1-50 50z`,
      `M${x + 50} ${y + 50}h-50a50 50 0 0 1 50-50z`,
      `M${x} ${y + 50}a50 50 0 0 1 50-50a50 50 0 0 1-50 50z`,
      '',
    ])
  })
  return `<path d="${path}" fill="${thread}"/>`
}

/** Square tiles with turned corners, each showing the thing in outline. */
const thingTiles = ({ stage, thread, tones, ground }: Weave, { motif, random }: Brief): string => {
  const side = 100
  const scale = (side * 0.56) / Math.max(...motif.size)
  const [wide, tall] = [motif.size[0] * scale, motif.size[1] * scale]
  const placed = { x: (side - wide) / 2, y: (side - tall) / 2, width: wide, height: tall, scale }
  const quiet: Tones = { ...tones, ink: mix(ground, tones.main, 0.55), main: mix(ground, tones.main, 0.22) }
  const kit = penKit(quiet, { pen: 1.8 / scale, ground })
  const id = `t${hashOf(`${motif.name}/${ground}/${random.next()}`).toString(36)}`
  const columns = Math.ceil(stage.width / side)
  const rows = Math.ceil(stage.height / side)
  const corner =
    'M12 0a12 12 0 0 1-12 12M88 0a12 12 0 0 0 12 12M0 88a12 12 0 0 1 12 12M100 88a12 12 0 0 0-12 12M0 0h100v100'
  const tile = `<g id="${id}">${lines(corner, thread, 1.6)}<g transform="${placing(placed, false)}" stroke="${quiet.ink}" stroke-width="${short(1.8 / scale)}">${motif.draw(kit).join('')}</g></g>`
  const copies = repeat(columns * rows - 1, (index) => {
    const at = index + 1
    return `<use href="#${id}" x="${(at % columns) * side}" y="${Math.floor(at / columns) * side}"/>`
  })
  return `<g transform="translate(${short((stage.width - columns * side) / 2)} ${short((stage.height - rows * side) / 2)})">${tile}${copies}</g>`
}

type Weaving = (weave: Weave, brief: Brief) => string

const weaveIn = (brief: Brief, weavings: readonly [Weaving, ...Weaving[]]): string => {
  const { width, height, colours, random } = brief
  const unit = unitOf({ width, height })
  const tones = tonesOf(colours, { leads: 'accent', wall: 'neutral' })
  const ground = random.pick([
    hex(colours.tint),
    mix(colours.surface, colours.tint, 0.5),
    mix(colours.surface, tones.secondPale, 0.4),
  ])
  const thread = mix(ground, lightnessOf(ground) > 0.6 ? tones.main : tones.paper, 0.12)
  const stage: Stage = {
    width: width / unit,
    height: height / unit,
    random,
    isAside: false,
    kit: penKit(tones, { pen: 2, ground }),
  }
  const weave = { stage, tones, ground, thread }
  const drawing = random.pick(weavings)(weave, brief)
  return `<rect width="${short(stage.width)}" height="${short(stage.height)}" fill="${ground}"/>${drawing}`
}

/** A quiet pattern for banners, on which text can stand. */
export const drawPattern = (brief: Brief): string =>
  weaveIn(brief, [arcs, strands, ruled, quarters, thingTiles, thingTiles])

/** A texture that shows no thing of any trade. */
export const drawTexture = (brief: Brief): string => weaveIn(brief, [arcs, strands, quarters])
