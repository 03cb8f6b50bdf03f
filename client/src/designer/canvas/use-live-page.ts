import { pageStyle } from '@shingle/shared/page/page-style.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { useEffect, useMemo } from 'react'
import { useLook, useTextWriting } from '../base/page/page-provider.tsx'
import { useFontRules } from './use-font-rules.ts'

const allTypes = sections.map(({ type }) => type)

/** The style sheets of the page in its present look, in their order; `last` comes over them. */
export const useLiveSheets = (last: string): readonly string[] => {
  const look = useLook()
  const parts = usePageParts()
  const fontRules = useFontRules(look)
  const style = useMemo(() => pageStyle(look, allTypes, parts), [look, parts])
  return useMemo(() => [fontRules, style, last], [fontRules, style, last])
}

/** Shows in a page what is typed in a form, letter by letter. */
export const useWritingIn = (page: Document | null): void => {
  const writing = useTextWriting()
  useEffect(() => (page ? writing.attach(page) : undefined), [page, writing])
}
