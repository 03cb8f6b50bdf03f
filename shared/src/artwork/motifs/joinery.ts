import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const staircase: Motif = {
  name: 'a staircase with a handrail',
  place: 'floor',
  size: [260, 250],
  draw: ({ fill, stroke, shade }) => [
    fill('M28 250v-32h34v-34h34v-34h34v-34h34V82h34V48h34V14h40v236z', 'paper'),
    shade('M28 250L272 14v236z', 0.06),
    fill('M150 250v-74l44-42v116zM202 250V126l44-42v166z', 'pale'),
    shade('M238 92l8-8v166h-8z', 0.1),
    fill([186, 206, 4], 'secondDeep'),
    fill([238, 186, 4], 'secondDeep'),
    repeat(7, (index) =>
      stroke(
        `M${48 + index * 34} ${216 - index * 34}v${-66}M${32 + index * 34} ${216 - index * 34}v${-52}`,
        'main',
        5,
      ),
    ),
    repeat(
      7,
      (index) =>
        fill([22 + index * 34, 212 - index * 34, 44, 8, 1], 'second') +
        shade([28 + index * 34, 220 - index * 34, 36, 4], 0.2),
    ),
    stroke('M18 164L258-74', 'second', 11),
    stroke('M22 167L262-71', 'secondDeep', 3),
    fill([6, 146, 20, 104], 'second'),
    shade([17, 146, 9, 104]),
    fill([1, 138, 30, 12, 2], 'secondDeep'),
  ],
}

export const sashWindow: Motif = {
  name: 'a sash window',
  place: 'wall',
  size: [170, 210],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([10, 0, 150, 196], 'paper'),
    fill([22, 12, 126, 176], 'glass'),
    fill('M22 70q34-26 66-8t60-8v134H22z', 'secondPale'),
    fill('M22 144q36-26 64-8t62-16v68H22z', 'leafPale'),
    fill('M22 162q30-16 62-2t64-14v42H22z', 'leaf'),
    gleam('M22 12h70L22 120z', 0.3),
    fill([82, 12, 6, 176], 'paper'),
    fill([18, 92, 134, 13], 'paper'),
    shade([18, 105, 134, 4], 0.14),
    fill([77, 95, 16, 6, 2], 'second'),
    stroke('M16 6v184M154 6v184', 'pale', 2),
    shade([148, 4, 12, 192], 0.08),
    fill([0, 194, 170, 13, 2], 'paper'),
    shade([5, 207, 160, 5], 0.14),
  ],
}

export const workbench: Motif = {
  name: 'a workbench with a vice, under hanging tools',
  place: 'floor',
  size: [260, 210],
  draw: ({ fill, stroke, shade }) => [
    fill([20, 8, 220, 8, 2], 'secondDeep'),
    stroke('M48 16v20', 'second', 9),
    fill('M36 36h24v-6h14v20H36z', 'mid'),
    fill('M96 20h12v26l-6 34l-6-34z', 'mid'),
    fill([94, 14, 16, 22, 4], 'main'),
    fill('M134 26h14l34 44h-66z', 'wall'),
    fill('M136 22h64l-8 16l-50 22z', 'mid'),
    fill([196, 16, 26, 26, 8], 'main'),
    fill([204, 23, 9, 12, 4], 'wall'),
    fill([6, 112, 248, 17, 3], 'second'),
    shade([6, 123, 248, 6], 0.2),
    fill([26, 129, 22, 81], 'second'),
    fill([212, 129, 22, 81], 'second'),
    shade([38, 129, 10, 81]),
    shade([224, 129, 10, 81]),
    fill([48, 176, 164, 12], 'secondDeep'),
    fill([64, 150, 60, 26, 2], 'main'),
    shade([104, 150, 20, 26]),
    fill([132, 162, 66, 14, 2], 'paper'),
    fill([214, 94, 34, 18, 3], 'deep'),
    stroke('M248 140v24M234 152h26', 'deep', 6),
    fill([120, 96, 62, 16, 3], 'mainDeep'),
    fill('M128 96q-2-14 10-16q6 6 4 16z', 'main'),
    fill([156, 86, 18, 10, 5], 'main'),
    repeat(3, (index) => stroke(`M${70 + index * 15} 110q4-10 11-5`, 'secondPale', 3)),
  ],
}

