import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import type { CSSProperties } from 'react'
import { Link } from '../app/link.tsx'
import { HungBoard } from '../ui/hung-board.tsx'
import { designerAddress } from '../website/designer-address.ts'
import { WebsiteState } from '../website/website-state.tsx'
import { editedWords, rails, spokenAddress } from '../website/websites.ts'
import { CardMenu } from './card-menu.tsx'
import { EditingNow } from './editing-now.tsx'
import styles from './owned-websites.module.css'
import { WebsiteShot } from './website-shot.tsx'

/** Lengths of the cords: boards on one rail never hang level. */
const drops = ['40px', '96px', '64px'] as const

interface OwnedWebsitesProps {
  websites: readonly WebsiteEntry[]
  /** Called where there is no room for another. */
  onLimit: () => void
}

export const OwnedWebsites = ({ websites, onLimit }: OwnedWebsitesProps) =>
  rails(websites).map((rail) => (
    <section key={rail[0]?.draftId} className={styles.rail}>
      <div className={styles.line} />
      <ul className={styles.boards}>
        {rail.map((website, place) => (
          <li key={website.draftId} className={styles.item}>
            <OwnedWebsite website={website} drop={drops[place] ?? drops[0]} onLimit={onLimit} />
          </li>
        ))}
      </ul>
    </section>
  ))

const cordLength = (length: string): CSSProperties & { '--cord-length': string } => ({
  '--cord-length': length,
})

interface OwnedWebsiteProps extends Pick<OwnedWebsitesProps, 'onLimit'> {
  website: WebsiteEntry
  drop: string
}

const OwnedWebsite = ({ website, drop, onLimit }: OwnedWebsiteProps) => {
  const { businessName, published, lastDesignedAt, modifiedAt } = website
  const address = published ? spokenAddress(published.url) : 'No address yet'
  return (
    <article className={styles.website} style={cordLength(drop)}>
      <HungBoard drop="var(--hang)">
        <div className={styles.shot}>
          <WebsiteShot website={website} />
          <Link
            className={styles.open}
            to={designerAddress(website)}
            aria-label={`Edit ${businessName}`}
            data-website={website.draftId}
          />
        </div>
      </HungBoard>
      <div className={styles.about}>
        <div>
          <h2>{businessName}</h2>
          <p>{`${address}, edited ${editedWords(lastDesignedAt ?? modifiedAt, Date.now())}`}</p>
          <EditingNow website={website} />
          <WebsiteState website={website} />
        </div>
        <CardMenu website={website} onLimit={onLimit} />
      </div>
    </article>
  )
}
