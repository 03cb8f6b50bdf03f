import { sampleCount } from '@shingle/shared/draft/sample-count.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { ChevronRight, Clock, Ellipsis, Eye, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBusiness, useSection, useSectionIds } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { showMode } from '../base/designer-mode.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import { SectionIcon } from '../sections/section-icon.tsx'
import { samplesWords } from '../sections/section-words.ts'
import { DraftState } from '../toolbar/draft-state.tsx'
import { WebsiteMenu } from '../toolbar/website-menu.tsx'
import { MessagesRow } from './messages-row.tsx'
import { PageInSmall } from './page-in-small.tsx'
import { partWords } from './part-words.ts'
import own from './parts-list.module.css'
import styles from './phone.module.css'
import { PublishButton } from './publish-button.tsx'
import { todayWords } from './today.ts'
import { useToday } from './use-today.ts'

interface PartsListProps {
  onOpen: (part: string) => void
}

/** The page above, and below it every part of it that a phone can change. */
export const PartsList = ({ onOpen }: PartsListProps) => {
  const ids = useSectionIds()
  const business = useBusiness()
  const now = useToday()
  return (
    <>
      <header className={styles.bar}>
        <WebsiteMenu />
        <DraftState />
      </header>
      <main className={classNames(styles.scroll, own.list)}>
        <div className={own.view}>
          <PageInSmall width={220} height={262} />
          <button type="button" className={own.eye} onClick={() => showMode('preview')}>
            <Eye aria-hidden="true" />
            Preview
          </button>
        </div>
        <nav className={own.parts} aria-label="Parts of the page">
          <Row
            icon={<Clock aria-hidden="true" />}
            name={todayWords(business, now)}
            line="Opening hours, or for today only"
            onOpen={() => onOpen('hours')}
          />
          <MessagesRow />
          {ids.map((id) => (
            <SectionPart key={id} id={id} onOpen={onOpen} />
          ))}
          <Row
            icon={<Store aria-hidden="true" />}
            name="Business facts"
            line={[business.phone, business.email].filter(Boolean).join(' · ') || 'Phone, email, address'}
            onOpen={() => onOpen('facts')}
          />
        </nav>
      </main>
      <footer className={styles.dock}>
        <IconButton label="More" className={own.more} onClick={() => onOpen('more')}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
        <PublishButton />
      </footer>
    </>
  )
}

interface RowProps {
  icon: ReactNode
  name: string
  line: string
  isWarned?: boolean
  isHidden?: boolean
  onOpen: () => void
}

const Row = ({ icon, name, line, isWarned = false, isHidden = false, onOpen }: RowProps) => (
  <button type="button" className={classNames(own.part, isHidden && own.hid)} onClick={onOpen}>
    {icon}
    <span>
      <b>{name}</b>
      <small className={isWarned ? own.warned : undefined}>{line}</small>
    </span>
    <ChevronRight aria-hidden="true" />
  </button>
)

const SectionPart = ({ id, onOpen }: PartsListProps & { id: string }) => {
  const section = useSection(id)
  const { business, anchors } = useCanvasPage()
  if (!section) return null
  const samples = section.hidden ? 0 : sampleCount(section)
  return (
    <Row
      icon={<SectionIcon type={section.type} />}
      name={sectionTitle(section)}
      line={samples > 0 ? samplesWords(samples) : partWords(section, { business, anchors })}
      isWarned={samples > 0}
      isHidden={section.hidden}
      onOpen={() => onOpen(id)}
    />
  )
}
