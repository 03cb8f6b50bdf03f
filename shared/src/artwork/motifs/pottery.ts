import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const pottersWheel: Motif = {
  name: 'a pot on a potter’s wheel',
  place: 'floor',
  size: [220, 220],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M74 112q-22-30-8-60q10-18 0-34h88q-10 16 0 34q14 30-8 60z', 'warm'),
    shade('M122 18h32q-10 16 0 34q14 30-8 60h-36q38-40 12-94z'),
    fill(oval([110, 18, 44, 9]), 'warmDeep'),
    stroke('M66 60q44 10 88 0M66 84q44 10 88 0', 'warmPale', 4),
    gleam('M80 30q6 16-2 32q-6 20 4 40q-14-18-8-42q8-14 6-30z', 0.4),
    fill(oval([110, 114, 92, 16]), 'pale'),
    fill([96, 126, 28, 40], 'mid'),
    fill('M30 160h160l14 52H16z', 'main'),
    shade('M128 160h62l14 52h-72z'),
    fill([10, 208, 200, 12, 4], 'mainDeep'),
  ],
}

export const shelfOfPots: Motif = {
  name: 'pots on a shelf',
  place: 'wall',
  size: [260, 150],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M20 128q-12-40 10-64q6-10 2-22h40q-4 12 2 22q22 24 10 64z', 'main'),
    shade('M58 42h14q-4 12 2 22q22 24 10 64H62q22-40-4-86z'),
    fill('M108 128V74h52v54z', 'second'),
    stroke('M160 86q22 0 20 16t-20 12', 'second', 8),
    shade('M140 74h20v54h-20z'),
    fill(oval([134, 74, 26, 6]), 'secondDeep'),
    fill('M192 128q-14-10-12-34h66q2 24-12 34z', 'warm'),
    shade('M222 94h24q2 24-12 34h-20z'),
    fill(oval([213, 94, 33, 7]), 'warmDeep'),
    gleam('M34 70q-12 24-8 48q6-28 14-44z', 0.4),
    fill([0, 128, 260, 12, 3], 'deep'),
    fill([26, 140, 10, 10], 'deep'),
    fill([224, 140, 10, 10], 'deep'),
  ],
}

export const kiln: Motif = {
  name: 'a kiln with pots inside',
  place: 'floor',
  size: [200, 230],
  draw: ({ fill, stroke, shade }) => [
    fill([16, 14, 168, 196, 10], 'pale'),
    shade([130, 14, 54, 196, 10]),
    fill([38, 40, 124, 130, 8], 'deep'),
    fill([44, 46, 112, 118, 5], 'warm'),
    stroke('M44 108h112', 'deep', 7),
    fill('M62 104q-8-24 6-38h20q14 14 6 38z', 'warmPale'),
    fill('M112 104v-30h28v30z', 'warmDeep'),
    fill('M56 164q-6-22 8-36h24q14 14 8 36z', 'warmDeep'),
    fill('M108 164q-8-8-6-24h42q2 16-6 24z', 'warmPale'),
    fill([88, 182, 24, 14, 4], 'main'),
    fill([40, 184, 10], 'main'),
    fill([24, 210, 22, 20, 3], 'mid'),
    fill([154, 210, 22, 20, 3], 'mid'),
  ],
}

export const mugsInARow: Motif = {
  name: 'a row of mugs',
  place: 'table',
  size: [250, 110],
  draw: ({ fill, stroke, shade, gleam }) => [
    repeat(3, (at) =>
      [
        stroke(`M${58 + at * 84} 40q26-2 24 22t-26 22`, at === 1 ? 'second' : 'main', 9),
        fill(
          `M${4 + at * 84} 22h58v70q0 14-14 14H${18 + at * 84}q-14 0-14-14z`,
          at === 1 ? 'second' : 'main',
        ),
        fill(`M${4 + at * 84} 22h58v30q-14 12-28 0t-30 2z`, 'paper'),
        shade(`M${42 + at * 84} 22h20v70q0 14-14 14h-12q12-40 6-84z`),
        fill(oval([33 + at * 84, 22, 29, 6]), 'pale'),
        gleam([12 + at * 84, 58, 5, 34, 2], 0.4),
      ].join(''),
    ),
  ],
}

export const glazeBrushes: Motif = {
  name: 'brushes in a jar beside a pot of glaze',
  place: 'table',
  size: [200, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M44 100L28 26M62 100V16M78 100l18-66', 'warm', 7),
    fill('M20 30q-4-22 8-28q10 10 8 26zM54 18q0-18 8-18t8 18zM90 38q2-22 14-24q6 12-2 28z', 'ink'),
    fill('M22 84h78v86H22z', 'glass'),
    fill('M22 116h78v54H22z', 'secondPale'),
    shade('M72 84h28v86H72z', 0.12),
    gleam([30, 92, 6, 64, 3], 0.5),
    fill('M120 116h68l-6 54h-56z', 'main'),
    shade('M160 116h28l-6 54h-24z'),
    fill(oval([154, 116, 34, 8]), 'mainDeep'),
    fill(oval([154, 114, 26, 5]), 'second'),
  ],
}

export const apronOnHook: Motif = {
  name: 'a clay-splashed apron on a hook',
  place: 'hung',
  size: [150, 220],
  draw: ({ fill, stroke, shade }) => [
    stroke('M75 4v18', 'deep', 7),
    stroke('M46 62Q48 22 75 20t29 42', 'secondDeep', 7),
    fill('M44 60h62q4 34 34 50v90q0 14-14 14H24q-14 0-14-14v-90q30-16 34-50z', 'second'),
    shade('M92 60h14q4 34 34 50v90q0 14-14 14h-36q30-70 2-154z'),
    fill([40, 128, 70, 46, 5], 'secondDeep'),
    stroke('M10 120q-8 20 2 40M140 120q8 20-2 40', 'secondDeep', 6),
    fill([34, 104, 6], 'warmPale'),
    fill([106, 194, 8], 'warmPale'),
    fill([58, 192, 4], 'warmPale'),
    stroke('M56 128v-12M70 128v-18', 'warm', 6),
  ],
}
