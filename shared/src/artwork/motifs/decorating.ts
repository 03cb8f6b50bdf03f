import { boxes, oval, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const rollerAndTray: Motif = {
  name: 'a paint roller in its tray',
  place: 'flat',
  size: [230, 230],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([6, 50, 176, 176, 12], 'mid'),
    fill([16, 60, 156, 156, 6], 'pale'),
    stroke('M32 76h124M32 90h124M32 104h124M32 118h124', 'mid', 4),
    fill('M16 146q36-14 74-4t82-6v74q0 6-6 6H22q-6 0-6-6z', 'main'),
    gleam('M28 162q44-10 88-4q-46 2-88 14z', 0.3),
    turn(
      [38, 100, 148],
      stroke('M164 148h12q8 0 8-8v-26q0-8-8-8h-68q-8 0-8-8V78', 'deep', 7),
      fill([88, 0, 24, 84, 10], 'secondDeep'),
      fill([92, 66, 16, 18, 3], 'second'),
      gleam([93, 8, 5, 50, 2], 0.3),
      fill([40, 126, 122, 44, 12], 'mainPale'),
      shade([40, 150, 122, 20, 10]),
      fill([36, 130, 10, 36, 3], 'second'),
      fill([158, 130, 10, 36, 3], 'second'),
      gleam([52, 132, 100, 6, 3], 0.45),
    ),
  ],
}

export const brushOnTin: Motif = {
  name: 'a brush laid across a tin of paint',
  place: 'table',
  size: [210, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M34 60q-14 66 30 104', 'mid', 5),
    fill('M30 50h130v140H30z', 'pale'),
    shade([116, 50, 44, 140]),
    fill('M30 96h130v66H30z', 'second'),
    shade([116, 96, 44, 66]),
    fill('M46 112h64v34H46z', 'secondPale'),
    fill(oval([95, 50, 69, 17]), 'mid'),
    fill(oval([95, 50, 59, 12]), 'main'),
    fill('M112 58h48v22q-2 8-8 2q-6-10-10 8q-2 26-10 24q-8 0-8-22q-2-14-8-6q-4 4-4-6z', 'main'),
    gleam([40, 68, 8, 118, 3], 0.5),
    turn(
      [-8, 110, 40],
      fill('M-6 34q0-8 10-8h62q10 2 22-4v32q-12-6-22-4H4q-10 0-10-8z', 'warm'),
      fill([2, 38, 4], 'warmDeep'),
      fill([86, 20, 30, 36, 2], 'mid'),
      stroke('M94 22v32M104 22v32', 'deep', 3),
      fill('M116 18h44q30 4 48 20q-16 16-48 20h-44z', 'warmPale'),
      fill('M150 18h10q30 4 48 20q-16 16-48 20h-10q-10-10 0-18t0-22z', 'main'),
      shade('M-6 38h92v8l30 2v-8h88q-16 14-44 18h-44v-2H86v-2q-12-6-20-4H4q-10 0-10-12z', 0.14),
    ),
  ],
}

export const ladderAndSheet: Motif = {
  name: 'a stepladder on a dust sheet',
  place: 'floor',
  size: [220, 250],
  draw: ({ fill, stroke, shade }) => [
    fill('M2 250q-6-14 20-16q30-14 70-10q44-8 76 4q46-2 50 14q2 8-4 8z', 'paper'),
    shade('M120 226q26-4 48 2q46-2 50 14q2 8-4 8h-70q10-14-24-24z', 0.12),
    stroke('M34 240q24-10 50-6M112 236q30-8 58 2', 'pale', 3),
    stroke('M92 36L66 224', 'warmDeep', 8),
    stroke('M118 36l20 188', 'warmDeep', 8),
    stroke('M76 158h54M70 204h64', 'warmDeep', 5),
    fill('M72 30h13L48 240H34zM124 30h13l30 210h-14z', 'warm'),
    ...[66, 104, 142, 180].map((y, at) => fill([66 - at * 7, y, 74 + at * 12, 10, 2], 'warm')),
    shade(boxes([66, 73, 74, 3], [59, 111, 86, 3], [52, 149, 98, 3], [45, 187, 110, 3]), 0.2),
    fill([58, 24, 94, 12, 3], 'second'),
    stroke('M74-4q24-46 48 0', 'mid', 4),
    fill('M70-18h56l-5 42H75z', 'main'),
    shade('M104-18h22l-5 42h-20z'),
    fill(oval([98, -18, 28, 6]), 'mainPale'),
    fill('M80-16h18v14q-4 8-8 0q-6 14-10-2z', 'mainPale'),
    fill('M160 216h36l-4 30h-28z', 'second'),
    fill(oval([178, 216, 18, 4]), 'secondDeep'),
  ],
}

// The skirting runs on past the thing's own box, as far as the picture shows of the wall.
export const firstStrokes: Motif = {
  name: 'a roller and its first strokes on a wall',
  place: 'floor',
  size: [270, 250],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M34 184V76q0-34 34-34t34 34v72q0 34 34 34t34-34V60', 'main', 52),
    gleam([20, 92, 6, 92, 3], 0.2),
    gleam([88, 84, 6, 60, 3], 0.2),
    fill([-900, 222, 1900, 28], 'paper'),
    shade([-900, 222, 1900, 3], 0.2),
    shade([-900, 238, 1900, 12], 0.08),
    stroke('M-900 220h1060', 'warmPale', 5),
    stroke('M252 246L222 116', 'warm', 8),
    stroke('M224 124l-8-32q-2-8 4-8q8 0 8-8V50q0-8-8-8h-18', 'deep', 6),
    fill([138, 24, 64, 36, 9], 'secondPale'),
    shade([138, 44, 64, 16, 7]),
    fill([198, 28, 8, 28, 3], 'deep'),
    fill([134, 28, 8, 28, 3], 'deep'),
    gleam([148, 29, 46, 5, 2], 0.4),
    turn([-13, 243, 210], fill([235, 176, 16, 56, 6], 'second')),
  ],
}

export const pastingTable: Motif = {
  name: 'a roll of wallpaper on a pasting table',
  place: 'floor',
  size: [280, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M50 98l44 100M94 98L50 198M190 98l44 100M234 98l-44 100', 'warmDeep', 8),
    fill([6, 84, 268, 16, 3], 'warm'),
    shade([6, 93, 268, 7, 3]),
    fill('M10 76h196v10H42v70q-12 8-32 2z', 'mainPale'),
    shade('M10 84h32v72q-12 8-32 2z', 0.1),
    repeat(3, (at) => fill(`M26 ${96 + at * 22}q9 8 0 16q-9-8 0-16z`, 'main')),
    fill([200, 56, 28], 'main'),
    fill([200, 56, 20], 'mainPale'),
    stroke([200, 56, 11], 'main', 4),
    fill([200, 56, 5], 'deep'),
    gleam('M180 42q8-10 20-12q-10 8-14 18z', 0.4),
    stroke('M78 52q16-40 46 0', 'mid', 4),
    fill('M72 44h60l-6 34H78z', 'second'),
    shade('M108 44h24l-6 34h-20z'),
    fill(oval([102, 44, 30, 7]), 'secondPale'),
    turn(
      [18, 116, 34],
      fill([108, -38, 14, 44, 6], 'warmDeep'),
      fill([94, 4, 42, 14, 3], 'warm'),
      fill([96, 16, 38, 20, 2], 'warmPale'),
    ),
  ],
}
