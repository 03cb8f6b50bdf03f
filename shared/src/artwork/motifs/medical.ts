import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const stethoscope: Motif = {
  name: 'a stethoscope',
  place: 'flat',
  size: [210, 190],
  draw: ({ fill, stroke, gleam }) => [
    stroke('M52 6q-16-2-18 16v34q0 44 40 44t40-44V22q-2-18-18-16', 'mid', 7),
    stroke('M34 50q0 50 40 50t40-50M74 100v26q0 52 50 52t52-50V96', 'main', 10),
    fill([46, 0, 14, 14, 6], 'ink'),
    fill([88, 0, 14, 14, 6], 'ink'),
    fill([176, 78, 30], 'second'),
    fill([176, 78, 21], 'paper'),
    fill([176, 78, 12], 'pale'),
    gleam('M152 70q4-14 18-16q-8 12-8 24z', 0.5),
    fill([68, 94, 12, 22, 4], 'ink'),
  ],
}

export const firstAidCase: Motif = {
  name: 'a first aid case',
  place: 'table',
  size: [200, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M72 24V10q0-6 8-6h40q8 0 8 6v14', 'ink', 9),
    fill([4, 22, 192, 128, 14], 'main'),
    shade('M164 22h18q14 0 14 14v100q0 14-14 14h-18z'),
    gleam([18, 30, 120, 6, 3]),
    fill([4, 72, 192, 5], 'mainDeep'),
    fill([100, 88, 42], 'paper'),
    fill('M90 60h20v18h18v20h-18v18H90V98H72V78h18z', 'second'),
    fill([28, 64, 18, 22, 3], 'mid'),
    fill([154, 64, 18, 22, 3], 'mid'),
  ],
}

export const clipboard: Motif = {
  name: 'a clipboard with a checklist',
  place: 'flat',
  size: [180, 200],
  draw: ({ fill, stroke, shade }) => [
    turn(
      [-6, 80, 100],
      fill([8, 14, 136, 182, 8], 'second'),
      fill([20, 30, 112, 154, 2], 'paper'),
      shade([122, 30, 10, 154], 0.06),
      ...[0, 1, 2, 3].map(
        (row) =>
          fill([32, 56 + row * 30, 16, 16, 3], row < 3 ? 'main' : 'pale') +
          fill([58, 60 + row * 30, row % 2 === 0 ? 60 : 44, 6, 3], 'mid') +
          (row < 3 ? stroke(`M35 ${64 + row * 30}l4 4l7-8`, 'paper', 3) : ''),
      ),
      fill([48, 6, 56, 24, 5], 'mid'),
      fill([76, 12, 7], 'ink'),
    ),
    turn(
      [18, 160, 110],
      fill([154, 50, 13, 106, 6], 'main'),
      fill('M155 156h11l-4 20h-3z', 'ink'),
      fill([154, 78, 13, 5], 'paper'),
    ),
  ],
}

export const bloodPressureMeter: Motif = {
  name: 'a blood pressure meter with its cuff',
  place: 'table',
  size: [220, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M120 130q20 44 64 28t26-60', 'ink', 6),
    fill('M190 60q24-2 24 26q0 26-16 28t-18-28q0-24 10-26z', 'second'),
    shade('M204 62q10 6 10 24q0 26-16 28q14-20 6-52z'),
    fill([196, 46, 12, 16, 3], 'mid'),
    fill([8, 96, 130, 74, 12], 'main'),
    shade([104, 96, 34, 74, 10]),
    fill([8, 122, 130, 14], 'mainPale'),
    stroke('M72 96V78', 'ink', 8),
    fill([72, 44, 44], 'second'),
    fill([72, 44, 35], 'paper'),
    repeat(9, (index) =>
      fill([72 + 28 * Math.cos(2.5 + index * 0.54), 44 + 28 * Math.sin(2.5 + index * 0.54), 2.4], 'ink'),
    ),
    stroke('M72 44l14-16', 'main', 4),
    fill([72, 44, 5], 'ink'),
    gleam('M40 40q4-20 22-26q-12 14-12 28z', 0.4),
  ],
}

export const medicineBottles: Motif = {
  name: 'medicine bottles and capsules',
  place: 'table',
  size: [210, 170],
  draw: ({ fill, shade, gleam }) => [
    fill([22, 0, 46, 22, 4], 'paper'),
    fill('M24 22h42q2 14 14 22v118q0 8-8 8H18q-8 0-8-8V44q12-8 14-22z', 'second'),
    shade('M58 22h8q2 14 14 22v118q0 8-8 8H58z'),
    gleam([18, 56, 6, 104, 3]),
    fill([10, 74, 70, 58], 'paper'),
    fill('M40 84h10v10h10v10H50v10H40v-10H30V94h10z', 'main'),
    fill([98, 66, 54, 18, 4], 'paper'),
    fill([102, 84, 46, 86, 8], 'main'),
    shade([134, 84, 14, 86, 7]),
    fill([102, 106, 46, 38], 'paper'),
    fill([110, 116, 30, 5, 2], 'second'),
    fill([110, 127, 20, 4, 2], 'mid'),
    fill([160, 150, 36, 20, 10], 'second'),
    fill('M178 150h8q10 0 10 10t-10 10h-8z', 'paper'),
    fill([188, 138, 22, 12, 6], 'mainPale'),
  ],
}

export const microscope: Motif = {
  name: 'a microscope',
  place: 'table',
  size: [160, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M100 52q54 18 46 82q-4 32-36 44', 'main', 18),
    turn(
      [-24, 78, 70],
      fill([62, -2, 32, 16, 4], 'ink'),
      fill([66, 12, 24, 30], 'mid'),
      fill([58, 40, 40, 62, 6], 'main'),
      shade([82, 40, 16, 62, 6]),
      gleam([63, 46, 5, 48, 2]),
      fill([66, 100, 24, 22, 3], 'mid'),
      fill([71, 120, 14, 12, 2], 'ink'),
    ),
    fill([30, 138, 100, 10, 3], 'second'),
    fill([56, 132, 36, 6, 1], 'glass'),
    fill([134, 112, 15], 'ink'),
    fill([134, 112, 7], 'secondPale'),
    fill('M18 200q4-24 34-24h70q24 0 28 24z', 'mainDeep'),
    shade('M110 176h12q24 0 28 24h-30z'),
  ],
}
