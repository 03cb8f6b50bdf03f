import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { Phone } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { changeAnswers, useAnswers } from '../answers-store.ts'
import styles from './understood.module.css'

/** Eleven digits that begin with 07 are a British mobile, real or made up. */
const looksComplete = (phone: string): boolean => /^07\d{9}$/.test(phone.replace(/\D/g, ''))

/** What was pressed is gone then: the keyboard goes on at the heading above. */
const focusAbove = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('section, form')?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true })

/** Numbers that look like phones and cannot be placed: only their owner knows. */
export const PhoneQuestions = ({ understood }: { understood: Understanding }) => {
  const { rightPhones, wrongPhones } = useAnswers()
  const { facts, doubtfulPhones } = understood
  // A page states one number: one that nobody doubts leaves no question.
  if (facts.some(({ kind }) => kind === 'phone')) return null
  const open = doubtfulPhones.filter((phone) => ![...rightPhones, ...wrongPhones].includes(phone))
  return open.map((phone) => (
    <div key={phone} className={classNames(styles.told, styles.asked)}>
      <Phone aria-hidden="true" />
      <div>
        <b>Is {phone} your phone?</b>
        <small>
          {looksComplete(phone) ? '' : 'It does not look complete. '}Your page shows it once you say so.
        </small>
      </div>
      <Button
        kind="link"
        aria-label={`Yes, ${phone} is my phone`}
        onClick={(event) => {
          focusAbove(event)
          changeAnswers({ rightPhones: [...rightPhones, phone] })
        }}
      >
        Yes
      </Button>
      <Button
        kind="link"
        aria-label={`No, ${phone} is not my phone`}
        onClick={(event) => {
          focusAbove(event)
          changeAnswers({ wrongPhones: [...wrongPhones, phone] })
        }}
      >
        No
      </Button>
    </div>
  ))
}
