import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const deskLamp: Motif = {
  name: 'a desk lamp over papers',
  place: 'table',
  size: [210, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    gleam('M118 74l74 4l22 112H92z', 0.2),
    stroke('M46 178L20 98L112 36', 'deep', 8),
    fill([20, 98, 9], 'second'),
    fill([112, 36, 9], 'second'),
    fill('M102 22l50-2q46 18 48 62l-88-8q-16-26-10-52z', 'main'),
    shade('M152 20q46 18 48 62l-26-2q4-36-22-60z'),
    gleam('M112 32l18-1q-12 18-8 40l-8-1q-10-18-2-38z', 0.25),
    fill('M12 190q2-16 22-16h26q20 0 22 16z', 'main'),
    fill([110, 180, 92, 10, 2], 'paper'),
    fill([118, 172, 78, 8, 2], 'pale'),
    fill([126, 162, 62, 10, 2], 'second'),
  ],
}

export const notebookAndPen: Motif = {
  name: 'a notebook and a pen',
  place: 'flat',
  size: [200, 190],
  draw: ({ fill, shade, gleam }) => [
    turn(
      [-8, 80, 95],
      fill([14, 8, 130, 178, 8], 'main'),
      shade([132, 8, 12, 178, 6]),
      fill([14, 8, 22, 178, 6], 'mainDeep'),
      repeat(9, (index) => fill([6, 22 + index * 18, 20, 5, 2], 'mid')),
      fill([58, 40, 64, 42, 3], 'paper'),
      fill([68, 54, 44, 4], 'mid'),
      fill([68, 64, 28, 4], 'mid'),
      fill([116, 8, 8, 178], 'second'),
      gleam([44, 12, 60, 4, 2], 0.2),
    ),
    turn(
      [20, 172, 100],
      fill([166, 16, 14, 118, 6], 'second'),
      shade([174, 16, 6, 118, 3]),
      fill([166, 52, 14, 6], 'paper'),
      fill('M167 134h12l-4 22h-4z', 'ink'),
      fill([180, 22, 4, 34, 2], 'deep'),
    ),
  ],
}

export const letters: Motif = {
  name: 'letters and an envelope',
  place: 'flat',
  size: [220, 160],
  draw: ({ fill, stroke, shade }) => [
    turn(
      [8, 130, 70],
      fill([62, 4, 146, 104, 4], 'paper'),
      repeat(4, (index) => fill([80, 24 + index * 16, index === 3 ? 50 : 108, 4], 'mid')),
    ),
    turn(
      [-7, 90, 100],
      fill([6, 52, 168, 104, 5], 'second'),
      shade('M6 156l62-58h44l62 58z', 0.1),
      fill('M8 52h164l-74 66q-8 6-16 0z', 'secondPale'),
      stroke('M8 54l74 64q8 6 16 0l74-64', 'secondDeep', 2),
      fill([90, 114, 15], 'main'),
      stroke('M84 114l5 5l8-10', 'paper', 3),
    ),
  ],
}
