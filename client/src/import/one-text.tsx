import { businessLimits } from '@shingle/shared/business/business.ts'
import { summarizeImportEndpoint } from '@shingle/shared/import/endpoints.ts'
import type { Found } from '@shingle/shared/import/found.ts'
import { summaryLimits } from '@shingle/shared/import/import-limits.ts'
import { appendTexts, type Choosing } from '@shingle/shared/import/take-ticked.ts'
import { textsOf } from '@shingle/shared/import/texts-of.ts'
import type { Summary } from '@shingle/shared/import/with-summary.ts'
import { useStore } from 'zustand'
import { useAnswers } from '../create/answers-store.ts'
import { request } from '../server/request.ts'
import { useHasModel } from '../server/use-has-model.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { importStore, showSummary } from './import-store.ts'
import styles from './one-text.module.css'

const withoutRoom = 'What has room goes along as it is; add the rest by hand.'

/** What was made of the texts of one import. */
interface PutTogether {
  readonly of: string
  readonly summary: Summary
}

interface OneTextProps {
  found: Found
  choosing: Choosing
}

/** Where texts have no room side by side: has the language model put them into one, or shows them as they were. */
export const OneText = ({ found, choosing }: OneTextProps) => {
  const { importId, summary } = useStore(importStore)
  const said = useAnswers().businessActivities.trim()
  const { busy, problem, run } = useTask<PutTogether>(({ of, summary: made }) => showSummary(of, made))
  const hasModel = useHasModel()
  if (importId === null) return null
  if (summary !== null)
    return (
      <div className={styles.one}>
        <p role="status">
          Put together by the language model, and held to what they say. You can change it on the next page.
        </p>
        <Button kind="link" onClick={() => showSummary(importId, null)}>
          Show them as they were
        </Button>
      </div>
    )
  // What was unticked for want of room is meant as well; what somebody unticked is not.
  const texts = found.items.filter(({ kind, id }) => kind === 'text' && choosing.ticks[id] !== false)
  const maximum = businessLimits.description - said.length - 1
  const of = texts.map(({ id }) => id)
  const side = appendTexts(said, textsOf(found, of), Number.POSITIVE_INFINITY)
  const isCrowded = texts.length > 1 && side.length > businessLimits.description
  if (!isCrowded || maximum < summaryLimits.shortest) return null
  if (hasModel === false)
    return (
      <div className={styles.one}>
        <p role="status">Not all of them have room. {withoutRoom}</p>
      </div>
    )
  const put = async () => {
    const asked = await request(summarizeImportEndpoint, {
      params: { importId },
      body: { items: of, maximum: Math.min(maximum, summaryLimits.longest) },
    })
    return asked.ok
      ? { ok: true as const, value: { of: importId, summary: { text: asked.value.text, of } } }
      : asked
  }
  return (
    <div className={styles.one}>
      <p role="status">Not all of them have room. The language model can put them into one text that has.</p>
      <Button kind="line" busy={busy} onClick={() => run(put)}>
        Put them into one text
      </Button>
      {problem !== null && <p role="alert">{`${problem.text} ${withoutRoom}`}</p>}
    </div>
  )
}
