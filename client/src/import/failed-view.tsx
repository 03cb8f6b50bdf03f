import type { ImportFailure } from '@shingle/shared/import/import-state.ts'
import { importTexts } from '@shingle/shared/import/import-texts.ts'
import { isWebAddress, normaliseWebAddress, webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import { ShieldAlert, TriangleAlert, Unplug } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { TextField } from '../ui/text-field.tsx'
import { goOnWithout } from './go-on.ts'
import { forgetImport, startImport } from './import-store.ts'
import { shownLink } from './link-kinds.tsx'
import styles from './pane.module.css'

/** Why nothing came of a link, and the ways on. */
export const FailedView = ({ link, why }: { link: string; why: ImportFailure }) => {
  switch (why) {
    case 'no-website':
      return <NoWebsite link={link} />
    case 'unsafe':
      return (
        <Pane sign={<ShieldAlert aria-hidden="true" />} title={importTexts.unsafe} isBad>
          <p>
            It was not opened. If it is your own website, somebody may have changed it: ask whoever hosts it.
          </p>
          <div className={styles.acts}>
            <Button onClick={() => void forgetImport()}>Try another link</Button>
          </div>
        </Pane>
      )
    case 'too-late':
      return (
        <ReadAgain link={link} title={importTexts.tooLate}>
          {`${shownLink(link).split('/')[0]} took longer than we wait. It may be quicker a second time.`}
        </ReadAgain>
      )
    case 'check-failed':
      return (
        <ReadAgain link={link} title={importTexts.checkFailed}>
          Nobody could tell whether this link is safe, so it was not opened.
        </ReadAgain>
      )
    case 'not-allowed':
      return (
        <Pane sign={<TriangleAlert aria-hidden="true" />} title={importTexts.nothing}>
          <p>{`${shownLink(link)} asks programs not to read it, and is left alone. Your answers are kept, and everything is written from them.`}</p>
          <div className={styles.acts}>
            <Button onClick={() => void goOnWithout(link)}>Go on without it</Button>
            <Button kind="link" onClick={() => void forgetImport()}>
              Try another link
            </Button>
          </div>
        </Pane>
      )
  }
}

interface ReadAgainProps {
  link: string
  title: string
  children: ReactNode
}

const ReadAgain = ({ link, title, children }: ReadAgainProps) => (
  <Pane sign={<TriangleAlert aria-hidden="true" />} title={title}>
    <p>{children}</p>
    <div className={styles.acts}>
      <Button onClick={() => void startImport(link)}>Read again</Button>
      <Button kind="link" onClick={() => void goOnWithout(link)}>
        Go on without it
      </Button>
    </div>
  </Pane>
)

const NoWebsite = ({ link }: { link: string }) => {
  const [typed, setTyped] = useState(shownLink(link))
  const isAddress = isWebAddress(normaliseWebAddress(typed))
  return (
    <Pane sign={<Unplug aria-hidden="true" />} title={importTexts.noWebsite} isBad>
      <p>{`${shownLink(link).split('/')[0]} does not answer. One letter short?`}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isAddress) void startImport(typed)
        }}
      >
        <TextField
          label="Link to your page"
          labelHidden
          inputMode="url"
          limit={webAddressMaximum}
          value={typed}
          onChange={setTyped}
          error={isAddress ? undefined : importTexts.invalid}
        />
        <div className={styles.acts}>
          <Button type="submit">Read again</Button>
          <Button kind="link" onClick={() => void goOnWithout(link)}>
            Go on without it
          </Button>
        </div>
      </form>
    </Pane>
  )
}

interface PaneProps {
  sign: ReactNode
  title: string
  isBad?: boolean
  children: ReactNode
}

/** One finding about a link, under its sign. */
export const Pane = ({ sign, title, isBad = false, children }: PaneProps) => (
  <section className={styles.pane} role="alert">
    <div className={classNames(styles.head, isBad && styles.bad)}>
      {sign}
      <h1 className={styles.title}>{title}</h1>
    </div>
    {children}
  </section>
)
