// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { CodeArea } from './code-area.tsx'

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
const show = (value: string) =>
  act(async () => root.render(<CodeArea label="Code" value={value} onChange={() => undefined} />))
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
    await show('<img src=x onerror="window.ran = true"><script>window.ran = true</script>')
    expect(below()?.querySelector('img, script')).toBeNull()
    expect(Reflect.get(window, 'ran')).toBeUndefined()
  })

  it('shows long code in one colour, so that typing is never held up', async () => {
    await show('<b>x</b>'.repeat(3_000))
    expect(below()).toBeNull()
  })
})
