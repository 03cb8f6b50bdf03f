import { importTexts } from '@shingle/shared/import/import-texts.ts'
import { isWebAddress, normaliseWebAddress, webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../app/link.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { HungBoard } from '../ui/hung-board.tsx'
import { TextField } from '../ui/text-field.tsx'
import { startImport } from './import-store.ts'
import { KindIcon, kindOfLink, linkKinds } from './link-kinds.tsx'
import styles from './paste-view.module.css'

/** Asks for the address of a page, and says what each kind of page tells. */
export const PasteView = ({ given, problem }: { given: string; problem: Problem | null }) => {
  const [typed, setTyped] = useState(given)
  const [wasAsked, setWasAsked] = useState(false)
  const isAddress = typed.trim() !== '' && isWebAddress(normaliseWebAddress(typed))
  const kind = typed.trim() === '' ? undefined : kindOfLink(typed)
  // What the server says of an address that is none names a field, which nobody sees.
  const error = !isAddress && (wasAsked || problem !== null) ? importTexts.invalid : problem?.text
  return (
    <div className={styles.page}>
      <div className={styles.say}>
        <h1>Already out there?</h1>
        <p>Paste the page you have. It is read once, and you see every piece before it is used.</p>
        <ul>
          <li>Nothing is posted, followed or changed there.</li>
          <li>Reviews stay with the people who wrote them.</li>
          <li>Only a public page can be read: no password is asked for.</li>
        </ul>
      </div>
      <HungBoard drop="var(--drop-here)">
        <form
          className={styles.sheet}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setWasAsked(true)
            if (isAddress) void startImport(typed)
          }}
        >
          <div className={styles.box}>
            <TextField
              label="Link to your page"
              labelHidden
              inputMode="url"
              autoComplete="url"
              autoFocus
              limit={webAddressMaximum}
              placeholder="facebook.com/rookandsonbarbers"
              value={typed}
              onChange={setTyped}
              error={error}
            />
            <Button type="submit">
              Read my page
              <ArrowRight aria-hidden="true" />
            </Button>
          </div>
          <ul className={styles.kinds}>
            {linkKinds.map((one) => (
              <li key={one.kind}>
                <div className={classNames(one.kind === kind && styles.on)}>
                  <KindIcon kind={one.kind} />
                  <b>{one.name}</b>
                  <span>{one.tells}</span>
                  <small>{one.looks}</small>
                </div>
              </li>
            ))}
          </ul>
          <p className={styles.none}>
            Nothing to paste? <Link to={appPaths.createAbout}>Two answers are enough.</Link>
          </p>
        </form>
      </HungBoard>
    </div>
  )
}
