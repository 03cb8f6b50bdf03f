import { lazy, type ReactNode, Suspense } from 'react'
import { FactsPart } from './facts-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { MorePart } from './more-part.tsx'
import { isOwnPart, selectionOf } from './part-address.ts'
import { PartsList } from './parts-list.tsx'
import styles from './phone.module.css'
import { SectionPart } from './section-part.tsx'
import { usePart } from './use-part.ts'

const ChapterPart = lazy(async () => ({ default: (await import('./chapter-part.tsx')).ChapterPart }))

/** The editor on a phone: words, pictures, hours, prices and publishing; the look of the page wants a larger screen. `children` come over it. */
export const Phone = ({ children }: { children: ReactNode }) => {
  const { part, open, up } = usePart()
  return (
    <div className={styles.phone}>
      <div className={styles.over}>{children}</div>
      <div className={styles.screen}>
        <Opened key={selectionOf(part)?.section ?? part} part={part} onOpen={open} onBack={up} />
      </div>
    </div>
  )
}

interface OpenedProps {
  part: string
  onOpen: (part: string) => void
  onBack: () => void
}

const Opened = ({ part, onOpen, onBack }: OpenedProps) => {
  const selection = selectionOf(part)
  if (selection) return <SectionPart id={selection.section} item={selection.item} onBack={onBack} />
  if (!isOwnPart(part)) return <PartsList onOpen={onOpen} />
  switch (part) {
    case 'hours':
      return <HoursPart onBack={onBack} />
    case 'facts':
      return <FactsPart onBack={onBack} />
    case 'more':
      return <MorePart onBack={onBack} onOpen={onOpen} />
    case 'domain':
    case 'editors':
      return (
        <Suspense>
          <ChapterPart part={part} onBack={onBack} />
        </Suspense>
      )
  }
}
