import type { DnsAnswer } from '@shingle/shared/domain/doctor/answers.ts'
import type { RecordType } from 'dns-packet'
import { askServer, type DnsServer } from './ask-server.ts'
import { readRecords } from './read-records.ts'

/** Asks one server for the records of one name and type. */
export type Ask = (name: string, type: RecordType, leavesSignatures?: boolean) => Promise<DnsAnswer>

/** Whether an answer says anything, be it that there is nothing. */
export const isAnswered = ({ outcome }: DnsAnswer): boolean => outcome !== 'silent' && outcome !== 'failed'

/** A way to ask one server; `asksOthers` as resolvers are asked. */
export const askFor =
  (server: DnsServer, asksOthers: boolean, waitMs: number): Ask =>
  async (name, type, leavesSignatures = false) =>
    readRecords(await askServer(server, { name, type, asksOthers, leavesSignatures }, waitMs), { name, type })
