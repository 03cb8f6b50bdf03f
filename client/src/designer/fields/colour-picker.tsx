import { readHexColour } from '@shingle/shared/colour/colour.ts'
import { useState } from 'react'
import { HexColorPicker } from 'react-colorful'
import { TextField } from '../../ui/text-field.tsx'

interface ColourPickerProps {
  label: string
  colour: string
  /** `null` while the digits typed are no color: nothing is picked then. */
  onPick: (colour: string | null) => void
}

export const ColourPicker = ({ label, colour, onPick }: ColourPickerProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const pick = (picked: string) => {
    setTyped(null)
    onPick(picked)
  }
  const type = (text: string) => {
    setTyped(text)
    const read = readHexColour(text)
    onPick(read.ok ? read.value : null)
  }
  return (
    <>
      <HexColorPicker color={colour || '#ffffff'} onChange={pick} />
      <TextField
        label={`${label}, hex`}
        labelHidden
        lead={<span aria-hidden="true">Hex</span>}
        value={typed ?? colour}
        onChange={type}
        onFocus={() => setIsLeft(false)}
        onBlur={() => setIsLeft(true)}
        onKeyDown={({ key }) => key === 'Enter' && setIsLeft(true)}
        error={typed === null ? undefined : mistakeIn(typed, isLeft)}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  )
}

/** Digits that may still become a color are no mistake until the field is left. */
const mistakeIn = (typed: string, isLeft: boolean): string | undefined => {
  const read = readHexColour(typed)
  return read.ok || (!isLeft && isBeginning(typed)) ? undefined : read.problem.text
}

const isBeginning = (typed: string): boolean => /^#?[\da-f]{0,6}$/i.test(typed.trim())
