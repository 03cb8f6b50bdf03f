// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pageScript } from './page-script.ts'

beforeAll(() => {
  new Function(
    pageScript({ websiteId: 'w', cookieBanner: false, analyticsId: '', hasForm: true, hasTaps: false }),
  )()
})
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  document.body.innerHTML =
    '<form action="/sign-up"><input name="email" type="email" required data-invalid="Bitte"><button>Sign up</button></form>'
})
afterEach(() => vi.unstubAllGlobals())

test('[5.contact] what an email address lacks is said in the words of its form, until it is written otherwise', () => {
  const field = document.querySelector('input') ?? document.createElement('input')
  field.value = 'vera'
  field.checkValidity()
  expect(field.validationMessage).toBe('Bitte')
  field.value = 'vera@example.com'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(field.checkValidity()).toBe(true)
})

test('[8.forms] a form that is being sent shows so and is sent once, until whoever sent it is back', () => {
  const form = document.querySelector('form') ?? document.createElement('form')
  const press = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  // Its token is there: the browser sends it.
  Reflect.set(form, 'r', 1)
  expect(press()).toBe(true)
  expect(form.ariaBusy).toBe('true')
  expect(press()).toBe(false)
  window.dispatchEvent(new Event('pageshow'))
  expect(form.ariaBusy).toBe(null)
  expect(press()).toBe(true)
})
