import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import type { CSSProperties } from 'react'
import { HungBoard } from '../ui/hung-board.tsx'
import { WebsiteState } from '../website/website-state.tsx'
import { addressWords, editedWords } from '../website/websites.ts'
import { CardMenu } from './card-menu.tsx'
import { EditingNow } from './editing-now.tsx'
import { NewLeads } from './new-leads.tsx'
import styles from './owned-websites.module.css'
import { PublishNotes } from './publish-notes.tsx'
import { NameLink, PictureLink } from './website-links.tsx'
import { WebsiteShot } from './website-shot.tsx'

/** Lengths of the cords: boards on one rail never hang level. */
const drops = ['40px', '96px', '64px'] as const

interface OwnedWebsitesProps {
  websites: readonly WebsiteEntry[]
  /** Called where there is no room for another. */
  onLimit: () => void
}

/** The boards, as many to a rail as fit beside each other. */
export const OwnedWebsites = ({ websites, onLimit }: OwnedWebsitesProps) => (
  <ul className={styles.boards}>
    {websites.map((website, place) => (
      <li key={website.draftId} className={styles.item}>
        <OwnedWebsite website={website} drop={drops[place % drops.length] ?? drops[0]} onLimit={onLimit} />
      </li>
    ))}
  </ul>
)

const cordLength = (length: string): CSSProperties & { '--cord-length': string } => ({
  '--cord-length': length,
})

interface OwnedWebsiteProps extends Pick<OwnedWebsitesProps, 'onLimit'> {
  website: WebsiteEntry
  drop: string
}

const OwnedWebsite = ({ website, drop, onLimit }: OwnedWebsiteProps) => (
  <article className={styles.website} style={cordLength(drop)}>
    <HungBoard drop="var(--hang)">
      <div className={styles.shot}>
        <WebsiteShot website={website} />
        <PictureLink website={website} />
      </div>
    </HungBoard>
    <div className={styles.about}>
      <div>
        <h2>
          <NameLink website={website} data-website={website.draftId} />
        </h2>
        <p>{`${addressWords(website)}, edited ${editedWords(website.modifiedAt, Date.now())}`}</p>
        <EditingNow website={website} />
        <PublishNotes website={website} />
        <WebsiteState website={website} />
        <NewLeads website={website} />
      </div>
      <CardMenu website={website} onLimit={onLimit} />
    </div>
  </article>
)
