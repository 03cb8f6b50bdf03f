// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { CodeArea } from './code-area.tsx'

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
const show = (value: string) =>
  act(async () => root.render(<CodeArea label="Code" value={value} onChange={() => undefined} />))
/** Has everything in an element fail to load, as a picture does that is not there. */
const failIn = (element: Element) => {
  for (const one of element.querySelectorAll('*')) one.dispatchEvent(new Event('error'))
}
const below = () => place.querySelector('pre')

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

describe('[2.3.embed] the field of code that an owner embeds', () => {
  it('shows below what is typed the same words in colours, to the eye alone', async () => {
    await show('<b class="x">Hello</b>\n')
    expect(place.querySelector('textarea')?.value).toBe('<b class="x">Hello</b>\n')
    expect(below()?.textContent).toBe('<b class="x">Hello</b>\n\n')
    expect(below()?.getAttribute('aria-hidden')).toBe('true')
    expect([...(below()?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)).toContain(
      '"x"',
    )
  })

  it('runs nothing of it', async () => {
    const hostile = `<img src=x onerror="document.title = 'ran'"><script>document.title = 'ran'</script>`
    await show(hostile)
    failIn(place)
    expect([below()?.querySelector('img, script'), document.title]).toEqual([null, ''])
    // What would be seen of it were it part of the page.
    const markup = document.createElement('div')
    markup.innerHTML = hostile
    failIn(markup)
    expect(document.title).toBe('ran')
  })

  it('makes no piece anew for a letter typed at the beginning', async () => {
    await show('<b>x</b>')
    const former = [...(below()?.querySelectorAll('span') ?? [])]
    await show('y<b>x</b>')
    const spans = [...(below()?.querySelectorAll('span') ?? [])]
    expect(spans.filter((span) => former.includes(span))).toHaveLength(former.length)
  })

  it('colours the beginning of code that has very many pieces, and shows all of it', async () => {
    const code = `<script>${'1+'.repeat(5_000)}</script>`
    await show(code)
    expect(below()?.querySelectorAll('span').length).toBeLessThan(2_100)
    expect(below()?.textContent).toBe(`${code}\n`)
  })

  it('shows long code in one colour, so that typing is never held up', async () => {
    await show('<b>x</b>'.repeat(3_000))
    expect(below()).toBeNull()
  })
})
