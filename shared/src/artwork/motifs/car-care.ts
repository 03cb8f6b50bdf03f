import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const washBucket: Motif = {
  name: 'a bucket of suds and a sponge',
  place: 'floor',
  size: [230, 180],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M20 62q56-92 112 0', 'ink', 6),
    ...[
      [34, 58, 17],
      [60, 46, 22],
      [90, 48, 20],
      [116, 58, 16],
    ].map(([x = 0, y = 0, radius = 0]) => fill([x, y, radius], 'paper')),
    fill([140, 26, 10], 'paper'),
    fill([122, 10, 6], 'paper'),
    fill('M14 62h124l-12 112q0 6-6 6H32q-6 0-6-6z', 'main'),
    shade('M106 62h32l-12 112q0 6-6 6H96z'),
    gleam('M26 72h11l8 98H35z'),
    fill([8, 56, 136, 12, 6], 'mainDeep'),
    fill([22, 110, 106, 14], 'mainPale'),
    fill([148, 142, 76, 38, 14], 'second'),
    shade([148, 162, 76, 18, 9]),
    ...[
      [164, 154, 4],
      [184, 150, 3],
      [204, 156, 5],
      [176, 166, 3],
    ].map(([x = 0, y = 0, radius = 0]) => fill([x, y, radius], 'secondDeep')),
    fill([160, 134, 10], 'paper'),
    fill([176, 136, 7], 'paper'),
  ],
}

export const pressureWasher: Motif = {
  name: 'a pressure washer',
  place: 'ground',
  size: [240, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M96 90q60-70 100-20t-20 60', 'ink', 7),
    stroke('M168 116L232 22', 'mid', 6),
    stroke('M160 130l18-26', 'main', 14),
    stroke('M166 122l16 16', 'main', 9),
    fill([226, 10, 14, 18, 4], 'second'),
    stroke('M40 90V14h52v76', 'deep', 8),
    fill([34, 4, 64, 14, 7], 'ink'),
    fill([22, 74, 90, 96, 12], 'main'),
    shade([86, 74, 26, 96, 10]),
    gleam([32, 84, 6, 70, 3]),
    fill([44, 92, 44, 30, 5], 'second'),
    repeat(4, (index) => fill([50, 97 + index * 6, 32, 3], 'secondDeep')),
    fill([66, 142, 13], 'paper'),
    stroke('M66 142l6-7', 'main', 3),
    fill([26, 164, 25], 'ink'),
    fill([26, 164, 12], 'pale'),
    fill([92, 168, 30, 20, 4], 'deep'),
  ],
}

export const polisher: Motif = {
  name: 'a polisher and a tin of wax',
  place: 'table',
  size: [240, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M138 54q60-10 100 30', 'ink', 6),
    fill('M36 46h80q30 2 30 22t-26 22H36q-22 0-22-22t22-22z', 'main'),
    shade('M100 46h16q30 2 30 22t-26 22h-26q18-18 6-44z'),
    gleam([34, 53, 60, 6, 3]),
    stroke('M44 50q-6-32 26-34', 'mainDeep', 13),
    fill([68, 58, 30, 12, 6], 'second'),
    fill([28, 88, 30, 24], 'mid'),
    fill('M0 132q0-22 18-22h50q18 0 18 22z', 'second'),
    fill([0, 130, 86, 14, 6], 'paper'),
    shade([56, 130, 30, 14, 6], 0.14),
    fill([134, 108, 90, 42, 5], 'second'),
    fill([128, 94, 102, 18, 5], 'mainDeep'),
    fill([150, 122, 58, 16, 3], 'paper'),
    shade([196, 94, 34, 56, 5]),
  ],
}

export const carKeysAndCloth: Motif = {
  name: 'a folded polishing cloth with a car key',
  place: 'flat',
  size: [220, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    turn(
      [-8, 90, 90],
      fill([6, 14, 150, 144, 8], 'second'),
      fill([6, 14, 150, 72, 8], 'secondPale'),
      stroke('M18 26h126M18 146h126', 'paper', 3),
      shade([6, 82, 150, 5], 0.14),
    ),
    turn(
      [24, 160, 90],
      fill([150, 94, 14, 66, 3], 'mid'),
      fill([160, 120, 8, 8], 'mid'),
      fill([160, 138, 8, 12], 'mid'),
      fill([128, 14, 58, 84, 22], 'ink'),
      gleam([136, 28, 6, 50, 3], 0.25),
      fill([157, 42, 11], 'main'),
      fill([146, 62, 22, 8, 4], 'mid'),
      fill([146, 76, 22, 8, 4], 'mid'),
    ),
    stroke([190, 26, 20], 'mid', 6),
  ],
}
