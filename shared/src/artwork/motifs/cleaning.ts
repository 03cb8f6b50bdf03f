import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const mopAndBucket: Motif = {
  name: 'a mop and a bucket of suds',
  place: 'floor',
  size: [190, 230],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M152 0L120 190', 'second', 8),
    fill('M98 186h46l16 44q-8-4-12 0q-6-6-12 0q-6-6-12 0q-6-6-12 0q-6-6-12 0q-6-4-14 0z', 'paper'),
    shade('M128 186h16l16 44q-8-4-12 0q-6-6-12 0z', 0.12),
    fill([94, 178, 54, 14, 5], 'mainDeep'),
    stroke('M14 120q38-70 82 0', 'mid', 5),
    ...[
      [28, 118, 15],
      [52, 110, 19],
      [78, 118, 15],
    ].map(([x = 0, y = 0, radius = 0]) => fill([x, y, radius], 'paper')),
    fill([104, 92, 8], 'paper'),
    fill([88, 84, 5], 'paper'),
    fill('M8 120h92l-10 106q0 4-4 4H22q-4 0-4-4z', 'main'),
    shade('M76 120h24l-10 106q0 4-4 4H68z'),
    gleam('M18 128h9l7 92h-8z'),
    fill([4, 114, 100, 11, 5], 'mainPale'),
    fill(oval([54, 176, 18, 22]), 'paper'),
    fill('M54 162q13 16 6 23q-6 4-12 0q-7-7 6-23z', 'main'),
  ],
}

export const sprayBottles: Motif = {
  name: 'a spray bottle, a sponge and a cloth',
  place: 'table',
  size: [220, 180],
  draw: ({ fill, stroke, shade, gleam }) => [
    ...[
      [4, 14],
      [14, 4],
      [0, 30],
      [20, 22],
    ].map(([x = 0, y = 0]) => fill([x, y, 4], 'paper')),
    fill('M34 10h54q14 0 14 14v10H70v12H50V34H34z', 'second'),
    shade('M84 10h4q14 0 14 14v10H84z'),
    stroke('M44 36q-2 14-12 20', 'secondDeep', 7),
    fill([52, 44, 18, 16], 'paper'),
    fill('M50 58h24q24 20 24 46v68q0 8-8 8H36q-8 0-8-8v-68q0-26 22-46z', 'main'),
    shade('M66 58h8q24 20 24 46v68q0 8-8 8H76q12-60-10-122z'),
    gleam([34, 106, 7, 62, 3]),
    fill([28, 112, 70, 44], 'paper'),
    fill('M64 120q14 16 6 24q-6 5-12 0q-8-8 6-24z', 'second'),
    fill([116, 146, 74, 34, 8], 'second'),
    fill([116, 146, 74, 12, 6], 'mainDeep'),
    ...[
      [128, 168, 3],
      [146, 172, 4],
      [164, 166, 3],
      [178, 172, 3],
    ].map(([x = 0, y = 0, radius = 0]) => fill([x, y, radius], 'secondDeep')),
    fill('M128 146q4-26 34-22l44-4q14 10 8 26z', 'paper'),
    shade('M176 122l30-2q14 10 8 26h-30q6-14-8-24z', 0.12),
    stroke('M136 138q34-12 74 0', 'main', 3),
  ],
}

export const vacuumCleaner: Motif = {
  name: 'a vacuum cleaner',
  place: 'floor',
  size: [250, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M106 116Q88 14 150 20t52 44', 'ink', 11),
    stroke('M202 62l22 104', 'mid', 9),
    stroke('M202 62l-6-26', 'second', 13),
    fill('M186 176q4-16 34-16h18q12 0 12 16v8h-64z', 'mainDeep'),
    fill('M6 152q0-64 66-66h42q36 2 36 44v22z', 'main'),
    shade('M96 86h18q36 2 36 44v22h-34q6-40-20-66z'),
    gleam('M22 132q4-30 38-34q-18 14-22 34z'),
    fill([6, 148, 148, 20, 8], 'mainDeep'),
    fill([100, 106, 34, 26, 13], 'second'),
    stroke('M42 86q4-20 26-20t26 20', 'ink', 8),
    fill([38, 156, 32], 'ink'),
    fill([38, 156, 18], 'pale'),
    fill([38, 156, 7], 'second'),
    fill([134, 172, 14], 'ink'),
    fill([134, 172, 6], 'pale'),
  ],
}

