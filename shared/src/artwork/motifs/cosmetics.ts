import { boxes, oval, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'
import type { Tone } from '../tones.ts'

export const nailPolish: Motif = {
  name: 'three bottles of nail polish',
  place: 'table',
  size: [230, 190],
  draw: ({ fill, stroke, shade, gleam }) => {
    const bottle = (x: number, tone: Tone) => [
      fill(`M${x + 20} 20q0-10 12-10t12 10l4 74H${x + 16}z`, 'ink'),
      gleam([x + 24, 24, 4, 62, 2], 0.3),
      fill(`M${x + 18} 92h28v10q18 6 18 24v50q0 14-14 14H${x + 14}q-14 0-14-14v-50q0-18 18-24z`, tone),
      shade(`M${x + 40} 102h6q18 6 18 24v50q0 14-14 14h-20q18-40 10-88z`),
      gleam([x + 9, 122, 7, 50, 3], 0.45),
    ]
    return [
      ...bottle(4, 'second'),
      ...bottle(160, 'mainPale'),
      ...bottle(82, 'main'),
      stroke('M94 152q20 8 40 0', 'mainPale', 3),
    ]
  },
}

export const paintedNails: Motif = {
  name: 'a hand with painted nails',
  place: 'flat',
  size: [236, 232],
  draw: ({ fill, stroke, shade, gleam }) => {
    const nail = (lean: number, x: number, y: number) =>
      turn(
        [lean, x, y],
        fill(`M${x - 8} ${y + 11}v-13q2-19 8-19t8 19v13q-8 7-16 0z`, 'main'),
        gleam([x - 5, y - 7, 3, 14, 1.5], 0.5),
      )
    return [
      fill('M2 152l176-26l14 80l-176 26z', 'paper'),
      stroke('M10 170l174-26', 'main', 5),
      fill(
        'M80 226L78 206Q64 196 54 182L18 152Q8 142 15 134Q23 128 34 136L52 146Q50 140 48 134L35 62Q33 49 43 47Q54 45 57 58L72 116L74 30Q74 16 85 16Q95 16 96 30L104 116L115 38Q116 25 127 26Q138 27 136 40L132 120L150 72Q154 62 164 65Q172 69 169 79L158 138Q160 178 138 202L142 226z',
        'warmPale',
      ),
      shade('M158 138Q160 178 138 202L142 226H120Q122 206 134 188Q146 168 146 132z', 0.1),
      stroke('M48 92l13-3M80 66h12M114 72l13 2M147 100l12 4', 'warm', 2),
      nail(-12, 44, 58),
      nail(0, 85, 28),
      nail(6, 126, 37),
      nail(16, 161, 76),
      nail(-52, 24, 142),
      fill([70, 214, 84, 18, 5], 'mainDeep'),
      turn(
        [14, 206, 140],
        fill([194, 104, 22, 46, 8], 'ink'),
        fill('M192 148h26q12 6 12 18v30q0 10-10 10h-30q-10 0-10-10v-30q0-12 12-18z', 'main'),
        gleam([186, 164, 5, 30, 2], 0.45),
      ),
    ]
  },
}

export const brushesInCup: Motif = {
  name: 'make-up brushes in a cup',
  place: 'table',
  size: [180, 220],
  draw: ({ fill, stroke, shade, gleam }) => {
    const brush = ([x, lean, top]: readonly [number, number, number], head: string, tone: Tone) =>
      turn(
        [lean, x, 190],
        fill([x - 5, top + 22, 10, 160 - top, 4], 'ink'),
        fill([x - 8, top, 16, 30, 3], 'secondPale'),
        fill(`M${x} ${top + 2}${head}z`, tone),
      )
    const round = 'h-10q-16-14-12-34q6-20 22-22q16 2 22 22q4 20-12 34'
    const flat = 'h-9q-8-18-4-40q14-8 26-2q4 22-4 42'
    const slim = 'h-6q-6-18 6-38q12 20 6 38'
    return [
      brush([62, -17, 58], flat, 'mainPale'),
      brush([112, 17, 62], round, 'main'),
      brush([74, -7, 48], slim, 'warmDeep'),
      brush([100, 7, 50], slim, 'mainDeep'),
      brush([88, 0, 56], round, 'warm'),
      fill('M38 118h104l-10 102H48z', 'main'),
      shade('M104 118h38l-10 102h-34z'),
      fill([34, 112, 112, 14, 5], 'mainDeep'),
      stroke('M42 148h96', 'mainPale', 4),
      gleam([52, 134, 7, 74, 3], 0.35),
      fill([144, 196, 32, 24, 4], 'second'),
      fill([142, 184, 36, 14, 4], 'secondDeep'),
    ]
  },
}

const pans: readonly Tone[] = [
  'warmPale',
  'main',
  'secondPale',
  'mainDeep',
  'mainPale',
  'second',
  'warm',
  'deep',
]

export const eyeShadows: Motif = {
  name: 'an open palette of eye shadows',
  place: 'flat',
  size: [240, 210],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([6, 0, 228, 96, 12], 'deep'),
    fill([18, 11, 204, 74, 6], 'glass'),
    gleam('M40 11h46L46 85H18v-34zM112 11h20L92 85H72z', 0.55),
    fill(boxes([40, 94, 34, 12], [166, 94, 34, 12]), 'mid'),
    fill([0, 102, 240, 108, 12], 'ink'),
    pans
      .map((tone, at) => {
        const [x, y] = [12 + (at % 4) * 55, 112 + Math.floor(at / 4) * 37]
        return fill([x, y, 50, 32, 5], tone) + gleam([x + 4, y + 3, 42, 4, 2], 0.22)
      })
      .join(''),
    fill([14, 190, 212, 12, 5], 'deep'),
    stroke('M44 196h130', 'secondPale', 6),
    fill(oval([186, 196, 16, 5]), 'paper'),
    fill(oval([34, 196, 14, 5]), 'paper'),
    shade([200, 102, 40, 108, 12], 0.1),
  ],
}

