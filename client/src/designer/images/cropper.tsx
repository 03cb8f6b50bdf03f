import { cropperRotation, cropperZoom, focusRange } from '@shingle/shared/image/image-limits.ts'
import {
  decorFrames,
  type ImageFrame,
  type ImageValue,
  imageFrames,
} from '@shingle/shared/image/image-value.ts'
import { type PointerEvent, useId } from 'react'
import { Switch } from '../../ui/switch.tsx'
import { usePicture } from '../base/page/page-provider.tsx'
import fieldStyles from '../fields/controls.module.css'
import { Select } from '../fields/select.tsx'
import styles from './image-dialog.module.css'

interface CropperProps {
  image: ImageValue
  onChange: (part: Partial<ImageValue>) => void
}

const box = { width: 720, height: 540 }
const zoom: Range = { ...cropperZoom, words: (value) => value.toFixed(2) }
const rotation: Range = { ...cropperRotation, words: (value) => `${value}°` }

/** What is seen of a picture: its frame, its zoom, its rotation and the spot that stays visible on every screen. */
export const Cropper = ({ image, onChange }: CropperProps) => {
  const picture = usePicture()
  const isDrawn = image.provider === 'Artwork'
  const place = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return
    const bounds = event.currentTarget.getBoundingClientRect()
    onChange({
      focusX: share((event.clientX - bounds.left) / bounds.width),
      focusY: share((event.clientY - bounds.top) / bounds.height),
    })
  }
  return (
    <>
      <button
        type="button"
        className={styles.cropper}
        aria-label="The spot that stays visible: move it with the arrow keys"
        onPointerDown={place}
        onPointerMove={place}
        onKeyDown={(event) => {
          const step = arrowStep(event.key)
          if (!step) return
          event.preventDefault()
          onChange({ focusX: share(image.focusX + step[0]), focusY: share(image.focusY + step[1]) })
        }}
      >
        <img
          src={picture(image, box).src}
          alt=""
          draggable={false}
          style={{
            objectFit: image.fit,
            filter: image.grayscale ? 'grayscale(1)' : undefined,
            scale: String(image.zoom),
            rotate: `${image.rotation}deg`,
            transformOrigin: `${image.focusX * 100}% ${image.focusY * 100}%`,
          }}
        />
        <i style={{ left: `${image.focusX * 100}%`, top: `${image.focusY * 100}%` }} />
      </button>
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
          options={decorFrames}
          value={image.decorFrame}
          onChange={(decorFrame) => onChange({ decorFrame })}
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

const fitWords = (fit: 'cover' | 'contain'): string => (fit === 'cover' ? 'Fill the frame' : 'Show it whole')

/** Kept in steps that a finger can hit and a page can name. */
const share = (value: number): number => {
  const inside = Math.min(1, Math.max(0, value))
  return Number((Math.round(inside / focusRange.step) * focusRange.step).toFixed(2))
}

const arrowStep = (key: string): readonly [number, number] | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return [-focusRange.step, 0]
    case 'ArrowRight':
      return [focusRange.step, 0]
    case 'ArrowUp':
      return [0, -focusRange.step]
    case 'ArrowDown':
      return [0, focusRange.step]
    default:
      return undefined
  }
}
