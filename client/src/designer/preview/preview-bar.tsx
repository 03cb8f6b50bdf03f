import { X } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { useIsSmall } from '../base/use-is-small.ts'
import { DeviceSwitch } from '../toolbar/device-switch.tsx'
import { DraftState } from '../toolbar/draft-state.tsx'
import { SignMark } from '../toolbar/sign-mark.tsx'
import styles from './preview-bar.module.css'

/** What stands above the page as visitors would see it: the device, and the way back to the tools. */
export const PreviewBar = ({ onExit }: { onExit: () => void }) => {
  const isSmall = useIsSmall()
  useEffect(() => backToTools, [])
  return (
    <header className={styles.bar}>
      <SignMark />
      <h1 className={styles.name}>Preview</h1>
      <div className={styles.middle}>{!isSmall && <DeviceSwitch zoomable={false} />}</div>
      {!isSmall && <DraftState />}
      <Button onClick={onExit}>
        <X aria-hidden="true" />
        Exit Preview
      </Button>
    </header>
  )
}

/** Whoever leaves goes on where they came from: the way in is on the toolbar, which stands again by then. */
const backToTools = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-tip="Preview"]')?.focus()
  })
}
