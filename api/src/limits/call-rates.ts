import type { Action, OpenAction } from '../policy/policies.ts'
import type { LimitName } from './rate-limits.ts'

/** What is only read, and cheaply: as often as somebody likes. */
type Free =
  | 'session.options'
  | 'account.read-ways'
  | 'documentation.read'
  | 'account.read'
  | 'account.read-devices'
  | 'export.read'
  | 'website.read'
  | 'website.read-owner'
  | 'website.read-editors'
  | 'draft.read-versions'
  | 'draft.read-recipient'

/** How often each action may be done: by one account, and what needs no account from one network address. */
const callRates: Readonly<Record<Exclude<Action | OpenAction, Free>, LimitName>> = {
  'session.start': 'session-calls-per-address',
  'recipient.confirm': 'confirmations-per-address',
  'report.send': 'reports-per-address',
  'generation.preview': 'previews-per-address',
  'trade.find': 'previews-per-address',
  'website.take-down': 'operator-calls-per-address',
  'account.register': 'registrations-per-user',
  'account.connect-google': 'connections-per-user',
  'account.disconnect-google': 'connections-per-user',
  'account.set-password': 'account-changes-per-user',
  'account.change-password': 'account-changes-per-user',
  'account.remove-password': 'account-changes-per-user',
  'account.change-email-by-password': 'account-changes-per-user',
  'account.change-email': 'account-changes-per-user',
  'account.cancel-email-change': 'account-changes-per-user',
  'account.confirm-email': 'account-changes-per-user',
  'account.rename': 'account-changes-per-user',
  'account.weigh': 'account-changes-per-user',
  'account.delete': 'account-changes-per-user',
  'account.sign-out-device': 'account-changes-per-user',
  'account.sign-out-everywhere': 'account-changes-per-user',
  'account.add-passkey': 'connections-per-user',
  'account.remove-passkey': 'deletions-per-user',
  'export.start': 'exports-per-user',
  'export.download': 'downloads-per-user',
  'website.create': 'generations-per-user',
  'website.duplicate': 'generations-per-user',
  'website.list': 'lists-per-user',
  'website.delete': 'deletions-per-user',
  'trash.list': 'lists-per-user',
  'trash.weigh': 'draft-reads-per-user',
  'trash.restore': 'deletions-per-user',
  'trash.delete': 'deletions-per-user',
  'draft.open': 'tickets-per-user',
  'draft.take-control': 'takes-per-user',
  'draft.save-version': 'saves-per-user',
  'draft.read-version': 'draft-reads-per-user',
  'draft.read-images': 'draft-reads-per-user',
  'draft.reopen-version': 'saves-per-user',
  'draft.upload-image': 'uploads-per-user',
  'draft.delete-image': 'uploads-per-user',
  'draft.ask-recipient': 'recipients-per-user',
  'handle.check': 'handle-checks-per-user',
  'website.publish': 'publishes-per-user',
  'website.unpublish': 'publishes-per-user',
  'website.transfer-ownership': 'transfers-per-user',
  'invite.create': 'invites-per-user',
  'invite.resend': 'invites-per-user',
  'invite.delete': 'deletions-per-user',
  'invite.accept': 'accepts-per-user',
}

const byAction: ReadonlyMap<string, LimitName> = new Map(Object.entries(callRates))

/** The limit that every call of an action counts towards; undefined for what is only read. */
export const rateOf = (action: string): LimitName | undefined => byAction.get(action)
