import { businessFields } from '@shingle/shared/business/business.ts'
import { useBusiness } from '../../replica/use-draft.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { FieldForm } from '../fields/field-form.tsx'
import { BusinessName } from '../settings/business-name.tsx'
import { GuessedPlace } from '../settings/guessed-place.tsx'
import styles from './phone.module.css'
import { PhoneBar } from './phone-bar.tsx'

const ways = ['phone', 'email', 'streetAddress', 'postalCode', 'location', 'country'] as const
const more = ['serviceArea', 'otherContactDetails'] as const

/** What is typed once and used by header, contact and footer. */
export const FactsPart = ({ onBack }: { onBack: () => void }) => {
  const values = useBusiness()
  const canEdit = useCanEdit()
  const facts = { fields: businessFields, values, place: { in: 'business' } } as const
  return (
    <>
      <PhoneBar title="Business facts" onBack={onBack} />
      <main className={styles.scroll}>
        <fieldset className={styles.fields} disabled={!canEdit}>
          <div className={styles.form}>
            <div data-form-field="business:name">
              <BusinessName />
            </div>
            <FieldForm {...facts} only={ways} />
            <GuessedPlace />
            <FieldForm {...facts} only={more} />
          </div>
        </fieldset>
      </main>
    </>
  )
}
