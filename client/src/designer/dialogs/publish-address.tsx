import { handleMaximum } from '@shingle/shared/handle/handle.ts'
import { handleIsOwners } from '@shingle/shared/handle/problems.ts'
import { handleReservation } from '@shingle/shared/handle/reservation.ts'
import { Check, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { Turning } from '../../ui/turning.tsx'
import { AddressLine } from '../../website/address-line.tsx'
import { addressParts, handleLead, siteDomain } from '../../website/site-address.ts'
import { focusFirst } from '../base/focus-first.ts'
import { useWebsite } from '../base/website/website-context.ts'
import styles from './dialogs.module.css'
import type { HandleState } from './use-handle.ts'

interface PublishAddressProps {
  address: HandleState & { handle: string; type: (typed: string) => void }
  onEnter: () => void
}

/** Where the website is published: its owner chooses that, and everybody else reads it. */
export const PublishAddress = (props: PublishAddressProps) => (
  <div className={styles.part}>
    {useWebsite().role === 'Owner' ? <ChosenAddress {...props} /> : <PresentAddress />}
  </div>
)

const PresentAddress = () => {
  const website = useWebsite()
  const { publishedHandle } = website
  return (
    <>
      <h3>Website address</h3>
      {publishedHandle === null ? (
        <AddressLine lead="Draft - Not Published" address="" />
      ) : (
        <AddressLine {...addressParts(website, publishedHandle)} />
      )}
      <p className={styles.soft}>{handleIsOwners.text}</p>
    </>
  )
}

const ChosenAddress = ({ address, onEnter }: PublishAddressProps) => {
  const website = useWebsite()
  const { publishedHandle } = website
  const domain = siteDomain(website)
  const [touched, setTouched] = useState(publishedHandle !== null)
  const isWrong = address.state === 'invalid' && (touched || address.handle !== '')
  const isOwn = address.handle === publishedHandle
  return (
    <>
      <TextField
        {...focusFirst}
        label="Website address"
        lead={handleLead(website)}
        value={address.handle}
        onChange={(typed) => {
          setTouched(true)
          address.type(typed)
        }}
        limit={handleMaximum}
        counts
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
        }}
        hint={address.state === 'invalid' && !isWrong ? address.text : undefined}
        error={isWrong ? address.text : undefined}
      />
      {!isOwn && <Availability address={address} />}
      {!isOwn && <FreeHandles free={address.free ?? []} onChoose={address.type} />}
      {domain !== null && (
        <p className={styles.soft}>{`Visitors find it at ${domain}; this address leads there.`}</p>
      )}
      {domain === null && isOwn && <p className={styles.soft}>This is the present address.</p>}
      {publishedHandle !== null && !isOwn && (
        <p className={styles.warn}>
          The old address stops working at once. It stays reserved for you for {handleReservation}.
        </p>
      )}
    </>
  )
}

const Availability = ({ address }: { address: HandleState }) => {
  if (address.state === 'invalid') return null
  const isGood = address.state === 'available'
  const isBad = address.state === 'unavailable' || address.state === 'unknown'
  return (
    <p className={isGood ? styles.good : isBad ? styles.bad : styles.soft} role="status">
      {isGood && <Check aria-hidden="true" />}
      {isBad && <CircleAlert aria-hidden="true" />}
      {address.state === 'checking' && <Turning />}
      {address.text}
    </p>
  )
}

interface FreeHandlesProps {
  free: readonly string[]
  onChoose: (handle: string) => void
}

/** What could be had in place of an address that is taken. */
const FreeHandles = ({ free, onChoose }: FreeHandlesProps) =>
  free.length > 0 && (
    <p className={styles.free}>
      These are free:
      {free.map((handle) => (
        <button key={handle} type="button" className={styles.link} onClick={() => onChoose(handle)}>
          {handle}
        </button>
      ))}
    </p>
  )
