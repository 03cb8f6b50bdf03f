import { boxes, oval, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'
import type { Tone } from '../tones.ts'

const fanTones: readonly (readonly Tone[])[] = [
  ['mainDeep', 'main', 'mainPale', 'paper'],
  ['main', 'mainPale', 'pale', 'paper'],
  ['warmDeep', 'warm', 'warmPale', 'paper'],
  ['deep', 'mid', 'pale', 'paper'],
  ['leafDeep', 'leaf', 'leafPale', 'paper'],
  ['secondDeep', 'second', 'secondPale', 'paper'],
  ['second', 'secondPale', 'pale', 'paper'],
]

export const colourFan: Motif = {
  name: 'a fan of color cards',
  place: 'flat',
  size: [270, 210],
  draw: ({ fill, shade }) => [
    ...fanTones.map((tones, at) =>
      turn(
        [at * 19 - 57, 135, 188],
        shade([117, 10, 46, 190, 5], 0.18),
        fill([112, 8, 46, 196, 5], 'paper'),
        ...tones.slice(0, 3).map((tone, row) => fill([116, 13 + row * 44, 38, 40, 2], tone)),
      ),
    ),
    fill([135, 188, 8], 'deep'),
    fill([135, 188, 3.5], 'pale'),
  ],
}

export const sampleBoard: Motif = {
  name: 'samples of wood, cloth, tiles and paint',
  place: 'flat',
  size: [270, 210],
  draw: ({ fill, stroke, shade }) => [
    fill([0, 8, 150, 108, 3], 'warm'),
    shade([0, 78, 150, 38, 3], 0.08),
    stroke('M8 28q60 12 134-2M8 50q30 14 66 4t68 4M8 100q60-12 134 2', 'warmDeep', 3),
    stroke(oval([66, 76, 26, 10]), 'warmDeep', 3),
    stroke(oval([66, 76, 12, 4]), 'warmDeep', 3),
    turn(
      [8, 200, 70],
      shade([146, 12, 112, 112], 0.16),
      fill([142, 6, 112, 112], 'second'),
      stroke(
        'M142 28h112M142 50h112M142 72h112M142 94h112M164 6v112M186 6v112M208 6v112M230 6v112',
        'secondPale',
        3,
      ),
      fill(
        repeat(11, (at) => `M${142 + at * 10.2} 118h6v7h-6z`),
        'second',
      ),
    ),
    turn(
      [-6, 70, 150],
      shade([22, 110, 104, 92], 0.16),
      fill([18, 104, 104, 92, 2], 'paper'),
      fill(boxes([22, 108, 46, 40], [72, 152, 46, 40]), 'mainPale'),
      fill(boxes([72, 108, 46, 40], [22, 152, 46, 40]), 'main'),
      fill([45, 128, 11], 'main'),
      fill([95, 172, 11], 'main'),
      fill([95, 128, 11], 'mainPale'),
      fill([45, 172, 11], 'mainPale'),
    ),
    turn(
      [12, 190, 160],
      shade([144, 126, 44, 84, 3], 0.16),
      fill([140, 120, 44, 84, 3], 'paper'),
      fill([144, 124, 36, 52], 'mainDeep'),
      fill([192, 116, 44, 84, 3], 'paper'),
      fill([196, 120, 36, 52], 'leafPale'),
      fill(boxes([148, 184, 28, 4], [148, 192, 18, 3], [200, 180, 28, 4], [200, 188, 18, 3]), 'mid'),
    ),
  ],
}
