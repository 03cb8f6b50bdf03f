import { HexColorInput, HexColorPicker } from 'react-colorful'
import styles from './colour-control.module.css'

interface ColourPickerProps {
  label: string
  colour: string
  onPick: (colour: string) => void
}

export const ColourPicker = ({ label, colour, onPick }: ColourPickerProps) => (
  <>
    <HexColorPicker color={colour || '#ffffff'} onChange={onPick} />
    <div className={styles.hex}>
      <span aria-hidden="true">Hex</span>
      <HexColorInput
        className={styles['hex-box']}
        color={colour}
        onChange={onPick}
        prefixed
        aria-label={`${label}, hex`}
      />
    </div>
  </>
)
