import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const armchair: Motif = {
  name: 'an armchair with a cushion',
  place: 'floor',
  size: [170, 180],
  draw: ({ fill, shade, gleam }) => [
    fill('M30 160l-6 20h10l8-20zM128 160l8 20h10l-4-20z', 'secondDeep'),
    fill('M30 110V40q0-40 55-40t55 40v70z', 'main'),
    shade('M112 6q28 8 28 34v70h-28z'),
    gleam('M42 100V44q0-22 18-30q-8 14-8 34v52z', 0.18),
    fill([30, 96, 110, 62, 8], 'mainDeep'),
    fill([36, 90, 98, 30, 10], 'main'),
    fill('M60 52q28-8 52 0q6 22 0 44q-26 6-52 0q-6-22 0-44z', 'second'),
    shade('M98 50q8 0 14 2q6 22 0 44q-8 2-16 2q8-24 2-48z'),
    fill('M8 84q0-18 18-18t18 18v80H20q-12 0-12-12z', 'main'),
    fill('M126 84q0-18 18-18t18 18v68q0 12-12 12h-24z', 'main'),
    shade('M144 66q18 0 18 18v68q0 12-12 12h-6z'),
    shade([44, 118, 82, 5], 0.14),
  ],
}

export const sofa: Motif = {
  name: 'a sofa with cushions',
  place: 'floor',
  size: [270, 140],
  draw: ({ fill, shade, gleam }) => [
    fill('M36 122l-6 18h10l8-18zM226 122l8 18h10l-4-18z', 'secondDeep'),
    fill([24, 6, 222, 100, 22], 'main'),
    shade('M206 6h18q22 0 22 22v78h-40z'),
    shade([134, 14, 3, 60], 0.2),
    fill('M58 34q22-6 42 0q5 18 0 36q-20 6-42 0q-5-18 0-36z', 'second'),
    fill('M176 30l38 8l-8 38l-38-8z', 'paper'),
    fill('M178 44l34 7l-2 8l-34-7z', 'second'),
    fill([34, 66, 100, 34, 10], 'main'),
    fill([136, 66, 100, 34, 10], 'main'),
    gleam([42, 69, 82, 6, 3], 0.22),
    gleam([144, 69, 82, 6, 3], 0.14),
    fill([30, 94, 210, 30, 6], 'mainDeep'),
    fill([6, 44, 34, 82, 15], 'main'),
    fill([230, 44, 34, 82, 15], 'main'),
    shade([248, 44, 16, 82, 12]),
  ],
}

export const floorLamp: Motif = {
  name: 'a reading lamp beside a small table',
  place: 'floor',
  size: [150, 240],
  draw: ({ fill, stroke, shade, gleam }) => [
    gleam('M8 74h92l34 166H-26z', 0.16),
    fill([52, 70, 5, 164], 'ink'),
    fill('M24 12h62l18 62H6z', 'second'),
    shade('M66 12h20l18 62H74z'),
    fill([30, 230, 50, 9, 4], 'ink'),
    fill([84, 152, 74, 9, 4], 'secondDeep'),
    stroke('M98 161l-8 74M144 161l8 74', 'secondDeep', 6),
    fill([98, 142, 46, 10, 2], 'main'),
    fill([102, 133, 40, 9, 2], 'paper'),
    fill([106, 125, 32, 8, 2], 'mainDeep'),
    stroke('M138 117q10-1 9-9t-9-7', 'paper', 4),
    fill('M114 98h24v20q0 7-7 7h-10q-7 0-7-7z', 'paper'),
    shade('M130 98h8v20q0 7-7 7h-3q4-8 2-27z', 0.14),
  ],
}

export const plantOnSill: Motif = {
  name: 'a plant on a window sill',
  place: 'wall',
  size: [170, 210],
  draw: ({ fill, shade, gleam }) => [
    fill([14, 0, 142, 192], 'paper'),
    fill([24, 10, 122, 176], 'glass'),
    fill('M24 120q30-30 64-8t58-14v88H24z', 'leafPale'),
    gleam('M24 10h58L24 118z', 0.35),
    fill([82, 10, 6, 176], 'paper'),
    fill([24, 84, 122, 6], 'paper'),
    fill('M98 152q-44-20-40-62q36 10 40 62z', 'leafDeep'),
    fill('M102 152q40-22 38-60q-36 12-38 60z', 'leafDeep'),
    fill('M99 152q-22-46 2-88q22 44-2 88z', 'leaf'),
    fill('M98 152q-30-2-48-26q34-6 48 26z', 'leaf'),
    fill('M102 152q26 0 46-18q-30-14-46 18z', 'leaf'),
    fill('M74 148h52l-7 42H81z', 'pot'),
    fill([70, 142, 60, 13, 3], 'secondDeep'),
    shade('M108 148h18l-7 42h-16z'),
    fill([0, 188, 170, 16, 2], 'paper'),
    shade([4, 204, 162, 6], 0.14),
  ],
}

export const bed: Motif = {
  name: 'a made bed with a folded blanket',
  place: 'floor',
  size: [270, 150],
  draw: ({ fill, shade, gleam }) => [
    fill([0, 0, 20, 150, 6], 'secondDeep'),
    fill([10, 20, 40, 110, 6], 'second'),
    fill([254, 72, 14, 78, 5], 'secondDeep'),
    fill([16, 104, 244, 30, 4], 'second'),
    shade([16, 122, 244, 12, 4]),
    fill('M28 80h222q10 0 10 10v22H28z', 'paper'),
    fill('M34 56q30-10 58 0q8 14 0 28q-28 6-58 0q-8-14 0-28z', 'paper'),
    shade('M80 54q6 0 12 2q8 14 0 28q-8 2-16 2q8-16 4-32z', 0.12),
    fill('M96 72h142q22 0 22 20v24H96z', 'main'),
    gleam('M96 72h20v44H96z', 0.4),
    fill('M186 70h44v48h-44z', 'secondPale'),
    shade([222, 70, 8, 48]),
    fill([24, 134, 12, 16], 'secondDeep'),
  ],
}

export const bookcase: Motif = {
  name: 'a bookcase full of books',
  place: 'floor',
  size: [170, 230],
  draw: ({ fill, shade }) => {
    const tones = ['paper', 'second', 'main', 'pale', 'secondDeep', 'secondPale', 'mainPale'] as const
    const row = (y: number, start: number) =>
      repeat(11, (index) => {
        if ((index + start) % 8 === 7) return ''
        const height = 26 + ((index * 7 + start * 5) % 13)
        const x = 18 + index * 12.4
        return fill([x, y - height, 11, height], tones[(index * 3 + start) % 7] ?? 'paper')
      })
    return [
      fill([0, 0, 170, 10, 2], 'mainDeep'),
      fill([6, 10, 158, 216], 'mainDeep'),
      fill([14, 16, 142, 136], 'deep'),
      shade([14, 16, 142, 136], 0.3),
      row(58, 0) + row(104, 3) + row(150, 5),
      ...[58, 104, 150].map((y) => fill([10, y, 150, 6], 'main')),
      ...[14, 88].map((x) => fill([x, 164, 68, 54], 'main') + shade([x + 8, 172, 52, 38], 0.14)),
      fill([76, 190, 3], 'secondPale'),
      fill([94, 190, 3], 'secondPale'),
      shade([150, 10, 14, 216], 0.16),
      fill([2, 220, 166, 10], 'mainDeep'),
      fill(oval([140, 96, 9, 8]), 'second'),
    ]
  },
}
