import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { trades } from '../marketing/trades.ts'
import { Button } from '../ui/button.tsx'
import { Tag } from '../ui/tag.tsx'
import { changeAnswers, useAnswers } from './answers-store.ts'
import styles from './trade-tag.module.css'
import { useTradeDisagreement } from './use-trade-disagreement.ts'

/** The trade that was chosen on the way in, removable; it goes by itself once the words speak of another. */
export const TradeTag = () => {
  const { industry } = useAnswers()
  const [dropped, setDropped] = useState<IndustrySlug | null>(null)
  useTradeDisagreement((slug) => {
    setDropped(slug)
    changeAnswers({ industry: null })
  })

  if (industry) {
    return (
      <div className={styles.row}>
        <Tag>
          Trade: {trades[industry].name}
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove the trade ${trades[industry].name}`}
            onClick={() => changeAnswers({ industry: null })}
          >
            <X aria-hidden="true" />
          </button>
        </Tag>
      </div>
    )
  }
  if (!dropped) return null
  const keep = () => {
    setDropped(null)
    changeAnswers({ industry: dropped, industryInsisted: true })
  }
  return (
    <p className={styles.row} role="status">
      Your words speak of something else, so the trade {trades[dropped].name} was taken off.
      <Button kind="link" onClick={keep}>
        Keep it
      </Button>
    </p>
  )
}
