import {
  buttonCornerRadius,
  cornerStyles,
  imageCornerRadius,
  type Theme,
} from '@shingle/shared/theme/theme.ts'
import { useBusiness } from '../../replica/use-draft.ts'
import { addressKey } from '../base/draft/place.ts'
import { firstPicture } from '../base/first-picture.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import styles from './theme.module.css'
import { useThemeChoice } from './use-theme-choice.ts'

interface CornersProps {
  kind: 'button' | 'image'
  theme: Theme
}

const box = { width: 128, height: 76 }
// The swatches are smaller than what they stand for: an oval must still look like one.
const imageScale = 0.75

/** The four corner styles, drawn on what they shape. */
export const Corners = ({ kind, theme }: CornersProps) => {
  const choose = useThemeChoice()
  const { picture, look } = useCanvasPage()
  const { industry } = useBusiness()
  const field = kind === 'button' ? 'buttonCorners' : 'imageCorners'
  const radii = kind === 'button' ? buttonCornerRadius : imageCornerRadius
  const worn = look.properties[kind === 'button' ? '--radius-button' : '--radius-image']
  return (
    <fieldset
      className={styles.corners}
      data-form-field={addressKey({ in: 'theme', field })}
      aria-label={kind === 'button' ? 'Button corners' : 'Image corners'}
    >
      {cornerStyles.map((style) => {
        const isChosen =
          theme[field] === style ||
          (theme[field] === 'auto' && Number.parseFloat(worn ?? '0') === radii[style])
        return (
          <button key={style} type="button" aria-pressed={isChosen} {...choose({ [field]: style })}>
            {kind === 'button' ? (
              <i style={{ borderRadius: Math.min(radii[style], 18) }} />
            ) : (
              <img
                src={picture(firstPicture(industry), box).src}
                alt=""
                style={{ borderRadius: radii[style] * imageScale }}
              />
            )}
            {style}
          </button>
        )
      })}
    </fieldset>
  )
}
