import { answerLimits } from '@shingle/shared/generation/answer-limits.ts'
import { invalidWebAddress, isWebAddress, normaliseWebAddress } from '@shingle/shared/link/web-address.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { lazy, Suspense, useState } from 'react'
import { navigate } from '../app/navigate.ts'
import { useTrouble } from '../app/use-trouble.ts'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { DraftAnswers } from './answers.ts'
import { changeAnswers, useAnswers } from './answers-store.ts'
import { LinkField } from './link-field.tsx'
import { LocationField } from './location-field.tsx'
import { readLink } from './read-link.ts'
import styles from './step-frame.module.css'
import { StepFrame } from './step-frame.tsx'
import { useUnderstanding } from './understanding-store.ts'

const Nothing = () => null
// Without a connection it may not come: the questions go on without it.
const UnderstoodPanel = lazy(() =>
  import('./understood/understood-panel.tsx').then(
    ({ UnderstoodPanel: panel }) => ({ default: panel }),
    () => ({ default: Nothing }),
  ),
)
const UnderstoodLine = lazy(() =>
  import('./understood/understood-line.tsx').then(
    ({ UnderstoodLine: line }) => ({ default: line }),
    () => ({ default: Nothing }),
  ),
)
const MoreInformationDialog = lazy(async () => ({
  default: (await import('./more-information-dialog.tsx')).MoreInformationDialog,
}))
// What asking needs comes when it is needed; where it does not come, the launch asks.
const fetchIsTooLittle = () =>
  import('./is-too-little.ts').then(
    ({ isTooLittle }) => isTooLittle,
    () => async () => false,
  )

interface Errors {
  name?: string
  about?: string
  link?: string
}

export const AboutStep = () => {
  const answers = useAnswers()
  const isSilent = useUnderstanding().state === 'nothing-said'
  const [wasAsked, setWasAsked] = useState(false)
  const errors: Errors = wasAsked ? errorsOf(answers) : {}
  const fail = useTrouble()
  const [asksForMore, setAsksForMore] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  const goOn = () => navigate(appPaths.createFonts)
  const next = async () => {
    setWasAsked(true)
    if (Object.keys(errorsOf(answers)).length > 0) return showFirstError()
    setIsAsking(true)
    if (answers.link.trim() !== '' && answers.linkUse === 'unread') await readLink(answers.link)
    else if (await (await fetchIsTooLittle())(answers)) setAsksForMore(true)
    else await goOn()
    setIsAsking(false)
  }

  return (
    <>
      <StepFrame
        name="Get Started: About your business"
        title="What’s on the sign?"
        why="Tell it the way you would tell a neighbor. The more particular, the less you change later."
        next="Choose fonts"
        busy={isAsking}
        onNext={() => void next().catch(fail)}
        foot={<Suspense>{!isSilent && <UnderstoodLine />}</Suspense>}
      >
        <div className={styles.fields}>
          <TextField
            label="Business name"
            autoComplete="organization"
            limit={answerLimits.businessName}
            value={answers.businessName}
            onChange={(businessName) => changeAnswers({ businessName })}
            error={errors.name}
          />
          <TextArea
            data-own-words
            label="What the business is about"
            limit={answerLimits.businessActivities}
            counts
            placeholder="Repairs and servicing for commuter bikes, two minutes from Temple Meads. Punctures while you wait. We lend you a bike."
            value={answers.businessActivities}
            onChange={(businessActivities) => changeAnswers({ businessActivities })}
            error={errors.about}
          />
          <LocationField />
          {/* Below what it would push from under a hand when it comes. */}
          <Suspense>{!isSilent && <UnderstoodPanel />}</Suspense>
          <LinkField error={errors.link} />
        </div>
      </StepFrame>
      {/* Beside the question's form: what is sent in the dialog does not send the question. */}
      <Suspense>
        {asksForMore && (
          <MoreInformationDialog
            onEnough={() => void goOn().catch(fail)}
            onClose={() => setAsksForMore(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Leads to the first field that keeps the answers from going on, also where it is folded away. */
const showFirstError = (): void => {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  })
}

/** What keeps the answers from going on; asked for once, it is gone as soon as it is mended. */
const errorsOf = ({ businessName, businessActivities, link }: DraftAnswers): Errors => {
  const errors: Errors = {}
  if (businessName.trim() === '') errors.name = 'What is the business called?'
  if (businessActivities.trim() === '')
    errors.about = 'What does the business do? A sentence is a good start.'
  if (link.trim() !== '' && !isWebAddress(normaliseWebAddress(link))) errors.link = invalidWebAddress.text
  return errors
}
