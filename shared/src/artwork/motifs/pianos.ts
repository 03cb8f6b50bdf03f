import { boxes, oval, repeat } from '../kit.ts'
import type { Motif } from '../motif.ts'

const strings = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

export const openedPiano: Motif = {
  name: 'an upright piano opened at its strings',
  place: 'floor',
  mirrors: false,
  size: [260, 240],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([6, -24, 248, 32, 3], 'mainDeep'),
    gleam([14, -19, 232, 4, 2], 0.2),
    fill([10, 6, 240, 224], 'main'),
    fill([24, 14, 212, 106], 'ink'),
    fill('M24 14h212v26H24z', 'warmDeep'),
    stroke('M34 22h194M38 30h190', 'pale', 3.5),
    fill('M24 120V60l60-20h40l-20 80z', 'warm'),
    stroke(
      strings(13, (at) => `M${36 + at * 15.5} 32L${46 + at * 14} 118`),
      'pale',
      1.8,
    ),
    fill([24, 84, 212, 7], 'main'),
    repeat(17, (at) => fill([29 + at * 12, 66, 8, 20, 4], at % 2 === 0 ? 'paper' : 'pale')),
    stroke(
      strings(17, (at) => `M${33 + at * 12} 91v27`),
      'warmPale',
      2.5,
    ),
    shade([222, 14, 28, 216]),
    fill([0, 134, 260, 22, 3], 'mainDeep'),
    fill([16, 120, 228, 18], 'paper'),
    stroke(
      strings(22, (at) => `M${26 + at * 10} 121v16`),
      'mid',
      1.6,
    ),
    fill(
      boxes(
        ...[0, 1, 3, 4, 5, 7, 8, 10, 11, 12, 14, 15, 17, 18, 19].map(
          (at) => [33 + at * 10, 120, 6, 10] as const,
        ),
      ),
      'ink',
    ),
    fill([0, 116, 16, 40, 3], 'mainDeep'),
    fill([244, 116, 16, 40, 3], 'mainDeep'),
    fill(boxes([8, 156, 14, 76], [238, 156, 14, 76]), 'mainDeep'),
    shade([40, 166, 180, 44], 0.14),
    gleam([14, 8, 4, 106], 0.25),
    fill(boxes([110, 218, 10, 10], [125, 218, 10, 10], [140, 218, 10, 10]), 'secondPale'),
    fill([4, 228, 252, 12, 2], 'mainDeep'),
  ],
}

export const grandPiano: Motif = {
  name: 'a grand piano with its lid up',
  place: 'floor',
  mirrors: false,
  size: [300, 240],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M34 118L56 8q74-8 112 28q28 30 76 34q44 4 44 48z', 'mainDeep'),
    fill('M44 112L63 18q66-6 100 28q30 32 78 36q34 4 36 30z', 'main'),
    gleam('M76 24q30 0 52 12L74 108H56z', 0.14),
    stroke('M212 116L196 66', 'warmPale', 5),
    fill('M34 118l12-14h232l10 14z', 'warm'),
    stroke(
      'M70 108l-8 8M100 108l-4 8M130 108l-2 8M160 108v8M190 108l4 8M220 108l6 8M250 108l8 8',
      'warmDeep',
      2,
    ),
    stroke('M62 106l6-30h34l4 30z', 'ink', 4),
    fill('M66 104l4-26h30l4 26z', 'paper'),
    stroke('M76 88h18M76 95h18', 'mid', 2),
    fill('M10 118h270q12 0 12 14q0 32-26 32H10z', 'main'),
    shade('M200 118h80q12 0 12 14q0 32-26 32h-90q24-18 24-46z'),
    gleam([24, 126, 150, 5, 2], 0.25),
    fill([0, 134, 54, 12, 2], 'paper'),
    fill([0, 134, 44, 5], 'ink'),
    fill('M0 146h60v20H8q-8 0-8-8z', 'mainDeep'),
    fill('M24 164h22l-5 66H29zM176 164h20l-5 66h-10zM248 164h20l-5 66h-10z', 'mainDeep'),
    stroke('M96 164l4 58M112 164l-4 58', 'second', 4),
    fill([92, 220, 24, 8, 2], 'second'),
    ...[35, 186, 258].map((x) => fill([x, 233, 7], 'second')),
  ],
}

export const pianoStool: Motif = {
  name: 'a piano stool with sheets of music',
  place: 'floor',
  size: [190, 190],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M36 60l14-42h54l-4 42z', 'paper'),
    fill('M92 60l2-46h56l10 46z', 'pale'),
    stroke('M56 30h40M53 38h42M50 46h44M102 26h42M102 34h43M102 42h45', 'mid', 2),
    stroke('M74 37V20l14-4M124 41V24l14-4', 'ink', 2.5),
    fill([70, 37, 4], 'ink'),
    fill([120, 41, 4], 'ink'),
    fill('M8 70q0-16 18-16h138q18 0 18 16v18H8z', 'main'),
    shade('M128 54h36q18 0 18 16v18h-54z'),
    ...[40, 76, 112, 148].map((x) => fill([x, 70, 3.5], 'mainDeep')),
    gleam([20, 59, 100, 5, 2], 0.3),
    fill([4, 86, 182, 16, 3], 'warmDeep'),
    fill('M16 102h20l-4 88H20zM154 102h20l-4 88h-12z', 'warm'),
    shade('M164 102h10l-4 88h-6z'),
    stroke('M30 158h130', 'warmDeep', 7),
    fill([180, 88, 9], 'second'),
    fill([1, 88, 9], 'second'),
    fill(oval([95, 102, 60, 4]), 'warmDeep'),
  ],
}
