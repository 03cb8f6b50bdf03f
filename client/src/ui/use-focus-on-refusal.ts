import { useEffect } from 'react'

/** Whoever is refused for what stands in a field goes on in it, whichever they sent the form from. */
export const useFocusOnRefusal = (formId: string, field: string | undefined): void => {
  useEffect(() => {
    if (field === undefined) return
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [formId, field])
}
