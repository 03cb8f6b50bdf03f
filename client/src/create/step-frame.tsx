import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTitle } from '../app/use-title.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './step-frame.module.css'

interface StepFrameProps {
  /** What the screen is called, in the browser's tab and above its question. */
  name: string
  /** The question, in our words. */
  title: string
  why: string
  back?: string | undefined
  next: string
  busy?: boolean | undefined
  onNext: () => void
  /** A line above the ways on, in view with them. */
  foot?: ReactNode
  children: ReactNode
}

/** One question, its reason, and the ways back and on. */
export const StepFrame = ({ name, title, why, back, next, busy, onNext, foot, children }: StepFrameProps) => {
  useTitle(name)
  const nameId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A field that took the focus has scrolled itself into view already.
    if (document.activeElement !== document.body) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <p id={nameId} className={styles.name}>
        {name}
      </p>
      <h1 className={styles.title} ref={heading} tabIndex={-1} aria-describedby={nameId}>
        {title}
      </h1>
      <p className={styles.why}>{why}</p>
      {children}
      <div className={styles.next}>
        {foot}
        {back && (
          <ButtonLink kind="line" to={back}>
            Back
          </ButtonLink>
        )}
        <Button type="submit" busy={busy}>
          {next}
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
    </form>
  )
}
