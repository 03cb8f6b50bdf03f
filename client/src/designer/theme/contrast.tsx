import { contrast } from '@shingle/shared/theme/contrast.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import { type ReplacedColour, replacedColours } from '@shingle/shared/theme/replaced-colour.ts'
import { surfaceNames } from '@shingle/shared/theme/surfaces.ts'
import { themeFields } from '@shingle/shared/theme/theme.ts'
import { Check, TriangleAlert } from 'lucide-react'
import { useLook } from '../base/page/page-provider.tsx'
import { ratioWords } from '../fields/colour-words.ts'
import styles from './contrast.module.css'

/** What the weakest text of the palette reaches on every ground, and which colours the page shows in another shade for it. */
export const Contrast = () => {
  const look = useLook()
  const replaced = replacedColours(look)
  const weakest = `at least ${ratioWords(weakestOf(look))}`
  if (replaced.length === 0)
    return (
      <p className={styles.contrast}>
        <Check aria-hidden="true" />
        Every text is readable: {weakest} in this palette.
      </p>
    )
  return (
    <div className={styles.replaced}>
      <p>
        <TriangleAlert aria-hidden="true" />
        {replaced.length === 1
          ? 'One color is shown in another shade, so that everything is readable'
          : `${replaced.length} colors are shown in another shade, so that everything is readable`}
        : {weakest}.
      </p>
      <ul>
        {replaced.map((colour) => (
          <li key={colour.role}>{lineOf(colour)}</li>
        ))}
      </ul>
    </div>
  )
}

const lineOf = ({ role, ratio, needs, shown }: ReplacedColour): string =>
  `${themeFields[role].label}: ${ratioWords(ratio)}, needs ${needs}. Shown as ${shown}, the nearest readable shade.`

const weakestOf = ({ surfaces }: Look): number =>
  Math.min(
    ...surfaceNames.flatMap((name) => {
      const colours = surfaces[name]
      return [
        contrast(colours.ink, colours.surface),
        contrast(colours.inkSoft, colours.surface),
        contrast(colours.accentText, colours.surface),
        contrast(colours.onAccent, colours.accent),
      ]
    }),
  )
