import type { Action, OpenAction } from '../policy/policies.ts'
import type { Caller } from '../session/caller.ts'
import { accountLimits, type CountedUses, type LimitName, type SharedLimit } from './rate-limits.ts'

/** What is only read, and cheaply: as often as somebody likes. */
type Free =
  | 'session.options'
  | 'import.read'
  | 'language-model.read'
  | 'account.read-ways'
  | 'account.read'
  | 'account.read-assistants'
  | 'account.read-devices'
  | 'export.read'
  | 'website.read'
  | 'website.read-owner'
  | 'draft.read-recipient'

/** What is refused to nobody, however often they ask: it costs nothing unless it is theirs to do, and then it is done once. */
type NeverRefused = 'session.end'
const neverRefused: NeverRefused = 'session.end'

/**
 * How often each action may be done: by one account, and what needs no account from one network address. What changes an
 * account, takes something away or brings it back, is counted by session and action, so that a stolen session uses up nothing
 * that the account's owner needs against it; and by account and action as well, because sessions begin again.
 */
const callRates: Readonly<Record<Exclude<Action | OpenAction, Free | NeverRefused>, LimitName>> = {
  'session.start': 'session-calls-per-address',
  'session.refresh': 'refreshes-per-session',
  'recipient.confirm': 'confirmations-per-address',
  'report.send': 'reports-per-address',
  'support.ask': 'questions-per-address',
  'usage.count': 'usage-per-address',
  'generation.preview': 'previews-per-address',
  'trade.find': 'previews-per-address',
  'documentation.read': 'previews-per-address',
  'ideas.suggest': 'names-per-address',
  'names.suggest': 'names-per-address',
  'names.check': 'names-per-address',
  'import.start': 'imports-per-address',
  'import.summarize': 'imports-per-address',
  'import.see-picture': 'import-pictures-per-address',
  'import.forget': 'previews-per-address',
  'website.take-down': 'operator-calls-per-address',
  'account.disable': 'operator-calls-per-address',
  'usage.read': 'operator-calls-per-address',
  'prompt.read': 'operator-calls-per-address',
  'prompt.write': 'operator-calls-per-address',
  'assistant.call': 'assistant-calls-per-address',
  'account.register': 'registrations-per-user',
  'account.connect-google': 'connections-per-user',
  'account.disconnect-google': 'account-changes-per-session',
  'account.set-password': 'account-changes-per-session',
  'account.change-password': 'account-changes-per-session',
  'account.remove-password': 'account-changes-per-session',
  'account.change-email-by-password': 'account-changes-per-session',
  'account.change-email': 'account-changes-per-session',
  'account.cancel-email-change': 'account-changes-per-session',
  'account.confirm-email': 'account-changes-per-session',
  'account.rename': 'account-changes-per-session',
  'account.weigh': 'account-changes-per-session',
  'account.delete': 'account-changes-per-session',
  'account.delete-by-password': 'account-changes-per-session',
  'account.sign-out-device': 'account-changes-per-session',
  'account.sign-out-everywhere': 'account-changes-per-session',
  'account.add-passkey': 'connections-per-user',
  'account.remove-passkey': 'account-changes-per-session',
  'account.add-assistant': 'connections-per-user',
  'account.remove-assistant': 'account-changes-per-session',
  'export.start': 'exports-per-user',
  'export.download': 'downloads-per-user',
  'website.create': 'generations-per-user',
  'website.follow-creation': 'draft-reads-per-user',
  'website.duplicate': 'generations-per-user',
  'website.export': 'downloads-per-user',
  'website.open-project': 'generations-per-user',
  'website.list': 'looks-per-user',
  'website.read-editors': 'looks-per-user',
  'website.delete': 'deletions-per-session',
  'trash.list': 'lists-per-user',
  'trash.weigh': 'draft-reads-per-user',
  'trash.restore': 'deletions-per-session',
  'trash.delete': 'deletions-per-session',
  'draft.open': 'tickets-per-user',
  'draft.take-control': 'takes-per-user',
  'draft.save-version': 'saves-per-user',
  'draft.delete-version': 'deletions-per-session',
  'draft.read-version': 'draft-reads-per-user',
  'draft.read-versions': 'lists-per-user',
  'draft.read-images': 'draft-reads-per-user',
  'draft.reopen-version': 'saves-per-user',
  'draft.upload-image': 'uploads-per-user',
  'draft.delete-image': 'uploads-per-user',
  'draft.take-film-poster': 'film-posters-per-user',
  'draft.search-stock': 'stock-searches-per-user',
  'draft.take-stock': 'stock-takes-per-user',
  'draft.ask-recipient': 'recipients-per-user',
  'draft.read-reviews': 'draft-reads-per-user',
  'draft.settle-review': 'saves-per-user',
  'draft.check-links': 'link-checks-per-user',
  'draft.help-with-words': 'word-helps-per-user',
  'draft.ask-for-change': 'word-helps-per-user',
  'lead.list': 'leads-per-user',
  'lead.list-of-website': 'leads-per-user',
  'lead.export': 'contact-exports-per-user',
  'lead.export-of-website': 'contact-exports-per-user',
  'lead.read': 'draft-reads-per-user',
  'lead.mark': 'leads-per-user',
  'lead.choose-mails': 'saves-per-user',
  'lead.weigh-person': 'draft-reads-per-user',
  'lead.erase-person': 'deletions-per-session',
  'visit.read': 'lists-per-user',
  'handle.check': 'handle-checks-per-user',
  'website.publish': 'publishes-per-user',
  'website.plan-publish': 'publishes-per-user',
  'website.drop-publish-plan': 'publishes-per-user',
  'website.unpublish': 'publishes-per-user',
  'website.transfer-ownership': 'transfers-per-user',
  'domain.read': 'looks-per-user',
  'domain.connect': 'domain-changes-per-session',
  'domain.look': 'domain-looks-per-user',
  'domain.delete': 'domain-changes-per-session',
  'domain.disconnect': 'domain-changes-per-session',
  'domain.mail-disconnected': 'domain-changes-per-session',
  'invite.create': 'invites-per-user',
  'invite.resend': 'invites-per-user',
  'invite.delete': 'deletions-per-session',
  'invite.accept': 'accepts-per-user',
  'invite.list-own': 'lists-per-user',
}

