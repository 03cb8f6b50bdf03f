import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const bookStack: Motif = {
  name: 'a stack of books with a cup on top',
  place: 'table',
  size: [200, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    ...(
      [
        [10, 156, 176, 34, 'main'],
        [22, 128, 156, 28, 'second'],
        [14, 96, 160, 32, 'mainDeep'],
        [30, 70, 138, 26, 'secondPale'],
      ] as const
    ).flatMap(([x, y, wide, tall, tone]) => [
      fill([x, y, wide, tall, 4], tone),
      fill([x + wide - 40, y + 5, 40, tall - 10], 'paper'),
      shade([x + wide - 40, y + tall / 2, 40, tall / 2 - 5], 0.1),
      fill([x + 16, y, 7, tall], tone === 'secondPale' ? 'main' : 'secondPale'),
      gleam([x + 34, y + 4, 50, 3, 1]),
    ]),
    stroke('M126 34h8a12 12 0 0 1 0 24h-12', 'paper', 7),
    fill('M66 26h62v28q0 16-16 16H82q-16 0-16-16z', 'paper'),
    shade('M108 26h20v28q0 16-16 16h-10q8-16 6-44z', 0.12),
    stroke('M88 16q-7-6 0-12M104 16q-7-6 0-12', 'paper', 4),
  ],
}

export const openBook: Motif = {
  name: 'an open book with a pair of glasses',
  place: 'flat',
  size: [250, 180],
  draw: ({ fill, stroke, shade }) => [
    fill([4, 22, 226, 150, 5], 'main'),
    fill('M117 34q-30-22-105-12v138q75-10 105 12z', 'paper'),
    fill('M117 34q30-22 105-12v138q-75-10-105 12z', 'paper'),
    shade('M117 34q14-11 40-15v138q-26 4-40 15z', 0.08),
    shade('M117 34q-6-5-16-9v140q10 4 16 7z', 0.06),
    repeat(
      7,
      (index) =>
        stroke(`M28 ${44 + index * 15}q40-3 72 7`, 'mid', 2.5) +
        (index > 3 ? stroke(`M134 ${51 + index * 15}q30-9 72-7`, 'mid', 2.5) : ''),
    ),
    fill('M140 44q30-9 64-8v44q-34-2-64 8z', 'second'),
    fill('M150 76q14-30 26-14q8-12 22 10z', 'mainPale'),
    fill('M84 14h14v70l-7-9l-7 9z', 'second'),
    stroke([176, 138, 24], 'ink', 6),
    stroke([232, 146, 22], 'ink', 6),
    stroke('M199 136q6-6 12 2M152 132l-26-18', 'ink', 6),
  ],
}

export const booksWithGlobe: Motif = {
  name: 'books between book ends beside a globe',
  place: 'table',
  size: [250, 180],
  draw: ({ fill, stroke, shade, gleam }) => {
    const tones = ['main', 'paper', 'second', 'mainDeep', 'secondPale', 'mainPale'] as const
    return [
      fill('M0 180V120q22 6 22 42v18z', 'deep'),
      repeat(6, (index) => {
        const height = 118 + ((index * 17) % 40)
        const x = 22 + index * 20
        return (
          fill([x, 180 - height, 19, height, 2], tones[index] ?? 'main') +
          fill([x, 200 - height, 19, 5], index % 2 === 0 ? 'secondPale' : 'secondDeep') +
          shade([x + 13, 180 - height, 6, height])
        )
      }),
      fill('M164 180V120q-22 6-22 42v18z', 'deep'),
      fill([204, 172, 2], 'second'),
      stroke('M176 60a44 44 0 1 0 66 56', 'secondDeep', 6),
      fill([214, 82, 38], 'glass'),
      fill(
        'M190 58q18-16 32-10q-2 16-18 16q4 14-14 22q-10-12 0-28zM226 88q18-10 24-2q-4 22-22 30q-10-14-2-28z',
        'main',
      ),
      gleam('M182 74q4-18 18-24q-8 14-8 28z', 0.5),
      shade('M224 46a38 38 0 0 1 0 72q20-36 0-72z', 0.12),
      fill([204, 124, 14, 44], 'secondDeep'),
      fill([180, 166, 62, 14, 5], 'second'),
    ]
  },
}

export const bookCart: Motif = {
  name: 'a cart of second-hand books',
  place: 'floor',
  size: [210, 200],
  draw: ({ fill, shade }) => {
    const tones = ['second', 'paper', 'secondPale', 'pale', 'secondDeep', 'mainPale', 'paper'] as const
    const row = (y: number, start: number) =>
      repeat(10, (index) => {
        const height = 36 + ((index * 11 + start * 7) % 16)
        return fill([26 + index * 16, y - height, 15, height, 1], tones[(index + start) % 7] ?? 'paper')
      })
    return [
      fill([16, 24, 178, 150], 'mainDeep'),
      shade([26, 24, 158, 150], 0.2),
      row(92, 0) + row(164, 4),
      fill([10, 92, 190, 12, 2], 'main'),
      fill([10, 164, 190, 14, 2], 'main'),
      fill([8, 8, 16, 172, 4], 'main'),
      fill([186, 8, 16, 172, 4], 'main'),
      shade([194, 8, 8, 172, 3]),
      fill([16, 178, 8, 8], 'deep'),
      fill([186, 178, 8, 8], 'deep'),
      fill([20, 190, 10], 'ink'),
      fill([190, 190, 10], 'ink'),
      fill(oval([105, 24, 89, 3]), 'mainDeep'),
    ]
  },
}
