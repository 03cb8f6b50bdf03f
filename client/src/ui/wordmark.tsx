import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import styles from './wordmark.module.css'
import { WordmarkSign } from './wordmark-sign.tsx'

interface WordmarkProps {
  /** Called instead of leaving, where there is something to ask first. */
  onLeave?: () => void
}

/** The sign and the name; a plain link, because the home page is not part of the app. */
export const Wordmark = ({ onLeave }: WordmarkProps) => (
  <a
    className={styles.mark}
    href={pagePaths.home}
    aria-label={`${productName}, home`}
    onClick={(event) => {
      if (!onLeave || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      onLeave()
    }}
  >
    <WordmarkSign />
    {productName}
  </a>
)
