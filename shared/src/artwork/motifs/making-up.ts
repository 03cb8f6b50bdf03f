import { boxes, oval } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const foldingChair: Motif = {
  name: 'a folding chair for making up',
  place: 'floor',
  size: [190, 240],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M36 130L150 222M154 130L40 222', 'warmDeep', 9),
    stroke('M40 196h110', 'warm', 8),
    fill(boxes([26, 96, 12, 136], [152, 96, 12, 136]), 'warm'),
    shade(boxes([32, 96, 6, 136], [158, 96, 6, 136])),
    fill(boxes([30, 10, 10, 88], [150, 10, 10, 88]), 'warm'),
    fill('M24 16q71 14 142 0v46q-71 12-142 0z', 'main'),
    shade('M120 21q24-1 46-5v46q-22 4-46 5z'),
    gleam('M34 28q40 6 76 5v5q-36 2-76-4z', 0.3),
    fill([14, 92, 162, 14, 6], 'warmDeep'),
    fill('M30 132q65 14 130 0v18q-65 14-130 0z', 'main'),
    shade('M112 139q26-2 48-7v18q-22 5-48 7z'),
    fill([18, 228, 32, 12, 3], 'warmDeep'),
    fill([140, 228, 32, 12, 3], 'warmDeep'),
  ],
}

export const makeUpBag: Motif = {
  name: 'an open make-up bag',
  place: 'table',
  size: [240, 180],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M24 76Q30 14 120 14t96 62z', 'mainDeep'),
    fill('M40 76Q46 28 120 28t80 48z', 'secondDeep'),
    fill([62, 34, 22, 60, 4], 'ink'),
    fill([65, 10, 16, 28, 3], 'secondPale'),
    fill('M65 12V-6q2-12 16-16v34z', 'warm'),
    stroke('M112 84L106 26', 'ink', 8),
    fill('M98 30q-14-18-10-38q8-16 20-16q14 4 16 20q0 20-10 32z', 'warmPale'),
    stroke('M136 84l8-44', 'deep', 7),
    fill('M137 42q-2-26 12-42q10 20 2 44z', 'warmDeep'),
    fill([164, 38, 28, 60, 6], 'second'),
    fill([168, 18, 20, 24, 4], 'paper'),
    fill('M14 72h212q10 50-6 96q-4 12-16 12H36q-12 0-16-12Q4 122 14 72z', 'main'),
    shade('M168 72h58q10 50-6 96q-4 12-16 12h-44q26-50 8-108z'),
    fill([8, 66, 224, 14, 6], 'mainDeep'),
    stroke('M22 73h190', 'secondPale', 3.5),
    fill([198, 68, 12, 34, 4], 'secondPale'),
    gleam('M30 92q-4 36 6 66h8q-10-30-6-66z', 0.35),
    fill(oval([120, 128, 34, 20]), 'mainPale'),
  ],
}
