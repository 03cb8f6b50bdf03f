import type { Found, FoundItem, FoundKind } from '@shingle/shared/import/found.ts'
import type { ImportOutcome } from '@shingle/shared/import/import-state.ts'
import { importTexts } from '@shingle/shared/import/import-texts.ts'
import { type Choosing, isTicked } from '@shingle/shared/import/take-ticked.ts'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAnswers } from '../create/answers-store.ts'
import { appLocale } from '../ui/app-locale.ts'
import { Button } from '../ui/button.tsx'
import { countWords } from '../ui/count-words.ts'
import { HungBoard } from '../ui/hung-board.tsx'
import { FoundRow } from './found-row.tsx'
import { goOnWith } from './go-on.ts'
import { forgetImport } from './import-store.ts'
import { KindIcon, kindOfLink, shownLink } from './link-kinds.tsx'
import { OneText } from './one-text.tsx'
import { withoutRoom } from './own-answers.ts'
import { PictureTile } from './picture-tile.tsx'
import styles from './sheet-view.module.css'
import { Tally } from './tally.tsx'

interface SheetViewProps {
  link: string
  found: Found
  outcome: ImportOutcome
  choosing: Choosing
  readAt: string
}

interface Group {
  readonly title: string
  /** What its row of the tally is called. */
  readonly counted: string
  readonly kinds: readonly FoundKind[]
}

const groups: readonly Group[] = [
  { title: 'Business', counted: 'Name, phone, address', kinds: ['name', 'phone', 'email', 'address'] },
  { title: 'Hours', counted: 'Opening hours', kinds: ['hours'] },
  { title: 'Services', counted: 'Services with prices', kinds: ['offer'] },
  { title: 'Pictures', counted: 'Pictures', kinds: ['picture'] },
  { title: 'Texts', counted: 'Texts', kinds: ['text'] },
]

const isCounted = (kinds: readonly FoundKind[]): boolean =>
  kinds.includes('offer') || kinds.includes('picture')

const time = new Intl.DateTimeFormat(appLocale, { timeStyle: 'short' })
const shownTime = (readAt: string): string => time.format(new Date(readAt))

/** Everything that was found, each thing with its source and a tick: what is ticked goes on. */
export const SheetView = ({ link, found, outcome, choosing, readAt }: SheetViewProps) => {
  const answers = useAnswers()
  const noRoom = withoutRoom(found, choosing, answers)
  const isOn = (item: FoundItem) => isTicked(item, choosing) && !noRoom.has(item.id)
  const count = found.items.filter(isOn).length
  const filled = groups
    .map((group) => ({ ...group, items: found.items.filter(({ kind }) => group.kinds.includes(kind)) }))
    .filter(({ items }) => items.length > 0)
  return (
    <div className={styles.page}>
      <div className={styles.left}>
        <h1>This is what was there</h1>
        <p className={styles.why}>
          Untick what is old or not yours. The rest goes into your draft, and you can change all of it.
        </p>
        <div className={styles.from}>
          <KindIcon kind={kindOfLink(link)} />
          <b>{shownLink(link)}</b>
          <p>
            <span>Safe</span>
            Read once, at {shownTime(readAt)}
          </p>
        </div>
        {outcome === 'minimal' && (
          <p
            className={styles.why}
          >{`${importTexts.minimal}: the rest is written from your answers. ${countWords(found.items.length, 'thing')} came across.`}</p>
        )}
        {found.rulesUnread && <p className={styles.why}>{importTexts.rulesUnread}</p>}
        <dl className={styles.tally}>
          {filled.map(({ title, counted, items }) => (
            <Tally key={title} counted={counted} items={items} ticked={items.filter(isOn).length} />
          ))}
        </dl>
        <div className={styles.acts}>
          <Button wide onClick={() => void goOnWith(link, found, choosing)}>
            {count === 0 ? 'Go on without it' : `Use ${count === 1 ? 'this one' : `these ${count}`}`}
            <ArrowRight aria-hidden="true" />
          </Button>
          <Button kind="line" wide onClick={() => void forgetImport()}>
            Read another link
          </Button>
          <small>Nothing is posted there. What stays unticked is forgotten when you go on.</small>
        </div>
      </div>
      <div className={styles.right}>
        <HungBoard drop="40px">
          <div className={styles.sheet}>
            {filled.map(({ title, kinds, items }) => (
              <GroupSection
                key={title}
                title={title}
                note={isCounted(kinds) ? `${items.filter(isOn).length} of ${items.length}` : ''}
                look={kinds.includes('offer') ? 'columns' : kinds.includes('picture') ? 'tiles' : 'rows'}
              >
                {items.map((item) =>
                  item.kind === 'picture' ? (
                    <PictureTile key={item.id} item={item} choosing={choosing} noRoom={noRoom.get(item.id)} />
                  ) : (
                    <FoundRow key={item.id} item={item} choosing={choosing} noRoom={noRoom.get(item.id)} />
                  ),
                )}
                {kinds.includes('text') && <OneText found={found} choosing={choosing} />}
              </GroupSection>
            ))}
            {found.reviews > 0 && (
              <p className={styles.reviews}>
                <b>{`Left there: ${found.reviews} review${found.reviews === 1 ? '' : 's'}.`}</b> They belong
                to those who wrote them. Ask two or three, and add their words yourself.
              </p>
            )}
          </div>
        </HungBoard>
      </div>
    </div>
  )
}

interface GroupSectionProps {
  title: string
  note: string
  look: 'rows' | 'columns' | 'tiles'
  children: ReactNode
}

const GroupSection = ({ title, note, look, children }: GroupSectionProps) => (
  <section className={styles.group}>
    <h2>
      {title}
      {note && <small>{note}</small>}
    </h2>
    <div className={styles[look]}>{children}</div>
  </section>
)
