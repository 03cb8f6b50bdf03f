// @vitest-environment jsdom
import { linkEntryPaths } from '@shingle/shared/paths/page-paths.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkPage } from './link-page.tsx'

const kinds = Object.keys(linkEntryPaths) as (keyof typeof linkEntryPaths)[]

test.each(kinds)(
  '[1.link] the page for %s says at its field what is no address, before it goes on',
  (kind) => {
    document.body.innerHTML = renderToStaticMarkup(<LinkPage kind={kind} />)
    const field = document.querySelector<HTMLInputElement>('#link')
    if (field === null) throw new Error('no field')
    const isTaken = (typed: string) => {
      field.value = typed
      return field.checkValidity()
    }
    expect([field.title, isTaken(field.placeholder)]).toEqual(['Please enter a valid web address', true])
    for (const typed of ['example.com', 'https://www.example.com/about?x=1#y', ' dora.example/köln '])
      expect([typed, isTaken(typed)]).toEqual([typed, true])
    for (const typed of ['not a link', 'hello', 'me and my van.', ''])
      expect([typed, isTaken(typed)]).toEqual([typed, false])
  },
)

test('[5.link] an address that is none is told so at its field, in our words, until it is typed anew', async () => {
  document.body.innerHTML = renderToStaticMarkup(<LinkPage kind="generic" />)
  await import('./links.ts')
  const [field, trouble] = [
    document.querySelector<HTMLInputElement>('#link'),
    document.querySelector('[role=alert]'),
  ]
  if (field === null || trouble === null) throw new Error('no field')
  expect(field.getAttribute('aria-describedby')).toBe(trouble.id)
  for (const typed of ['', 'abc', 'my bakery']) {
    field.value = typed
    field.form?.requestSubmit()
    expect([trouble.textContent, field.ariaInvalid]).toEqual(['Please enter a valid web address', 'true'])
    expect(document.activeElement).toBe(field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect([trouble.textContent, field.ariaInvalid]).toEqual(['', null])
  }
})
