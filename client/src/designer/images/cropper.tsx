import { cropperRotation, cropperZoom } from '@shingle/shared/image/image-limits.ts'
import {
  type ImageFrame,
  type ImageValue,
  imageFrames,
  type PictureDecorFrame,
  pictureDecorFrames,
} from '@shingle/shared/image/image-value.ts'
import { useId } from 'react'
import { Switch } from '../../ui/switch.tsx'
import fieldStyles from '../fields/controls.module.css'
import { Select } from '../fields/select.tsx'
import { CropBox } from './crop-box.tsx'
import styles from './image-dialog.module.css'

interface CropperProps {
  image: ImageValue
  /** Whether the page shows it whole whatever its fit says, as it does with logos. */
  whole?: boolean | undefined
  onChange: (part: Partial<ImageValue>) => void
}

const zoom: Range = { ...cropperZoom, words: (value) => value.toFixed(2) }
const rotation: Range = { ...cropperRotation, words: (value) => `${value}°` }

/** What is seen of a picture: its frame, its zoom, its rotation and the spot that stays visible on every screen. */
export const Cropper = ({ image, whole = false, onChange }: CropperProps) => {
  const isDrawn = image.provider === 'Artwork'
  return (
    <>
      <CropBox image={image} whole={whole} onChange={onChange} />
      <fieldset className={styles.frames} aria-label="Frame">
        {imageFrames.map((frame) => (
          <button
            key={frame}
            type="button"
            aria-pressed={image.frame === frame}
            onClick={() => onChange({ frame })}
          >
            <i style={frameShape[frame]} />
            {frame}
          </button>
        ))}
      </fieldset>
      <div className={fieldStyles.two}>
        <Slider
          label="Zoom"
          range={zoom}
          value={image.zoom}
          onChange={(value) => onChange({ zoom: value })}
        />
        <Slider
          label="Rotation"
          range={rotation}
          value={image.rotation}
          onChange={(value) => onChange({ rotation: value })}
        />
      </div>
      <div className={fieldStyles.two}>
        <Select
          label="Decor frame"
          options={pictureDecorFrames}
          value={image.decorFrame}
          onChange={(decorFrame) => onChange({ decorFrame })}
          words={decorWords}
        />
        <Select
          label="Fit"
          options={['cover', 'contain']}
          value={image.fit}
          onChange={(fit) => onChange({ fit })}
          words={fitWords}
        />
      </div>
      {!isDrawn && (
        <Switch
          label="Black and white"
          checked={image.grayscale}
          onChange={(grayscale) => onChange({ grayscale })}
        />
      )}
    </>
  )
}

interface Range {
  minimum: number
  maximum: number
  step: number
  words: (value: number) => string
}
interface SliderProps {
  label: string
  range: Range
  value: number
  onChange: (value: number) => void
}

const Slider = ({ label, range, value, onChange }: SliderProps) => {
  const id = useId()
  const { words, minimum, maximum, step } = range
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label} <output htmlFor={id}>{words(value)}</output>
      </label>
      <input
        id={id}
        type="range"
        className={fieldStyles.slider}
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}

const frameShape: Readonly<Record<ImageFrame, { width: number; height: number; borderRadius?: string }>> = {
  Auto: { width: 18, height: 15, borderRadius: '4px' },
  Landscape: { width: 20, height: 15 },
  Portrait: { width: 13, height: 17 },
  Square: { width: 16, height: 16 },
  Circle: { width: 17, height: 17, borderRadius: '50%' },
}

const decorWords = (frame: PictureDecorFrame): string => {
  if (frame === 'None') return 'Theme’s choice'
  return frame === 'Without' ? 'None' : frame
}

const fitWords = (fit: 'cover' | 'contain'): string => (fit === 'cover' ? 'Fill the frame' : 'Show it whole')
