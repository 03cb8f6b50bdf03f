import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { type FamilyId, familyIds, presetStyles } from '@shingle/shared/theme/family-ids.ts'
import type { Theme } from '@shingle/shared/theme/theme.ts'
import { useState } from 'react'
import { Select } from '../fields/select.tsx'
import { FamilyTile } from './family-tile.tsx'
import { openingOf } from './opening-of.ts'
import { everyStyle, type ShownStyle, styleWords } from './style-words.ts'
import styles from './theme.module.css'

interface FamiliesProps {
  theme: Theme
  /** The page as it was when the panel was opened: whoever chooses a look writes nothing. */
  content: DraftContent
}

const shownFirst = 6

/** Of every style the first few, the chosen family among them; of one style all it has. */
const shownFamilies = (style: ShownStyle, chosen: FamilyId, all: boolean): readonly FamilyId[] => {
  if (style !== everyStyle) return familyIds.filter((id) => families[id].preset === style)
  const first = familyIds.slice(0, shownFirst)
  if (all) return familyIds
  return first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)]
}

/** The families, each on the page's own opening. */
export const Families = ({ theme, content }: FamiliesProps) => {
  const [all, setAll] = useState(false)
  const [style, setStyle] = useState<ShownStyle>(everyStyle)
  const section = openingOf(content)
  const shown = shownFamilies(style, theme.family, all)
  return (
    <section aria-labelledby="theme-families">
      <header className={styles.title}>
        <h2 id="theme-families">Family</h2>
        {!all && style === everyStyle && (
          <button type="button" className={styles.link} onClick={() => setAll(true)}>
            All {familyIds.length}
          </button>
        )}
      </header>
      <div className={styles['family-style']}>
        <Select
          label="Style"
          options={[everyStyle, ...presetStyles]}
          value={style}
          onChange={setStyle}
          words={styleWords}
        />
      </div>
      <div className={styles.families} data-form-field="theme:family">
        {section &&
          shown.map((family) => <FamilyTile key={family} {...{ family, theme, content, section }} />)}
      </div>
    </section>
  )
}
