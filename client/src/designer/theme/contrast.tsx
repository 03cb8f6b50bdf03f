import { contrast } from '@shingle/shared/theme/contrast.ts'
import { surfaceNames } from '@shingle/shared/theme/surfaces.ts'
import { Check } from 'lucide-react'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import styles from './theme.module.css'

/** What the weakest text of the palette reaches, on every ground; the look corrects whatever the owner chooses. */
export const Contrast = () => {
  const { surfaces } = useCanvasPage().look
  const weakest = Math.min(
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
  return (
    <p className={styles.contrast}>
      <Check aria-hidden="true" />
      Every text is readable: at least {weakest.toFixed(1)}:1 in this palette.
    </p>
  )
}
