import { isHelped } from '@shingle/shared/word-help/helped-text.ts'
import { Sparkles } from 'lucide-react'
import { useView } from '../../replica/use-draft.ts'
import { askHelp } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import type { FieldEntry } from '../base/draft/field-entry.ts'
import { addressAt, type Place } from '../base/draft/place.ts'
import { commandKeys } from '../base/keyboard/command-keys.ts'
import styles from './words-button.module.css'

interface WordsButtonProps {
  entry: FieldEntry
  place: Place
}

/** Asks for help with the words of a text, where it is prose of its owner's. */
export const WordsButton = ({ entry, place }: WordsButtonProps) => {
  const canEdit = useCanEdit()
  const type = useView(({ view }) => ('section' in place ? view.section(place.section)?.type : undefined))
  const isEmpty = typeof entry.value === 'string' && entry.value === ''
  if (!canEdit || type === undefined || isEmpty || !isHelped(type, entry.name, entry.field)) return null
  return (
    <button
      type="button"
      className={styles.help}
      aria-label={`Help with this text: ${entry.field.label}`}
      aria-keyshortcuts={commandKeys('J')}
      data-words-button
      onClick={() => askHelp({ on: 'text', at: addressAt(place, entry.name) })}
    >
      <Sparkles aria-hidden="true" />
      Help
    </button>
  )
}
