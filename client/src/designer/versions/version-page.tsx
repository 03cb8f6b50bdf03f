import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { languageTag } from '@shingle/shared/language/language.ts'
import { createPageContext } from '@shingle/shared/page/create-page-context.ts'
import { PageBody } from '@shingle/shared/page/page-body.tsx'
import { pageStyle } from '@shingle/shared/page/page-style.ts'
import { everyAdjustmentRule } from '@shingle/shared/page/picture-classes.ts'
import { englishStrings } from '@shingle/shared/page/strings/english.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import { fontFaceRules, fontUrl, italicFaceRules } from '@shingle/shared/theme/font-faces.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { PageFrame } from '../../page-picture/page-frame.tsx'
import { createPictures } from '../../page-picture/page-pictures.ts'
import { useElementSize } from '../../page-picture/use-element-size.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { useDrawArtwork } from '../base/page/draw-artwork.ts'
import { deviceWidth } from '../base/page/page-scale.ts'
import { elementOf } from '../base/page/text-element.ts'
import styles from './versions.module.css'

interface VersionPageProps {
  title: string
  content: DraftContent
  /** The section that is marked and scrolled to. */
  chosen: string | null
  onChoose: (section: string) => void
  /** What stands on the marked section. */
  children?: ReactNode
}

/** A whole draft as a page to look at. It belongs to no document: nothing here can write. */
export const VersionPage = ({ title, content, chosen, onChoose, children }: VersionPageProps) => {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [shown, setShown] = useState<Document | null>(null)
  const { width, height } = useElementSize(stage)
  const scale = Math.max(0.1, width / deviceWidth.desktop)
  const { page, sheets } = usePage(content)
  const anchor = page.anchors.find(({ id }) => id === chosen)?.anchor
  const box = useSectionBox(shown, anchor, content)

  useEffect(() => {
    if (!shown) return
    const choose = (event: Event) => {
      event.preventDefault()
      const name = elementOf(event.target)?.closest('.section')?.id
      const found = page.anchors.find((one) => one.anchor === name)
      if (found) onChoose(found.id)
    }
    const stop = (event: Event) => event.preventDefault()
    shown.addEventListener('click', choose)
    shown.addEventListener('submit', stop)
    return () => {
      shown.removeEventListener('click', choose)
      shown.removeEventListener('submit', stop)
    }
  }, [shown, page, onChoose])
  useEffect(() => {
    if (shown && anchor) shown.getElementById(anchor)?.scrollIntoView({ block: 'nearest' })
  }, [shown, anchor])

  return (
    <div className={styles.stage} ref={setStage}>
      <PageFrame
        title={title}
        className={styles.page}
        width={deviceWidth.desktop}
        height={height / scale}
        scale={scale}
        sheets={sheets}
        lang={languageTag[page.language]}
        onDocument={setShown}
      >
        <PageBody content={content} page={page} />
      </PageFrame>
      {box && (
        <div className={styles.mark} style={{ top: box.top * scale, height: box.height * scale }}>
          {children}
        </div>
      )}
    </div>
  )
}

const roomStyle = `html,body{margin:0}a,summary,button{cursor:default}${everyAdjustmentRule()}`

const usePage = (content: DraftContent) => {
  const { pictures } = useDraft()
  const draw = useDrawArtwork()
  const parts = usePageParts()
  return useMemo(() => {
    const look = resolveLook(content.theme)
    const page = createPageContext({
      content,
      look,
      mode: 'canvas',
      year: new Date().getFullYear(),
      picture: createPictures(look, draw, pictures.sourceOf),
      formAction: () => '',
      stringsOf: parts?.siteStrings ?? englishStrings,
      countryOf: parts?.businessCountry,
      embedUrl: () => '',
    })
    const types = content.sections.map(({ type }) => type)
    return {
      page,
      sheets: [
        fontFaceRules(look, fontUrl),
        italicFaceRules(look, fontUrl),
        pageStyle(look, types, parts),
        roomStyle,
      ],
    }
  }, [content, draw, pictures, parts])
}

interface Box {
  top: number
  height: number
}

/** Where a section stands in the visible part of its page, as the page is scrolled or takes its form. */
const useSectionBox = (
  page: Document | null,
  anchor: string | undefined,
  content: DraftContent,
): Box | null => {
  const [box, setBox] = useState<Box | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content stands elsewhere
  useEffect(() => {
    setBox(null)
    if (!page || anchor === undefined) return
    const measure = () => {
      const found = page.getElementById(anchor)?.getBoundingClientRect()
      setBox(found ? { top: found.top, height: found.height } : null)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(page.body)
    page.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      page.removeEventListener('scroll', measure)
    }
  }, [page, anchor, content])
  return box
}
