import { expect, it } from 'vitest'
import { schemaTypeOf } from './schema-types.ts'

it.each(['__proto__', 'constructor', 'toString', 'no-such-trade', ''])(
  '[6.page] structured data of a business of %j calls it a local business',
  (industry) => expect(schemaTypeOf(industry)).toBe('LocalBusiness'),
)
