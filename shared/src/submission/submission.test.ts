import { expect, test } from 'vitest'
import { languages } from '../language/language.ts'
import { siteStrings } from '../page/strings/by-language.ts'
import { answerStrings } from './answer-strings.ts'
import { contactFieldsOf, formErrors } from './form-fields.ts'

const strings = { ...siteStrings('english'), ...answerStrings('english') }

test('[3.contact] without fields of its own a form asks name, email and message, all required', () => {
  const fields = contactFieldsOf({ items: [] }, strings)
  expect(fields.map(({ name, validator }) => [name, validator])).toEqual([
    ['name', 'Required'],
    ['email', 'EmailRequired'],
    ['message', 'Required'],
  ])
  expect([...formErrors(fields, new Map(), strings).keys()]).toEqual(['name', 'email', 'message'])
})

test('[3.contact] each check refuses what it should, and nothing else', () => {
  const field = (validator: 'None' | 'Required' | 'EmailRequired') =>
    [{ name: 'f', title: 'F', type: 'Text', validator }] as const
  const cases = [
    ['None', '', undefined],
    ['None', 'x'.repeat(257), strings.tooLong],
    ['Required', '', strings.requiredField],
    ['Required', 'x', undefined],
    ['EmailRequired', '', strings.requiredField],
    ['EmailRequired', 'vera', 'Please enter a valid email address'],
    ['EmailRequired', 'vera@example.com', undefined],
  ] as const
  for (const [validator, value, error] of cases) {
    expect([
      validator,
      value.length,
      formErrors(field(validator), new Map([['f', value]]), strings).get('f'),
    ]).toEqual([validator, value.length, error])
  }
})

test('[3.languages] every language answers in words of its own', () => {
  const all = languages.map(answerStrings)
  for (const key of Object.keys(answerStrings('english'))) {
    expect(new Set(all.map((words) => Object.entries(words).find(([name]) => name === key)?.[1])).size).toBe(
      languages.length,
    )
  }
})
