import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const balletShoes: Motif = {
  name: 'ballet shoes with ribbons',
  place: 'hung',
  size: [160, 220],
  draw: ({ fill, stroke, shade, gleam }) => {
    const shoe = (lean: number, x: number) =>
      turn(
        [lean, x, 110],
        stroke(
          `M${x - 14} 112Q${x - 40} 60 ${x + 6} 20M${x + 14} 112Q${x + 36} 64 ${x + 6} 20`,
          'mainPale',
          7,
        ),
        fill(`M${x - 24} 108q24-16 48 0q10 60-10 98q-14 14-28 0q-20-38-10-98z`, 'main'),
        fill(`M${x - 16} 112q16-10 32 0q4 26-16 46q-20-20-16-46z`, 'mainDeep'),
        shade(`M${x + 8} 104q10 2 16 6q10 58-10 96q-6 6-12 8q20-50 6-110z`),
        gleam(`M${x - 18} 150q4 30 12 46q-14-14-12-46z`, 0.35),
      )
    return [fill([66, 4, 28, 20, 10], 'second'), ...[shoe(9, 60), shoe(-9, 102)]]
  },
}

export const barreAndMirror: Motif = {
  name: 'a barre before a mirror',
  place: 'wall',
  size: [300, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([0, 0, 300, 150, 4], 'deep'),
    fill([8, 8, 138, 134], 'glass'),
    fill([154, 8, 138, 134], 'glass'),
    gleam('M30 142L90 8h30L60 142zM180 142l60-134h20l-60 134z', 0.4),
    stroke('M10 116h280', 'warm', 9),
    stroke('M40 116v44M150 116v44M260 116v44', 'mid', 7),
    fill([88, 110, 44, 46, 4], 'second'),
    shade([114, 110, 18, 46, 4]),
  ],
}

export const mirrorBall: Motif = {
  name: 'a mirror ball',
  place: 'hung',
  size: [150, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M75 0v44', 'deep', 5),
    fill([60, 40, 30, 16, 4], 'deep'),
    fill([75, 122, 70], 'pale'),
    shade('M104 58q42 22 42 64q-4 66-71 70q62-60 29-134z', 0.16),
    stroke('M8 100h134M6 124h138M12 148h126M26 172h98M26 76h98', 'mid', 3),
    stroke('M75 52v140M48 58q-26 62 0 128M102 58q26 62 0 128M26 76q-16 46 0 92M124 76q16 46 0 92', 'mid', 3),
    fill('M34 80h12v18H32zM84 104h16v16H84zM52 130h14v16H52zM106 150h14l-4 14h-12z', 'main'),
    fill('M60 82h12v16H60zM104 80h14l4 16h-16zM26 104h14v16H24zM78 152h16v16H78z', 'second'),
    gleam([48, 84, 10], 0.6),
  ],
}

export const tutuOnHanger: Motif = {
  name: 'a dance dress on a hanger',
  place: 'hung',
  size: [200, 220],
  draw: ({ fill, stroke, shade }) => [
    stroke('M100 4q14 0 12 14q-4 8-12 10v8M52 58l48-22l48 22', 'deep', 6),
    fill('M72 50q28 22 56 0l6 62H66z', 'main'),
    shade('M110 60q12-4 18-10l6 62h-28z'),
    fill(
      'M66 108h68q54 36 62 84q-14 14-26 2q-12 16-26 2q-12 14-22 0q-12 14-22 0q-10 14-22 0q-14 14-26-2q-12 12-26-2q8-50 40-84z',
      'mainPale',
    ),
    shade('M118 108h16q54 36 62 84q-14 14-26 2q-12 16-26 2q0-50-26-88z', 0.1),
    stroke(
      repeat(4, (at) => `M${76 + at * 16} 118l${-34 + at * 22} 70`),
      'main',
      3,
    ),
    fill([66, 104, 68, 12, 6], 'mainDeep'),
  ],
}

export const danceShoes: Motif = {
  name: 'a pair of dance shoes',
  place: 'table',
  size: [240, 120],
  draw: ({ fill, stroke, shade, gleam }) => {
    const shoe = (x: number, tone: 'main' | 'second') => [
      fill(`M${x} 40q22-10 40 10q20 26 62 30q16 4 14 20H${x + 14}l-4 18h-12z`, tone),
      shade(`M${x + 40} 50q20 26 62 30q16 4 14 20H${x + 50}z`),
      fill(`M${x + 8} 46q12-4 22 6q8 16 24 26q-34 0-46-32z`, 'deep'),
      stroke(`M${x + 14} 40q24-8 34 12`, 'deep', 6),
      gleam(`M${x + 70} 84q20 4 34 8`, 0.5),
    ]
    return [...shoe(8, 'second'), ...shoe(114, 'main')]
  },
}
