import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { Tag } from '../ui/tag.tsx'
import styles from './website-state.module.css'
import { publishState, publishStateWords } from './websites.ts'

const tones = { published: 'live', differs: 'warn', 'not-published': 'plain' } as const

export const WebsiteState = ({ website }: { website: WebsiteEntry }) => {
  const state = publishState(website)
  return (
    <Tag tone={tones[state]} icon={<i className={styles[state]} aria-hidden="true" />}>
      {publishStateWords[state]}
    </Tag>
  )
}
