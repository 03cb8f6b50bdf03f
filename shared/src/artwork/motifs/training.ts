import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const kettlebell: Motif = {
  name: 'a kettlebell on a mat',
  place: 'floor',
  size: [230, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([0, 178, 230, 12, 6], 'mainPale'),
    stroke('M88 92L76 44q0-24 40-26q40 2 40 26l-12 48', 'deep', 17),
    fill([116, 120, 60], 'main'),
    shade('M132 62a60 60 0 0 1 0 116q34-56 0-116z', 0.2),
    gleam('M68 106q6-28 30-36q-14 20-14 46z'),
    fill([116, 122, 24], 'paper'),
    fill([112, 108, 8, 28, 2], 'ink'),
    fill([84, 172, 64, 10, 4], 'mainDeep'),
    fill([180, 118, 30, 62, 8], 'second'),
    fill([186, 100, 18, 20, 4], 'deep'),
    fill([180, 134, 30, 12], 'secondPale'),
    fill([8, 158, 46, 22, 11], 'second'),
    fill([31, 169, 11], 'secondDeep'),
  ],
}

export const dumbbellRack: Motif = {
  name: 'dumbbells on a rack',
  place: 'floor',
  size: [250, 180],
  draw: ({ fill, shade, gleam }) => {
    const dumbbell = ([x, y, size]: readonly [number, number, number], tone: 'main' | 'second') =>
      [
        fill([x, y - size, 14, size * 2, 4], tone),
        fill([x + 14, y - 4, 30, 8], 'mid'),
        fill([x + 44, y - size, 14, size * 2, 4], tone),
        shade([x + 51, y - size, 7, size * 2, 4]),
        gleam([x + 3, y - size + 4, 3, size, 1]),
      ].join('')
    return [
      fill([12, 0, 14, 180, 3], 'deep'),
      fill([224, 0, 14, 180, 3], 'deep'),
      ...[0, 1, 2].map((row) =>
        [
          repeat(3, (index) =>
            dumbbell([32 + index * 66, 22 + row * 56, 12 + row * 4 + index], row === 1 ? 'second' : 'main'),
          ),
          fill([4, 38 + row * 58, 242, 10, 3], 'mid'),
          shade([4, 44 + row * 58, 242, 4, 2]),
        ].join(''),
      ),
      fill([0, 172, 40, 8, 3], 'ink'),
      fill([210, 172, 40, 8, 3], 'ink'),
    ]
  },
}

export const barbell: Motif = {
  name: 'a loaded barbell',
  place: 'floor',
  size: [280, 130],
  draw: ({ fill, shade, gleam }) => [
    fill([0, 60, 280, 9, 4], 'mid'),
    gleam([80, 61, 120, 3, 1], 0.5),
    ...[0, 1].map((side) => {
      const at = (near: number, wide: number) => (side === 0 ? near : 280 - near - wide)
      return [
        fill([at(22, 14), 32, 14, 66, 4], 'second'),
        fill([at(36, 18), 14, 18, 102, 5], 'mainDeep'),
        fill([at(54, 22), 0, 22, 130, 6], 'main'),
        shade([at(54, 22) + 13, 0, 9, 130, 5]),
        gleam([at(54, 22) + 4, 10, 4, 80, 2]),
        fill([at(76, 10), 50, 10, 30, 3], 'ink'),
      ].join('')
    }),
    fill([116, 60, 48, 9], 'ink'),
  ],
}

export const punchBag: Motif = {
  name: 'a punch bag on its chain',
  place: 'hung',
  size: [110, 240],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M55 0v28M55 28L22 60M55 28l33 32', 'mid', 5),
    fill([55, 28, 7], 'ink'),
    fill([16, 56, 78, 184, 16], 'main'),
    shade([66, 56, 28, 184, 14], 0.2),
    gleam([26, 70, 7, 150, 3], 0.25),
    fill([16, 84, 78, 10], 'second'),
    fill([16, 206, 78, 10], 'second'),
    fill([38, 124, 34, 46, 4], 'paper'),
    fill('M55 134q12 8 8 20q-3 6-8 6t-8-6q-4-12 8-20z', 'main'),
  ],
}

export const exerciseBike: Motif = {
  name: 'an exercise bike',
  place: 'floor',
  size: [230, 200],
  draw: ({ fill, stroke, shade }) => [
    stroke('M20 192h60M160 192h56', 'ink', 10),
    stroke('M48 190L96 118L76 50M96 118h70M188 190L160 40', 'main', 12),
    fill([50, 38, 58, 14, 7], 'ink'),
    stroke('M160 42h-26q-12-2-12-14M160 42l18-16', 'ink', 8),
    fill('M148 8h40l6 24h-40z', 'second'),
    fill([156, 13, 26, 12, 2], 'glass'),
    fill([172, 140, 46], 'mid'),
    fill([172, 140, 34], 'second'),
    shade('M172 106a34 34 0 0 1 0 68a44 44 0 0 0 0-68z'),
    repeat(6, (index) =>
      fill([172 + 22 * Math.cos(index * 1.047), 140 + 22 * Math.sin(index * 1.047), 6], 'secondDeep'),
    ),
    fill([172, 140, 8], 'paper'),
    fill([104, 142, 22], 'mainDeep'),
    stroke('M104 142l18 28M104 142L86 114', 'ink', 6),
    fill([112, 166, 28, 8, 3], 'ink'),
    fill([72, 108, 26, 8, 3], 'ink'),
    fill([66, 74, 22, 5, 2], 'secondPale'),
  ],
}

export const stopwatch: Motif = {
  name: 'a stopwatch',
  place: 'wall',
  mirrors: false,
  size: [150, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M75 16q-36-16-38-60M75 16q36-16 38-60', 'second', 6),
    fill([64, 12, 22, 26, 4], 'mid'),
    fill([56, 8, 38, 14, 5], 'deep'),
    stroke('M118 56l12-12', 'mid', 11),
    fill([75, 112, 74], 'main'),
    fill([75, 112, 60], 'paper'),
    repeat(12, (index) =>
      fill(
        [
          75 + 50 * Math.cos(index * 0.5236),
          112 + 50 * Math.sin(index * 0.5236),
          index % 3 === 0 ? 4.5 : 2.5,
        ],
        'ink',
      ),
    ),
    fill('M75 112V62a50 50 0 0 1 43 75z', 'secondPale'),
    stroke('M75 112V68M75 112l26 15', 'ink', 5),
    fill([75, 112, 8], 'second'),
    shade('M92 54a60 60 0 0 1 0 116q26-58 0-116z', 0.08),
    gleam('M6 106q2-40 34-58q-20 24-22 58z', 0.25),
  ],
}

export const matAndBands: Motif = {
  name: 'a rolled mat with exercise bands',
  place: 'floor',
  size: [240, 130],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([10, 40, 190, 78, 39], 'main'),
    shade([40, 92, 150, 26, 13]),
    gleam([40, 50, 130, 6, 3]),
    fill([58, 40, 12, 78], 'second'),
    fill([140, 40, 12, 78], 'second'),
    fill([200, 79, 39], 'mainDeep'),
    stroke([200, 79, 28], 'mainPale', 4),
    stroke([200, 79, 17], 'mainPale', 4),
    stroke([200, 79, 7], 'mainPale', 4),
    fill([0, 118, 240, 10, 5], 'secondPale'),
    stroke(oval([60, 26, 34, 14]), 'second', 8),
    stroke(oval([84, 22, 34, 12]), 'secondDeep', 8),
  ],
}
