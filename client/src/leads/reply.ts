import type { Language } from '@shingle/shared/language/language.ts'
import type { Message } from '@shingle/shared/lead/lead.ts'
import { mailTo, nameField } from '@shingle/shared/submission/sender-name.ts'

interface ReplyWords {
  readonly subject: (businessName: string) => string
  readonly greeting: (name: string) => string
  readonly wrote: string
}

/** The words of an answer that Shingle writes for its owner, in the language of the form. */
const words: Readonly<Record<Language, ReplyWords>> = {
  english: {
    subject: (name) => `Your message to ${name}`,
    greeting: (name) => `Hello ${name},`,
    wrote: 'You wrote:',
  },
  spanish: {
    subject: (name) => `Su mensaje a ${name}`,
    greeting: (name) => `Hola, ${name}:`,
    wrote: 'Usted escribió:',
  },
  french: {
    subject: (name) => `Votre message à ${name}`,
    greeting: (name) => `Bonjour ${name},`,
    wrote: 'Vous avez écrit :',
  },
  italian: {
    subject: (name) => `Il suo messaggio a ${name}`,
    greeting: (name) => `Buongiorno ${name},`,
    wrote: 'Ha scritto:',
  },
  german: {
    subject: (name) => `Ihre Nachricht an ${name}`,
    greeting: (name) => `Guten Tag ${name},`,
    wrote: 'Sie schrieben:',
  },
  japanese: {
    subject: (name) => `${name} へのお問い合わせについて`,
    greeting: (name) => `${name} 様`,
    wrote: 'いただいたお問い合わせ：',
  },
  Korean: {
    subject: (name) => `${name}에 보내 주신 문의`,
    greeting: (name) => `${name} 님, 안녕하세요.`,
    wrote: '보내 주신 내용:',
  },
}

// Mail programs cut what is longer than about two thousand characters, written in percent.
const quotedMaximum = 500

const quoted = (fields: Message['fields']): string => {
  const text = fields.find(({ type, value }) => type === 'TextArea' && value !== '')?.value ?? ''
  const start =
    text.length > quotedMaximum ? `${[...text].slice(0, quotedMaximum).join('').trimEnd()}…` : text
  return start.replaceAll(/^/gm, '> ')
}

/** Opens an answer in the owner's mail program, begun in the visitor's language; null where there is no address. */
export const replyAddress = ({ email, fields, language, businessName }: Message): string | null => {
  if (email === null || email === '') return null
  const { subject, greeting, wrote } = words[language]
  const name = nameField(fields, email)?.value
  const hello = name === undefined ? '' : `${greeting(name)}\n\n\n\n`
  const asked = quoted(fields)
  const body = asked === '> ' ? hello : `${hello}${wrote}\n${asked}\n`
  // A line of a mail ends so, RFC 6068 says.
  const said = encodeURIComponent(body.replaceAll('\n', '\r\n'))
  return `${mailTo(email)}?subject=${encodeURIComponent(subject(businessName))}&body=${said}`
}
