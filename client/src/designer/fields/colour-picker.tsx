import { HexColorInput, HexColorPicker } from 'react-colorful'
import styles from './colour-control.module.css'

type ColourPickerProps = { label: string; colour: string; onPick: (colour: string) => void }

export function ColourPicker({ label, colour, onPick }: ColourPickerProps) {
  return (
    <>
      <HexColorPicker color={colour || '#ffffff'} onChange={onPick} />
      <div className={styles.hex}>
        <span aria-hidden="true">Hex</span>
        <HexColorInput color={colour} onChange={onPick} prefixed aria-label={`${label}, hex`} />
      </div>
    </>
  )
}
