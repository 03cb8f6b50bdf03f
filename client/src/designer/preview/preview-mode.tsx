import { languageTag } from '@shingle/shared/language/language.ts'
import { createPageContext } from '@shingle/shared/page/create-page-context.ts'
import { PageBody } from '@shingle/shared/page/page-body.tsx'
import { pageStyle } from '@shingle/shared/page/page-style.ts'
import { everyAdjustmentRule } from '@shingle/shared/page/picture-classes.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { everyWeight, fontFaceRules, fontUrl, italicFaceRules } from '@shingle/shared/theme/font-faces.ts'
import { X } from 'lucide-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useDraftSession } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { useDesigner } from '../base/designer-store.ts'
import { CanvasFrame } from '../base/page/canvas-frame.tsx'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import { deviceWidth } from '../base/page/page-scale.ts'
import { useElementSize } from '../base/page/use-element-size.ts'
import { useIsSmall } from '../base/use-is-small.ts'
import { DeviceSwitch } from '../toolbar/device-switch.tsx'
import { DraftState } from '../toolbar/draft-state.tsx'
import { SignMark } from '../toolbar/sign-mark.tsx'
import { followLinks } from './follow-links.ts'
import styles from './preview-mode.module.css'

const allTypes = sections.map(({ type }) => type)
const roomStyle = `html,body{margin:0;min-height:100%}.site{min-height:100vh}${everyAdjustmentRule()}`

/** The page as visitors would see it, without a tool in sight. */
export const PreviewMode = ({ onExit }: { onExit: () => void }) => {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [shown, setShown] = useState<Document | null>(null)
  const device = useDesigner((state) => state.device)
  const isSmall = useIsSmall()
  const { width, height } = useElementSize(stage)
  const { content, page } = usePublishedPage()
  const sheets = useMemo(
    () => [
      fontFaceRules(page.look, fontUrl, everyWeight),
      italicFaceRules(page.look, fontUrl),
      pageStyle(page.look, allTypes),
      roomStyle,
    ],
    [page.look],
  )
  const isPhone = device === 'mobile' && !isSmall
  useEffect(() => (shown ? followLinks(shown) : undefined), [shown])
  useExitKey(shown, onExit)
  return (
    <div className={styles.preview} data-density="compact">
      <header className={styles.bar}>
        <SignMark />
        <b className={styles.name}>Preview</b>
        <div className={styles.middle}>{!isSmall && <DeviceSwitch zoomable={false} />}</div>
        {!isSmall && <DraftState />}
        <Button onClick={onExit}>
          <X aria-hidden="true" />
          Exit Preview
        </Button>
      </header>
      <main className={isPhone ? styles['phone-stage'] : styles.stage} ref={setStage}>
        <CanvasFrame
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
        </CanvasFrame>
      </main>
    </div>
  )
}

const phoneMargin = 48
const phoneHeight = 844

const usePublishedPage = () => {
  const { view } = useDraftSession()
  const content = useSyncExternalStore(view.subscribe, view.content)
  const { look, picture, year } = useCanvasPage()
  return useMemo(() => {
    const rest = { look, picture, year, formAction: () => '', embedUrl: () => 'about:blank' }
    return { content, page: createPageContext({ content, mode: 'published', ...rest }) }
  }, [content, look, picture, year])
}

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
