import { boxes, oval, path, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

const spokes = 28

/** Path data of bristles around [x, y], from one radius to another. */
const bristles = ([x, y]: readonly [number, number], from: number, to: number): string =>
  Array.from({ length: spokes }, (_, at) => {
    const angle = (at / spokes) * Math.PI * 2
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return path`M${x + dx * from} ${y + dy * from}L${x + dx * to} ${y + dy * to}`
  }).join('')

export const chimneyOnRoof: Motif = {
  name: 'a chimney with pots and a bird guard on a roof',
  place: 'ground',
  size: [260, 250],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M112 46V24q0-6 4-8V6h22v10q4 2 4 8v22z', 'warm'),
    fill('M154 46V24q0-6 4-8V6h22v10q4 2 4 8v22z', 'warm'),
    shade('M130 6h8v10q4 2 4 8v22h-12zM172 6h8v10q4 2 4 8v22h-12z'),
    stroke('M158 6q-2-26 11-28q13 2 11 28M169-22V6M157-4h24M157-13h24', 'deep', 3),
    fill([100, 44, 96, 12, 2], 'mid'),
    fill([106, 56, 84, 110], 'warmDeep'),
    stroke('M106 72h84M106 88h84M106 104h84M106 120h84', 'warmPale', 2),
    stroke(
      'M134 56v16M162 56v16M120 72v16M148 72v16M176 72v16M134 88v16M162 88v16M120 104v16M148 104v16M176 104v16',
      'warmPale',
      2,
    ),
    shade([162, 56, 28, 84], 0.2),
    fill('M22 178h216v72H22z', 'paper'),
    shade('M22 178h216v12H22z', 0.14),
    fill('M46 110h168l46 70H0z', 'main'),
    shade('M46 110h168l6 10H40zM160 110h54l46 70h-70z', 0.14),
    stroke('M30 134h200M15 157h230', 'mainDeep', 3),
    fill('M96 110h104v14H96z', 'mid'),
    fill([38, 104, 184, 10, 5], 'mainDeep'),
    fill([96, 96, 104, 18], 'pale'),
    shade([172, 96, 28, 18], 0.14),
    fill([50, 200, 46, 36, 2], 'second'),
    fill([55, 205, 36, 26], 'glass'),
    stroke('M73 205v26', 'second', 4),
    fill([120, 198, 34, 52, 2], 'second'),
    fill([178, 200, 46, 36, 2], 'second'),
    fill([183, 205, 36, 26], 'glass'),
    stroke('M201 205v26', 'second', 4),
    gleam('M55 205h16l-16 20zM183 205h16l-16 20z', 0.5),
  ],
}

export const brushAndRods: Motif = {
  name: 'a sweep’s brush and rods on a rail',
  place: 'wall',
  size: [250, 210],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([0, 0, 250, 18, 4], 'warm'),
    shade([0, 11, 250, 7, 3], 0.14),
    stroke('M68 14v30M166 14v20M222 14v22', 'deep', 6),
    stroke(bristles([68, 94], 12, 62), 'deep', 6.5),
    stroke(bristles([68, 94], 12, 42), 'ink', 4),
    fill([68, 94, 19], 'main'),
    fill([68, 94, 9], 'mainDeep'),
    fill([62, 34, 12, 26, 3], 'second'),
    ...[140, 154, 168, 182].flatMap((x, at) => [
      fill([x, 40 + at * 4, 10, 156 - at * 6], at % 2 === 0 ? 'warm' : 'warmDeep'),
      fill([x - 1, 32 + at * 4, 12, 18, 2], 'deep'),
      fill([x - 1, 184 - at * 4, 12, 20, 2], 'deep'),
    ]),
    fill([134, 68, 64, 14, 4], 'second'),
    fill([134, 148, 64, 14, 4], 'second'),
    fill([160, 30, 12, 40, 4], 'second'),
    shade([182, 68, 16, 94, 4]),
    fill([215, 28, 15, 72, 6], 'warm'),
    fill([206, 92, 34, 18, 4], 'warmDeep'),
    stroke('M210 112v34M218 112v38M226 112v38M234 112v34', 'deep', 7),
    gleam([6, 4, 238, 3, 1], 0.3),
  ],
}

