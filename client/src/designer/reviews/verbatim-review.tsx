import { wordForWord } from '@shingle/shared/draft/verbatim.ts'
import type { Item, ItemFields } from '@shingle/shared/field/field.ts'
import { Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { fieldEntries } from '../base/draft/field-entry.ts'
import styles from './reviews.module.css'

interface VerbatimReviewProps {
  fields: ItemFields
  item: Item<ItemFields>
  onRemove: () => void
}

/** What a customer wrote, as it stands on the page: to read, and to remove. */
export const VerbatimReview = ({ fields, item, onRemove }: VerbatimReviewProps) => (
  <div className={styles.verbatim}>
    <p className={styles.soft}>{wordForWord.text}</p>
    <dl>
      {fieldEntries(fields, item)
        .filter(({ value }) => value !== '')
        .map(({ name, field, value }) => (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>{String(value)}</dd>
          </div>
        ))}
    </dl>
    <Button kind="line" onClick={onRemove}>
      <Trash2 aria-hidden="true" />
      Remove
    </Button>
  </div>
)
