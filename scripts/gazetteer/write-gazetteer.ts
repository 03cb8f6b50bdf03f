import { join } from 'node:path'
import { readGazetteer } from './read-gazetteer.ts'

/** Where the businesses of the tagging schema stand. */
export const gazetteerFile = join('trades', 'src', 'gazetteer.ts')

/** The file of the businesses of the tagging schema that is installed below `root`. */
export const gazetteerText = async (root: string): Promise<string> =>
  [
    '// Written by scripts/cut-gazetteer.ts from @openstreetmap/id-tagging-schema (ISC).',
    "import type { Trade } from './trade.ts'",
    '',
    '/** Businesses that nobody has written down as trades, by the words that name them in the tagging schema of OpenStreetMap. */',
    'export const gazetteer: readonly Trade[] = [',
    ...(await readGazetteer(root)).map((trade) => `  ${JSON.stringify(trade)},`),
    ']',
    '',
  ].join('\n')
