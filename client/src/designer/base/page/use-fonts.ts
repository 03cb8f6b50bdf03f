import { everyWeight, fontFaceRules, fontUrl } from '@shingle/shared/theme/font-faces.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import { useEffect } from 'react'

const added = new Set<string>()

/** Makes a look's fonts known to the designer's own document, so that tiles and lists can show them. */
export const useFonts = (look: Look): void => {
  useEffect(() => {
    if (added.has(look.fonts.id)) return
    added.add(look.fonts.id)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(fontFaceRules(look, fontUrl, everyWeight))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, [look])
}
