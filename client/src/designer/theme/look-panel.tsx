import { useState } from 'react'
import { useDraft, useTheme } from '../../replica/use-draft.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { Families } from './families.tsx'
import { Palettes } from './palettes.tsx'
import styles from './theme.module.css'

/** The big choices of the look: the family and the palette. */
export const LookPanel = () => {
  const canEdit = useCanEdit()
  const { view } = useDraft()
  const [content] = useState(() => view.content())
  const theme = useTheme()
  return (
    <aside className={styles.look} aria-label="Family and palette" data-region="rail">
      <fieldset className={styles.fields} disabled={!canEdit}>
        <Families theme={theme} content={content} />
        <Palettes theme={theme} content={content} />
      </fieldset>
    </aside>
  )
}
