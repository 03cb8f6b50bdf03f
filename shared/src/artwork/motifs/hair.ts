import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const hairDryer: Motif = {
  name: 'a hair dryer',
  place: 'table',
  size: [220, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M104 158q0 10 22 8h108', 'ink', 6),
    fill('M86 86h40l-8 72q-1 6-8 6H98q-7 0-8-6z', 'mainDeep'),
    shade('M108 86h18l-8 72q-1 6-8 6h-6q8-30 4-78z'),
    fill([96, 104, 10, 22, 5], 'secondPale'),
    fill('M62 26h82q42 0 42 34t-42 34H62z', 'main'),
    shade('M62 74h121q-8 20-39 20H62z'),
    gleam([70, 34, 70, 7, 3]),
    fill('M62 22h-20L12 34q-6 26 0 52l30 12h20z', 'second'),
    shade('M14 78l48 4v16H42L12 86z'),
    fill([2, 30, 12, 60, 4], 'ink'),
    fill([150, 60, 24], 'mainDeep'),
    repeat(5, (index) =>
      stroke(
        `M${138 + index * 6} ${44 + Math.abs(index - 2) * 3}V${76 - Math.abs(index - 2) * 3}`,
        'secondPale',
        2,
      ),
    ),
  ],
}

export const brushAndBottles: Motif = {
  name: 'a paddle brush and salon bottles',
  place: 'table',
  size: [220, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M14 92q0-14 14-14h26q14 0 14 14v98H14z', 'main'),
    shade('M52 78h2q14 0 14 14v98H54z'),
    fill([30, 54, 22, 26, 3], 'paper'),
    stroke('M41 54V38H18', 'ink', 7),
    fill([14, 116, 54, 44], 'paper'),
    fill([24, 128, 34, 4], 'second'),
    fill([24, 138, 22, 4], 'mid'),
    gleam([20, 90, 5, 24, 2], 0.4),
    fill([80, 116, 50, 74, 8], 'second'),
    shade([114, 116, 16, 74, 6]),
    fill([76, 102, 58, 18, 4], 'secondDeep'),
    fill([90, 138, 30, 26, 3], 'paper'),
    turn(
      [8, 180, 190],
      fill([148, 0, 56, 96, 24], 'secondDeep'),
      fill([156, 8, 40, 80, 18], 'mainPale'),
      repeat(15, (index) => fill([165 + (index % 3) * 11, 20 + Math.floor(index / 3) * 14, 3], 'ink')),
      fill('M168 94h16l4 72q0 14-12 14t-12-14z', 'secondDeep'),
      shade('M178 94h6l4 72q0 14-12 14z'),
    ),
  ],
}

export const hairRollers: Motif = {
  name: 'hair rollers in a tray',
  place: 'table',
  size: [210, 140],
  draw: ({ fill, stroke, shade }) => {
    const roller = (x: number, y: number, tone: 'main' | 'second' | 'paper') => [
      fill([x, y, 30], tone),
      stroke([x, y, 21], 'ink', 2),
      fill([x, y, 15], 'wallShade'),
      repeat(8, (index) =>
        fill([x + 25 * Math.cos(index * 0.785 + 0.3), y + 25 * Math.sin(index * 0.785 + 0.3), 2.6], 'ink'),
      ),
      shade(`M${x + 8} ${y - 29}a30 30 0 0 1 0 58a40 40 0 0 0 0-58z`),
    ]
    return [
      ...roller(74, 34, 'second'),
      ...roller(136, 34, 'main'),
      ...roller(42, 86, 'main'),
      ...roller(105, 86, 'paper'),
      ...roller(168, 86, 'second'),
      fill([0, 104, 210, 36, 6], 'mainDeep'),
      fill([0, 104, 210, 8, 4], 'mainPale'),
      shade([168, 112, 42, 28, 5]),
    ]
  },
}

export const washBasin: Motif = {
  name: 'a salon wash basin with folded towels',
  place: 'table',
  size: [240, 160],
  draw: ({ fill, stroke, shade }) => [
    stroke('M84 82V32q0-22-22-22t-22 20', 'mid', 9),
    fill([32, 26, 17, 14, 3], 'deep'),
    fill([76, 72, 36, 12, 3], 'mid'),
    fill('M8 82h140l-10 50q-4 28-60 28t-60-28z', 'paper'),
    shade('M112 82h36l-10 50q-4 28-60 28q44-10 34-78z', 0.12),
    fill('M54 82h48q-2 18-24 18T54 82z', 'pale'),
    fill([2, 76, 152, 12, 6], 'main'),
    repeat(4, (index) => {
      const y = 138 - index * 21
      return (
        fill([164, y, 74, 22, 10], (['main', 'paper', 'second', 'paper'] as const)[index] ?? 'paper') +
        shade([166, y + 15, 72, 6, 3], 0.12)
      )
    }),
  ],
}

export const handMirror: Motif = {
  name: 'a hand mirror and hair pins',
  place: 'flat',
  size: [210, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    turn(
      [-26, 95, 95],
      fill([95, 62, 60], 'main'),
      fill([95, 62, 48], 'glass'),
      gleam('M62 44q12-22 36-26L66 92q-12-22-4-48zM84 104L112 20q8 2 12 6L96 109z', 0.55),
      fill('M86 120h18l6 60q0 12-15 12t-15-12z', 'main'),
      shade('M96 120h8l6 60q0 12-15 12z'),
      fill([95, 176, 4], 'wall'),
    ),
    ...[0, 1, 2].map((index) =>
      turn(
        [20 + index * 24, 176, 130],
        stroke(`M${164 + index * 8} 90v52q0 8 6 8t6-8l-4-14l4-12V90`, index === 1 ? 'second' : 'deep', 4),
      ),
    ),
  ],
}
