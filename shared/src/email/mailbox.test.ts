import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['rosa@example.com', 'rosa@example.com'],
  ['rosa+1@example.com', 'rosa@example.com'],
  ['rosa+1+2@example.com', 'rosa@example.com'],
  ['ro.sa@example.com', 'ro.sa@example.com'],
  ['ro.s.a+news@gmail.com', 'rosa@gmail.com'],
  ['+@example.com', '@example.com'],
])('[5.email] mails to %s come to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
