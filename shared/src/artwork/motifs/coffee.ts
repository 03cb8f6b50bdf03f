import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const coffeeCup: Motif = {
  name: 'a coffee cup on its saucer',
  place: 'table',
  size: [170, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M66 34q-10-9 0-17t0-15M92 34q-10-9 0-17t0-15', 'paper', 5),
    stroke('M128 66h12a22 22 0 0 1 0 44h-16', 'paper', 11),
    fill('M24 48h108q2 84-54 86q-56-2-54-86z', 'paper'),
    shade('M100 48h32q2 84-54 86q26-14 22-86z', 0.12),
    fill('M24 76h108q-2 12-6 22H30q-4-10-6-22z', 'main'),
    shade('M100 76h32q-2 12-6 22h-30q4-8 4-22z'),
    fill(oval([78, 48, 54, 9]), 'warmDeep'),
    gleam(oval([64, 46, 22, 3]), 0.3),
    fill('M8 134h146q-8 16-40 16H48q-32 0-40-16z', 'paper'),
    shade('M100 134h54q-8 16-40 16H80q18-2 20-16z', 0.14),
  ],
}

export const espressoMachine: Motif = {
  name: 'an espresso machine',
  place: 'table',
  size: [230, 180],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([14, 36, 202, 62, 8], 'main'),
    shade([164, 36, 52, 62, 8]),
    fill([26, 12, 178, 24, 5], 'mid'),
    gleam([30, 15, 120, 5, 2]),
    repeat(4, (index) => fill(`M${44 + index * 38} 12v-10h24v10z`, 'paper')),
    fill([24, 98, 182, 66], 'deep'),
    shade([150, 98, 56, 66], 0.3),
    fill([8, 160, 214, 20, 4], 'mid'),
    shade([150, 160, 72, 20, 4]),
    fill([92, 54, 46, 26, 13], 'paper'),
    stroke('M115 67l8-8', 'secondDeep', 3),
    repeat(3, (index) => fill([44 + index * 14, 67, 5], 'paper')),
    fill([166, 67, 11], 'secondPale'),
    repeat(2, (index) =>
      [
        fill([54 + index * 78, 98, 42, 14, 3], 'mid'),
        stroke(`M${60 + index * 78} 118l-26 10`, 'second', 8),
        fill(`M${58 + index * 78} 112h34l-6 12h-22z`, 'pale'),
        fill(`M${62 + index * 78} 138h26l-4 22h-18z`, 'paper'),
      ].join(''),
    ),
    stroke('M208 98v34', 'pale', 5),
  ],
}

export const coffeeGrinder: Motif = {
  name: 'a coffee grinder full of beans',
  place: 'table',
  size: [110, 200],
  draw: ({ fill, shade, gleam }) => [
    fill([30, 0, 50, 10, 4], 'deep'),
    fill('M18 10h74l-16 62H34z', 'glass'),
    fill('M24 34h62l-10 38H34z', 'warmDeep'),
    repeat(7, (index) =>
      fill(oval([34 + (index % 4) * 13 + (index > 3 ? 6 : 0), 46 + (index > 3 ? 13 : 0), 5, 3.5]), 'warm'),
    ),
    gleam('M26 14h14l8 56h-8z', 0.4),
    fill([24, 72, 62, 92, 6], 'main'),
    shade('M66 72h14q6 0 6 6v80q0 6-6 6H66z'),
    fill('M46 96h28v26H46z', 'mainDeep'),
    fill([50, 102, 20, 6, 3], 'paper'),
    fill('M40 128h34l-6 16H46z', 'mid'),
    fill([14, 164, 82, 14], 'deep'),
    fill('M8 178h94l6 22H2z', 'deep'),
    gleam([16, 166, 50, 4], 0.2),
  ],
}

export const cakeUnderGlass: Motif = {
  name: 'a cake under a glass dome',
  place: 'table',
  size: [170, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([85, 10, 9], 'second'),
    fill('M20 118V82a65 65 0 0 1 130 0v36z', 'glass'),
    fill('M38 118V86h94v32z', 'second'),
    fill(
      'M34 88q0-16 18-16h66q18 0 18 16q-4 12-12 4q-6 12-14 2q-6 10-14 0q-8 12-16 0q-8 10-14-2q-8 12-16 0q-10 8-16-4z',
      'paper',
    ),
    fill([38, 106, 94, 5], 'paper'),
    repeat(3, (index) => fill([60 + index * 25, 66, 8], 'main')),
    shade('M112 72h8q16 0 16 16v30h-24z', 0.12),
    gleam('M34 112V84q2-34 32-46q-18 18-20 46v28z', 0.5),
    stroke('M20 118V82a65 65 0 0 1 130 0v36', 'paper', 3),
    fill([8, 118, 154, 10, 4], 'paper'),
    fill('M74 128h22l4 34H70z', 'pale'),
    fill([48, 160, 74, 10, 4], 'paper'),
    shade('M90 128h6l4 34H88z', 0.12),
  ],
}

export const coffeeBags: Motif = {
  name: 'bags of coffee beans',
  place: 'table',
  size: [200, 160],
  draw: ({ fill, stroke, shade }) => {
    const bag = (x: number, y: number, tone: 'main' | 'second' | 'paper') => [
      fill(`M${x} ${y}h72l5 ${160 - y}H${x - 5}z`, tone),
      shade(`M${x + 52} ${y}h20l5 ${160 - y}h-26z`, 0.16),
      fill([x - 2, y - 12, 76, 18, 2], tone),
      stroke(`M${x} ${y + 5}h72`, 'deep', 3),
      fill([x + 34, y + 66, 22], tone === 'paper' ? 'main' : 'paper'),
      fill(oval([x + 34, y + 66, 8, 12]), 'secondDeep'),
      stroke(`M${x + 34} ${y + 55}q-5 11 0 22`, 'paper', 2),
    ]
    return [...bag(12, 46, 'second'), ...bag(112, 36, 'paper'), ...bag(62, 20, 'main')]
  },
}

export const moka: Motif = {
  name: 'a stove-top coffee pot',
  place: 'table',
  size: [150, 180],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M104 44h26q8 0 8 10l-6 50', 'deep', 11),
    fill([68, 2, 14, 16, 6], 'deep'),
    fill('M42 34q34-30 68 0z', 'mid'),
    fill('M20 40l22-6h68l-10 68H52z', 'pale'),
    shade('M82 34h28l-10 68H80z'),
    gleam('M48 36h12l4 64h-8z', 0.5),
    fill([46, 100, 60, 12, 3], 'main'),
    fill('M52 112h48l16 60q0 8-8 8H44q-8 0-8-8z', 'pale'),
    shade('M84 112h16l16 60q0 8-8 8H88z'),
    gleam('M56 116h10l-8 58H46z', 0.5),
    fill([64, 128, 7], 'second'),
  ],
}
