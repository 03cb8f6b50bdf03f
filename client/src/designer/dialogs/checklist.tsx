import { outwardAddresses } from '@shingle/shared/link-safety/outward-links.ts'
import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { closeDialog } from '../base/close-dialog.ts'
import { useDesignerMode } from '../base/designer-mode.ts'
import { type Selection, select } from '../base/designer-store.ts'
import { useLinkSafety } from '../base/link-safety.ts'
import { PhoneWidth } from '../base/page/phone-width.tsx'
import { showChapter } from '../settings/show-chapter.ts'
import styles from './dialogs.module.css'
import { colourFindings, linkRemarks, type Remark, remarksOn, widthRemarks } from './left-out.ts'

/** Warns and offers the fix; it never stands in the way. */
export const Checklist = () => {
  const { view } = useDraft()
  const [, setMode] = useDesignerMode()
  const content = view.content()
  const [wide, setWide] = useState<readonly string[] | null>(null)
  const safety = useLinkSafety(outwardAddresses(content))
  const remarks = [
    ...widthRemarks(content, wide ?? []),
    ...linkRemarks(content, safety.of),
    ...remarksOn(content),
  ]
  const colours = colourFindings(content)
  const go = (mode: 'sections' | 'settings' | 'theme', selection?: Selection) => {
    closeDialog()
    setMode(mode)
    if (selection !== undefined) select(selection)
  }
  const goTo = ({ section, item, chapter }: Remark) => {
    if (section !== null) return go('sections', { section, item })
    if (chapter === undefined) return go('settings')
    closeDialog()
    showChapter(chapter)
  }
  return (
    <section className={styles.part}>
      <PhoneWidth onMeasured={setWide} />
      <h3>Before you publish</h3>
      <ul className={styles.list}>
        {remarks.map((remark) => (
          <li key={`${remark.section ?? ''} ${remark.strong}${remark.rest}`}>
            <Tone tone={remark.tone} />
            <span>
              <b>{remark.strong}</b>
              {remark.rest}
            </span>
            <button type="button" className={styles.link} onClick={() => goTo(remark)}>
              {remark.action}
            </button>
          </li>
        ))}
        {colours.map(({ text }) => (
          <li key={text}>
            <Tone tone="warn" />
            <span>{text}</span>
            <button type="button" className={styles.link} onClick={() => go('theme')}>
              Theme
            </button>
          </li>
        ))}
        {colours.length === 0 && (
          <li>
            <Check className={styles.good} aria-hidden="true" />
            <span>
              {wide !== null && remarks.length === 0 ? 'Nothing is missing. ' : ''}
              <b>Colors and contrast</b> are fine.
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

const Tone = ({ tone }: Pick<Remark, 'tone'>) =>
  tone === 'bad' ? (
    <CircleAlert className={styles.bad} aria-hidden="true" />
  ) : (
    <TriangleAlert className={styles.warn} aria-hidden="true" />
  )
