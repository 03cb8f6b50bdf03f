import type { CSSProperties } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './domain.module.css'

/** How the domain hangs: dashed while it is not proved, white once it is, painted when connected, crooked when failed. */
export type Hanging = 'outline' | 'half' | 'painted' | 'crooked'

/** The sign of a domain, in letters that shrink with its length. */
export const HungDomain = ({ domain, hangs }: { domain: string; hangs: Hanging }) => {
  const style: CSSProperties & { '--letters': string } = { '--letters': String(domain.length) }
  return (
    <div className={classNames(styles.hung, styles[hangs])}>
      <p style={style}>{domain}</p>
    </div>
  )
}
