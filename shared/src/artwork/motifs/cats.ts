import { oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const sittingCat: Motif = {
  name: 'a cat sitting upright',
  place: 'floor',
  size: [150, 200],
  draw: ({ fill, stroke, shade }) => [
    stroke('M112 186q44 2 30-50q-4-18-18-20', 'warm', 14),
    fill('M34 84q28-16 56 0q36 40 34 104q0 12-14 12H28q-14 0-14-12q-2-64 20-104z', 'warm'),
    shade('M82 88q42 36 42 100q0 12-14 12H84q28-56-2-112z'),
    fill('M46 96q16 12 32 0q10 50 0 94H46q-10-44 0-94z', 'warmPale'),
    fill('M22 58L16 6l28 22q18-6 36 0l28-22l-6 52q-2 34-40 34t-40-34z', 'warm'),
    fill('M24 40l-2-18l12 10zM100 40l2-18l-12 10z', 'warmPale'),
    shade('M84 26l24-20l-6 52q-2 34-40 34q34-20 22-66z', 0.1),
    fill([46, 54, 5.5], 'ink'),
    fill([78, 54, 5.5], 'ink'),
    fill('M56 66h12l-6 7z', 'main'),
    stroke('M62 73q-4 8-12 6M62 73q4 8 12 6', 'ink', 2.5),
    stroke('M40 68l-26-4M40 72l-26 4M84 68l26-4M84 72l26 4', 'ink', 2),
    fill([28, 190, 30, 10, 5], 'warmPale'),
    fill([66, 190, 30, 10, 5], 'warmPale'),
  ],
}

export const catCarrier: Motif = {
  name: 'a cat looking out of a carrier',
  place: 'floor',
  size: [220, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M78 26q0-20 32-20t32 20', 'mainDeep', 11),
    fill('M18 58q0-32 32-32h120q32 0 32 32v32H18z', 'main'),
    fill('M12 90h196v60q0 18-18 18H30q-18 0-18-18z', 'second'),
    shade('M160 26h10q32 0 32 32v32h6v60q0 18-18 18h-40z'),
    gleam([34, 36, 60, 7, 3], 0.35),
    fill('M52 140V78q0-28 50-28t50 28v62z', 'deep'),
    fill('M70 132l-2-50l16 14q16-6 34 0l16-14l-2 50z', 'warm'),
    fill([88, 114, 4.5], 'paper'),
    fill([114, 114, 4.5], 'paper'),
    fill('M96 122h10l-5 6z', 'mainPale'),
    stroke(
      repeat(5, (at) => `M${62 + at * 20} 58v82`),
      'pale',
      4,
    ),
    stroke('M52 96h100', 'pale', 4),
    fill([98, 78, 10, 26, 4], 'secondDeep'),
  ],
}

export const catOnCushion: Motif = {
  name: 'a cat asleep on a cushion',
  place: 'floor',
  size: [240, 120],
  draw: ({ fill, stroke, shade }) => [
    fill('M10 96q-6-22 24-24h172q30 2 24 24q2 22-26 22H36q-28 0-26-22z', 'second'),
    shade('M160 72h46q30 2 24 24q2 22-26 22h-60q34-18 16-46z'),
    fill('M46 82q-8-60 76-62q78 4 76 62z', 'warm'),
    shade('M150 26q48 12 48 56h-52q26-22 4-56z'),
    stroke('M188 72q-40 22-92 10', 'warmDeep', 15),
    fill('M40 62l2-30l18 14q12-4 24 0l14-12l2 30q-4 24-30 24t-30-26z', 'warmDeep'),
    stroke('M52 62q6 5 12 0M76 62q6 5 12 0', 'ink', 3),
    fill('M66 68h8l-4 5z', 'main'),
    stroke('M112 34q12 10 10 26M136 30q12 12 8 28', 'warmDeep', 5),
  ],
}

export const toyMouseAndBowl: Motif = {
  name: 'a toy mouse and a bowl',
  place: 'table',
  size: [220, 90],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M12 44h92l-12 42H24z', 'main'),
    shade('M70 44h34l-12 42H64z'),
    fill(oval([58, 44, 46, 9]), 'mainDeep'),
    fill(oval([58, 42, 36, 5]), 'warm'),
    gleam([24, 58, 6, 20, 3], 0.4),
    fill('M126 84q0-36 40-36q36 2 42 36z', 'mid'),
    shade('M176 50q28 8 32 34h-34z'),
    fill([150, 52, 12], 'deep'),
    fill([150, 52, 6], 'mainPale'),
    fill([134, 72, 4], 'ink'),
    stroke('M206 82q16-10 6-26', 'second', 4),
  ],
}
