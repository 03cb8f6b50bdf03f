import { matchesOneOf } from './match-path.ts'

/**
 * The screens of the app by name, and the path of each. A part that begins with a colon stands for any one word:
 * '/invite/:id' is every invite's path, and `matchPath` tells which.
 */
export const appPaths = {
  signIn: '/sign-in',
  signInStep: '/sign-in/:step',
  websites: '/websites',
  account: '/account',
  leads: '/leads',
  websiteLeads: '/leads/:website',
  websiteVisits: '/visits/:website',
  designer: '/designer',
  createAbout: '/create',
  createFonts: '/create/fonts',
  createColors: '/create/colors',
  createSections: '/create/sections',
  createLaunch: '/create/launch',
  createLink: '/create/link',
  receiveMessages: '/receive-messages',
  report: '/report',
  // Before the one below: a word of its own, and no invite's id.
  inviteRevoked: '/invite/revoked',
  invite: '/invite/:id',
} as const

/** The path of a screen of the app. */
export type AppPath = (typeof appPaths)[keyof typeof appPaths]

/**
 * What signing in leads through at a page of its own: opening a magic link, confirming an address, a new password, a new
 * address, putting the former one back, coming back from Google.
 */
export type SignInStep = 'link' | 'confirm' | 'new-password' | 'new-email' | 'former-email' | 'google'

/** The page of such a step; a secret that leads there stands after its #. */
export const signInStepPath = (step: SignInStep): string => appPaths.signInStep.replace(':step', step)

/** The page of an invite, which the link in its mail opens. */
export const invitePath = (inviteId: string): string => appPaths.invite.replace(':id', inviteId)

/** Where a website is edited. */
export const designerPath = (websiteId: string): string => `${appPaths.designer}?websiteId=${websiteId}`

/** Every path that the app answers with its one page. */
export const appPatterns: readonly string[] = Object.values(appPaths)

/** Whether the app answers a path; anything else is a page of the marketing site, a handle, or nothing. */
export const isAppPath = (pathname: string): boolean => matchesOneOf(appPatterns, pathname)
