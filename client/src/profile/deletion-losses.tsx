import { countWords } from '../ui/count-words.ts'
import { spokenAddress } from '../website/websites.ts'
import styles from './delete-account-dialog.module.css'
import type { weighAccount } from './profile-calls.ts'

/** What would go with an account. */
export type Weight = Extract<Awaited<ReturnType<typeof weighAccount>>, { ok: true }>['value']

/** What goes with the account, each line where there is any of it. */
const lossesOf = ({ websites, trashed, addresses, editors, messages, domains }: Weight) =>
  [
    { count: websites, one: 'website', how: onlineWords(addresses.map(spokenAddress)) },
    { count: trashed, one: 'website', how: 'in the trash, which can be restored no more' },
    { count: editors, one: 'editor', how: editors === 1 ? 'loses access to them' : 'lose access to them' },
    { count: messages, one: 'message', how: messages === 1 ? 'is erased' : 'are erased' },
    { count: domains, one: 'domain', how: domainsStay(domains) },
  ].filter(({ count }) => count > 0)

const onlineWords = (online: readonly string[]): string =>
  online.length === 0
    ? 'with every draft and version'
    : `${new Intl.ListFormat('en').format(online)} ${online.length === 1 ? 'answers' : 'answer'} “Site not found”`

const domainsStay = (count: number): string =>
  count === 1
    ? 'is disconnected; it stays yours where you bought it'
    : 'are disconnected; they stay yours where you bought them'

export const Losses = ({ weight }: { weight: Weight }) => {
  const lost = lossesOf(weight)
  if (lost.length === 0) return null
  return (
    <dl className={styles.lost}>
      {lost.map(({ count, one, how }) => (
        <div key={`${one} ${how}`}>
          <dt>{countWords(count, one)}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  )
}
