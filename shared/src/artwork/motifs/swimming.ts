import { oval, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const lifebuoy: Motif = {
  name: 'a lifebuoy with a rope',
  place: 'wall',
  size: [180, 190],
  draw: ({ stroke, shade, gleam }) => [
    stroke('M90 4v16', 'deep', 6),
    stroke(oval([90, 100, 62, 62]), 'main', 42),
    repeat(4, (at) => turn([45 + at * 90, 90, 100], stroke('M90 17v42', 'paper', 30))),
    shade('M132 40q46 60-8 118q-20 22-54 22q66-20 62-140z', 0.14),
    stroke('M28 44q-30 56 0 112M152 44q30 56 0 112', 'warm', 5),
    gleam('M44 64q14-24 40-30', 0.4),
  ],
}

export const gogglesAndCap: Motif = {
  name: 'swimming goggles and a cap',
  place: 'table',
  size: [240, 120],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M10 112q-8-84 64-92q68 8 62 92z', 'main'),
    shade('M98 30q44 22 38 82H92q26-36 6-82z'),
    stroke('M12 92h124', 'paper', 7),
    gleam('M28 82q2-34 26-48q-12 20-12 48z', 0.4),
    stroke('M132 96q40-30 104-14', 'deep', 7),
    fill(
      'M128 92q0-22 24-22t24 22q-4 20-24 20t-24-20zM184 92q0-20 22-20t22 20q-4 18-22 18t-22-18z',
      'secondDeep',
    ),
    fill(
      'M136 92q2-14 16-14t16 14q-4 12-16 12t-16-12zM191 92q2-12 15-12t15 12q-4 10-15 10t-15-10z',
      'secondPale',
    ),
    gleam([142, 82, 12, 5, 2], 0.6),
  ],
}

export const kickboards: Motif = {
  name: 'kickboards against a wall',
  place: 'floor',
  size: [220, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    turn(
      [-8, 60, 200],
      fill('M14 198V74q0-62 46-62t46 62v124z', 'main'),
      shade('M78 22q28 14 28 52v124H76z'),
      stroke('M34 150h52', 'paper', 8),
    ),
    turn(
      [7, 150, 200],
      fill('M104 198V84q0-62 46-62t46 62v114z', 'second'),
      shade('M168 32q28 14 28 52v114h-30z'),
      gleam([118, 80, 8, 90, 4], 0.4),
      stroke('M124 156h52', 'paper', 8),
    ),
  ],
}

export const laneInWater: Motif = {
  name: 'a lane rope on the water',
  place: 'ground',
  size: [300, 110],
  draw: ({ fill, stroke, gleam }) => [
    fill('M0 40q38-22 75 0t75 0t75 0t75 0v70H0z', 'secondPale'),
    stroke('M0 66q38-14 75 0t75 0t75 0t75 0M0 92q38-14 75 0t75 0t75 0t75 0', 'paper', 5),
    repeat(10, (at) =>
      fill(oval([16 + at * 30, 42 + (at % 2) * 6, 13, 11]), at % 2 === 0 ? 'main' : 'paper'),
    ),
    gleam(oval([16, 38, 6, 3]), 0.5),
  ],
}

export const poolLadder: Motif = {
  name: 'the ladder of a pool',
  place: 'floor',
  size: [170, 230],
  draw: ({ fill, stroke, shade }) => [
    fill([0, 130, 170, 24], 'paper'),
    fill([0, 154, 170, 76], 'secondPale'),
    shade([0, 146, 170, 8], 0.14),
    stroke('M40 222V50q0-40 34-36', 'pale', 12),
    stroke('M130 222V50q0-40-34-36', 'pale', 12),
    stroke('M44 176h82M44 206h82', 'mid', 11),
    stroke('M0 180q20-12 42 0t42 0t42 0t44 0', 'paper', 5),
  ],
}

export const towelAndBag: Motif = {
  name: 'a towel rolled beside a swimming bag',
  place: 'table',
  size: [240, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M40 56q4-44 44-44t44 44', 'mainDeep', 10),
    fill('M10 56h148q14 50 4 94H8q-12-44 2-94z', 'main'),
    shade('M110 56h48q14 50 4 94h-48q18-44-4-94z'),
    stroke('M12 78q20-12 36 0t36 0t36 0t38 0', 'paper', 5),
    gleam([24, 92, 7, 46, 3], 0.3),
    fill([150, 96, 84, 54, 26], 'second'),
    shade([190, 96, 44, 54, 24]),
    fill([166, 122, 22], 'secondPale'),
    stroke('M166 122m-14 0a14 14 0 1 1 14 14a8 8 0 1 1 2-15', 'secondDeep', 4),
  ],
}
