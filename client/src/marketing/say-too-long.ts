/** Says at a field that it holds more than its limit; nothing that was typed is cut. */
export const sayTooLong = (form: ParentNode): void => {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[data-limit]')) {
    const limit = Number(field.dataset.limit)
    const { length } = field.value.trim()
    field.setCustomValidity(length > limit ? `Up to ${limit} characters; this is ${length}.` : '')
    // At once where it becomes too long; only then, so that typing on is not interrupted.
    if (length === limit + 1) field.reportValidity()
  }
}
