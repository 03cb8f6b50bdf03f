import { languageTag } from '@shingle/shared/language/language.ts'
import { pageStyle } from '@shingle/shared/page/page-style.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { useMemo } from 'react'
import { PageFrame } from '../../page-picture/page-frame.tsx'
import { useSettings } from '../../replica/use-draft.ts'
import { useLook } from '../base/page/page-provider.tsx'
import { previewStyle } from '../base/page/preview-style.ts'
import styles from './canvas.module.css'
import { CanvasBody } from './canvas-body.tsx'
import { canvasStyle } from './canvas-style.ts'
import { useFontRules } from './use-font-rules.ts'

const allTypes = sections.map(({ type }) => type)

interface LivePageProps {
  /** In CSS pixels of the page itself. */
  width: number
  height: number
  scale: number
  /** Whether it is shown as visitors get it, in a window of its own. */
  isPreview?: boolean
  onDocument?: (page: Document | null) => void
  /** Tells of the element that holds the whole page. */
  onSite: (site: HTMLElement | null) => void
}

/** The page in a document of its own, with everything that is changed or typed as it happens. */
export const LivePage = ({ isPreview = false, onDocument = noted, onSite, ...measures }: LivePageProps) => (
  <PageFrame
    title={isPreview ? 'Preview of your page' : 'Your page'}
    className={styles.frame}
    {...measures}
    sheets={useSheets(isPreview ? previewStyle : canvasStyle)}
    lang={languageTag[useSettings().language]}
    onDocument={onDocument}
  >
    <CanvasBody onSite={onSite} />
  </PageFrame>
)

const noted = () => undefined

const useSheets = (last: string): readonly string[] => {
  const look = useLook()
  const parts = usePageParts()
  const fontRules = useFontRules(look)
  const style = useMemo(() => pageStyle(look, allTypes, parts), [look, parts])
  return useMemo(() => [fontRules, style, last], [fontRules, style, last])
}
