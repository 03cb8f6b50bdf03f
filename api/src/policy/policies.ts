import type { Role } from '@shingle/shared/website/roles.ts'
import type { ResourceName, Resources } from './resources.ts'

/** Who may do something: what it is done to, what the caller must be to it, how lately they must have signed in, and whether it goes for good. */
export interface Rule<R extends ResourceName> {
  readonly resource: R
  readonly may: readonly Resources[R]['relation'][]
  readonly signedIn: SignedIn
  /** Whether it takes away what an account that is taken back would not have again: then it waits while that can be. */
  readonly isForGood: boolean
}

/** How lately somebody signed in: at all, or within minutes, for what a forgotten device must not do. */
export type SignedIn = 'ever' | 'recently'

/** A rule about one kind of thing, for those who are one of the given to it. */
export const rule =
  <R extends ResourceName>(resource: R) =>
  (...may: readonly Resources[R]['relation'][]): Rule<R> => ({
    ...{ resource, may },
    signedIn: 'ever',
    isForGood: false,
  })

/** The same rule, for those of them who signed in within minutes. */
const recently = <R extends ResourceName>(any: Rule<R>): Rule<R> => ({ ...any, signedIn: 'recently' })

/** The same rule for what nobody can undo. */
const waiting = <R extends ResourceName>(any: Rule<R>): Rule<R> => ({ ...any, isForGood: true })

/** The same for those of them who signed in within minutes. */
const forGood = <R extends ResourceName>(any: Rule<R>): Rule<R> => waiting(recently(any))

const website = rule('website')
const editors = ['Collaborator', 'Admin', 'Owner'] as const satisfies readonly Role[]
const members = ['Viewer', ...editors] as const satisfies readonly Role[]
const oneself = rule('account')('self')
const oneselfRecently = recently(oneself)
const invite = rule('invite')
const trashed = rule('trashed')('Owner')

/** What nobody needs to sign in for, and from which pages it may be asked: where a cookie decides, only from our own. */
export const openActions = {
  'session.start': 'own-pages',
  'session.refresh': 'own-pages',
  'session.end': 'own-pages',
  'session.options': 'anywhere',
  'documentation.read': 'anywhere',
  'recipient.confirm': 'own-pages',
  'report.send': 'own-pages',
  'support.ask': 'own-pages',
  'usage.count': 'anywhere',
  'generation.preview': 'own-pages',
  'trade.find': 'anywhere',
  'language-model.read': 'anywhere',
  'ideas.suggest': 'own-pages',
  'names.suggest': 'own-pages',
  'names.check': 'own-pages',
  'import.start': 'own-pages',
  'import.summarize': 'own-pages',
  // Who holds the id may.
  'import.read': 'anywhere',
  'import.see-picture': 'anywhere',
  'import.forget': 'own-pages',
  // The operator's own token decides.
  'website.take-down': 'anywhere',
  'account.disable': 'anywhere',
  'usage.read': 'anywhere',
  'prompt.read': 'anywhere',
  'prompt.write': 'anywhere',
  // The assistant's own token decides.
  'assistant.call': 'anywhere',
} as const

const rules = {
  'account.register': oneself,
  'account.read': oneself,
  'account.rename': oneself,
  'account.weigh': oneselfRecently,
  'account.delete': forGood(oneself),
  'account.delete-by-password': forGood(oneself),
  'account.read-devices': oneself,
  'account.sign-out-device': oneself,
  'account.sign-out-everywhere': oneself,
  'account.read-ways': oneself,
  'account.connect-google': oneselfRecently,
  'account.disconnect-google': oneselfRecently,
  'account.set-password': oneselfRecently,
  // Of these three the current password is asked for instead.
  'account.change-password': oneself,
  'account.remove-password': oneself,
  'account.change-email-by-password': oneself,
  'account.change-email': oneselfRecently,
  'account.cancel-email-change': oneself,
  'account.confirm-email': oneself,
  'account.add-passkey': oneselfRecently,
  'account.remove-passkey': oneselfRecently,
  'account.read-assistants': oneself,
  'account.add-assistant': oneselfRecently,
  'account.remove-assistant': oneself,
  'export.start': oneselfRecently,
  'export.read': oneself,
  'export.download': oneselfRecently,
  'website.list': oneself,
  'website.create': oneself,
  'website.follow-creation': rule('creation')('Maker'),
  'website.read': website(...members),
  'website.delete': website('Owner'),
  'website.duplicate': website('Owner'),
  'website.export': website('Owner'),
  'website.open-project': oneself,
  'trash.list': oneself,
  'trash.weigh': trashed,
  'trash.restore': trashed,
  'trash.delete': forGood(trashed),
  'website.read-owner': website(...members),
  'website.read-editors': website(...members),
  'website.transfer-ownership': forGood(website('Owner')),
  'invite.create': website('Owner'),
  'invite.resend': invite('Owner'),
  'invite.delete': invite('Owner', 'Self'),
  // Whom it is for is part of the answer, so that the invited account is told and nobody else learns.
  'invite.accept': oneself,
  'invite.list-own': oneself,
  'draft.open': website(...members),
  'draft.take-control': website(...editors),
  'draft.read-versions': website(...members),
  'draft.read-version': website(...members),
  'draft.save-version': website(...editors),
  'draft.delete-version': waiting(website('Owner')),
  'draft.reopen-version': website(...editors),
  'draft.upload-image': website(...editors),
  'draft.read-images': website(...editors),
  'draft.delete-image': website(...editors),
  'draft.take-film-poster': website(...editors),
  'draft.search-stock': website(...editors),
  'draft.take-stock': website(...editors),
  'draft.read-recipient': website(...editors),
  // Ruling 16: whom messages go to is its owner's to say.
  'draft.ask-recipient': website('Owner'),
  'draft.read-reviews': website(...editors),
  'draft.settle-review': website(...editors),
  'draft.check-links': website(...editors),
  'draft.help-with-words': website(...editors),
  'draft.ask-for-change': website(...editors),
  'handle.check': oneself,
  // Ruling 16: what visitors write is its owner's alone.
  'lead.list': oneself,
  'lead.list-of-website': website('Owner'),
  'lead.export': oneself,
  'lead.export-of-website': website('Owner'),
  'lead.read': website('Owner'),
  'lead.mark': website('Owner'),
  'lead.choose-mails': website('Owner'),
  'lead.weigh-person': website('Owner'),
  'lead.erase-person': waiting(website('Owner')),
  // Ruling 16: editors see how often it is visited.
  'visit.read': website(...editors),
  'website.publish': website(...editors),
  'website.plan-publish': website(...editors),
  'website.drop-publish-plan': website(...editors),
  'website.unpublish': website('Owner'),
  // Ruling 16: the domain is the owner's.
  'domain.read': website('Owner'),
  'domain.connect': website('Owner'),
  'domain.look': website('Owner'),
  'domain.delete': website('Owner'),
  'domain.disconnect': website('Owner'),
  // Specification 8: whose website and whose domain it is is part of the answer.
  'domain.mail-disconnected': oneself,
}

/** What anybody may do. */
export type OpenAction = keyof typeof openActions

/** What the signed-in may do, each to something that the rule names. */
export type Action = keyof typeof rules

/** What an action is done to. */
export type ResourceOf<A extends Action> = (typeof rules)[A]['resource']

/** Who may do what (specification 6). What is neither here nor above cannot be done. */
export const policies: { readonly [A in Action]: Rule<ResourceOf<A>> } = rules
