import type { Kit } from '../kit.ts'
import { repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'
import type { Tone } from '../tones.ts'

const pieceFoot = ({ fill, shade }: Kit, [x, y]: readonly [number, number], tone: Tone): string =>
  fill([x - 26, y - 20, 52, 10, 4], tone) +
  fill([x - 34, y - 12, 68, 12, 4], tone) +
  shade([x + 8, y - 20, 18, 10, 4]) +
  shade([x + 10, y - 12, 24, 12, 4])

const pawnAt = (kit: Kit, [x, y]: readonly [number, number], tone: Tone): string =>
  [
    kit.fill(`M${x - 9} ${y - 62}h18q2 26 17 44h-52q15-18 17-44z`, tone),
    kit.shade(`M${x + 2} ${y - 62}h7q2 26 17 44h-18q-4-18-6-44z`),
    kit.fill([x, y - 76, 19], tone),
    kit.shade(`M${x + 4} ${y - 94}a19 19 0 0 1 0 36a26 26 0 0 0 0-36z`),
    kit.fill([x - 17, y - 62, 34, 8, 4], tone),
    pieceFoot(kit, [x, y], tone),
  ].join('')

export const chessKnight: Motif = {
  name: 'a chess knight',
  place: 'table',
  size: [150, 200],
  draw: (kit) => [
    kit.fill(
      'M40 168q0-46 36-74q-30 12-50 8q-16-6-10-24l34-52l-4-22q14 2 22 14q48 0 58 60q6 44-12 90z',
      'main',
    ),
    kit.shade('M86 20q32 10 40 58q6 44-12 90H92q20-76-6-148z'),
    kit.stroke('M88 22q22 14 26 58M104 26q24 20 24 64', 'mainDeep', 5),
    kit.fill([60, 52, 5], 'paper'),
    kit.stroke('M22 92q10-2 16-10', 'mainDeep', 4),
    kit.gleam('M52 34q8-8 18-8q-20 14-34 40z', 0.25),
    kit.fill([30, 160, 92, 14, 5], 'second'),
    kit.fill([18, 172, 116, 14, 5], 'main'),
    kit.fill([8, 184, 136, 16, 5], 'mainDeep'),
    kit.shade([92, 172, 42, 14, 5]),
  ],
}

export const kingAndQueen: Motif = {
  name: 'a chess king and queen',
  place: 'table',
  size: [210, 210],
  draw: (kit) => {
    const body = (x: number, tone: Tone) => [
      kit.fill(`M${x - 18} 88h36q-4 62 20 104h-76q24-42 20-104z`, tone),
      kit.shade(`M${x + 4} 88h14q-4 62 20 104h-26q-10-50-8-104z`),
      kit.fill([x - 24, 80, 48, 10, 5], tone),
      kit.fill([x - 30, 94, 60, 8, 4], tone),
      kit.shade([x + 8, 80, 16, 10, 5]),
      pieceFoot(kit, [x, 208], tone),
    ]
    return [
      ...body(58, 'main'),
      kit.fill('M36 82l-8-38q30-14 60 0l-8 38z', 'main'),
      kit.shade('M64 38q14 1 24 6l-8 38H64z'),
      kit.fill('M53 6h10v10h10v9H63v14H53V25H43v-9h10z', 'second'),
      ...body(152, 'paper'),
      kit.fill('M130 82l-14-46l16 16l6-24l14 22l14-22l6 24l16-16l-14 46z', 'paper'),
      kit.shade('M158 58l8-30l6 24l16-16l-14 46h-16z', 0.12),
      kit.fill([152, 26, 8], 'second'),
    ]
  },
}

export const chessBoard: Motif = {
  name: 'a chessboard with a game in progress',
  place: 'flat',
  size: [200, 200],
  draw: ({ fill, shade, stroke }) => [
    fill([0, 0, 200, 200, 5], 'mainDeep'),
    fill([16, 16, 168, 168], 'paper'),
    fill(
      repeat(32, (index) => {
        const row = Math.floor(index / 4)
        return `M${16 + ((index % 4) * 2 + ((row + 1) % 2)) * 21} ${16 + row * 21}h21v21h-21z`
      }),
      'main',
    ),
    ...[
      [30, 30, 'second'],
      [86, 58, 'paper'],
      [142, 86, 'second'],
      [58, 114, 'paper'],
      [114, 142, 'second'],
      [170, 170, 'paper'],
      [114, 30, 'ink'],
      [30, 142, 'ink'],
    ].map(
      ([x, y, tone]) =>
        shade([Number(x) + 2, Number(y) + 3, 11], 0.25) +
        fill([Number(x), Number(y), 10.5], tone === 'second' ? 'second' : tone === 'ink' ? 'ink' : 'pale') +
        stroke([Number(x), Number(y), 5.5], tone === 'paper' ? 'second' : 'paper', 1.5),
    ),
    stroke('M16 16h168v168H16z', 'second', 3),
  ],
}

export const chessClock: Motif = {
  name: 'a chess clock',
  place: 'table',
  mirrors: false,
  size: [220, 140],
  draw: ({ fill, stroke, shade, gleam }) => {
    const dial = (x: number, hands: string) => [
      fill([x, 78, 42], 'secondPale'),
      fill([x, 78, 35], 'paper'),
      repeat(12, (index) =>
        fill(
          [x + 29 * Math.cos(index * 0.5236), 78 + 29 * Math.sin(index * 0.5236), index % 3 === 0 ? 3 : 1.8],
          'ink',
        ),
      ),
      stroke(hands, 'ink', 4),
      fill([x, 78, 5], 'second'),
    ]
    return [
      fill([38, 8, 30, 22, 4], 'second'),
      fill([150, 0, 30, 30, 4], 'second'),
      fill('M10 40q0-16 16-16h168q16 0 16 16l8 88q0 6-6 6H8q-6 0-6-6z', 'main'),
      shade('M176 24h18q16 0 16 16l8 88q0 6-6 6h-30z'),
      gleam([30, 28, 120, 4, 2]),
      ...dial(60, 'M60 78V56M60 78l14 8'),
      ...dial(158, 'M158 78l-16-14M158 78l4-22'),
      fill([20, 132, 30, 8, 2], 'mainDeep'),
      fill([170, 132, 30, 8, 2], 'mainDeep'),
    ]
  },
}

export const pawns: Motif = {
  name: 'a row of chess pawns',
  place: 'table',
  size: [250, 110],
  draw: (kit) => [
    pawnAt(kit, [40, 108], 'main'),
    pawnAt(kit, [124, 108], 'paper'),
    pawnAt(kit, [208, 108], 'second'),
  ],
}

export const trophy: Motif = {
  name: 'a trophy cup and a rosette',
  place: 'table',
  size: [190, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M54 34H24q-4 50 40 54M136 34h30q4 50-40 54', 'warm', 9),
    fill('M46 16h98q4 96-49 104Q42 112 46 16z', 'warm'),
    shade('M112 16h32q4 96-49 104q24-40 17-104z'),
    gleam('M58 24h12q-4 56 14 82q-26-20-26-82z', 0.4),
    fill([40, 8, 110, 12, 5], 'warmPale'),
    fill([95, 62, 20], 'warmPale'),
    fill('M95 46l5 11l12 1l-9 8l3 12l-11-7l-11 7l3-12l-9-8l12-1z', 'main'),
    fill([88, 118, 14, 36], 'warmDeep'),
    fill([66, 150, 58, 12, 4], 'warm'),
    fill([54, 160, 82, 40, 4], 'main'),
    shade([110, 160, 26, 40, 4]),
    fill([72, 172, 46, 14, 2], 'warmPale'),
    fill('M0 160l6 40l10-8l10 8l4-40z', 'mainDeep'),
    fill([15, 150, 20], 'main'),
    fill([15, 150, 11], 'paper'),
  ],
}
