import { Plus } from 'lucide-react'
import { write } from '../../base/designer-store.ts'
import { addressOfKey } from '../../base/draft/place.ts'
import { useTextWriting } from '../../base/page/page-provider.tsx'
import { type EmptyText, giveRoom } from './empty-texts-in.ts'
import { enterText } from './enter.ts'
import styles from './overlay.module.css'

/** Names of empty texts beside what they belong to, in no room of the page's; whoever takes one writes in the text. */
export const EmptyTexts = ({ texts }: { texts: readonly EmptyText[] }) => {
  const { open } = useTextWriting()
  if (texts.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons and no fields of a form
    <div className={styles.empties} role="group" aria-label="Empty texts">
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
