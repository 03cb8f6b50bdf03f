// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sayTooLong } from './say-too-long.ts'

test('[2.home] a name past its limit stays as it was typed, and the field says so', () => {
  document.body.innerHTML = '<form><input name="name" data-limit="8"></form>'
  const field = document.querySelector('input')
  if (!field) throw new Error('no field')
  field.value = 'Marlow and Daughters'
  sayTooLong(document)
  expect([field.value, field.validationMessage]).toEqual([
    'Marlow and Daughters',
    'Up to 8 characters; this is 20.',
  ])
  field.value = 'Marlow'
  sayTooLong(document)
  expect(field.validity.valid).toBe(true)
})
