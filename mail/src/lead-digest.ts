import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import type { LetterBlock } from './letter.ts'

const propsSchema = z.object({
  businessName: z.string(),
  /** Whoever wrote, and how they began, the newest first. */
  lines: z.readonly(z.array(z.object({ from: z.string(), words: z.string() }))),
  /** Whether these are all. */
  isAll: z.boolean(),
  /** How many have signed up for the newsletter. */
  subscribers: z.int(),
  /** How many messages were judged to be spam. */
  spam: z.int(),
  leadsUrl: z.string(),
})

type Props = z.output<typeof propsSchema>

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

const headingOf = ({ lines, isAll, subscribers }: Props): string => {
  const messages = isAll ? count(lines.length, 'message') : `More than ${lines.length} messages`
  const signUps = count(subscribers, 'sign-up')
  if (lines.length === 0) return signUps
  return subscribers === 0 ? messages : `${messages}, ${signUps}`
}

/** No visitor is lost silently: who reads no list hears that there is something on it. */
const spamBlocks = ({ spam }: Props): readonly LetterBlock[] =>
  spam === 0
    ? []
    : [
        {
          kind: 'small',
          text: `${count(spam, 'message')} looked like spam. Have a look, and let out what is none.`,
        },
      ]

/** Brings an owner what one day brought, for whoever wants one mail a day. */
export const leadDigestMail = defineMail({
  props: propsSchema,
  letter: (props) => {
    const { businessName, lines, leadsUrl } = props
    const heading = headingOf(props)
    return {
      subject: `${businessName}: ${heading}`,
      preview: lines.map(({ from }) => from).join(' · '),
      language: 'english',
      name: productName,
      board: [
        { kind: 'heading', text: heading },
        ...(lines.length === 0
          ? []
          : [
              {
                kind: 'facts' as const,
                facts: lines.map(({ from, words }) => ({
                  title: from,
                  value: words || 'No message, only the fields of the form',
                })),
              },
            ]),
        { kind: 'button', label: 'Read and answer', href: leadsUrl },
        ...spamBlocks(props),
      ],
      footer: `You get this once a day because you chose so for ${businessName}.`,
    }
  },
})
