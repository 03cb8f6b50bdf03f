import type { Found } from '@shingle/shared/import/found.ts'
import type { ImportOutcome } from '@shingle/shared/import/import-state.ts'
import { importTexts } from '@shingle/shared/import/import-texts.ts'
import { type Choosing, isTicked } from '@shingle/shared/import/take-ticked.ts'
import { TriangleAlert } from 'lucide-react'
import { useAnswers } from '../create/answers-store.ts'
import { Button } from '../ui/button.tsx'
import { countWords } from '../ui/count-words.ts'
import { Pane } from './failed-view.tsx'
import { FoundRow } from './found-row.tsx'
import { goOnWith, goOnWithout } from './go-on.ts'
import { forgetImport } from './import-store.ts'
import { OneText } from './one-text.tsx'
import { withoutRoom } from './own-answers.ts'
import styles from './pane.module.css'
import { PictureTile } from './picture-tile.tsx'

interface LittleViewProps {
  link: string
  found: Found
  outcome: ImportOutcome
  choosing: Choosing
}

/** Little or nothing was found: what there is, and the ways on. */
export const LittleView = ({ link, found, outcome, choosing }: LittleViewProps) => {
  const noRoom = withoutRoom(found, choosing, useAnswers())
  const another = (
    <Button kind="link" onClick={() => void forgetImport()}>
      Try another link
    </Button>
  )
  if (outcome === 'nothing')
    return (
      <Pane sign={<TriangleAlert aria-hidden="true" />} title={importTexts.nothing}>
        <p>
          The page answered, but there was nothing to read in it. Your answers are kept, and everything is
          written from them.
        </p>
        {found.rulesUnread && <p>{importTexts.rulesUnread}</p>}
        <div className={styles.acts}>
          <Button onClick={() => void goOnWithout(link)}>Go on without it</Button>
          {another}
        </div>
      </Pane>
    )
  const count = found.items.filter((item) => isTicked(item, choosing) && !noRoom.has(item.id)).length
  const { length } = found.items
  const pictures = found.items.filter((item) => item.kind === 'picture')
  return (
    <Pane sign={<TriangleAlert aria-hidden="true" />} title={importTexts.minimal}>
      <p>{`The page shows little without signing in. ${countWords(length, 'thing')} came across; the rest is written from your answers.`}</p>
      {found.rulesUnread && <p>{importTexts.rulesUnread}</p>}
      <div className={styles.rows}>
        {found.items.map(
          (item) =>
            item.kind !== 'picture' && (
              <FoundRow key={item.id} item={item} choosing={choosing} noRoom={noRoom.get(item.id)} />
            ),
        )}
        <OneText found={found} choosing={choosing} />
      </div>
      {pictures.length > 0 && (
        <div className={styles.tiles}>
          {pictures.map((item) => (
            <PictureTile key={item.id} item={item} choosing={choosing} noRoom={noRoom.get(item.id)} />
          ))}
        </div>
      )}
      <div className={styles.acts}>
        <Button onClick={() => void goOnWith(link, found, choosing)}>
          {count === 0 ? 'Go on without them' : `Go on with ${count === 1 ? 'this one' : `these ${count}`}`}
        </Button>
        {another}
      </div>
    </Pane>
  )
}
