import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const sewingMachine: Motif = {
  name: 'a sewing machine',
  place: 'table',
  size: [230, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M176 28V4q-40-8-96 20v40', 'second', 2),
    fill([168, 6, 16, 24, 3], 'second'),
    fill([164, 28, 24, 5, 2], 'mid'),
    fill([6, 146, 218, 24, 6], 'deep'),
    fill('M24 38q0-8 10-8h150q26 0 26 28v90h-58V82q0-8-8-8H76v22q0 6-6 6H36q-12 0-12-14z', 'main'),
    shade('M172 30h12q26 0 26 28v90h-30V60q0-20-8-30z'),
    gleam([40, 38, 110, 6, 3]),
    fill([42, 102, 18, 14], 'mid'),
    stroke('M51 114v30', 'ink', 4),
    fill([34, 138, 34, 5, 2], 'mid'),
    fill('M8 144h120l18 10H2z', 'secondPale'),
    fill([216, 62, 18], 'second'),
    fill([216, 62, 8], 'deep'),
    fill([92, 50, 10], 'paper'),
    fill([122, 50, 6], 'paper'),
    fill([164, 118, 24, 14, 4], 'mainDeep'),
  ],
}

export const dressForm: Motif = {
  name: 'a dressmaker’s form with a tape measure',
  place: 'floor',
  size: [130, 240],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M65 150v70', 'deep', 8),
    fill('M24 232q6-16 41-16t41 16z', 'deep'),
    fill([52, 0, 26, 12, 5], 'deep'),
    fill(
      'M50 10h30v14q34 6 38 22l-12 36q-8 12-4 30l12 44H16l12-44q4-18-4-30L12 46q4-16 38-22z',
      'secondPale',
    ),
    shade('M78 24h2q34 6 38 22l-12 36q-8 12-4 30l12 44H78q14-70 0-132z', 0.14),
    stroke('M65 24v132M30 92q35 14 70 0', 'mid', 2),
    stroke('M46 20q-14 40 10 62t34 40-20 48', 'main', 9),
    repeat(5, (index) => fill([54 + index * 6, 74 + index * 9, 7, 2], 'paper')),
    gleam('M26 48q6-12 18-16q-10 14-10 34z'),
  ],
}

export const threadSpools: Motif = {
  name: 'spools of thread',
  place: 'table',
  size: [220, 130],
  draw: ({ fill, stroke, shade, gleam }) => [
    ...(
      [
        [6, 30, 'main'],
        [80, 0, 'second'],
        [152, 44, 'warm'],
      ] as const
    ).flatMap(([x, top, tone]) => [
      fill([x, top, 62, 12, 5], 'pot'),
      fill([x, 118, 62, 12, 5], 'pot'),
      fill([x + 6, top + 12, 50, 106 - top, 4], tone),
      repeat(Math.floor((100 - top) / 12), (index) => shade([x + 6, top + 20 + index * 12, 50, 3], 0.14)),
      shade([x + 40, top, 22, 130 - top, 4]),
      gleam([x + 12, top + 14, 6, 100 - top, 2]),
    ]),
    stroke('M64 60q20 40 8 60t30 8', 'main', 3),
  ],
}

export const tailorsShears: Motif = {
  name: 'tailor’s shears on marked cloth',
  place: 'flat',
  size: [230, 160],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M6 20q60-16 110 0t108-4v128q-60 14-108 0T6 148z', 'second'),
    shade('M6 120q60-14 110 0t108-4v28q-60 14-108 0T6 148z', 0.12),
    stroke('M24 44q70-14 100 10t84 0', 'paper', 3),
    stroke('M24 104h70', 'paper', 3),
    turn(
      [-20, 120, 84],
      fill('M20 74L134 82l-2 16L24 88q-8-8-4-14z', 'pale'),
      fill('M20 98l114-16 2 12L26 110q-8-4-6-12z', 'mid'),
      gleam('M28 77l100 8v4L30 82z', 0.5),
      stroke('M134 90l30-18q40-16 48 6t-28 20q-20 0-50-8z', 'main', 9),
      stroke('M134 92l32 18q34 16 42-2', 'main', 9),
      fill([132, 90, 6], 'ink'),
    ),
  ],
}

export const suitOnHanger: Motif = {
  name: 'a jacket on a hanger',
  place: 'hung',
  size: [170, 220],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M85 44V22q14-2 12-14t-20-4', 'mid', 5),
    stroke('M20 66q30-26 65-26t65 26', 'pot', 9),
    fill('M62 40l23 66 23-66 36 18q14 8 16 34l8 98h-28l-4-50v78H34v-78l-4 50H2l8-98q2-26 16-34z', 'main'),
    shade('M108 40l36 18q14 8 16 34l8 98h-28l-4-50v78h-26q10-90-2-178z'),
    fill('M66 44l19 62 19-62q-19-8-38 0z', 'paper'),
    fill('M80 52h10l6 50-11 16-11-16z', 'second'),
    fill('M62 40l-16 18 10 12-8 12 37 52-14-60zM108 40l16 18-10 12 8 12-37 52 14-60z', 'mainDeep'),
    fill([82, 146, 5], 'paper'),
    fill([82, 172, 5], 'paper'),
    fill([104, 128, 26, 6, 2], 'mainDeep'),
    gleam('M26 64q8-8 18-12q-12 20-14 50z'),
  ],
}

export const buttonsAndPins: Motif = {
  name: 'buttons and a pincushion',
  place: 'table',
  size: [210, 130],
  draw: ({ fill, stroke, shade, gleam }) => [
    ...(
      [
        [58, 14],
        [80, 4],
        [102, 10],
        [124, 24],
      ] as const
    ).flatMap(([x, y]) => [stroke(`M${x} ${y}l4 40`, 'mid', 3), fill([x, y, 6], 'second')]),
    fill('M24 84q0-46 64-46t64 46q0 32-64 32t-64-32z', 'main'),
    shade('M112 42q40 8 40 42q0 32-64 32q44-20 24-74z'),
    stroke('M88 38q-30 40-4 78M88 38q30 40 8 78', 'mainDeep', 3),
    gleam('M44 62q10-14 28-16q-12 10-16 24z'),
    fill([20, 110, 136, 20, 8], 'pot'),
    ...(
      [
        [178, 112, 18, 'second'],
        [196, 82, 13, 'warm'],
        [168, 84, 10, 'paper'],
      ] as const
    ).flatMap(([x, y, radius, tone]) => [
      fill([x, y, radius], tone),
      fill([x - 4, y, 2.4], 'ink'),
      fill([x + 4, y, 2.4], 'ink'),
    ]),
  ],
}
