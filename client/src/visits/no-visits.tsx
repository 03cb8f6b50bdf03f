import type { VisitsAnswer } from '@shingle/shared/visit/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Copy, Mail } from 'lucide-react'
import { Link } from '../app/link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.tsx'
import { designerAddress } from '../website/designer-address.ts'
import { editedWords } from '../website/websites.ts'
import styles from './no-visits.module.css'

interface NoVisitsProps {
  website: string
  answer: VisitsAnswer
}

/** Where nobody has been yet, or could be: why, and what brings the first. */
export const NoVisits = ({ website, answer }: NoVisitsProps) =>
  answer.url === null ? <NotPublished website={website} /> : <NobodyYet answer={answer} url={answer.url} />

const NotPublished = ({ website }: { website: string }) => (
  <div className={styles.split}>
    <div>
      <h2>Nothing to count yet</h2>
      <p>Visits are counted on the published website. This one is still a draft.</p>
      <Link className={buttonClass({})} to={designerAddress({ draftId: website })}>
        Publish in the designer
      </Link>
    </div>
  </div>
)

const NobodyYet = ({ answer, url }: { answer: VisitsAnswer; url: string }) => (
  <div className={styles.split}>
    <div>
      <h2>Nobody has been here yet</h2>
      <p>
        {answer.publishedAt !== null && `Published ${editedWords(answer.publishedAt, Date.now())}. `}
        Search engines take days to weeks to find a new website; people you tell come today. The first visit
        shows here within a minute.
      </p>
      <Button onClick={() => void copy(url, 'Link copied')}>
        <Copy aria-hidden="true" />
        Copy Link
      </Button>
    </div>
    <ul className={styles.spots}>
      <li>
        <Mail aria-hidden="true" />
        <span>Write it under your mails</span>
        <Button
          kind="link"
          onClick={() => void copy(`${websiteName(answer.businessName)}\n${url}`, 'Signature copied')}
        >
          Copy a signature
        </Button>
      </li>
    </ul>
  </div>
)

const copy = (text: string, said: string) =>
  copyText(text)
    .then(() => toast(said))
    .catch(() => toast('It could not be copied. Select it and copy it.', { kind: 'trouble' }))
