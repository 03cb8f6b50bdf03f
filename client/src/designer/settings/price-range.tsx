import { businessFields } from '@shingle/shared/business/business.ts'
import { priceRangeIn } from '@shingle/shared/business/price-range.ts'
import { useBusiness } from '../../replica/use-draft.ts'
import { optionWords } from '../fields/option-words.ts'
import { Select } from '../fields/select.tsx'
import { useFieldWriting } from '../fields/use-field-writing.ts'

const { label, options } = businessFields.priceRange

/** How expensive the business is, in the sign of its own money as its page says it. */
export const PriceRange = () => {
  const { priceRange, homeCountry } = useBusiness()
  const { write } = useFieldWriting({ in: 'business' }, 'priceRange')
  return (
    <Select
      label={label}
      options={options}
      value={priceRange}
      onChange={write}
      words={(option) => priceRangeIn(homeCountry, optionWords(option))}
    />
  )
}
