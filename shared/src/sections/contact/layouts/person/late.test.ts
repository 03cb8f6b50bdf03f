// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { personLate } from './late.ts'

afterEach(() => document.head.replaceChildren())

const number = '<a class="big-fact" href="tel:01584555123">01584 555 123</a>'

// What is computed from two properties is too much for the test's browser: a step is so many pixels here.
const style = personLate.style.replaceAll(/calc\(var\(--step-(\d)\)\*var\(--theme-scale\)\)/g, '$1px')

/** The sizes of the heading and of the number, by the browser's own cascade. */
const sizes = (facts: string): readonly (string | undefined)[] => {
  document.head.appendChild(document.createElement('style')).textContent = style
  document.body.innerHTML = `<div class="section-contact layout-person"><div class="words">
    <div class="head"><h2>Ask for Kelda</h2></div><div class="facts">${facts}</div></div></div>`
  return ['h2', '.big-fact'].map((selector) => {
    const element = document.querySelector(selector)
    return element ? getComputedStyle(element).fontSize : undefined
  })
}

it('[3.contact] whom to ask for stands over the large number, and is large itself where there is none', () => {
  expect(sizes(number)).toEqual(['2px', '4px'])
  expect(sizes('<a class="mail" href="mailto:kelda@example.com">kelda@example.com</a>')).toEqual([
    '4px',
    undefined,
  ])
})
