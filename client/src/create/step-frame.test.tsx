// @vitest-environment jsdom
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { SilentResizeObserver } from '../ui/resize-observer.testing.ts'
import { AboutStep } from './about-step.tsx'
import { ColorsStep } from './colors-step.tsx'
import { FontsStep } from './fonts-step.tsx'
import { SectionsStep } from './sections-step.tsx'

// A browser has fonts, and measures, which this one lacks.
vi.stubGlobal('ResizeObserver', SilentResizeObserver)
vi.stubGlobal('FontFace', class {})
Object.defineProperty(document, 'fonts', { value: { add: () => undefined } })

afterEach(() => document.body.replaceChildren())

const steps: readonly (readonly [string, ComponentType])[] = [
  ['Get Started', AboutStep],
  ['Choose font style', FontsStep],
  ['Choose colors', ColorsStep],
  ['Choose sections', SectionsStep],
]

it.each(steps)(
  '[2.onboarding] the screen "%s" says so above its question, and opens at its top',
  async (name, Step) => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    const scroll = vi.fn()
    window.scrollTo = scroll
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    await act(async () => root.render(<Step />))
    const question = document.querySelector('h1')
    const title = document.getElementById(question?.getAttribute('aria-describedby') ?? '')
    expect(title?.textContent).toContain(name)
    expect(title?.nextElementSibling).toBe(question)
    expect(scroll.mock.calls).toEqual([[0, 0]])
    await act(async () => root.unmount())
  },
)
