import { encode, type Packet } from 'dns-packet'
import { expect, it } from 'vitest'
import { longestAnswer, readAnswer } from './read-answer.ts'

const asked: Packet = { type: 'query', id: 7, questions: [{ name: 'harrow.example', type: 'A' }] }
const answerOf = (over: Partial<Packet> = {}) =>
  encode({
    ...{ type: 'response', id: 7, questions: [{ name: 'Harrow.example', type: 'A' }] },
    answers: [{ name: 'harrow.example', type: 'A', ttl: 300, data: '203.0.113.20' }],
    ...over,
  })

/** An answer with a chain of pointers behind it, each to the one before. */
const chained = (jumps: number): Buffer => {
  const head = answerOf()
  // An unknown type, so that nobody reads what is in it: one more answer.
  const record = Buffer.from([0, 0xff, 0x01, 0, 1, 0, 0, 0, 0, ...[(jumps * 2) >> 8, (jumps * 2) & 0xff]])
  const start = head.length + record.length
  const chain = Buffer.alloc(jumps * 2)
  for (let at = 0; at < jumps; at += 1)
    chain.writeUInt16BE(0xc000 | (at === 0 ? 12 : start + (at - 1) * 2), at * 2)
  const message = Buffer.concat([head, record, chain])
  message.writeUInt16BE(2, 6)
  return message
}

it('[T35] an answer is read that fits the question, however its name is spelt', () => {
  expect(readAnswer(answerOf(), asked)?.answers).toMatchObject([{ data: '203.0.113.20' }])
  expect(readAnswer(chained(10), asked)).toBeDefined()
})

it.each([
  ['of another question', answerOf({ questions: [{ name: 'other.example', type: 'A' }] })],
  ['of another type', answerOf({ questions: [{ name: 'harrow.example', type: 'TXT' }] })],
  ['to another number', answerOf({ id: 8 })],
  ['that is a question itself', answerOf({ type: 'query' })],
  ['without a question', answerOf({ questions: [] })],
  ['cut short', answerOf().subarray(0, 11)],
  ['of nothing', Buffer.alloc(0)],
  ['whose names are a long chain', chained(2_000)],
  ['longer than any', Buffer.concat([answerOf(), Buffer.alloc(longestAnswer)])],
  [
    'with more records than any',
    answerOf({
      answers: Array.from({ length: 300 }, () => ({
        ...{ name: 'harrow.example', type: 'A' as const, ttl: 300, data: '203.0.113.20' },
      })),
    }),
  ],
])('[T35] a message %s is none', (_, bytes) => {
  expect(readAnswer(bytes, asked)).toBeUndefined()
})
