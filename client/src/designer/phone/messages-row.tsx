import { websiteLeadsPath } from '@shingle/shared/paths/website-paths.ts'
import { ChevronRight, Mail } from 'lucide-react'
import { Link } from '../../app/link.tsx'
import { newWords } from '../../website/new-words.ts'
import { useWebsite } from '../base/website/website-context.ts'
import own from './parts-list.module.css'

/** What visitors wrote is their owner's alone to read, and high up: an answer does not wait. */
export const MessagesRow = () => {
  const { draftId, role, unread = 0 } = useWebsite()
  if (role !== 'Owner') return null
  return (
    <Link className={own.part} to={websiteLeadsPath(draftId)}>
      <Mail aria-hidden="true" />
      <span>
        <b>Messages</b>
        {unread > 0 ? (
          <small className={own.new}>{newWords(unread)}</small>
        ) : (
          <small>What visitors wrote to you</small>
        )}
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  )
}
