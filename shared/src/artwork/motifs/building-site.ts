import { repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const houseFrame: Motif = {
  name: 'the timber frame of a house being built',
  place: 'ground',
  size: [260, 200],
  draw: ({ fill, stroke, shade }) => [
    fill([14, 186, 232, 14], 'mid'),
    fill([30, 120, 90, 66], 'wallShade'),
    stroke(
      'M30 186V96M60 186V96M90 186V96M120 186V96M150 186V96M180 186V96M210 186V96M230 186V96',
      'second',
      6,
    ),
    stroke('M24 96h212M24 140h212', 'second', 7),
    stroke('M30 186l60-46M230 186l-50-46', 'secondDeep', 4),
    stroke('M18 96L130 16L242 96M70 96l60-76l60 76M130 18v78', 'second', 6),
    fill([84, 146, 42, 40], 'wall'),
    stroke('M84 186v-40h42v40', 'secondDeep', 6),
    fill('M130 10L8 96h18l104-74z', 'main'),
    fill('M130 10l60 42l-9 6l-51-36z', 'main'),
    repeat(5, (index) => fill([186, 178 - index * 9, 60, 8, 1], index % 2 === 0 ? 'secondPale' : 'second')),
    shade([232, 142, 14, 44], 0.12),
    stroke('M36 200L56 96', 'paper', 5),
    stroke('M52 200L72 96', 'paper', 5),
    repeat(6, (index) => stroke(`M${40 + index * 3} ${180 - index * 15}h16`, 'paper', 4)),
  ],
}

export const towerCrane: Motif = {
  name: 'a tower crane over a new building',
  place: 'ground',
  size: [230, 260],
  draw: ({ fill, stroke, shade }) => [
    fill([116, 140, 104, 120], 'paper'),
    shade([188, 140, 32, 120], 0.12),
    repeat(6, (index) => fill([128 + (index % 3) * 30, 156 + Math.floor(index / 3) * 40, 20, 24], 'glass')),
    stroke('M120 140v-16M150 140v-16M180 140v-16M214 140v-16M116 124h104', 'second', 5),
    stroke('M56 250V44M80 250V44', 'main', 5),
    stroke(`M56 250${repeat(10, (index) => `l${index % 2 === 0 ? 24 : -24}-20`)}`, 'main', 3),
    stroke('M0 46h226M40 60h186', 'main', 5),
    stroke(
      `M84 60${repeat(7, (index) => `l10 ${index % 2 === 0 ? -14 : 14}l10 ${index % 2 === 0 ? 14 : -14}`)}`,
      'main',
      2.5,
    ),
    stroke('M4 46L68 8l150 38', 'ink', 2.5),
    stroke('M56 46L68 6l12 40', 'main', 5),
    fill([0, 46, 34, 24, 2], 'deep'),
    fill([80, 62, 26, 26, 3], 'second'),
    fill([88, 66, 14, 12], 'glass'),
    stroke('M176 60v32', 'ink', 3),
    fill([150, 92, 52, 10, 2], 'secondDeep'),
    fill([40, 246, 56, 14, 2], 'mid'),
  ],
}

export const hardHat: Motif = {
  name: 'a hard hat on rolled drawings',
  place: 'table',
  size: [220, 150],
  draw: ({ fill, shade, gleam }) => [
    fill([8, 124, 206, 26, 13], 'paper'),
    shade([8, 138, 206, 12, 6], 0.1),
    fill([204, 137, 13], 'pale'),
    fill([204, 137, 7], 'mid'),
    fill([92, 122, 12, 30], 'second'),
    fill('M28 106q-2-84 78-90q82 6 80 90z', 'main'),
    shade('M138 22q50 18 48 84h-34q8-50-14-84z'),
    fill('M88 18q0-12 18-12t20 12l6 70H82z', 'mainPale'),
    shade('M112 8q14 0 14 10l6 70h-18z', 0.12),
    gleam('M40 96q0-50 30-66q-18 28-18 66z'),
    fill('M8 112q4-14 22-14h154q20 0 24 14q0 10-10 10H18q-10 0-10-10z', 'main'),
    shade('M8 112h200q0 10-10 10H18q-10 0-10-10z', 0.2),
  ],
}

export const bricksAndTrowel: Motif = {
  name: 'a brick wall with a trowel and a spirit level',
  place: 'ground',
  size: [240, 180],
  draw: ({ fill, shade, stroke }) => [
    repeat(6, (row) => {
      const y = 156 - row * 24
      const count = row === 5 ? 3 : row === 4 ? 5 : 6
      return repeat(count, (index) =>
        fill(
          [(row % 2) * 18 + index * 37, y, 34, 21, 1],
          (index * 2 + row) % 5 === 0 ? 'warmDeep' : (index + row) % 3 === 0 ? 'warmPale' : 'warm',
        ),
      )
    }),
    shade([206, 60, 34, 118], 0.1),
    fill([120, 44, 116, 14, 3], 'deep'),
    fill([166, 47, 24, 8, 3], 'glass'),
    fill([175, 48, 6, 6, 3], 'warmDeep'),
    turn(
      [-8, 60, 20],
      fill('M4 34h54l32-12q2 14-32 22z', 'pale'),
      stroke('M4 36q-14 0-16-14', 'mid', 5),
      fill([-34, 8, 32, 12, 6], 'secondDeep'),
    ),
    fill('M40 36q30-14 60 0z', 'mid'),
  ],
}

export const excavator: Motif = {
  name: 'an excavator',
  place: 'ground',
  size: [290, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M150 112L196 26l64 60', 'main', 20),
    stroke('M162 100l34-66', 'mainDeep', 5),
    stroke('M258 84l-8 44', 'main', 14),
    fill('M232 122h40q12 30-10 52l-8-10l-8 10l-8-12l-12 4z', 'deep'),
    fill([42, 90, 118, 54, 8], 'main'),
    shade([42, 124, 118, 20, 6]),
    fill('M96 90V46q0-8 8-8h36q6 0 10 6l16 46v8H96z', 'second'),
    fill('M106 84V52q0-4 4-4h26q3 0 5 4l13 32z', 'glass'),
    gleam('M106 84V48h18z', 0.5),
    fill([48, 72, 12, 20, 3], 'deep'),
    fill([52, 102, 34, 6, 3], 'mainDeep'),
    fill([52, 113, 34, 6, 3], 'mainDeep'),
    fill([68, 142, 70, 14], 'deep'),
    fill([18, 152, 174, 46, 23], 'ink'),
    ...[42, 74, 106, 138, 168].map((x) => fill([x, 175, 13], 'mid')),
    fill([42, 175, 6], 'ink'),
    fill([168, 175, 6], 'ink'),
  ],
}

export const concreteMixer: Motif = {
  name: 'a concrete mixer beside a heap of sand',
  place: 'ground',
  size: [230, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M130 188q30-46 62-52q28 12 48 52z', 'secondPale'),
    shade('M192 136q28 12 48 52h-30q2-30-18-52z', 0.1),
    stroke('M62 120l-20 66M116 112l24 74M62 150h70', 'second', 8),
    turn(
      [-28, 90, 84],
      fill('M34 60h40l16-28h44q10 0 12 10l4 46q0 12-12 14l-64 20H48q-12 0-14-12z', 'main'),
      fill('M90 32h44q10 0 12 10l4 46q0 12-12 14l-40 12z', 'mainDeep'),
      gleam([44, 66, 50, 7, 3]),
      fill([22, 54, 16, 58, 7], 'mid'),
      shade('M48 106l50 8l-26 8H48q-10 0-12-8z'),
    ),
    fill([42, 170, 19], 'ink'),
    fill([42, 170, 9], 'pale'),
    fill([98, 84, 10], 'secondPale'),
    stroke('M206 186L182 96', 'secondDeep', 6),
    fill('M176 94q-8-28 2-46q16 6 14 42z', 'mid'),
  ],
}

export const blueprint: Motif = {
  name: 'a building plan with a ruler and a pencil',
  place: 'flat',
  size: [240, 180],
  draw: ({ fill, stroke, shade }) => [
    fill([0, 10, 226, 160, 2], 'main'),
    fill([216, 10, 18, 160, 9], 'mainDeep'),
    stroke('M16 26h186v128H16z', 'mainPale', 2),
    stroke(
      'M40 136V86l46-36l46 36v50zM32 92L86 48l54 44M72 136v-30h26v30M146 136V70h40v66M156 84h20v16h-20M40 144h92M40 140v8M132 140v8',
      'paper',
      2.5,
    ),
    turn(
      [6, 130, 150],
      fill([70, 150, 150, 22, 1], 'second'),
      repeat(14, (index) => fill([78 + index * 10, 150, 2, index % 2 === 0 ? 10 : 6], 'ink')),
    ),
    turn(
      [-34, 190, 90],
      fill([130, 100, 92, 11], 'secondPale'),
      fill('M130 100v11l-16-5.5z', 'paper'),
      fill([214, 100, 12, 11, 2], 'mainPale'),
      shade([130, 107, 92, 4]),
    ),
  ],
}
