import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const cloche: Motif = {
  name: 'a serving dome on a tray',
  place: 'table',
  size: [220, 150],
  draw: ({ fill, shade, gleam }) => [
    fill([110, 16, 13], 'second'),
    fill([104, 24, 12, 14], 'secondDeep'),
    fill('M20 122a90 88 0 0 1 180 0z', 'pale'),
    shade('M136 38q62 22 64 84h-44q6-54-20-84z', 0.18),
    gleam('M38 112q4-48 40-64q-20 28-20 64z', 0.7),
    fill([14, 118, 192, 10, 4], 'main'),
    fill('M0 128h220q-6 14-30 16H30q-24-2-30-16z', 'second'),
    shade('M150 128h70q-6 14-30 16h-50q10-4 10-16z'),
    fill([70, 142, 80, 8, 3], 'secondDeep'),
  ],
}

export const tieredStand: Motif = {
  name: 'a three-tier stand of small cakes',
  place: 'table',
  size: [200, 210],
  draw: ({ fill, stroke, shade }) => {
    const tones = ['main', 'second', 'paper'] as const
    const cakes = (y: number, from: number, count: number) =>
      repeat(count, (index) => {
        const x = from + index * 28
        return (
          fill(`M${x} ${y}l-4-16h30l-4 16z`, 'secondDeep') +
          fill([x - 5, y - 28, 32, 16, 8], tones[(index + count) % 3] ?? 'main') +
          fill([x + 11, y - 30, 4], index % 2 === 0 ? 'second' : 'main')
        )
      })
    return [
      stroke('M100 30v164', 'second', 7),
      stroke([100, 20, 12], 'second', 6),
      cakes(80, 66, 3) + cakes(134, 38, 5) + cakes(188, 12, 7),
      fill([46, 78, 108, 9, 4], 'paper'),
      fill([22, 132, 156, 9, 4], 'paper'),
      fill([0, 186, 200, 10, 4], 'paper'),
      shade([120, 78, 34, 9, 4], 0.14),
      shade([130, 132, 48, 9, 4], 0.14),
      shade([140, 186, 60, 10, 4], 0.14),
      fill([72, 196, 56, 14, 4], 'second'),
    ]
  },
}

export const wineAndGlasses: Motif = {
  name: 'a bottle of wine and two glasses',
  place: 'table',
  size: [190, 210],
  draw: ({ fill, stroke, shade, gleam }) => {
    const glass = (x: number) => [
      fill(`M${x} 96h44q4 56-22 58q-26-2-22-58z`, 'glass'),
      fill(`M${x - 1} 118h46q-2 34-23 36q-21-2-23-36z`, 'warm'),
      stroke(`M${x + 22} 154v50M${x + 4} 206h36`, 'paper', 5),
      gleam(`M${x + 5} 100h7q-2 30 4 44q-12-10-11-44z`, 0.6),
    ]
    return [
      fill([72, 4, 26, 40, 3], 'second'),
      fill('M74 40h22v34q20 12 20 36v94q0 6-6 6H60q-6 0-6-6v-94q0-24 20-36z', 'deep'),
      shade('M88 40h8v34q20 12 20 36v94q0 6-6 6H92z', 0.3),
      fill([54, 122, 62, 52], 'paper'),
      fill([64, 134, 42, 5], 'main'),
      fill([64, 146, 30, 4], 'mid'),
      fill([64, 156, 36, 4], 'mid'),
      gleam([60, 106, 5, 14, 2], 0.3),
      ...glass(4),
      ...glass(138),
    ]
  },
}

export const chafingDish: Motif = {
  name: 'a chafing dish of hot food',
  place: 'table',
  size: [230, 160],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M70 46q-8-8 0-15t0-13M112 40q-8-8 0-15t0-13M154 46q-8-8 0-15t0-13', 'paper', 5),
    fill('M20 76q0-20 14-20q10-16 30-8q14-16 36-6q16-12 34 0q18-10 32 6q20-6 28 10q16 2 16 18z', 'warm'),
    repeat(6, (index) =>
      fill([44 + index * 28, 62 + (index % 2) * 6, 7], index % 2 === 0 ? 'main' : 'secondPale'),
    ),
    fill([6, 74, 218, 12, 5], 'pale'),
    fill('M16 86h198l-8 36H24z', 'main'),
    shade('M156 86h58l-8 36h-58z'),
    gleam([28, 92, 90, 5, 2]),
    fill([100, 98, 30, 8, 4], 'secondPale'),
    stroke('M34 122l-10 36M196 122l10 36M22 146h186', 'deep', 7),
    fill([70, 138, 26, 16, 3], 'mid'),
    fill([134, 138, 26, 16, 3], 'mid'),
    fill(oval([83, 131, 5, 8]), 'second'),
    fill(oval([147, 131, 5, 8]), 'second'),
  ],
}

export const whiskAndBowl: Motif = {
  name: 'a mixing bowl with a whisk and eggs',
  place: 'table',
  size: [230, 160],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M92 74Q70 20 44 14q4 30 34 66M96 70Q96 14 60 8', 'pale', 4),
    fill('M110 62L154 4q14-2 12 12l-44 56z', 'second'),
    fill('M34 62q14-14 30-8q20-16 44 0q20-10 42 8z', 'paper'),
    fill('M14 62h156q0 84-50 90H64q-50-6-50-90z', 'main'),
    shade('M128 62h42q0 84-50 90H90q42-16 38-90z'),
    gleam('M28 72q4 46 28 66q-12-28-14-66z', 0.25),
    fill([8, 56, 168, 13, 6], 'mainPale'),
    fill([60, 150, 64, 10, 3], 'mainDeep'),
    fill('M186 160q-14 0-14-22q2-22 14-24q12 2 14 24q0 22-14 22z', 'secondPale'),
    fill('M214 160q-14 0-14-20q2-20 14-22q12 2 14 22q0 20-14 20z', 'paper'),
    shade('M216 119q12 2 12 21q0 20-14 20q12-18 2-41z', 0.12),
  ],
}

export const canapes: Motif = {
  name: 'a platter of canapés',
  place: 'flat',
  size: [240, 180],
  draw: ({ fill, stroke, shade }) => [
    fill([0, 14, 240, 152, 76], 'paper'),
    stroke([9, 23, 222, 134, 67], 'second', 3),
    repeat(8, (index) => {
      const x = 52 + (index % 4) * 45
      const y = 64 + Math.floor(index / 4) * 54
      const base =
        index % 3 === 0 ? fill([x, y, 18], 'secondDeep') : fill([x - 17, y - 17, 34, 34, 4], 'second')
      const top =
        index % 2 === 0
          ? fill([x, y, 12], 'main') + fill([x - 3, y - 3, 4], 'mainPale')
          : fill(`M${x - 13} ${y + 5}q13-26 26 0z`, 'mainDeep') + fill([x, y + 6, 5], 'paper')
      return shade([x + 3, y + 4, 18], 0.12) + base + top
    }),
  ],
}
