import { oval, path, repeat, turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const placeSetting: Motif = {
  name: 'a laid place with a plate, a knife and a fork',
  place: 'flat',
  size: [240, 180],
  draw: ({ fill, stroke, shade }) => [
    fill([0, 8, 240, 164, 4], 'second'),
    stroke([8, 16, 224, 148, 2], 'secondPale', 3),
    shade([126, 96, 72], 0.2),
    fill([120, 90, 72], 'paper'),
    shade([120, 90, 50], 0.08),
    fill([120, 90, 46], 'paper'),
    fill('M86 96q12-36 48-34q28 6 24 32q-10 22-40 24q-26-2-32-22z', 'warm'),
    fill('M96 92q14-22 36-18q-16 6-20 24z', 'warmPale'),
    fill([140, 104, 10], 'leafDeep'),
    fill([112, 108, 7], 'leafDeep'),
    stroke('M28 92v60', 'pale', 8),
    fill('M16 32h5v34h4V32h6v34h4V32h5v42q0 14-12 18q-12-4-12-18z', 'pale'),
    stroke('M212 92v60', 'pale', 8),
    fill('M206 30q14 6 12 66h-12z', 'pale'),
  ],
}

export const saucepan: Motif = {
  name: 'a saucepan on a flame',
  place: 'table',
  size: [240, 170],
  draw: ({ fill, stroke, shade, gleam }) => [
    stroke('M70 32q-8-8 0-15t0-13M104 32q-8-8 0-15t0-13', 'paper', 5),
    fill('M158 66h76q6 0 6 7t-6 7h-76z', 'ink'),
    fill('M12 62h150v56q0 18-18 18H30q-18 0-18-18z', 'main'),
    shade('M126 62h36v56q0 18-18 18h-28q12-30 10-74z'),
    gleam([24, 72, 7, 50, 3]),
    fill('M14 56q4-14 73-14t73 14z', 'mainPale'),
    fill([8, 54, 158, 10, 5], 'mainDeep'),
    fill([78, 34, 18, 10, 4], 'ink'),
    repeat(5, (index) => fill(`M${46 + index * 20} 156q-8-8 0-18q8 10 0 18z`, 'warm')),
    fill([26, 156, 122, 14, 3], 'ink'),
    stroke('M34 146h106', 'deep', 5),
  ],
}

export const pepperMill: Motif = {
  name: 'a pepper mill, olive oil and a lemon',
  place: 'table',
  size: [200, 200],
  draw: ({ fill, shade, gleam }) => [
    fill([44, 12, 11], 'mid'),
    fill('M22 56q-4-36 22-36t22 36z', 'second'),
    fill('M20 56h48q-10 26-6 50q2 24 12 94H14q10-70 12-94q4-24-6-50z', 'second'),
    shade('M52 22q14 6 14 34h2q-10 26-6 50q2 24 12 94H52q8-100 0-178z'),
    fill([18, 54, 52, 7, 3], 'secondDeep'),
    fill([24, 102, 40, 6, 3], 'secondDeep'),
    fill([106, 8, 16, 20, 3], 'secondDeep'),
    fill('M106 26h16v36q20 12 20 36v96q0 6-6 6H92q-6 0-6-6V98q0-24 20-36z', 'main'),
    shade('M118 26h4v36q20 12 20 36v96q0 6-6 6h-18z'),
    gleam([92, 100, 6, 84, 3], 0.4),
    fill([88, 118, 52, 46], 'paper'),
    fill('M114 156q-22-10-14-32q22 8 14 32zM116 150q12-4 12-18q-14 4-12 18z', 'mainDeep'),
    fill('M150 178q0-22 24-22t26 22q-2 22-26 22t-24-22z', 'warmPale'),
    shade('M180 157q18 4 20 21q-2 22-26 22q18-14 6-43z', 0.12),
  ],
}

export const choppingBoard: Motif = {
  name: 'vegetables and a knife on a slate board',
  place: 'flat',
  size: [250, 180],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill([0, 8, 214, 164, 14], 'deep'),
    shade([0, 156, 214, 16, 8]),
    fill([20, 34, 10], 'wall'),
    stroke('M44 12v150M90 12v150M150 12v150', 'ink', 1.5),
    fill([76, 64, 34], 'warm'),
    fill([76, 64, 27], 'warmPale'),
    repeat(6, (index) =>
      fill([76 + 16 * Math.cos(index * 1.047), 64 + 16 * Math.sin(index * 1.047), 5], 'warm'),
    ),
    fill([58, 126, 26], 'warm'),
    fill([58, 126, 20], 'warmPale'),
    repeat(5, (index) =>
      fill([58 + 12 * Math.cos(index * 1.257), 126 + 12 * Math.sin(index * 1.257), 4], 'warm'),
    ),
    repeat(4, (index) =>
      fill(oval([120 + index * 11, 128 + (index % 2) * 10, 9, 15]), index % 2 === 0 ? 'leafDeep' : 'leaf'),
    ),
    turn(
      [38, 170, 80],
      fill('M148 4q28 20 28 110h-28z', 'pale'),
      gleam('M148 4q12 10 18 40l-18 30z', 0.5),
      fill([148, 112, 26, 84, 8], 'main'),
      fill([161, 132, 4], 'paper'),
      fill([161, 172, 4], 'paper'),
    ),
  ],
}

