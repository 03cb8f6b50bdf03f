import { languageTag } from '@shingle/shared/language/language.ts'
import { PageBody } from '@shingle/shared/page/page-body.tsx'
import { useEffect, useState } from 'react'
import { PageFrame } from '../../../page-picture/page-frame.tsx'
import styles from './phone-width.module.css'
import { tooWideIn } from './too-wide.ts'
import { usePublishedPage } from './use-published-page.ts'

interface PhoneWidthProps {
  /** Told the ids of the sections that are wider than the screen, in their order. */
  onMeasured: (sections: readonly string[]) => void
}

const narrowPhone = { width: 360, height: 780 }

/** Lays the page out as visitors get it on a narrow phone, out of sight, and measures it with its own fonts. */
export const PhoneWidth = ({ onMeasured }: PhoneWidthProps) => {
  const [shown, setShown] = useState<Document | null>(null)
  const { content, page, sheets } = usePublishedPage()
  const { anchors } = page
  useEffect(() => {
    if (!shown) return
    let isOver = false
    const measure = () => {
      const wide = new Set(tooWideIn(shown).map(({ anchor }) => anchor))
      if (!isOver) onMeasured(anchors.filter(({ anchor }) => wide.has(anchor)).map(({ id }) => id))
    }
    // Fonts are fetched once something is laid out in them.
    shown.body.getBoundingClientRect()
    shown.fonts.ready.then(measure).catch(console.error)
    return () => {
      isOver = true
    }
  }, [shown, anchors, onMeasured])
  return (
    <div className={styles.room} aria-hidden="true" inert>
      <PageFrame
        {...narrowPhone}
        title="Your page on a phone"
        scale={1}
        sheets={sheets}
        lang={languageTag[page.language]}
        onDocument={setShown}
      >
        <PageBody content={content} page={page} />
      </PageFrame>
    </div>
  )
}
