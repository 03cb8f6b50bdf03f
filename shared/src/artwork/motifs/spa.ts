import { oval, path, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

const stones = [
  { oval: [96, 148, 88, 24], tone: 'deep' },
  { oval: [104, 108, 68, 20], tone: 'mid' },
  { oval: [92, 74, 52, 17], tone: 'main' },
  { oval: [100, 44, 36, 14], tone: 'paper' },
  { oval: [94, 20, 22, 10], tone: 'second' },
] as const

export const stackedStones: Motif = {
  name: 'a stack of smooth stones with a sprig',
  place: 'table',
  size: [200, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    ...stones.map(
      ({ oval: [x, y, wide, tall], tone }) =>
        fill(oval([x, y, wide, tall]), tone) +
        shade(
          path`M${x + wide * 0.4} ${y - tall * 0.9}q${wide * 0.6} ${tall * 0.3} ${wide * 0.6} ${tall * 0.9}q0 ${tall * 0.8} ${-wide * 0.7} ${tall * 0.96}q${wide * 0.5} ${-tall} ${wide * 0.1} ${-tall * 1.86}z`,
        ) +
        gleam(oval([x - wide * 0.4, y - tall * 0.4, wide * 0.24, tall * 0.2]), 0.3),
    ),
    stroke('M176 170Q190 110 172 60', 'leafDeep', 4),
    fill(
      'M174 78q-24-8-26-30q24 4 26 30zM178 92q22-10 22-30q-22 6-22 30zM180 118q-26-4-30-24q26 2 30 24zM181 132q18-12 19-28q-18 6-19 28z',
      'main',
    ),
  ],
}

export const candles: Motif = {
  name: 'three candles burning',
  place: 'table',
  size: [190, 170],
  draw: ({ fill, shade, gleam }) => {
    const candle = (x: number, top: number, tone: 'paper' | 'main' | 'second') => [
      gleam([x + 26, top - 20, 34], 0.2),
      fill([x, top, 52, 170 - top, 4], tone),
      shade([x + 34, top, 18, 170 - top, 4], 0.14),
      fill(oval([x + 26, top + 2, 26, 6]), tone === 'paper' ? 'pale' : 'secondPale'),
      fill([x + 25, top - 10, 3, 12], 'ink'),
      fill(`M${x + 26} ${top - 40}q14 18 8 28q-3 5-8 5t-8-5q-6-10 8-28z`, 'warm'),
      fill(`M${x + 26} ${top - 24}q7 8 4 13q-4 4-8 0q-3-5 4-13z`, 'paper'),
    ]
    return [...candle(4, 90, 'main'), ...candle(128, 112, 'second'), ...candle(66, 50, 'paper')]
  },
}

export const towelsAndFlower: Motif = {
  name: 'folded towels with a flower',
  place: 'table',
  size: [220, 160],
  draw: ({ fill, shade, gleam }) => [
    ...(['main', 'paper', 'second'] as const).map((tone, index) => {
      const y = 124 - index * 36
      const inset = index * 5
      return (
        fill([4 + inset, y, 184 - inset * 2, 36, 17], tone) +
        shade([4 + inset, y + 22, 184 - inset * 2, 14, 7], 0.12) +
        shade([130, y, 58 - inset, 36, 16], 0.08) +
        gleam([24 + inset, y + 6, 70, 4, 2], 0.3)
      )
    }),
    ...[0, 72, 144, 216, 288].map((degrees) =>
      turn([degrees, 92, 38], fill(oval([92, 20, 12, 19]), 'paper'), fill(oval([92, 28, 5, 11]), 'mainPale')),
    ),
    fill([92, 38, 8], 'second'),
    fill([192, 92, 22, 68, 6], 'mainDeep'),
    fill([197, 80, 12, 14, 3], 'secondPale'),
    fill([192, 114, 22, 26], 'paper'),
  ],
}

export const oilAndBowl: Motif = {
  name: 'massage oils beside a bowl of petals',
  place: 'table',
  size: [230, 170],
  draw: ({ fill, shade, gleam }) => [
    fill([28, 14, 22, 24, 3], 'secondPale'),
    fill('M30 36h18v20q22 8 22 32v74q0 8-8 8H16q-8 0-8-8V88q0-24 22-32z', 'main'),
    shade('M44 36h4v20q22 8 22 32v74q0 8-8 8H48z'),
    gleam([15, 92, 6, 68, 3]),
    fill([8, 104, 62, 38], 'paper'),
    fill('M39 136q-16-8-10-24q16 8 10 24zM41 132q10-4 10-16q-12 4-10 16z', 'mainDeep'),
    fill([92, 66, 14, 18, 3], 'secondDeep'),
    fill('M82 84h34q8 4 8 14v64q0 8-8 8H82q-8 0-8-8V98q0-10 8-14z', 'second'),
    shade('M104 84h12q8 4 8 14v64q0 8-8 8h-12z'),
    fill([74, 112, 50, 30], 'paper'),
    ...[
      [152, 106],
      [172, 98],
      [194, 104],
      [206, 112],
    ].map(([x = 0, y = 0], index) => fill(oval([x, y, 15, 10]), index % 2 === 0 ? 'main' : 'secondPale')),
    fill('M132 112h96q-4 50-34 52h-28q-30-2-34-52z', 'paper'),
    shade('M196 112h32q-4 50-34 52h-14q18-20 16-52z', 0.12),
    fill([158, 162, 44, 8, 3], 'pale'),
  ],
}

export const robeOnHook: Motif = {
  name: 'a bath robe on a hook',
  place: 'wall',
  size: [140, 220],
  draw: ({ fill, stroke, shade }) => [
    fill([30, 0, 80, 16, 4], 'second'),
    stroke('M70 14v14', 'deep', 7),
    fill('M70 22q26 2 44 24l22 92l-24 8l-8-28v96H36v-96l-8 28l-24-8l22-92q18-22 44-24z', 'paper'),
    shade('M92 30q14 6 22 16l22 92l-24 8l-8-28v96H84q12-100 8-184z', 0.12),
    fill('M70 22q12 0 22 8L72 108l-4 106h-8V108L48 30q10-8 22-8z', 'mainPale'),
    fill([34, 112, 72, 14], 'main'),
    fill('M62 124l-10 62h12l8-60zM76 124l8 50h11l-8-50z', 'main'),
    shade([44, 152, 18, 30, 3], 0.08),
    repeat(2, (index) => fill([8 + index * 104, 126, 22, 7, 2], 'mainPale')),
  ],
}