const byAction: ReadonlyMap<string, LimitName> = new Map(Object.entries(callRates))

/** The limit that every call of an action counts towards; undefined for what is only read. */
export const rateOf = (action: string): LimitName | undefined => byAction.get(action)

/** Whether an action has a rate, or is one that is refused to nobody. */
export const isBounded = (action: string): boolean => action === neverRefused || byAction.has(action)

const byLimit: ReadonlyMap<string, SharedLimit> = new Map(Object.entries(accountLimits))

type Counted = Pick<Caller, 'id' | 'sessionId'>

/** As whose a call of somebody who is signed in is counted. */
export const rateKey = (action: string, { id, sessionId }: Counted): string =>
  rateOf(action)?.endsWith('-per-session') ? `${sessionId} ${action}` : id

/** Counts a call of somebody who is signed in; throws the 429 problem when there were too many. */
export const countCall = async (
  { countUse, countShare }: Pick<CountedUses, 'countUse' | 'countShare'>,
  action: string,
  caller: Counted,
): Promise<void> => {
  const rate = rateOf(action)
  if (rate === undefined) return
  await countUse(rate, rateKey(action, caller))
  const ofAccount = byLimit.get(rate)
  // After its own count: what a session has no more of uses up nothing of the account's.
  if (ofAccount !== undefined)
    await countShare(ofAccount, { target: `${caller.id} ${action}`, asker: caller.sessionId })
}
