import { boxes, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const tuningTools: Motif = {
  name: 'a tuning lever, a fork and felt',
  place: 'flat',
  size: [250, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M10 176q32-30 58-4t58-2t58 2t54-8', 'second', 16),
    stroke('M10 176q32-30 58-4t58-2t58 2t54-8', 'secondPale', 2.5),
    turn(
      [-12, 120, 50],
      fill('M0 38q0-12 14-12h68q18 2 26 10v28q-8 8-26 10H14q-14 0-14-12z', 'warm'),
      shade('M0 50h108v14q-8 8-26 10H14q-14 0-14-12z'),
      fill([104, 32, 20, 36, 3], 'deep'),
      fill([122, 41, 94, 18, 3], 'mid'),
      shade([122, 51, 94, 8, 2], 0.16),
      fill([204, 24, 40, 52, 8], 'deep'),
      fill([224, 50, 12], 'mid'),
      fill([224, 50, 6], 'ink'),
      gleam([16, 32, 60, 6, 3], 0.4),
    ),
    turn(
      [14, 130, 116],
      fill(
        'M240 88H132q-20 0-20 18v4H58q-9 0-9 9t9 9h54v4q0 18 20 18h108q8 0 8-8t-8-8H140q-10 0-10-8v-14q0-8 10-8h100q8 0 8-8t-8-8z',
        'mainDeep',
      ),
      gleam([134, 92, 104, 4, 2], 0.35),
      fill([46, 119, 14], 'mainDeep'),
      gleam([42, 115, 4], 0.35),
    ),
  ],
}

export const pianoKeys: Motif = {
  name: 'the keys of a piano from near',
  place: 'flat',
  mirrors: false,
  size: [260, 180],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([0, 0, 260, 180, 6], 'main'),
    shade([0, 0, 260, 20, 6], 0.2),
    stroke('M14 26h232', 'secondDeep', 9),
    repeat(
      7,
      (at) => fill([12 + at * 33.8, 30, 32, 140, 4], 'paper') + shade([12 + at * 33.8, 160, 32, 10, 4], 0.12),
    ),
    ...[0, 1, 3, 4, 5].flatMap((at) => [
      shade([38 + at * 33.8, 30, 22, 92, 3], 0.2),
      fill([34 + at * 33.8, 30, 22, 88, 3], 'ink'),
      gleam([38 + at * 33.8, 34, 4, 72, 2], 0.25),
    ]),
    fill([0, 168, 260, 14, 4], 'mainDeep'),
  ],
}

export const hammersOnStrings: Motif = {
  name: 'a piano hammer before its strings',
  place: 'flat',
  mirrors: false,
  size: [250, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([0, 0, 250, 200, 8], 'deep'),
    fill('M200 0h42q8 0 8 8v184q0 8-8 8h-42z', 'secondDeep'),
    stroke('M206 0v200M217 0v200M228 0v200', 'pale', 3.5),
    fill([176, 122, 24, 46, 3], 'paper'),
    shade([176, 146, 24, 22, 3], 0.14),
    fill([146, 136, 32, 18, 3], 'warmDeep'),
    stroke('M152 150v40', 'warmDeep', 7),
    fill([0, 172, 200, 28], 'warm'),
    shade([0, 186, 200, 14]),
    stroke('M72 156L80 60', 'warmPale', 10),
    fill([50, 144, 44, 38, 7], 'warmDeep'),
    fill([72, 162, 6], 'pale'),
    fill('M104 22q66-4 92 36q-26 40-92 36z', 'paper'),
    shade('M104 74q56 4 86-8q-26 32-86 28z', 0.14),
    fill('M104 36q42-2 60 22q-18 24-60 22z', 'main'),
    fill('M42 40h72q26 6 34 18q-8 12-34 18H42q-8-18 0-36z', 'warm'),
    shade('M40 60h107q-9 10-33 16H42q-3-8-2-16z', 0.14),
    gleam([50, 45, 60, 4, 2], 0.35),
  ],
}

export const tunersCase: Motif = {
  name: 'a piano tuner’s open case',
  place: 'table',
  size: [250, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M20 104L32 10q2-10 12-10h162q10 0 12 10l12 94z', 'mainDeep'),
    fill('M32 100L42 16q1-6 8-6h150q7 0 8 6l10 84z', 'second'),
    stroke('M54 30h142', 'secondDeep', 7),
    stroke('M74 26v44', 'pale', 7),
    fill([64, 64, 20, 30, 5], 'warm'),
    stroke('M112 96V72M104 30v30q0 12 8 12t8-12V30', 'deep', 6),
    fill('M142 26h22l-6 66h-10z', 'deep'),
    fill('M176 26h18l-5 48h-8z', 'main'),
    fill([6, 104, 238, 82, 8], 'main'),
    shade([176, 104, 68, 82, 8]),
    fill([0, 100, 250, 16, 5], 'mainDeep'),
    gleam([20, 126, 130, 5, 2], 0.25),
    stroke('M92 150q0-12 12-12h42q12 0 12 12', 'warmDeep', 9),
    fill(boxes([50, 108, 20, 26], [180, 108, 20, 26]), 'secondPale'),
    fill(boxes([20, 184, 26, 6], [204, 184, 26, 6]), 'deep'),
  ],
}
