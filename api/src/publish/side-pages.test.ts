import { addPage } from '@shingle/shared/draft/edits/pages.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { expect, test } from 'vitest'
import { aDraft, editDraft, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann } = await openTestApi('ann')

interface StoredPage {
  readonly path: string
  readonly files: { readonly identity: string }
}

/** The pages beside the published page at a handle, by their paths. */
const besideOf = async (handle: string): Promise<Record<string, string>> => {
  const stored: readonly StoredPage[] = (await api.row('Websites', handle))?.page.sidePages ?? []
  const read = stored.map(async ({ path, files }) => {
    const file = await api.options.files.get(files.identity)
    return [path, Buffer.from(file?.bytes ?? '').toString()] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

test('[pages] publishing makes the pages beside the page of the facts, the hidden ones left out', async () => {
  const id = await aDraft(api, ann)
  await editDraft(api, { draftId: id, person: ann }, (doc) => {
    addPage(doc, 'privacy')
    const imprint = addPage(doc, 'imprint')
    const terms = addPage(doc, 'terms')
    if (!imprint.ok || !terms.ok) throw new Error('no page was added')
    setField(doc, { in: 'page', page: imprint.value, field: 'runBy' }, 'Ann Harrow')
    setField(doc, { in: 'page', page: terms.value, field: 'hidden' }, true)
  })
  const published = await publish(api, id, { person: ann, handle: 'pages-beside', seq: 2 })
  expect(published.status).toBe(200)
  const pages = await besideOf('pages-beside')
  expect(Object.keys(pages)).toEqual(['privacy', 'imprint'])
  expect(pages.privacy).toContain('Contact form')
  expect(pages.imprint).toContain('Ann Harrow')
  expect(pages.privacy).not.toContain('/terms')
})

test('[pages] a website without any is published as before', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'no-pages-beside' })
  expect((await api.row('Websites', 'no-pages-beside'))?.page.sidePages).toBeUndefined()
})
