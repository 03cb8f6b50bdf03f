import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const barberPole: Motif = {
  name: 'a striped barber pole',
  place: 'wall',
  size: [110, 230],
  mirrors: false,
  draw: ({ fill, shade, gleam }) => [
    fill([0, 96, 34, 36, 4], 'deep'),
    fill([55, 22, 22], 'second'),
    fill('M24 62q0-22 31-22t31 22z', 'second'),
    fill([28, 58, 54, 120], 'paper'),
    fill('M28 72l28-14h26l-54 28zM28 126l54-28v14l-54 28zM28 178l54-28v14l-28 14z', 'main'),
    fill('M28 99l54-28v14l-54 28zM28 153l54-28v14l-54 28z', 'mainDeep'),
    shade([64, 58, 18, 120], 0.18),
    gleam([34, 58, 7, 120], 0.5),
    fill([20, 54, 70, 12, 4], 'second'),
    fill([20, 172, 70, 12, 4], 'second'),
    fill('M26 184h58q0 24-29 24t-29-24z', 'second'),
    fill([55, 214, 10], 'second'),
    shade('M58 2a22 22 0 0 1 0 40a30 30 0 0 0 0-40z'),
    shade('M66 184h18q0 24-29 24q12-8 11-24z'),
  ],
}

export const barberChair: Motif = {
  name: 'a barber chair',
  place: 'floor',
  size: [170, 210],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M36 210q2-14 36-14h16q34 0 36 14z', 'mid'),
    fill([70, 158, 20, 42], 'mid'),
    shade([80, 158, 10, 42]),
    stroke('M104 150q42 2 50 40h14', 'mid', 7),
    fill([138, 186, 32, 8, 4], 'deep'),
    fill([20, 0, 40, 26, 9], 'mainDeep'),
    stroke('M40 24v16', 'mid', 8),
    fill('M14 40q0-12 14-12h24q12 0 14 12l12 78H30q-8-40-16-78z', 'main'),
    shade('M56 30q8 2 10 10l12 78H62q2-50-6-88z'),
    repeat(3, (index) => shade([25 + index * 3, 52 + index * 20, 42, 3], 0.22)),
    fill([26, 114, 104, 34, 12], 'main'),
    gleam([34, 118, 60, 6, 3]),
    shade([26, 136, 104, 12, 6]),
    fill([54, 82, 78, 14, 7], 'second'),
    stroke('M122 94l4 26', 'mid', 7),
    fill([42, 148, 74, 10, 3], 'deep'),
  ],
}

export const scissorsAndComb: Motif = {
  name: 'scissors and a comb',
  place: 'flat',
  size: [210, 180],
  draw: ({ fill, stroke, shade, gleam }) => [
    turn(
      [18, 80, 90],
      fill('M72 110L60 4q14-8 20 4l4 102z', 'mid'),
      gleam('M64 8q6-4 10 0l2 90z', 0.4),
      fill('M86 110L100 4q-14-8-20 4l-4 102z', 'pale'),
      stroke('M72 112l-14 22M86 112l14 22', 'main', 9),
      stroke([48, 150, 20], 'main', 9),
      stroke([110, 150, 20], 'main', 9),
      stroke('M126 162q10 10 16 4', 'main', 6),
      fill([79, 106, 6], 'second'),
    ),
    turn(
      [-14, 170, 90],
      fill([150, 10, 20, 162, 6], 'second'),
      repeat(17, (index) =>
        fill([166, 18 + index * 8.8, index < 2 || index > 14 ? 26 : 24, index > 8 ? 6 : 4, 2], 'second'),
      ),
      shade([150, 10, 6, 162, 3], 0.14),
    ),
  ],
}

