// Written by scripts/trade-lists.ts from the folders of kinds/.
import type { KindCopy } from './kind.ts'

/** What the pages of a kind say, by its id and the language, 'animals german': each is loaded when it is asked for. */
export const kindCopies: Readonly<Record<string, () => Promise<{ copy: KindCopy }>>> = {
  'animals english': () => import('./kinds/animals/copy/english.ts'),
}
