import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { createPageContext } from '@shingle/shared/page/create-page-context.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'
import { useMemo } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { deskWidth } from '../base/page/desk-width.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import { SectionPicture } from '../base/page/section-picture.tsx'
import styles from './add-section-dialog.module.css'
import { sampleSection } from './sample-section.ts'

const tileHeight = 142

interface LayoutTileProps {
  type: SectionType
  layout: string
  /** What the server writes for this business, null where it does not answer. */
  made: DraftContent | null
}

/** A layout as the website would wear it. */
export const LayoutTile = ({ type, layout, made }: LayoutTileProps) => {
  const { view } = useDraft()
  const { look, picture, year, stringsOf } = useCanvasPage()
  const parts = usePageParts()
  const { section, page } = useMemo(() => {
    const sample: AnySection = sampleSection(type, { layout, content: view.content(), made })
    const content = { ...view.content(), sections: [sample] }
    const nowhere = { formAction: () => '', embedUrl: () => '' }
    const rest = { mode: 'canvas', stringsOf, countryOf: parts?.businessCountry, ...nowhere } as const
    return { section: sample, page: createPageContext({ content, look, picture, year, ...rest }) }
  }, [type, layout, made, view, look, picture, year, stringsOf, parts])
  return (
    <SectionPicture
      {...{ section, page }}
      pageWidth={deskWidth}
      height={tileHeight}
      className={styles.pick}
    />
  )
}
