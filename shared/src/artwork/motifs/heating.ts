import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const radiator: Motif = {
  name: 'a column radiator',
  place: 'floor',
  size: [230, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M14 118H-8v32M216 118h20v32', 'mid', 7),
    fill([-18, 104, 20, 26, 4], 'paper'),
    fill([14, 18, 202, 12, 6], 'mainDeep'),
    fill([14, 116, 202, 12, 6], 'mainDeep'),
    repeat(8, (index) => {
      const x = 12 + index * 26
      return (
        fill([x, 4, 21, 134, 10], 'main') +
        shade([x + 12, 4, 9, 134, 6]) +
        gleam([x + 4, 14, 3, 110, 1.5], 0.3)
      )
    }),
    fill([16, 136, 12, 14, 3], 'mainDeep'),
    fill([198, 136, 12, 14, 3], 'mainDeep'),
  ],
}

export const boiler: Motif = {
  name: 'a boiler with its pipes',
  place: 'wall',
  size: [140, 230],
  mirrors: false,
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([56, 0, 28, 30], 'mid'),
    shade([72, 0, 12, 30]),
    repeat(4, (index) => fill([28 + index * 24, 170, 8, 60], index === 1 ? 'main' : 'second')),
    repeat(4, (index) => shade([33 + index * 24, 170, 3, 60])),
    repeat(2, (index) => fill([24 + index * 72, 196, 16, 10, 3], 'mid')),
    fill([6, 22, 128, 156, 8], 'paper'),
    shade('M112 22h14q8 0 8 8v140q0 8-8 8h-14z', 0.12),
    fill([6, 128, 128, 50, 6], 'main'),
    shade('M112 128h22v44q0 6-6 6h-16z'),
    fill([22, 142, 44, 22, 3], 'ink'),
    fill([28, 148, 20, 10, 1], 'glass'),
    fill([86, 153, 9], 'paper'),
    fill([114, 153, 9], 'paper'),
    stroke('M86 153v-7M114 153l5-5', 'main', 3),
    fill('M70 52q26 26 14 46q-6 10-14 10t-14-10q-8-14 2-22q2 8 8 8q-2-16 4-32z', 'warm'),
    fill('M70 82q10 12 5 20q-5 6-10 0q-5-8 5-20z', 'warmPale'),
    gleam([16, 32, 6, 86, 3], 0.6),
  ],
}

export const thermostat: Motif = {
  name: 'a round thermostat',
  place: 'wall',
  size: [170, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([85, 85, 85], 'paper'),
    shade('M85 0a85 85 0 0 1 0 170a104 104 0 0 0 0-170z', 0.1),
    fill([85, 85, 68], 'deep'),
    stroke('M43 127a59 59 0 1 1 96-22', 'main', 9),
    stroke('M139 105a59 59 0 0 1-12 22', 'mid', 9),
    fill([139, 104, 9], 'paper'),
    fill('M85 52q26 28 14 48q-5 10-14 10t-14-10q-8-14 2-22q2 8 8 8q-2-16 4-34z', 'warm'),
    fill('M85 84q9 11 5 19q-5 5-10 0q-4-8 5-19z', 'warmPale'),
    gleam('M27 78q6-32 34-44q-18 20-20 50z', 0.14),
    fill([72, 132, 8, 4, 2], 'pale'),
    fill([84, 132, 14, 4, 2], 'pale'),
  ],
}

export const airConditioner: Motif = {
  name: 'an air conditioning unit',
  place: 'wall',
  size: [240, 130],
  mirrors: false,
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M228 52h16V-60', 'pale', 12),
    fill([0, 0, 236, 80, 12], 'paper'),
    shade('M214 0h10q12 0 12 12v56q0 12-12 12h-10z', 0.1),
    fill('M8 58h220l-6 20q-2 4-8 4H22q-6 0-8-4z', 'pale'),
    fill([18, 63, 200, 6, 3], 'deep'),
    fill([18, 72, 200, 4, 2], 'mid'),
    fill([182, 18, 36, 16, 3], 'main'),
    fill([24, 26, 4], 'second'),
    gleam([14, 8, 150, 4, 2], 0.8),
    repeat(4, (index) => stroke(`M${48 + index * 44} 94q-9 9 0 18t0 18`, 'paper', 5)),
  ],
}