export const straightRazor: Motif = {
  name: 'a straight razor on a folded towel',
  place: 'flat',
  size: [220, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([26, 18, 168, 142, 6], 'paper'),
    shade([26, 86, 168, 4], 0.1),
    fill([26, 122, 168, 9], 'second'),
    fill([26, 138, 168, 4], 'second'),
    turn(
      [-22, 110, 90],
      fill('M20 62h106q10 0 10 10v28H34q-16-6-14-38z', 'pale'),
      gleam('M24 64h100v10H24z', 0.5),
      shade('M26 92h110v8H34q-6-2-8-8z', 0.14),
      fill([132, 74, 30, 12, 3], 'mid'),
      stroke('M158 80q22 0 26-16', 'mid', 7),
      fill('M150 74q60 10 58 30q-1 14-18 12L66 116q-10-8 0-16h92q-8-10-8-26z', 'main'),
      shade('M66 110h124q14 0 17-8q2 14-17 14H66q-4-4 0-6z'),
      fill([154, 86, 5], 'secondPale'),
    ),
  ],
}

export const shavingBrush: Motif = {
  name: 'a shaving brush and a bowl of lather',
  place: 'table',
  size: [210, 160],
  draw: ({ fill, shade, gleam }) => [
    fill('M26 44q-2-34 28-40q34 4 32 40l-10 34H36z', 'secondPale'),
    shade('M62 6q26 6 24 38l-10 34H62q10-40 0-72z', 0.14),
    fill([32, 76, 48, 16, 3], 'second'),
    fill('M36 92h40q10 18 2 34q-2 10 8 34H26q10-24 8-34q-8-16 2-34z', 'main'),
    shade('M62 92h14q10 18 2 34q-2 10 8 34H64q8-34-2-68z'),
    gleam('M42 98h6q-4 30-2 56h-6q2-30-2-40z', 0.25),
    ...[
      [116, 82, 16],
      [140, 70, 20],
      [168, 76, 18],
      [190, 86, 12],
    ].map(([x = 0, y = 0, radius = 0]) => fill([x, y, radius], 'paper')),
    fill('M96 88h112q0 58-40 64v8h-32v-8q-40-6-40-64z', 'second'),
    shade('M168 88h40q0 58-40 64v8h-16q24-20 16-72z'),
    fill([92, 84, 120, 10, 5], 'secondDeep'),
  ],
}

export const hairClippers: Motif = {
  name: 'hair clippers on their cord',
  place: 'table',
  size: [110, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M56 176q0 10 20 10h70', 'ink', 6),
    repeat(8, (index) => fill([26 + index * 7.6, 0, 4.6, 18, 1], 'mid')),
    fill([22, 14, 66, 18, 3], 'pale'),
    fill('M22 32h66l-6 34q6 50 0 90q-2 26-27 26t-27-26q-6-40 0-90z', 'main'),
    shade('M68 32h20l-6 34q6 50 0 90q-2 26-27 26q18-20 16-80z'),
    gleam('M32 40h8q-4 60 0 116q-8-6-6-40q-2-40-2-76z', 0.22),
    fill([44, 82, 22, 44, 11], 'ink'),
    fill([55, 94, 8], 'second'),
    fill([76, 36, 16, 8, 4], 'second'),
  ],
}

export const salonMirror: Motif = {
  name: 'a salon mirror with lights over a shelf of bottles',
  place: 'wall',
  size: [200, 220],
  draw: ({ fill, shade, gleam }) => [
    fill('M22 166V88a78 78 0 0 1 156 0v78z', 'second'),
    fill('M32 166V88a68 68 0 0 1 136 0v78z', 'glass'),
    gleam('M44 166V92q4-50 46-62L60 166zM76 166l34-138h16L92 166z', 0.5),
    repeat(7, (index) => {
      const angle = Math.PI * (index / 6)
      return fill([100 - 90 * Math.cos(angle), 88 - 84 * Math.sin(angle), 8], 'paper')
    }),
    fill([30, 126, 22, 52, 4], 'main'),
    fill([36, 112, 10, 14, 2], 'ink'),
    fill([60, 140, 26, 38, 6], 'paper'),
    fill([68, 132, 10, 8], 'mid'),
    fill([130, 118, 18, 60, 4], 'mainDeep'),
    fill([134, 104, 10, 14, 2], 'secondPale'),
    fill([154, 148, 20, 30, 4], 'secondPale'),
    fill([4, 178, 192, 14, 3], 'main'),
    shade([10, 192, 180, 6], 0.16),
    fill([30, 192, 8, 24], 'mainDeep'),
    fill([162, 192, 8, 24], 'mainDeep'),
  ],
}
