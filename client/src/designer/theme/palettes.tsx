import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { offerPalettes } from '@shingle/shared/theme/offers.ts'
import { paletteOf, palettes } from '@shingle/shared/theme/palettes.ts'
import { colourRoles, type Theme, themeFields } from '@shingle/shared/theme/theme.ts'
import { useState } from 'react'
import { useBusiness } from '../../replica/use-draft.ts'
import { addressKey } from '../base/draft/place.ts'
import { FieldForm } from '../fields/field-form.tsx'
import { openingOf } from './opening-of.ts'
import { PaletteTile } from './palette-tile.tsx'
import styles from './theme.module.css'

const shownAtOnce = 8

/** What is seen only with 'Custom' open, and what only without. */
const paletteKey = addressKey({ in: 'theme', field: 'palette' })
const colourKeys = colourRoles.map((field) => addressKey({ in: 'theme', field })).join(' ')

interface PalettesProps {
  theme: Theme
  /** The page as it was when the panel was opened. */
  content: DraftContent
}

/** Eight palettes for the trade, more on demand, and the seven colours one by one. */
export const Palettes = ({ theme, content }: PalettesProps) => {
  const section = openingOf(content)
  const { industry } = useBusiness()
  const [turn, setTurn] = useState(0)
  const [custom, setCustom] = useState(false)
  const trade = industrySlugs.find((slug) => slug === industry) ?? ''
  const offered = offerPalettes({ seed: theme.seed, industry: trade })
  const others = palettes.filter(({ id }) => !offered.some((palette) => palette.id === id))
  const all = [...offered, ...others]
  const from = (turn * shownAtOnce) % all.length
  // As it was when these were laid out: a tile that moves as it is chosen leaves another under the pointer.
  const [worn] = useState(() => paletteOf(theme.paletteId))
  const page = [...all, ...all].slice(from, from + shownAtOnce)
  const shown =
    !worn || turn > 0 || page.some(({ id }) => id === worn.id) ? page : [worn, ...page.slice(0, -1)]
  return (
    <section aria-labelledby="theme-palettes" className={styles['palette-part']}>
      <header className={styles.title}>
        <h2 id="theme-palettes">Palette</h2>
        <span>
          <button type="button" className={styles.link} onClick={() => setTurn(turn + 1)}>
            More
          </button>
          <button
            type="button"
            className={styles.link}
            aria-expanded={custom}
            data-hides={custom ? paletteKey : colourKeys}
            onClick={() => setCustom(!custom)}
          >
            Custom
          </button>
        </span>
      </header>
      {custom ? (
        <div className={styles.custom}>
          <FieldForm fields={themeFields} values={theme} place={{ in: 'theme' }} only={colourRoles} />
        </div>
      ) : (
        <div className={styles.palettes} data-form-field={paletteKey}>
          {section &&
            shown.map((palette) => (
              <PaletteTile key={palette.id} {...{ palette, theme, content, section }} />
            ))}
        </div>
      )}
    </section>
  )
}
