import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const uprightPiano: Motif = {
  name: 'an upright piano',
  place: 'floor',
  mirrors: false,
  size: [240, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([4, 0, 232, 12, 3], 'mainDeep'),
    fill([12, 12, 216, 180], 'main'),
    shade([196, 12, 32, 180]),
    shade([28, 24, 80, 54], 0.14),
    shade([132, 24, 80, 54], 0.14),
    fill([84, 34, 72, 48], 'paper'),
    stroke('M92 46h24M92 56h24M92 66h18M124 46h24M124 56h24M124 66h18', 'mid', 2),
    fill([76, 80, 88, 6, 2], 'second'),
    fill([0, 96, 240, 20, 3], 'mainDeep'),
    fill([14, 92, 212, 14], 'paper'),
    repeat(20, (index) => fill([24 + index * 10, 92, 1.5, 14], 'mid')),
    repeat(20, (index) =>
      index % 7 === 2 || index % 7 === 6 ? '' : fill([21 + index * 10, 92, 6, 8], 'ink'),
    ),
    fill([0, 88, 16, 28, 3], 'mainDeep'),
    fill([224, 88, 16, 28, 3], 'mainDeep'),
    fill([8, 116, 14, 80], 'mainDeep'),
    fill([218, 116, 14, 80], 'mainDeep'),
    shade([36, 126, 168, 46], 0.14),
    gleam([14, 14, 170, 3], 0.25),
    ...[104, 118, 132].map((x) => fill([x, 184, 8, 8, 2], 'secondPale')),
    fill([8, 190, 224, 10, 2], 'mainDeep'),
  ],
}

export const violin: Motif = {
  name: 'a violin and its bow',
  place: 'wall',
  size: [130, 240],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M54 8q10-14 16 0q4 8-2 12v92H54V20q-6-4 0-12z', 'warmDeep'),
    stroke('M44 22h12M66 28h12M44 34h12', 'ink', 5),
    fill(
      'M62 98q40-2 40 34q0 16-10 24q-4 8 2 16q20 12 18 36q-2 30-50 32q-48-2-50-32q-2-24 18-36q6-8 2-16q-10-8-10-24q0-36 40-34z',
      'warm',
    ),
    shade('M62 98q40-2 40 34q0 16-10 24q-4 8 2 16q20 12 18 36q-2 30-50 32q30-20 22-72q14-50-22-70z'),
    gleam('M30 130q2-16 16-20q-8 16-6 32q-10-2-10-12z', 0.3),
    fill([55, 20, 14, 140, 3], 'ink'),
    fill('M52 204h20l-5 26H57z', 'ink'),
    fill([46, 186, 32, 5, 2], 'paper'),
    stroke('M58 20v184M62 20v184M66 20v184', 'paper', 1),
    stroke('M40 168q-6 10 0 24M84 168q6 10 0 24', 'ink', 3.5),
    stroke('M122 6v226', 'warmDeep', 4),
    stroke('M114 12v212', 'paper', 2),
    fill([110, 216, 14, 14, 3], 'ink'),
  ],
}

export const metronome: Motif = {
  name: 'a metronome',
  place: 'table',
  size: [130, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M46 0h38l32 160H14z', 'main'),
    shade('M70 0h14l32 160H82z'),
    fill('M50 26h30l18 108H32z', 'paper'),
    repeat(7, (index) => fill([58, 40 + index * 12, index % 2 === 0 ? 14 : 8, 3], 'mid')),
    stroke('M66 134L98 14', 'ink', 4),
    fill('M80 50l18 4l-5 20l-18-4z', 'second'),
    fill([14, 134, 102, 26], 'mainDeep'),
    fill([65, 147, 7], 'secondPale'),
    fill([2, 160, 126, 18, 3], 'main'),
    shade([88, 160, 40, 18, 3]),
    fill([12, 178, 16, 12, 3], 'mainDeep'),
    fill([102, 178, 16, 12, 3], 'mainDeep'),
    gleam('M48 6h8L30 128h-8z', 0.2),
  ],
}

