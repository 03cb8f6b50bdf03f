import type { Kit } from '../kit.ts'
import { path, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

/** A tyre with its rim, seen from the side. */
export const tyreAt = (
  { fill, stroke, shade }: Kit,
  [x, y, radius]: readonly [number, number, number],
): string =>
  [
    fill([x, y, radius], 'ink'),
    fill([x, y, radius * 0.64], 'pale'),
    repeat(5, (index) => {
      const angle = (index / 5) * Math.PI * 2 - Math.PI / 2
      const [dx, dy] = [radius * 0.5 * Math.cos(angle), radius * 0.5 * Math.sin(angle)]
      return stroke(path`M${x} ${y}L${x + dx} ${y + dy}`, 'mid', radius * 0.14)
    }),
    fill([x, y, radius * 0.18], 'deep'),
    shade(
      `M${x} ${y + radius}a${radius} ${radius} 0 0 0 0-${radius * 2}a${radius * 1.3} ${radius * 1.3} 0 0 1 0 ${radius * 2}z`,
      0.1,
    ),
  ].join('')

export const car: Motif = {
  name: 'a gleaming car',
  place: 'ground',
  size: [290, 130],
  draw: (kit) => [
    kit.fill('M14 104V78q0-16 20-20l36-8l34-36q8-8 22-8h60q14 0 24 8l36 36l26 8q14 4 14 18v28z', 'main'),
    kit.fill('M84 50l30-30q5-5 12-5h28v35zM164 15h22q9 0 15 5l28 30h-65z', 'glass'),
    kit.gleam('M100 50l34-35h14l-34 35zM184 50l-14-35h10l18 35z', 0.5),
    kit.shade('M14 84h272v20H14z', 0.18),
    kit.gleam([40, 64, 190, 5, 2]),
    kit.fill([148, 62, 18, 5, 2], 'mainDeep'),
    kit.fill([10, 92, 280, 14, 6], 'deep'),
    kit.fill([14, 66, 18, 14, 6], 'second'),
    kit.fill([270, 64, 16, 14, 5], 'secondPale'),
    kit.fill([228, 44, 16, 9, 3], 'mainDeep'),
    kit.fill([72, 102, 33], 'deep'),
    kit.fill([222, 102, 33], 'deep'),
    tyreAt(kit, [72, 102, 28]),
    tyreAt(kit, [222, 102, 28]),
  ],
}

export const van: Motif = {
  name: 'a delivery van',
  place: 'ground',
  size: [290, 160],
  mirrors: true,
  draw: (kit) => [
    kit.fill('M10 134V20Q10 6 24 6h154q8 0 14 6l44 46l34 12q12 4 12 16v48z', 'paper'),
    kit.shade('M10 112h272v22H10z', 0.12),
    kit.fill('M10 70h174v24H10z', 'main'),
    kit.fill('M184 70h96q2 6 2 14v10h-98z', 'mainDeep'),
    kit.fill('M188 22l36 38h-36z', 'glass'),
    kit.gleam('M188 22l14 15l-14 14z', 0.5),
    kit.stroke('M182 14v112M96 12v114', 'mid', 2),
    kit.fill([168, 82, 10, 4, 2], 'ink'),
    kit.fill([192, 82, 12, 4, 2], 'paper'),
    kit.fill([54, 42, 18], 'second'),
    kit.fill('M46 42l6 6l11-12v6l-11 12l-6-6z', 'paper'),
    kit.fill([268, 84, 14, 14, 4], 'secondPale'),
    kit.fill([6, 124, 282, 14, 5], 'deep'),
    kit.fill([66, 132, 32], 'deep'),
    kit.fill([226, 132, 32], 'deep'),
    tyreAt(kit, [66, 132, 27]),
    tyreAt(kit, [226, 132, 27]),
  ],
}

export const wheelOnStand: Motif = {
  name: 'a wheel with a fresh tyre',
  place: 'floor',
  size: [180, 180],
  draw: (kit) => [
    repeat(24, (index) => {
      const angle = (index / 24) * Math.PI * 2
      return kit.fill([90 + 84 * Math.cos(angle), 88 + 84 * Math.sin(angle), 9], 'ink')
    }),
    tyreAt(kit, [90, 88, 86]),
    kit.stroke([90, 88, 70], 'deep', 3),
    kit.stroke([90, 88, 56], 'main', 5),
    kit.gleam('M28 60q12-28 40-38q-24 16-32 42z', 0.16),
  ],
}

export const tyreStack: Motif = {
  name: 'a stack of tyres',
  place: 'floor',
  size: [190, 200],
  draw: ({ fill, shade, gleam }) => [
    ...[154, 108, 62].map((y, index) =>
      [
        fill([10 + index * 3, y, 130, 44, 18], 'ink'),
        repeat(9, (block) => fill([20 + index * 3 + block * 13, y + 4, 6, 36, 2], 'deep')),
        fill([10 + index * 3, y + 18, 130, 6], index === 1 ? 'main' : 'deep'),
        shade([100 + index * 3, y, 40, 44, 18], 0.3),
        gleam([24, y + 5, 50, 3, 1], 0.2),
      ].join(''),
    ),
    fill('M22 62a59 15 0 0 1 118 0z', 'deep'),
    fill('M46 61a35 8 0 0 1 70 0z', 'ink'),
    fill([152, 142, 40], 'ink'),
    fill([152, 142, 26], 'pale'),
    fill([152, 142, 18], 'main'),
    fill([152, 142, 6], 'ink'),
    fill([148, 180, 8, 20], 'deep'),
    fill([118, 192, 68, 8, 3], 'deep'),
  ],
}

export const carOnLift: Motif = {
  name: 'a car on a workshop lift',
  place: 'floor',
  size: [280, 230],
  draw: (kit) => [
    kit.fill([14, 10, 22, 214], 'second'),
    kit.fill([244, 10, 22, 214], 'second'),
    kit.shade([26, 10, 10, 214]),
    kit.shade([256, 10, 10, 214]),
    kit.fill([14, 4, 252, 12, 3], 'secondDeep'),
    kit.fill('M44 106V92q0-10 14-13l24-5l24-26q6-6 16-6h36q12 0 20 6l26 26l22 5q12 3 12 13v14z', 'main'),
    kit.fill('M90 74l20-21q4-4 9-4h18v25zM145 49h13q8 0 13 5l19 20h-45z', 'glass'),
    kit.gleam([60, 84, 130, 4, 2]),
    kit.shade([44, 96, 194, 10], 0.2),
    kit.fill([36, 114, 208, 10, 3], 'deep'),
    kit.fill([26, 110, 22, 18, 3], 'ink'),
    kit.fill([232, 110, 22, 18, 3], 'ink'),
    tyreAt(kit, [86, 108, 20]),
    tyreAt(kit, [198, 108, 20]),
    kit.fill([4, 216, 42, 12, 3], 'deep'),
    kit.fill([234, 216, 42, 12, 3], 'deep'),
    kit.fill([98, 176, 80, 48, 4], 'main'),
    kit.shade([150, 176, 28, 48]),
    kit.fill([98, 186, 80, 3], 'mainDeep'),
    kit.fill([98, 204, 80, 3], 'mainDeep'),
    kit.fill([128, 191, 20, 5, 2], 'paper'),
  ],
}

export const trolleyJack: Motif = {
  name: 'a trolley jack and a wheel brace',
  place: 'floor',
  size: [250, 140],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M178 96L244 6', 'ink', 8),
    stroke('M232 22l12-16', 'second', 12),
    fill('M20 96l130-44l14 20L40 124z', 'mainDeep'),
    fill([10, 92, 190, 30, 8], 'main'),
    gleam([20, 97, 120, 5, 2]),
    shade([10, 110, 190, 12, 6]),
    fill('M126 62l36-24l18 14v20z', 'mid'),
    fill([116, 32, 44, 12, 4], 'ink'),
    fill([130, 42, 18, 14], 'mid'),
    fill([30, 122, 17], 'ink'),
    fill([30, 122, 7], 'pale'),
    fill([182, 122, 14], 'ink'),
    fill([182, 122, 6], 'pale'),
    stroke('M62 18L98 74M106 30L54 62', 'mid', 8),
    stroke('M62 18l4 6M98 74l-4-6M106 30l-6 4M54 62l6-4', 'second', 13),
  ],
}

