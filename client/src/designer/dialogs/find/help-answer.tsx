import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { ArrowLeft } from 'lucide-react'
import type { Help } from '../../../help/help.ts'
import { Button } from '../../../ui/button.tsx'
import { focusFirst } from '../../base/focus-first.ts'
import styles from './help-answer.module.css'

interface HelpAnswerProps {
  help: Help
  onBack: () => void
}

/** One answer of the help, to be read without leaving the website. */
export const HelpAnswer = ({ help: { id, title, answer, onPhone, more }, onBack }: HelpAnswerProps) => (
  <article className={styles.answer}>
    <Button kind="quiet" onClick={onBack} {...focusFirst}>
      <ArrowLeft aria-hidden="true" />
      Back to the search
    </Button>
    <h3>{title}</h3>
    {typeof answer === 'string' ? (
      <p>{answer}</p>
    ) : (
      <ol>
        {answer.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )}
    {onPhone && <p>{onPhone}</p>}
    {more && (
      <a href={more.path} target="_blank" rel="noopener">
        {more.words}
      </a>
    )}
    <a href={`${pagePaths.support}#${id}`} target="_blank" rel="noopener">
      All help
    </a>
  </article>
)