export const musicStand: Motif = {
  name: 'a music stand with a sheet',
  place: 'floor',
  mirrors: false,
  size: [150, 230],
  draw: ({ fill, stroke, shade }) => [
    stroke('M75 100v100M75 182l-46 44M75 182l46 44M75 196v30', 'ink', 6),
    fill([68, 138, 14, 20, 4], 'second'),
    fill('M4 14h142l-6 98H10z', 'main'),
    fill('M18 0h54q4 0 4 4v92q0-4-6-4H22z', 'paper'),
    fill('M134 0H80q-4 0-4 4v92q0-4 6-4h48z', 'paper'),
    shade('M76 4q0-4 4-4h10q-10 4-10 88q-4 0-4 4z', 0.12),
    ...[14, 42, 68].map((y) =>
      stroke(
        `M26 ${y}h42M26 ${y + 5}h42M26 ${y + 10}h42M84 ${y}h42M84 ${y + 5}h42M84 ${y + 10}h42`,
        'mid',
        1,
      ),
    ),
    ...[
      [36, 22],
      [52, 18],
      [96, 50],
      [112, 46],
      [44, 76],
      [104, 22],
    ].map(
      ([x = 0, y = 0], index) =>
        fill(oval([x, y, 4, 3]), index % 3 === 0 ? 'second' : 'ink') +
        stroke(`M${x + 3.5} ${y}v-13`, 'ink', 1.6),
    ),
    fill([6, 104, 138, 12, 3], 'mainDeep'),
  ],
}

export const guitar: Motif = {
  name: 'an acoustic guitar on a stand',
  place: 'floor',
  size: [130, 250],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M36 190L18 248M94 190l18 58M26 222h78', 'ink', 6),
    fill('M54 0h22l3 34H51z', 'deep'),
    stroke('M44 8h8M44 20h8M78 8h8M78 20h8', 'paper', 5),
    fill([57, 30, 16, 100], 'deep'),
    repeat(6, (index) => fill([57, 40 + index * 13, 16, 2], 'paper')),
    fill(
      'M65 112q38-2 38 30q0 14-8 22q26 14 22 44q-6 30-52 30t-52-30q-4-30 22-44q-8-8-8-22q0-32 38-30z',
      'warm',
    ),
    shade('M65 112q38-2 38 30q0 14-8 22q26 14 22 44q-6 30-52 30q34-16 26-70q10-48-26-56z'),
    gleam('M30 140q0-16 14-20q-6 14-4 28q-10 0-10-8zM18 204q2-16 14-24q-6 18-2 38q-10-4-12-14z', 0.25),
    fill([65, 164, 19], 'warmDeep'),
    fill([65, 164, 14], 'ink'),
    fill([48, 206, 34, 7, 2], 'deep'),
    stroke('M61 30v176M65 30v176M69 30v176', 'paper', 1),
  ],
}

export const headphones: Motif = {
  name: 'headphones on a record',
  place: 'flat',
  size: [230, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([90, 98, 88], 'ink'),
    ...[76, 64, 52].map((radius) => stroke([90, 98, radius], 'deep', 2)),
    fill([90, 98, 34], 'second'),
    stroke([90, 98, 24], 'secondPale', 2),
    fill([90, 98, 6], 'paper'),
    gleam('M40 30q20-18 46-20l2 50q-12 0-20 6z', 0.14),
    stroke('M104 130V88a54 54 0 0 1 108 0v42', 'main', 13),
    stroke('M112 60a52 52 0 0 1 92 0', 'mainDeep', 4),
    fill([88, 108, 34, 60, 14], 'main'),
    fill([194, 108, 34, 60, 14], 'main'),
    fill([116, 114, 14, 48, 6], 'ink'),
    fill([186, 114, 14, 48, 6], 'ink'),
    shade([212, 108, 16, 60, 12]),
    gleam([94, 116, 6, 40, 3]),
  ],
}
