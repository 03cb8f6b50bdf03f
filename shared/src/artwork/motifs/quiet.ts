import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const teaAndTissues: Motif = {
  name: 'a teapot, a cup and a box of tissues',
  place: 'table',
  size: [260, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M112 66q34-4 34 26t-40 30', 'main', 10),
    fill('M24 90L0 62l12-8l30 24z', 'mainDeep'),
    fill('M22 104q0-48 50-48t50 48q0 46-50 46t-50-46z', 'main'),
    shade('M86 58q36 6 36 46q0 46-50 46q38-30 14-92z'),
    gleam('M36 92q6-20 22-24q-12 14-12 30z', 0.3),
    fill('M48 60q4-18 24-18t24 18z', 'mainDeep'),
    fill([72, 38, 8], 'second'),
    fill('M150 108h46v26q0 16-14 16h-18q-14 0-14-16z', 'paper'),
    shade('M180 108h16v26q0 16-14 16h-8q8-14 6-42z', 0.12),
    stroke('M196 114q14 0 12 12t-14 10', 'paper', 6),
    stroke('M166 96q-7-6 0-13t0-12M182 96q-7-6 0-13t0-12', 'paper', 4),
    fill('M222 96q-10-30 8-40q4 12 12 10q12 4 4 30z', 'paper'),
    fill([204, 94, 56, 56, 4], 'second'),
    shade([240, 94, 20, 56, 4]),
    fill(oval([232, 96, 18, 4]), 'secondDeep'),
    fill([204, 120, 56, 6], 'secondPale'),
  ],
}

export const hourglass: Motif = {
  name: 'an hourglass',
  place: 'table',
  size: [120, 190],
  draw: ({ fill, shade, gleam }) => [
    fill('M22 20h76v16q0 34-30 58q30 24 30 58v18H22v-18q0-34 30-58q-30-24-30-58z', 'glass'),
    fill('M32 48h56q-6 22-28 40q-22-18-28-40z', 'second'),
    fill([58, 86, 4, 66], 'second'),
    fill('M28 170q2-22 32-32q30 10 32 32z', 'second'),
    gleam('M30 26h10q-4 40 14 60q-26-20-24-60zM30 164q0-30 22-58q-14 30-12 58z', 0.6),
    fill([10, 6, 100, 16, 4], 'main'),
    fill([10, 168, 100, 18, 4], 'main'),
    fill([14, 22, 7, 146], 'mainDeep'),
    fill([99, 22, 7, 146], 'mainDeep'),
    shade([78, 6, 32, 16, 4]),
    shade([78, 168, 32, 18, 4]),
  ],
}

export const twoChairs: Motif = {
  name: 'two chairs facing each other over a low table',
  place: 'floor',
  size: [280, 150],
  draw: ({ fill, stroke, shade }) => [
    fill('M14 16q18-16 34 0l10 56H24z', 'main'),
    fill([18, 66, 72, 34, 12], 'main'),
    shade([18, 84, 72, 16, 8]),
    fill([34, 48, 56, 13, 6], 'mainDeep'),
    stroke('M30 100l-6 48M80 100l6 48', 'secondDeep', 7),
    fill('M266 16q-18-16-34 0l-10 56h34z', 'second'),
    fill([190, 66, 72, 34, 12], 'second'),
    shade([190, 84, 72, 16, 8]),
    fill([190, 48, 56, 13, 6], 'secondDeep'),
    stroke('M250 100l6 48M200 100l-6 48', 'mainDeep', 7),
    fill([106, 96, 68, 9, 4], 'paper'),
    stroke('M120 105l-6 43M160 105l6 43', 'paper', 6),
    fill('M132 96V78h20v18z', 'main'),
    fill('M142 80q-16-12-10-32q14 10 10 32zM144 80q14-8 14-26q-14 6-14 26z', 'mainDeep'),
  ],
}

export const wallClock: Motif = {
  name: 'a wall clock',
  place: 'wall',
  mirrors: false,
  size: [170, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([85, 85, 85], 'main'),
    fill([85, 85, 70], 'paper'),
    repeat(12, (index) =>
      fill(
        [85 + 58 * Math.cos(index * 0.5236), 85 + 58 * Math.sin(index * 0.5236), index % 3 === 0 ? 5 : 3],
        index % 3 === 0 ? 'ink' : 'mid',
      ),
    ),
    stroke('M85 85L60 58', 'ink', 8),
    stroke('M85 85L118 50', 'ink', 6),
    stroke('M85 85v42', 'second', 3),
    fill([85, 85, 8], 'second'),
    shade('M104 18a70 70 0 0 1 0 134q30-66 0-134z', 0.08),
    gleam('M8 78q4-44 42-62q-24 26-26 66z', 0.25),
  ],
}

export const telephone: Motif = {
  name: 'a telephone with a dial',
  place: 'table',
  mirrors: false,
  size: [220, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M36 50q-34 20-28 64t40 30', 'ink', 5),
    fill('M62 66q8-22 24-22h48q16 0 24 22l32 72q4 12-10 12H40q-14 0-10-12z', 'main'),
    shade('M124 44h10q16 0 24 22l32 72q4 12-10 12h-36q14-60-20-106z'),
    fill([82, 32, 12, 22, 3], 'mainDeep'),
    fill([126, 32, 12, 22, 3], 'mainDeep'),
    fill(
      'M20 26Q60-4 110-4t90 30q8 10 4 24q-2 8-12 8h-26q-10 0-10-10v-6q-20-10-46-10t-46 10v6q0 10-10 10H28q-10 0-12-8q-4-14 4-24z',
      'mainDeep',
    ),
    gleam('M34 26q34-22 76-22v7q-40 0-70 20z'),
    fill([110, 100, 37], 'paper'),
    repeat(9, (index) =>
      fill([110 + 26 * Math.cos(index * 0.6 - 2.6), 100 + 26 * Math.sin(index * 0.6 - 2.6), 5.5], 'mid'),
    ),
    fill([110, 100, 13], 'second'),
  ],
}
