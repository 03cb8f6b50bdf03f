import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { SquarePen } from 'lucide-react'
import { Link } from '../app/link.tsx'
import { BackLink } from '../ui/back.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Rail } from '../ui/rail.tsx'
import { designerAddress } from '../website/designer-address.ts'
import headingStyles from './leads-heading.module.css'
import styles from './no-leads.module.css'

/** Where an editor asks for the messages of a website: whose they are, and what an editor may do. */
export const OwnersAlone = ({ draftId }: { draftId: string }) => (
  <>
    <div className={headingStyles.heading}>
      <div>
        <BackLink to={appPaths.websites}>Your Websites</BackLink>
        <h1 tabIndex={-1}>Messages</h1>
      </div>
    </div>
    <Rail />
    <div className={styles.blank}>
      <div>
        <h2>Only the owner reads these</h2>
        <p>What people write in the contact form goes to whoever owns the website, and to nobody else.</p>
      </div>
      <div className={classNames(styles.ghost, styles.near)}>
        <h3>You are an editor of this website</h3>
        <p>You may change it and publish it.</p>
        <p className={styles.ways}>
          <Link className={buttonClass({ kind: 'link' })} to={designerAddress({ draftId })}>
            <SquarePen aria-hidden="true" />
            Edit the website
          </Link>
        </p>
      </div>
    </div>
  </>
)
