import type { WebsiteOfLeads } from '@shingle/shared/lead/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { Copy, SquarePen } from 'lucide-react'
import { Link } from '../app/link.tsx'
import { useAccount } from '../server/session/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.tsx'
import { designerAddress } from '../website/designer-address.ts'
import { spokenAddress } from '../website/websites.ts'
import styles from './no-leads.module.css'

/** Where there is nothing yet: what will arrive here, and where people write it. */
export const NoLeads = ({ here }: { here: WebsiteOfLeads | undefined }) => {
  const email = useAccount()?.email
  return (
    <div className={styles.blank}>
      <div>
        <h2>No messages yet</h2>
        <p>
          {`Whatever people write in the contact form, and whoever signs up for the newsletter, arrives here${email ? ` and in ${email}` : ''}.`}
        </p>
      </div>
      <div className={styles.ghost}>{here ? <Form here={here} /> : <NoWebsite />}</div>
    </div>
  )
}

const NoWebsite = () => (
  <>
    <h3>No website of your own yet</h3>
    <Link className={buttonClass({ kind: 'link' })} to={appPaths.createAbout}>
      Make my website
    </Link>
  </>
)

const Form = ({ here: { id, url } }: { here: WebsiteOfLeads }) => (
  <>
    <h3>
      {url === null ? 'Publish first: forms stand at your web address' : 'Your form stands on your page'}
    </h3>
    {url !== null && <p>{spokenAddress(url)}</p>}
    <p className={styles.ways}>
      {url !== null && (
        <Button kind="link" onClick={() => void copyLink(url)}>
          <Copy aria-hidden="true" />
          Copy Link
        </Button>
      )}
      <Link className={buttonClass({ kind: 'link' })} to={designerAddress({ draftId: id })}>
        <SquarePen aria-hidden="true" />
        Edit the form
      </Link>
    </p>
  </>
)

const copyLink = (url: string) =>
  copyText(url)
    .then(() => toast('Link copied'))
    .catch(() => toast('It could not be copied. Select it and copy it.', { kind: 'trouble' }))