export const broomAndDustpan: Motif = {
  name: 'a broom and a dustpan',
  place: 'floor',
  size: [200, 230],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M60 0v150', 'second', 8),
    fill('M46 140h28l10 26H36z', 'main'),
    fill('M36 166h48l16 64H20z', 'secondPale'),
    shade('M66 166h18l16 64H74z'),
    stroke('M44 172l-8 56M60 172v56M76 172l8 56', 'second', 2),
    fill([34, 164, 52, 8, 2], 'mainDeep'),
    stroke('M148 60v90', 'main', 9),
    fill([148, 52, 11], 'main'),
    fill([148, 52, 5], 'wall'),
    fill('M116 150h64l18 70q0 10-10 10h-80q-10 0-10-10z', 'main'),
    shade('M160 150h20l18 70q0 10-10 10h-22z'),
    gleam('M124 156h10l-12 66h-12z'),
    fill([96, 220, 104, 10, 4], 'ink'),
  ],
}

export const laundryBasket: Motif = {
  name: 'a basket of clean laundry',
  place: 'floor',
  size: [220, 180],
  draw: ({ fill, stroke, shade }) => [
    fill('M32 80q-6-50 40-52q20-30 56-12q40-8 48 24q24 10 14 40z', 'paper'),
    fill('M60 80q-4-40 34-46q30 4 30 46z', 'main'),
    fill('M120 80q4-46 48-44q14 20 6 44z', 'secondPale'),
    shade('M150 38q10-4 18-2q14 20 6 44h-20q8-24-4-42z'),
    stroke('M70 58q22-14 48 0', 'mainPale', 4),
    fill('M12 78h196l-18 96q-1 6-8 6H38q-7 0-8-6z', 'second'),
    repeat(4, (row) =>
      repeat(8, (index) =>
        fill([32 + index * 20 + (row % 2) * 6 + row * 1.5, 98 + row * 20, 11, 9, 3], 'secondDeep'),
      ),
    ),
    shade('M164 78h44l-18 96q-1 6-8 6h-32z'),
    fill([4, 70, 212, 15, 7], 'secondPale'),
  ],
}

export const washingLine: Motif = {
  name: 'washing on a line',
  place: 'garden',
  size: [290, 180],
  draw: ({ fill, stroke, shade }) => [
    fill([12, 4, 8, 176], 'secondDeep'),
    fill([270, 4, 8, 176], 'secondDeep'),
    stroke('M16 16q128 26 258 0', 'ink', 2.5),
    fill('M34 20l52 6v76l-8-4l-8 4l-10-4l-8 4l-8-4l-10 2z', 'main'),
    shade('M70 24l16 2v76l-8-4l-8 4z'),
    fill('M104 28h22q6 10 12 0h22l20 22l-14 14l-10-8v62h-48V56l-10 8l-14-14z', 'paper'),
    shade('M144 28h16l20 22l-14 14l-10-8v62h-18z', 0.12),
    fill('M196 26l62-6v58l-62 8z', 'second'),
    fill('M196 48l62-7v10l-62 7z', 'secondPale'),
    ...[36, 82, 108, 154, 200, 252].map((x) =>
      fill([x, 14 + (x > 100 && x < 180 ? 10 : 4), 5, 14, 2], 'secondDeep'),
    ),
    stroke('M12 30l-12 10M278 30l12 10', 'secondDeep', 4),
  ],
}
