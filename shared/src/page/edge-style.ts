import type { Look } from '../theme/look.ts'

const ply = (look: Look): string => {
  const { surface } = look.surfaces.strong
  const { ink } = look.surfaces.plain
  const shade = `color-mix(in srgb,${surface},${ink} 38%)`
  const light = `color-mix(in srgb,${surface},#fff 35%)`
  return `height:20px;background:repeating-linear-gradient(${surface} 0 4px,${shade} 4px 5px,${light} 5px 9px,${shade} 9px 10px)`
}

const tiles = (look: Look): string => {
  const { plain, strong, tint } = look.surfaces
  const disc = (at: string, colour: string, radius: number) =>
    `radial-gradient(circle at ${at},${colour} ${radius - 0.5}px,#0000 ${radius}px)`
  // Four tiles by turns: a quarter disc, a half disc, the other quarter, a dot.
  const discs = [
    disc('0 0', plain.accent, 40),
    disc('60px 40px', plain.surface, 20),
    disc('120px 40px', strong.surface, 40),
    disc('140px 20px', plain.accent, 10),
  ]
  const grounds = `linear-gradient(90deg,${tint.surface} 25%,${plain.accent} 0 50%,${plain.surface} 0 75%,${strong.surface} 0)`
  return `height:40px;background:${[...discs, grounds].join(',')};background-size:160px 40px`
}

const double = `height:5px;border-block:1px solid var(--ink)`

const bar = `height:8px;background:var(--ink)`

// Lines are faint enough for words to stand on them, and stop where a picture begins.
const ruled =
  '.section-introduction:is(.on-ground,.no-picture){background-image:repeating-linear-gradient(#0000 0 39px,color-mix(in srgb,var(--line) 45%,#0000) 39px 40px)}'

/** The drawn edge of a family above the footer and, where its opening is not drawn in the same way, below that too. */
export const edgeRule = (look: Look): string => {
  const paper = look.voice.paper === 'ruled' ? ruled : ''
  const drawn = { none: '', ply: ply(look), tiles: tiles(look), double, bar }[look.voice.edge]
  if (drawn === '') return paper
  const below = look.voice.edge === 'tiles' ? '' : '.section-introduction::after,'
  return `${paper}${below}.section-footer:not(.joins-above)::before{content:"";display:block;${drawn}}`
}
