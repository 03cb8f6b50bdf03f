import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import type { Registrar } from '@shingle/shared/domain/registrars.ts'
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './domain.module.css'
import records from './records.module.css'
import { RecordsTable } from './records-table.tsx'
import { registrarChoices, registrarHeading, registrarPossessive, registrarSteps } from './registrar-words.ts'

/** The records to set, and how, where the domain was bought. */
export const Records = ({ domain }: { domain: DomainView }) => {
  const [chosen, setChosen] = useState<Registrar | null>(null)
  const registrar = chosen ?? domain.registrar
  return (
    <section aria-labelledby="domain-records" className={records.part}>
      <div>
        <h3 id="domain-records">Records</h3>
        {domain.registrar !== 'other' && (
          <p className={styles.note}>
            The domain’s name servers are {registrarPossessive(domain.registrar)}, so the names below are the
            ones you will read there.
          </p>
        )}
      </div>
      <fieldset className={records.from} aria-label="Where did you buy the domain?">
        {registrarChoices.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={classNames(id === registrar && records.on)}
            aria-pressed={id === registrar}
            onClick={() => setChosen(id)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {domain.oneClickUrl !== null && (
        <a className={records.oneclick} href={domain.oneClickUrl} target="_blank" rel="noreferrer">
          Let your provider set them for you
        </a>
      )}
      <RecordsTable domain={domain} />
      <h4>{registrarHeading(registrar)}</h4>
      <ol className={records.how}>
        {registrarSteps(registrar, domain.bought, domain.records.length).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
