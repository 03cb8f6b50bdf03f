import { productName } from '@shingle/shared/product/product.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Check } from 'lucide-react'
import { accountName } from '../../../account/account.ts'
import { useBusiness } from '../../../replica/use-draft.ts'
import { useAccount } from '../../../server/session/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useWebsite } from '../../base/website/website-context.ts'
import settings from '../settings.module.css'
import styles from './editors.module.css'

/** What each may do, the owner everything. */
const rights: readonly (readonly [right: string, isEditors: boolean])[] = [
  ['Edit content, theme and settings', true],
  ['Preview, save and publish', true],
  ['Invite and remove editors', false],
  ['Get the messages of visitors', false],
  ['Take the page off the web', false],
  ['Connect a domain', false],
  ['Delete or hand over the website', false],
]

/** Beside the list of editors: who may do what, and the mail that is sent. */
export const EditorsProofs = () => (
  <aside className={settings.proofs} aria-label="About editors" data-region="inspector">
    <section>
      <h3>Who may do what</h3>
      <table className={styles.rights}>
        <thead>
          <tr>
            <td />
            <th scope="col">Owner</th>
            <th scope="col">Editor</th>
          </tr>
        </thead>
        <tbody>
          {rights.map(([right, isEditors]) => (
            <tr key={right}>
              <th scope="row">{right}</th>
              <td>
                <Yes />
              </td>
              <td>{isEditors ? <Yes /> : 'No'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    {useWebsite().role === 'Owner' && <Letter />}
  </aside>
)

const Yes = () => (
  <>
    <Check aria-hidden="true" />
    <VisuallyHidden>Yes</VisuallyHidden>
  </>
)

/** The mail in small; it is a picture of one, and its button does nothing. */
const Letter = () => {
  const account = useAccount()
  const name = websiteName(useBusiness().name)
  const you = account ? accountName(account) : ''
  return (
    <section>
      <h3>What they get</h3>
      <div className={styles.letter}>
        <small>
          {productName} · {you} invites you to edit {name}
        </small>
        <b>
          {you} asks you to edit {name}
        </b>
        <p>You can change its words, pictures and settings, and publish. {you} stays the owner.</p>
        <span className={buttonClass({})}>Accept the invitation</span>
      </div>
    </section>
  )
}