export const standingFan: Motif = {
  name: 'a standing fan',
  place: 'floor',
  size: [130, 230],
  draw: ({ fill, stroke, shade }) => [
    fill([61, 120, 8, 98], 'deep'),
    fill([52, 140, 26, 34, 6], 'second'),
    fill('M22 230q4-18 30-18h26q26 0 30 18z', 'deep'),
    fill([65, 65, 62], 'glass'),
    repeat(4, (index) => {
      const blades = [
        'M65 65q-16-44 12-50q22 8-12 50z',
        'M65 65q44-16 50 12q-8 22-50-12z',
        'M65 65q16 44-12 50q-22-8 12-50z',
        'M65 65q-44 16-50-12q8-22 50 12z',
      ]
      return fill(blades[index] ?? '', 'main')
    }),
    stroke([65, 65, 62], 'paper', 5),
    stroke([65, 65, 42], 'paper', 2),
    stroke('M65 3v124M3 65h124M21 21l88 88M109 21l-88 88', 'paper', 2),
    fill([65, 65, 13], 'second'),
    shade('M65 52a13 13 0 0 1 0 26z'),
  ],
}

export const heatPump: Motif = {
  name: 'a heat pump beside a house wall',
  place: 'garden',
  size: [240, 200],
  mirrors: false,
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([0, -60, 96, 254], 'paper'),
    repeat(7, (index) => shade([0, -46 + index * 34, 96, 2], 0.1)),
    fill([0, 182, 96, 18], 'mid'),
    fill([20, 10, 54, 76], 'second'),
    fill([26, 16, 42, 64], 'glass'),
    fill([45, 16, 4, 64], 'second'),
    gleam('M26 16h18L26 60z', 0.5),
    stroke('M96 92h24q8 0 8 14v12', 'mid', 8),
    fill([104, 84, 132, 106, 8], 'pale'),
    shade('M212 84h16q8 0 8 8v90q0 8-8 8h-16z'),
    fill([156, 137, 44], 'deep'),
    ...[36, 27, 18].map((radius) => stroke([156, 137, radius], 'mid', 3)),
    stroke('M156 93v88M112 137h88', 'mid', 3),
    fill([156, 137, 9], 'main'),
    repeat(5, (index) => fill([210, 104 + index * 14, 18, 5, 2], 'mid')),
    fill([114, 190, 22, 10], 'deep'),
    fill([204, 190, 22, 10], 'deep'),
  ],
}

export const woodStove: Motif = {
  name: 'a wood stove with a fire in it',
  place: 'floor',
  size: [150, 230],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([60, -120, 28, 216], 'deep'),
    shade([76, -120, 12, 216], 0.3),
    fill([54, 78, 40, 12, 3], 'mid'),
    fill([6, 92, 138, 14, 4], 'ink'),
    fill('M14 106h122v94q0 6-6 6H20q-6 0-6-6z', 'deep'),
    shade('M116 106h20v94q0 6-6 6h-14z', 0.3),
    fill([30, 118, 90, 70, 6], 'ink'),
    fill([38, 126, 74, 54, 4], 'secondDeep'),
    fill('M75 128q30 26 18 52H56q-12-22 6-34q0 12 8 10q-2-14 5-28z', 'warm'),
    fill('M75 154q14 14 8 26H66q-6-12 9-26z', 'warmPale'),
    stroke('M44 178l44-6M62 172l44 6', 'warmDeep', 7),
    stroke('M124 146v18', 'paper', 5),
    stroke('M28 206v20M122 206v20', 'ink', 9),
    gleam([18, 110, 5, 88, 2], 0.16),
    fill(oval([75, 92, 69, 3]), 'mid'),
  ],
}
