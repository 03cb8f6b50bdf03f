import { boxes, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const pendantLamp: Motif = {
  name: 'a pendant lamp',
  place: 'hung',
  size: [190, 190],
  draw: ({ fill, shade, gleam }) => [
    gleam('M30 132h130l40 130H-10z', 0.2),
    fill([93, 0, 4, 60], 'ink'),
    fill([83, 52, 24, 22, 3], 'second'),
    shade([97, 52, 10, 22, 3]),
    fill([95, 134, 20], 'paper'),
    fill('M10 134q6-62 85-64q79 2 85 64z', 'main'),
    shade('M118 134q6-48-16-64q71 4 78 64z'),
    gleam('M28 120q8-34 44-42q-22 16-26 42z'),
    fill([6, 130, 178, 8, 4], 'mainDeep'),
  ],
}

export const lightBulb: Motif = {
  name: 'a light bulb on its cord',
  place: 'hung',
  size: [110, 220],
  draw: ({ fill, stroke, shade, gleam }) => [
    gleam([55, 154, 86], 0.16),
    gleam([55, 154, 66], 0.18),
    fill([53, 0, 4, 74], 'ink'),
    fill([40, 66, 30, 32, 4], 'main'),
    shade([58, 66, 12, 32, 4]),
    fill('M42 98h26q2 18 16 30a42 42 0 1 1-58 0q14-12 16-30z', 'secondPale'),
    shade('M62 98h6q2 18 16 30a42 42 0 0 1-30 72q28-22 14-66q-6-18-6-36z', 0.1),
    stroke('M47 100l-6 48l9-8l5 8l5-8l9 8l-6-48', 'second', 3),
    gleam('M24 150q2-16 14-24q-2 26 2 44q-14-4-16-20z', 0.6),
  ],
}

const breakers = Array.from(
  { length: 12 },
  (_, index) => [60 + (index % 6) * 21.5, index < 6 ? 31 : 95] as const,
)

export const fuseBoard: Motif = {
  name: 'an open fuse board',
  place: 'wall',
  size: [210, 170],
  draw: ({ fill, stroke, shade }) => [
    fill([0, 8, 36, 154, 4], 'pale'),
    shade([30, 8, 6, 154]),
    fill([36, 0, 174, 170, 6], 'paper'),
    fill([48, 14, 150, 142, 3], 'pale'),
    ...[28, 92].map((y) => fill([56, y, 134, 50, 2], 'mid')),
    fill(boxes(...breakers.map(([x, y]) => [x, y, 18, 44] as const)), 'paper'),
    fill(
      boxes(...breakers.map(([x, y], index) => [x + 5, index === 8 ? y + 22 : y + 8, 8, 14] as const)),
      'main',
    ),
    fill(boxes([108, 39, 8, 14], [108, 117, 8, 14]), 'second'),
    stroke('M70 84v8M92 84v8M113 84v8M156 84v8', 'second', 3),
    shade([198, 4, 12, 162]),
  ],
}

export const wallSocket: Motif = {
  name: 'a wall socket with a plug and its cord',
  place: 'wall',
  size: [220, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([0, 10, 190, 110, 12], 'paper'),
    fill([10, 20, 170, 90, 8], 'pale'),
    fill([48, 65, 33], 'paper'),
    shade([48, 65, 29], 0.1),
    fill([37, 65, 5], 'ink'),
    fill([59, 65, 5], 'ink'),
    fill([136, 65, 33], 'paper'),
    shade([136, 65, 29], 0.1),
    fill([112, 42, 48, 46, 12], 'main'),
    shade([142, 42, 18, 46, 10]),
    gleam([118, 48, 16, 6, 3]),
    fill([128, 84, 16, 18, 4], 'mainDeep'),
    stroke('M136 100q0 40 40 40t44-26', 'main', 7),
    shade([180, 16, 10, 98], 0.08),
  ],
}

export const cableReel: Motif = {
  name: 'a cable reel',
  place: 'table',
  size: [170, 180],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M34 172L74 20h22l40 152', 'ink', 8),
    fill([70, 4, 30, 16, 8], 'ink'),
    fill([85, 96, 72], 'main'),
    shade('M85 24a72 72 0 0 1 0 144a88 88 0 0 0 0-144z', 0.16),
    fill([85, 96, 56], 'secondDeep'),
    ...[48, 40, 32].map((radius) => stroke([85, 96, radius], 'second', 5)),
    fill([85, 96, 26], 'paper'),
    ...[0, 1, 2].map((index) => fill([[74, 96, 85][index] ?? 0, [90, 90, 108][index] ?? 0, 6], 'ink')),
    gleam('M24 78q10-32 40-44q-20 20-26 48z'),
    stroke('M22 172h28M120 172h28', 'ink', 10),
  ],
}

export const multimeter: Motif = {
  name: 'a multimeter with its leads',
  place: 'table',
  size: [160, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M52 164q-60 10-44-60t-2-72', 'main', 5),
    stroke('M106 164q66 16 46-56t0-78', 'ink', 5),
    fill([0, 12, 12, 46, 5], 'main'),
    fill([146, 10, 12, 46, 5], 'ink'),
    fill([24, 6, 110, 184, 14], 'second'),
    shade('M108 6h12q14 0 14 14v156q0 14-14 14h-12z'),
    fill([36, 18, 86, 52, 5], 'glass'),
    gleam('M36 18h40L48 70H36z', 0.4),
    repeat(4, (index) => fill([48 + index * 17, 34, 11, 22, 2], 'ink')),
    fill([79, 112, 32], 'ink'),
    repeat(8, (index) =>
      fill([79 + 27 * Math.cos(index * 0.785), 112 + 27 * Math.sin(index * 0.785), 2.5], 'paper'),
    ),
    fill([79, 112, 18], 'paper'),
    fill([76, 92, 6, 22, 3], 'main'),
    fill([52, 166, 8], 'ink'),
    fill([79, 166, 8], 'ink'),
    fill([106, 166, 8], 'ink'),
  ],
}

export const electricMeter: Motif = {
  name: 'an electricity meter',
  place: 'wall',
  size: [150, 210],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([44, 150, 12, 60], 'mid'),
    fill([94, 150, 12, 60], 'mid'),
    shade([100, 150, 6, 60]),
    fill([10, 112, 130, 62, 8], 'deep'),
    fill([75, 76, 74], 'mid'),
    fill([75, 76, 62], 'paper'),
    fill([36, 42, 78, 26, 3], 'ink'),
    repeat(4, (index) => fill([41 + index * 18, 46, 14, 18, 1], index === 3 ? 'main' : 'paper')),
    fill([36, 88, 78, 8, 4], 'mid'),
    fill([62, 88, 20, 8], 'main'),
    repeat(3, (index) => stroke([50 + index * 25, 114, 8], 'second', 3)),
    gleam('M26 62q8-32 36-40q-14 44-10 104q-32-20-26-64z', 0.45),
    shade('M98 18a62 62 0 0 1 0 116q24-60 0-116z', 0.1),
  ],
}
