import { oval, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const basinTap: Motif = {
  name: 'a tap over a basin',
  place: 'table',
  size: [210, 200],
  draw: ({ fill, stroke, shade }) => [
    stroke('M144 118V52a40 40 0 0 0-80 0v18', 'pale', 20),
    stroke('M150 118V52a44 44 0 0 0-10-26', 'mid', 5),
    fill([50, 66, 28, 14, 4], 'mid'),
    fill([118, 104, 52, 18, 5], 'mid'),
    stroke('M152 84h38', 'second', 11),
    fill([190, 84, 9], 'second'),
    fill('M64 88q13 18 0 24q-13-6 0-24z', 'main'),
    fill([0, 118, 210, 16, 6], 'paper'),
    fill('M12 134h186q-4 50-52 54v12H64v-12q-48-4-52-54z', 'paper'),
    shade('M140 134h58q-4 50-52 54v12h-34q40-10 28-66z', 0.12),
    shade([12, 134, 186, 5], 0.1),
  ],
}

export const pipework: Motif = {
  name: 'copper pipes with a valve and a gauge',
  place: 'wall',
  size: [250, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M0 84h92q16 0 16 16v42q0 16 16 16h126', 'second', 18),
    stroke('M0 90h92q10 0 10 10M124 164h126', 'secondDeep', 4),
    gleam([4, 77, 60, 3, 1], 0.35),
    stroke('M184 196V80', 'mid', 14),
    ...[18, 72].map((x) => fill([x, 70, 12, 28, 3], 'secondDeep')),
    fill([94, 114, 28, 12, 3], 'secondDeep'),
    fill([216, 144, 12, 28, 3], 'secondDeep'),
    fill([172, 140, 24, 36, 5], 'mid'),
    fill([175, 80, 18, 20, 3], 'deep'),
    stroke([184, 56, 34], 'main', 10),
    stroke('M184 24v64M152 56h64', 'main', 8),
    fill([184, 56, 10], 'mainDeep'),
    fill([45, 46, 10, 30], 'secondDeep'),
    fill([50, 30, 30], 'paper'),
    stroke([50, 30, 30], 'deep', 5),
    repeat(5, (index) =>
      fill([50 - 20 * Math.cos(index * 0.785), 30 - 20 * Math.sin(index * 0.785), 2.2], 'ink'),
    ),
    stroke('M50 32l11-13', 'main', 4),
    shade('M54 2a28 28 0 0 1 0 56a36 36 0 0 0 0-56z', 0.1),
  ],
}

export const pipeWrench: Motif = {
  name: 'a pipe wrench and a length of pipe',
  place: 'flat',
  size: [230, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    turn(
      [-24, 115, 85],
      fill([0, 66, 150, 26, 13], 'main'),
      gleam([12, 71, 118, 6, 3]),
      shade([6, 82, 140, 10, 5]),
      fill([12, 79, 6], 'wall'),
      fill('M140 60h36l8-14q6-12 20-12h20v16h-12q-8 0-8 10v32q0 12-12 12h-52z', 'main'),
      fill([152, 92, 34, 22, 3], 'mid'),
      fill('M150 112h56l18-18v28q0 14-14 14h-48q-12 0-12-12z', 'deep'),
      repeat(4, (index) => fill([156 + index * 8, 92, 4, 22], 'deep')),
      stroke('M206 52l14-4M208 108l14-10', 'paper', 2),
    ),
    fill([20, 146, 190, 20, 4], 'second'),
    gleam([24, 150, 180, 4, 2]),
    fill([186, 142, 30, 28, 4], 'secondDeep'),
  ],
}

export const bathtub: Motif = {
  name: 'a claw-foot bath',
  place: 'floor',
  size: [260, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M232 40V-34q0-14-14-14h-20v16', 'mid', 7),
    stroke('M222 2h20', 'second', 7),
    ...[
      [44, 28],
      [70, 20],
      [98, 30],
      [130, 22],
      [158, 32],
    ].map(([x = 0, radius = 0]) => fill([x, 44, radius * 0.72], 'paper')),
    shade([150, 40, 20], 0.05),
    stroke('M52 128q-14 4-16 20M206 128q14 4 16 20', 'second', 10),
    fill('M14 50h232q-4 84-70 84H84q-66 0-70-84z', 'main'),
    shade('M176 50h70q-4 84-70 84h-40q46-24 40-84z'),
    gleam('M28 62q8 40 34 58q-8-26-10-58z', 0.25),
    fill([2, 40, 256, 15, 7], 'paper'),
    shade([180, 40, 78, 15, 7], 0.1),
  ],
}

export const toilet: Motif = {
  name: 'a toilet with its cistern',
  place: 'floor',
  size: [150, 210],
  draw: ({ fill, shade, gleam }) => [
    fill([72, 0, 76, 12, 4], 'paper'),
    fill('M76 12h68v84q0 8-8 8H84q-8 0-8-8z', 'paper'),
    shade('M122 12h22v84q0 8-8 8h-14z', 0.14),
    fill([82, 28, 20, 8, 4], 'second'),
    fill([14, 104, 128, 13, 6], 'main'),
    shade([110, 104, 32, 13, 6]),
    fill('M18 117h112q0 34-34 46l10 40q0 6-6 6H56q-6 0-6-6l4-38q-34-12-36-48z', 'paper'),
    shade('M100 117h30q0 34-34 46l10 40q0 6-6 6H84l4-46q18-16 12-46z', 0.14),
    gleam('M30 122q6 26 28 36q-14-18-16-36z', 0.7),
  ],
}

export const shower: Motif = {
  name: 'a shower with running water',
  place: 'wall',
  size: [150, 230],
  draw: ({ fill, stroke, shade }) => [
    stroke('M118 150V22q0-14-14-14H62v20', 'mid', 9),
    fill('M20 46q4-20 42-20t42 20z', 'second'),
    shade('M74 46q4-14-12-20q38 0 42 20z'),
    fill([16, 44, 92, 9, 4], 'secondDeep'),
    repeat(5, (index) =>
      stroke(`M${26 + index * 18} 62l${(index - 2) * 6} ${128 + (index % 2) * 20}`, 'paper', 3),
    ),
    repeat(4, (index) => stroke(`M${35 + index * 18} 74l${(index - 1.5) * 6} 84`, 'glass', 3)),
    fill([102, 132, 34, 66, 8], 'main'),
    shade([122, 132, 14, 66, 7]),
    fill([118, 154, 11], 'paper'),
    fill([116, 136, 4, 18, 2], 'paper'),
    fill([118, 182, 7], 'paper'),
  ],
}

export const washingMachine: Motif = {
  name: 'a washing machine',
  place: 'floor',
  size: [150, 170],
  mirrors: false,
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([0, 0, 150, 164, 8], 'paper'),
    shade('M126 0h16q8 0 8 8v148q0 8-8 8h-16z', 0.12),
    fill([0, 0, 150, 34, 8], 'pale'),
    fill([14, 10, 40, 15, 3], 'paper'),
    fill([78, 17, 9], 'main'),
    fill([98, 11, 38, 13, 3], 'ink'),
    fill([75, 98, 54], 'mid'),
    fill([75, 98, 44], 'glass'),
    fill('M34 106q18-14 40-2t45-6a44 44 0 0 1-85 8z', 'main'),
    fill('M44 122q20-16 34-4t32-6a44 44 0 0 1-66 10z', 'second'),
    stroke([75, 98, 49], 'paper', 4),
    gleam('M42 84q6-20 24-26q-10 14-10 30z', 0.6),
    fill(oval([131, 98, 4, 12]), 'deep'),
    fill([14, 162, 16, 8], 'deep'),
    fill([120, 162, 16, 8], 'deep'),
  ],
}
