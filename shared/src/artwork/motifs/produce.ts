import { oval, repeat, shift, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const saladBowl: Motif = {
  name: 'a bowl of salad',
  place: 'table',
  size: [220, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M18 66q-6-34 26-36q8-26 40-20q20-20 46 0q28-8 40 18q32 2 30 38z', 'leafDeep'),
    fill('M36 66q0-26 28-26q14-20 34 0q22-16 40 2q28-4 36 24z', 'leaf'),
    ...[
      [66, 36, 15],
      [150, 40, 15],
      [112, 26, 12],
    ].map(
      ([x = 0, y = 0, radius = 0], index) =>
        fill([x, y, radius], index === 2 ? 'paper' : 'pot') + gleam([x - 4, y - 4, radius * 0.3], 0.5),
    ),
    fill([92, 46, 13], 'secondPale'),
    fill([92, 46, 8], 'paper'),
    stroke('M162 60L206 8M176 64L218 24', 'secondDeep', 6),
    fill('M8 64h204q-4 66-58 74H66Q12 130 8 64z', 'paper'),
    shade('M164 64h48q-4 66-58 74h-36q44-20 46-74z', 0.12),
    fill('M12 84h196q-2 8-5 16H17q-3-8-5-16z', 'second'),
    fill([76, 138, 68, 10, 3], 'paper'),
    shade([116, 138, 28, 10, 3], 0.12),
  ],
}

export const fruitBowl: Motif = {
  name: 'apples and pears in a bowl',
  place: 'table',
  size: [210, 160],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M118 84q-20-26-8-44q8-10 8-22q0-14 14-14t14 14q0 12 8 22q14 20-6 44z', 'leafPale'),
    stroke('M132 4q2-8 8-10', 'secondDeep', 4),
    shade('M134 4q12 2 12 14q0 12 8 22q14 20-6 44h-18q22-40 4-80z', 0.1),
    fill([64, 56, 34], 'leaf'),
    fill([98, 44, 32], 'warm'),
    fill([164, 62, 30], 'warmDeep'),
    shade('M172 34a30 30 0 0 1 0 56q14-26 0-56z'),
    gleam(oval([52, 42, 7, 11]), 0.35),
    gleam(oval([86, 30, 7, 10]), 0.35),
    stroke('M98 16q0-10 8-14M64 26q-2-10 4-14', 'secondDeep', 4),
    fill('M106 6q14-10 26 0q-14 12-26 0z', 'leafDeep'),
    fill('M6 78h198q-6 62-62 66H68Q12 140 6 78z', 'mainDeep'),
    shade('M156 78h48q-6 62-62 66h-32q42-18 46-66z'),
    fill([0, 72, 210, 12, 6], 'secondPale'),
    fill([70, 144, 70, 14, 4], 'mainDeep'),
  ],
}

export const kitchenScales: Motif = {
  name: 'kitchen scales with vegetables',
  place: 'table',
  size: [190, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    turn(
      [24, 66, 40],
      fill('M40 28q26-12 66-4q-30 24-66 18z', 'second'),
      fill('M38 22q-24-6-30 4q6 6 26 6zM40 38q-20 6-24 16q10 2 26-8z', 'mainDeep'),
    ),
    fill([128, 42, 26], 'main'),
    fill('M116 20q12 8 24-2q-2 10-12 12z', 'mainDeep'),
    gleam(oval([118, 36, 5, 9]), 0.4),
    fill('M18 62h154q-6 28-40 30H58Q24 90 18 62z', 'pale'),
    shade('M136 62h36q-6 28-40 30h-20q22-8 24-30z'),
    fill([80, 90, 30, 16], 'mid'),
    fill('M34 104h122l20 86q0 10-10 10H24q-10 0-10-10z', 'main'),
    shade('M126 104h30l20 86q0 10-10 10h-28q12-40-12-96z'),
    fill([95, 152, 38], 'paper'),
    repeat(8, (index) =>
      fill([95 + 31 * Math.cos(index * 0.785), 152 + 31 * Math.sin(index * 0.785), 2.5], 'ink'),
    ),
    stroke('M95 152l14-20', 'second', 5),
    fill([95, 152, 6], 'ink'),
  ],
}

