import type { Page } from '@playwright/test'

/** One layout of a document: how many of its boxes were laid out, and how many it has. */
export interface LaidOut {
  readonly isCanvas: boolean
  readonly dirty: number
  readonly all: number
}

interface LayoutEvent {
  readonly name: string
  readonly args: { readonly beginData: { frame: string; dirtyObjects: number; totalObjects: number } }
}

/** Answers each layout that the browser made while something was done, as it counts them itself. */
export const layoutsOf = async (page: Page, work: () => Promise<void>): Promise<readonly LaidOut[]> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page belongs to no browser')
  const devtools = await page.context().newCDPSession(page)
  const { frameTree } = await devtools.send('Page.getFrameTree')
  await devtools.detach()
  const own = frameTree.frame.id
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await work()
  const trace: { traceEvents: readonly LayoutEvent[] } = JSON.parse(String(await browser.stopTracing()))
  return trace.traceEvents
    .filter(({ name }) => name === 'Layout')
    .map(({ args: { beginData } }) => ({
      isCanvas: beginData.frame !== own,
      dirty: beginData.dirtyObjects,
      all: beginData.totalObjects,
    }))
}
