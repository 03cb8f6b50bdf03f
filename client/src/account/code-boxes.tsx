import { codeLength } from '@shingle/shared/account/code.ts'
import { CircleAlert } from 'lucide-react'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './code-boxes.module.css'
import { cleanCode } from './code-entry.ts'

interface CodeBoxesProps {
  code: string
  onChange: (code: string) => void
  error: string
}

const places = Array.from({ length: codeLength }, (_, place) => place)
const half = codeLength / 2

/** One real field, drawn as six boxes: typing, pasting and a phone's own suggestion all work as in any field. */
export const CodeBoxes = ({ code, onChange, error }: CodeBoxesProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  // The person asked for the code and has nothing else to do here.
  useEffect(() => input.current?.focus(), [])

  const here = focused ? Math.min(code.length, codeLength - 1) : -1

  return (
    <div className={styles.field}>
      <label htmlFor={id}>Code</label>
      <div className={classNames(styles.boxes, error && styles.wrong)}>
        {places.map((place) => (
          <Fragment key={place}>
            {place === half && <i className={styles.dash} aria-hidden="true" />}
            <span className={classNames(styles.box, place === here && styles.here)} aria-hidden="true">
              {code[place]}
            </span>
          </Fragment>
        ))}
        <input
          id={id}
          ref={input}
          className={styles.input}
          value={code}
          // No limit here: a pasted code may bring spaces or a dash along, and what is kept of it is a code's length.
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          onChange={(event) => onChange(cleanCode(event.target.value))}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
