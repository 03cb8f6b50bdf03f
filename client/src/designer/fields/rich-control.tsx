import { RichView } from '@shingle/shared/page/rich-view.tsx'
import { plainTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { Counter } from '../../ui/counter.tsx'
import { write } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import type { EntryOfKind } from '../base/draft/field-entry.ts'
import { addressAt, type Place } from '../base/draft/place.ts'
import { useEarlyTyping } from '../rich/use-early-typing.ts'
import { useRichEditor } from '../rich/use-rich-editor.ts'
import { useRichEditorSoon } from '../rich/use-rich-editor-soon.ts'
import styles from './controls.module.css'
import richStyles from './rich-control.module.css'
import { WordsButton } from './words-button.tsx'

/** Formatted text in a form; its editor is mounted when the person comes to write. */
export const RichControl = ({ entry, place }: { entry: EntryOfKind<'rich'>; place: Place }) => {
  const id = useId()
  const [isWritten, setWritten] = useState(false)
  const canEdit = useCanEdit()
  const RichEditor = useRichEditor(isWritten && canEdit)
  const { label, maximum } = entry.field
  useRichEditorSoon()
  const early = useEarlyTyping()
  const begin = () => {
    // One editor at a time: the one on the page makes way.
    write(null)
    setWritten(true)
  }
  const keep = (event: KeyboardEvent) => {
    begin()
    early.keep(event)
  }
  const end = () => {
    early.forget()
    setWritten(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keyboard comes by Tab
    <div className={styles.field} onClick={focusText}>
      <span className={styles.label}>
        <span id={id}>{label}</span>
        <WordsButton entry={entry} place={place} />
        <Counter value={plainTextOf(entry.value)} limit={maximum} />
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that the editor inside lost the focus */}
      <div
        className={richStyles.rich}
        data-off={!canEdit || undefined}
        onBlur={(event) => {
          const to = event.relatedTarget
          if (!event.currentTarget.contains(to) && !to?.closest('[role="toolbar"]')) end()
        }}
      >
        {RichEditor ? (
          <RichEditor of={addressAt(place, entry.name)} label={label} typed={early.typed} />
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a textarea cannot show formatted text
          <div
            role="textbox"
            tabIndex={0}
            aria-labelledby={id}
            aria-multiline="true"
            aria-disabled={!canEdit}
            onFocus={begin}
            onClick={begin}
            onKeyDown={keep}
          >
            <RichView value={entry.value} />
          </div>
        )}
      </div>
    </div>
  )
}

/** A click on the label or the frame means the text, as with every other field. */
const focusText = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  const text = currentTarget.querySelector<HTMLElement>('[role="textbox"]')
  // The tools of the text stand elsewhere in the document, though its clicks are told here.
  const isBeside =
    target instanceof Element &&
    currentTarget.contains(target) &&
    !text?.contains(target) &&
    !target.closest('button')
  if (isBeside) text?.focus()
}
