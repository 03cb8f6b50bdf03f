import type { LeadsAnswer, WebsiteOfLeads } from '@shingle/shared/lead/endpoints.ts'
import type { Lead } from '@shingle/shared/lead/lead.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { changeSearch } from '../app/navigate.ts'
import { BackButton, BackLink } from '../ui/back.tsx'
import { Breaking } from '../ui/breaking.tsx'
import { Button } from '../ui/button.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { spokenAddress } from '../website/websites.ts'
import { ExportDialog } from './export-dialog.tsx'
import { senderOf } from './lead-words.ts'
import styles from './leads-heading.module.css'

interface LeadsHeadingProps {
  /** Of one website alone, or of all. */
  website: string | undefined
  /** That website, as soon as it is known. */
  here: WebsiteOfLeads | undefined
  opened: Lead | undefined
  /** How many there are of what can be exported; undefined while that is not known. */
  counts: LeadsAnswer['counts'] | undefined
}

/** Whose messages these are; on a small screen, once one is open, who sent it. */
export const LeadsHeading = ({ website, here, opened, counts }: LeadsHeadingProps) => {
  const name = here ? websiteName(here.businessName) : ''
  return (
    <>
      <div className={styles.heading}>
        <div>
          <BackLink to={appPaths.websites}>Your Websites</BackLink>
          {website === undefined || !here ? (
            <h1 tabIndex={-1}>Messages</h1>
          ) : (
            <h1 tabIndex={-1}>
              <Breaking text={name} />
              <VisuallyHidden>: Messages</VisuallyHidden>
            </h1>
          )}
          <p>{noteOf(website, here)}</p>
        </div>
        <Export website={website} counts={counts} />
      </div>
      {opened && (
        <div className={styles.reading}>
          <BackButton onClick={() => void closeLead()}>{here ? `Messages, ${name}` : 'Messages'}</BackButton>
          <h1>
            <Breaking text={senderOf(opened)} />
          </h1>
        </div>
      )}
    </>
  )
}

const Export = ({ website, counts }: Pick<LeadsHeadingProps, 'website' | 'counts'>) => {
  const [isAsked, setAsked] = useState(false)
  const hasSome = counts !== undefined && counts.messages + counts.confirmed + counts.spam > 0
  return (
    <>
      <Button kind="line" disabled={!hasSome} onClick={() => setAsked(true)}>
        <Download aria-hidden="true" />
        Export contacts
      </Button>
      {isAsked && counts && (
        <ExportDialog website={website} counts={counts} onClose={() => setAsked(false)} />
      )}
    </>
  )
}

const noteOf = (website: string | undefined, here: WebsiteOfLeads | undefined): string => {
  if (website === undefined) return 'Of all your websites.'
  if (here === undefined) return ''
  return here.url === null ? 'Not published' : spokenAddress(here.url)
}

/** Goes back from an open lead to the list. */
export const closeLead = () =>
  changeSearch((search) => {
    search.delete('open')
    return search
  })
