import { useDraft, useTheme } from '../../replica/use-draft.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { Families } from './families.tsx'
import { heroWords } from './own-words.ts'
import { Palettes } from './palettes.tsx'
import styles from './theme.module.css'

/** The big choices of the look: the family and the palette. */
export const LookPanel = () => {
  const canEdit = useCanEdit()
  const { view } = useDraft()
  const theme = useTheme()
  return (
    <aside className={styles.look} aria-label="Family and palette" data-region="rail">
      <fieldset className={styles.fields} disabled={!canEdit}>
        <Families theme={theme} words={heroWords(view.content())} />
        <Palettes theme={theme} />
      </fieldset>
    </aside>
  )
}
