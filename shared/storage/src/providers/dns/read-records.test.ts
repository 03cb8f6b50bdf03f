import { type Answer, decode, encode } from 'dns-packet'
import { expect, test } from 'vitest'
import { readRecords } from './read-records.ts'

const name = 'harrow.example'
const soa = (ttl: number, minimum: number): Answer => ({
  ...{ name, type: 'SOA', ttl },
  data: { mname: 'ns1.harrow.example', rname: 'admin.harrow.example', minimum },
})
const read = (answers: Answer[], authorities: Answer[], flags = 0) =>
  readRecords(decode(encode({ type: 'response', id: 1, flags, answers, authorities })), { name, type: 'A' })
const a: Answer = { name, type: 'A', ttl: 300, data: '203.0.113.20' }
const alias: Answer = { name, type: 'CNAME', ttl: 600, data: 'old.example' }
const noSuchName = 3

test('[2.doctor] that there is nothing is remembered as the zone says: its SOA or that one’s minimum, the lesser', () => {
  expect(read([], [soa(3_600, 900)])).toMatchObject({ outcome: 'none', ttl: 900 })
  expect(read([], [soa(60, 900)], noSuchName)).toMatchObject({ outcome: 'no-such-name', ttl: 60 })
  expect(read([alias], [soa(3_600, 900)])).toMatchObject({ outcome: 'none', alias: 'old.example', ttl: 900 })
  expect(read([], [])).toMatchObject({ outcome: 'none', ttl: 0 })
})

test('[2.doctor] what is there is remembered for as long as it says itself', () => {
  expect(read([a], [soa(86_400, 86_400)])).toMatchObject({ outcome: 'found', ttl: 300 })
  expect(read([alias, a], [])).toMatchObject({ outcome: 'found', ttl: 600 })
})
