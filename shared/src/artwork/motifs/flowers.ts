import { type Kit, oval, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'
import type { Tone } from '../tones.ts'

/** A flower of round petals, seen from the front. */
const bloom = (
  { fill, shade }: Kit,
  {
    x,
    y,
    size,
    tone,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly tone: Tone },
): string[] => [
  repeat(6, (at) => turn([at * 60, x, y], fill(oval([x, y - size * 0.62, size * 0.42, size * 0.5]), tone))),
  shade(oval([x + size * 0.3, y + size * 0.3, size * 0.5, size * 0.42]), 0.1),
  fill([x, y, size * 0.34], 'warm'),
]

export const bouquetInPaper: Motif = {
  name: 'a bouquet of flowers in paper',
  place: 'table',
  size: [200, 240],
  draw: (kit) => [
    kit.fill(
      'M40 92q-22-30-6-52q24 10 22 46zM160 92q22-30 6-52q-24 10-22 46zM92 60q-8-44 8-58q16 14 8 58z',
      'leaf',
    ),
    ...bloom(kit, { x: 62, y: 62, size: 34, tone: 'main' }),
    ...bloom(kit, { x: 138, y: 62, size: 34, tone: 'mainDeep' }),
    ...bloom(kit, { x: 100, y: 40, size: 32, tone: 'warmPale' }),
    ...bloom(kit, { x: 100, y: 92, size: 36, tone: 'mainPale' }),
    kit.fill('M22 96q36 34 78 22q42 12 78-22l-54 128q-24 16-48 0z', 'paper'),
    kit.shade('M178 96l-54 128q-12 8-24 8V118q42 12 78-22z', 0.12),
    kit.stroke('M100 120v84', 'pale', 3),
    kit.fill('M66 176h68l-6 18H72z', 'second'),
    kit.stroke('M100 190q-24 6-30 34M100 190q24 6 30 34', 'second', 6),
  ],
}

export const tulipsInVase: Motif = {
  name: 'tulips in a vase',
  place: 'table',
  size: [170, 240],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M84 160Q70 100 40 66M86 160Q86 90 84 46M88 160Q104 104 130 62', 'leafDeep', 6),
    fill('M72 156q-44-22-52-66q40 14 60 66zM98 156q44-22 54-60q-42 8-62 60z', 'leaf'),
    ...[
      [40, 62, -18, 'main'],
      [84, 40, 0, 'mainDeep'],
      [130, 58, 18, 'main'],
    ].map(([x, y, lean, tone]) =>
      turn(
        [Number(lean), Number(x), Number(y)],
        fill(
          `M${Number(x) - 22} ${Number(y) - 34}l12 12l10-18l10 18l12-12q8 54-22 56q-30-2-22-56z`,
          tone as Tone,
        ),
        shade(`M${Number(x) + 4} ${Number(y) - 30}l6 8l12-12q8 54-22 56q14-22 4-52z`),
      ),
    ),
    fill('M48 148h76q-14 26 6 54q6 38-44 38t-44-38q20-28 6-54z', 'second'),
    shade('M100 148h24q-14 26 6 54q6 38-40 38q34-40 10-92z'),
    gleam('M58 160q-2 24-8 44q-4 12 2 20q10-32 16-64z', 0.4),
    fill([44, 142, 84, 12, 6], 'secondDeep'),
  ],
}

export const flowerBuckets: Motif = {
  name: 'buckets of cut flowers',
  place: 'floor',
  size: [240, 210],
  draw: (kit) => {
    const bucket = (x: number, tone: Tone, flower: Tone) => [
      kit.stroke(`M${x + 30} 120L${x + 14} 58M${x + 46} 120V40M${x + 62} 120l16-60`, 'leafDeep', 5),
      kit.fill(`M${x + 40} 118q-40-10-42-46q34 6 46 46zM${x + 52} 118q40-10 42-46q-34 6-46 46z`, 'leaf'),
      ...bloom(kit, { x: x + 14, y: 56, size: 26, tone: flower }),
      ...bloom(kit, { x: x + 78, y: 58, size: 26, tone: flower }),
      ...bloom(kit, { x: x + 46, y: 34, size: 28, tone: flower }),
      kit.fill(`M${x} 112h92l-12 98H${x + 12}z`, tone),
      kit.shade(`M${x + 58} 112h34l-12 98h-26z`),
      kit.stroke(`M${x + 4} 138h84`, 'paper', 4),
    ]
    return [...bucket(10, 'mid', 'main'), ...bucket(136, 'second', 'mainPale')]
  },
}

export const wreath: Motif = {
  name: 'a wreath of leaves and flowers',
  place: 'hung',
  size: [200, 220],
  draw: (kit) => [
    kit.stroke('M100 0v34', 'second', 6),
    kit.stroke(oval([100, 124, 70, 70]), 'leafDeep', 14),
    repeat(16, (at) =>
      turn(
        [at * 22.5, 100, 124],
        kit.fill(
          'M100 54q-22-4-26-24q24-2 26 24zM104 62q22 4 22 24q-22-2-22-24z',
          at % 2 === 0 ? 'leaf' : 'leafDeep',
        ),
      ),
    ),
    ...bloom(kit, { x: 58, y: 178, size: 30, tone: 'main' }),
    ...bloom(kit, { x: 98, y: 194, size: 26, tone: 'mainPale' }),
    ...bloom(kit, { x: 30, y: 140, size: 22, tone: 'warmPale' }),
    kit.fill('M100 34q-30-20-40 0q10 18 40 4q30 14 40-4q-10-20-40 0z', 'second'),
  ],
}

export const snipsAndTwine: Motif = {
  name: 'flower snips and a reel of twine',
  place: 'table',
  size: [220, 130],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([18, 56, 72, 62, 6], 'warm'),
    stroke('M20 68h68M20 80h68M20 92h68M20 104h68', 'warmDeep', 3),
    fill([10, 46, 88, 12, 5], 'second'),
    fill([10, 116, 88, 12, 5], 'second'),
    stroke('M88 100q30 26 52 14t40 8', 'warm', 4),
    turn(
      [-24, 160, 70],
      fill('M152 68L138 2q14 0 20 14l8 50zM166 68l18-64q-14-2-20 12l-10 50z', 'pale'),
      shade('M166 68l18-64q-14-2-20 12l-4 54z', 0.14),
      stroke('M154 72q-26 26-14 50q18 6 18-44M164 72q26 26 14 50q-18 6-18-44', 'main', 9),
      fill([160, 66, 6], 'deep'),
      gleam('M144 12l8 46', 0.4),
    ),
  ],
}
