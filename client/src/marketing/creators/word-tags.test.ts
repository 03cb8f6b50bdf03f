// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wordTags } from './word-tags.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<div data-tags="skills" data-maximum="96"><input></div><button id="next">Next</button>'
})
afterEach(() => {
  vi.useRealTimers()
})

const tagged = () => document.querySelectorAll('.tagged').length
const typing = () => {
  wordTags('skills')
  const input = document.querySelector('input')
  input?.focus()
  if (input !== null) input.value = 'sewing'
  return input
}

test('[7.ideas] what is pressed next stays where it is until it is clicked, and then what was typed is a tag', () => {
  const input = typing()
  const next = document.querySelector('#next')
  next?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  input?.blur()
  expect(tagged()).toBe(0)
  next?.dispatchEvent(new Event('pointerup', { bubbles: true }))
  expect(tagged()).toBe(0)
  vi.runAllTimers()
  expect(tagged()).toBe(1)
})

test('[7.ideas] whoever leaves the field with the keyboard leaves a tag', () => {
  typing()?.blur()
  expect(tagged()).toBe(1)
})
