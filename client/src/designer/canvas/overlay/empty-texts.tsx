import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { write } from '../../base/designer-store.ts'
import { addressOfKey } from '../../base/draft/address-of-key.ts'
import { useTextWriting } from '../../base/page/page-provider.tsx'
import { type EmptyText, giveRoom } from './empty-texts-in.ts'
import { enterText } from './enter.ts'
import styles from './overlay.module.css'
import type { Box } from './use-box.ts'
import { useFreeSpot } from './use-free-spot.ts'
import type { OnPage } from './use-section-box.ts'

interface EmptyTextsProps extends OnPage {
  texts: readonly EmptyText[]
  /** The id of the section's element. */
  anchor: string | null
  /** Where what they belong to is: a section, or an item of it. */
  box: Box
  isItem?: boolean
}

/** Names of empty texts beside what they belong to, in no room of the page's and over none of its words; whoever takes one writes in the text. */
export const EmptyTexts = (props: EmptyTextsProps) => props.texts.length > 0 && <PlacedTexts {...props} />

const PlacedTexts = ({ texts, isItem = false, ...frame }: EmptyTextsProps) => {
  const { open } = useTextWriting()
  const group = useRef<HTMLDivElement>(null)
  const spot = useFreeSpot(group, { ...frame, isItem })
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons and no fields of a form
    <div
      ref={group}
      className={styles.empties}
      style={spot ?? { visibility: 'hidden' }}
      role="group"
      aria-label="Empty texts"
    >
      {texts.map((text) => (
        <button
          type="button"
          key={text.key}
          aria-label={`Write ${text.label}`}
          onClick={() => fill(text, open)}
        >
          <Plus aria-hidden="true" />
          {text.label}
        </button>
      ))}
    </div>
  )
}

const fill = ({ key, element }: EmptyText, open: (anchor: string) => void): void => {
  giveRoom(element)
  if (element.dataset.rich) write(addressOfKey(key))
  else enterText(element, open)
}
