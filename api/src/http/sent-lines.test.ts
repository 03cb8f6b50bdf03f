import { isOneLine } from '@shingle/shared/text/plain-text.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listRoutes } from '../create-api.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api } = await openTestApi()

/** Texts that need not be one clean line as they are sent, by the end of where they stand. */
const asSent: Readonly<Record<string, readonly string[]>> = {
  'secrets and ids: each is compared with what is kept, or is a part of a draft': [
    ...['accountId', 'code', 'credential', 'current', 'password', 'sessionId', 'state', 'ticket', 'token'],
    ...['before', 'field', 'id', 'item', 'items', 'list', 'section', 'websiteId'],
  ],
  'addresses: each is read by what knows such addresses': [
    ...['address', 'domain', 'domainName', 'email', 'handle', 'invitedUserEmail', 'page_path'],
  ],
  'asked with, and kept by nobody': [
    ...['called', 'handle.check.place', 'query', 'search', 'wish', 'draft.help-with-words.text'],
  ],
  'tidied where they are kept': [
    ...['account.rename.name', 'companyName', 'report.send.text', 'support.ask.text'],
  ],
  'read by the tool that an assistant calls': ['assistant.call.method', 'assistant.call.params'],
  'of several lines': ['about', 'businessActivities', 'detail', 'phones', 'refusals'],
  'written by whoever runs the deployment': ['prompt.write.instructions', 'prompt.write.text'],
}
const excused = Object.values(asSent).flat()
const isExcused = (at: string): boolean => excused.some((end) => `.${at}`.endsWith(`.${end}`))

/** The schemas that one is made of, by name where they have one. */
const partsOf = ({ _zod: { def } }: z.core.$ZodType): readonly (readonly [string, unknown])[] => {
  const {
    shape = {},
    options = [],
    element,
    innerType,
    keyType,
    valueType,
    in: from,
    left,
    right,
  } = { ...def } as {
    readonly shape?: object
    readonly options?: readonly unknown[]
    readonly [part: string]: unknown
  }
  const unnamed = [...options, element, innerType, keyType, valueType, from, left, right]
  return [...Object.entries(shape), ...unnamed.map((part) => ['', part] as const)]
}

/** The schemas of texts in one, by where they stand. */
const textsIn = (schema: unknown, at: string): readonly (readonly [string, z.core.$ZodType])[] => {
  if (!(schema instanceof z.core.$ZodType)) return []
  if (schema._zod.def.type === 'string') return [[at, schema]]
  return partsOf(schema).flatMap(([name, part]) => textsIn(part, name === '' ? at : `${at}.${name}`))
}

const sent = listRoutes(api.options).flatMap(({ endpoint: { action, body, query } }) =>
  [body, query].flatMap((schema) => textsIn(schema, action)),
)

const hostile = [
  '\n',
  '\r\n',
  '\u2028',
  '\t',
  '\0',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\u{e0041}',
]

test.each(hostile)(
  '[7.calls] a line that others read is kept without %j, in whatever call it is sent',
  (part) => {
    const letIn = sent.filter(([at, schema]) => {
      const read = z.safeParse(schema, `a${part}b`)
      return read.success && !isOneLine(String(read.data)) && !isExcused(at)
    })
    expect(letIn.map(([at]) => at)).toEqual([])
  },
)

test('[7.calls] every text that is excused from being one clean line is sent in some call', () => {
  expect(sent.length).toBeGreaterThan(100)
  expect(excused.filter((end) => !sent.some(([at]) => `.${at}`.endsWith(`.${end}`)))).toEqual([])
})
