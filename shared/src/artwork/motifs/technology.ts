import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const laptop: Motif = {
  name: 'an open laptop',
  place: 'table',
  mirrors: false,
  size: [240, 160],
  draw: ({ fill, shade, gleam }) => [
    fill([28, 0, 184, 132, 10], 'ink'),
    fill([38, 10, 164, 110, 3], 'paper'),
    fill([38, 10, 164, 16], 'main'),
    ...[48, 58, 68].map((x) => fill([x, 18, 3.5], 'mainPale')),
    fill([50, 38, 66, 10, 3], 'mainDeep'),
    repeat(3, (index) => fill([50, 56 + index * 10, index === 2 ? 38 : 66, 4, 2], 'mid')),
    fill([50, 92, 34, 14, 4], 'second'),
    fill([130, 36, 60, 72, 3], 'mainPale'),
    fill('M130 108V84l20-18l18 18l22-24v48z', 'main'),
    fill([146, 52, 7], 'secondPale'),
    gleam('M38 10h60L38 90z', 0.14),
    fill('M6 132h228l6 20q0 8-10 8H10q-10 0-10-8z', 'mid'),
    shade('M150 132h84l6 20q0 8-10 8h-80z', 0.14),
    fill([96, 132, 48, 8, 4], 'pale'),
  ],
}

export const desktopComputer: Motif = {
  name: 'a desktop screen with a keyboard',
  place: 'table',
  mirrors: false,
  size: [240, 200],
  draw: ({ fill, shade, gleam }) => [
    fill([10, 0, 220, 136, 10], 'ink'),
    fill([20, 10, 200, 112, 3], 'mainDeep'),
    fill([20, 10, 44, 112], 'deep'),
    repeat(4, (index) => fill([30, 24 + index * 18, 24, 6, 3], index === 1 ? 'second' : 'mid')),
    repeat(6, (index) =>
      fill(
        [78 + index * 22, 100 - ((index * 19) % 52), 13, 12 + ((index * 19) % 52), 2],
        index % 2 === 0 ? 'second' : 'mainPale',
      ),
    ),
    fill([78, 22, 60, 8, 4], 'paper'),
    fill([160, 22, 46, 18, 4], 'main'),
    gleam('M20 10h70L20 100z', 0.1),
    fill('M102 136h36l6 32H96z', 'mid'),
    shade('M124 136h14l6 32h-16z'),
    fill([78, 164, 84, 8, 3], 'pale'),
    fill([24, 178, 160, 22, 5], 'paper'),
    repeat(22, (index) =>
      fill([30 + (index % 11) * 13.6, 182 + Math.floor(index / 11) * 8, 11, 6, 1], 'mid'),
    ),
    fill([198, 176, 28, 24, 11], 'paper'),
    fill([210, 178, 3, 8], 'mid'),
  ],
}

export const serverRack: Motif = {
  name: 'a server rack',
  place: 'floor',
  mirrors: false,
  size: [140, 230],
  draw: ({ fill, shade, gleam }) => [
    fill([0, 0, 140, 222, 6], 'deep'),
    fill([12, 12, 116, 198, 2], 'ink'),
    repeat(7, (index) => {
      const y = 18 + index * 27
      const tone = index === 2 || index === 5 ? 'main' : index === 4 ? 'mid' : 'mainDeep'
      return [
        fill([18, y, 104, 22, 3], tone),
        fill([30, y + 11, 3.5], 'second'),
        fill([41, y + 11, 3.5], 'paper'),
        repeat(5, (slot) => fill([62 + slot * 11, y + 6, 7, 10, 1], 'ink')),
      ].join('')
    }),
    shade([116, 0, 24, 222, 5]),
    gleam([4, 8, 4, 200, 2], 0.2),
    fill([10, 222, 22, 8], 'ink'),
    fill([108, 222, 22, 8], 'ink'),
  ],
}

export const router: Motif = {
  name: 'a wireless router with its signal',
  place: 'table',
  size: [210, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M61 52a62 62 0 0 1 88 0M75 68a42 42 0 0 1 60 0M90 84a21 21 0 0 1 30 0', 'paper', 8),
    fill([30, 40, 9, 96, 4], 'ink'),
    fill([172, 40, 9, 96, 4], 'ink'),
    fill([10, 116, 190, 46, 12], 'main'),
    shade([160, 116, 40, 46, 12]),
    gleam([20, 121, 110, 5, 2]),
    ...[36, 58, 80].map((x, index) => fill([x, 140, 5], index === 1 ? 'second' : 'paper')),
    repeat(4, (index) => fill([114 + index * 19, 134, 14, 12, 2], 'ink')),
    fill([24, 162, 24, 8, 2], 'ink'),
    fill([162, 162, 24, 8, 2], 'ink'),
  ],
}

export const phoneAndTablet: Motif = {
  name: 'a telephone and a tablet',
  place: 'flat',
  mirrors: false,
  size: [230, 180],
  draw: ({ fill, stroke, gleam }) => [
    turn(
      [-7, 70, 90],
      fill([4, 6, 134, 168, 12], 'ink'),
      fill([14, 18, 114, 144, 3], 'paper'),
      fill([14, 18, 114, 46], 'main'),
      fill([26, 32, 54, 8, 4], 'paper'),
      fill([26, 46, 34, 5, 2], 'mainPale'),
      repeat(4, (index) =>
        fill(
          [26 + (index % 2) * 48, 76 + Math.floor(index / 2) * 40, 40, 32, 4],
          index === 2 ? 'second' : 'mainPale',
        ),
      ),
      gleam('M14 18h50L14 110z', 0.1),
    ),
    turn(
      [9, 190, 100],
      fill([154, 30, 70, 132, 12], 'ink'),
      fill([160, 40, 58, 110, 4], 'second'),
      fill([168, 52, 42, 24, 5], 'paper'),
      fill([168, 84, 30, 16, 5], 'secondPale'),
      fill([180, 108, 30, 16, 5], 'paper'),
      stroke('M178 144h22', 'paper', 3),
    ),
  ],
}

export const keyboardAndMouse: Motif = {
  name: 'a keyboard, a mouse and a memory stick',
  place: 'flat',
  mirrors: false,
  size: [260, 140],
  draw: ({ fill, stroke, shade }) => [
    fill([0, 34, 196, 90, 10], 'main'),
    shade([0, 112, 196, 12, 6]),
    ...[0, 1, 2].map((row) =>
      repeat(11, (index) =>
        fill([10 + index * 16.2, 44 + row * 18, 14, 14, 3], index === 10 && row === 1 ? 'second' : 'paper'),
      ),
    ),
    fill([10, 98, 30, 14, 3], 'paper'),
    fill([44, 98, 96, 14, 3], 'paper'),
    fill([144, 98, 42, 14, 3], 'paper'),
    stroke('M232 60q0-40-26-52', 'ink', 4),
    fill([208, 56, 48, 72, 24], 'paper'),
    shade('M236 57q20 4 20 24v23q0 22-20 24z', 0.12),
    stroke('M232 58v26M209 86h46', 'mid', 2),
    fill([229, 68, 6, 14, 3], 'second'),
    fill([30, 4, 50, 20, 4], 'second'),
    fill([80, 7, 16, 14], 'mid'),
  ],
}
