import { families } from '@shingle/shared/theme/families.ts'
import { type FontPair, fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import type { Theme } from '@shingle/shared/theme/theme.ts'

/** All font pairs, the chosen one first, then those that suit the family, then the rest. */
export const offeredPairs = ({ family, fontPair }: Theme): readonly FontPair[] => {
  const suiting: readonly string[] = families[family].fontPairs
  const rank = ({ id }: FontPair) => {
    if (id === fontPair) return -1
    const at = suiting.indexOf(id)
    return at < 0 ? suiting.length : at
  }
  return fontPairs.toSorted((a, b) => rank(a) - rank(b))
}
