import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { offerPalettes } from '@shingle/shared/theme/offers.ts'
import { type Palette, paletteOf, palettes } from '@shingle/shared/theme/palettes.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { colourRoles, type Theme, themeFields } from '@shingle/shared/theme/theme.ts'
import { useState } from 'react'
import { useBusiness } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { addressKey } from '../base/draft/place.ts'
import { FieldForm } from '../fields/field-form.tsx'
import styles from './theme.module.css'
import { useThemeChoice } from './use-theme-choice.ts'

const shownAtOnce = 8

/** What is seen only with 'Custom' open, and what only without. */
const paletteKey = addressKey({ in: 'theme', field: 'palette' })
const colourKeys = colourRoles.map((field) => addressKey({ in: 'theme', field })).join(' ')

/** Eight palettes for the trade, more on demand, and the seven colours one by one. */
export const Palettes = ({ theme }: { theme: Theme }) => {
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
          {shown.map((palette) => (
            <PaletteTile key={palette.id} {...{ palette, theme }} />
          ))}
        </div>
      )}
    </section>
  )
}

const isWorn = (theme: Theme, { id, colours }: Palette): boolean =>
  theme.paletteId === id && colourRoles.every((role) => theme[role] === colours[role])

/** A palette in the grounds, the lettering and the buttons that the page has in it. */
const PaletteTile = ({ palette, theme }: { palette: Palette; theme: Theme }) => {
  const choose = useThemeChoice()
  const { id, name, colours } = palette
  const choice = { paletteId: id, ...colours }
  const { properties, surfaces } = resolveLook({ ...theme, ...choice })
  const { plain, tint, strong, dark } = surfaces
  return (
    <button
      type="button"
      className={styles.palette}
      aria-pressed={isWorn(theme, palette)}
      {...choose(choice)}
    >
      <span className={classNames(styles.comp, isWorn(theme, palette) && styles.chosen)}>
        <span className={styles.ground} style={{ background: plain.surface, color: plain.ink }}>
          <b style={{ fontFamily: properties['--font-heading'] }}>Aa</b>
          <i />
          <em style={{ background: plain.accent }} />
        </span>
        <span className={styles.band} style={{ background: strong.surface }}>
          <i style={{ background: plain.surface }} />
          <i style={{ background: tint.surface }} />
          <i style={{ background: plain.accent }} />
        </span>
        <span style={{ background: dark.surface }} />
      </span>
      {name}
    </button>
  )
}
