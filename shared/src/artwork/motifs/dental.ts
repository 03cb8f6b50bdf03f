import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const toothModel: Motif = {
  name: 'a model of a tooth on a stand',
  place: 'table',
  size: [160, 200],
  draw: ({ fill, shade, gleam }) => [
    fill(
      'M80 26q34-24 58 4q18 28-2 68q-8 20-12 48q-4 22-16 22q-10-2-12-26q-2-26-16-26t-16 26q-2 24-12 26q-12 0-16-22q-4-28-12-48q-20-40-2-68q24-28 58-4z',
      'paper',
    ),
    shade('M112 16q14 2 26 14q18 28-2 68q-8 20-12 48q-4 22-16 22q-6-2-8-12q30-70 12-140z', 0.12),
    gleam('M36 40q10-14 24-12q-18 14-20 44q-10-14-4-32z', 0.9),
    fill('M58 40q22 16 44 0q-6 18-22 18t-22-18z', 'pale'),
    fill('M36 168h88l6 18H30z', 'second'),
    fill([16, 184, 128, 16, 5], 'main'),
    shade([104, 184, 40, 16, 5]),
  ],
}

export const toothbrushCup: Motif = {
  name: 'toothbrushes in a cup',
  place: 'table',
  size: [130, 210],
  draw: ({ fill, shade, gleam }) => {
    const brush = (degrees: number, x: number, tone: 'main' | 'second') =>
      turn(
        [degrees, x, 200],
        fill([x - 6, 30, 12, 150, 6], tone),
        fill([x - 7, 2, 14, 40, 6], tone),
        repeat(5, (index) => fill([x - 22, 5 + index * 7, 16, 5, 1], index === 2 ? 'mainPale' : 'paper')),
      )
    return [
      brush(-12, 52, 'second'),
      brush(14, 74, 'main'),
      fill('M16 106h98l-8 104H24z', 'glass'),
      fill('M20 150h90l-5 60H25z', 'mainPale'),
      shade('M88 106h26l-8 104H86z', 0.12),
      gleam('M26 112h14l4 92H34z', 0.6),
      fill([12, 102, 106, 9, 4], 'paper'),
    ]
  },
}

export const dentalTools: Motif = {
  name: 'a dental mirror and probes on a tray',
  place: 'flat',
  size: [230, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([0, 10, 230, 150, 14], 'paper'),
    shade([12, 22, 206, 126, 8], 0.07),
    fill([160, 34, 46, 100, 3], 'second'),
    fill([160, 66, 46, 6], 'secondPale'),
    stroke('M36 134V78', 'main', 9),
    stroke('M36 78l-4-22', 'mid', 5),
    fill([30, 42, 17], 'mid'),
    fill([30, 42, 12], 'glass'),
    gleam('M22 42q2-8 8-9l-4 16z', 0.7),
    stroke('M78 134V74', 'main', 9),
    stroke('M78 74V48q0-16 14-14', 'mid', 5),
    stroke('M120 134V74', 'main', 9),
    stroke('M120 74V52q-12-4-10-20', 'mid', 5),
    repeat(3, (index) => fill([31 + index * 42, 96, 10, 5], 'paper')),
  ],
}

export const dentalChair: Motif = {
  name: 'a dentist’s chair with its lamp',
  place: 'floor',
  size: [260, 220],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M214 212V40q0-16-14-16h-62', 'pale', 9),
    fill([96, 12, 54, 24, 8], 'paper'),
    fill([102, 34, 42, 7, 3], 'secondPale'),
    gleam('M104 41h38l30 84H74z', 0.16),
    fill('M90 180h60l10 34H80z', 'mid'),
    fill([62, 208, 118, 12, 5], 'deep'),
    turn(
      [-34, 70, 130],
      fill([-16, 116, 112, 28, 14], 'main'),
      fill([-34, 118, 28, 24, 10], 'mainDeep'),
      gleam([-6, 120, 80, 5, 2]),
    ),
    fill('M70 142h98q10 0 16 8l34 34q8 10-4 14q-8 2-14-4l-30-24H84q-20 0-24-14q-2-14 10-14z', 'main'),
    shade('M70 160h106l36 36q-8 2-12-2l-30-24H84q-16 0-22-8z'),
    stroke('M112 144v-16h34', 'mid', 7),
    fill([106, 120, 52, 10, 5], 'second'),
    fill([196, 100, 62, 9, 3], 'paper'),
    fill([206, 90, 8, 10, 2], 'mid'),
    fill([222, 84, 6, 16, 2], 'main'),
    fill([236, 88, 10, 12, 2], 'second'),
  ],
}

export const toothpaste: Motif = {
  name: 'a tube of toothpaste and a brush',
  place: 'flat',
  size: [240, 160],
  draw: ({ fill, stroke, shade, gleam }) => [
    turn(
      [-12, 110, 60],
      fill('M20 24l150 12v52L20 100z', 'main'),
      shade('M20 80l150-4v12L20 100z'),
      gleam('M28 34l130 10v5L28 42z'),
      fill([10, 18, 16, 88, 3], 'mainDeep'),
      fill([168, 40, 10, 44, 2], 'paper'),
      fill([178, 44, 30, 36, 4], 'second'),
      stroke('M186 46v32M194 46v32', 'secondDeep', 2),
      fill('M58 48q20-10 36 0q8 14-36 30q-12-16 0-30z', 'paper'),
    ),
    turn(
      [8, 120, 130],
      fill([16, 124, 206, 14, 7], 'second'),
      repeat(8, (index) => fill([22 + index * 7, 106, 5, 19, 1], index % 3 === 1 ? 'mainPale' : 'paper')),
      stroke('M22 104q8-12 16-2t16-2t16-2', 'paper', 8),
    ),
  ],
}
