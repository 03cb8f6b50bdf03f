import type { Message, SignUp } from '@shingle/shared/lead/lead.ts'
import { expect, test } from 'vitest'
import { factsOf, phoneIn } from './lead-facts.ts'
import {
  firstWords,
  momentIn,
  roomWords,
  senderOf,
  spamWords,
  standingWords,
  whenWords,
} from './lead-words.ts'

const now = new Date(2026, 10, 20, 10, 0)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

const text = (title: string, value: string) => ({ title, value, type: 'Text' as const })
const message: Message = {
  ...{ kind: 'message', id: 'a'.repeat(24), websiteId: 'b'.repeat(24), businessName: 'Tidewater' },
  ...{ createdAt: at(2026, 10, 20, 9, 12), state: 'read', isCut: false, language: 'english', reasons: [] },
  email: 'joan@example.com',
  fields: [
    text('Name', 'Joan Penrose'),
    text('Email', 'joan@example.com'),
    text('Phone', '01326 496 0173'),
    text('Order', '2026-A7 17'),
    text('Address', ''),
    { title: 'Message', value: 'Boiler shows\n\nF28.', type: 'TextArea' },
  ],
}

test('[1.leads] a row says the hour of today, yesterday, the day of this year and the year of another', () => {
  expect(whenWords(at(2026, 10, 20, 9, 12), now)).toMatch(/^0?9:12/)
  expect(whenWords(at(2026, 10, 19, 23, 59), now)).toBe('Yesterday')
  expect(whenWords(at(2026, 10, 18, 1, 0), now)).toMatch(/18/)
  expect(whenWords(at(2025, 10, 18, 1, 0), now)).toMatch(/2025/)
  expect(momentIn(at(2026, 10, 20, 9, 12), now)).toMatch(/^today at 0?9:12/)
  expect(momentIn(at(2026, 10, 19, 9, 12), now)).toMatch(/^yesterday at /)
})

test('[1.leads] whoever gave no name is their address, and without one a visitor', () => {
  expect(senderOf(message)).toBe('Joan Penrose')
  const nameless = { ...message, fields: message.fields.slice(1, 2) }
  expect([senderOf(nameless), senderOf({ ...nameless, email: null, fields: [] })]).toEqual([
    ...['joan@example.com', 'A visitor'],
  ])
  expect(firstWords(message)).toBe('Boiler shows F28.')
})

test('[1.leads] a number to call and the address lead on, what only looks like one does not', () => {
  expect(factsOf(message).map(({ title, href }) => [title, href])).toEqual([
    ['Email', 'mailto:joan@example.com'],
    ['Phone', 'tel:013264960173'],
    ['Order', null],
  ])
  expect(phoneIn(message)).toEqual({ number: '01326 496 0173', href: 'tel:013264960173' })
})

test('[1.leads] a sign-up says what it is to the list, and spam why', () => {
  const signUp = (standing: SignUp['standing']): SignUp => ({
    ...{ kind: 'sign-up', id: 'a'.repeat(24), websiteId: 'b'.repeat(24), businessName: 'T' },
    ...{ createdAt: at(2026, 10, 9, 9, 0), state: 'read', email: null, consentText: '' },
    ...{ standing, since: at(2026, 10, 14, 9, 0) },
  })
  expect(standingWords(signUp('confirmed'))).toBe('Newsletter sign-up, confirmed')
  expect(standingWords(signUp('waiting'))).toBe('Waiting for confirmation, left out of exports')
  expect(standingWords(signUp('left'))).toMatch(/^Left the list on .*14/)
  expect(senderOf(signUp('left'))).toBe('Somebody who left the list')
  expect(spamWords(['links', 'markup'])).toBe(
    'Spam, because it has several links, and it has the code of links in it.',
  )
})

test('[T30] an owner is told before there is no room for messages, and what happens then', () => {
  expect(roomWords({ messages: 4400, spam: 99 })).toBe('')
  expect(roomWords({ messages: 4400, spam: 100 })).toMatch(
    /^4,500 of 5,000 messages are kept\. Then new ones take/,
  )
  expect(roomWords({ messages: 5000, spam: 0 })).toMatch(/^Full: 5,000 messages are kept\. New ones take/)
})
