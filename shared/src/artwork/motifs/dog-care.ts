import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const sittingDog: Motif = {
  name: 'a dog sitting upright',
  place: 'floor',
  size: [170, 210],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M128 182q36-2 34-38', 'warm', 14),
    fill('M44 92q20-18 50-6q44 30 46 110q0 12-16 12H46q-12 0-8-14q10-50 6-102z', 'warm'),
    shade('M108 98q32 34 32 98q0 12-16 12h-22q20-50 6-110z'),
    fill('M50 96q14 10 34 4l6 42q-20 12-42 0z', 'warmPale'),
    fill([34, 196, 48, 14, 7], 'warmPale'),
    fill([84, 196, 50, 14, 7], 'warmPale'),
    stroke('M64 140v56', 'warmDeep', 4),
    fill('M28 20Q38 0 66 2q38 2 42 38q0 34-28 46q-24 8-44-8L8 66Q-2 50 12 46q16-4 16-26z', 'warm'),
    fill('M78 8q34-6 38 30q2 34-12 38q-16-2-18-30q-2-22-8-38z', 'warmDeep'),
    fill([12, 52, 9], 'ink'),
    fill([48, 36, 5], 'ink'),
    stroke('M18 68q14 8 28 0', 'ink', 3),
    fill('M42 84q28 14 50-8l6 12q-24 24-54 10z', 'main'),
    fill([62, 102, 7], 'second'),
    gleam('M44 14q12-8 24-6q-14 6-20 16z'),
  ],
}

export const groomingTub: Motif = {
  name: 'a dog in a tub of suds',
  place: 'floor',
  size: [220, 190],
  draw: ({ fill, shade, gleam }) => [
    fill('M70 30q8-24 36-22q34 4 34 36l8 54H66q10-20 4-34L46 56q-10-12 4-16z', 'warm'),
    fill('M112 10q30-4 34 28q2 28-10 32q-14-4-16-26z', 'warmDeep'),
    fill([50, 48, 7], 'ink'),
    fill([88, 36, 4.5], 'ink'),
    shade('M132 70l14 28h-40q22-6 26-28z'),
    ...(
      [
        [28, 98, 18],
        [52, 84, 20],
        [84, 92, 22],
        [118, 84, 20],
        [150, 90, 24],
        [184, 96, 18],
        [112, 8, 12],
        [92, 10, 9],
      ] as const
    ).map((disc) => fill(disc, 'paper')),
    fill('M8 96h204q0 84-40 88H48Q8 180 8 96z', 'main'),
    shade('M164 96h48q0 84-40 88h-40q36-20 32-88z'),
    gleam('M24 104h14q2 40 16 66q-28-12-30-66z'),
    fill([0, 90, 220, 14, 7], 'second'),
    fill([52, 180, 22, 10, 3], 'deep'),
    fill([146, 180, 22, 10, 3], 'deep'),
  ],
}

export const slickerBrush: Motif = {
  name: 'a grooming brush and a comb',
  place: 'flat',
  size: [210, 160],
  draw: ({ fill, shade, gleam }) => [
    turn(
      [-24, 90, 80],
      fill([20, 34, 92, 54, 8], 'main'),
      repeat(8, (index) => fill([27 + index * 10.4, 84, 3, 18], 'mid')),
      shade([20, 70, 92, 18, 8]),
      gleam([28, 40, 70, 6, 3]),
      fill('M108 48h26q58-4 66 13q-8 17-66 13h-26z', 'mainDeep'),
      fill([186, 61, 5], 'paper'),
    ),
    turn(
      [18, 150, 120],
      fill([86, 108, 112, 12, 5], 'second'),
      repeat(17, (index) => fill([90 + index * 6.3, 118, 3, 26], 'second')),
    ),
  ],
}

export const leadOnHook: Motif = {
  name: 'a lead and a collar on hooks',
  place: 'wall',
  size: [170, 210],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([8, 8, 154, 26, 5], 'pot'),
    shade([8, 26, 154, 8, 4]),
    fill([44, 34, 12], 'deep'),
    fill([122, 34, 12], 'deep'),
    stroke('M44 40q-42 70-8 120t34-20-26-100', 'main', 9),
    fill([52, 134, 12, 30, 5], 'mid'),
    stroke([58, 172, 9], 'mid', 5),
    stroke('M122 40q-40 20-36 60t36 40 36-40-36-60z', 'second', 14),
    fill([110, 132, 24, 18, 3], 'mid'),
    fill([122, 168, 15], 'warm'),
    gleam([116, 163, 5], 0.6),
  ],
}

export const bowlAndBone: Motif = {
  name: 'a dog bowl and a bone',
  place: 'table',
  size: [220, 120],
  draw: ({ fill, shade, gleam }) => [
    ...(
      [
        [52, 34, 14],
        [76, 22, 16],
        [102, 30, 15],
        [124, 24, 14],
      ] as const
    ).map((disc) => fill(disc, 'warmDeep')),
    fill('M14 40h146l14 74q0 6-8 6H8q-8 0-8-6z', 'main'),
    fill([8, 32, 158, 14, 7], 'mainDeep'),
    shade('M124 46h36l14 68q0 6-8 6h-34z'),
    gleam('M22 54h10l-8 54H14z'),
    fill([76, 86, 15], 'paper'),
    ...(
      [
        [58, 74, 6],
        [70, 64, 6],
        [84, 64, 6],
        [96, 74, 6],
      ] as const
    ).map((disc) => fill(disc, 'paper')),
    turn(
      [-12, 190, 100],
      fill([168, 94, 44, 14], 'warmPale'),
      ...(
        [
          [168, 93, 9],
          [168, 109, 9],
          [212, 93, 9],
          [212, 109, 9],
        ] as const
      ).map((disc) => fill(disc, 'warmPale')),
    ),
  ],
}

export const groomingTable: Motif = {
  name: 'a small dog on a grooming table',
  place: 'floor',
  size: [210, 220],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M186 128V18q0-12-12-12h-52v24', 'mid', 6),
    stroke('M122 30q-16 16-16 34', 'main', 4),
    fill('M58 66q28-10 64 0q30-2 34 20v24H66z', 'paper'),
    fill([70, 92, 18, 36, 5], 'paper'),
    fill([128, 92, 18, 36, 5], 'paper'),
    ...(
      [
        [160, 70, 13],
        [66, 88, 14],
        [86, 100, 12],
        [110, 104, 13],
        [136, 98, 14],
        [100, 74, 14],
      ] as const
    ).map((disc) => fill(disc, 'paper')),
    shade('M66 104h90v8q-46 10-90 0z', 0.12),
    fill([66, 46, 27], 'secondPale'),
    fill([44, 54, 13], 'secondPale'),
    fill('M76 26q22 0 20 28q-2 18-14 16q-10-16-6-44z', 'second'),
    fill([34, 52, 6], 'ink'),
    fill([58, 42, 4], 'ink'),
    stroke('M78 74q14 6 24-2', 'main', 7),
    fill([10, 126, 190, 14, 4], 'main'),
    gleam([16, 128, 178, 4, 2]),
    stroke('M36 140l44 72M174 140l-44 72M58 176h94', 'deep', 7),
    fill([66, 210, 24, 10, 3], 'deep'),
    fill([120, 210, 24, 10, 3], 'deep'),
  ],
}
