import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './address-line.module.css'

interface AddressLineProps {
  /** What stands before the part that the owner chose, softer. */
  lead?: string
  address: string
  /** What can be done with it. */
  children?: ReactNode
}

/** A website's address in a frame of its own, whole: where it is narrow, what can be done stands below. */
export const AddressLine = ({ lead = '', address, children }: AddressLineProps) => (
  <div className={styles.line}>
    <Globe aria-hidden="true" />
    <output className={styles.address}>
      {lead === '' ? (
        <Breakable address={address} />
      ) : (
        <>
          <span className={styles.lead}>{lead}</span>
          <wbr />
          <b>{address}</b>
        </>
      )}
    </output>
    {children}
  </div>
)

/** An address that, where it takes two lines, begins the second with what the owner chose. */
const Breakable = ({ address }: { address: string }) => {
  const end = address.lastIndexOf('/') + 1
  return (
    <>
      {address.slice(0, end)}
      {end > 0 && <wbr />}
      {address.slice(end)}
    </>
  )
}
