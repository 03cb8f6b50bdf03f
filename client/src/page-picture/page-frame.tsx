import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { emptyDocument } from './empty-document.ts'

interface PageFrameProps {
  title: string
  className?: string | undefined
  width: number
  height: number
  scale: number
  /** Style sheets in order; each is replaced alone when it changes. */
  sheets: readonly string[]
  lang: string
  onDocument: (page: Document | null) => void
  children: ReactNode
}

/** A document of its own for the page, so that neither the designer's CSS nor its width reach it. */
export const PageFrame = ({ sheets, lang, onDocument, children, ...frame }: PageFrameProps) => {
  const own = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document | null>(null)
  // Its first document is there at once; whoever waits until a frame has loaded one draws the page much later.
  useLayoutEffect(() => {
    const first = own.current?.contentDocument ?? null
    first?.open()
    first?.write(emptyDocument())
    first?.close()
    setPage(first)
    onDocument(first)
  }, [onDocument])
  const { width, height, scale } = frame
  return (
    <iframe
      ref={own}
      title={frame.title}
      className={frame.className}
      style={{ width, height, transform: `scale(${scale})` }}
    >
      {page && (
        <>
          <Sheets page={page} sheets={sheets} lang={lang} />
          {createPortal(children, page.body)}
        </>
      )}
    </iframe>
  )
}

const Sheets = ({ page, sheets, lang }: { page: Document; sheets: readonly string[]; lang: string }) => {
  useLayoutEffect(() => {
    page.documentElement.lang = lang
  }, [page, lang])
  return sheets.map((css, at) => (
    // A sheet is known by its place in the cascade.
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of sheets never changes
    <Sheet key={at} page={page} at={at} css={css} />
  ))
}

/** Adopted sheets are no inline styles: the content security policy stays as strict as on the published page. */
const Sheet = ({ page, at, css }: { page: Document; at: number; css: string }) => {
  useLayoutEffect(() => {
    const view = page.defaultView
    if (!view) return
    const present = page.adoptedStyleSheets[at]
    const sheet = present ?? new view.CSSStyleSheet()
    sheet.replaceSync(css)
    if (!present) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  }, [page, at, css])
  return null
}
