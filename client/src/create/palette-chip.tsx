import type { FontPair } from '@shingle/shared/theme/font-pairs.ts'
import { fontStack } from '@shingle/shared/theme/font-stack.ts'
import type { Palette } from '@shingle/shared/theme/palettes.ts'
import { sketchLook } from '../site-sketch/sketch-look.ts'
import type { Properties } from '../site-sketch/surface-style.ts'
import styles from './colors-step.module.css'

interface PaletteChipProps {
  palette: Palette
  fonts: FontPair
  name: string
}

/** A palette as a wall, a shelf and a splash of accent, with the first word of the business's name on it. */
export const PaletteChip = ({ palette, fonts, name }: PaletteChipProps) => {
  const { surfaces, properties } = sketchLook(palette, fonts)
  const word = firstWord(name)
  const isField = palette.structure === 'colour-field'
  const [wall, shelf] = isField ? [surfaces.strong, surfaces.plain] : [surfaces.plain, surfaces.tint]
  const wallStyle: Properties = {
    background: wall.surface,
    color: wall.ink,
    fontFamily: fontStack(fonts.headingSlug),
    fontWeight: Number(properties['--heading-weight'] ?? '700'),
    '--letters': String(word.length),
  }
  return (
    <span className={styles.chip}>
      <i className={styles.wall} style={wallStyle}>
        <span>{word}</span>
      </i>
      <i className={styles.shelf} style={{ background: shelf.surface, color: shelf.ink }}>
        Prices
      </i>
      <i className={styles.splash} style={{ background: wall.accent }} />
    </span>
  )
}

const firstWord = (name: string): string => {
  const word = name.trim().split(/\s+/)[0] ?? ''
  return word === '' ? 'Name' : word
}
