// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { arrivedPart, rememberAccountPart } from './account-part.ts'

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/account')
})

test('[2.7] the part of the account that a mail leads to is arrived at after signing in, once', () => {
  window.history.replaceState(null, '', '/account#yours')
  rememberAccountPart(window.location)
  window.history.replaceState(null, '', '/sign-in?next=%2Faccount')
  window.history.replaceState(null, '', '/account')
  expect(arrivedPart()).toBe('yours')
  expect(window.location.hash).toBe('#yours')
  window.history.replaceState(null, '', '/account')
  expect(arrivedPart()).toBeUndefined()
})

test('[2.7] the part in the address comes before one of before', () => {
  rememberAccountPart({ pathname: '/account', hash: '#yours' })
  window.history.replaceState(null, '', '/account#devices')
  expect(arrivedPart()).toBe('devices')
})

test.each([
  ['/account', '#javascript:alert(1)'],
  ['/account', '#Yours'],
  ['/account', ''],
  ['/sign-in/link', '#yours'],
])('[2.7] of %s%s nothing is kept: no secret, and no place that is none', (pathname, hash) => {
  rememberAccountPart({ pathname, hash })
  expect(sessionStorage.length).toBe(0)
  sessionStorage.setItem('accountPart', hash.slice(1) === 'yours' ? 'elsewhere' : hash)
  expect(arrivedPart()).toBeUndefined()
  expect(window.location.hash).toBe('')
})
