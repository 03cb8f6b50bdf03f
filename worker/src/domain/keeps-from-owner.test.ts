import { describe, expect, test } from 'vitest'
import {
  aClaim,
  connected,
  db,
  domains,
  later,
  lookAt,
  lookedFor,
  mails,
  overThreeDays,
  right,
  stage,
  stateOf,
} from '../testing/look-world.ts'

const rows = () => db.collection<{ _id: string }>('WebsiteDomains')

describe('[T35] who has a domain no more cannot keep it from who has', () => {
  test('by answers that no look gets through', async () => {
    const former = await connected({ name: 'flooded.test' })
    const mail = Array.from({ length: 14 }, (_, at) => `@ MX ${at} mx${at}.test`)
    stage.set('flooded.test', ['@ CNAME other.test', ...mail].join('\n'))
    await lookAt(former._id)
    const [first] = (await domains.find(former._id))?.look?.findings ?? []
    expect([first?.kind, first?.expected.length]).toEqual(['mail-behind-cname', 12])
    await overThreeDays(former)
    const buyer = await aClaim({ name: 'flooded.test', userId: 'tom' })
    stage.set('flooded.test', right(buyer.proof))
    await lookAt(buyer._id)
    expect([await stateOf(former), await stateOf(buyer)]).toEqual(['Failed', 'Connected'])
  })

  test('by what a look of before has left that nobody can read', async () => {
    const former = await connected({ name: 'poisoned.test' })
    const flood = { 'look.findings': [{ kind: 'no-a', expected: Array(99).fill('x'.repeat(999)) }] }
    await rows().updateOne({ _id: former._id }, { $set: flood })
    const buyer = await aClaim({ name: 'poisoned.test', userId: 'tom' })
    stage.set('poisoned.test', right(buyer.proof))
    lookedFor.length = 0
    await lookAt(buyer._id)
    expect(lookedFor).toEqual([former._id])
    await lookAt(former._id)
    await overThreeDays(former)
    await lookAt(buyer._id)
    expect([await stateOf(former), await stateOf(buyer)]).toEqual(['Failed', 'Connected'])
  })

  test('for ever, but for as long as a proof of both stands, and then it is said', async () => {
    const holder = await connected({ name: 'both.test' })
    const buyer = await aClaim({ name: 'both.test', userId: 'tom' })
    stage.set('both.test', right(holder.proof, buyer.proof))
    const daily = async () => {
      later(86_400_000)
      await lookAt(holder._id)
      return lookAt(buyer._id)
    }
    // As long as the other may go without its own record, and longer than 48 hours.
    for (let day = 0; day < 6; day += 1) expect([day, await daily()]).not.toEqual([day, undefined])
    expect(await stateOf(buyer)).toBe('PendingOwnershipVerification')
    expect(await daily()).toBeUndefined()
    expect([await stateOf(holder), await stateOf(buyer)]).toEqual(['Connected', 'Failed'])
    expect(await mails()).toContain('mail:domain-failed')
    expect(await domains.find(buyer._id)).toMatchObject({ failureReason: 'OwnershipVerificationExpired' })
  })

  test('by connecting it anew while somebody else has it', async () => {
    const former = await connected({ name: 'again.test' })
    const row = await domains.find(former._id)
    if (row === undefined) throw new Error('The claim is gone')
    await domains.disconnect(row, undefined)
    const buyer = await aClaim({ name: 'again.test', userId: 'tom' })
    stage.set('again.test', right(former.proof, buyer.proof))
    await lookAt(buyer._id)
    const parted = await domains.find(former._id)
    if (parted === undefined) throw new Error('The claim is gone')
    await domains.reconnect(parted, { websiteId: 'website-again', handle: 'again' })
    for (let day = 0; day < 7; day += 1) {
      later(86_400_000)
      await lookAt(former._id)
      await lookAt(buyer._id)
    }
    expect([await stateOf(former), await stateOf(buyer)]).toEqual(['Failed', 'Connected'])
  })

  test('by moving it from one website to another, over and over', async () => {
    const former = await aClaim({ name: 'moving.test' })
    const elsewhere = (proof: string) =>
      stage.set('moving.test', `@ A 198.51.100.7\n_shingle-verify TXT ${proof}`)
    elsewhere(former.proof)
    await lookAt(former._id)
    expect(await stateOf(former)).toBe('OwnershipVerified')
    const buyer = await aClaim({ name: 'moving.test', userId: 'tom' })
    elsewhere(buyer.proof)
    for (let move = 0; move < 3; move += 1) {
      const row = await domains.find(former._id)
      if (row === undefined) throw new Error('The claim is gone')
      await domains.reconnect(row, { websiteId: `website-moved-${move}`, handle: 'moved' })
      // Once it leads here, too, it waits for no certificate without its proof.
      if (move === 2) stage.set('moving.test', right(buyer.proof))
      await lookAt(former._id)
      later(20 * 3_600_000)
    }
    await lookAt(former._id)
    await lookAt(buyer._id)
    expect([await stateOf(former), await stateOf(buyer)]).toEqual(['Failed', 'Connected'])
  })
})
