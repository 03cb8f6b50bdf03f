import { productName } from '@shingle/shared/product/product.ts'
import styles from './wordmark.module.css'
import { WordmarkSign } from './wordmark-sign.tsx'

/** The sign and the name; a plain link, because the home page is not part of the app. */
export function Wordmark() {
  return (
    <a className={styles.mark} href="/" aria-label={`${productName}, home`}>
      <WordmarkSign />
      {productName}
    </a>
  )
}
