import { boxes, oval, repeat, shift, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'
import type { Tone } from '../tones.ts'

const letterA = 'M0 34L13 0h8l13 34h-9l-3-8H12l-3 8zM14 19h6l-3-9z'

export const openDictionary: Motif = {
  name: 'an open dictionary with a thumb index',
  place: 'flat',
  size: [270, 190],
  draw: ({ fill, stroke, shade }) => [
    fill([2, 14, 258, 174, 7], 'main'),
    fill('M131 28q-34-22-117-10v156q83-10 117 10z', 'paper'),
    fill('M131 28q34-22 117-10v156q-83-10-117 10z', 'paper'),
    shade('M131 28q14-11 42-15v160q-28 2-42 11z', 0.08),
    shade('M131 28q-6-5-18-9v160q12 2 18 5z', 0.06),
    repeat(2, (column) =>
      repeat(
        7,
        (row) =>
          fill([26 + column * 48, 42 + row * 17, 16, 5, 1], 'main') +
          fill([44 + column * 48, 42 + row * 17, 22 - (row % 3) * 4, 5, 1], 'mid') +
          fill([150 + column * 48, 42 + row * 17, 16, 5, 1], 'second') +
          fill([168 + column * 48, 42 + row * 17, 22 - (row % 2) * 6, 5, 1], 'mid'),
      ),
    ),
    repeat(6, (at) => fill([246, 28 + at * 22, 16, 18, 4], at % 2 === 0 ? 'second' : 'secondPale')),
    fill('M112 170h16v40l-8-9l-8 9z', 'second'),
    stroke('M131 28v156', 'mid', 2),
  ],
}

export const speechMarks: Motif = {
  name: 'two speech bubbles cut from paper',
  place: 'flat',
  size: [260, 200],
  draw: ({ fill, shade }) => [
    fill('M22 6h128q16 0 16 16v68q0 16-16 16H76l-34 34v-34H22q-16 0-16-16V22Q6 6 22 6z', 'main'),
    shade('M6 74q80 16 160-6v22q0 16-16 16H76l-34 34v-34H22q-16 0-16-16z', 0.12),
    fill(boxes([30, 32, 112, 10], [30, 54, 84, 10], [30, 76, 98, 10]), 'paper'),
    shade('M120 86h124q16 0 16 16v64q0 16-16 16h-14v28l-32-28h-78q-16 0-16-16v-64q0-16 16-16z', 0.14),
    fill('M116 80h124q16 0 16 16v64q0 16-16 16h-14v28l-32-28h-78q-16 0-16-16V96q0-16 16-16z', 'second'),
    shade('M100 144q80 16 156-6v22q0 16-16 16h-14v28l-32-28h-78q-16 0-16-16z', 0.12),
    fill([134, 122, 9], 'paper'),
    fill([178, 122, 9], 'paper'),
    fill([222, 122, 9], 'paper'),
  ],
}

export const vocabularyBook: Motif = {
  name: 'a notebook of words with a pencil',
  place: 'flat',
  size: [230, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([6, 0, 164, 200, 8], 'mainDeep'),
    fill([26, 6, 140, 188, 4], 'paper'),
    fill([26, 6, 140, 26, 4], 'mainPale'),
    stroke('M96 32v162', 'main', 2.5),
    stroke('M34 58h124M34 80h124M34 102h124M34 124h124M34 146h124M34 168h124', 'pale', 2.5),
    fill(
      boxes([36, 48, 40, 5], [36, 70, 48, 5], [36, 92, 32, 5], [36, 114, 44, 5], [36, 136, 36, 5]),
      'deep',
    ),
    fill(boxes([104, 48, 46, 5], [104, 70, 34, 5], [104, 92, 48, 5], [104, 114, 30, 5]), 'second'),
    repeat(9, (at) => fill([0, 14 + at * 20.5, 30, 7, 3], 'mid')),
    turn(
      [-62, 180, 120],
      shade([116, 118, 130, 16, 2], 0.16),
      fill([112, 110, 120, 18], 'second'),
      shade([112, 120, 120, 8]),
      gleam([112, 112, 120, 4], 0.3),
      fill('M112 110v18l-26-9z', 'warmPale'),
      fill('M95 116v6l-10-3z', 'ink'),
      fill([230, 110, 10, 18], 'mid'),
      fill([238, 110, 16, 18, 5], 'mainPale'),
    ),
  ],
}

export const pictureCards: Motif = {
  name: 'picture cards with words',
  place: 'flat',
  size: [340, 160],
  draw: ({ fill, stroke, shade }) => {
    const card = ([x, lean]: readonly [number, number], tone: Tone, ...picture: string[]) =>
      turn(
        [lean, x + 45, 210],
        shade([x + 4, 34, 92, 136, 8], 0.16),
        fill([x, 28, 92, 136, 8], 'paper'),
        fill([x + 8, 36, 76, 86, 4], tone),
        ...picture,
        fill([x + 20, 134, 52, 8, 3], 'deep'),
        fill([x + 28, 148, 36, 5, 2], 'mid'),
      )
    return [
      shift(
        [34, -20],
        card(
          [12, -15],
          'secondPale',
          fill('M28 84l30-26l30 26h-8v28H36V84z', 'second'),
          fill([52, 92, 12, 20], 'paper'),
        ),
        card(
          [166, 15],
          'mainPale',
          fill([212, 80, 18], 'main'),
          stroke(
            'M212 54v-8M212 106v8M186 80h-8M238 80h8M194 62l-6-6M230 62l6-6M194 98l-6 6M230 98l6 6',
            'main',
            5,
          ),
        ),
        card(
          [89, 0],
          'pale',
          fill('M135 66q30-16 34 14q0 30-22 36q-8 2-12-2q-4 4-12 2q-22-6-22-36q4-30 34-14z', 'main'),
          shade('M150 60q17 2 19 20q0 30-22 36q-6 2-10 0q24-20 13-56z', 0.14),
          stroke('M135 68q-2-12 4-18', 'warmDeep', 5),
          fill('M140 56q8-16 24-12q-4 16-24 12z', 'leaf'),
        ),
      ),
    ]
  },
}

export const globeOnStand: Motif = {
  name: 'a globe on its stand',
  place: 'table',
  size: [190, 220],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M40 24a88 88 0 1 0 122 118', 'secondDeep', 9),
    fill([94, 92, 76], 'glass'),
    fill('M44 44q30-32 58-26q8 22-12 26q-8 2-4 14q-4 14-18 12q-6 12-22 10q-14-14-2-36z', 'main'),
    fill('M60 96q24-4 36 14q8 20-12 46q-14 0-16-22q-18-16-8-38z', 'main'),
    fill('M116 48q28-16 44 14q10 20 4 44q-18 6-20 22q-16 2-18-20q-18-2-20-22q0-20 10-38z', 'main'),
    shade('M118 20a76 76 0 0 1 0 144q44-72 0-144z', 0.14),
    gleam('M30 78q6-36 36-46q-20 22-22 54z', 0.45),
    fill([42, 22, 8], 'second'),
    fill([160, 148, 8], 'second'),
    fill([86, 176, 18, 26], 'secondDeep'),
    fill('M40 220q4-24 30-24h50q26 0 30 24z', 'second'),
    shade('M104 196h16q26 0 30 24h-36z'),
  ],
}

