import { oval, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

const heart = 'q-26-18-16-32q10-8 16 4q6-12 16-4q10 14-16 32z'

export const donationJar: Motif = {
  name: 'a donation jar with a heart on it',
  place: 'table',
  size: [140, 190],
  draw: ({ fill, shade, gleam }) => [
    fill([58, 0, 30, 30, 15], 'second'),
    fill([22, 26, 96, 24, 5], 'main'),
    shade([90, 26, 28, 24, 5]),
    fill([46, 34, 48, 6, 3], 'ink'),
    fill('M26 50h88q16 12 16 30v94q0 16-16 16H26q-16 0-16-16V80q0-18 16-30z', 'glass'),
    ...[
      [34, 172],
      [64, 176],
      [96, 172],
      [48, 154],
      [80, 156],
      [110, 156],
      [64, 138],
    ].map(
      ([x = 0, y = 0], index) =>
        fill([x, y, 14], index % 2 === 0 ? 'second' : 'secondPale') +
        fill([x, y, 8], index % 2 === 0 ? 'secondPale' : 'second'),
    ),
    fill([28, 76, 84, 58, 4], 'paper'),
    fill(`M70 126${heart}`, 'main'),
    gleam('M18 80q0-10 8-18h8v120h-8q-8-2-8-12z', 0.5),
    shade('M114 50q16 12 16 30v94q0 16-16 16z', 0.1),
  ],
}

export const foodBox: Motif = {
  name: 'a box of food for neighbours',
  place: 'table',
  size: [220, 180],
  draw: ({ fill, stroke, shade }) => [
    fill([36, 24, 40, 80, 4], 'main'),
    fill([36, 44, 40, 28], 'paper'),
    fill([32, 18, 48, 10, 4], 'mainDeep'),
    fill('M92 104V40q0-8 6-14V6h20v20q6 6 6 14v64z', 'paper'),
    fill([92, 56, 32, 26], 'second'),
    fill([98, 0, 20, 10, 2], 'main'),
    fill([150, 66, 26], 'main'),
    fill([176, 78, 22], 'second'),
    stroke('M150 42q0-10 8-14', 'secondDeep', 4),
    fill('M158 32q14-10 24 0q-12 10-24 0z', 'mainDeep'),
    fill([14, 88, 192, 92, 3], 'second'),
    shade([160, 88, 46, 92, 3]),
    fill('M14 88L0 66h30l14 22zM206 88l14-22h-30l-14 22z', 'secondPale'),
    fill([84, 118, 52, 44, 3], 'paper'),
    fill(`M110 156${heart}`, 'main'),
    fill([40, 104, 30, 10, 5], 'secondDeep'),
    fill([150, 104, 30, 10, 5], 'secondDeep'),
  ],
}

export const megaphone: Motif = {
  name: 'a megaphone',
  place: 'table',
  size: [230, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M196 42l30-14M202 74h30M196 106l30 14', 'paper', 7),
    fill('M76 104l16 54q2 8-6 8H72q-8 0-10-8l-14-54z', 'mainDeep'),
    fill([10, 48, 50, 58, 16], 'second'),
    fill('M54 46l112-40v142L54 108z', 'main'),
    shade('M54 82l112 10v56L54 108z'),
    gleam('M60 52l98-34v10L60 60z'),
    fill([160, 0, 22, 154, 11], 'paper'),
    shade([170, 0, 12, 154, 8], 0.14),
    fill('M10 78q0-20 10-26v54q-10-8-10-28z', 'secondDeep'),
    fill([44, 158, 74, 12, 4], 'ink'),
  ],
}

export const sapling: Motif = {
  name: 'a young tree being planted',
  place: 'garden',
  size: [200, 210],
  draw: ({ fill, stroke, shade }) => [
    fill([128, 30, 8, 160], 'second'),
    stroke('M100 190Q98 120 100 50', 'secondDeep', 8),
    stroke('M100 84h30M100 128h30', 'leafDeep', 4),
    fill(
      'M100 60q-42-6-46-46q42 6 46 46zM102 52q4-40 48-48q0 42-48 48zM98 110q-44 4-58-30q44-6 58 30zM102 104q20-36 60-24q-16 36-60 24z',
      'leaf',
    ),
    shade('M102 52q24-16 48-48q0 42-48 48zM102 104q30-4 60-24q-16 36-60 24z'),
    fill('M20 210q20-40 80-40t80 40z', 'secondDeep'),
    shade('M120 172q40 6 60 38h-60q16-20 0-38z'),
    fill([34, 200, 4], 'second'),
    fill([150, 198, 5], 'second'),
  ],
}

export const marketTent: Motif = {
  name: 'a fair tent with bunting',
  place: 'garden',
  size: [270, 190],
  draw: ({ fill, stroke, shade }) => [
    stroke('M-10 20q60 40 145-8q85 48 145 8', 'ink', 2.5),
    repeat(8, (index) => {
      const x = -2 + index * 36
      const y = index < 4 ? 26 + Math.min(index, 3 - index) * 8 : 26 + Math.min(index - 4, 7 - index) * 8
      return fill(`M${x} ${y}h24l-12 24z`, index % 2 === 0 ? 'second' : 'main')
    }),
    fill([40, 84, 8, 106], 'secondDeep'),
    fill([222, 84, 8, 106], 'secondDeep'),
    fill('M48 96h174v60H48z', 'wallShade'),
    repeat(6, (index) => fill(`M135 44L${30 + index * 35} 92h35z`, index % 2 === 0 ? 'main' : 'paper')),
    repeat(6, (index) =>
      fill(`M${30 + index * 35} 92h35v14a17.5 12 0 0 1-35 0z`, index % 2 === 0 ? 'main' : 'paper'),
    ),
    shade('M135 44l105 48v10H170z', 0.1),
    fill([34, 146, 202, 12, 2], 'second'),
    fill([44, 158, 182, 32], 'paper'),
    shade([180, 158, 46, 32], 0.1),
    fill(`M135 186${heart}`, 'main'),
    fill([62, 126, 26, 20, 3], 'main'),
    fill([96, 132, 20, 14, 3], 'second'),
    fill(oval([186, 140, 28, 9]), 'mainPale'),
    fill([176, 132, 8], 'second'),
    fill([192, 132, 8], 'main'),
  ],
}

export const potOfPaint: Motif = {
  name: 'paint pots and a brush',
  place: 'table',
  size: [220, 150],
  draw: ({ fill, stroke, shade, gleam }) => {
    const pot = (x: number, tone: 'main' | 'second') => [
      stroke(`M${x} 66q38-60 76 0`, 'mid', 4),
      fill([x, 60, 76, 90, 5], 'pale'),
      shade([x + 52, 60, 24, 90, 5]),
      fill(oval([x + 38, 61, 38, 9]), tone),
      fill(`M${x} 62h76v18q-8 16-16 4q-6-8-12 6q-6 22-14 2q-6-12-12-2q-12 14-22-8z`, tone),
      gleam([x + 7, 94, 5, 46, 2], 0.5),
    ]
    return [
      ...pot(8, 'main'),
      ...pot(108, 'second'),
      turn(
        [24, 180, 60],
        fill([166, -26, 14, 64, 6], 'secondDeep'),
        fill([158, 36, 30, 16, 2], 'mid'),
        fill('M158 52h30l-4 34h-22z', 'main'),
      ),
    ]
  },
}
