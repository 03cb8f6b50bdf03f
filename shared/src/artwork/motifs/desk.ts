import { boxes, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const calculator: Motif = {
  name: 'a calculator and a pencil',
  place: 'flat',
  size: [200, 200],
  draw: ({ fill, shade, gleam }) => [
    turn(
      [-10, 80, 100],
      fill([16, 6, 126, 188, 12], 'main'),
      shade([128, 6, 14, 188, 8]),
      fill([30, 20, 98, 38, 4], 'glass'),
      gleam('M30 20h44L54 58H30z', 0.4),
      fill([92, 30, 8, 18, 1], 'ink'),
      fill([104, 30, 8, 18, 1], 'ink'),
      repeat(15, (index) =>
        fill(
          [30 + (index % 4) * 26, 72 + Math.floor(index / 4) * 29, 20, 21, 4],
          index % 4 === 3 ? 'second' : 'paper',
        ),
      ),
    ),
    turn(
      [16, 180, 100],
      fill([170, 20, 16, 130], 'second'),
      shade([181, 20, 5, 130]),
      fill('M170 150h16l-8 26z', 'paper'),
      fill('M175 166h6l-3 10z', 'ink'),
      fill([170, 8, 16, 14, 3], 'mainPale'),
    ),
  ],
}

export const openLedger: Motif = {
  name: 'an open ledger with a pen',
  place: 'flat',
  size: [250, 180],
  draw: ({ fill, shade }) => [
    fill([0, 8, 250, 168, 6], 'main'),
    fill('M10 14h108q7 2 7 8v148q-4-6-12-6H10z', 'paper'),
    fill('M240 14H132q-7 2-7 8v148q4-6 12-6h103z', 'paper'),
    shade('M125 22q0-6 7-8h18q-20 8-20 150l-5 6z', 0.12),
    shade('M118 14q7 2 7 8v148q-3-6-8-6z', 0.07),
    repeat(
      6,
      (index) => fill([24, 42 + index * 18, 54, 3], 'mid') + fill([88, 42 + index * 18, 20, 3], 'second'),
    ),
    repeat(5, (index) => fill([146, 42 + index * 18, 48, 3], 'mid')),
    fill([76, 26, 2, 126], 'secondPale'),
    turn(
      [32, 200, 90],
      fill([192, 30, 15, 110, 7], 'mainDeep'),
      fill([192, 70, 15, 8], 'secondPale'),
      fill('M194 138h11l-4 24h-3z', 'second'),
      shade([201, 30, 6, 110, 3]),
    ),
  ],
}

export const coinStacks: Motif = {
  name: 'rising stacks of coins',
  place: 'table',
  size: [210, 170],
  draw: ({ fill, shade, gleam }) => {
    const stack = (x: number, coins: number) => {
      const places = Array.from(
        { length: coins },
        (_, index) => [x + ((index * 7) % 3) * 2 - 2, 156 - index * 14] as const,
      )
      const every = (odd: number) => places.filter((_, index) => index % 2 === odd)
      return [
        fill(boxes(...every(0).map(([left, top]) => [left, top, 56, 14] as const)), 'warm'),
        fill(boxes(...every(1).map(([left, top]) => [left, top, 56, 14] as const)), 'warmPale'),
        shade(boxes(...places.map(([left, top]) => [left + 36, top, 20, 14] as const)), 0.14),
        gleam(boxes(...places.map(([left, top]) => [left + 5, top + 3, 14, 3] as const)), 0.4),
      ].join('')
    }
    return [
      stack(4, 3),
      stack(76, 6),
      stack(148, 9),
      fill('M176 30q-2-16 4-28', 'leaf'),
      fill('M176 26q-26 2-30-20q24-4 30 20z', 'leaf'),
      fill('M176 26q24-2 28-24q-24 0-28 24z', 'leafDeep'),
      fill([174, 20, 4, 12], 'leafDeep'),
    ]
  },
}

export const ringBinders: Motif = {
  name: 'ring binders in a row',
  place: 'table',
  size: [220, 170],
  draw: ({ fill, shade }) => {
    const tones = ['main', 'second', 'paper', 'mainDeep'] as const
    const binder = (x: number, index: number) => [
      fill([x, 8, 44, 162, 3], tones[index % 4] ?? 'main'),
      shade([x + 32, 8, 12, 162]),
      fill([x + 8, 28, 26, 46, 2], index === 2 ? 'second' : 'paper'),
      fill([x + 13, 38, 16, 3], 'mid'),
      fill([x + 13, 48, 12, 3], 'mid'),
      fill([x + 21, 138, 9], 'mid'),
      fill([x + 21, 138, 5], 'ink'),
    ]
    return [...binder(0, 0), ...binder(46, 1), ...binder(92, 2), turn([9, 160, 170], ...binder(142, 3))]
  },
}

export const wallCalendar: Motif = {
  name: 'a wall calendar with one day marked',
  place: 'wall',
  size: [160, 190],
  draw: ({ fill, stroke, shade }) => [
    stroke('M40 22L80 0l40 22', 'ink', 3),
    fill([0, 20, 160, 168, 4], 'paper'),
    fill('M4 20h152q4 0 4 4v40H0V24q0-4 4-4z', 'main'),
    repeat(7, (index) => fill([18 + index * 19, 14, 6, 16, 3], 'deep')),
    fill([20, 42, 52, 9, 4], 'paper'),
    fill([118, 42, 24, 9, 4], 'mainPale'),
    fill(
      boxes(
        ...Array.from(
          { length: 20 },
          (_, day) => [16 + (day % 5) * 27, 80 + Math.floor(day / 5) * 25, 19, 15] as const,
        ),
      ),
      'pale',
    ),
    fill([70, 130, 19, 15], 'second'),
    stroke('M74 136l6 6l12-14', 'paper', 4),
    fill('M160 164v20q0 4-4 4h-22z', 'mid'),
    shade([150, 64, 10, 100], 0.08),
  ],
}

export const abacus: Motif = {
  name: 'an abacus',
  place: 'table',
  size: [210, 160],
  draw: ({ fill, shade }) => {
    const beads = [
      [0, 1, 2, 6, 7],
      [0, 1, 5, 6, 7],
      [0, 1, 2, 3, 7],
      [0, 4, 5, 6, 7],
    ]
    return [
      ...beads.flatMap((row, line) => [
        fill([14, 34 + line * 30, 182, 4], 'mid'),
        ...row.map((place) =>
          fill(
            [26 + place * 21, 22 + line * 30, 17, 28, 8],
            (line + place) % 3 === 0 ? 'second' : line % 2 === 0 ? 'main' : 'paper',
          ),
        ),
      ]),
      fill([4, 2, 202, 14, 3], 'secondDeep'),
      fill([4, 142, 202, 18, 3], 'secondDeep'),
      fill([4, 2, 16, 158, 3], 'second'),
      fill([190, 2, 16, 158, 3], 'second'),
      shade([199, 2, 7, 158]),
    ]
  },
}
