import { setTimeout as pause } from 'node:timers/promises'
import { appPaths, invitePath } from '@shingle/shared/paths/app-paths.ts'
import { chapterPath } from '@shingle/shared/paths/chapter-path.ts'
import type { Page } from 'playwright'
import { openInvitation } from '../../e2e/steps/invitation.ts'
import { appOrigin } from '../../e2e/steps/origin.ts'
import { signIn } from '../../e2e/steps/sign-in.ts'
import { take, takeScreen, toChapterOnPhone, widen } from './take.ts'

const [editor, invited] = ['tom@example.com', 'nell@example.com']

const beginInvite = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Invite an editor' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(email)
}

/** What whoever was invited sees at the door, as each of its outcomes. */
const takeInvitations = async (other: Page): Promise<void> => {
  const origin = appOrigin()
  await openInvitation(other, editor)
  await signIn(other, editor)
  await other.getByRole('heading', { level: 1, name: 'You can edit' }).waitFor()
  await take(other, 'invitation-accepted')
  await openInvitation(other, invited)
  await other.getByText('different account').waitFor()
  await take(other, 'invitation-wrong-account')
  await other.goto(`${origin}${invitePath('none')}`)
  await other.getByText('no longer valid').waitFor()
  await take(other, 'invitation-no-longer-valid')
  await other.goto(`${origin}${appPaths.inviteRevoked}`)
  await take(other, 'invitation-revoked')
}

const takeDialogs = async (page: Page, shoot: (name: string) => Promise<void>): Promise<void> => {
  for (const [item, name] of [
    ['Make owner', 'editors-transfer'],
    ['Remove', 'editors-remove'],
  ] as const) {
    await page.getByRole('button', { name: `Menu for ${editor}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await shoot(name)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
}

/** The editors of a website, from their invitation to what their owner may do with them. */
export const takeEditors = async (page: Page, other: Page, draftId: string): Promise<void> => {
  await page.goto(`${appOrigin()}${appPaths.designer}?websiteId=${draftId}&mode=settings`)
  const toEditors = () =>
    page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Editors' }).click()
  await toEditors()
  for (const email of [editor, invited]) {
    await beginInvite(page, email)
    if (email === invited) await take(page, 'editors-invite', { isWide: true })
    await page.getByRole('button', { name: 'Send Invite' }).click()
    await page.getByText(email).first().waitFor()
  }
  await takeInvitations(other)
  const chapter = page.getByRole('region', { name: 'Editors' })
  await chapter.getByText('Editor', { exact: true }).waitFor()
  await page.bringToFront()
  await toEditors()
  // The chapter glides to the top.
  await pause(1500)
  await take(page, 'designer-editors', { isWide: true, at: chapter })
  await takeDialogs(page, (name) => take(page, name, { isWide: true }))
  await toChapterOnPhone(page, chapterPath(draftId, 'editors'))
  await page.getByText(editor).first().waitFor()
  await takeScreen(page, 'designer-editors-360')
  await takeDialogs(page, (name) => takeScreen(page, `${name}-360`))
  await beginInvite(page, 'vera@example.com')
  await takeScreen(page, 'editors-invite-360')
  await page.keyboard.press('Escape')
  await widen(page)
}
