import { oval, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const hungSausages: Motif = {
  name: 'sausages hung on a rail',
  place: 'hung',
  size: [230, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([0, 6, 230, 12, 6], 'deep'),
    repeat(3, (at) =>
      [
        stroke(`M${40 + at * 76} 14v16`, 'paper', 4),
        fill(oval([22 + at * 76, 78, 17, 48]), at === 1 ? 'mainDeep' : 'main'),
        fill(oval([58 + at * 76, 92, 17, 52]), at === 1 ? 'main' : 'mainDeep'),
        shade(oval([64 + at * 76, 96, 9, 44])),
        gleam(oval([16 + at * 76, 66, 4, 22]), 0.35),
        stroke(`M${40 + at * 76} 28l-16 8M${40 + at * 76} 28l16 14`, 'paper', 4),
      ].join(''),
    ),
  ],
}

export const hungHam: Motif = {
  name: 'a ham on a hook',
  place: 'hung',
  size: [140, 220],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M70 0v28q0 14-12 14', 'pale', 6),
    fill('M58 40h24l6 44q44 24 40 78q-6 54-60 56q-54-2-58-56q-2-52 42-78z', 'main'),
    shade('M74 40h8l6 44q44 24 40 78q-6 50-54 56q44-70-4-130z'),
    fill('M24 160q2-38 46-44q44 6 44 46q-4 44-46 46q-42-4-44-48z', 'mainPale'),
    fill('M36 164q2-28 36-32q32 6 32 34q-6 32-36 32q-30-4-32-34z', 'main'),
    fill([72, 162, 13], 'paper'),
    fill([72, 162, 6], 'mainPale'),
    stroke('M50 58h40M46 72h48', 'paper', 4),
    gleam('M22 146q4-34 28-48q-14 22-16 50z', 0.3),
  ],
}

export const cleaverOnBlock: Motif = {
  name: 'a cleaver in a chopping block',
  place: 'floor',
  size: [220, 210],
  draw: ({ fill, stroke, shade, gleam }) => [
    turn(
      [18, 120, 70],
      fill('M58 16h96q8 0 8 8v62H58z', 'pale'),
      shade('M120 16h34q8 0 8 8v62h-42z', 0.14),
      gleam([66, 24, 60, 6, 3], 0.5),
      fill([76, 30, 7], 'deep'),
      fill([160, 22, 66, 22, 9], 'mainDeep'),
    ),
    fill('M14 104h192v44H14z', 'warm'),
    fill(oval([110, 104, 96, 18]), 'warmPale'),
    shade('M150 118q56-4 56-14v44h-56z'),
    stroke('M38 104q72 10 144 0M66 98q44 6 88 0', 'warm', 3),
    fill([30, 148, 24, 60, 3], 'warmDeep'),
    fill([166, 148, 24, 60, 3], 'warmDeep'),
    stroke('M14 128h192', 'warmDeep', 4),
  ],
}

export const steaksOnPaper: Motif = {
  name: 'steaks on paper',
  place: 'table',
  size: [220, 110],
  draw: ({ fill, stroke, shade }) => [
    fill('M6 100l18-64h170l20 64z', 'paper'),
    shade('M130 36h64l20 64h-72z', 0.12),
    fill('M34 78q-8-44 40-50q44 0 40 34q-6 30-42 28q-30 2-38-12z', 'mainPale'),
    fill('M44 74q-4-34 32-38q32 2 30 26q-6 20-32 20q-24 2-30-8z', 'main'),
    stroke('M58 66q10-14 32-12', 'mainPale', 5),
    fill('M114 86q-6-42 38-46q40 2 36 32q-4 26-38 24q-28 2-36-10z', 'mainPale'),
    fill('M124 82q-2-32 28-34q28 2 26 24q-4 18-28 18q-20 0-26-8z', 'mainDeep'),
    fill([150, 66, 8], 'paper'),
    stroke('M20 30q10-20 34-18M40 34q2-14 16-18', 'leafDeep', 5),
  ],
}
