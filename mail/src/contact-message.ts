import { productName } from '@shingle/shared/product/product.ts'
import { mailTo, nameField } from '@shingle/shared/submission/sender-name.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import type { LetterBlock } from './letter.ts'

const fieldSchema = z.object({ title: z.string(), value: z.string(), type: z.enum(['Text', 'TextArea']) })

const propsSchema = z.object({
  businessName: z.string(),
  /** The website's address. */
  siteUrl: z.string(),
  /** What the visitor filled in, in the form's order. */
  fields: z.readonly(z.array(fieldSchema)),
  /** The visitor's address, where the form asked for one. */
  email: z.nullable(z.string()),
  /** Where it stands among the owner's messages, for the owner alone. */
  messages: z.nullable(z.object({ thisUrl: z.string(), allUrl: z.string() })),
})

type Props = z.output<typeof propsSchema>
type Field = Props['fields'][number]

const subjectWordsMaximum = 60

const shortened = (text: string, maximum: number): string => {
  const oneLine = text.replaceAll(/\s+/g, ' ').trim()
  return oneLine.length <= maximum ? oneLine : `${oneLine.slice(0, maximum).trimEnd()}…`
}

const withoutProtocol = (url: string): string => url.replace(/^https?:\/\//, '')

const messageBlocks = (messages: readonly Field[]): readonly LetterBlock[] =>
  messages.flatMap(({ title, value }) => [
    // One message needs no title; of several, each says what it answers.
    ...(messages.length > 1 ? [{ kind: 'small', text: title } as const] : []),
    ...value.split(/\n{2,}/).map((text) => ({ kind: 'text', text }) as const),
  ])

const factBlocks = (facts: readonly Field[], email: string | null): readonly LetterBlock[] => {
  const listed = facts.map(({ title, value }) => ({
    ...{ title, value },
    ...(value === email && { href: mailTo(value) }),
  }))
  return listed.length === 0 ? [] : [{ kind: 'facts', facts: listed }]
}

const answerBlocks = (email: string | null, name: string): readonly LetterBlock[] =>
  email === null
    ? []
    : [
        { kind: 'button', label: `Reply to ${name}`, href: mailTo(email) },
        { kind: 'small', text: 'Or just answer this mail: the reply goes to them.' },
      ]

/** Brings a visitor's message to the owner: the visitor's words as text, never as markup or header. */
export const contactMessageMail = defineMail({
  props: propsSchema,
  letter: (props) => {
    const { businessName, siteUrl, fields, email, messages: listed } = props
    const given = fields.filter(({ value }) => value !== '')
    const named = nameField(fields, email)
    const name = shortened(named?.value ?? email ?? 'A visitor', subjectWordsMaximum)
    const messages = given.filter(({ type }) => type === 'TextArea')
    const facts = given.filter((field) => field.type === 'Text' && field !== named)
    const words = shortened(messages[0]?.value ?? `a message for ${businessName}`, subjectWordsMaximum)
    return {
      subject: `${name}: ${words}`,
      preview: facts.map(({ value }) => value).join(' · '),
      language: 'english',
      name: productName,
      board: [
        { kind: 'heading', text: `${name} wrote to you` },
        ...factBlocks(facts, email),
        ...messageBlocks(messages),
        ...answerBlocks(email, name),
      ],
      footer: `From the contact form of ${businessName}, ${withoutProtocol(siteUrl)}.`,
      ...(listed !== null && {
        footerLinks: [
          { label: 'Mark as spam', href: listed.thisUrl },
          { label: 'All messages', href: listed.allUrl },
        ],
      }),
      fromName: `${name} via ${businessName}`,
      ...(email !== null && { replyTo: email }),
    }
  },
})
