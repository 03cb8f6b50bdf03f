import { createPageContext } from '@shingle/shared/page/create-page-context.ts'
import { pageStyle } from '@shingle/shared/page/page-style.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { everyWeight, fontFaceRules, fontUrl, italicFaceRules } from '@shingle/shared/theme/font-faces.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useDraft } from '../../../replica/use-draft.ts'
import { useCanvasPage } from './page-provider.tsx'
import { previewStyle } from './preview-style.ts'

const allTypes = sections.map(({ type }) => type)

/** The draft as visitors would get it: what a page is drawn from, and its style sheets in their order. */
export const usePublishedPage = () => {
  const { view } = useDraft()
  const content = useSyncExternalStore(view.subscribe, view.content)
  const { look, picture, year, stringsOf } = useCanvasPage()
  const parts = usePageParts()
  const page = useMemo(() => {
    const nowhere = { formAction: () => '', embedUrl: () => '' }
    const rest = { look, picture, year, stringsOf, countryOf: parts?.businessCountry, ...nowhere }
    return createPageContext({ content, mode: 'published', ...rest })
  }, [content, look, picture, year, stringsOf, parts])
  const sheets = useMemo(
    () => [
      fontFaceRules(page.look, fontUrl, everyWeight),
      italicFaceRules(page.look, fontUrl),
      pageStyle(page.look, allTypes, parts),
      previewStyle,
    ],
    [page.look, parts],
  )
  return { content, page, sheets }
}
