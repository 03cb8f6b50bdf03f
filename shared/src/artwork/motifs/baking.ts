import { oval, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const roundLoaf: Motif = {
  name: 'a round loaf of bread with a scored crust',
  place: 'table',
  size: [230, 140],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M10 108q-6-84 96-96q112-4 114 92q0 24-26 24H40q-26 0-30-20z', 'warm'),
    shade('M150 18q70 18 70 86q0 24-26 24h-64q58-38 20-110z'),
    fill('M58 38q48-30 104 2q-50 10-104-2z', 'warmPale'),
    stroke('M112 16v88M52 64q60-30 122-2', 'warmPale', 9),
    stroke('M70 92q-16-14-22-12M156 92q18-16 28-14M88 38q-14-8-20-8', 'warmPale', 5),
    gleam('M30 92q-4-46 34-62q-22 24-22 62z', 0.35),
    fill([0, 126, 230, 12, 4], 'main'),
    shade([120, 126, 110, 12, 4]),
  ],
}

export const baguettesInBasket: Motif = {
  name: 'baguettes standing in a basket',
  place: 'table',
  size: [190, 240],
  draw: ({ fill, stroke, shade }) => {
    const baguette = (lean: number, x: number, tone: 'warm' | 'warmDeep') =>
      turn(
        [lean, x, 200],
        fill(`M${x - 17} 210V34q0-28 17-28t17 28v176z`, tone),
        shade(`M${x + 4} 8q13 4 13 26v176h-13z`),
        stroke(
          repeat(4, (at) => `M${x - 9} ${52 + at * 34}l18-14`),
          'warmPale',
          6,
        ),
      )
    return [
      baguette(-13, 70, 'warmDeep'),
      baguette(12, 122, 'warmDeep'),
      baguette(-3, 92, 'warm'),
      baguette(4, 118, 'warm'),
      fill('M22 128h146l-16 112H38z', 'main'),
      shade('M112 128h56l-16 112h-46z'),
      stroke('M28 160h134M32 186h126M36 212h118', 'mainDeep', 4),
      stroke(
        repeat(5, (at) => `M${44 + at * 25} 132l${(2 - at) * 2} 104`),
        'mainDeep',
        4,
      ),
      fill([16, 120, 158, 18, 9], 'mainDeep'),
    ]
  },
}

export const croissants: Motif = {
  name: 'croissants on a tray',
  place: 'table',
  size: [230, 120],
  draw: ({ fill, stroke, shade, gleam }) => {
    const croissant = (x: number, y: number) => [
      fill(
        `M${x} ${y}q-16-6-10-24q8-26 52-28q46 2 54 28q4 18-12 24q-6-18-18-18q-8-14-24-14t-24 14q-12 0-18 18z`,
        'warm',
      ),
      shade(`M${x + 54} ${y - 50}q34 6 42 26q4 18-12 24q-6-18-18-18q0-20-12-32z`),
      stroke(
        `M${x + 14} ${y - 16}l-12-16M${x + 28} ${y - 30}l-6-20M${x + 56} ${y - 30}l6-20M${x + 70} ${y - 16}l12-16`,
        'warmDeep',
        5,
      ),
      gleam(`M${x + 26} ${y - 46}q14-6 30-4q-16 2-26 10z`, 0.5),
    ]
    return [
      ...croissant(66, 62),
      ...croissant(20, 100),
      ...croissant(116, 100),
      fill('M4 98h222l-12 18H16z', 'paper'),
      shade('M130 98h96l-12 18h-90z', 0.14),
      fill([0, 94, 230, 8, 4], 'pale'),
    ]
  },
}

export const rollingPin: Motif = {
  name: 'a rolling pin on floured dough',
  place: 'table',
  size: [240, 110],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M14 100q-8-26 34-30h150q40 6 30 30z', 'warmPale'),
    shade('M150 70h48q40 6 30 30h-66q10-18-12-30z', 0.12),
    stroke('M50 92q40-8 78 0M146 86q30-6 52 2', 'paper', 4),
    turn(
      [-9, 120, 46],
      fill([-4, 38, 44, 16, 8], 'mainDeep'),
      fill([200, 38, 44, 16, 8], 'mainDeep'),
      fill([34, 22, 172, 48, 12], 'main'),
      shade([34, 50, 172, 20, 10]),
      gleam([46, 30, 140, 7, 3], 0.4),
    ),
    fill([0, 98, 240, 12, 4], 'pale'),
  ],
}

export const bunsOnRack: Motif = {
  name: 'buns on a cooling rack',
  place: 'table',
  size: [240, 120],
  draw: ({ fill, stroke, shade, gleam }) => [
    repeat(3, (at) =>
      [
        fill(`M${20 + at * 70} 78q-6-46 32-48q40 2 32 48z`, at === 1 ? 'warmDeep' : 'warm'),
        shade(`M${56 + at * 70} 31q34 4 28 47h-24q10-24-4-47z`),
        gleam(oval([42 + at * 70, 46, 9, 6]), 0.4),
        stroke(`M${44 + at * 70} 40q8-6 16 0`, 'warmPale', 4),
      ].join(''),
    ),
    stroke('M6 80h228', 'second', 7),
    stroke(
      repeat(8, (at) => `M${22 + at * 28} 80v14`),
      'second',
      4,
    ),
    stroke('M14 96h212', 'second', 5),
    stroke('M30 96v22M210 96v22', 'second', 7),
  ],
}

export const flourSack: Motif = {
  name: 'a sack of flour with a scoop',
  place: 'floor',
  size: [170, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M34 52q-26 60-14 132q2 16 20 16h90q18 0 20-16q12-72-14-132z', 'paper'),
    shade('M108 52h28q26 72 14 132q-2 16-20 16h-36q30-60 14-148z', 0.14),
    fill('M26 56q58-34 118 0q-58 24-118 0z', 'warmPale'),
    fill('M22 58q-6-20 12-28h102q18 8 12 28q-62-32-126 0z', 'pale'),
    fill('M54 104h62v54H54z', 'main'),
    stroke(
      'M85 150v-34M85 134q-14-2-14-16M85 134q14-2 14-16M85 146q-12-2-14-12M85 146q12-2 14-12',
      'paper',
      4,
    ),
    turn(
      [24, 112, 40],
      fill([104, -14, 14, 46, 6], 'secondDeep'),
      fill('M88 24h46v16q0 24-23 24t-23-24z', 'second'),
      gleam([96, 30, 6, 22, 3], 0.4),
    ),
  ],
}
