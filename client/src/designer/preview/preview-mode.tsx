import { languageTag } from '@shingle/shared/language/language.ts'
import { PageBody } from '@shingle/shared/page/page-body.tsx'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PageFrame } from '../../page-picture/page-frame.tsx'
import { useElementSize } from '../../page-picture/use-element-size.ts'
import { Button } from '../../ui/button.tsx'
import { useDesigner } from '../base/designer-store.ts'
import { deviceWidth } from '../base/page/page-scale.ts'
import { usePublishedPage } from '../base/page/use-published-page.ts'
import { useIsSmall } from '../base/use-is-small.ts'
import { DeviceSwitch } from '../toolbar/device-switch.tsx'
import { DraftState } from '../toolbar/draft-state.tsx'
import { SignMark } from '../toolbar/sign-mark.tsx'
import { followLinks } from './follow-links.ts'
import styles from './preview-mode.module.css'

/** The page as visitors would see it, without a tool in sight. */
export const PreviewMode = ({ onExit }: { onExit: () => void }) => {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [shown, setShown] = useState<Document | null>(null)
  const device = useDesigner((state) => state.device)
  const isSmall = useIsSmall()
  const { width, height } = useElementSize(stage)
  const { content, page, sheets } = usePublishedPage()
  const isPhone = device === 'mobile' && !isSmall
  useEffect(() => (shown ? followLinks(shown) : undefined), [shown])
  useExitKey(shown, onExit)
  useEffect(() => backToTools, [])
  return (
    <div className={styles.preview} data-density="compact">
      <header className={styles.bar}>
        <SignMark />
        <h1 className={styles.name}>Preview</h1>
        <div className={styles.middle}>{!isSmall && <DeviceSwitch zoomable={false} />}</div>
        {!isSmall && <DraftState />}
        <Button onClick={onExit}>
          <X aria-hidden="true" />
          Exit Preview
        </Button>
      </header>
      <main className={isPhone ? styles['phone-stage'] : styles.stage} ref={setStage}>
        <PageFrame
          title="Preview of your page"
          className={styles.frame}
          width={isPhone ? deviceWidth.mobile : width}
          height={isPhone ? Math.min(height - phoneMargin, phoneHeight) : height}
          scale={1}
          sheets={sheets}
          lang={languageTag[page.language]}
          onDocument={setShown}
        >
          <PageBody content={content} page={page} />
        </PageFrame>
      </main>
    </div>
  )
}

/** Whoever leaves goes on where they came from: the way in is on the toolbar, which stands again by then. */
const backToTools = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-tip="Preview"]')?.focus()
  })
}

const phoneMargin = 48
const phoneHeight = 844

const useExitKey = (shown: Document | null, onExit: () => void): void => {
  useEffect(() => {
    const exit = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onExit()
    }
    const documents = shown ? [document, shown] : [document]
    for (const one of documents) one.addEventListener('keydown', exit)
    return () => {
      for (const one of documents) one.removeEventListener('keydown', exit)
    }
  }, [shown, onExit])
}