export const pressureGauge: Motif = {
  name: 'a tyre pressure gauge with its hose',
  place: 'wall',
  size: [180, 210],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M80 140q0 60-40 60T6 150q4-50 0-96', 'ink', 9),
    fill([0, 30, 13, 32, 4], 'second'),
    fill([66, 128, 28, 30, 4], 'second'),
    fill([80, 74, 72], 'main'),
    fill([80, 74, 58], 'paper'),
    repeat(9, (index) => {
      const angle = Math.PI * (0.8 + index * 0.175)
      return stroke(
        path`M${80 + 50 * Math.cos(angle)} ${74 + 50 * Math.sin(angle)}L${80 + 41 * Math.cos(angle)} ${74 + 41 * Math.sin(angle)}`,
        index > 6 ? 'second' : 'ink',
        4,
      )
    }),
    stroke('M80 74l26-30', 'main', 6),
    fill([80, 74, 9], 'ink'),
    fill([64, 98, 32, 8, 4], 'mid'),
    shade('M98 19a58 58 0 0 1 0 110q26-56 0-110z', 0.1),
    gleam('M32 60q8-26 32-32q-20 18-22 40z', 0.6),
    fill([126, 150, 54, 40, 6], 'second'),
    shade([160, 150, 20, 40, 5]),
    fill([136, 160, 34, 6, 3], 'paper'),
    fill([136, 172, 22, 6, 3], 'paper'),
  ],
}