export const potAndCowl: Motif = {
  name: 'a turning cowl beside a chimney pot',
  place: 'table',
  size: [230, 200],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M24 40h68l-6 26v94h10v40H20v-40h10V66z', 'warm'),
    shade('M68 40h24l-6 26v94h10v40H72z'),
    fill([16, 28, 84, 18, 6], 'warmDeep'),
    fill(oval([58, 29, 38, 7]), 'ink'),
    fill([18, 152, 80, 12, 5], 'warmDeep'),
    gleam([36, 72, 7, 74, 3], 0.35),
    fill([150, 132, 48, 68], 'mid'),
    shade([178, 132, 20, 68]),
    fill([142, 186, 64, 14, 3], 'deep'),
    fill(oval([174, 74, 52, 58]), 'pale'),
    shade('M178 16q48 6 48 58q-2 52-48 58q30-58 0-116z', 0.14),
    stroke(oval([174, 74, 52, 58]), 'deep', 6),
    stroke(oval([174, 74, 34, 58]), 'deep', 5),
    stroke(oval([174, 74, 13, 58]), 'deep', 5),
    fill([150, 124, 48, 14, 4], 'deep'),
    fill([156, 10, 36, 12, 5], 'deep'),
    fill([174, 8, 7], 'main'),
    gleam('M136 74q0-28 20-40q-12 18-12 44z', 0.5),
  ],
}

export const sootBucket: Motif = {
  name: 'a bucket of soot with a brush and a dust sheet',
  place: 'floor',
  size: [250, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    turn(
      [16, 104, 60],
      fill([96, 10, 16, 80, 6], 'warm'),
      fill([82, -6, 44, 18, 4], 'warmDeep'),
      stroke('M87-8v-30M96-8v-34M104-8v-34M112-8v-34M121-8v-30', 'deep', 7),
    ),
    stroke('M20 72Q24-8 76-8t58 80', 'mid', 6),
    fill('M12 72h132l-18 118H30z', 'second'),
    shade('M96 72h48l-18 118H88z'),
    fill(oval([78, 72, 66, 14]), 'secondDeep'),
    fill('M20 72q22-26 46-20q26-18 44 2q18 2 26 18q-20 10-58 10t-58-10z', 'ink'),
    stroke('M18 104q60 14 120 0M26 156q52 12 104 0', 'secondDeep', 5),
    gleam([30, 100, 8, 70, 4], 0.35),
    fill('M138 190v-22q0-8 10-8h92q10 0 10 8v22z', 'paper'),
    fill('M144 160v-18q0-8 10-8h82q10 0 10 8v18z', 'pale'),
    fill('M150 134v-14q0-8 10-8h70q10 0 10 8v14z', 'paper'),
    shade('M214 112h16q10 0 10 8v14q6 2 6 8v18q4 2 4 8v22h-34z', 0.14),
    stroke('M150 126h88M144 150h100M138 178h110', 'main', 4),
  ],
}

export const logsUnderCover: Motif = {
  name: 'split logs stacked under a small roof',
  place: 'garden',
  size: [240, 190],
  draw: ({ fill, stroke, shade }) => [
    fill([22, 40, 12, 150], 'secondDeep'),
    fill([206, 40, 12, 150], 'secondDeep'),
    fill(boxes([34, 44, 172, 132]), 'deep'),
    repeat(3, (row) =>
      repeat(5 - (row % 2), (at) => {
        const [x, y] = [52 + (row % 2) * 17 + at * 34, 158 - row * 32]
        const log = fill([x, y, 17], (at + row) % 3 === 0 ? 'warm' : 'warmDeep')
        return log + fill([x, y, 12.5], 'warmPale') + stroke([x, y, 6], 'warm', 2)
      }),
    ),
    stroke('M34 176h172', 'secondDeep', 10),
    fill('M0 46L26 10h204l10 36z', 'main'),
    shade('M0 46h240v10H0zM150 10h80l10 36h-84z', 0.16),
    stroke('M52 14l-18 28M92 14l-12 28M132 14l-4 28M172 14l4 28M208 14l8 28', 'mainDeep', 3),
    fill([0, 44, 240, 8, 3], 'mainDeep'),
  ],
}
