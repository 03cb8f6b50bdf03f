import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const horseAtDoor: Motif = {
  name: 'a horse looking over a stable door',
  place: 'floor',
  size: [230, 230],
  draw: ({ fill, stroke, shade }) => [
    fill([10, 0, 210, 230, 4], 'deep'),
    fill(
      'M112 28L122 4l14 22q50 20 66 124H96l10-40q-22 8-42 8q-26 2-32-14q-2-12 8-20q30-20 48-44q10-12 24-12z',
      'warm',
    ),
    shade('M136 26q50 20 66 124h-50q18-70-16-124z'),
    fill('M32 104q-2-12 8-20l10-7q10 16 22 34q-6 6-22 6q-14 0-18-13z', 'warmPale'),
    fill('M122 4l14 22q50 20 66 124h-24q-12-92-54-112z', 'warmDeep'),
    fill([92, 60, 6], 'ink'),
    fill([43, 98, 4], 'ink'),
    stroke('M60 70q10 20 22 40M82 110q30-24 42-70', 'main', 6),
    fill([0, 150, 230, 80, 4], 'main'),
    shade([150, 150, 80, 80, 4]),
    stroke('M8 154l214 72M222 154L8 226', 'mainDeep', 8),
    fill([0, 146, 230, 14, 4], 'mainDeep'),
  ],
}

export const saddleOnRack: Motif = {
  name: 'a saddle on its rack',
  place: 'floor',
  size: [230, 220],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M60 110v106M170 110v106M40 216h40M150 216h40M60 170h110', 'mid', 8),
    fill('M24 64q-12-36 16-40q20 0 34 16q36 14 74-2q30-26 50-12q20 20-8 44q-60 34-166-6z', 'warm'),
    shade('M150 40q30-24 48-14q20 20-8 44q-26 16-62 16q36-16 22-46z'),
    fill('M64 78q46 16 92 2q14 40-8 92q-40 14-64-4q-24-44-20-90z', 'warmDeep'),
    shade('M126 84q16 0 30-4q14 40-8 92q-14 6-28 4q22-44 6-92z'),
    stroke('M110 92v58', 'pale', 5),
    stroke('M98 150h26q2 22-13 22t-13-22z', 'pale', 6),
    gleam('M40 36q20-2 34 12q-20-4-34-12z', 0.4),
  ],
}

export const bootsAndHelmet: Motif = {
  name: 'riding boots and a helmet',
  place: 'floor',
  size: [230, 200],
  draw: ({ fill, stroke, shade, gleam }) => {
    const boot = (x: number) => [
      fill(`M${x} 10h46v122q4 18 44 30q14 6 12 28H${x - 2}z`, 'deep'),
      shade(`M${x + 28} 10h18v122q4 18 44 30q14 6 12 28h-50q10-80-24-180z`),
      fill([x - 4, 188, 110, 12, 4], 'ink'),
      gleam([x + 8, 30, 6, 86, 3], 0.25),
      stroke(`M${x} 26h46`, 'warm', 7),
    ]
    return [
      ...boot(10),
      ...boot(56),
      fill('M136 188q-4-56 44-58q46 2 44 58z', 'main'),
      fill('M122 180q20-12 46-4l-8 14h-36q-10-4-2-10z', 'mainDeep'),
      shade('M192 132q32 8 32 56h-30q14-30-2-56z'),
      gleam('M148 170q2-22 18-30q-8 12-8 30z', 0.4),
    ]
  },
}

export const horseshoe: Motif = {
  name: 'a horseshoe on the wall',
  place: 'wall',
  size: [150, 170],
  draw: ({ stroke, fill, gleam }) => [
    stroke('M34 16q-20 20-18 62q4 68 59 74q55-6 59-74q2-42-18-62', 'mid', 26),
    repeat(3, (at) => fill([20 + at * 6, 52 + at * 38, 4.5], 'ink')),
    repeat(3, (at) => fill([130 - at * 6, 52 + at * 38, 4.5], 'ink')),
    fill([75, 152, 4.5], 'ink'),
    gleam('M22 60q-2 50 30 76', 0.4),
  ],
}

export const bridleOnHook: Motif = {
  name: 'a bridle on its hook',
  place: 'hung',
  size: [160, 220],
  draw: ({ fill, stroke }) => [
    fill([60, 0, 40, 16, 8], 'deep'),
    stroke('M80 14q-50 10-44 70q4 40 20 60M80 14q50 10 44 70q-4 40-20 60', 'warmDeep', 9),
    stroke('M38 70h84M54 128h52', 'warmDeep', 9),
    stroke('M56 144q-30 70 24 70t24-70', 'warm', 8),
    stroke(oval([56, 144, 11, 11]), 'pale', 6),
    stroke(oval([104, 144, 11, 11]), 'pale', 6),
    fill([34, 64, 10], 'main'),
    fill([126, 64, 10], 'main'),
  ],
}

export const jump: Motif = {
  name: 'a jump of painted poles',
  place: 'ground',
  size: [300, 170],
  draw: ({ fill, stroke, shade }) => [
    fill([14, 10, 30, 160, 3], 'paper'),
    fill([256, 10, 30, 160, 3], 'paper'),
    shade([32, 10, 12, 160, 3]),
    shade([274, 10, 12, 160, 3]),
    repeat(3, (at) =>
      [
        fill([24, 34 + at * 42, 252, 16, 8], 'paper'),
        repeat(3, (part) => fill([60 + part * 84, 34 + at * 42, 42, 16], at === 1 ? 'second' : 'main')),
        shade([24, 43 + at * 42, 252, 7, 3]),
      ].join(''),
    ),
    stroke('M4 170h292', 'leafDeep', 6),
  ],
}
