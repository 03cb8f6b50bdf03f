import type { Page } from '@playwright/test'

/** The words of the page that the tools of the chosen section cover. */
export const coveredByTools = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const tools = document.querySelector('[role="toolbar"][aria-label$=" section"]')
    const frame = document.querySelector('iframe')
    const inPage = frame?.contentDocument
    if (!tools || !frame || !inPage?.defaultView) return ['no tools']
    const bar = tools.getBoundingClientRect()
    const sheet = frame.getBoundingClientRect()
    const scale = sheet.width / inPage.defaultView.innerWidth
    // Letters stand within their line: of large ones much of it is empty.
    const edge = 0.15
    const meets = ({ left, right, top, bottom, width, height }: DOMRect) =>
      width > 0 &&
      sheet.left + left * scale < bar.right - 1 &&
      sheet.left + right * scale > bar.left + 1 &&
      sheet.top + (top + height * edge) * scale < bar.bottom - 1 &&
      sheet.top + (bottom - height * edge) * scale > bar.top + 1
    const walker = inPage.createTreeWalker(inPage.body, NodeFilter.SHOW_TEXT)
    const range = inPage.createRange()
    const covered: string[] = []
    while (walker.nextNode()) {
      const words = walker.currentNode.nodeValue?.trim() ?? ''
      range.selectNodeContents(walker.currentNode)
      const isShown = walker.currentNode.parentElement?.closest('.section')
      if (words !== '' && isShown && [...range.getClientRects()].some(meets)) covered.push(words)
    }
    return covered
  })
