import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { Tag } from '../ui/tag.tsx'
import styles from './website-state.module.css'
import { type PublishState, publishState, publishStateWords } from './websites.ts'

const tones = { published: 'live', differs: 'warn', 'not-published': 'plain' } as const

/** What visitors see of a website, in a few words. */
export const PublishStateTag = ({ state }: { state: PublishState }) => (
  <Tag tone={tones[state]} icon={<i className={styles[state]} aria-hidden="true" />}>
    {publishStateWords[state]}
  </Tag>
)

export const WebsiteState = ({ website }: { website: WebsiteEntry }) => (
  <PublishStateTag state={publishState(website)} />
)
