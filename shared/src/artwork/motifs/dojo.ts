import { repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const beltsOnRail: Motif = {
  name: 'belts on a rail, from white to black',
  place: 'wall',
  size: [250, 180],
  draw: ({ fill, stroke, shade }) => [
    fill([0, 0, 250, 14, 7], 'warm'),
    repeat(5, (at) => {
      const tone = (['paper', 'warmPale', 'main', 'second', 'ink'] as const)[at] ?? 'paper'
      return [
        fill([18 + at * 46, 8, 14, 150], tone),
        fill([34 + at * 46, 8, 14, 126], tone),
        shade([34 + at * 46, 8, 14, 126], 0.14),
        stroke(`M${18 + at * 46} 146h14M${34 + at * 46} 122h14`, 'deep', 4),
        fill([14 + at * 46, 2, 38, 14, 4], tone),
      ].join('')
    }),
  ],
}

export const foldedSuit: Motif = {
  name: 'a folded training suit with its belt',
  place: 'table',
  size: [220, 130],
  draw: ({ fill, stroke, shade }) => [
    fill([14, 34, 192, 30, 8], 'paper'),
    fill([6, 62, 208, 32, 8], 'paper'),
    fill([14, 92, 192, 32, 8], 'pale'),
    shade([140, 34, 66, 90, 8], 0.12),
    stroke('M14 64h192M8 94h204', 'mid', 3),
    stroke('M72 36l38 26l38-26', 'mid', 4),
    fill([0, 70, 220, 20, 5], 'main'),
    shade([140, 70, 80, 20, 5]),
    fill('M92 60h36l6 20l-6 20H92l-6-20z', 'mainDeep'),
    fill('M94 96h16l-6 34H86zM114 96h16l10 32h-18z', 'main'),
  ],
}

export const boxingGloves: Motif = {
  name: 'a pair of boxing gloves',
  place: 'hung',
  size: [200, 190],
  draw: ({ fill, stroke, shade, gleam }) => {
    const glove = (x: number) => [
      fill(`M${x} 96q-14-44 30-50q50 0 48 46q0 26-12 46h-46q-18-18-20-42z`, 'main'),
      fill(`M${x + 4} 108q-20-4-18-26q6-20 26-8q8 18-8 34z`, 'mainDeep'),
      shade(`M${x + 44} 46q36 4 34 46q0 26-12 46h-26q24-40 4-92z`),
      fill([x + 16, 134, 54, 40, 6], 'paper'),
      stroke(`M${x + 18} 148h50M${x + 18} 162h50`, 'mid', 4),
      gleam(`M${x + 14} 66q10-12 26-12q-16 6-22 20z`, 0.45),
    ]
    return [stroke('M100 0Q70 40 56 70M100 0q30 40 46 70', 'pale', 5), ...glove(18), ...glove(112)]
  },
}

export const stackedMats: Motif = {
  name: 'a stack of mats',
  place: 'floor',
  size: [250, 130],
  draw: ({ fill, shade, stroke }) => [
    repeat(4, (at) =>
      [
        fill([4 + (at % 2) * 6, 8 + at * 30, 236, 28, 5], at % 2 === 0 ? 'main' : 'second'),
        shade([160 + (at % 2) * 6, 8 + at * 30, 80, 28, 5]),
      ].join(''),
    ),
    stroke('M100 22h40M100 82h40', 'paper', 5),
  ],
}
