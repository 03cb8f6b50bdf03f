import { expect, test } from 'vitest'
import { fieldSchema } from '../../field/field-schema.ts'
import { footerFields } from './fields.ts'

test("[6.badge] hiding the 'Made with' badge is not currently available", () => {
  const badge = fieldSchema(footerFields.badge)
  expect(badge.safeParse(true).success).toBe(true)
  expect(badge.safeParse(false).error?.issues[0]?.message).toBe("'Made with' badge: Not currently available")
})
