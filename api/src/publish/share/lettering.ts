import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { cutName } from '@shingle/shared/theme/font-faces.ts'
import type { Look } from '@shingle/shared/theme/look.ts'

/** The drawn letters of a heading font (y upwards), as `scripts/cut-fonts.ts` writes them. */
export interface Lettering {
  readonly unitsPerEm: number
  readonly capHeight: number
  readonly letters: Readonly<Record<string, readonly [advance: number, outline: string]>>
  /** How much closer (or wider) a pair of letters stands. */
  readonly pairs: Readonly<Record<string, number>>
}

const folder = join(import.meta.dirname, '..', '..', '..', 'lettering')
const decompress = promisify(brotliDecompress)
const loaded = new Map<string, Promise<Lettering>>()

const load = async (name: string): Promise<Lettering> => {
  const text = (await decompress(await readFile(join(folder, `${name}.json.br`)))).toString()
  // Written by a script of this house together with the fonts themselves.
  return JSON.parse(text) as Lettering
}

/** The letters of a look's headings. */
export const letteringOf = ({ fonts }: Look): Promise<Lettering> => {
  const name = cutName(fonts.headingSlug)
  const known = loaded.get(name) ?? load(name)
  loaded.set(name, known)
  return known
}
