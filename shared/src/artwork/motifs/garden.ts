import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const wateringCan: Motif = {
  name: 'a watering can among flowers',
  place: 'garden',
  size: [240, 180],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M150 70q44-10 40 34t-40 50', 'mainDeep', 9),
    stroke('M78 66q-4-50 36-50t38 50', 'mainDeep', 8),
    fill('M72 132L20 66l-12 6l60 90z', 'mainDeep'),
    fill('M0 66l26-18l8 14l-26 18z', 'second'),
    fill('M66 66h92l8 108q0 6-6 6H66q-6 0-6-6z', 'main'),
    shade('M128 66h30l8 108q0 6-6 6h-26z'),
    gleam('M76 72h10l-2 100H72z'),
    fill([62, 60, 100, 12, 5], 'mainPale'),
    fill([62, 112, 100, 7], 'mainDeep'),
    repeat(4, (index) => {
      const x = [8, 38, 196, 224][index] ?? 0
      const y = [132, 148, 124, 146][index] ?? 0
      return (
        stroke(`M${x} 180V${y}`, 'leafDeep', 4) +
        fill([x, y - 4, 10], index % 2 === 0 ? 'second' : 'paper') +
        fill([x, y - 4, 4], 'secondDeep')
      )
    }),
  ],
}

export const wheelbarrow: Motif = {
  name: 'a wheelbarrow full of plants',
  place: 'garden',
  size: [270, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill(oval([100, 42, 36, 32]), 'leafDeep'),
    fill(oval([148, 34, 34, 36]), 'leaf'),
    fill(oval([190, 46, 30, 26]), 'leafDeep'),
    ...[
      [84, 28],
      [112, 20],
      [140, 12],
      [160, 30],
      [186, 30],
      [204, 46],
    ].map(([x = 0, y = 0], index) => fill([x, y, 7], index % 2 === 0 ? 'pot' : 'paper')),
    fill('M58 66q12-14 80-14t84 14z', 'secondDeep'),
    stroke('M62 146L112 108H226L268 70', 'second', 9),
    stroke('M190 110l14 56', 'second', 9),
    fill('M34 62h198l-34 56h-102q-22-4-62-56z', 'main'),
    shade('M176 62h56l-34 56h-50q26-20 28-56z'),
    gleam('M48 68h60l10 8H56z'),
    fill([26, 56, 212, 10, 5], 'mainPale'),
    fill([50, 142, 28], 'ink'),
    fill([50, 142, 15], 'pale'),
    fill([50, 142, 6], 'second'),
    stroke('M252 82l18-15', 'ink', 11),
  ],
}

export const lawnMower: Motif = {
  name: 'a lawn mower',
  place: 'garden',
  size: [250, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M150 128L226 10h22', 'ink', 8),
    stroke('M170 132L238 28', 'ink', 5),
    fill('M148 92l50-16q16 4 12 54l-40 10z', 'second'),
    shade('M180 82l18-6q16 4 12 54l-24 6z'),
    fill('M24 148q0-34 40-40h92q18 2 18 40z', 'main'),
    shade('M120 108h36q18 2 18 40h-40q4-24-14-40z'),
    fill([62, 74, 72, 36, 8], 'deep'),
    fill([74, 62, 48, 16, 5], 'mainDeep'),
    fill([130, 84, 18, 10, 3], 'mid'),
    gleam([70, 80, 34, 5, 2], 0.2),
    gleam([44, 116, 70, 5, 2]),
    fill([14, 142, 166, 12, 4], 'deep'),
    fill([40, 158, 26], 'ink'),
    fill([40, 158, 14], 'pale'),
    fill([160, 160, 24], 'ink'),
    fill([160, 160, 13], 'pale'),
    repeat(7, (index) =>
      fill(`M${190 + index * 9} 190l4-${18 + (index % 3) * 7}l4 ${18 + (index % 3) * 7}z`, 'leafDeep'),
    ),
  ],
}

