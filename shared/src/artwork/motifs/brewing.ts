import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const beerGlasses: Motif = {
  name: 'two glasses of beer',
  place: 'table',
  size: [200, 180],
  draw: ({ fill, stroke, shade, gleam }) => {
    const glass = (x: number, tone: 'warm' | 'warmDeep') => [
      fill(`M${x} 40h78l-10 140H${x + 10}z`, tone),
      shade(`M${x + 50} 40h28l-10 140H${x + 44}z`),
      fill(
        `M${x - 4} 46q-8-22 12-24q8-18 28-10q18-14 30 4q22 2 16 26q-4 12-14 6q-6 14-16 4q-10 12-18 0q-10 12-20 2q-14 6-18-8z`,
        'paper',
      ),
      gleam([x + 14, 66, 8, 90, 4], 0.4),
      fill([x + 50, 110, 3], 'warmPale'),
      fill([x + 42, 140, 3], 'warmPale'),
      fill([x + 56, 156, 3], 'warmPale'),
    ]
    return [...glass(10, 'warm'), ...glass(112, 'warmDeep'), stroke('M4 180h192', 'mainDeep', 5)]
  },
}

export const kegs: Motif = {
  name: 'kegs of beer with a tap',
  place: 'floor',
  size: [230, 200],
  draw: ({ fill, stroke, shade, gleam }) => {
    const keg = (x: number, y: number, tone: 'pale' | 'mid') => [
      fill([x, y, 100, 100, 16], tone),
      shade([x + 64, y, 36, 100, 14]),
      stroke(`M${x} ${y + 26}h100M${x} ${y + 74}h100`, 'deep', 6),
      fill([x + 14, y - 8, 72, 14, 6], 'deep'),
      gleam([x + 14, y + 34, 8, 34, 4], 0.4),
    ]
    return [
      ...keg(6, 100, 'mid'),
      ...keg(120, 100, 'pale'),
      ...keg(64, 8, 'pale'),
      fill([160, 140, 22, 12, 4], 'main'),
      stroke('M176 146v22', 'main', 9),
      stroke('M166 140v-16', 'mainDeep', 8),
      fill([158, 114, 16, 14, 5], 'second'),
    ]
  },
}

export const copperKettle: Motif = {
  name: 'a copper brewing kettle',
  place: 'floor',
  size: [220, 230],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M110 70V24q0-16 18-16h66', 'warmDeep', 18),
    fill('M20 108q6-56 90-62q84 6 90 62z', 'warm'),
    fill('M14 108h192v70q-8 34-96 34t-96-34z', 'warmDeep'),
    shade('M140 50q54 12 60 58h6v70q-6 26-60 33q40-60-6-161z'),
    gleam('M36 100q8-32 44-42q-22 16-26 42z', 0.45),
    stroke('M14 110h192', 'warmPale', 5),
    repeat(9, (at) => fill([30 + at * 20, 122, 4], 'warmPale')),
    fill([86, 138, 48, 40, 8], 'deep'),
    stroke('M94 158h32', 'pale', 5),
    fill([30, 206, 22, 24, 3], 'deep'),
    fill([168, 206, 22, 24, 3], 'deep'),
    stroke('M20 190h-14v20', 'second', 9),
  ],
}

export const bottleCrate: Motif = {
  name: 'a crate of bottles',
  place: 'floor',
  size: [220, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    repeat(4, (at) =>
      [
        fill(
          `M${26 + at * 48} 140V66q0-12 8-18V18h14v30q8 6 8 18v74z`,
          at % 2 === 0 ? 'leafDeep' : 'warmDeep',
        ),
        fill([33 + at * 48, 8, 16, 12, 3], 'second'),
        gleam([31 + at * 48, 70, 4, 40, 2], 0.4),
      ].join(''),
    ),
    fill([10, 96, 200, 94, 4], 'main'),
    shade([146, 96, 64, 94, 4]),
    stroke('M10 128h200M10 158h200', 'mainDeep', 5),
    fill([78, 106, 64, 14, 7], 'mainDeep'),
  ],
}

export const hops: Motif = {
  name: 'hops on the bine',
  place: 'hung',
  size: [150, 210],
  draw: ({ fill, stroke, shade }) => {
    const cone = (x: number, y: number) => [
      fill(oval([x, y, 24, 34]), 'leafPale'),
      shade(oval([x + 10, y + 4, 13, 28]), 0.1),
      stroke(
        `M${x - 20} ${y - 14}q20 16 40 0M${x - 23} ${y}q23 18 46 0M${x - 18} ${y + 16}q18 14 36 0`,
        'leafDeep',
        3.5,
      ),
    ]
    return [
      stroke('M76 0q-16 40 0 84t-4 70M76 40q34 10 36 36M74 66q-34 6-38 34', 'leafDeep', 6),
      fill('M78 46q36-40 62-28q-8 34-62 28zM72 34q-42-26-62-8q12 32 62 8z', 'leaf'),
      ...cone(112, 108),
      ...cone(36, 132),
      ...cone(78, 172),
    ]
  },
}
