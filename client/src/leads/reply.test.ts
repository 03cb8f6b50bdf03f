import { languages } from '@shingle/shared/language/language.ts'
import type { Message } from '@shingle/shared/lead/lead.ts'
import { expect, test } from 'vitest'
import { replyAddress } from './reply.ts'

const message: Message = {
  ...{ kind: 'message', id: 'a'.repeat(24), websiteId: 'b'.repeat(24), businessName: 'Tidewater Plumbing' },
  ...{ createdAt: '2026-11-20T09:12:00Z', state: 'read', isCut: false, language: 'english', reasons: [] },
  email: 'joan@example.com',
  fields: [
    { title: 'Name', value: 'Joan Penrose', type: 'Text' },
    { title: 'Email', value: 'joan@example.com', type: 'Text' },
    { title: 'Message', value: 'Boiler shows F28.\nToday?', type: 'TextArea' },
  ],
}
const said = (address: string | null) => {
  const url = new URL(address ?? '')
  return { to: url.pathname, subject: url.searchParams.get('subject'), body: url.searchParams.get('body') }
}

test('[1.leads] an answer begins in the language of the form, with what was asked below it', () => {
  expect(said(replyAddress(message))).toEqual({
    to: 'joan@example.com',
    subject: 'Your message to Tidewater Plumbing',
    body: 'Hello Joan Penrose,\r\n\r\n\r\n\r\nYou wrote:\r\n> Boiler shows F28.\r\n> Today?\r\n',
  })
  const subjects = languages.map((language) => said(replyAddress({ ...message, language })).subject)
  expect(new Set(subjects).size).toBe(languages.length)
})

test('[T31] nothing that a visitor wrote adds a recipient or a header, and no address is no answer', () => {
  const address = replyAddress({
    ...message,
    email: 'joan&bcc=x@example.com',
    fields: [{ title: 'Message', value: '&cc=eve@evil.example\r\nBcc: eve@evil.example', type: 'TextArea' }],
  })
  expect([...new URL(address ?? '').searchParams.keys()]).toEqual(['subject', 'body'])
  expect(new URL(address ?? '').pathname).toBe('joan%26bcc%3Dx@example.com')
  expect(replyAddress({ ...message, email: null })).toBeNull()
})

test('[1.leads] however long a message is, its answer stays as short as mail programs take it', () => {
  const fields = [{ title: 'Message', value: 'ü'.repeat(4096), type: 'TextArea' as const }]
  expect(replyAddress({ ...message, fields })?.length).toBeLessThan(4000)
})
