import { useState } from 'react'

interface FormInPlace {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** For the button that opens it, which appears anew when the form is closed: the keyboard goes on there. */
  readonly opener: { readonly autoFocus: boolean }
}

/** A form that takes the place of what it changes, and of the button that opened it. */
export const useFormInPlace = (isOpenAtFirst = false): FormInPlace => {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>(isOpenAtFirst ? 'open' : 'untouched')
  return {
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
    opener: { autoFocus: state === 'closed' },
  }
}