export const schoolbooks: Motif = {
  name: 'schoolbooks beside cubes with letters',
  place: 'table',
  mirrors: false,
  size: [270, 180],
  draw: ({ fill, stroke, shade, gleam }) => {
    const cube = (x: number, y: number, tone: Tone) => [
      fill([x, y, 58, 58, 6], tone),
      fill([x + 7, y + 7, 44, 44, 3], 'paper'),
      shade([x + 40, y, 18, 58, 6], 0.1),
    ]
    return [
      ...(
        [
          [4, 148, 150, 32, 'main'],
          [14, 120, 138, 28, 'second'],
          [0, 90, 146, 30, 'mainDeep'],
        ] as const
      ).flatMap(([x, y, wide, tall, tone]) => [
        fill([x, y, wide, tall, 4], tone),
        fill([x + wide - 30, y + 5, 30, tall - 10], 'paper'),
        shade([x + wide - 30, y + tall / 2, 30, tall / 2 - 5], 0.1),
        fill([x + 16, y + tall / 2 - 3, 54, 6, 2], 'paper'),
        gleam([x + 8, y + 3, 90, 3, 1]),
      ]),
      ...cube(164, 122, 'second'),
      ...cube(214, 122, 'main'),
      ...cube(186, 64, 'mainDeep'),
      shift([176, 134], fill(letterA, 'second')),
      stroke('M234 138v28M234 138h10q8 7 0 14h-10M234 152h12q9 7 0 14h-12', 'main', 6),
      stroke('M226 82q-9-9-18 0q-8 11 0 22q9 9 18 0', 'mainDeep', 7),
      fill('M74 90q-34-2-34-34q4-28 34-16q30-12 34 16q0 32-34 34z', 'warm'),
      shade('M84 38q22-4 24 18q0 32-34 34q22-18 10-52z'),
      stroke('M74 42q-2-14 6-20', 'warmDeep', 5),
      fill(oval([92, 26, 12, 6]), 'leaf'),
    ]
  },
}
