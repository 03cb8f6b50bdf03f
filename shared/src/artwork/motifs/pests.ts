import { oval, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'
import type { Tone } from '../tones.ts'

export const sprayerTank: Motif = {
  name: 'a pump sprayer',
  place: 'floor',
  size: [190, 210],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M102 92q50-40 60 10t-8 62', 'ink', 6),
    stroke('M146 148L184 30', 'mid', 6),
    stroke('M140 168l10-28', 'second', 13),
    fill([178, 18, 14, 16, 4], 'second'),
    stroke('M36 22h44', 'ink', 12),
    fill([52, 22, 12, 40], 'mid'),
    fill([34, 56, 48, 16, 5], 'ink'),
    fill('M10 100q0-30 48-30t48 30v96q0 14-14 14H24q-14 0-14-14z', 'main'),
    shade('M84 76q22 6 22 24v96q0 14-14 14H76q20-60 8-134z'),
    gleam([20, 106, 7, 90, 3]),
    fill([34, 118, 48, 58, 4], 'paper'),
    fill(oval([58, 148, 11, 16]), 'ink'),
    fill([58, 130, 7], 'ink'),
    stroke('M46 140l-6-4M46 150h-8M47 158l-7 6M70 140l6-4M70 150h8M69 158l7 6', 'ink', 3),
  ],
}

export const mouseTrap: Motif = {
  name: 'a mouse trap with a piece of cheese',
  place: 'flat',
  size: [240, 150],
  draw: ({ fill, stroke, shade }) => [
    fill([0, 10, 240, 132, 6], 'main'),
    shade([0, 128, 240, 14, 6]),
    stroke('M20 40h200M30 112h180', 'mainDeep', 1.5),
    repeat(9, (index) => stroke([118, 42 + index * 8.4, 10], 'mid', 3)),
    stroke('M118 34H206V118H118', 'pale', 6),
    stroke('M118 76H40', 'mid', 4),
    fill([60, 54, 46, 44, 4], 'pale'),
    fill('M62 88l20-34l26 18v16z', 'warm'),
    shade('M62 88h46v-7H66z'),
    fill([82, 76, 5], 'warmDeep'),
    fill([96, 80, 3.5], 'warmDeep'),
    fill([20, 66, 20, 20, 4], 'mid'),
  ],
}

export const framedBeetle: Motif = {
  name: 'a framed drawing of a beetle',
  place: 'wall',
  size: [170, 200],
  draw: ({ fill, stroke, shade }) => [
    fill([0, 0, 170, 200, 3], 'second'),
    fill([12, 12, 146, 176], 'paper'),
    stroke('M24 24h122v152H24z', 'pale', 2),
    stroke(
      'M62 92L34 74l-6-14M60 112H30l-10 14M66 132l-26 16v14M108 92l28-18l6-14M110 112h30l10 14M104 132l26 16v14',
      'ink',
      5,
    ),
    stroke('M78 54Q68 36 56 38M92 54q10-18 22-16', 'ink', 4),
    fill([85, 62, 16], 'ink'),
    fill('M60 84q4-16 25-16t25 16z', 'mainDeep'),
    fill(oval([85, 118, 29, 40]), 'main'),
    shade('M85 78a29 40 0 0 1 0 80z'),
    stroke('M85 80v77', 'ink', 3),
    ...[
      [72, 102],
      [98, 102],
      [70, 126],
      [100, 126],
    ].map(([x = 0, y = 0]) => fill([x, y, 5], 'second')),
  ],
}

export const magnifierAndAnts: Motif = {
  name: 'a magnifying glass over a trail of ants',
  place: 'flat',
  size: [240, 180],
  draw: ({ fill, stroke, shade, gleam }) => {
    const ant = ([x, y, size]: readonly [number, number, number], tone: Tone) =>
      [
        stroke(
          `M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}M${x} ${y - size * 1.2}V${y + size * 1.2}`,
          tone,
          size * 0.2,
        ),
        fill(oval([x - size * 1.1, y, size * 0.8, size * 0.55]), tone),
        fill([x, y, size * 0.4], tone),
        fill([x + size * 0.8, y, size * 0.45], tone),
      ].join('')
    return [
      ant([24, 140, 8], 'secondDeep'),
      ant([58, 118, 8], 'secondDeep'),
      ant([196, 40, 8], 'secondDeep'),
      ant([226, 22, 8], 'secondDeep'),
      turn(
        [42, 120, 80],
        fill([182, 68, 76, 24, 12], 'main'),
        shade([182, 82, 76, 10, 5]),
        fill([172, 72, 18, 16, 3], 'mid'),
      ),
      fill([120, 80, 60], 'main'),
      fill([120, 80, 48], 'glass'),
      turn([-24, 120, 80], ant([120, 80, 21], 'ink')),
      gleam('M82 66q6-22 28-28q-14 18-14 36z', 0.7),
    ]
  },
}

export const torch: Motif = {
  name: 'a torch switched on',
  place: 'table',
  mirrors: true,
  size: [250, 120],
  draw: ({ fill, shade, gleam }) => [
    gleam('M150 30L700-300V120H150z', 0.26),
    fill([0, 42, 104, 46, 8], 'main'),
    gleam([8, 48, 84, 6, 3]),
    shade([0, 72, 104, 16, 8]),
    repeat(4, (index) => fill([14 + index * 12, 42, 5, 46], 'mainDeep')),
    fill([66, 36, 22, 10, 4], 'second'),
    fill('M104 42l36-20v88l-36-22z', 'mainDeep'),
    fill([138, 14, 16, 104, 5], 'second'),
    fill([152, 20, 7, 92, 3], 'paper'),
    fill([20, 88, 60, 32, 3], 'deep'),
  ],
}

export const beeHive: Motif = {
  name: 'a bee hive in the grass',
  place: 'garden',
  size: [180, 210],
  draw: ({ fill, stroke, shade, gleam }) => {
    const bee = (x: number, y: number) =>
      fill(oval([x - 3, y - 8, 6, 8]), 'paper') +
      fill(oval([x, y, 11, 7]), 'second') +
      stroke(`M${x - 2} ${y - 6}v12M${x + 4} ${y - 5}v10`, 'ink', 3)
    return [
      fill([20, 190, 20, 20], 'secondDeep'),
      fill([112, 190, 20, 20], 'secondDeep'),
      fill('M0 30L14 10h124l14 20z', 'mainDeep'),
      fill([8, 28, 136, 14, 2], 'main'),
      ...[42, 92, 142].map(
        (y, index) =>
          fill([14, y, 124, 48], index === 1 ? 'paper' : 'second') + fill([56, y + 14, 40, 8, 4], 'mid'),
      ),
      fill([14, 88, 124, 4], 'secondDeep'),
      fill([14, 138, 124, 4], 'secondDeep'),
      fill([42, 172, 68, 10, 2], 'ink'),
      shade([110, 42, 28, 148]),
      gleam([20, 46, 6, 136, 2]),
      fill([4, 188, 144, 8, 2], 'mainDeep'),
      bee(166, 90) + bee(160, 150) + bee(-16, 120),
    ]
  },
}
