import { describe, expect, it } from 'vitest'
import { type DraftStatus, loadingStatus } from '../../replica/draft-status.ts'
import { bannerOf } from './banner-of.ts'

const me = { userId: 'ruth', isSessionOver: false, isConnecting: false }
const editing: DraftStatus = {
  ...loadingStatus,
  phase: 'edit',
  online: true,
  holder: { id: 'ruth', name: 'Ruth Hollis' },
}
const offline: DraftStatus = { ...editing, phase: 'edit-offline', online: false }

describe('[4.draft] the line over the page', () => {
  it('is absent while the draft is saved to the account', () => {
    expect(bannerOf(editing, me)).toBeNull()
    expect(bannerOf({ ...editing, save: 'not-saved', why: 'saving' }, me)).toBeNull()
  })

  it.each([
    ['nothing to send', offline, 'You are offline. You can go on editing; publishing waits.'],
    [
      'changes on the device',
      { ...offline, save: 'device' },
      'You are offline. Your changes wait on this device, and so does publishing.',
    ],
    [
      'pictures among them',
      { ...offline, save: 'device', pictures: { waiting: 2 } },
      'You are offline. Your changes and 2 pictures wait on this device, and so does publishing.',
    ],
    [
      'nothing kept',
      { ...offline, save: 'not-saved', why: 'offline' },
      'You are offline. Stay on this page until your changes are saved.',
    ],
  ] as const)('says offline what is where: %s', (_, status, words) => {
    expect(bannerOf(status, me)).toEqual({ kind: 'offline', words })
  })

  it('never says that something is on this device when it is not', () => {
    const full: DraftStatus = { ...offline, save: 'not-saved', why: 'disk-full' }
    expect(bannerOf(full, me)).toMatchObject({ kind: 'trouble', words: expect.stringMatching(/^Not saved:/) })
    const blocked: DraftStatus = { ...offline, save: 'not-saved', why: 'storage-blocked' }
    expect(bannerOf(blocked, me)).toMatchObject({ words: expect.stringMatching(/keeps nothing/) })
  })

  it('says who edits instead, unless there is no access any more', () => {
    const viewing: DraftStatus = { ...editing, phase: 'view', holder: { id: 'tom', name: 'Tom' } }
    expect(bannerOf(viewing, me)).toEqual({ kind: 'following', name: 'Tom' })
    const removed: DraftStatus = { ...viewing, phase: 'frozen', why: 'no-access' }
    expect(bannerOf(removed, me)).toMatchObject({ kind: 'no-access' })
  })

  it('says nothing of a connection that may come any moment, and not who edits once it has gone', () => {
    expect(bannerOf(offline, { ...me, isConnecting: true })).toBeNull()
    const viewing: DraftStatus = { ...offline, phase: 'view', holder: { id: 'tom', name: 'Tom' } }
    expect(bannerOf(viewing, { ...me, isConnecting: true })).toEqual({ kind: 'following', name: 'Tom' })
    expect(bannerOf(viewing, me)).toMatchObject({
      kind: 'offline',
      words: expect.stringMatching(/as it was/),
    })
  })

  it('says that pictures are on their way, or why one is not', () => {
    const waiting: DraftStatus = { ...editing, save: 'device', pictures: { waiting: 1 } }
    expect(bannerOf(waiting, me)).toMatchObject({
      kind: 'uploading',
      words: expect.stringMatching(/^1 picture /),
    })
    const refused = { ...waiting, pictures: { waiting: 1, refused: 'Maximum uploaded images reached' } }
    expect(bannerOf(refused, me)).toEqual({
      kind: 'picture-refused',
      words: 'Maximum uploaded images reached',
    })
  })

  it('asks to sign in when the session is over, and says what waits for it', () => {
    const over = { ...me, isSessionOver: true }
    expect(bannerOf({ ...offline, save: 'device' }, over)).toEqual({
      kind: 'signed-out',
      words:
        'Your session has ended. Your changes are kept on this device. Sign in to save them to your account.',
    })
    expect(bannerOf(offline, over)).toMatchObject({ kind: 'signed-out' })
  })
})
