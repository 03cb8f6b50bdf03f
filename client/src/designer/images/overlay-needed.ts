import { overlayRange } from '@shingle/shared/image/image-limits.ts'
import { blend, contrast } from '@shingle/shared/theme/contrast.ts'
import { type SurfaceColours, textContrast } from '@shingle/shared/theme/surfaces.ts'

const steps = Math.round(overlayRange.maximum / overlayRange.step)

/**
 * How much of a picture has to be covered by its section's ground, 0 to 0.8, for words to be readable on all of these spots
 * of it, each `#rrggbb`.
 */
export const overlayNeeded = (
  spots: readonly string[],
  { surface, ink }: Pick<SurfaceColours, 'surface' | 'ink'>,
): number => {
  const shareAt = (step: number) => Number((step * overlayRange.step).toFixed(2))
  // Whatever is enough for one spot covers those before it at least as well: ink and ground are far apart.
  const enough = spots.reduce((least, spot) => {
    let step = least
    while (step < steps && contrast(blend(spot, surface, shareAt(step)), ink) < textContrast) step += 1
    return step
  }, 0)
  return shareAt(enough)
}
