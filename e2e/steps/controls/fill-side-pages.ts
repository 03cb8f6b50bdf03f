import { expect } from '@playwright/test'
import { type SidePageKind, sidePageFields } from '@shingle/shared/side-page/side-page.ts'
import { fillPart } from './fill-part.ts'
import type { Form } from './form.ts'

const { title, body, hidden, runBy, register, taxId, authority } = sidePageFields

/** What each page has to fill; the imprint, which has every fact, is written in by its owner too. */
const pages = [
  { kind: 'privacy', facts: { runBy }, own: {}, hidden: { hidden } },
  { kind: 'terms', facts: { runBy }, own: {}, hidden: { hidden } },
  {
    kind: 'imprint',
    facts: { runBy, register, taxId, authority },
    own: { title, body },
    hidden: { hidden },
  },
] as const

/** What the forms of the pages beside the page show, by the kind of the page. */
export type FilledPages = ReadonlyMap<SidePageKind, ReadonlyMap<string, unknown>>

/** Adds every page beside the page, fills every control of it, and answers what they show. */
export const fillSidePages = async ({ root, document }: Form): Promise<FilledPages> => {
  const chapter = root.getByRole('region', { name: 'Pages' })
  const cards = chapter.getByRole('article')
  const filled = new Map<SidePageKind, ReadonlyMap<string, unknown>>()
  for (const [at, { kind, facts, own, hidden: flag }] of pages.entries()) {
    await chapter.getByRole('button', { name: `Add ${kind}` }).click()
    await expect(cards).toHaveCount(at + 1)
    const form = { root: cards.nth(at), document }
    const shown = new Map(await fillPart({ fields: facts, form, own: {} }))
    if (Object.keys(own).length > 0) await form.root.getByRole('button', { name: 'Write in it' }).click()
    for (const fields of [own, flag])
      for (const [name, value] of await fillPart({ fields, form, own: {} })) shown.set(name, value)
    filled.set(kind, shown)
  }
  return filled
}
