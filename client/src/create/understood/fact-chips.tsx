import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { Clock, Mail, MapPin, Pencil, Phone, Tag, UserRound } from 'lucide-react'
import { useId } from 'react'
import { changeAnswers, useAnswers } from '../answers-store.ts'
import { Chip, toggled } from './chip.tsx'
import { showInWords } from './show-in-words.ts'
import styles from './understood.module.css'

const icons = {
  price: Tag,
  hours: Clock,
  phone: Phone,
  email: Mail,
  place: MapPin,
  person: UserRound,
} as const

const FactIcon = ({ kind }: { kind: keyof typeof icons }) => {
  const Icon = icons[kind]
  return <Icon aria-hidden="true" />
}

/** The facts that the page will state, each with the way to its words; a number that was only confirmed can be taken back. */
export const FactChips = ({ understood }: { understood: Understanding }) => {
  const { rightPhones, wrongPhones } = useAnswers()
  const label = useId()
  const { facts, doubtfulPhones } = understood
  const wrong = doubtfulPhones.filter((phone) => wrongPhones.includes(phone))
  if (facts.length + wrong.length === 0) return null
  return (
    <div className={styles.row}>
      <span id={label} className={styles.lead}>
        Your page states
      </span>
      <ul aria-labelledby={label}>
        {facts.map((fact) =>
          rightPhones.includes(fact.text) ? (
            <Chip
              key={`${fact.kind} ${fact.text}`}
              icon={<FactIcon kind={fact.kind} />}
              isGone={false}
              removal={`${fact.text} is not my phone`}
              onToggle={() => changeAnswers({ rightPhones: toggled(rightPhones, fact.text) })}
            >
              {fact.text}
            </Chip>
          ) : (
            <li key={`${fact.kind} ${fact.text}`} className={styles.chip}>
              <FactIcon kind={fact.kind} />
              <span>{fact.text}</span>
              <button
                type="button"
                aria-label={`Change “${fact.text}” in your words`}
                onClick={() => showInWords(fact.text)}
              >
                <Pencil aria-hidden="true" />
              </button>
            </li>
          ),
        )}
        {wrong.map((phone) => (
          <Chip
            key={phone}
            icon={<Phone aria-hidden="true" />}
            isGone
            removal=""
            onToggle={() => changeAnswers({ wrongPhones: toggled(wrongPhones, phone) })}
          >
            {phone}
          </Chip>
        ))}
      </ul>
    </div>
  )
}
