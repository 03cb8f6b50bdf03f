import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { DraftState } from '../toolbar/draft-state.tsx'
import styles from './phone.module.css'

interface PhoneBarProps {
  title: string
  onBack: () => void
}

/** Where one is, the way up, and where the work is. */
export const PhoneBar = ({ title, onBack }: PhoneBarProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className={styles.bar}>
      <IconButton label="Back" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <DraftState />
    </header>
  )
}
