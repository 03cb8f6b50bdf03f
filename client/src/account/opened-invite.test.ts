// @vitest-environment jsdom
import { mailedInvitePath } from '@shingle/shared/invite/mailed-invite-path.ts'
import { invitePath } from '@shingle/shared/paths/app-paths.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { placeOf } from '../app/place.ts'
import { forgetInvite, invitedEmail, openedInvite, rememberInvite } from './opened-invite.ts'

beforeEach(forgetInvite)

const open = (path: string): void => {
  window.history.replaceState(null, '', path)
  rememberInvite(placeOf(window.location))
}

describe('[4.invite] the link of a mailed invitation', () => {
  it('says whom it is for, so that nobody has to type that', () => {
    open(mailedInvitePath('0123', 'tom+edits@example.com'))
    expect([openedInvite(), invitedEmail()]).toEqual([invitePath('0123'), 'tom+edits@example.com'])
    // Whoever is led to the sign-in and back has the address no more in theirs.
    open(invitePath('0123'))
    expect(invitedEmail()).toBe('tom+edits@example.com')
  })

  it('fills in no address of another invitation, and nothing that is none', () => {
    open(mailedInvitePath('0123', 'tom@example.com'))
    open(invitePath('4567'))
    expect(invitedEmail()).toBe('')
    open(`${invitePath('4567')}#email=%3Cscript%3E`)
    expect(invitedEmail()).toBe('')
  })

  it('says so still to whoever came with another account and signed out, with whom all that the tab stores goes', () => {
    open(mailedInvitePath('0123', 'tom@example.com'))
    sessionStorage.clear()
    expect(invitedEmail()).toBe('tom@example.com')
    open(invitePath('4567'))
    expect(invitedEmail()).toBe('')
  })

  it('is forgotten with its address', () => {
    open(mailedInvitePath('0123', 'tom@example.com'))
    forgetInvite()
    expect([openedInvite(), invitedEmail()]).toEqual([null, ''])
  })
})
