import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { Lock } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { navigate } from '../app/navigate.ts'
import { Switch } from '../ui/switch.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { changeAnswers, useAnswers } from './answers-store.ts'
import { chosenSections, withSection } from './chosen-sections.ts'
import styles from './sections-step.module.css'
import stepStyles from './step-frame.module.css'
import { StepFrame } from './step-frame.tsx'
import { useUnderstanding } from './understanding-store.ts'

const Nothing = () => null
const PhoneQuestions = lazy(() =>
  import('./understood/phone-questions.tsx').then(
    ({ PhoneQuestions: questions }) => ({ default: questions }),
    () => ({ default: Nothing }),
  ),
)

export const SectionsStep = () => {
  const { understood } = useUnderstanding()
  const chosen = chosenSections(useAnswers(), understood)

  return (
    <StepFrame
      name="Choose sections"
      title="What goes on the page"
      why={`${countWords(chosen.length)} to begin with. Add or leave out any; order comes later.`}
      back={appPaths.createColors}
      next="Create Your Site"
      onNext={() => void navigate(appPaths.createLaunch)}
    >
      {/* The last question before the page is made: what is not confirmed by then is left out of it. */}
      <div className={styles.questions}>
        <Suspense>{understood && <PhoneQuestions understood={understood} />}</Suspense>
      </div>
      <fieldset className={styles.picks}>
        <legend>
          <VisuallyHidden>Sections</VisuallyHidden>
        </legend>
        {sections.map(({ type, title, required }) =>
          required ? (
            <div key={type} className={styles.fixed}>
              {title}
              <span>
                <Lock aria-hidden="true" />
                Always there
              </span>
            </div>
          ) : (
            <div key={type} className={chosen.includes(type) ? styles.on : styles.off}>
              <Switch
                label={title}
                checked={chosen.includes(type)}
                onChange={(on) =>
                  changeAnswers((answers) =>
                    withSection({ ...answers, sections: answers.sections ?? chosen }, type, on),
                  )
                }
              />
            </div>
          ),
        )}
      </fieldset>
      <p className={stepStyles.note}>
        What you leave out waits in the editor. Sample reviews stay out of the published page until you
        confirm them.
      </p>
    </StepFrame>
  )
}

const numbers = [
  'None',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
] as const

const countWords = (count: number): string => numbers[count] ?? String(count)
