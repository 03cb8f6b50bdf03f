import { turn } from '../kit.ts'
import type { Motif } from '../motif.ts'
import type { Tone } from '../tones.ts'

export const twoSheets: Motif = {
  name: 'the same text on two sheets with a pen',
  place: 'flat',
  size: [270, 200],
  draw: ({ fill, shade, gleam }) => {
    const widths = [74, 84, 62, 80, 70, 84, 48]
    const sheet = (x: number, y: number, tone: Tone) => [
      shade([x + 5, y + 6, 116, 164, 2], 0.14),
      fill([x, y, 116, 164, 2], 'paper'),
      fill([x + 16, y + 18, 46, 9, 2], tone),
      ...widths.map((wide, at) => fill([x + 16, y + 40 + at * 16, wide, 5, 1], at === 3 ? tone : 'mid')),
    ]
    return [
      ...sheet(4, 4, 'main'),
      ...sheet(134, 22, 'second'),
      turn(
        [-38, 170, 160],
        fill([116, 152, 112, 18, 8], 'mainDeep'),
        fill([150, 152, 9, 18], 'secondPale'),
        shade([116, 162, 112, 8, 4]),
        gleam([166, 155, 54, 4, 2], 0.35),
        fill('M118 154l-34 7l34 7z', 'secondPale'),
        fill('M96 159l-12 2l12 2z', 'ink'),
      ),
    ]
  },
}

export const dictionaries: Motif = {
  name: 'a row of dictionaries',
  place: 'table',
  size: [300, 190],
  draw: ({ fill, shade, gleam }) => {
    const volume = ([x, wide, tall]: readonly [number, number, number], tone: Tone, band: Tone) => [
      fill([x, 190 - tall, wide, tall, 4], tone),
      fill([x, 206 - tall, wide, 8], band),
      fill([x, 170, wide, 8], band),
      fill([x + wide * 0.22, 232 - tall, wide * 0.56, 44, 2], band),
      shade([x + wide * 0.68, 190 - tall, wide * 0.32, tall, 4]),
      gleam([x + 4, 194 - tall, 3, tall - 10, 1], 0.25),
    ]
    return [
      ...volume([0, 50, 186], 'main', 'secondPale'),
      ...volume([52, 50, 186], 'second', 'mainPale'),
      ...volume([104, 40, 160], 'mainDeep', 'warmPale'),
      turn(
        [-13, 184, 190],
        fill([184, 26, 46, 164, 4], 'secondPale'),
        fill([184, 44, 46, 8], 'second'),
        fill([184, 168, 46, 8], 'second'),
        fill([194, 68, 26, 44, 2], 'second'),
        shade([216, 26, 14, 164, 4]),
      ),
      fill([242, 172, 58, 18, 3], 'main'),
      fill([290, 175, 10, 12], 'paper'),
    ]
  },
}
