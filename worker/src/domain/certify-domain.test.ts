import { createEnsureCertificate } from '@shingle/storage/certificates/ensure-certificate.ts'
import { describe, expect, test } from 'vitest'
import {
  aClaim,
  clock,
  db,
  domains,
  issue,
  later,
  portsOf,
  right,
  secret,
  stage,
  stateOf,
} from '../testing/look-world.ts'
import { createLookAtDomain } from './look-at-domain.ts'

const minuteMs = 60_000

/** A look at domains whose authority refuses for as long as it is told to, and how often it was asked. */
const refusing = () => {
  const authority = { isRefusing: true, orders: 0 }
  const ensureCertificate = createEnsureCertificate({
    ...{ db, secret, clock, onTrouble: () => undefined },
    issue: async (names) => {
      authority.orders += 1
      if (authority.isRefusing) throw new Error('The policy forbids issuing for this name')
      return issue(names)
    },
  })
  const askAuthorities = async () => ['letsencrypt.org']
  return { authority, look: createLookAtDomain(portsOf({ ensureCertificate, askAuthorities })) }
}
const findingsOf = async (id: string) => (await domains.find(id))?.look?.findings.map(({ kind }) => kind)
const forbidding = (proof: string) => `${right(proof)}\n@ CAA 0 issue digicert.com`

describe('[4.certificate] a domain whose CAA records forbid its certificate', () => {
  test('has none ordered, and is told that alone', async () => {
    const { authority, look } = refusing()
    const row = await aClaim()
    stage.set(row.domainName, right(row.proof))
    await look(row._id)
    expect(authority.orders).toBe(1)
    stage.set(row.domainName, forbidding(row.proof))
    later(10 * minuteMs)
    await look(row._id)
    expect([authority.orders, await findingsOf(row._id)]).toEqual([1, ['caa-forbids']])
    expect(await stateOf(row)).toBe('PendingCertificateActivation')
  })

  test('has it ordered by the first look that finds that mended, however long it was to wait', async () => {
    const { authority, look } = refusing()
    const row = await aClaim()
    stage.set(row.domainName, right(row.proof))
    await look(row._id)
    stage.set(row.domainName, forbidding(row.proof))
    later(minuteMs)
    await look(row._id)
    stage.set(row.domainName, right(row.proof))
    authority.isRefusing = false
    later(minuteMs)
    await look(row._id)
    expect([authority.orders, await stateOf(row)]).toEqual([2, 'Connected'])
  })

  test('goes on waiting after any other refusal', async () => {
    const { authority, look } = refusing()
    const row = await aClaim()
    stage.set(row.domainName, right(row.proof))
    for (let times = 0; times < 3; times += 1) {
      await look(row._id)
      later(minuteMs)
    }
    expect(authority.orders).toBe(1)
  })
})