export const lipsticks: Motif = {
  name: 'two lipsticks and a compact',
  place: 'table',
  size: [240, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M24 92V36q4-26 42-34v90z', 'main'),
    shade('M50 10q8-6 16-8v90H50z'),
    fill('M24 40q4-28 42-38q-2 30-42 38z', 'mainPale'),
    fill([18, 84, 54, 36], 'secondPale'),
    fill([10, 112, 70, 78, 5], 'ink'),
    shade([54, 84, 18, 36], 0.16),
    gleam([20, 120, 8, 62, 3], 0.25),
    fill([96, 60, 56, 130, 6], 'second'),
    shade([132, 60, 20, 130, 6]),
    stroke('M96 120h56', 'secondPale', 6),
    gleam([104, 70, 7, 42, 3], 0.4),
    fill([202, 96, 46], 'deep'),
    fill([202, 96, 37], 'glass'),
    gleam('M176 122L206 60q10 2 18 8l-32 64q-10-4-16-10z', 0.6),
    fill('M152 146h96q6 0 6 8v22q0 14-14 14h-80q-14 0-14-14v-22q0-8 6-8z', 'deep'),
    fill([150, 142, 100, 12, 5], 'mainPale'),
    gleam([160, 166, 60, 4, 2], 0.2),
  ],
}

export const mirrorWithLamps: Motif = {
  name: 'a mirror framed with lamps',
  place: 'table',
  size: [230, 230],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M92 186h46l12 44H80z', 'mainDeep'),
    fill([62, 220, 106, 10, 4], 'main'),
    fill([14, 0, 202, 190, 14], 'main'),
    shade([180, 0, 36, 190, 14], 0.12),
    fill([48, 32, 134, 126, 6], 'glass'),
    gleam('M64 32h50L66 158H48V76zM136 32h18l-48 126H88z', 0.55),
    stroke([48, 32, 134, 126, 6], 'mainDeep', 4),
    repeat(5, (at) => fill([31, 18 + at * 39, 11], 'paper') + fill([199, 18 + at * 39, 11], 'paper')),
    repeat(3, (at) => fill([73 + at * 42, 17, 11], 'paper') + fill([73 + at * 42, 174, 11], 'paper')),
    repeat(5, (at) => fill([31, 18 + at * 39, 6], 'warmPale') + fill([199, 18 + at * 39, 6], 'warmPale')),
    repeat(3, (at) => fill([73 + at * 42, 17, 6], 'warmPale') + fill([73 + at * 42, 174, 6], 'warmPale')),
    fill([186, 194, 38, 36, 5], 'second'),
    fill([182, 182, 46, 16, 5], 'secondDeep'),
    fill([8, 176, 20, 54, 4], 'secondPale'),
    fill([12, 158, 12, 20, 3], 'ink'),
    fill(oval([18, 176, 10, 2]), 'second'),
  ],
}
