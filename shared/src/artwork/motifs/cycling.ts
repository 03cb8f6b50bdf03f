import type { Kit } from '../kit.ts'
import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

const spokedWheel = (
  { stroke, fill }: Kit,
  [x, y, radius]: readonly [number, number, number],
  spokes: number,
): string => {
  const rays = repeat(spokes, (index) => {
    const angle = (index / spokes) * Math.PI
    const [dx, dy] = [
      Math.round(radius * Math.cos(angle) * 10) / 10,
      Math.round(radius * Math.sin(angle) * 10) / 10,
    ]
    return `M${x - dx} ${y - dy}l${Math.round(dx * 20) / 10} ${Math.round(dy * 20) / 10}`
  })
  return [
    stroke(rays, 'pale', 1.2),
    stroke([x, y, radius], 'ink', radius * 0.11),
    stroke([x, y, radius * 0.89], 'paper', radius * 0.05),
    fill([x, y, radius * 0.1], 'second'),
  ].join('')
}

export const bicycle: Motif = {
  name: 'a bicycle',
  place: 'ground',
  size: [280, 180],
  draw: (kit) => [
    spokedWheel(kit, [60, 122, 55], 12),
    spokedWheel(kit, [220, 122, 55], 12),
    kit.stroke('M60 122L98 52h92L126 126L98 52M126 126H60M220 122L190 52l-6-16', 'main', 8),
    kit.stroke('M98 52l-6-22', 'main', 7),
    kit.stroke('M74 26h34', 'ink', 9),
    kit.stroke('M172 34h28q12 2 12 14t-12 10', 'ink', 6),
    kit.stroke([126, 126, 18], 'ink', 5),
    kit.stroke('M126 126l14 24h14M126 126l-12-22h-12', 'ink', 5),
    kit.fill([126, 126, 6], 'second'),
  ],
}

export const bikeWheel: Motif = {
  name: 'a spoked bicycle wheel',
  place: 'wall',
  size: [200, 200],
  draw: (kit) => [
    spokedWheel(kit, [100, 100, 92], 16),
    kit.stroke([100, 100, 92], 'main', 7),
    kit.fill([100, 100, 13], 'main'),
    kit.fill([100, 100, 5], 'paper'),
  ],
}

export const bikeHelmet: Motif = {
  name: 'a bicycle helmet',
  place: 'table',
  size: [210, 140],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M58 96q8 30 40 34q30-2 38-34M98 130q16-8 14-30', 'ink', 5),
    fill('M8 92q0-84 96-88q92 4 98 76q0 14-14 14H20q-12 0-12-2z', 'main'),
    shade('M140 12q58 14 62 68q0 14-14 14h-40q20-46-8-82z'),
    fill('M44 38q20-16 50-18q-30 14-44 38q-8-8-6-20z', 'ink'),
    fill('M108 20q36 2 56 22q-8 10-16 8q-14-20-40-30z', 'ink'),
    fill('M34 72q36-36 84-34q34 2 54 28q-16 10-28 4q-14-16-36-16q-34 0-54 26q-14 2-20-8z', 'mainDeep'),
    gleam('M22 78q4-40 34-58q-20 24-22 60z', 0.25),
    fill([4, 86, 200, 12, 6], 'second'),
  ],
}

export const chainring: Motif = {
  name: 'a crank, a chainring and a chain',
  place: 'flat',
  size: [240, 180],
  draw: ({ fill, stroke, shade }) => [
    stroke('M92 24l110 44M92 156l110-44', 'deep', 8),
    repeat(20, (index) => {
      const angle = (index / 20) * Math.PI * 2
      return fill([92 + 66 * Math.cos(angle), 90 + 66 * Math.sin(angle), 6], 'mid')
    }),
    stroke([92, 90, 56], 'mid', 18),
    stroke([92, 90, 40], 'main', 10),
    repeat(5, (index) => {
      const angle = (index / 5) * Math.PI * 2
      return stroke(
        `M92 90L${Math.round(92 + 50 * Math.cos(angle))} ${Math.round(90 + 50 * Math.sin(angle))}`,
        'main',
        9,
      )
    }),
    turn(
      [34, 92, 90],
      fill([82, 78, 128, 24, 12], 'second'),
      shade([90, 92, 116, 10, 5]),
      fill([186, 72, 40, 36, 6], 'ink'),
    ),
    fill([92, 90, 13], 'paper'),
    fill([92, 90, 6], 'ink'),
    stroke([208, 90, 20], 'mid', 9),
    fill([208, 90, 7], 'second'),
  ],
}

export const spanners: Motif = {
  name: 'spanners in a row on the workshop wall',
  place: 'wall',
  size: [240, 180],
  draw: ({ fill, shade, gleam }) => [
    fill([0, 0, 240, 24, 3], 'second'),
    shade([0, 18, 240, 6]),
    gleam([6, 4, 140, 3, 1]),
    repeat(5, (index) => {
      const [x, size, length] = [30 + index * 46, 19 - index * 1.5, 150 - index * 18]
      const [top, foot] = [26, 26 + length]
      const tone = index % 2 === 0 ? 'main' : 'pale'
      return [
        fill([x - size * 0.42, top + size, size * 0.84, length - size * 2], tone),
        shade([x, top + size, size * 0.42, length - size * 2], 0.14),
        fill([x, top + size, size], tone),
        fill([x, top + size, size * 0.5], 'wall'),
        fill([x, foot - size, size * 1.1], tone),
        fill([x - size * 0.42, foot - size, size * 0.84, size * 1.2], 'wall'),
        fill([x - 2.5, 14, 5, top + size * 0.6 - 14, 2], 'ink'),
      ].join('')
    }),
  ],
}

export const bikePump: Motif = {
  name: 'a floor pump beside a spare wheel',
  place: 'floor',
  size: [200, 220],
  draw: (kit) => [
    spokedWheel(kit, [134, 144, 70], 12),
    kit.stroke('M40 200q60 20 64-30t-14-62', 'ink', 6),
    kit.fill([4, 16, 72, 14, 7], 'ink'),
    kit.fill([37, 30, 6, 56], 'mid'),
    kit.fill([26, 82, 28, 126, 4], 'main'),
    kit.shade([42, 82, 12, 126]),
    kit.gleam([31, 90, 4, 110, 2]),
    kit.fill([40, 184, 20], 'paper'),
    kit.stroke([40, 184, 20], 'second', 4),
    kit.stroke('M40 184l9-9', 'ink', 3),
    kit.fill([2, 206, 76, 12, 5], 'ink'),
  ],
}
