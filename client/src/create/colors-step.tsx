import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { Palette } from '@shingle/shared/theme/palettes.ts'
import { CircleCheck } from 'lucide-react'
import { navigate } from '../app/navigate.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { changeAnswers, useAnswers } from './answers-store.ts'
import styles from './colors-step.module.css'
import { PaletteChip } from './palette-chip.tsx'
import { StepFrame } from './step-frame.tsx'
import { useLook } from './use-look.ts'

const structureNames: Readonly<Record<Palette['structure'], string>> = {
  light: 'Light',
  paper: 'Paper',
  dark: 'Dark',
  'colour-field': 'Color field',
}

export const ColorsStep = () => {
  const answers = useAnswers()
  const { palette: chosen, fonts, offer } = useLook()

  return (
    <StepFrame
      name="Choose colors"
      title="Pick the paint"
      why="They differ in weight as well as hue: light, paper, dark, and whole walls of one color."
      back={appPaths.createFonts}
      next="Choose sections"
      onNext={() => {
        changeAnswers({ paletteId: chosen.id })
        void navigate(appPaths.createSections)
      }}
    >
      <fieldset className={styles.cards}>
        <legend>
          <VisuallyHidden>Colors</VisuallyHidden>
        </legend>
        {offer.palettes.map((palette) => (
          <label key={palette.id} className={styles.card}>
            <input
              type="radio"
              name="palette"
              checked={palette.id === chosen.id}
              onChange={() => changeAnswers({ paletteId: palette.id })}
            />
            <PaletteChip palette={palette} fonts={fonts} name={answers.businessName} />
            <span className={styles.name}>
              <b>{palette.name}</b>
              <span className={styles.soft}>{structureNames[palette.structure]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.clear}>
        <CircleCheck aria-hidden="true" />
        Every text in these palettes reads clearly, buttons included.
      </p>
    </StepFrame>
  )
}