export const handPlane: Motif = {
  name: 'a hand plane with its shavings',
  place: 'table',
  size: [230, 130],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M186 118q26-2 24-20t-18-14t-6 16t22 16M30 120q-20-2-18-16t14-10t4 12', 'secondPale', 5),
    fill('M38 60q-4-34 26-44q14 2 12 16l-4 34z', 'second'),
    shade('M60 62q0-26 12-42q6 4 4 12l-4 34z'),
    fill('M92 10l14-6l34 62h-24z', 'mid'),
    gleam('M92 10l6-3l36 60h-8z', 0.3),
    fill([104, 28, 22, 9, 4], 'deep'),
    fill([168, 38, 22, 32, 8], 'second'),
    fill([179, 32, 15], 'second'),
    shade('M182 18a15 15 0 0 1 0 28z'),
    fill('M18 66h50l12 10h74l12-10h46q6 0 6 6v36H18z', 'main'),
    gleam([26, 72, 40, 5, 2]),
    shade([18, 94, 200, 14]),
    fill([14, 106, 208, 10, 2], 'mid'),
    fill([0, 116, 230, 14, 1], 'secondPale'),
    shade([0, 124, 230, 6], 0.12),
  ],
}

export const handSaw: Motif = {
  name: 'a hand saw',
  place: 'wall',
  size: [260, 120],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M70 22L258 44v20L86 100z', 'pale'),
    shade('M82 82L258 60v4L86 100z'),
    stroke(
      `M86 100${repeat(17, (index) => `l${index % 2 === 0 ? 4 : 6} ${index % 2 === 0 ? 4 : -8.2}`)}`,
      'mid',
      2,
    ),
    gleam('M92 32l140 18v4L94 44z', 0.5),
    fill('M4 36q18-34 56-24q22 6 28 20l8 58q-4 16-22 12q-8-14-24-10q-22 8-38-4q-16-24-8-52z', 'second'),
    fill('M26 44q12-14 34-8q10 14 8 34q-16 4-32 0q-14-10-10-26z', 'wall'),
    shade('M62 13q20 5 26 19l8 58q-4 16-22 12q8-40-12-89z', 0.14),
    fill([80, 44, 4], 'paper'),
    fill([85, 78, 4], 'paper'),
  ],
}

export const hammerAndChisels: Motif = {
  name: 'a hammer and two chisels',
  place: 'flat',
  size: [210, 190],
  draw: ({ fill, shade, gleam }) => [
    turn(
      [-14, 60, 95],
      fill([50, 40, 18, 146, 8], 'second'),
      shade([60, 40, 8, 146, 4]),
      fill('M20 12h68v32H20q-6-16 0-32z', 'deep'),
      fill('M88 14q28 0 40 26q-24-8-40 0z', 'deep'),
      fill([10, 8, 16, 40, 4], 'mid'),
      gleam([24, 16, 60, 6, 3], 0.2),
    ),
    ...[0, 1].map((index) =>
      turn(
        [14 + index * 9, 150 + index * 30, 100],
        fill([136 + index * 36, 74, 16, 96], 'pale'),
        shade([146 + index * 36, 74, 6, 96]),
        fill(`M${136 + index * 36} 160h16v14l-16 10z`, 'mid'),
        fill([131 + index * 36, 4, 26, 70, 9], index === 0 ? 'main' : 'second'),
        shade([146 + index * 36, 4, 11, 70, 7]),
        fill([133 + index * 36, 64, 22, 10, 2], 'mid'),
      ),
    ),
  ],
}

export const woodenChair: Motif = {
  name: 'a wooden chair with turned spindles',
  place: 'floor',
  size: [120, 210],
  draw: ({ fill, stroke, shade }) => [
    stroke('M24 122l-12 84M94 122l14 84', 'second', 10),
    stroke('M38 124l-6 70M80 124l8 70', 'secondDeep', 8),
    stroke('M18 172h86', 'secondDeep', 6),
    repeat(5, (index) => stroke(`M${36 + index * 12} 112l${(index - 2) * 3}-84`, 'second', 5)),
    stroke('M20 112L10 20M98 112l10-92', 'second', 9),
    fill('M0 24Q60-18 120 24l-4 14Q60 2 4 38z', 'main'),
    shade('M76 6q22 4 44 18l-4 14q-20-16-42-22z'),
    fill([8, 108, 104, 17, 8], 'main'),
    shade([8, 118, 104, 7, 3]),
  ],
}
