import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { WebsiteState } from '../website/website-state.tsx'
import { editedWords, spokenAddress } from '../website/websites.ts'
import { CardMenu } from './card-menu.tsx'
import { EditingNow } from './editing-now.tsx'
import { PublishNotes } from './publish-notes.tsx'
import styles from './shared-websites.module.css'
import { NameLink, PictureLink } from './website-links.tsx'
import { WebsiteShot } from './website-shot.tsx'

export const SharedWebsites = ({ websites }: { websites: readonly WebsiteEntry[] }) => (
  <section className={styles.shared}>
    <div>
      <h2>Websites Shared with you</h2>
      <p className={styles.note}>You edit; the owner keeps the keys.</p>
    </div>
    <ul>
      {websites.map((website) => (
        <li key={website.draftId} className={styles.row}>
          <div className={styles.shot}>
            <WebsiteShot website={website} />
            <PictureLink website={website} />
          </div>
          <div className={styles.words}>
            <h3>
              <NameLink website={website} data-website={website.draftId} />
            </h3>
            {website.ownerName !== undefined && <p>Owned by {website.ownerName}.</p>}
            <p>
              {website.published ? `${spokenAddress(website.published.url)}, edited ` : 'Edited '}
              {editedWords(website.modifiedAt, Date.now())}
            </p>
            <EditingNow website={website} />
            <PublishNotes website={website} />
          </div>
          <WebsiteState website={website} />
          <CardMenu website={website} />
        </li>
      ))}
    </ul>
  </section>
)
