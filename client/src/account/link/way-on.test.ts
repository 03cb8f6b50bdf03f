// @vitest-environment jsdom
import { appPaths, signInStepPath } from '@shingle/shared/paths/app-paths.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetAskedHere, keepAskedHere } from './asked-here.ts'
import { waitForLink } from './waiting-tab.ts'
import { wayOn } from './way-on.ts'

beforeEach(() => sessionStorage.clear())

describe('[7.link] whoever opens a mailed link', () => {
  it('in the tab that they asked in goes on where they wanted to, and makes their website there', async () => {
    keepAskedHere(appPaths.createLaunch)
    expect(await wayOn()).toBe(appPaths.createLaunch)
  })

  it('in another tab goes on where the tab that waits says', async () => {
    const stop = waitForLink(appPaths.account, () => undefined)
    expect(await wayOn()).toBe(appPaths.account)
    stop()
  })

  it.each([
    ['the making of the website to the one that has the answers', appPaths.createLaunch],
    ['confirming a new email to the one that has what was mailed', signInStepPath('new-email')],
  ])('in another tab leaves %s', async (_, next) => {
    const stop = waitForLink(next, () => undefined)
    expect(await wayOn()).toBeNull()
    stop()
  })

  it('goes to their websites where nobody waits any more, or somewhere else than the app was asked for', async () => {
    keepAskedHere(appPaths.account)
    forgetAskedHere()
    expect(await wayOn()).toBe(appPaths.websites)
    keepAskedHere('//evil.example/account')
    expect(await wayOn()).toBe(appPaths.websites)
  })
})
