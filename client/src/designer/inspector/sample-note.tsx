import { samplePartsOf } from '@shingle/shared/draft/sample-parts.ts'
import type { Item, ItemFields } from '@shingle/shared/field/field.ts'
import { isMadeUpAuthor } from '@shingle/shared/generation/made-up-words.ts'
import { Check } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import styles from './inspector.module.css'

interface SampleNoteProps {
  fields: ItemFields
  item: Item<ItemFields>
  onConfirm: () => void
}

/**
 * Says what of a sample visitors do not see. What is said to be somebody's words is confirmed by writing what they said; of
 * anything else it can be that it is true.
 */
export const SampleNote = ({ fields, item, onConfirm }: SampleNoteProps) => {
  const author = 'authorName' in item ? String(item.authorName) : undefined
  const { sample } = item as { sample?: unknown }
  if (sample === false)
    return (
      author !== undefined &&
      isMadeUpAuthor(author) && (
        <p className={styles.notice}>Write who said it. Visitors do not see a review by “{author.trim()}”.</p>
      )
    )
  return (
    <div className={styles.sample}>
      <p>{wordsOf({ fields, item, isQuoted: author !== undefined })}</p>
      {author === undefined && (
        <Button kind="line" onClick={onConfirm}>
          <Check aria-hidden="true" />
          It is true: publish it
        </Button>
      )}
    </div>
  )
}

interface Said {
  fields: ItemFields
  item: Item<ItemFields>
  isQuoted: boolean
}

const wordsOf = ({ fields, item, isQuoted }: Said): string => {
  const { ours, isHeld } = samplePartsOf(fields, item)
  if ('sample' in item && item.sample === true)
    return isQuoted
      ? 'This is a sample, and visitors do not see it. Write what they said first, and who said it.'
      : 'This is a sample. Visitors do not see it until you confirm that it is true.'
  const labels = ours.flatMap((name) => fields[name]?.label ?? []).join(', ')
  const unseen = isHeld ? 'visitors do not see any of this' : 'visitors do not see that'
  const until = isQuoted ? 'until you write it' : 'until you write it or confirm that it is true'
  return `Still our words: ${labels}. So ${unseen} ${until}.`
}
