import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { endonyms, languages } from '@shingle/shared/language/language.ts'
import { Languages } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { changeAnswers, useAnswers } from '../answers-store.ts'
import styles from './understood.module.css'

/** Which language the page speaks, where the words leave it open; their place's language stands there meanwhile. */
export const LanguageQuestion = ({ understood }: { understood: Understanding }) => {
  const { language } = useAnswers()
  const id = useId()
  if (understood.isSureOfLanguage && language === null) return null
  const choose = (value: string) => {
    const chosen = languages.find((one) => one === value)
    if (chosen) changeAnswers({ language: chosen })
  }
  return (
    <div className={classNames(styles.told, language === null && styles.asked)}>
      <Languages aria-hidden="true" />
      <div>
        <label htmlFor={id}>Your page speaks</label>
        <small>{language === null ? 'Your words leave it open. Is it right?' : 'You said so'}</small>
      </div>
      <select
        id={id}
        className={styles.select}
        value={language ?? understood.language}
        onChange={({ target }) => choose(target.value)}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {endonyms[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
