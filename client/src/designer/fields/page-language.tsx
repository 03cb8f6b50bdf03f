import { endonyms, type Language, languages } from '@shingle/shared/language/language.ts'
import { settingsFields } from '@shingle/shared/settings/settings.ts'
import { useState } from 'react'
import { useDraft, useSettings } from '../../replica/use-draft.ts'
import { useEdits } from '../base/draft/editing.ts'
import { toast } from '../base/toast.ts'
import { Select } from './select.tsx'

/** The language of the page: the product's own words follow it, and what its owner wrote stays. */
export const PageLanguage = () => {
  const { language } = useSettings()
  const { view } = useDraft()
  const edits = useEdits()
  // Until the words of the other language are here the choice stands already.
  const [chosen, setChosen] = useState<Language>()
  const speak = async (to: Language) => {
    const { rewordings } = await import('@shingle/shared/generation/rewordings.ts')
    edits.together('Change language', () => {
      edits.reword(rewordings(view.content(), to))
      edits.setField({ in: 'settings', field: 'language' }, to)
    })
    toast(`Forms and labels are in ${endonyms[to]} now. The texts of your page stay as they are.`)
  }
  return (
    <Select
      label={settingsFields.language.label}
      options={languages}
      value={chosen ?? language}
      onChange={(to) => {
        setChosen(to)
        void speak(to)
          .catch(console.error)
          .finally(() => setChosen(undefined))
      }}
    />
  )
}
