import type { AnySection } from '@shingle/shared/draft/content.ts'
import { offers } from '@shingle/shared/sections/offers.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { type SectionType, sections } from '@shingle/shared/sections/sections.ts'
import { Clipboard } from 'lucide-react'
import { useState } from 'react'
import { matchHelp } from '../../help/match-help.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { selectNew } from '../base/designer-store.ts'
import { focusFirst } from '../base/focus-first.ts'
import { useWebsite } from '../base/website/website-context.ts'
import styles from './add-section-dialog.module.css'
import { freshValues } from './fresh-values.ts'
import { lastContact } from './last-contact.ts'
import { LayoutShelf } from './layout-shelf.tsx'
import type { Offer } from './offer.ts'
import { addTo, copiedSection, paste } from './section-commands.ts'
import { SectionIcon } from './section-icon.tsx'
import { useFreshPage } from './use-fresh-page.ts'

interface AddSectionDialogProps {
  before: string | null
  /** The type that is looked for, by its title. */
  wanted?: SectionType | undefined
}

/** Every type of section with its layouts; what cannot be added is grayed, with the reason. */
export const AddSectionDialog = ({ before: asked, wanted }: AddSectionDialogProps) => {
  const draft = useDraft()
  const { draftId } = useWebsite()
  const made = useFreshPage(draft.view.content())
  const [typed, setTyped] = useState(sections.find(({ type }) => type === wanted)?.title ?? '')
  const present = draft.view.content().sections
  const before = asked ?? lastContact(present)
  const offered = sections
    .filter(({ required }) => !required)
    .map((definition) => offerOf(definition, present))
  const found = offered.filter(
    ({ type, title, purpose }) =>
      typed.trim() === '' ||
      matchHelp(typed, { title, text: purpose, otherWords: offers[type].alsoCalled ?? '' }) > 0,
  )
  const open = found.filter(({ reason }) => reason === null)
  const [looked, setLooked] = useState<SectionType | null>(null)
  const shown = open.find(({ type }) => type === looked)?.type ?? open[0]?.type ?? null
  const add = (type: SectionType, layout: string) => {
    const values = freshValues(type, { content: draft.view.content(), made: made ?? null })
    goTo(addTo(draft, { type, layout, before, values }))
  }
  const goTo = (section: string | null) => {
    if (section === null) return
    selectNew({ section })
    closeDialog()
  }
  const look = (type: SectionType) => {
    setLooked(type)
    document.getElementById(`layouts-${type}`)?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
  const copied = copiedSection()
  return (
    <Dialog open onOpenChange={closeDialog} title="Add section" size="library">
      <div className={styles.columns}>
        <nav className={styles.types} aria-label="Types of section">
          <input
            {...focusFirst}
            type="search"
            className={styles.find}
            aria-label="Find a section"
            placeholder="Find a section"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {[...open, ...found.filter(({ reason }) => reason !== null)].map(
            ({ type, title, used, reason }) => (
              <button
                key={type}
                type="button"
                className={classNames(type === shown && styles.on)}
                disabled={reason !== null}
                title={reason ?? undefined}
                onClick={() => look(type)}
              >
                <SectionIcon type={type} />
                {title}
                <small>{reason === null ? used : 'on page'}</small>
              </button>
            ),
          )}
          {open.length < found.length && <p>Grayed types are on the page already.</p>}
        </nav>
        <div className={styles.shelf}>
          {copied && (
            <Button
              kind="line"
              className={styles.paste}
              onClick={() => goTo(paste({ draft, draftId }, before))}
            >
              <Clipboard aria-hidden="true" />
              Paste {copied.title}
            </Button>
          )}
          {open.length === 0 && <p>Nothing of that name can be added.</p>}
          {made !== undefined &&
            open.map((offer) => (
              <LayoutShelf
                key={offer.type}
                offer={offer}
                place={placeWords(before, present)}
                made={made}
                onAdd={add}
              />
            ))}
        </div>
      </div>
    </Dialog>
  )
}

type Definition = (typeof sections)[number]

const offerOf = ({ type, title, maximumCount }: Definition, present: readonly AnySection[]): Offer => {
  const count = present.filter((section) => section.type === type).length
  const reason =
    maximumCount === 1 ? `${title} is on the page already.` : `A page has at most ${maximumCount} of these.`
  return {
    type,
    title,
    purpose: offers[type].purpose,
    used: `${count} of ${maximumCount}`,
    reason: count < maximumCount ? null : reason,
  }
}

const placeWords = (before: string | null, present: readonly AnySection[]): string => {
  const at = before === null ? present.length - 1 : present.findIndex(({ id }) => id === before)
  const above = present[at - 1]
  return above ? `Goes in after ${sectionTitle(above)}.` : ''
}
