import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const cameraOnStrap: Motif = {
  name: 'a camera with its strap',
  place: 'flat',
  size: [220, 170],
  mirrors: false,
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M18 74Q-6 10 60 12t100 4q56-14 44 56', 'main', 8),
    fill('M78 52l10-22h46l10 22z', 'deep'),
    fill([12, 48, 196, 112, 14], 'ink'),
    fill([12, 74, 196, 60], 'deep'),
    shade([170, 48, 38, 112, 14]),
    fill([30, 40, 30, 10, 4], 'mid'),
    fill([164, 38, 26, 12, 6], 'second'),
    fill([110, 104, 50], 'mid'),
    fill([110, 104, 42], 'ink'),
    fill([110, 104, 30], 'deep'),
    fill([110, 104, 20], 'glass'),
    gleam('M96 92q8-12 22-8q-12 4-16 14z', 0.7),
    fill([30, 60, 26, 10, 3], 'paper'),
    fill([182, 64, 6], 'main'),
  ],
}

export const cameraOnTripod: Motif = {
  name: 'a camera on a tripod',
  place: 'floor',
  size: [150, 230],
  mirrors: false,
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M75 104v62M75 112L24 226M75 112l51 114', 'deep', 9),
    stroke('M52 166h46', 'mid', 5),
    fill([60, 78, 30, 34, 5], 'mid'),
    stroke('M88 96l40 12', 'mid', 7),
    fill([50, 0, 44, 16, 5], 'deep'),
    fill([18, 12, 112, 68, 9], 'ink'),
    fill([18, 26, 112, 34], 'main'),
    shade([106, 12, 24, 68, 9]),
    fill([72, 46, 27], 'mid'),
    fill([72, 46, 20], 'ink'),
    fill([72, 46, 12], 'glass'),
    gleam([66, 40, 4], 0.8),
    fill([26, 18, 14, 6, 2], 'paper'),
  ],
}

export const studioLamp: Motif = {
  name: 'a studio lamp with an umbrella',
  place: 'floor',
  size: [180, 240],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M104 74v148', 'mid', 8),
    stroke('M104 176l-44 60M104 176l44 60', 'deep', 7),
    fill('M4 78Q14 4 92 8q66 4 74 60z', 'paper'),
    shade('M92 8q66 4 74 60l-60 4q10-40-14-64z', 0.14),
    stroke('M4 78L92 8l74 60M92 8l-30 66M92 8l24 62', 'mid', 3),
    stroke('M92 8l14 90', 'deep', 5),
    fill([84, 84, 66, 44, 8], 'ink'),
    fill([72, 90, 16, 32, 3], 'second'),
    shade([124, 84, 26, 44, 8]),
    gleam([92, 92, 24, 5, 2]),
    fill([98, 138, 12, 14, 3], 'main'),
  ],
}

export const cameraLenses: Motif = {
  name: 'three camera lenses',
  place: 'table',
  size: [230, 150],
  draw: ({ fill, shade, gleam }) => [
    fill([8, 62, 70, 88, 6], 'deep'),
    fill([4, 50, 78, 18, 5], 'ink'),
    repeat(7, (index) => fill([12 + index * 9.4, 88, 5, 30], 'mid')),
    fill([8, 124, 70, 6], 'main'),
    shade([56, 62, 22, 88, 6]),
    fill([96, 12, 62, 138, 6], 'ink'),
    fill([92, 0, 70, 18, 5], 'deep'),
    fill([96, 40, 62, 8], 'second'),
    repeat(6, (index) => fill([100 + index * 9.6, 62, 5, 40], 'mid')),
    shade([138, 12, 20, 138, 6]),
    gleam([101, 18, 5, 126, 2]),
    fill([174, 92, 52, 58, 6], 'mid'),
    fill([170, 82, 60, 16, 5], 'ink'),
    fill([174, 118, 52, 7], 'main'),
    shade([208, 92, 18, 58, 6]),
  ],
}

export const hungPrints: Motif = {
  name: 'prints drying on a line',
  place: 'hung',
  size: [240, 170],
  draw: ({ fill, stroke, shade }) => [
    stroke('M0 10q120 36 240 0', 'ink', 3),
    turn(
      [-3, 50, 30],
      fill([14, 30, 62, 84], 'paper'),
      fill([20, 36, 50, 58], 'secondPale'),
      fill('M20 94V78l18-18 14 14 10-8 8 8v20z', 'secondDeep'),
      fill([58, 48, 6], 'main'),
      fill([40, 18, 9, 20, 2], 'warm'),
    ),
    fill([90, 36, 64, 92], 'paper'),
    fill([96, 42, 52, 66], 'mainPale'),
    fill([122, 66, 12], 'ink'),
    fill('M100 108q0-26 22-26t22 26z', 'main'),
    fill([117, 24, 9, 20, 2], 'warm'),
    turn(
      [4, 194, 30],
      fill([166, 28, 62, 84], 'paper'),
      fill([172, 34, 50, 58], 'glass'),
      fill('M172 92V72q26-20 50 0v20z', 'leaf'),
      shade('M172 92V82q26-20 50 0v10z'),
      fill([192, 16, 9, 20, 2], 'warm'),
    ),
  ],
}

export const photoAlbum: Motif = {
  name: 'an open photo album',
  place: 'flat',
  size: [230, 160],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([4, 12, 222, 144, 6], 'mainDeep'),
    fill([12, 6, 102, 140, 3], 'paper'),
    fill([116, 6, 102, 140, 3], 'paper'),
    shade([100, 6, 30, 140], 0.1),
    fill([24, 20, 78, 52], 'secondPale'),
    fill('M24 72V58l22-18 18 18 14-10 24 20v4z', 'secondDeep'),
    fill([84, 34, 7], 'main'),
    fill([24, 84, 34, 46], 'mainPale'),
    fill([41, 100, 8], 'ink'),
    fill('M28 130q0-18 13-18t13 18z', 'main'),
    fill([66, 84, 36, 46], 'glass'),
    fill('M66 130v-16q18-14 36 0v16z', 'leaf'),
    fill([130, 20, 76, 84], 'secondPale'),
    fill('M130 104V84q20-22 40-4t36-12v36z', 'second'),
    gleam([130, 20, 76, 20]),
    fill([186, 42, 9], 'warm'),
    stroke('M132 118h58M132 130h40', 'mid', 4),
  ],
}