export const juiceGlass: Motif = {
  name: 'a glass of juice with cut oranges',
  place: 'table',
  size: [200, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M92 60L118 0h18', 'main', 7),
    fill('M40 34h92l-10 148q0 8-8 8H58q-8 0-8-8z', 'glass'),
    fill('M42 62h88l-8 120q0 8-8 8H58q-8 0-8-8z', 'warm'),
    shade('M104 62h26l-8 120q0 8-8 8H96q12-60 8-128z', 0.14),
    gleam('M48 42h12l6 140q-8 0-8-6z', 0.5),
    fill([44, 40, 30], 'warmPale'),
    fill([44, 40, 24], 'warm'),
    stroke('M44 16v48M20 40h48M27 23l34 34M61 23l-34 34', 'paper', 2.5),
    fill('M124 190a38 38 0 0 1 76 0z', 'warmDeep'),
    fill('M130 190a32 32 0 0 1 64 0z', 'warmPale'),
    stroke('M162 190v-30M162 190l-22-20M162 190l22-20', 'paper', 3),
    fill('M10 190q-10-30 14-36q26 6 14 36z', 'mainDeep'),
  ],
}

export const avocados: Motif = {
  name: 'avocado halves with a spoon',
  place: 'flat',
  size: [240, 170],
  draw: ({ fill, shade, gleam, stroke }) => {
    const half = (stone: boolean) => [
      fill('M60 6q22 6 26 42q26 22 24 56q-6 46-50 48q-44-2-50-48q-2-34 24-56Q38 12 60 6z', 'leafDeep'),
      fill('M60 14q16 6 19 38q23 20 22 50q-6 40-41 42q-35-2-41-42q-1-30 22-50q3-32 19-38z', 'leafPale'),
      stone
        ? fill([60, 98, 25], 'warmDeep') + gleam([52, 90, 7], 0.3)
        : shade([60, 98, 25], 0.14) + gleam('M40 108a25 25 0 0 0 40 4a30 30 0 0 1-40-4z', 0.5),
    ]
    return [
      turn([-16, 60, 80], ...half(true)),
      shift([96, 4], turn([14, 60, 80], ...half(false))),
      turn(
        [30, 220, 90],
        stroke('M222 60v96', 'mid', 8),
        fill(oval([222, 40, 17, 26]), 'mid'),
        gleam(oval([217, 36, 5, 13]), 0.4),
      ),
    ]
  },
}

export const groceryBag: Motif = {
  name: 'a paper bag of groceries',
  place: 'table',
  size: [170, 210],
  draw: ({ fill, stroke, shade }) => [
    stroke('M52 84L34 14M60 84L56 4M68 84L80 10', 'mainDeep', 9),
    fill('M92 92V26q0-22 20-22t20 22v66z', 'secondDeep'),
    stroke('M98 34l28-10M98 52l28-10', 'secondPale', 5),
    fill([42, 70, 26], 'main'),
    fill([82, 66, 22], 'paper'),
    fill('M126 98q-6-40 10-56q20 8 14 56z', 'main'),
    stroke('M136 44q-6-14 2-24M138 44q4-12 14-16', 'mainDeep', 5),
    fill('M14 84l14-8l14 8l14-8l14 8l14-8l14 8l14-8l14 8l14-8l12 8v122H14z', 'second'),
    shade('M116 80l10-4l14 8l12-8v134h-36z'),
    fill([74, 152, 26], 'paper'),
    fill('M74 168q-22-16-14-28q10-6 14 4q4-10 14-4q8 12-14 28z', 'main'),
  ],
}
