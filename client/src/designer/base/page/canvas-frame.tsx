import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface CanvasFrameProps {
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

// A full document, because an empty one would be laid out in quirks mode.
const emptyPage = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>'

/** A document of its own for the page, so that neither the designer's CSS nor its width reach it. */
export const CanvasFrame = ({ sheets, lang, onDocument, children, ...frame }: CanvasFrameProps) => {
  const [page, setPage] = useState<Document | null>(null)
  const show = (shown: Document | null) => {
    setPage(shown)
    onDocument(shown)
  }
  const { width, height, scale } = frame
  return (
    <iframe
      title={frame.title}
      className={frame.className}
      srcDoc={emptyPage}
      style={{ width, height, transform: `scale(${scale})` }}
      onLoad={(event) => show(event.currentTarget.contentDocument)}
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
  useEffect(() => {
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
  useEffect(() => {
    const view = page.defaultView
    if (!view) return
    const present = page.adoptedStyleSheets[at]
    const sheet = present ?? new view.CSSStyleSheet()
    sheet.replaceSync(css)
    if (!present) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  }, [page, at, css])
  return null
}
