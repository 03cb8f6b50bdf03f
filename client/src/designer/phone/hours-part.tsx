import { businessFields } from '@shingle/shared/business/business.ts'
import { hasHours, type SpecialDay, type TimeSpan } from '@shingle/shared/business/opening-hours.ts'
import { closedTodayLine } from '@shingle/shared/page/closed-today.tsx'
import { specialRows } from '@shingle/shared/page/hours-rows.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import { useBusiness, useView } from '../../replica/use-draft.ts'
import { useCanEdit, useEdits } from '../base/draft/editing.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import { toast } from '../base/toast.ts'
import { FieldForm } from '../fields/field-form.tsx'
import { addSpan } from '../fields/hours-edits.ts'
import { Spans } from '../fields/spans.tsx'
import own from './hours-part.module.css'
import styles from './phone.module.css'
import { PhoneBar } from './phone-bar.tsx'
import { PublishButton } from './publish-button.tsx'
import { dateOf, saidOfToday, usualToday, withToday } from './today.ts'
import { useToday } from './use-today.ts'
import { Week } from './week.tsx'

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' })

/** Opening hours: today first, then the week and the days that differ from it. */
export const HoursPart = ({ onBack }: { onBack: () => void }) => {
  const business = useBusiness()
  const canEdit = useCanEdit()
  return (
    <>
      <PhoneBar title="Opening hours" onBack={onBack} />
      <main className={styles.scroll}>
        <fieldset className={styles.fields} disabled={!canEdit}>
          <Today />
          <Week />
          <div className={styles.form}>
            <h2>Days that differ</h2>
            <FieldForm
              fields={businessFields}
              values={business}
              place={{ in: 'business' }}
              only={['specialDays']}
            />
          </div>
        </fieldset>
      </main>
      <footer className={styles.dock}>
        <PublishButton>Put it on the page now</PublishButton>
      </footer>
    </>
  )
}

type Choice = 'usual' | 'closed' | 'other'

const choices: readonly { readonly is: Choice; readonly words: string }[] = [
  { is: 'usual', words: 'As usual' },
  { is: 'other', words: 'Other hours' },
  { is: 'closed', words: 'Closed today' },
]

const chosenOf = (said: SpecialDay | undefined): Choice => {
  if (!said) return 'usual'
  return said.spans.length === 0 ? 'closed' : 'other'
}

const Today = () => {
  const { hours, specialDays } = useBusiness()
  const edits = useEdits()
  const now = useToday()
  const said = saidOfToday(specialDays, now)
  const chosen = chosenOf(said)
  const say = (spans: readonly TimeSpan[] | null) => {
    const { maximum } = businessFields.specialDays
    const days = withToday(specialDays, { now, spans, maximum })
    const written = days && edits.setField({ in: 'business', field: 'specialDays' }, days)
    if (days === null)
      toast(`At most ${maximum} days that differ: remove one below first.`, { kind: 'trouble' })
    else if (written?.ok === false) toast(written.problem.text, { kind: 'trouble' })
  }
  const spansOf = (choice: Choice): readonly TimeSpan[] | null => {
    if (choice === 'usual') return null
    if (choice === 'closed') return []
    const usual = usualToday(hours, now) ?? []
    return usual.length === 0 ? addSpan([]) : usual
  }
  const day = weekday.format(now)
  return (
    <section className={own.today} aria-label="Today">
      <h2>Today, {day}</h2>
      <p>
        For today only. {hasHours(hours) ? 'Tomorrow the week below holds again.' : 'It is over tomorrow.'}
      </p>
      <div className={own.choices}>
        {choices.map(({ is, words }) => (
          <button
            key={is}
            type="button"
            aria-pressed={is === chosen}
            onClick={() => is !== chosen && say(spansOf(is))}
          >
            {words}
          </button>
        ))}
      </div>
      {chosen === 'other' && said && <Spans day="Today" spans={said.spans} onChange={say} />}
      {said && <VisitorsRead date={dateOf(now)} />}
    </section>
  )
}

/** The line of the page, in its own language: the one above it on a day that is closed, else the day among those that differ. */
const VisitorsRead = ({ date }: { date: string }) => {
  const canvas = useCanvasPage()
  const content = useView(({ view }) => view.content())
  const page = { ...canvas, mode: 'published' } as const
  const line = closedTodayLine({ content, page }, date) ?? differentLine(page, date)
  return (
    line !== undefined && (
      <p className={own.read}>
        Once it is published, visitors read <q>{line}</q>
      </p>
    )
  )
}

const differentLine = (page: PageContext, date: string): string | undefined => {
  const row = specialRows(page).find((special) => special.date <= date && date <= special.until)
  return row && `${row.days}: ${row.times.join(', ')}`
}
