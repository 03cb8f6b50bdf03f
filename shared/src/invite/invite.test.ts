import { describe, expect, it, test } from 'vitest'
import { inviteState, openUntil } from './invite-state.ts'
import { inviteLifetimeMs, inviteLimits, inviteQuietMs } from './limits.ts'
import { maskedEmail, maskedWholeEmail } from './masked-email.ts'

const createdAt = new Date('2026-11-12T09:00:00Z')
const after = (ms: number) => new Date(createdAt.getTime() + ms)

describe('[4.invite] an invite', () => {
  it.each([
    [false, 0, 'Pending'],
    [false, inviteLifetimeMs - 1000, 'Pending'],
    [false, inviteLifetimeMs, 'Pending'],
    [false, inviteLifetimeMs + 1000, 'Expired'],
    [true, 0, 'Accepted'],
    [true, 10 * inviteLifetimeMs, 'Accepted'],
  ])('accepted: %s, %i ms old, is %s', (accepted, ageMs, state) => {
    expect(inviteState({ accepted, createdAt }, after(ageMs))).toBe(state)
  })

  it('can be accepted up to the moment that its people are told', () => {
    const last = openUntil({ createdAt })
    const states = [0, 1].map((ms) =>
      inviteState({ accepted: false, createdAt }, new Date(last.getTime() + ms)),
    )
    expect(states).toEqual(['Pending', 'Expired'])
  })
})

test('[9] limits of invites', () => {
  expect({ inviteLifetimeMs, inviteQuietMs, ...inviteLimits }).toEqual({
    ...{ inviteLifetimeMs: 604800000, inviteQuietMs: 3000 },
    ...{ shared: 5, accepted: 20, perWebsite: 50, listed: 5 },
  })
})

test('[T16] of an invited address others see its first letter and where it lives', () => {
  expect(maskedEmail('tom@achterberg.example')).toBe('t••@achterberg.example')
  expect(maskedEmail('𝒯om@achterberg.example')).toBe('𝒯••@achterberg.example')
})

test('[T29] of an address that strangers are mailed nothing is left but first letters', () => {
  expect(maskedWholeEmail('tom@win-a-prize.example')).toBe('t••@w••')
})
