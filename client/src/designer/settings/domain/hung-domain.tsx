import { classNames } from '../../../ui/class-names.ts'
import styles from './domain.module.css'

/** How the domain hangs: dashed while it is not proved, white once it is, painted when connected, crooked when failed. */
export type Hanging = 'outline' | 'half' | 'painted' | 'crooked'

export const HungDomain = ({ domain, hangs }: { domain: string; hangs: Hanging }) => (
  <div className={classNames(styles.hung, styles[hangs])}>
    <p>{domain}</p>
  </div>
)
