/** Hands a file to the person. */
export const downloadFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click has ended.
  window.setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** Hands a value to the person as a file. */
export const downloadJson = (name: string, value: unknown): void =>
  downloadFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
