import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const treatmentTable: Motif = {
  name: 'a treatment table with a rolled towel',
  place: 'floor',
  size: [270, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([30, 56, 214, 10], 'deep'),
    stroke('M56 66L84 142M84 66L56 142M190 66l28 76M218 66l-28 76', 'mid', 8),
    fill([40, 138, 194, 9, 4], 'deep'),
    fill([6, 30, 44, 24, 12], 'mainDeep'),
    fill([40, 32, 220, 26, 10], 'main'),
    gleam([50, 36, 150, 5, 2]),
    shade([40, 48, 220, 10, 5]),
    fill([58, 12, 40, 22, 11], 'paper'),
    fill([98, 23, 11], 'pale'),
    fill([98, 23, 5], 'mid'),
    fill('M150 30h84v34h-84z', 'paper'),
    fill([150, 50, 84, 5], 'second'),
    shade([222, 30, 12, 34], 0.12),
  ],
}

export const exerciseBall: Motif = {
  name: 'an exercise ball and a foam roller',
  place: 'floor',
  size: [250, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([96, 84, 84], 'main'),
    shade('M116 2a84 84 0 0 1 0 164q52-80 0-164z', 0.2),
    stroke('M20 48q76-30 152 0M12 84q84-20 168 0M20 120q76 24 152 0', 'mainDeep', 3),
    gleam('M34 70q8-38 44-52q-22 28-24 58z', 0.35),
    fill([150, 126, 88, 42, 21], 'second'),
    repeat(4, (index) => fill([166 + index * 14, 126, 5, 42], 'secondDeep')),
    fill([228, 147, 21], 'secondDeep'),
    fill([228, 147, 11], 'secondPale'),
    gleam([166, 131, 50, 4, 2]),
  ],
}

export const spineModel: Motif = {
  name: 'a model of a spine on its stand',
  place: 'table',
  size: [140, 220],
  draw: ({ fill, stroke, shade }) => [
    stroke('M112 210V14q0-10-10-10H74v10', 'mid', 5),
    ...Array.from({ length: 13 }, (_, index) => {
      const x = 62 + Math.sin(index * 0.56) * 12
      const wide = 38 + index * 2.2
      return (
        fill(
          [x - wide / 2, 16 + index * 13.4, wide, 10.5, 5],
          index === 9 ? 'second' : index % 2 === 0 ? 'paper' : 'mainPale',
        ) + fill([x + wide / 2 - 2, 19 + index * 13.4, 12, 5, 2], index === 9 ? 'secondDeep' : 'mid')
      )
    }),
    fill('M30 190q32-12 64 0l-14 20H46z', 'paper'),
    shade('M70 188q14 0 24 3l-14 19H62z', 0.1),
    fill([16, 208, 108, 12, 4], 'main'),
    shade([84, 208, 40, 12, 4]),
  ],
}

export const crutches: Motif = {
  name: 'crutches leaning by a chair',
  place: 'floor',
  size: [200, 220],
  draw: ({ fill, stroke, shade }) => [
    fill([20, 30, 96, 72, 12], 'main'),
    shade([90, 30, 26, 72, 12]),
    stroke('M30 100v116M106 100v116', 'mid', 8),
    fill([14, 116, 108, 24, 8], 'main'),
    shade([14, 130, 108, 10, 5]),
    stroke('M118 100l-4 20', 'mid', 6),
    stroke('M150 212L132 92l2-70M180 212L172 92l-8-70', 'pale', 7),
    fill([118, 14, 62, 15, 7], 'second'),
    stroke('M134 84h38', 'second', 9),
    fill([143, 204, 14, 14, 4], 'ink'),
    fill([174, 204, 14, 14, 4], 'ink'),
  ],
}

export const balanceBoard: Motif = {
  name: 'a balance board with two small weights',
  place: 'floor',
  size: [240, 120],
  draw: ({ fill, stroke, shade, gleam }) => [
    turn(
      [-7, 110, 90],
      fill([0, 66, 220, 16, 8], 'second'),
      shade([0, 75, 220, 7, 3]),
      gleam([14, 69, 120, 3, 1]),
      fill([20, 46, 48, 14, 3], 'main'),
      fill([12, 34, 14, 38, 5], 'mainDeep'),
      fill([62, 34, 14, 38, 5], 'mainDeep'),
    ),
    fill([110, 96, 23], 'main'),
    stroke([110, 96, 14], 'mainPale', 3),
    fill([186, 96, 40, 12, 3], 'mid'),
    fill([176, 82, 14, 38, 5], 'secondDeep'),
    fill([222, 82, 14, 38, 5], 'secondDeep'),
  ],
}
