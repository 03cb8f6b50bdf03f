import { turn } from '../kit.ts'
import type { Motif } from '../motif.ts'

export const boardWithShapes: Motif = {
  name: 'a board with shapes and a sum in chalk',
  place: 'wall',
  mirrors: false,
  size: [270, 190],
  draw: ({ fill, stroke, shade }) => [
    fill([0, 0, 270, 168, 6], 'warm'),
    fill([12, 12, 246, 144, 2], 'deep'),
    shade([12, 12, 246, 10], 0.2),
    // Chalk is as broad as an ink drawing needs it, to be seen on the board.
    stroke('M34 106V38l74 68zM34 92h14v14', 'paper', 6),
    stroke([158, 70, 31], 'mainPale', 6),
    stroke('M158 70l22-21', 'mainPale', 6),
    stroke('M210 46h34v48h-34z', 'secondPale', 6),
    stroke(
      'M38 126v20M54 136h20M64 126v20M90 126v20M108 131h20M108 142h20M146 126h14v10h-14v10h15',
      'paper',
      6,
    ),
    fill([-6, 164, 282, 14, 4], 'warmDeep'),
    fill([36, 156, 44, 9, 3], 'main'),
    fill([38, 152, 40, 5, 2], 'pale'),
    turn([-4, 200, 160], fill([180, 157, 26, 7, 3], 'paper')),
    fill([216, 157, 22, 7, 3], 'mainPale'),
  ],
}