export const breadBoard: Motif = {
  name: 'a loaf of bread, part sliced',
  place: 'table',
  size: [240, 130],
  draw: ({ fill, stroke, shade, gleam }) => [
    fill('M58 112V56q-14-8-8-26q12-24 50-24h72q46 2 54 28q2 14-8 22v56z', 'warm'),
    shade('M176 6q48 4 50 28q2 14-8 22v56h-40q16-60-2-106z'),
    stroke('M104 16l14 26M136 14l14 28M168 16l12 26', 'warmPale', 7),
    fill('M48 112V60q-14-8-8-26q8-22 34-22t34 22q6 18-8 26v52z', 'warmDeep'),
    fill('M54 106V58q-12-6-8-20q8-18 28-18t28 18q4 14-8 20v48z', 'warmPale'),
    fill('M12 112q-6-42 10-50q22 4 16 50z', 'warmDeep'),
    fill('M16 108q-4-32 8-40q14 6 10 40z', 'warmPale'),
    gleam([66, 46, 6, 44, 3], 0.4),
    fill([0, 112, 240, 14, 4], 'main'),
    shade([0, 120, 240, 6, 3]),
  ],
}

export const ovenWithFire: Motif = {
  name: 'a brick oven with a fire in it',
  place: 'floor',
  size: [230, 220],
  draw: ({ fill, stroke, shade }) => [
    fill([96, -60, 40, 80], 'mid'),
    shade([120, -60, 16, 80]),
    fill('M10 130q0-118 105-122q105 4 105 122z', 'paper'),
    shade('M150 14q70 22 70 116h-40q6-76-30-116z', 0.1),
    fill('M54 130V98q4-46 61-48q57 2 61 48v32z', 'main'),
    repeat(7, (index) =>
      stroke(
        path`M${115 - 60 * Math.cos(index * 0.5236)} ${108 - 58 * Math.sin(index * 0.5236)}L${115 - 42 * Math.cos(index * 0.5236)} ${108 - 38 * Math.sin(index * 0.5236)}`,
        'mainDeep',
        3,
      ),
    ),
    fill('M72 130v-26q4-34 43-36q39 2 43 36v26z', 'ink'),
    fill('M104 130q-16-22 6-50q2 12 10 16q6-8 4-18q28 26 12 52z', 'warm'),
    fill('M114 130q-8-14 4-28q14 14 8 28z', 'warmPale'),
    fill([0, 128, 230, 16, 2], 'warm'),
    shade([0, 138, 230, 6]),
    fill([10, 144, 210, 76], 'mainDeep'),
    fill('M72 220v-26a43 38 0 0 1 86 0v26z', 'ink'),
    ...[90, 115, 140].map((x) => fill([x, 208, 12], 'warm') + fill([x, 208, 7], 'warmPale')),
  ],
}
