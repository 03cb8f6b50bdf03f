import type { ImageFrame, ImageValue } from '@shingle/shared/image/image-value.ts'
import { type CSSProperties, useId } from 'react'
import { usePicture } from '../base/page/page-provider.tsx'
import styles from './image-dialog.module.css'
import { spotAt } from './move-picture.ts'
import { isTurnedForGood } from './turn-picture.ts'
import { useCropDrag } from './use-crop-drag.ts'
import { useTurned } from './use-turned.ts'

interface CropBoxProps {
  image: ImageValue
  /** Whether the page shows it whole whatever its fit says, as it does with logos. */
  whole: boolean
  onChange: (part: Partial<ImageValue>) => void
}

/** The picture as its frame cuts it, with the spot that stays visible on every screen. */
export const CropBox = ({ image, whole, onChange }: CropBoxProps) => {
  const picture = usePicture()
  const hint = useId()
  const { width, height, round } = shapes[image.frame]
  const { src } = picture(image, { width, height })
  const turned = useTurned(src, isTurnedForGood(image, whole ? 'logo' : 'image') ? image.rotation : 0)
  const spot = { x: `${image.focusX * 100}%`, y: `${image.focusY * 100}%` }
  // Read by the style sheet: the box is as wide as its shape lets it be.
  const shape = { '--shape': width / height, borderRadius: round && '50%' } as CSSProperties
  const drag = useCropDrag({ image, whole, onChange })
  return (
    <>
      <button
        type="button"
        className={styles.cropper}
        style={shape}
        aria-label="The spot that stays visible"
        aria-describedby={hint}
        {...drag}
        onKeyDown={(event) => {
          const step = arrowStep(event.key)
          if (!step) return
          event.preventDefault()
          onChange({ focusX: spotAt(image.focusX + step[0]), focusY: spotAt(image.focusY + step[1]) })
        }}
      >
        <span>
          <img
            src={turned ?? src}
            alt=""
            draggable={false}
            style={{
              objectFit: whole ? 'contain' : image.fit,
              objectPosition: `${spot.x} ${spot.y}`,
              filter: image.grayscale ? 'grayscale(1)' : undefined,
              scale: String(image.zoom),
              rotate: turned === null ? `${image.rotation}deg` : undefined,
              transformOrigin: `${spot.x} ${spot.y}`,
            }}
          />
        </span>
        <i data-ring style={{ left: spot.x, top: spot.y }} />
      </button>
      <p id={hint} className={styles.hint}>
        Drag the picture to move it in its frame. Put the ring on what must stay visible: press there, drag
        it, or use the arrow keys.
      </p>
    </>
  )
}

interface Shape {
  width: number
  height: number
  round?: true
}

/** The shape that each frame cuts; where the layout decides, that of most of them. */
const shapes: Readonly<Record<ImageFrame, Shape>> = {
  Auto: { width: 720, height: 540 },
  Landscape: { width: 720, height: 540 },
  Portrait: { width: 540, height: 720 },
  Square: { width: 640, height: 640 },
  Circle: { width: 640, height: 640, round: true },
}

/** As far as a key moves the spot. */
const keyStep = 0.05

const arrowStep = (key: string): readonly [number, number] | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return [-keyStep, 0]
    case 'ArrowRight':
      return [keyStep, 0]
    case 'ArrowUp':
      return [0, -keyStep]
    case 'ArrowDown':
      return [0, keyStep]
    default:
      return undefined
  }
}