export const spadeAndFork: Motif = {
  name: 'a spade and a fork in a flower bed',
  place: 'garden',
  size: [200, 220],
  draw: ({ fill, stroke, shade }) => [
    stroke('M62 34V140', 'second', 9),
    stroke('M44 16h36l-8 22H52z', 'secondDeep', 7),
    fill('M36 124h54v42q0 30-27 40q-27-10-27-40z', 'mid'),
    shade('M66 124h24v42q0 30-27 40z'),
    stroke('M142 30V136', 'second', 9),
    stroke('M126 12h34l-8 22h-18z', 'secondDeep', 7),
    stroke('M118 196v-46q0-14 24-14t24 14v46M134 196v-58M150 196v-58', 'mid', 6),
    fill('M0 220q8-38 50-36q40-14 84 0q48-4 66 36z', 'secondDeep'),
    fill('M16 196q-14-22-2-40q10 16 2 40zM20 196q16-6 18-26q-18 4-18 26z', 'leaf'),
    fill('M182 200q-12-24 0-42q12 18 0 42zM180 200q-16-4-18-24q16 4 18 24z', 'leaf'),
    fill([14, 150, 9], 'paper'),
    fill([182, 152, 9], 'main'),
    fill([102, 188, 9], 'main'),
    fill([102, 188, 4], 'paper'),
  ],
}

export const dryStoneSteps: Motif = {
  name: 'stone steps through a planted bank',
  place: 'garden',
  size: [270, 180],
  draw: ({ fill, shade, gleam }) => [
    fill('M0 180V110q60-70 150-80q70 0 120 50v100z', 'leafDeep'),
    fill('M0 180v-40q50-50 100-56l40 96z', 'leaf'),
    repeat(5, (index) => {
      const [x, y, wide] = [92 + index * 12, 156 - index * 27, 104 - index * 13]
      return (
        fill([x, y, wide, 24, 4], index % 2 === 0 ? 'pale' : 'paper') +
        shade([x, y + 16, wide, 8, 3], 0.16) +
        gleam([x + 6, y + 3, wide * 0.4, 3, 1], 0.5)
      )
    }),
    ...[
      [30, 138, 22],
      [62, 158, 18],
      [228, 120, 28],
      [246, 158, 22],
    ].map(([x = 0, y = 0, radius = 0], index) =>
      fill([x, y, radius], index % 2 === 0 ? 'pot' : 'secondDeep'),
    ),
    ...[
      [22, 128],
      [38, 134],
      [60, 150],
      [220, 108],
      [236, 118],
      [244, 150],
    ].map(([x = 0, y = 0], index) => fill([x, y, 5], index % 2 === 0 ? 'secondPale' : 'paper')),
  ],
}

export const pottedTree: Motif = {
  name: 'a clipped tree in a planter',
  place: 'garden',
  size: [150, 230],
  draw: ({ fill, shade, gleam }) => [
    fill([70, 100, 10, 70], 'secondDeep'),
    fill([75, 66, 62], 'leaf'),
    shade('M90 6a62 62 0 0 1 0 120q34-56 0-120z', 0.18),
    ...[
      [40, 50],
      [64, 32],
      [56, 80],
      [88, 66],
      [104, 40],
      [80, 100],
    ].map(([x = 0, y = 0]) => gleam([x, y, 8], 0.14)),
    ...[
      [50, 66],
      [96, 84],
      [78, 48],
    ].map(([x = 0, y = 0]) => fill([x, y, 7], 'pot')),
    fill('M28 160h94l-8 70H36z', 'paper'),
    fill([22, 152, 106, 16, 3], 'secondPale'),
    shade('M96 168h25l-7 62H96z'),
    fill([48, 184, 4, 34], 'pale'),
    fill([72, 184, 4, 34], 'pale'),
  ],
}

export const shearsOnHedge: Motif = {
  name: 'garden shears over a clipped hedge',
  place: 'garden',
  size: [270, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill(
      'M0 190V128q0-10 8-12q4-14 20-12q8-12 24-6q14-10 26 0q16-8 26 2q14-8 26 0q14-8 26 2q16-8 26 2q16-6 24 6q16-2 22 10q16-2 18 10q10 2 10 12v48z',
      'leaf',
    ),
    shade('M214 112q16-2 22 10q16-2 18 10q10 2 10 12v46h-60q26-30 10-78z', 0.16),
    ...[
      [30, 140],
      [64, 160],
      [92, 138],
      [122, 164],
      [152, 142],
      [184, 162],
    ].map(([x = 0, y = 0]) =>
      gleam(`M${x} ${y}q-8-10 0-20q8 10 0 20zM${x + 3} ${y}q4-12 16-12q-2 12-16 12z`, 0.22),
    ),
    fill('M18 110q-8-8-2-18q12 4 8 18zM206 100q2-12 14-14q2 12-8 18z', 'leafDeep'),
    fill('M118 76L60 4q-12 6-6 18l52 66zM128 76L186 4q12 6 6 18l-52 66z', 'pale'),
    shade('M128 76L186 4q12 6 6 18l-52 66z', 0.14),
    stroke('M116 84L158 156M130 84L88 156', 'pot', 13),
    fill([123, 82, 9], 'ink'),
  ],
}
