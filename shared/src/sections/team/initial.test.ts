import { expect, test } from 'vitest'
import { blankContent, blankSection } from '../../draft/blank-content.ts'
import { initialValues } from '../../field/field-initial.ts'
import { pageHtmlOf } from '../../page/page-html.testing.ts'
import { teamFields } from './fields.ts'

test.each([
  ['Anita Rao', 'A'],
  ['Dr. Anita Rao', 'A'],
  ['Prof. Dr. Jana Kühn', 'J'],
  ['ms. ben kowalski', 'B'],
  ['Drusilla Grant', 'D'],
  ['Dr', 'D'],
])('[3.team] where %s has no picture, the letter in its place is %s', (name, letter) => {
  const member = { ...initialValues(teamFields.items.fields), id: 'm', name, sample: false }
  const sections = [blankSection('Team', 't', { items: [member] })]
  const html = pageHtmlOf({ ...blankContent(), sections })
  expect(html).toContain(`aria-hidden="true">${letter}<`)
})
